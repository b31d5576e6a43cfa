import type { AnyCallback } from "../../callbacks/callback.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { lockButtons, pinKey } from "../../callbacks/lock.ts";
import { readTap } from "../../callbacks/taps.ts";
import { pinShape } from "../../dialogs/read-answer.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { answer } from "../../ui/show.ts";
import { isPinAtLock, meetsLock, showLocked } from "./lock.ts";
import { dropPin, type PinDeps, tapPin, typeAtLock, typePin } from "./pin.ts";
import { catchStrayPin, digitsOf, dropDigits } from "./stray-pin.ts";

/** The routes that ask for a PIN before any other route, and that use it. */
export function pinRoutes(depsOf: (ctx: ShopContext) => PinDeps): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.use(async (ctx, next) => {
    const key = pinKey.read(ctx.callbackQuery?.data ?? "");
    if (key === null) return next();
    const entry = await ctx.shop.pins.load(ctx.shop.store.db, ctx.userId);
    if (entry?.nonce === key.nonce) return tapPin(ctx, depsOf(ctx), entry, key.code);
    if (await meetsLock(ctx)) return next();
    await answer(ctx, ctx.say.plain("tap-pin-old"), true);
  });
  composer.use(async (ctx, next) => {
    const entry = ctx.isRedispatched ? null : await ctx.shop.pins.load(ctx.shop.store.db, ctx.userId);
    // The form of a login reads what is typed itself.
    if (!entry || entry.what === "login") return next();
    const typed = digitsOf(ctx);
    if (typed !== null && ctx.message && pinShape.test(typed)) return typePin(ctx, depsOf(ctx), entry, typed);
    if (typed !== null) return dropDigits(ctx);
    if (entry.what !== "unlock") await dropPin(ctx, depsOf(ctx), entry);
    await next();
  });
  composer.use(async (ctx, next) => {
    if (isHarmless(ctx) || !(await meetsLock(ctx))) return next();
    const typed = digitsOf(ctx) ?? "";
    if (ctx.message && pinShape.test(typed) && (await isPinAtLock(ctx))) return typeAtLock(ctx, depsOf(ctx), typed);
    await showLocked(ctx);
  });
  composer.use(catchStrayPin);
  return composer;
}

const harmless = new Set<AnyCallback>([lockButtons.freezeSurely, ...Object.values(ownSalesButtons)]);

/** Stops selling, explains, or belongs to a customer: good behind the lock, too. */
function isHarmless({ message, callbackQuery }: ShopContext): boolean {
  const tap = readTap(callbackQuery?.data ?? "");
  if (tap && harmless.has(tap.callback)) return true;
  return /^\/(?:(?:freeze|help|mytokens)(?:@\w+)?(?:\s|$)|start(?:@\w+)? c_)/.test(message?.text ?? "");
}
