import { seatsOfAccount } from "../../../accounts/seats.queries.ts";
import { listAudit } from "../../../audit/audit.queries.ts";
import type { SellerContext } from "../../shop.ts";
import { present } from "../../ui/show.ts";
import { renderTrail } from "./trail-card.ts";

const pageSize = 12;

/** The acts in the account, newest first, for its owners. */
export async function showTrail(ctx: SellerContext, before: string | null = null): Promise<void> {
  const { shop, say, seller } = ctx;
  const { db } = shop.store;
  const rows = await listAudit(db, seller.account.id, { before, limit: pageSize + 1 });
  const seats = await seatsOfAccount(db, seller.account.id);
  const page = { rows: rows.slice(0, pageSize), hasOlder: rows.length > pageSize, isFirst: before === null };
  await present(ctx, renderTrail({ say, times: shop.times, ...page, seats }), null);
}
