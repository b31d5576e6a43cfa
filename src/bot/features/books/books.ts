import { readLateChanges } from "../../../closes/late-changes.ts";
import { summarizeSales } from "../../../closes/sale-totals.ts";
import type { SellerContext } from "../../shop.ts";
import { present } from "../../ui/show.ts";
import { renderBooks } from "./books-card.ts";

/** The sales and their profit, in place of the message whose button was tapped. */
export async function showBooks(ctx: SellerContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const { id, mode } = seller.account;
  const { calendar, times } = shop;
  const { db } = shop.store;
  const now = shop.clock.now();
  const day = calendar.dayOf(now);
  const since = { today: calendar.startOf(day), week: calendar.startOf(day - 6), month: times.startOfMonth(now) };
  const spans = await Promise.all(
    (["today", "week", "month"] as const).map(async (span) => ({
      span,
      sums: await summarizeSales(db, id, { mode, since: since[span] }),
      late: await readLateChanges(db, { accountId: id, mode }, { since: since[span] }),
    })),
  );
  await present(ctx, renderBooks({ say, isSandbox: mode === "sandbox", spans }), null);
}
