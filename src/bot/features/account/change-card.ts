import type { AccountChange } from "../../../accounts/account-changes.queries.ts";
import type { Account } from "../../../accounts/accounts.queries.ts";
import type { ChangeKind } from "../../../accounts/accounts.table.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { formatNaira, type Kobo } from "../../../core/money.ts";
import type { Funding } from "../../../developer/balance.ts";
import { alreadyDeveloper } from "../../../developer/change-work.ts";
import { readRefusal } from "../../../sales/read-refusal.ts";
import { accountButtons } from "../../callbacks/account.ts";
import { homeButtons } from "../../callbacks/home.ts";
import { loginButtons } from "../../callbacks/login.ts";
import { nameChange } from "../../ui/format.ts";
import { renderFunding } from "../../ui/funding-card.ts";
import { accountButton, menuButton } from "../../ui/menu-card.ts";
import { renderNoKey } from "../../ui/no-key.ts";
import { type Button, button, buttonRow, type Content } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
export interface AskView {
  say: Say;
  kind: ChangeKind;
  /** Single use: what the second tap burns. */
  key: string;
  walletKobo: Kobo | null;
  /** The key that would be replaced, by its last four characters. */
  tail: string | null;
  otherHost: string | null;
  /** The cost of an upgrade, as the operator says. */
  feeKobo: Kobo | null;
}

/** The effects of a change, and the button that asks for it. */
export function renderAsk(view: AskView): Content {
  const { say, kind, key, tail } = view;
  const now = (text: string): Button => ({ text, data: accountButtons.change({ key }), style: "danger" });
  const host = view.otherHost ?? "?";
  const cancel = button(say, "button-cancel", accountButtons.dropChange({ key }));
  const ask = (html: Html, button: Button): Content => ({ html, buttons: [[cancel, button]] });
  switch (kind) {
    case "upgrade":
      return ask(
        lines(
          view.feeKobo === null
            ? say.html("ask-upgrade")
            : say.html("ask-upgrade-fee", { fee: formatNaira(view.feeKobo) }),
          view.walletKobo !== null && say.html("ask-upgrade-wallet", { balance: formatNaira(view.walletKobo) }),
        ),
        now(say.plain("button-upgrade-now")),
      );
    case "live_key":
    case "sandbox_key": {
      const mode = modeWord(say, kind);
      return ask(
        lines(
          tail === null ? say.html("ask-key-first", { mode }) : say.html("ask-key", { mode, tail }),
          kind === "sandbox_key" && say.html("ask-key-sandbox"),
        ),
        tail === null
          ? button(say, "button-key-first-now", accountButtons.change({ key }), "primary")
          : now(say.plain("button-key-now")),
      );
    }
    case "webhook_use":
      return ask(say.html("ask-hook-use", { host }), now(say.plain("button-hook-use-now")));
    case "webhook_back":
      return ask(say.html("ask-hook-back", { host }), now(say.plain("button-hook-back-now")));
  }
}

export interface ChangeView {
  say: Say;
  change: AccountChange;
  account: Account;
  /** The last four characters of the key of a mode; null where there is none. */
  tailOf(mode: Account["mode"]): string | null;
  otherHost: string | null;
  /** Where to pay in; null where the change needs no money. */
  funding: Funding | null;
}

/** The state of a change. It depends only on the rows. */
export function renderChange(view: ChangeView): Content {
  const { say, change } = view;
  const what = nameChange(say, change.kind);
  const card = (html: Html, ...buttons: Button[]): Content => ({ html, buttons: [[...buttons], endRow(say)] });
  const pin = button(say, "button-type-pin", loginButtons.pin({ change: change.id }), "primary");
  switch (change.state) {
    case "login":
      return card(say.html("change-login"), pin);
    case "unclear": {
      const look = button(say, "button-look-now", accountButtons.look({ change: change.id }), "primary");
      if (change.why === "unauthorized") return card(say.html("change-unclear-pin", { what }), pin);
      // Its buttons do not touch this message: it changes again by itself.
      const asked = change.words === null ? "change-unclear" : "change-unclear-error";
      const title = say.html(change.why === "unavailable" ? "change-unclear-down" : asked, { what });
      const html = lines(title, wordsOf(view));
      return { html, buttons: [[look, button(say, "button-menu", homeButtons.menuNew())]] };
    }
    case "done":
      return doneCard(view);
    case "refused":
      return refusedCard(view, what);
    case "undone":
      return card(
        lines(
          say.html(change.words === null ? "change-undone" : "change-undone-error", { what }),
          wordsOf(view),
          change.kind === "upgrade" && say.html("upgrade-undone-money"),
        ),
      );
    case "offered":
    case "started":
      return { html: say.html("change-asking", { what }), buttons: [] };
    case "dropped":
      return card(say.html("change-old"));
  }
}

