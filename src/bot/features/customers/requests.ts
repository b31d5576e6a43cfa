import { allowRequests, putOffRequest } from "../../../customers/requests.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { ownRequest, renderRequest } from "../../ui/request-card.ts";
import { replace } from "../../ui/show.ts";
import { showCustomers } from "./customers.ts";

/** "Not now" on a request: puts it off, and tells the customer. */
export async function putOff(ctx: SellerContext, id: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const view = await ownRequest(ctx, id);
  if (!view) return;
  const ended = await ctx.work.commit((trx) => putOffRequest(trx, stampNow(shop), seller, id));
  if (!ended) await ownRequest(ctx, id);
  else await replace(ctx, renderRequest({ ...view, request: ended }), say.plain("request-put-off"));
}

/** Whether linked customers may ask in their chats. */
export async function turnRequests(ctx: SellerContext, turn: "on" | "off"): Promise<void> {
  const { shop, seller } = ctx;
  const isAllowed = turn === "on";
  await ctx.work.commit((trx) => allowRequests(trx, stampNow(shop), seller, isAllowed));
  ctx.seller = { ...seller, account: { ...seller.account, takes_requests: isAllowed ? 1 : 0 } };
  await showCustomers(ctx);
}
