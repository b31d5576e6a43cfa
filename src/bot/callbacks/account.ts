import { changeKinds } from "../../accounts/accounts.table.ts";
import { accountModes } from "../../core/account-modes.ts";
import { owner } from "./access.ts";
import { callback, key, oneOf, stamp, ulid } from "./callback.ts";

const mode = oneOf(...accountModes);

export const accountButtons = {
  show: callback("account", owner),
  name: callback("shopname", owner),
  askChange: callback("acct:ask", owner, { kind: oneOf(...changeKinds) }),
  change: callback("acct:do", owner, { key }),
  dropChange: callback("acct:no", owner, { key }),
  look: callback("acct:look", owner, { change: ulid }),
  askMode: callback("acct:mode", owner, { mode }),
  switchMode: callback("acct:to", owner, { mode, stamp }),
  keepWebhook: callback("acct:keep", owner),
};

export const walletButtons = {
  balance: callback("balance", owner),
  fund: callback("fund", owner),
  fundBelow: callback("fund:new", owner),
  paid: callback("paid", owner),
};

/** Customers and visitors may delete what is kept about them, too. */
export const erasureButtons = {
  ask: callback("deletedata", owner),
  askAgain: callback("erase:ask", owner),
  keep: callback("erase:no", owner),
  erase: callback("erase:do", owner, { stamp }),
};
