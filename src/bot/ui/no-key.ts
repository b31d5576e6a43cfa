import type { Account } from "../../accounts/accounts.queries.ts";
import type { AccountMode } from "../../core/account-modes.ts";
import { isDeveloper } from "../../developer/change-work.ts";
import type { KeyFinding } from "../../developer/refused-keys.ts";
import { phoneOf } from "../../sessions/phone-forms.ts";
import { accountButtons } from "../callbacks/account.ts";
import { formatPhone } from "./format.ts";
import { accountButton, loginButton, menuButton } from "./menu-card.ts";
import { button, type Content } from "./screen.ts";
import type { WordsReader } from "./service-words.ts";
import { lines, type Say } from "./text.ts";

/** For somebody who is logged in and cannot sell: how to change that. */
export function renderNoKey(say: Say, account: Account): Content {
  const isReady = isDeveloper(account.role);
  return {
    html: isReady
      ? say.html("login-no-key-developer")
      : say.html("login-no-key", { phone: formatPhone(phoneOf(account)) }),
    buttons: [
      [
        isReady
          ? button(say, "button-key-live-first", accountButtons.askChange({ kind: "live_key" }), "primary")
          : button(say, "button-upgrade", accountButtons.askChange({ kind: "upgrade" }), "primary"),
        accountButton(say),
      ],
    ],
  };
}

/** For somebody whose key is dead and stands nowhere whole: a new one is made by a tap, which says what it costs. */
export function renderDeadKey(say: Say, mode: AccountMode, html = say.html("key-dead")): Content {
  const make = button(say, `button-key-${mode}`, accountButtons.askChange({ kind: `${mode}_key` }), "primary");
  return { html, buttons: [[make, accountButton(say)]] };
}

/**
 * For somebody whose key the service has refused: what helps, as far as the bot has found out. Only owners can replace
 * a key.
 */
export function renderRefusedKey(
  { say, isForSeat }: WordsReader,
  mode: AccountMode,
  finding: KeyFinding | null,
): Content {
  if (isForSeat) return { html: say.html("seat-refused-closed"), buttons: [[menuButton(say)]] };
  switch (finding?.kind) {
    case "new_key":
      return renderDeadKey(say, mode);
    case "switched_off":
      return renderSwitchedOff(say, finding.words);
    case "unavailable":
    case "renewed":
      return { html: say.html("problem-down"), buttons: [[accountButton(say)]] };
    default:
      return { html: say.html("login-key-refused"), buttons: [[loginButton(say)]] };
  }
}

/** For somebody whose account the service has switched off: no login and no key would bring it back. */
export function renderSwitchedOff(say: Say, words: string): Content {
  return {
    html: lines(say.html("account-switched-off"), say.html("card-words", { words })),
    buttons: [[accountButton(say)]],
  };
}

/** The same where there may be a key: the bot makes no new one for that, and pays no fee. */
export function renderUnreadKeys(say: Say): Content {
  const login = loginButton(say, "primary");
  return {
    html: say.html("login-keys-unreadable"),
    buttons: [[login, accountButton(say)]],
  };
}
