import type { AccountChange } from "../../../accounts/account-changes.queries.ts";
import type { Account } from "../../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { type AccountMode, accountModes } from "../../../core/account-modes.ts";
import { isDeveloper } from "../../../developer/change-work.ts";
import type { WebhookHealth } from "../../../developer/webhook-health.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { accountButtons, erasureButtons } from "../../callbacks/account.ts";
import { lockButtons } from "../../callbacks/lock.ts";
import { loginButtons } from "../../callbacks/login.ts";
import { smsButtons } from "../../callbacks/sms.ts";
import { staffButtons } from "../../callbacks/staff.ts";
import { formatPhone, nameChange, type Times } from "../../ui/format.ts";
import { loginButton, menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

/** A key as it is shown: never whole. */
export interface KeyView {
  mode: AccountMode;
  /** The last four characters. */
  tail: string;
  /** Null where the profile does not say; undefined while it was not asked. */
  createdAt?: number | null;
  lastUsedAt?: number | null;
}

export interface AccountView {
  say: Say;
  times: Times;
  account: Account;
  keys: readonly KeyView[];
  /** How the service's calls come in, if the webhook is ours. */
  webhook: WebhookHealth;
  /** The host of the URL that is not ours: called now, or kept to be put back. */
  otherHost: string | null;
  /** Whether the service can reach this program. */
  canBeCalled: boolean;
  running: AccountChange | undefined;
  /** Whether tokens can go out by SMS. */
  hasSms: boolean;
  status:
    | { kind: "asking" | "down" | "unreadable" | "unauthorized" }
    | { kind: "refused"; words: string }
    | { kind: "fresh"; at: number };
}

/** Who the account is, its keys by their last four characters, and what can be changed. */
export function renderAccount(view: AccountView): Content {
  const { say, account, running } = view;
  const name = [account.first_name, account.last_name].filter(Boolean).join(" ");
  return {
    html: paragraphs(
      lines(
        say.html("account-title", { shop: shopNameOf(account) }),
        say.html("account-owner", { name, phone: formatPhone(phoneOf(account)) }),
        say.html(isDeveloper(account.role) ? "account-developer" : "account-not-developer"),
        say.html(account.mode === "live" ? "account-mode-live" : "account-mode-sandbox"),
      ),
      lines(keyLine(view, "live"), keyLine(view, "sandbox"), webhookLine(view)),
      running && say.html("account-running", { what: nameChange(say, running.kind) }),
      statusLine(view),
    ),
    buttons: [...buttonRows(view), ...(running ? [[menuButton(say)]] : wayRows(view))],
  };
}

function wayRows({ say, hasSms }: AccountView): Button[][] {
  return [
    [button(say, "button-staff", staffButtons.list()), button(say, "button-trail", staffButtons.trail())],
    [button(say, "button-lock", lockButtons.show()), button(say, "button-shop-name", accountButtons.name())],
    buttonRow(hasSms && button(say, "button-sms-shop", smsButtons.shop())),
    [button(say, "button-erase", erasureButtons.ask()), button(say, "button-log-out", loginButtons.logout())],
    [menuButton(say)],
  ];
}

function keyLine({ say, times, keys }: AccountView, mode: AccountMode): Html {
  const key = keys.find((candidate) => candidate.mode === mode);
  if (!key) return say.html(`account-key-${mode}-none`);
  const { createdAt, lastUsedAt } = key;
  const parts = [
    say.html(`account-key-${mode}`, { tail: key.tail }),
    createdAt && say.html("account-key-made", { made: times.moment(createdAt) }),
    lastUsedAt && say.html("account-key-used", { used: times.moment(lastUsedAt) }),
    lastUsedAt === null && say.html("account-key-unused"),
  ];
  return parts.filter(Boolean).join(" · ") as Html;
}

function webhookLine({ say, account, webhook, otherHost }: AccountView): Html {
  if (account.webhook_state === "other") return say.html("account-hook-other", { host: otherHost ?? "?" });
  return say.html(`account-hook-${account.webhook_state === "ours" ? webhook : account.webhook_state}`);
}

function statusLine({ say, times, status }: AccountView): Html {
  if (status.kind === "fresh") return say.html("account-as-of", { time: times.time(status.at) });
  if (status.kind === "refused") {
    return lines(say.html("account-refused"), say.html("card-words", { words: status.words }));
  }
  return say.html(status.kind === "unauthorized" ? "account-pin-needed" : `account-${status.kind}`);
}

/** Nothing is offered to be changed while a change is not known to be over. */
function buttonRows(view: AccountView): Button[][] {
  const { say, account, keys, running, status } = view;
  if (running) return [[button(say, "button-look-now", accountButtons.look({ change: running.id }), "primary")]];
  const login = buttonRow(status.kind === "unauthorized" && loginButton(say, "primary"));
  if (!isDeveloper(account.role) && keys.length === 0) {
    return [login, [button(say, "button-upgrade", accountButtons.askChange({ kind: "upgrade" }), "primary")]];
  }
  const has = (mode: AccountMode) => keys.some((key) => key.mode === mode);
  const other = account.mode === "live" ? "sandbox" : "live";
  return [
    login,
    buttonRow(has(other) && button(say, `button-mode-${other}`, accountButtons.askMode({ mode: other }))),
    accountModes.map((mode) => {
      const label = has(mode) ? (`button-key-${mode}` as const) : (`button-key-${mode}-first` as const);
      return button(say, label, accountButtons.askChange({ kind: `${mode}_key` }));
    }),
    webhookRow(view),
  ];
}

function webhookRow({ say, account, otherHost, canBeCalled }: AccountView): Button[] {
  if (account.webhook_state === "other" && canBeCalled) {
    return [button(say, "button-hook-use", accountButtons.askChange({ kind: "webhook_use" }))];
  }
  if (account.webhook_state === "ours" && otherHost !== null) {
    const host = shortHost(otherHost);
    return [button(say, ["button-hook-back", { host }], accountButtons.askChange({ kind: "webhook_back" }))];
  }
  return [];
}

/** A host as it fits on a button. */
function shortHost(host: string): string {
  return host.length <= 30 ? host : `${host.slice(0, 29)}…`;
}
