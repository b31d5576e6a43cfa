import { type Clock, sleep } from "../core/clock.ts";
import type { Kobo } from "../core/money.ts";
import { estimateCharge, learnDiscount, learntDiscount } from "../sales/learn-charges.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type Limits, type Listed, type Price, priceAirtime, pricePlan, priceUnknown } from "../sales/quote.ts";
import { hasFaceValue, type ServiceType, services, serviceTypes } from "../services/services.ts";
import type { Catalogue, CatalogueScope } from "../vending-api/catalogue.ts";
import type { AirtimeNetwork, ProviderKey, Variation } from "../vending-api/catalogue-schemas.ts";
import { createServiceTraits, type ServiceTraits } from "../vending-api/traits.ts";

/** A network, distribution company or other provider, as something to choose. */
export interface ProviderOffer {
  id: number;
  slug: string;
  name: string;
  /** Only airtime: limits of the face value, and the developer's discount. */
  limits: Limits | null;
  discountPercent: number | null;
}

/** A plan, package or variation. */
export interface ProductOffer {
  id: number;
  name: string;
  /** "SME", "Gifting" …: only data plans. */
  planType: string | null;
  /** Only electricity. */
  limits: Limits | null;
  /** The cost of one piece; null for electricity, and for an entry that cannot be sold now. */
  unitKobo: Kobo | null;
  /** The price per piece for the service's own customers, if the service states it. */
  listKobo: Kobo | null;
}

/** The fields of a sale, or of a request for one, that lead to its entry in the listings. */
type Wanted = Pick<
  Purchase,
  "service_type" | "provider_id" | "provider_slug" | "product_id" | "face_kobo" | "quantity"
>;

/** The tap that sells asks again for an older price. */
const freshMs = 10_000;
/** Nobody waits at the counter for a price for longer. */
const patienceMs = 1500;

