import { actorOf } from "../../../audit/audit.ts";
import { type ClaimInState, claimsOf, openClaims } from "../../../claims/claims.queries.ts";
import type { ClaimReason } from "../../../claims/claims.table.ts";
import { endClaims } from "../../../claims/claims.ts";
import { type Complaint, findComplaint } from "../../../claims/complaints.queries.ts";
import { openComplaint } from "../../../claims/complaints.ts";
import { dayMs } from "../../../core/calendar.ts";
import { findPurchases, type Purchase } from "../../../sales/purchases.queries.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { drawPack } from "../../ui/complaint-pack.ts";
import { onSale } from "../../ui/own-sale.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, present, replace, sendFile } from "../../ui/show.ts";
import { type Html, textOf } from "../../ui/text.ts";
import { type ClaimRow, reasonOf, renderClaim, renderClaims, renderEnd } from "./claims-card.ts";

/** The list of what the service owes the shop. */
export async function showClaims(ctx: SellerContext): Promise<void> {
  await present(ctx, await drawList(ctx), null);
}

async function drawList(ctx: SellerContext): Promise<Content> {
  return renderClaims(ctx.say, await rowsOf(ctx));
}

async function rowsOf({ shop, seller }: SellerContext): Promise<ClaimRow[]> {
  const { db } = shop.store;
  const claims = await openClaims(db, { accountId: seller.account.id, mode: seller.account.mode });
  const ids = new Set(claims.map(({ purchase_id }) => purchase_id));
  const sales = new Map((await findPurchases(db, [...ids])).map((sale) => [sale.id, sale]));
  const { startOfDay } = shop.times;
  const today = startOfDay(shop.clock.now());
  return claims.flatMap((claim) => {
    const sale = sales.get(claim.purchase_id);
    const days = Math.max(0, Math.round((today - startOfDay(claim.opened_at)) / dayMs));
    return sale ? [{ claim, sale, days }] : [];
  });
}

/** The service's debt for one sale. */
export const showClaim = onClaim(async (ctx, sale, claims) => {
  await present(ctx, renderClaim({ say: ctx.say, times: ctx.shop.times, sale, claims }), null);
});

/** Why it is closed is asked first. */
export const askEnd = onClaim(async (ctx, sale, claims) => {
  await present(ctx, renderEnd(ctx.say, sale, claims), null);
});

export const end = onClaim(async (ctx, sale, _claims, { as }: { as: ClaimReason }) => {
  const isClosed = await ctx.work.commit((trx) => endClaims(trx, stampNow(ctx.shop), actorOf(ctx.seller), sale.id, as));
  await replace(ctx, await drawList(ctx), ctx.say.plain(isClosed ? "tap-claim-closed" : "tap-claim-over"));
});

/** A sale whose money came back meanwhile, or that was sold after all, has no claim: the list says what is left. */
function onClaim<V>(
  handle: (ctx: SellerContext, sale: Purchase, claims: readonly ClaimInState[], values: V) => Promise<void>,
) {
  return onSale(async (ctx, sale, values: V) => {
    const open = (await claimsOf(ctx.shop.store.db, sale)).filter(({ closed_at }) => closed_at === null);
    if (open.length > 0) return handle(ctx, sale, open, values);
    await replace(ctx, await drawList(ctx), ctx.say.plain("tap-claim-over"));
  });
}

/** All packs for the service's support in one file. A sale without an open complaint gets one. */
export async function sendPacks(ctx: SellerContext): Promise<void> {
  const { shop, seller, say } = ctx;
  const rows = await rowsOf(ctx);
  if (rows.length === 0) return answer(ctx, say.plain("tap-claim-over"));
  const kindOf = new Map(rows.toReversed().map(({ sale, claim }) => [sale, claim.kind]));
  const complaints = await ctx.work.commit(async (trx) => {
    const open = new Map<Purchase, Complaint>();
    for (const [sale, kind] of kindOf) {
      const known = await findComplaint(trx, sale.id);
      const reason = known?.closed_at === null ? known.reason : reasonOf(kind);
      open.set(sale, await openComplaint(trx, stampNow(shop), actorOf(seller), sale, reason));
    }
    return open;
  });
  const packs: Html[] = [];
  for (const [sale, complaint] of complaints) packs.push((await drawPack(ctx, sale, complaint)).html);
  const text = packs.map(textOf).join(`\n\n${"-".repeat(40)}\n\n`);
  const day = new Date(shop.clock.now()).toISOString().slice(0, 10);
  await sendFile(ctx, text, `${day}-claims.txt`);
}
