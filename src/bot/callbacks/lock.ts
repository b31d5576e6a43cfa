import { pinEntries } from "../../sessions/lock.table.ts";
import { everybody, owner } from "./access.ts";
import { callback, int, oneOf, stamp, text, ulid } from "./callback.ts";

export const lockButtons = {
  show: callback("lock", owner),
  now: callback("lock:now", owner),
  set: callback("lock", owner, { what: oneOf("idle", "above") }),
  way: callback("lock:way", owner, { way: oneOf(...pinEntries) }),
  freeze: callback("freeze", owner),
  freezeSurely: callback("freeze", owner, { stamp, account: ulid }),
  unfreeze: callback("unfreeze", owner),
  chats: callback("chats", owner),
  logOutChat: callback("chats:out", owner, { user: int(15) }),
};

/** A key of a keypad. `code` is a digit as this keypad hides it, or what the key does. */
export const pinKey = callback("pin", everybody, { nonce: text("[\\w-]{12}", 12), code: text("[\\w-]{2,4}", 4) });