/** The catalogue's offers, in one shape for all services. Throws VendingError if the service does not answer. */
export function createProductCatalogue(
  catalogue: Catalogue,
  clock: Clock,
  traits: ServiceTraits = createServiceTraits(),
) {
  const networkOf = ({ accountId, mode }: CatalogueScope, networkId: number) => ({ accountId, mode, networkId });

  /** The discount that a network charges: the learnt one while the listing still says what it said then. */
  function discountOf(scope: CatalogueScope, { id, apiSellerDiscountPercent: listed }: AirtimeNetwork): number | null {
    return listed === null ? null : (learntDiscount(traits, networkOf(scope, id), listed) ?? listed);
  }

  /** The price of a wish, with what it is likely to cost if no cost is listed. */
  function withAbout(price: Price, { accountId, mode }: CatalogueScope, wanted: Wanted): Price {
    if (price.chargeKobo !== null) return price;
    const company = { accountId, mode, serviceType: wanted.service_type, providerId: wanted.provider_id };
    return { ...price, aboutKobo: estimateCharge(traits, company, wanted.face_kobo) };
  }

  function peek(scope: CatalogueScope, wanted: Wanted) {
    const { service_type: serviceType, provider_id, product_id } = wanted;
    const listing = services[serviceType].products;
    const known =
      listing === null ? catalogue.peek(scope, "airtimeNetworks") : catalogue.peek(scope, listing, providerOf(wanted));
    if (!known) return null;
    const { ageMs, askedAt } = known;
    const entry = known.entries.find(({ id }) => id === (listing === null ? provider_id : product_id));
    const price = entry && priceOf(scope, entry, wanted);
    if (!price) return { ageMs, askedAt, listed: "gone" as const };
    const names = isNetwork(entry)
      ? { providerName: entry.name, productName: null }
      : { providerName: null, productName: nameOf(entry) };
    const listed: Listed = {
      price: withAbout(price, scope, wanted),
      saidAt: askedAt,
      ...names,
      limits: limitsOf(entry),
    };
    return { ageMs, askedAt, listed };
  }

  /** Null: it cannot be sold now. A price of 0 is none: the wallet would tell another. */
  function priceOf(scope: CatalogueScope, entry: AirtimeNetwork | Variation, wanted: Wanted): Price | null {
    if (isNetwork(entry)) return priceAirtime(wanted.face_kobo, discountOf(scope, entry));
    if (hasFaceValue(wanted.service_type)) return priceUnknown;
    const { apiSellerPriceKobo, normalPriceKobo } = entry;
    return apiSellerPriceKobo ? pricePlan(apiSellerPriceKobo, wanted.quantity, normalPriceKobo) : null;
  }

  return {
    async providers(scope: CatalogueScope, serviceType: ServiceType): Promise<ProviderOffer[]> {
      const entries = await catalogue.list(scope, services[serviceType].providers);
      return entries.map((entry) => ({
        id: entry.id,
        slug: entry.slug,
        name: entry.name,
        limits: limitsOf(entry),
        discountPercent: isNetwork(entry) ? entry.apiSellerDiscountPercent : null,
      }));
    },
    /** The providers that were listed last, as far as they are known. Asks nobody. */
    listed: (
      scope: CatalogueScope,
    ): Partial<Record<ServiceType, readonly Pick<ProviderOffer, "id" | "slug" | "name">[]>> =>
      Object.fromEntries(
        serviceTypes.flatMap((type) => {
          const known = catalogue.peek(scope, services[type].providers);
          return known ? [[type, known.entries]] : [];
        }),
      ),
    /** The providers that were listed for anybody, as far as this process knows. Asks nobody. */
    knownProviders: (serviceType: ServiceType): readonly Pick<ProviderOffer, "slug" | "name">[] =>
      catalogue
        .known(services[serviceType].providers)
        .flatMap((entry) => ("slug" in entry ? [{ slug: entry.slug, name: entry.name }] : [])),
    /** Empty for airtime, which has nothing below the network. */
    async products(scope: CatalogueScope, serviceType: ServiceType, provider: ProviderKey): Promise<ProductOffer[]> {
      const listing = services[serviceType].products;
      if (listing === null) return [];
      const entries = await catalogue.list(scope, listing, provider);
      return entries.map((entry) => ({
        id: entry.id,
        name: entry.name,
        planType: "planType" in entry ? entry.planType : null,
        limits: limitsOf(entry),
        unitKobo: entry.apiSellerPriceKobo || null,
        listKobo: entry.normalPriceKobo,
      }));
    },
    /** The last known entry, of any age; "gone": it is not sold. Asks nobody. */
    recall: (scope: CatalogueScope, wanted: Wanted): Listed | "gone" | null => peek(scope, wanted)?.listed ?? null,
    /**
     * The entry as it came within the last ten seconds, by this process's monotonic clock, or to a question after
     * `since`; null: nothing. Asks nobody.
     */
    said(scope: CatalogueScope, wanted: Wanted, since: number | null = null): Listed | "gone" | null {
      const known = peek(scope, wanted);
      const isHeard = known !== null && (known.ageMs <= freshMs || (since !== null && known.askedAt > since));
      return isHeard ? known.listed : null;
    },
    /**
     * Asks the service for the one listing that holds it, together with other callers of this moment. Resolves when it
     * has answered, or when nobody should wait any longer; never rejects. `said` gives the result.
     */
    async ask(scope: CatalogueScope, wanted: Wanted): Promise<void> {
      const { providers, products } = services[wanted.service_type];
      const asking =
        products === null ? catalogue.renew(scope, providers) : catalogue.renew(scope, products, providerOf(wanted));
      const answered = new AbortController();
      await Promise.race([asking, sleep(clock, patienceMs, answered.signal)]);
      answered.abort("answered");
    },
    /** A sale was charged something else than its listing says: learns the network's discount from it. */
    async learn(scope: CatalogueScope, sale: Purchase): Promise<void> {
      if (services[sale.service_type].products !== null) return;
      const networks = catalogue.peek(scope, "airtimeNetworks")?.entries ?? [];
      const listed = networks.find(({ id }) => id === sale.provider_id)?.apiSellerDiscountPercent ?? null;
      if (listed !== null) await learnDiscount(traits, networkOf(scope, sale.provider_id), sale, listed);
    },
  };
}

export type ProductCatalogue = ReturnType<typeof createProductCatalogue>;

/** A data plan under its name and its kind, "1GB (30 days) · SME": one size is sold in several kinds. */
function nameOf(product: Pick<ProductOffer, "name"> & Partial<Pick<ProductOffer, "planType">>): string {
  const { name, planType } = product;
  return !planType || name.toLowerCase().includes(planType.toLowerCase()) ? name : `${name} · ${planType}`;
}

function providerOf({ provider_id, provider_slug }: Wanted): ProviderKey {
  return { id: provider_id, slug: provider_slug };
}

const isNetwork = (entry: object): entry is AirtimeNetwork => "apiSellerDiscountPercent" in entry;

function limitsOf(entry: object | { minAmountKobo: Kobo; maxAmountKobo: Kobo }): Limits | null {
  return "minAmountKobo" in entry ? { minKobo: entry.minAmountKobo, maxKobo: entry.maxAmountKobo } : null;
}
