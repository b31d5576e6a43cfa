import type { LockSetting } from "../../../lock/lock.ts";
import type { PinEntryWay } from "../../../sessions/lock.table.ts";
import { pinShape } from "../../dialogs/read-answer.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { answer } from "../../ui/show.ts";
import { logOutChat, showChats } from "./chats.ts";
import {
  chooseWay,
  freeze,
  isPinAtLock,
  lockCounter,
  meetsLock,
  setting,
  showLock,
  showLocked,
  unfreeze,
} from "./lock.ts";
import { dropPin, type PinDeps, tapPin, typeAtLock, typePin } from "./pin.ts";
import { catchStrayPin, digitsOf, dropDigits } from "./stray-pin.ts";

/** What asks for a PIN before anything else is looked at, and what is done with it. */
export function pinRoutes(depsOf: (ctx: ShopContext) => PinDeps): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^pin:([\w-]{12}):([\w-]{2,4})$/, async (ctx, next) => {
    const [, nonce, code = ""] = ctx.match as RegExpMatchArray;
    const entry = await ctx.shop.pins.load(ctx.shop.store.db, ctx.userId);
    if (entry && entry.nonce === nonce) return tapPin(ctx, depsOf(ctx), entry, code);
    if (await meetsLock(ctx)) return next();
    await answer(ctx, ctx.say.plain("tap-pin-old"), true);
  });
  composer.use(async (ctx, next) => {
    const entry = ctx.isAgain ? null : await ctx.shop.pins.load(ctx.shop.store.db, ctx.userId);
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

/** Stops selling, explains, or belongs to a customer: good behind the lock, too. */
function isHarmless({ message, callbackQuery }: ShopContext): boolean {
  if (callbackQuery) return /^(?:mytokens(?::|$)|mine:|stop:|resume:|freeze:)/.test(callbackQuery.data ?? "");
  return /^\/(?:(?:freeze|help|mytokens)(?:@\w+)?(?:\s|$)|start(?:@\w+)? c_)/.test(message?.text ?? "");
}

/** "Lock and PIN", and the way to stop all selling. */
export function lockRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("freeze", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => freeze(seller))));
  composer.command("unfreeze", (ctx) => leaving(ctx, () => asSeller(ctx, unfreeze)));
  composer.command("lock", (ctx) => asSeller(ctx, lockCounter));
  composer.callbackQuery("freeze", (ctx) => asSeller(ctx, (seller) => freeze(seller)));
  composer.callbackQuery(/^freeze:([0-9a-z]{6,10}):(\w{26})$/, (ctx) =>
    asSeller(ctx, (seller) => freeze(seller, { stamp: caught(ctx), accountId: caught(ctx, 2) })),
  );
  composer.callbackQuery("unfreeze", (ctx) => asSeller(ctx, unfreeze));
  composer.callbackQuery("lock", (ctx) => leaving(ctx, () => asSeller(ctx, showLock)));
  composer.callbackQuery("chats", (ctx) => asSeller(ctx, showChats));
  composer.callbackQuery(/^chats:out:(\d{1,15})$/, (ctx) =>
    asSeller(ctx, (seller) => logOutChat(seller, Number(caught(ctx)))),
  );
  composer.callbackQuery("lock:now", (ctx) => asSeller(ctx, lockCounter));
  composer.callbackQuery(/^lock:(idle|above)$/, (ctx) =>
    leaving(ctx, (form) =>
      asSeller(ctx, (seller) => setting.open(seller, { what: caught(ctx) as LockSetting["what"] }, form)),
    ),
  );
  composer.callbackQuery(/^lock:way:(keypad|typed)$/, (ctx) =>
    asSeller(ctx, (seller) => chooseWay(seller, caught(ctx) as PinEntryWay)),
  );
  return composer;
}
