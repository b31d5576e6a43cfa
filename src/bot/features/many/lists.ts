import { type Batch, rowsOf } from "../../../batches/batches.queries.ts";
import { rowAgain } from "../../../batches/like.ts";
import { isCertainlyUnsold } from "../../../batches/next.ts";
import { resultFile, template } from "../../../batches/result-file.ts";
import { findList, stopList } from "../../../batches/stop.ts";
import { liveRules } from "../../../pricing/prices.queries.ts";
import { type SellerContext, scopeOf, stampNow } from "../../shop.ts";
import { answer, done, replace, sendFile, sendNew } from "../../ui/show.ts";
import { showList } from "./many.ts";
import { renderSales } from "./progress-card.ts";

/** Does something with a list of this seller that was confirmed. */
async function onList(ctx: SellerContext, batchId: string, task: (batch: Batch) => Promise<void>): Promise<void> {
  const batch = await findList(ctx.shop.store.db, ctx.seller, batchId);
  await (batch ? task(batch) : answer(ctx, ctx.say.plain("tap-many-over"), true));
}

/** Sends no more rows of a list. A row that is on its way already stays a sale. */
export async function stopSelling(ctx: SellerContext, batchId: string): Promise<void> {
  const { shop, seller, say } = ctx;
  const isStopped = await ctx.work.commit((trx) => stopList(trx, stampNow(shop), seller, batchId));
  await answer(ctx, say.plain(isStopped ? "tap-many-stopped" : "tap-many-done"));
}

/** The rows of a list, on a message of their own; each leads to its sale. */
export function showSales(ctx: SellerContext, batchId: string, page: number | null): Promise<void> {
  return onList(ctx, batchId, async (batch) => {
    const content = renderSales(ctx.say, batch, await rowsOf(ctx.shop.store.db, batch.id), page ?? 0);
    if (page !== null) return done(replace(ctx, content));
    await sendNew(ctx, content);
  });
}

/** Offers the unsold rows as a new list, at current prices. The seller confirms it like any other. */
export function sellUnsold(ctx: SellerContext, batchId: string): Promise<void> {
  return onList(ctx, batchId, async (batch) => {
    const { shop, seller } = ctx;
    const scope = scopeOf(shop, seller);
    const unsold = (await rowsOf(shop.store.db, batch.id)).filter(isCertainlyUnsold);
    if (unsold.length === 0 || batch.mode !== seller.account.mode) {
      return answer(ctx, ctx.say.plain("tap-many-none-left"), true);
    }
    const rules = await liveRules(shop.store.db, seller.account.id);
    const rows = [];
    for (const sale of unsold) {
      if (shop.productCatalogue.said(scope, sale) === null) await shop.productCatalogue.ask(scope, sale);
      rows.push(rowAgain(sale, shop.productCatalogue.recall(scope, sale), rules));
    }
    // A row that was sold since, in this way or another, shows that.
    await showList(ctx, rows, null, batch.confirmed_at ?? batch.created_at);
  });
}

export function sendResult(ctx: SellerContext, batchId: string): Promise<void> {
  return onList(ctx, batchId, async (batch) => {
    const { shop } = ctx;
    const text = resultFile(await rowsOf(shop.store.db, batch.id), shop.settle.readToken);
    await sendFile(ctx, text, `${batch.id.toLowerCase()}.csv`);
  });
}

export function sendTemplate(ctx: SellerContext): Promise<void> {
  return sendFile(ctx, template, "template.csv");
}
