import { asSeller, asTrader, caught, currentForm, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { openSale } from "../../ui/own-sale.ts";
import { send } from "../../ui/show.ts";
import { askOwnerFor } from "./ask-owner.ts";
import { checkSale, confirmSale, dropOffer, keepOwnPrice, sellAgain } from "./sales.ts";
import { sellTo, startSale, whatToSell } from "./sell.ts";
import { askToTryAgain, leaveTryAgain, tryAgainNow } from "./try-again.ts";
import { sellToNumber } from "./wish.ts";

/** What moves money. It stands on nothing but the button and the database, so it survives restarts and deploys. */
export function moneyRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^buy:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => confirmSale(seller, caught(ctx))));
  composer.callbackQuery(/^ask:([\w-]{22})$/, (ctx) => asTrader(ctx, (seller) => askOwnerFor(seller, caught(ctx))));
  composer.callbackQuery(/^drop:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => dropOffer(seller, caught(ctx))));
  composer.callbackQuery(/^pstays:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => keepOwnPrice(seller, caught(ctx))));
  composer.callbackQuery(/^check:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => checkSale(seller, caught(ctx))));
  composer.callbackQuery(/^open:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => openSale(seller, caught(ctx))));
  composer.callbackQuery(/^retry:(\w{26})$/, (ctx) =>
    asTrader(ctx, async (seller) => askToTryAgain(seller, caught(ctx), await currentForm(ctx))),
  );
  composer.callbackQuery(/^resend:(\w{26}):(\d{1,9})$/, (ctx) =>
    asTrader(ctx, async (seller) => tryAgainNow(seller, caught(ctx), Number(caught(ctx, 2)), await currentForm(ctx))),
  );
  composer.callbackQuery(/^unask:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => leaveTryAgain(seller, caught(ctx))));
  return composer;
}

/** The ways to a sale. */
export function saleRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("sell", (ctx) =>
    leaving(ctx, () => asTrader(ctx, async (seller) => void (await send(seller, whatToSell(ctx.say))))),
  );
  composer.callbackQuery(/^sell:(new:)?([a-z]+)$/, (ctx) =>
    asTrader(ctx, async (seller) => startSale(seller, caught(ctx, 2), await currentForm(ctx), caught(ctx) !== "")),
  );
  composer.callbackQuery(/^to:([a-z]+):(\w{26})$/, (ctx) =>
    asTrader(ctx, async (seller) => sellTo(seller, caught(ctx), caught(ctx, 2), await currentForm(ctx))),
  );
  composer.callbackQuery(/^num:([a-z]+):(\d{6,15})$/, (ctx) =>
    leaving(ctx, () => asTrader(ctx, (seller) => sellToNumber(seller, caught(ctx), caught(ctx, 2)))),
  );
  composer.callbackQuery(/^again:(\w{26})$/, (ctx) =>
    asTrader(ctx, async (seller) => sellAgain(seller, caught(ctx), await currentForm(ctx))),
  );
  return composer;
}
