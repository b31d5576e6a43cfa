import { requestButtons } from "../../callbacks/customers.ts";
import type { SellerContext } from "../../shop.ts";
import { ownRequest } from "../../ui/request-card.ts";
import { sellLike } from "./same.ts";

/** "Sell" on what a customer asks for: its offer, at the price of now. One that is answered shows how it stands. */
export async function sellRequested(ctx: SellerContext, id: string): Promise<void> {
  const view = await ownRequest(ctx, id);
  if (!view) return;
  const { request, sale } = view;
  const amount = request.face_kobo === null ? {} : { amount: request.face_kobo };
  const typed = { services: [], number: sale.beneficiary, ...amount };
  await sellLike(ctx, sale, typed, { retry: requestButtons.sell({ request: id }) });
}
