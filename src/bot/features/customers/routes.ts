import { isCustomer, isLinkPayload } from "../../../customers/links.ts";
import { debtEnds } from "../../../customers/people.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import {
  askRemoval,
  forgetCustomer,
  removeNumber,
  seeking,
  showCustomer,
  showCustomerOf,
  showCustomers,
  takeBackLinks,
  turnSms,
  unlinkChat,
} from "./customers.ts";
import { giveLink, inviteCustomer } from "./given-links.ts";
import { openCustomerLink, setStopped, showMine, showMineHere } from "./my-tokens.ts";
import { askNameForSale, askNameOfCustomer, declineName } from "./names.ts";
import { askNumber } from "./numbers.ts";

/** The little that a customer can do. */
export function customersOwnRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("start").filter(
    (ctx) => isLinkPayload(ctx.match),
    (ctx) => leaving(ctx, () => openCustomerLink(ctx, ctx.match)),
  );
  // A customer who has no shop is not asked to log in to one.
  composer.command("start").filter(
    async (ctx) => ctx.seller === null && (await isCustomer(ctx.shop.store.db, ctx.userId)),
    (ctx) => leaving(ctx, () => showMine(ctx)),
  );
  composer.command("mytokens", (ctx) => leaving(ctx, () => showMine(ctx)));
  composer.callbackQuery("mytokens", (ctx) => showMine(ctx));
  composer.callbackQuery(/^mytokens:(\w{26})$/, (ctx) => showMine(ctx, caught(ctx)));
  composer.callbackQuery(/^mine:(\w{26})$/, (ctx) => showMineHere(ctx, caught(ctx)));
  composer.callbackQuery(/^(stop|resume):(\w{26})(?::(\w{26}))?$/, (ctx) =>
    setStopped(ctx, caught(ctx, 2), caught(ctx, 3) || null, caught(ctx) === "stop"),
  );
  return composer;
}

/** Customers and their links: what the reseller does with them, and what a customer can do. */
export function customerRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>(customersOwnRoutes());
  composer.command("customers", (ctx) =>
    leaving(ctx, (form) =>
      asSeller(ctx, (seller) =>
        ctx.match.trim() === "" ? showCustomers(seller) : seeking.open(seller, {}, form, { typed: ctx.match }),
      ),
    ),
  );
  composer.callbackQuery("customers:find", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => seeking.open(seller, {}, form))),
  );
  composer.callbackQuery(/^customers:(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => showCustomers(seller, Number(caught(ctx)))),
  );
  composer.callbackQuery(/^customer:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showCustomer(seller, caught(ctx))));
  composer.callbackQuery(/^who:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showCustomerOf(seller, caught(ctx))));
  composer.callbackQuery(/^remove:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => askRemoval(seller, caught(ctx))));
  composer.callbackQuery(/^unnumber:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => removeNumber(seller, caught(ctx))));
  composer.callbackQuery(/^forget:(\w{26})(?::(\w+))?$/, (ctx) =>
    asSeller(ctx, (seller) =>
      forgetCustomer(seller, caught(ctx), debtEnds.find((end) => end === caught(ctx, 2)) ?? null),
    ),
  );
  composer.callbackQuery(/^give:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => giveLink(seller, caught(ctx))));
  composer.callbackQuery(/^invite:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => inviteCustomer(seller, caught(ctx))));
  composer.callbackQuery(/^unlink:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => unlinkChat(seller, caught(ctx))));
  composer.callbackQuery(/^takeback:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => takeBackLinks(seller, caught(ctx))));
  composer.callbackQuery(/^name:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askNameForSale(seller, caught(ctx), form))),
  );
  composer.callbackQuery(/^smsalways:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => turnSms(seller, caught(ctx))));
  composer.callbackQuery(/^unname:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => declineName(seller, caught(ctx))));
  composer.callbackQuery(/^rename:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askNameOfCustomer(seller, caught(ctx), form))),
  );
  composer.callbackQuery(/^number:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askNumber(seller, caught(ctx), form))),
  );
  return composer;
}

/** Whatever a customer who has no shop writes or sends is answered with what was bought. */
export async function customerWords(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
  if (ctx.message && ctx.seller === null && (await isCustomer(ctx.shop.store.db, ctx.userId))) return showMine(ctx);
  await next();
}
