import { shopNameOf } from "../../../accounts/shop-name.ts";
import { type ChartSpan, readChart } from "../../../books/chart.ts";
import { pictureOrNull } from "../../../pictures/receipt.ts";
import type { SellerContext } from "../../shop.ts";
import { InputFile } from "../../ui/grammy.ts";
import { toPictureOptions } from "../../ui/screen.ts";
import { answer, done, send } from "../../ui/show.ts";
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
  const view: ChartView = {
    say,
    shop: shopNameOf(account),
    mode: account.mode,
    span,
    figures,
    withCost: seller.seat === null,
  };
  await Promise.all([sendPicture(ctx, view), answer(ctx)]);
}

/** Only the words if no picture can be made. */
async function sendPicture(ctx: SellerContext, view: ChartView): Promise<void> {
  const { api, shop, say, userId } = ctx;
  const content = { html: captionChart(view), buttons: chartButtons(say, view.span) };
  const png = await pictureOrNull(shop.receipts.printChart(describeChart(view)), shop.log, "chart.not_drawn");
  if (png === null) return done(send(ctx, content));
  await api.sendPhoto(userId, new InputFile(png, `${view.span}.png`), toPictureOptions(content));
}
