import { updateAccount } from "../../../accounts/accounts.queries.ts";
import { actorOf, audit } from "../../../audit/audit.ts";
import { putOffRequest } from "../../../customers/requests.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { ownRequest, renderRequest } from "../../ui/request-card.ts";
import { replace } from "../../ui/show.ts";
import { showCustomers } from "./customers.ts";

/** "Not now" on what a customer asks for: the customer is told. */
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
  const { account } = seller;
  const takes_requests = turn === "on" ? 1 : 0;
  if (account.takes_requests !== takes_requests) {
    const stamp = stampNow(shop);
    await ctx.work.commit(async (trx) => {
      await updateAccount(trx, account.id, { takes_requests, updated_at: stamp.now });
      await audit(trx, stamp, actorOf(seller), { act: `requests_${turn}` });
    });
  }
  ctx.seller = { ...seller, account: { ...account, takes_requests } };
  await showCustomers(ctx);
}
