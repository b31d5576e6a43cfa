import { actorOf, audit } from "../../../audit/audit.ts";
import { resolveReview } from "../../../sales/desk.ts";
import { findPurchase, type Purchase } from "../../../sales/purchases.queries.ts";
import { kindsIn } from "../../../sales/reviews.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { redrawSale } from "../../ui/own-sale.ts";
import { answer } from "../../ui/show.ts";

/** The reseller has dealt with the reasons that a card showed: they go, and it is drawn again. */
export async function resolveReasons(ctx: SellerContext, purchase: Purchase, { kinds }: { kinds: string }) {
  const { shop, say, seller, userId } = ctx;
  const squared = await ctx.work.commit(async (trx) => {
    // As it is now: a look at the wallet may have changed it since.
    const current = (await findPurchase(trx, purchase.id)) ?? purchase;
    const after = await resolveReview(trx, shop.ids, current, userId, shop.clock.now(), kindsIn(kinds));
    if (!after) return null;
    const isNoted = after !== current;
    if (isNoted) await audit(trx, stampNow(shop), actorOf(seller), { act: "looked_after", purchase: purchase.id });
    return { after, words: say.plain(isNoted || after.review === null ? "tap-looked-after" : "tap-old") };
  });
  if (!squared) return answer(ctx, say.plain("tap-still-open"), true);
  await redrawSale(ctx, squared.after, squared.words);
}
