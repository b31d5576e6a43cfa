import type { Update } from "grammy/types";
import { type ChatLock, findLock } from "../../../sessions/locks.queries.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { checkPin, forgetEntry, loginInForms, type PinAnswer, recordPin } from "../../../sessions/pin-check.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import type { AnyCallback } from "../../callbacks/callback.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { lockButtons, pinKey } from "../../callbacks/lock.ts";
import { type Form, isAtPin } from "../../dialogs/forms.ts";
import { sayAnswered } from "../../dialogs/pin-answers.ts";
import {
  askForPin,
  beginEntry,
  loadEntry,
  type PinEntry,
  renderChecking,
  renderPin,
  saveEntry,
} from "../../dialogs/pin-entry.ts";
import { pinShape, readDigits } from "../../dialogs/read-answer.ts";
import { isDone } from "../../feature.ts";
import type { SellerContext, ShopContext } from "../../shop.ts";
import { expel } from "../../ui/expel.ts";
import { menuFor } from "../../ui/menu.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button } from "../../ui/screen.ts";
import { answer, edit, remove, send, tappedMessageId } from "../../ui/show.ts";
import { type Html, lines } from "../../ui/text.ts";
import { isPinAtLock, meetsLock, showLocked } from "./lock.ts";

const maxPinLength = 16;

/** The work of the counter for this update once a PIN is given, or is not wanted any more. */
export interface PinDeps {
  /** Handles an earlier update now, as if it had just come, with the effects of this one. */
  handleAgain(update: Update): Promise<void>;
  /** A sale that the PIN was asked for is an offer again. */
  restoreOffer(entry: PinEntry): Promise<void>;
  takeLoginPin(pin: string): Promise<void>;
}

/**
 * Asks for a PIN, or takes one, before anything else is done. Returns whether the update goes no further. `deps` go on
 * once a PIN is right, or is not wanted any more.
 */
export async function handlePin(ctx: ShopContext, deps: PinDeps): Promise<boolean> {
  const key = pinKey.read(ctx.callbackQuery?.data ?? "");
  const entry = ctx.isRedispatched ? null : await loadEntry(ctx.shop, ctx.userId);
  if (key !== null && entry?.nonce === key.nonce) return isDone(tapPin(ctx, deps, entry, key.code));
  if (key !== null && !(await meetsLock(ctx))) return isDone(answer(ctx, ctx.say.plain("tap-pin-old"), true));
  const typed = digitsOf(ctx.update);
  const isPin = typed !== null && pinShape.test(typed);
  // The form of a login reads what is typed itself.
  if (entry !== null && entry.what !== "login") {
    if (typed !== null) return isDone(isPin && ctx.message ? typePin(ctx, deps, entry, typed) : dropDigits(ctx));
    if (entry.what !== "unlock") await dropPin(ctx, deps, entry);
  }
  if (!isHarmless(ctx) && (await meetsLock(ctx))) {
    if (!isPin || !(await isPinAtLock(ctx))) return isDone(showLocked(ctx));
    return isDone(ctx.message ? typeAtLock(ctx, deps, typed) : dropDigits(ctx));
  }
  if (typed === null || !(await isStrayPin(ctx, typed))) return false;
  return isDone(dropDigits(ctx));
}

const harmless: readonly AnyCallback[] = [lockButtons.freezeSurely, ...Object.values(ownSalesButtons)];

/** Stops selling, explains, or belongs to a customer: good behind the lock, too. */
function isHarmless({ message, callbackQuery }: ShopContext): boolean {
  if (harmless.some((button) => button.read(callbackQuery?.data ?? "") !== null)) return true;
  return /^\/(?:(?:freeze|help|mytokens)(?:@\w+)?(?:\s|$)|start(?:@\w+)? c_)/.test(message?.text ?? "");
}

/** A tap on a keypad. */
async function tapPin(ctx: ShopContext, deps: PinDeps, entry: PinEntry, code: string): Promise<void> {
  const { say, shop, userId } = ctx;
  if (entry.state === "proved") return goOn(ctx, deps, entry);
  if (code === "no") return cancelPin(ctx, deps, entry);
  if (entry.state === "checking") {
    // The process ended while the service was asked: the digits were forgotten before that.
    return askForPin(ctx, entry, entry.cardMessageId, say.html("pin-again"));
  }
  if (code === "ok") {
    if (!pinShape.test(entry.digits)) return answer(ctx, say.plain("tap-pin-short"), true);
    return takePin(ctx, deps, entry, entry.digits, null);
  }
  const digit = entry.codes.indexOf(code);
  if (digit < 0 && code !== "del") return answer(ctx, say.plain("tap-old"));
  const digits = code === "del" ? entry.digits.slice(0, -1) : `${entry.digits}${digit}`.slice(0, maxPinLength);
  if (digits === entry.digits) return answer(ctx);
  const next = { ...entry, digits };
  // Committed before it is shown: the dots never say more than what is there.
  await ctx.work.commit((trx) => saveEntry(trx, shop, userId, next));
  await Promise.all([
    answer(ctx),
    edit(ctx, tappedMessageId(ctx), renderPin({ say, entry: next, way: "keypad", loginHelp: shop.loginHelp })),
  ]);
}

