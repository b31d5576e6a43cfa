import { smsStates, smsUses } from "../../sms/sms.table.ts";
import { owner, sellers } from "./access.ts";
import { callback, int, oneOf, ulid } from "./callback.ts";

/** `turn`: which SMS of the sale it would be. */
const one = { sale: ulid, turn: int(1) };

export const smsButtons = {
  send: callback("sms", sellers, one),
  /** `seen`: how the SMS before was when that was read. */
  sendAgain: callback("smsyes", sellers, { ...one, seen: oneOf(...smsStates) }),
  shop: callback("smsuse", owner),
  use: callback("smsuse", owner, { use: oneOf(...smsUses) }),
};
