import { readShopName, setShopName, shopNameOf } from "../../../accounts/shop-name.ts";
import { actorOf, audit } from "../../../audit/audit.ts";
import { closeForm, createDialogController } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { menuButton } from "../../ui/menu-card.ts";

/** "Shop name" or /shopname: what the counter and the receipts say from now on. */
export const shopNaming = createDialogController<FormOf<"shop">, SellerContext>("shop", {
  isApart: true,
  draw: ({ say, seller }) => ({ html: say.html("shop-name-how", { name: shopNameOf(seller.account) }) }),
  readText({ say }, _form, text) {
    const name = readShopName(text);
    return name === null ? { problem: { html: say.html("name-bad") } } : { answer: { name } };
  },
  end: nameShop,
});

async function nameShop(ctx: SellerContext, form: FormOf<"shop">): Promise<void> {
  const { shop, say, seller } = ctx;
  const { name = "" } = form.answers;
  const now = shop.clock.now();
  ctx.work.later(async (trx) => {
    await shop.forms.clear(trx, ctx.userId);
    await setShopName(trx, seller.account.id, name, now);
    await audit(trx, { ids: shop.ids, now }, actorOf(seller), { act: "shop_named" });
  });
  await closeForm(ctx, form, { html: say.html("shop-name-set", { name }), buttons: [[menuButton(say)]] });
}
