import type { SmsUse } from "../../../sms/sms.table.ts";
import type { SellerContext } from "../../shop.ts";
import { answer, present, replace } from "../../ui/show.ts";
import { renderShopSms } from "./sms-card.ts";

/** "SMS" on the account's page. */
export async function showShopSms(ctx: SellerContext): Promise<void> {
  const { shop, seller, say } = ctx;
  if (!shop.sms) return answer(ctx, say.plain("tap-old"));
  const facts = await shop.sms.shopSms(shop.store.db, seller.account.id, shop.clock.now());
  await present(ctx, renderShopSms(say, facts), null);
}

/** Who may send them from now on. */
export async function chooseSmsUse(ctx: SellerContext, use: SmsUse): Promise<void> {
  const { shop, seller, say } = ctx;
  const desk = shop.sms;
  if (!desk) return answer(ctx, say.plain("tap-old"));
  const facts = await ctx.work.commit(async (trx) => {
    await desk.choose(trx, seller.account.id, use);
    return desk.shopSms(trx, seller.account.id, shop.clock.now());
  });
  await replace(ctx, renderShopSms(say, facts));
}
