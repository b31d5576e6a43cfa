import { readShopName, setShopName, shopNameOf } from "../../accounts/shop-name.ts";
import type { SellerContext } from "../shop.ts";
import { send } from "../show.ts";
import { menuButton } from "../views/menu.ts";

/** /shopname NAME: what the counter and the receipts say from now on. Without a name: what they say now. */
export async function nameShop(ctx: SellerContext, text: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const name = readShopName(text);
  if (name === null) {
    return void (await send(ctx, { html: say.html("shop-name-how", { name: shopNameOf(seller.account) }) }));
  }
  ctx.work.later((trx) => setShopName(trx, seller.account.id, name, shop.clock.now()));
  await send(ctx, { html: say.html("shop-name-set", { name }), buttons: [[menuButton(say)]] });
}
