import { claimReasons } from "../../claims/claims.table.ts";
import { owner } from "./access.ts";
import { callback, callbacks, oneOf, ulid } from "./callback.ts";

/** The service's debts to the shop. */
export const claimButtons = {
  list: callback("claims", owner),
  ...callbacks("claims", owner, {
    show: { sale: ulid },
    file: {},
    ask: { sale: ulid },
    end: { as: oneOf(...claimReasons), sale: ulid },
  }),
};
