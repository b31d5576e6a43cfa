import type { Account } from "../../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import { idleLockOf, type LockSetting } from "../../../lock/lock.ts";
import type { PinEntryWay } from "../../../sessions/lock.table.ts";
import { lockButtons } from "../../callbacks/lock.ts";
import { accountButton, menuButton, unfreezeButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

const minute = 60_000;

/** Idle times to choose from; 0: never. */
const idleChoices = [5 * minute, 15 * minute, 60 * minute, 240 * minute, 0] as const;
/** Limits to choose from, in kobo: a sale above it asks for the PIN. Null: none does. */
const aboveChoices = [...[0, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000].map(toKobo), null];

export interface LockView {
  say: Say;
  account: Account;
  usualIdleMs: number;
  way: PinEntryWay;
}

/** "Lock and PIN": what holds now, and what can be chosen. */
export function renderLock({ say, account, usualIdleMs, way }: LockView): Content {
  const idle = nameIdle(say, idleLockOf(account, usualIdleMs));
  const above = nameAbove(say, account.pin_above_kobo);
  const other = way === "keypad" ? "typed" : "keypad";
  return {
    html: paragraphs(
      lines(
        say.html("lock-title"),
        say.html("lock-idle", { idle }),
        say.html("lock-above", { above }),
        say.html(`lock-way-${way}`),
      ),
      account.frozen_at !== null && say.html("menu-frozen"),
    ),
    buttons: [
      [{ text: say.plain("button-lock-idle", { idle }), data: lockButtons.set({ what: "idle" }) }],
      [{ text: say.plain("button-lock-above", { above }), data: lockButtons.set({ what: "above" }) }],
      [
        button(say, `button-lock-way-${other}`, lockButtons.way({ way: other })),
        button(say, "button-chats", lockButtons.chats()),
      ],
      [
        button(say, "button-lock-now", lockButtons.now()),
        account.frozen_at === null ? button(say, "button-freeze", lockButtons.freeze(), "danger") : unfreezeButton(say),
      ],
      [accountButton(say), menuButton(say)],
    ],
  };
}

/** The choices of one setting, each named by its place: no button carries an amount. */
export function renderLockChoices(say: Say, what: LockSetting["what"], dataOf: (place: number) => string): Content {
  const names =
    what === "idle" ? idleChoices.map((ms) => nameIdle(say, ms)) : aboveChoices.map((kobo) => nameAbove(say, kobo));
  const buttons = names.map((text, place): Button => ({ text, data: dataOf(place) }));
  return {
    html: say.html(what === "idle" ? "lock-choose-idle" : "lock-choose-above"),
    buttons: [...inRows(buttons), [button(say, "button-back", lockButtons.show())]],
  };
}

/** The choice that stands at a place; null: there is none. */
export function readLockChoice(what: LockSetting["what"], place: number): LockSetting | null {
  if (what === "idle") {
    const ms = idleChoices[place];
    return ms === undefined ? null : { what, ms };
  }
  const kobo = aboveChoices[place];
  return kobo === undefined ? null : { what, kobo };
}

function nameIdle(say: Say, ms: number): string {
  if (ms === 0) return say.plain("lock-never");
  return ms < 60 * minute
    ? say.plain("lock-minutes", { count: ms / minute })
    : say.plain("lock-hours", { count: ms / (60 * minute) });
}

function nameAbove(say: Say, kobo: Kobo | null): string {
  if (kobo === null) return say.plain("lock-never");
  return kobo === 0 ? say.plain("lock-every") : say.plain("lock-above-amount", { amount: formatNairaShort(kobo) });
}

/** The question before all selling stops: with the shop, and the number of people. */
export function askToFreeze(say: Say, account: Account, { people, stamp }: { people: number; stamp: string }): Content {
  const freeze = button(say, "button-freeze", lockButtons.freezeSurely({ stamp, account: account.id }), "danger");
  const html = say.html("freeze-ask", { shop: shopNameOf(account), count: people });
  return { html, buttons: [[freeze, menuButton(say)]] };
}
