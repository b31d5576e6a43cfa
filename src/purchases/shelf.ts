import type { Kobo } from "../lib/money.ts";
import type { Purchase } from "../store/purchases.ts";
import type { Catalogue, CatalogueScope } from "../vending/catalogue.ts";
import type { ProviderKey } from "../vending/catalogue-schemas.ts";
import type { ServiceType } from "../vending/words.ts";
import { type Price, priceAirtime, priceElectricity, pricePlan } from "./quote.ts";

/** A network, distribution company or other provider, as something to choose. */
export interface ProviderOffer {
  id: number;
  slug: string;
  name: string;
  /** Airtime alone: limits of the face value, and the developer's discount. */
  limits: Limits | null;
  discountPercent: number | null;
}

/** A plan, package or variation. */
export interface ProductOffer {
  id: number;
  name: string;
  /** "SME", "Gifting" …: data plans alone. */
  planType: string | null;
  /** Electricity alone. */
  limits: Limits | null;
  /** What one piece costs; null for electricity, and for an entry that cannot be sold now. */
  unitKobo: Kobo | null;
}

export interface Limits {
  minKobo: Kobo;
  maxKobo: Kobo;
}

const providerListing = {
  airtime: "airtimeNetworks",
  data: "dataNetworks",
  tv: "tvServices",
  electricity: "electricityServices",
  internet: "internetServices",
  education: "educationServices",
} as const;

const productListing = {
  data: "dataPlans",
  tv: "tvPackages",
  electricity: "electricityVariations",
  internet: "internetPlans",
  education: "educationVariations",
} as const;

/** What the catalogue offers, in one shape for all services. Throws VendingError when it is not to be had. */
export interface Shelf {
  providers(scope: CatalogueScope, serviceType: ServiceType): Promise<ProviderOffer[]>;
  /** Empty for airtime, which has nothing below the network. */
  products(scope: CatalogueScope, serviceType: ServiceType, provider: ProviderKey): Promise<ProductOffer[]>;
  /** The newest price of what a purchase sells, as far as the catalogue is at hand: nobody is asked. */
  newestPrice(scope: CatalogueScope, purchase: Purchase): Price | "gone" | null;
  /** Reads the listing that a purchase's price is from anew. Never rejects. */
  renew(scope: CatalogueScope, purchase: Purchase): Promise<void>;
}

export function createShelf(catalogue: Catalogue): Shelf {
  return {
    async providers(scope, serviceType) {
      const entries = await catalogue.list(scope, providerListing[serviceType]);
      return entries.map((entry) => ({
        id: entry.id,
        slug: entry.slug,
        name: entry.name,
        limits: "minAmountKobo" in entry ? { minKobo: entry.minAmountKobo, maxKobo: entry.maxAmountKobo } : null,
        discountPercent: "apiSellerDiscountPercent" in entry ? entry.apiSellerDiscountPercent : null,
      }));
    },
    async products(scope, serviceType, provider) {
      if (serviceType === "airtime") return [];
      const entries = await catalogue.list(scope, productListing[serviceType], provider);
      return entries.map((entry) => ({
        id: entry.id,
        name: entry.name,
        planType: "planType" in entry ? entry.planType : null,
        limits: "minAmountKobo" in entry ? { minKobo: entry.minAmountKobo, maxKobo: entry.maxAmountKobo } : null,
        unitKobo: entry.apiSellerPriceKobo,
      }));
    },
    renew(scope, { service_type, provider_id, provider_slug }) {
      const serviceType = service_type as ServiceType;
      if (serviceType === "airtime") return catalogue.renew(scope, "airtimeNetworks");
      return catalogue.renew(scope, productListing[serviceType], { id: provider_id, slug: provider_slug });
    },
    newestPrice(scope, purchase) {
      const serviceType = purchase.service_type as ServiceType;
      if (serviceType === "airtime") {
        const known = catalogue.peek(scope, "airtimeNetworks");
        if (!known) return null;
        const network = known.entries.find((entry) => entry.id === purchase.provider_id);
        return network ? priceAirtime(purchase.face_kobo as Kobo, network.apiSellerDiscountPercent) : "gone";
      }
      const provider = { id: purchase.provider_id, slug: purchase.provider_slug };
      const known = catalogue.peek(scope, productListing[serviceType], provider);
      if (!known) return null;
      const product = known.entries.find((entry) => entry.id === purchase.product_id);
      if (!product) return "gone";
      if (serviceType === "electricity") return priceElectricity;
      return product.apiSellerPriceKobo === null ? "gone" : pricePlan(product.apiSellerPriceKobo, purchase.quantity);
    },
  };
}
