import { shopNameOf } from "../../../accounts/shop-name.ts";
import { type ChartSpan, readChart } from "../../../books/chart.ts";
import type { SellerContext } from "../../shop.ts";
import { answer, done, send, sendPicture } from "../../ui/show.ts";
import { type ChartView, captionChart, chartButtons, describeChart } from "./chart-card.ts";

/** /chart and its buttons: the last days as a picture, with the same figures in words. */
export async function sendChart(ctx: SellerContext, span: ChartSpan): Promise<void> {
  const { shop, say, seller } = ctx;
  const { account } = seller;
  const figures = await readChart(shop.store.db, account, span, shop.times, shop.clock.now());
  if (figures.all.sold === 0) {
    if (ctx.callbackQuery) return answer(ctx, say.plain("tap-chart-none"), true);
    return done(send(ctx, { html: say.html("chart-none"), buttons: chartButtons(say, span) }));
  }
  const { mode } = account;
  const view: ChartView = { say, shop: shopNameOf(account), mode, span, figures, withCost: seller.seat === null };
  const content = { html: captionChart(view), buttons: chartButtons(say, span) };
  const printing = shop.receipts.printChart(describeChart(view));
  await Promise.all([sendPicture(ctx, printing, "chart.not_drawn", content), answer(ctx)]);
}
