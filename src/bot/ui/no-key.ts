import { isDeveloper } from "../../accounts/change-work.ts";
import { phoneOf } from "../../accounts/phone-forms.ts";
import type { Account } from "../../store/queries/accounts.ts";
import { formatPhone } from "./format.ts";
import { button, type Content } from "./screen.ts";
import { lines, type Say } from "./text.ts";

/** For somebody who is logged in and cannot sell: how that is mended. */
export function renderNoKey(say: Say, account: Account): Content {
  const isReady = isDeveloper(account.role);
  return {
    html: isReady
      ? say.html("login-no-key-developer")
      : say.html("login-no-key", { phone: formatPhone(phoneOf(account)) }),
    buttons: [
      [
        isReady
          ? button(say, "button-key-live-first", "acct:ask:live_key", "primary")
          : button(say, "button-upgrade", "acct:ask:upgrade", "primary"),
        button(say, "button-account", "account"),
      ],
    ],
  };
}

/** For somebody whose account the service has switched off: neither a login nor a key would bring it back. */
export function renderSwitchedOff(say: Say, words: string): Content {
  return {
    html: lines(say.html("account-switched-off"), say.html("card-words", { words })),
    buttons: [[button(say, "button-account", "account")]],
  };
}

/** The same where there may be a key: none is made anew for that, and no fee is paid. */
export function renderUnreadKeys(say: Say): Content {
  const login = button(say, "button-login", "login", "primary");
  return {
    html: say.html("login-keys-unreadable"),
    buttons: [[login, button(say, "button-account", "account")]],
  };
}
