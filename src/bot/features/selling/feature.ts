import { sellers } from "../../callbacks/access.ts";
import { requestButtons } from "../../callbacks/customers.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import { offerButtons, saleButtons } from "../../callbacks/sales.ts";
import { asSeller, asTrader, command, currentForm, Feature } from "../../feature.ts";
import type { SellerContext, ShopContext } from "../../shop.ts";
import { openSale } from "../../ui/own-sale.ts";
import { answer, send } from "../../ui/show.ts";
import { askOwnerFor } from "./ask-owner.ts";
import { sellOtherPlan, sellReminded, sellRemindedTo, sellRequested } from "./reminded.ts";
import { changeOffer, checkSale, confirmSale, dropOffer, keepOwnPrice, sellAgain } from "./sales.ts";
import { type SellForm, sellTo, startSale, whatToSell } from "./sell.ts";
import { askToTryAgain, leaveTryAgain, tryAgainNow } from "./try-again.ts";
import { sellToNumber } from "./typed-sale.ts";

/**
 * The routes that lead to a sale, and those that move money. The tap to buy needs only its button and the database, so
 * it survives restarts and deploys.
 */
export const selling = new Feature()
  .leaving(command("sell", sellers), (ctx) => asTrader(ctx, async (ctx) => void (await send(ctx, whatToSell(ctx.say)))))
  .trader(saleButtons.start, async (ctx, { service }) => startSale(ctx, service, await currentForm(ctx), false))
  .trader(saleButtons.startNew, async (ctx, { service }) => startSale(ctx, service, await currentForm(ctx), true))
  .trader(saleButtons.startTo, async (ctx, { service, number }) => sellTo(ctx, service, number, await currentForm(ctx)))
  .leaving(saleButtons.startToNumber, (ctx, { service, digits }) =>
    asTrader(ctx, (ctx) => sellToNumber(ctx, service, digits)),
  )
  .trader(saleButtons.again, async (ctx, { sale }) => sellAgain(ctx, sale, await currentForm(ctx)))
  .trader(repeatButtons.sell, (ctx, { repeat, day }) => sellReminded(ctx, repeat, day))
  .trader(repeatButtons.to, (ctx, { repeat, number }) => sellRemindedTo(ctx, repeat, number))
  .trader(repeatButtons.other, async (ctx, { repeat }) => sellOtherPlan(ctx, repeat, await currentForm(ctx)))

  .trader(requestButtons.sell, (ctx, { request }) => sellRequested(ctx, request))
  .seller(offerButtons.buy, (ctx, { key }) => confirmSale(ctx, key))
  .seller(offerButtons.owes, (ctx, { key }) => confirmSale(ctx, key, true))
  .seller(offerButtons.drop, (ctx, { key }) => dropOffer(ctx, key))
  .trader(offerButtons.askOwner, (ctx, { key }) => askOwnerFor(ctx, key))
  .anyone(offerButtons.change, (ctx, { key }) => onOffer(ctx, (seller, form) => changeOffer(seller, key, form, "back")))
  .anyone(offerButtons.price, (ctx, { key }) => onOffer(ctx, (seller, form) => changeOffer(seller, key, form, "price")))
  .anyone(offerButtons.paysNow, (ctx, { key }) =>
    onOffer(ctx, (seller, form) => changeOffer(seller, key, form, "paid")),
  )
  .anyone(offerButtons.pieces, (ctx, { key, count }) =>
    onOffer(ctx, (seller, form) => changeOffer(seller, key, form, count)),
  )
  .seller(offerButtons.keepPrice, (ctx, { key }) => keepOwnPrice(ctx, key))

  .seller(saleButtons.open, (ctx, { sale }) => openSale(ctx, sale))
  .seller(saleButtons.check, (ctx, { sale }) => checkSale(ctx, sale))
  .trader(saleButtons.askTryAgain, async (ctx, { sale }) => askToTryAgain(ctx, sale, await currentForm(ctx)))
  .trader(saleButtons.tryAgain, async (ctx, { sale, version }) =>
    tryAgainNow(ctx, sale, version, await currentForm(ctx)),
  )
  .seller(saleButtons.leaveTryAgain, (ctx, { sale }) => leaveTryAgain(ctx, sale));

/** A tap on the card of the sale that is open. */
async function onOffer(
  ctx: ShopContext,
  task: (seller: SellerContext, form: SellForm) => Promise<void>,
): Promise<void> {
  const form = await currentForm(ctx);
  const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
  if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
  await asSeller(ctx, (ctx) => task(ctx, form));
}
