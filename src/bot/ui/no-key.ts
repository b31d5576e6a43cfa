import { isDeveloper } from "../../accounts/change-work.ts";
import { phoneOf } from "../../accounts/phone-forms.ts";
import type { Account } from "../../store/queries/accounts.ts";
import { formatPhone } from "./format.ts";
import type { Button, Content } from "./screen.ts";
import type { Say } from "./text.ts";

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
          ? { text: say.plain("button-key-live-first"), data: "acct:ask:live_key", style: "primary" }
          : { text: say.plain("button-upgrade"), data: "acct:ask:upgrade", style: "primary" },
        { text: say.plain("button-account"), data: "account" },
      ],
    ],
  };
}

/** The same where there may be a key: none is made anew for that, and no fee is paid. */
export function renderUnreadKeys(say: Say): Content {
  const login: Button = { text: say.plain("button-login"), data: "login", style: "primary" };
  return {
    html: say.html("login-keys-unreadable"),
    buttons: [[login, { text: say.plain("button-account"), data: "account" }]],
  };
}
