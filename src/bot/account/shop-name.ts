import { actorOf, audit } from "../../accounts/audit.ts";
import { readShopName, setShopName, shopNameOf } from "../../accounts/shop-name.ts";
import { menuButton } from "../ui/menu-card.ts";
import { send } from "../ui/show.ts";
import type { SellerContext } from "./needs.ts";

/** /shopname NAME: what the counter and the receipts say from now on. Without a name: what they say now. */
export async function nameShop(ctx: SellerContext, text: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const name = readShopName(text);
  if (name === null) {
    return void (await send(ctx, { html: say.html("shop-name-how", { name: shopNameOf(seller.account) }) }));
  }
  const now = shop.clock.now();
  ctx.work.later(async (trx) => {
    await setShopName(trx, seller.account.id, name, now);
    await audit(trx, { ids: shop.ids, now }, actorOf(seller), { act: "shop_named" });
  });
  await send(ctx, { html: say.html("shop-name-set", { name }), buttons: [[menuButton(say)]] });
}
