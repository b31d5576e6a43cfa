import { shopNameOf } from "../../../accounts/shop-name.ts";
import { formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import {
  chooseEntry,
  idleLockOf,
  isLocked,
  isSeenAgain,
  type LockSetting,
  lockNow,
  recordSeen,
  unfreeze as sellAgain,
  setFrozen,
  setLock,
} from "../../../lock/lock.ts";
import type { PinEntryWay } from "../../../sessions/lock.table.ts";
import { findLock } from "../../../sessions/locks.queries.ts";
import { waitOf } from "../../../sessions/pin-check.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import { countPeople } from "../../../staff/seats.ts";
import { lockButtons, pinKey } from "../../callbacks/lock.ts";
import { createDialogController } from "../../dialog-controller.ts";
import { type FormOf, isAtPin } from "../../dialogs/forms.ts";
import { askForPin, loadEntry } from "../../dialogs/pin-entry.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { accountButton, menuButton, renderFrozen, unfreezeButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, done, present, remove } from "../../ui/show.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** Whether the lock is on for this chat. Writes down, with the update, that somebody is there while it is not. */
export async function meetsLock(ctx: ShopContext): Promise<boolean> {
  const { shop, seller, userId } = ctx;
  // A seat has no PIN: the owner suspends it instead.
  if (!seller || seller.seat !== null) return false;
  const lock = await findLock(shop.store.db, userId);
  const idleMs = idleLockOf(seller.account, shop.idleLockMs);
  const now = shop.clock.now();
  if (isLocked(lock, idleMs, now)) return true;
  if (isSeenAgain(lock, idleMs, now)) ctx.work.later((trx) => recordSeen(trx, userId, now));
  return false;
}

/** Whether digits that are typed at the lock are a PIN: unless a form waits for an amount or a number. */
export async function isPinAtLock({ shop, userId }: ShopContext): Promise<boolean> {
  if ((await waitOf(shop.store.db, userId, shop.clock.now())) !== null) return true;
  const form = await shop.forms.load(shop.store.db, userId);
  return form === null || form === "outdated" || form.isTapped || isAtPin(form);
}

/**
 * The lock's screen, below whatever is there. The act that the user wanted is kept, and goes on after the right PIN.
 */
export async function showLocked(ctx: ShopContext): Promise<void> {
  const { say, shop, userId } = ctx;
  const earlier = await loadEntry(shop, userId);
  if (earlier?.what === "unlock" && earlier.cardMessageId !== null) await remove(ctx, earlier.cardMessageId);
  const data = ctx.callbackQuery?.data ?? "";
  const isKey = pinKey.read(data) !== null;
  const isLock = data === lockButtons.now() || /^\/lock\b/.test(ctx.message?.text ?? "");
  // A user who unlocks wants to repeat no tap on an old key, and no lock.
  const wanted = isKey || isLock ? (earlier?.wanted ?? null) : ctx.update;
  await askForPin(ctx, { what: "unlock", head: say.html("locked"), wanted }, null);
}

/** "Lock and PIN": what holds now, and what can be chosen. */
export async function showLock(ctx: SellerContext): Promise<void> {
  const { say, shop, userId } = ctx;
  const { account } = (await findSeller(shop.store.db, userId)) ?? ctx.seller;
  const way = (await findLock(shop.store.db, userId))?.entry ?? "keypad";
  const idle = nameIdle(say, idleLockOf(account, shop.idleLockMs));
  const above = nameAbove(say, account.pin_above_kobo);
  const other = way === "keypad" ? "typed" : "keypad";
  const html = paragraphs(
    lines(
      say.html("lock-title"),
      say.html("lock-idle", { idle }),
      say.html("lock-above", { above }),
      say.html(`lock-way-${way}`),
    ),
    account.frozen_at !== null && say.html("menu-frozen"),
  );
  const buttons = [
    [button(say, ["button-lock-idle", { idle }], lockButtons.set({ what: "idle" }))],
    [button(say, ["button-lock-above", { above }], lockButtons.set({ what: "above" }))],
    [
      button(say, `button-lock-way-${other}`, lockButtons.way({ way: other })),
      button(say, "button-chats", lockButtons.chats()),
    ],
    [
      button(say, "button-lock-now", lockButtons.now()),
      account.frozen_at === null ? button(say, "button-freeze", lockButtons.freeze(), "danger") : unfreezeButton(say),
    ],
    [accountButton(say), menuButton(say)],
  ];
  await present(ctx, { html, buttons }, null);
}

export const setting = createDialogController<FormOf<"lock">>("lock", {
  draw: ({ say }, { answers }, data) => renderLockChoices(say, answers.what, data),
  readTap: (_ctx, { answers }, place) => readLockChoice(answers.what, place) && { answer: { place } },
  end: chooseLock,
});

/** A choice that protects more holds at once; one that protects less takes the PIN, and the question stays until then. */
async function chooseLock(ctx: SellerContext, { answers: { what, place = 0 } }: FormOf<"lock">): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  const chosen = readLockChoice(what, place);
  if (!chosen) return answer(ctx, say.plain("tap-old"));
  const proof = `lock:${what}:${place}`;
  const now = shop.clock.now();
  const isSet = await ctx.work.commit(async (trx) => {
    const done = await setLock(trx, { ids: shop.ids, now, usualIdleMs: shop.idleLockMs }, seller, chosen, proof);
    if (done) await shop.forms.clear(trx, userId);
    return done;
  });
  if (isSet) return showLock(ctx);
  await askForPin(ctx, { what: proof, head: say.html("pin-for-lock"), wanted: ctx.update });
}