/** A PIN that was typed while one is asked for: its message is deleted, too. */
function typePin(ctx: ShopContext, deps: PinDeps, entry: PinEntry, pin: string): Promise<void> {
  return takePin(ctx, deps, entry, pin, ctx.message?.message_id ?? null);
}

/** A PIN that was typed at a lock that does not ask for one now: it must not stay in the chat either. */
function typeAtLock(ctx: ShopContext, deps: PinDeps, pin: string): Promise<void> {
  const entry = beginEntry(ctx.shop.ids, { what: "unlock", head: ctx.say.html("locked"), wanted: null }, null);
  return takePin(ctx, deps, entry, pin, ctx.message?.message_id ?? null);
}

async function takePin(
  ctx: ShopContext,
  deps: PinDeps,
  entry: PinEntry,
  pin: string,
  typedId: number | null,
): Promise<void> {
  const { say, shop, userId, seller } = ctx;
  if (entry.what === "login") {
    await ctx.work.ahead((trx) => forgetEntry(trx, userId, shop.clock.now(), entry.nonce));
    return deps.takeLoginPin(pin);
  }
  if (!seller) return answer(ctx, say.plain("tap-old"));
  // Gone from the database before the service is asked.
  const bare: PinEntry = { ...entry, digits: "", state: "checking" };
  await ctx.work.ahead(async (trx) => {
    await saveEntry(trx, shop, userId, bare);
    await shop.recentPins.note(trx, userId, pin);
  });
  const card = entry.cardMessageId;
  const phone = phoneOf(seller.account);
  const [isDeleted, , checked] = await Promise.all([
    typedId === null ? true : remove(ctx, typedId),
    card === null ? undefined : edit(ctx, card, renderChecking(say, entry)),
    checkPin(shop, { userId, phone, isIn: true }, () =>
      loginInForms(shop, { phone, typed: null, account: seller.account }, pin),
    ),
  ]);
  if (!isDeleted) await send(ctx, { html: say.html("login-pin-left-behind") });
  if (checked.kind !== "right") return sayNot(ctx as SellerContext, bare, checked);
  const now = shop.clock.now();
  await ctx.work.ahead(async (trx) => {
    await recordPin(trx, seller, checked, entry.what === "unlock" ? null : entry.what, now);
    await saveEntry(trx, shop, userId, { ...bare, state: "proved" });
  });
  await goOn(ctx, deps, await withoutPin(ctx, bare, pin));
}

/**
 * A text that was typed at a lock before its question, and is kept to go on afterwards, may have been the PIN already.
 */
async function withoutPin(ctx: ShopContext, entry: PinEntry, pin: string): Promise<PinEntry> {
  const { wanted } = entry;
  const message = wanted && typedIn(wanted);
  if (!message || digitsOf(wanted) !== pin) return entry;
  await remove(ctx, message.message_id);
  return { ...entry, wanted: null };
}

/** The act goes on where it stopped. The earlier tap is answered as the current one. */
async function goOn(ctx: ShopContext, deps: PinDeps, entry: PinEntry): Promise<void> {
  const { shop, userId } = ctx;
  ctx.work.later((trx) => forgetEntry(trx, userId, shop.clock.now(), entry.nonce));
  if (entry.what === "unlock" && entry.cardMessageId !== null) await remove(ctx, entry.cardMessageId);
  ctx.seller = await findSeller(shop.store.db, userId);
  if (entry.wanted === null) {
    await Promise.all([answer(ctx), ctx.seller && send(ctx, await menuFor(ctx as SellerContext))]);
    return;
  }
  const { callback_query } = entry.wanted;
  const id = ctx.callbackQuery?.id;
  const update =
    callback_query && id !== undefined ? { ...entry.wanted, callback_query: { ...callback_query, id } } : entry.wanted;
  await deps.handleAgain(update);
  // If that answered nothing, the button must stop turning all the same.
  await answer(ctx);
}

async function sayNot(
  ctx: SellerContext,
  entry: PinEntry,
  checked: Exclude<PinAnswer<unknown>, { kind: "right" }>,
): Promise<void> {
  const { say, shop, userId } = ctx;
  if ("isOut" in checked && checked.isOut) return expel(ctx, entry.cardMessageId);
  const until = "until" in checked ? checked.until : null;
  // Each PIN sends another code: it is not asked for again.
  const isOver = checked.kind === "another_step";
  if (until !== null || isOver) {
    ctx.work.later((trx) => forgetEntry(trx, userId, shop.clock.now(), entry.nonce));
    const content = {
      html: isOver
        ? sayAnswered(say, checked)
        : say.html("pin-wait", { time: shop.times.soon(until ?? 0, shop.clock.now()) }),
      buttons: entry.what === "unlock" ? [] : [[menuButton(say)]],
    };
    const card = entry.cardMessageId;
    await Promise.all([answer(ctx), card === null ? send(ctx, content) : edit(ctx, card, content)]);
    return;
  }
  await askForPin(ctx, entry, entry.cardMessageId, problemOf(ctx, checked));
}

