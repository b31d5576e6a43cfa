import { pricePlans } from "../../../catalogue/plan-prices.ts";
import type { ProviderOffer } from "../../../catalogue/product-catalogue.ts";
import { numbersServedLately } from "../../../customers/people.queries.ts";
import { listHolds } from "../../../holds/holds.queries.ts";
import { liveRules } from "../../../pricing/prices.queries.ts";
import { lastProviders } from "../../../sales/likeness.queries.ts";
import { numberKindOf, type ServiceType, services } from "../../../services/services.ts";
import { seesCost } from "../../../staff/seats.ts";
import type { Asking, SellAnswers } from "../../dialogs/forms/selling.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import { troubleOf } from "../../ui/company-health.ts";
import { answer } from "../../ui/show.ts";
import type { Stock } from "./questions.ts";

const slowMs = 700;
const maxInMind = 6;

/**
 * The catalogue's choices for the answers so far; from memory when the catalogue is warm. A long list of providers,
 * where it is asked for, begins with those that were sold last. Throws VendingError.
 */
export async function loadStock(
  ctx: SellerContext,
  answers: SellAnswers,
  step: Asking | "over" | null = null,
): Promise<Stock> {
  const { shop, seller, say } = ctx;
  const { serviceType, provider } = answers;
  // From memory this takes no time. When the service has to be asked and is slow, the tap is answered meanwhile.
  const cancelWord = shop.clock.after(slowMs, () =>
    shop.runInBackground("tap.answer", () => answer(ctx, say.plain("wallet-asking"))),
  );
  try {
    const scope = scopeOf(shop, seller);
    const providers = await shop.productCatalogue.providers(scope, serviceType);
    if (step === "beneficiary" && !seller.seat) {
      const served = await numbersServedLately(shop.store.db, seller.account.id, numberKindOf(serviceType));
      return { providers, products: [], served };
    }
    if (step === "provider") {
      const held = (await listHolds(shop.store.db, shop.clock.now())).filter((one) => one.service_type === serviceType);
      // Among a handful of networks everybody knows the place of each.
      const listed = { products: [], held, troubled: await findTroubled(ctx, serviceType, providers) };
      if (providers.length <= maxInMind) return { ...listed, providers };
      const used = await lastProviders(shop.store.db, seller.account.id, serviceType);
      return { ...listed, providers: inOrderOf(used, providers) };
    }
    if (!provider || services[serviceType].products === null) return { providers, products: [] };
    const products = await shop.productCatalogue.products(scope, serviceType, provider);
    const rules = await liveRules(shop.store.db, seller.account.id);
    const priced = { serviceType, providerId: provider.id, rules, withCost: seesCost(seller.seat) };
    return { providers, products: pricePlans(products, priced) };
  } finally {
    cancelWord();
  }
}

async function findTroubled(
  ctx: SellerContext,
  serviceType: ServiceType,
  providers: readonly ProviderOffer[],
): Promise<NonNullable<Stock["troubled"]>> {
  const found = await Promise.all(
    providers.map(async ({ id, name }) => ({ name, trouble: await troubleOf(ctx, { serviceType, providerId: id }) })),
  );
  return found.flatMap(({ name, trouble }) => (trouble ? [{ name, trouble }] : []));
}

/** Those that are in `first` in its order, the others behind them as they were. */
function inOrderOf<Entry extends { id: number }>(first: readonly number[], entries: readonly Entry[]): Entry[] {
  const known = first.flatMap((id) => entries.filter((entry) => entry.id === id));
  return [...known, ...entries.filter((entry) => !known.includes(entry))];
}