export async function chooseWay(ctx: SellerContext, way: PinEntryWay): Promise<void> {
  await ctx.work.commit((trx) => chooseEntry(trx, ctx.userId, way, ctx.shop.clock.now()));
  await showLock(ctx);
}

export async function lockCounter(ctx: SellerContext): Promise<void> {
  const { say, shop, userId } = ctx;
  await ctx.work.commit((trx) => lockNow(trx, userId, shop.clock.now()));
  await askForPin(ctx, { what: "unlock", head: say.html("locked"), wanted: null }, null);
}

/**
 * Stops all selling of the account. Asks first, and says which shop and how many people that stops; the second tap
 * (`sure`) counts for that shop only. No tap of it takes a PIN: somebody who is robbed has no time for one.
 */
export async function freeze(ctx: SellerContext, sure?: { stamp: string; account: string }): Promise<void> {
  const { say, shop, seller } = ctx;
  const { account } = seller;
  const now = shop.clock.now();
  const isSure = sure !== undefined && sure.account === account.id && isStillSure(shop.clock, sure.stamp);
  if (account.frozen_at === null && !isSure) {
    const count = await countPeople(shop.store.db, account.id);
    const html = say.html("freeze-ask", { shop: shopNameOf(account), count });
    const data = lockButtons.freezeSurely({ stamp: stampOf(shop.clock), account: account.id });
    const surely = button(say, "button-freeze", data, "danger");
    return done(present(ctx, { html, buttons: [[surely, menuButton(say)]] }, null));
  }
  await ctx.work.commit((trx) => setFrozen(trx, { ids: shop.ids, now }, seller, true));
  await present(ctx, renderFrozen(say, say.html("frozen-now")), null);
}

/** Lets the account sell again: with the PIN. */
export async function unfreeze(ctx: SellerContext): Promise<void> {
  const { say, shop, seller } = ctx;
  if (seller.account.frozen_at === null) {
    await Promise.all([answer(ctx, say.plain("tap-not-frozen")), !ctx.callbackQuery && showLock(ctx)]);
    return;
  }
  const isProved = await ctx.work.commit((trx) => sellAgain(trx, stampNow(shop), seller));
  if (isProved) {
    const html = say.html("unfrozen");
    return done(present(ctx, { html, buttons: [[menuButton(say)]] }, null));
  }
  await askForPin(ctx, { what: "unfreeze", head: say.html("pin-for-unfreeze"), wanted: ctx.update });
}

const minute = 60_000;

/** Idle times to choose from; 0: never. */
const idleChoices = [5 * minute, 15 * minute, 60 * minute, 240 * minute, 0] as const;
/** Limits to choose from, in kobo: a sale above it asks for the PIN. Null: none does. */
const aboveChoices = [...[0, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000].map(toKobo), null];

/** The choices of one setting, each named by its place: no button carries an amount. */
function renderLockChoices(say: Say, what: LockSetting["what"], dataOf: (place: number) => string): Content {
  const names =
    what === "idle" ? idleChoices.map((ms) => nameIdle(say, ms)) : aboveChoices.map((kobo) => nameAbove(say, kobo));
  const buttons = names.map((text, place): Button => ({ text, data: dataOf(place) }));
  return {
    html: say.html(what === "idle" ? "lock-choose-idle" : "lock-choose-above"),
    buttons: [...inRows(buttons), [button(say, "button-back", lockButtons.show())]],
  };
}

/** The choice that stands at a place; null: there is none. */
function readLockChoice(what: LockSetting["what"], place: number): LockSetting | null {
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