function problemOf({ say }: ShopContext, checked: Exclude<PinAnswer<unknown>, { kind: "right" }>): Html {
  if (checked.kind === "wrong" && !checked.isPage) {
    return lines(say.html("pin-wrong"), say.html("pin-tries", { left: checked.left }));
  }
  if (checked.kind === "unreadable" && checked.what === "other") {
    return lines(say.html("pin-unreadable"), say.html("pin-tries", { left: checked.left }));
  }
  if ("words" in checked) return sayAnswered(say, checked);
  return say.html(checked.kind === "unavailable" ? "pin-unavailable" : "pin-slow-down");
}

/** Nothing is done that the PIN was asked for. */
async function cancelPin(ctx: ShopContext, deps: PinDeps, entry: PinEntry): Promise<void> {
  const { say, shop, userId } = ctx;
  ctx.work.later((trx) => forgetEntry(trx, userId, shop.clock.now(), entry.nonce));
  if (isForSale(entry) && ctx.seller) {
    await Promise.all([answer(ctx), deps.restoreOffer(entry)]);
    return;
  }
  const buttons = [[button(say, "button-lock", lockButtons.show()), menuButton(say)]];
  await Promise.all([answer(ctx), edit(ctx, tappedMessageId(ctx), { html: say.html("pin-cancelled"), buttons })]);
}

/** Something else was done meanwhile: the question for the PIN is taken back. */
async function dropPin(ctx: ShopContext, deps: PinDeps, entry: PinEntry): Promise<void> {
  const { shop, userId, seller } = ctx;
  ctx.work.later((trx) => forgetEntry(trx, userId, shop.clock.now(), entry.nonce));
  if (isForSale(entry) && seller) return deps.restoreOffer(entry);
  if (entry.cardMessageId !== null) await remove(ctx, entry.cardMessageId);
}

/** Whether it stands on the card of what it was asked for: an offer, a list, or what a seat asks. */
function isForSale({ what }: PinEntry): boolean {
  return ["sale:", "batch:", "allow:"].some((kind) => what.startsWith(kind));
}

/** A PIN is hardly as long as a phone number, a meter's or a token. */
const maxDigits = 9;

/**
 * Whether digits that come while a PIN is asked for or was a moment ago are taken for one, as the bot waits for no other
 * digits: typed twice, too late or into the wrong question, a PIN must not stay in the chat, be searched for, or be sold
 * for.
 */
async function isStrayPin(ctx: ShopContext, digits: string): Promise<boolean> {
  if (ctx.isRedispatched) return false;
  const { shop, userId } = ctx;
  const form = await shop.forms.load(shop.store.db, userId);
  // The form of the login reads a text itself, and nothing that stands below a picture.
  if (isAtPin(form)) return ctx.message?.text === undefined;
  const lock = await findLock(shop.store.db, userId);
  return lock !== undefined && isJustAfter(ctx, lock) && !isSomethingElse(ctx, lock, form, digits);
}

/** Takes typed digits out of the chat and says so, without them. */
async function dropDigits(ctx: ShopContext): Promise<void> {
  const typed = typedIn(ctx.update);
  const isDeleted = typed !== undefined && (await remove(ctx, typed.message_id));
  await send(ctx, { html: ctx.say.html(isDeleted ? "pin-stray" : "login-pin-left-behind") });
}

const typedIn = ({ message, edited_message }: Update) => message ?? edited_message;

/** The digits of a message that holds nothing else, or was made to by an edit; null for all others. */
function digitsOf(update: Update): string | null {
  const message = typedIn(update);
  return readDigits(message?.text ?? message?.caption ?? "");
}

/** By when it was typed: it may have waited behind the check. */
function isJustAfter({ shop, msg }: ShopContext, { digits_until: until }: ChatLock): boolean {
  const typedAt = Math.min(shop.clock.now(), (msg?.edit_date ?? msg?.date ?? Number.POSITIVE_INFINITY) * 1000);
  return until !== null && typedAt < until;
}

/** Whether they are what is waited for, or too long for a PIN: unless they are the very PIN. */
function isSomethingElse(
  { shop }: ShopContext,
  lock: ChatLock,
  form: Form | "outdated" | null,
  digits: string,
): boolean {
  if (shop.recentPins.has(lock, digits)) return false;
  return digits.length > maxDigits || (form !== null && form !== "outdated" && form.kind !== "login" && !form.isTapped);
}
