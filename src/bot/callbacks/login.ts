import { everybody, owner } from "./access.ts";
import { callback, oneOf, stamp, ulid } from "./callback.ts";

export const loginButtons = {
  /** Leaving a seat for a shop of one's own takes that shop's PIN. */
  login: callback("login", everybody),
  /** For the account change that waits for it. */
  pin: callback("acct:pin", owner, { change: ulid }),
  logout: callback("logout", everybody),
  /** The operator's words for somebody who cannot log in. */
  help: callback("login-help", everybody, { about: oneOf("account", "pin") }),
  logoutSurely: callback("logout", everybody, { stamp }),
};
