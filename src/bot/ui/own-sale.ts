import { findSeat } from "../../accounts/seats.queries.ts";
import { claimsOf } from "../../claims/claims.queries.ts";
import { missesSecondCharge } from "../../claims/claims.ts";
import { findComplaint } from "../../claims/complaints.queries.ts";
import { findPurchase, type Purchase, setCardMessage } from "../../sales/purchases.queries.ts";
import { isInView } from "../../sessions/sessions.ts";
import { seesCost } from "../../staff/seats.ts";
import type { SellerContext, ShopContext } from "../shop.ts";
import { cardFactsOf } from "./card-facts.queries.ts";
import { renderSale } from "./sale.ts";
import type { SaleView } from "./sale-lines.ts";
import { renderRecord } from "./sale-record.ts";
import type { Content } from "./screen.ts";
import { answer, remove, replace, send } from "./show.ts";

/** A sale of the seller's own account, which may be seen from where the seller sits. */
export async function ownSale(ctx: SellerContext, purchaseId: string): Promise<Purchase | undefined> {
  const purchase = await findPurchase(ctx.shop.store.db, purchaseId);
  return purchase && isInView(ctx.seller, purchase) ? purchase : undefined;
}

/** Handles taps with the sale whose id their button holds. If the seller may not see it, the answer to the tap says so. */
export function onSale<V, Left>(handle: (ctx: SellerContext, sale: Purchase, values: V, left: Left) => Promise<void>) {
  return async (ctx: SellerContext, values: V & { sale: string }, left: Left): Promise<void> => {
    const sale = await ownSale(ctx, values.sale);
    await (sale ? handle(ctx, sale, values, left) : answer(ctx, ctx.say.plain("tap-not-yours"), true));
  };
}

/** The card of a sale as it stands, in place of whatever the tapped message showed. */
export async function redrawSale(ctx: ShopContext, purchase: Purchase, words?: string): Promise<void> {
  await replace(ctx, await drawSale(ctx, purchase), words);
}

/** Shows a sale again, as a new message. While the sale is open that message becomes its card, and the old one goes. */
export async function openSale(ctx: SellerContext, purchaseId: string): Promise<void> {
  const purchase = await ownSale(ctx, purchaseId);
  if (!purchase) return answer(ctx, ctx.say.plain("tap-not-yours"), true);
  const [messageId] = await Promise.all([send(ctx, await drawRecord(ctx, purchase)), answer(ctx)]);
  // A sold card that waits only for its charge stays where it is.
  const isOver = purchase.state === "succeeded" && purchase.delivery !== "awaiting" && purchase.review === null;
  if (purchase.next_check_at === null || isOver || purchase.user_id !== ctx.userId) return;
  const { card_message_id } = purchase;
  ctx.work.later((trx) => setCardMessage(trx, purchaseId, messageId));
  if (card_message_id !== null) await remove(ctx, card_message_id);
}

/** A sale out of the book. Those who see others' sales see who sold it; only owners see the balance. */
async function drawRecord(ctx: SellerContext, purchase: Purchase): Promise<Content> {
  const { shop, seller } = ctx;
  const isAsked = purchase.seat_id !== null && purchase.seat_id !== seller.seat?.id;
  const seat = isAsked ? await findSeat(shop.store.db, purchase.seat_id ?? "") : undefined;
  const view = await viewOf(ctx, purchase);
  const complaint = await findComplaint(shop.store.db, purchase.id);
  const withWallet = seller.seat === null;
  const claims = withWallet ? await claimsOf(shop.store.db, purchase) : [];
  return renderRecord({ ...view, isUnfolded: true, soldBy: seat?.name ?? null, withWallet, complaint, claims });
}

export async function drawSale(ctx: ShopContext, purchase: Purchase): Promise<Content> {
  return renderSale(await viewOf(ctx, purchase));
}

async function viewOf({ shop, say, seller }: ShopContext, purchase: Purchase): Promise<SaleView> {
  const { name, isAskedToSave, salePayment } = await cardFactsOf(shop.store.db, purchase);
  const withCost = seller !== null && seesCost(seller.seat);
  const isForSeat = seller === null || seller.seat !== null;
  const token = shop.settle.readToken(purchase);
  const sms = (await shop.sms?.viewOf(shop.store.db, purchase, !isForSeat)) ?? null;
  const misses = await missesSecondCharge(shop.store.db, purchase);
  const view = { say, times: shop.times, purchase, name, isAskedToSave, sms, salePayment, withCost, isForSeat, token };
  return { ...view, missesSecondCharge: misses };
}