function wordsOf({ say, change }: ChangeView): Html | false {
  return change.words !== null && say.html("card-words", { words: change.words });
}

function doneCard(view: ChangeView): Content {
  const { say, change, account, tailOf } = view;
  const host = view.otherHost ?? "?";
  switch (change.kind) {
    case "upgrade":
      // Without a key nothing can be sold: the service may show the new ones only in part.
      return {
        ...(tailOf("live") === null ? renderNoKey(say, account) : { buttons: [endRow(say)] }),
        html: upgradeWords(view),
      };
    case "live_key":
    case "sandbox_key": {
      const mode = change.kind === "live_key" ? "live" : "sandbox";
      const vars = { mode: modeWord(say, change.kind), tail: tailOf(mode) ?? "…" };
      const toMode = account.mode !== mode && button(say, `button-mode-${mode}`, accountButtons.askMode({ mode }));
      const html = change.key_before === null ? say.html("key-made", vars) : say.html("key-done", vars);
      return { html, buttons: [buttonRow(toMode), endRow(say)] };
    }
    case "webhook_use":
      return { html: say.html("hook-use-done", { host }), buttons: [endRow(say)] };
    case "webhook_back":
      return { html: say.html("hook-back-done", { host }), buttons: [endRow(say)] };
  }
}

function upgradeWords({ say, change, account, tailOf }: ChangeView): Html {
  const { fee_kobo, wallet_before_kobo } = change;
  const { wallet_kobo } = account;
  const tail = tailOf("live");
  const key = tail === null ? say.html("upgrade-no-key") : say.html("upgrade-key", { tail });
  // There was nothing to pay for: this upgrade changed nothing.
  if (change.why === alreadyDeveloper) return lines(tail !== null && say.html("upgrade-already"), key);
  const fee =
    fee_kobo === null
      ? say.html("upgrade-fee-unknown")
      : fee_kobo === 0
        ? say.html("upgrade-fee-none")
        : say.html("upgrade-fee", { fee: formatNaira(fee_kobo) });
  const isSeen = fee_kobo === null && wallet_before_kobo !== null && wallet_kobo !== null;
  return lines(
    tail !== null && say.html("upgrade-done"),
    fee,
    isSeen && say.html("upgrade-wallet", { before: formatNaira(wallet_before_kobo), now: formatNaira(wallet_kobo) }),
    key,
  );
}

function refusedCard(view: ChangeView, what: string): Content {
  const { say, change, funding } = view;
  const words = wordsOf(view);
  if (change.kind === "upgrade" && readRefusal(change.words) === "low-balance") {
    const short = renderFunding(say, paragraphs(say.html("upgrade-short"), words), funding ?? { kind: "unavailable" });
    const again = button(say, "button-upgrade", accountButtons.askChange({ kind: "upgrade" }));
    return { ...short, buttons: [...(short.buttons ?? []), [again]] };
  }
  const advice =
    change.why === "vending.rate_limited"
      ? say.html("problem-slow-down")
      : change.why === "unauthorized" && say.html("advice-account");
  return { html: lines(say.html("change-refused", { what }), words, advice), buttons: [endRow(say)] };
}

function modeWord(say: Say, kind: "live_key" | "sandbox_key"): string {
  return say.plain(kind === "live_key" ? "mode-live-word" : "mode-sandbox-word");
}

function endRow(say: Say): Button[] {
  return [accountButton(say), menuButton(say)];
}

/** Asks before the mode is switched: it decides whether what is sold is real. */
export function renderAskMode(say: Say, mode: AccountMode, stamp: string): Content {
  return {
    html: say.html(`mode-ask-${mode}`),
    buttons: [
      [
        button(say, "button-cancel", accountButtons.show()),
        button(say, `button-mode-${mode}`, accountButtons.switchMode({ mode, stamp }), "danger"),
      ],
    ],
  };
}
