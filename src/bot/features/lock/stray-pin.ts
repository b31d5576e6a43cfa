import { type ChatLock, findLock } from "../../../sessions/locks.queries.ts";
import { type Form, isAtPin } from "../../dialogs/forms.ts";
import { readDigits } from "../../dialogs/read-answer.ts";
import type { ShopContext } from "../../shop.ts";
import { remove, send } from "../../ui/show.ts";

/** A PIN is hardly as long as a phone number, a meter's or a token. */
const maxDigits = 9;

/**
 * Deletes digits that come while a PIN is asked for or was a moment ago, if the bot waits for no other digits: typed
 * twice, too late or into the wrong question, a PIN must not stay in the chat, be searched for, or be sold for.
 */
export async function catchStrayPin(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
  const digits = ctx.isRedispatched ? null : digitsOf(ctx);
  if (digits === null) return next();
  const { shop, userId } = ctx;
  const form = await shop.forms.load(shop.store.db, userId);
  const isAsked = isAtPin(form);
  // The form of the login reads what is typed itself.
  if (isAsked && ctx.message) return next();
  const lock = await findLock(shop.store.db, userId);
  if (!isAsked && (!lock || !isJustAfter(ctx, lock) || isSomethingElse(ctx, lock, form, digits))) return next();
  await dropDigits(ctx);
}

/** Takes typed digits out of the chat and says so, without them. */
export async function dropDigits(ctx: ShopContext): Promise<void> {
  const typed = ctx.message ?? ctx.editedMessage;
  const isDeleted = typed !== undefined && (await remove(ctx, typed.message_id));
  await send(ctx, { html: ctx.say.html(isDeleted ? "pin-stray" : "login-pin-left-behind") });
}

/** The digits of a message that holds nothing else, or was made to by an edit; null for all others. */
export function digitsOf(ctx: ShopContext): string | null {
  const message = ctx.message ?? ctx.editedMessage;
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
