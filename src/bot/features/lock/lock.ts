import {
  chooseEntry,
  idleLockOf,
  isLocked,
  isSeenAgain,
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
import type { SellerContext, ShopContext } from "../../shop.ts";
import { stampNow } from "../../shop.ts";
import { menuButton, renderFrozen } from "../../ui/menu-card.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, done, present, remove } from "../../ui/show.ts";
import { askToFreeze, readLockChoice, renderLock, renderLockChoices } from "./lock-card.ts";

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

/** "Lock and PIN", in place of the message whose button was tapped. */
export async function showLock(ctx: SellerContext): Promise<void> {
  const { say, shop, userId } = ctx;
  const fresh = (await findSeller(shop.store.db, userId)) ?? ctx.seller;
  const way = (await findLock(shop.store.db, userId))?.entry ?? "keypad";
  await present(ctx, renderLock({ say, account: fresh.account, usualIdleMs: shop.idleLockMs, way }), null);
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
    const people = await countPeople(shop.store.db, account.id);
    return done(present(ctx, askToFreeze(say, account, { people, stamp: stampOf(shop.clock) }), null));
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
