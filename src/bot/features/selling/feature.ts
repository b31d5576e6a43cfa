import { sellers } from "../../callbacks/access.ts";
import { requestButtons } from "../../callbacks/customers.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import { offerButtons, saleButtons } from "../../callbacks/sales.ts";
import { asTrader, command, currentForm, Feature } from "../../feature.ts";
import { onSale, openSale } from "../../ui/own-sale.ts";
import { send } from "../../ui/show.ts";
import { askOwnerFor } from "./ask-owner.ts";
import { sellOtherPlan, sellReminded, sellRemindedTo, sellRequested } from "./reminded.ts";
import { sellTo, startSale, whatToSell } from "./sell.ts";
import { askToTryAgain, leaveTryAgain, tryAgainNow } from "./try-again.ts";
import { sellToNumber } from "./typed-sale.ts";

/** The routes that lead to a sale. */
export const selling = new Feature()
  .sellerLeaving(command("sell", sellers), (ctx) =>
    asTrader(ctx, async (ctx) => void (await send(ctx, whatToSell(ctx.say)))),
  )
  .trader(saleButtons.start, async (ctx, { service }) => startSale(ctx, service, await currentForm(ctx), false))
  .trader(saleButtons.startNew, async (ctx, { service }) => startSale(ctx, service, await currentForm(ctx), true))
  .trader(saleButtons.startTo, async (ctx, { service, number }) => sellTo(ctx, service, number, await currentForm(ctx)))
  .sellerLeaving(saleButtons.startToNumber, (ctx, { service, digits }) =>
    asTrader(ctx, (ctx) => sellToNumber(ctx, service, digits)),
  )
  .trader(repeatButtons.sell, (ctx, { repeat, day }) => sellReminded(ctx, repeat, day))
  .trader(repeatButtons.to, (ctx, { repeat, number }) => sellRemindedTo(ctx, repeat, number))
  .trader(repeatButtons.other, async (ctx, { repeat }) => sellOtherPlan(ctx, repeat, await currentForm(ctx)))
  .trader(requestButtons.sell, (ctx, { request }) => sellRequested(ctx, request))
  .trader(offerButtons.askOwner, (ctx, { key }) => askOwnerFor(ctx, key))
  .seller(saleButtons.open, (ctx, { sale }) => openSale(ctx, sale))
  .trader(saleButtons.askTryAgain, async (ctx, { sale }) => askToTryAgain(ctx, sale, await currentForm(ctx)))
  .trader(saleButtons.tryAgain, async (ctx, { sale, version }) =>
    tryAgainNow(ctx, sale, version, await currentForm(ctx)),
  )
  .seller(saleButtons.leaveTryAgain, onSale(leaveTryAgain));
