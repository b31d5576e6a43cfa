import type { Company } from "../../../health/health.queries.ts";
import { watchCompany } from "../../../health/watch.ts";
import { healthButtons } from "../../callbacks/health.ts";
import { Feature } from "../../feature.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { troubleOf } from "../../ui/company-health.ts";
import { answer } from "../../ui/show.ts";

/** Companies whose sales go worse than usual. */
export const health = new Feature().seller(healthButtons.watch, (ctx, { service, provider }) =>
  watch(ctx, { serviceType: service, providerId: provider }),
);

/** Has the seller told when this company sells as usual again. */
async function watch(ctx: SellerContext, company: Company): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  const listed = shop.productCatalogue.listed(scopeOf(shop, seller))[company.serviceType];
  const name = listed?.find(({ id }) => id === company.providerId)?.name;
  if (name === undefined) return answer(ctx, say.plain("tap-old"));
  if ((await troubleOf(ctx, company)) === null) return answer(ctx, say.plain("tap-watching-well", { name }), true);
  await ctx.work.ahead((trx) => watchCompany(trx, { userId, now: shop.clock.now() }, company, name));
  await answer(ctx, say.plain("tap-watching", { name }), true);
}
