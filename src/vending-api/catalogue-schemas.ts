import * as z from "zod";
import { type Kobo, toKobo } from "../core/money.ts";
import { id, limit, nairaOrNull, name, optionalText, percent } from "./fields.ts";
import { discoveryPrefix, routes } from "./words.ts";

/** A network, TV provider, distribution company, internet provider or kind of exam pin. */
export interface Provider {
  /** The id for purchases and for the plans of a data network. */
  id: number;
  /** The wire's `service_id`, a word: what the listings below a service are asked with. */
  slug: string;
  name: string;
}

/** The key of the listing below a provider. */
export type ProviderKey = Pick<Provider, "id" | "slug">;

export interface AirtimeNetwork extends Provider {
  minAmountKobo: Kobo;
  maxAmountKobo: Kobo;
  /** The developer's: charge = face value − face value × this / 100. Null: the service does not say what it charges. */
  apiSellerDiscountPercent: number | null;
  apiSellerPriceKobo: Kobo | null;
}

/** A TV package, internet plan or education variation. */
export interface Variation {
  /** The id that a purchase is sent with, as `variation_id` or `plan_id`. */
  id: number;
  /** The wire's `variation_id` of the entry, a word: never sent anywhere. */
  slug: string;
  name: string;
  /** The charge (times the quantity for education). Null: the price is unknown, so nothing can be sold. */
  apiSellerPriceKobo: Kobo | null;
  /** The price for users who are no developers; null if the service does not state it. */
  normalPriceKobo: Kobo | null;
}

/** One category of discovery, as data. Nothing in it is followed: every route is fixed in words.ts. */
export interface Category {
  id: string;
  name: string;
  /** As the service wrote it, bounded and cleaned. */
  endpoint: string;
  /** The endpoint as a route under the base address; null where it stands elsewhere. */
  route: string | null;
}

/** Where the service names no limit of a face value: whole naira, and as much as can be typed at the counter. */
const leastFace = toKobo(100);
const maxFace = toKobo(99_999_999_900);

const limits = {
  min_amount: limit.transform((kobo) => kobo ?? leastFace),
  max_amount: limit.transform((kobo) => kobo ?? maxFace),
};
const providerFields = { id, service_id: optionalText, name };
const variationFields = {
  id,
  variation_id: optionalText,
  name,
  api_seller_price: nairaOrNull,
  normal_price: nairaOrNull.catch(null),
};

const inOrder = (wire: { min_amount: Kobo; max_amount: Kobo }) => wire.min_amount <= wire.max_amount;
const toLimits = (wire: { min_amount: Kobo; max_amount: Kobo }) => ({
  minAmountKobo: wire.min_amount,
  maxAmountKobo: wire.max_amount,
});
const outOfOrder = "min_amount above max_amount";

const providerSchema = z.looseObject(providerFields).transform(toProvider);

const airtimeNetworkSchema = z
  .looseObject({
    ...providerFields,
    ...limits,
    api_seller_discount: percent.nullable().catch(null).optional(),
    api_seller_price: nairaOrNull.catch(null),
  })
  .refine(inOrder, outOfOrder)
  .transform(
    (wire): AirtimeNetwork => ({
      ...toProvider(wire),
      ...toLimits(wire),
      apiSellerDiscountPercent: wire.api_seller_discount ?? null,
      apiSellerPriceKobo: wire.api_seller_price,
    }),
  );

const variationSchema = z.looseObject(variationFields).transform(toVariation);

const dataPlanSchema = z
  .looseObject({ ...variationFields, plan_type: optionalText })
  .transform((wire) => ({ ...toVariation(wire), planType: wire.plan_type }));

/** A meter type of a distribution company. Its prices are null: the face value is chosen within the limits. */
const electricityVariationSchema = z
  .looseObject({ ...variationFields, ...limits })
  .refine(inOrder, outOfOrder)
  .transform((wire) => ({ ...toVariation(wire), ...toLimits(wire) }));

/** `basePath` is the path of the base address, without a trailing slash. */
export function categorySchema(basePath: string) {
  return z.looseObject({ id: z.string().min(1).max(64), name, endpoint: optionalText }).transform((wire): Category => {
    const { id, name, endpoint } = wire;
    const root = [discoveryPrefix, basePath].find((prefix) => endpoint.startsWith(`${prefix}/`));
    return { id, name, endpoint, route: root === undefined ? null : endpoint.slice(root.length) };
  });
}

function toProvider(wire: { id: number; service_id: string; name: string }): Provider {
  return { id: wire.id, slug: wire.service_id, name: wire.name };
}

function toVariation(wire: {
  id: number;
  variation_id: string;
  name: string;
  api_seller_price: Kobo | null;
  normal_price: Kobo | null;
}): Variation {
  return {
    id: wire.id,
    slug: wire.variation_id,
    name: wire.name,
    apiSellerPriceKobo: wire.api_seller_price,
    // A price of 0 is none.
    normalPriceKobo: wire.normal_price || null,
  };
}

/** The service's listings: where each stands, some of them below one network or service, and how an entry is read. */
export const listings = {
  airtimeNetworks: { route: routes.airtimeNetworks, entry: airtimeNetworkSchema },
  dataNetworks: { route: routes.dataNetworks, entry: providerSchema },
  dataPlans: { route: routes.dataPlans, entry: dataPlanSchema },
  tvServices: { route: routes.tvServices, entry: providerSchema },
  tvPackages: { route: routes.tvPackages, entry: variationSchema },
  electricityServices: { route: routes.electricityServices, entry: providerSchema },
  electricityVariations: { route: routes.electricityVariations, entry: electricityVariationSchema },
  internetServices: { route: routes.internetServices, entry: providerSchema },
  internetPlans: { route: routes.internetPlans, entry: variationSchema },
  educationServices: { route: routes.educationServices, entry: providerSchema },
  educationVariations: { route: routes.educationVariations, entry: variationSchema },
} as const;

export type Listing = keyof typeof listings;
/** Those of networks and companies, and those that stand below one of them. */
export type ProviderListing = { [L in Listing]: (typeof listings)[L]["route"] extends string ? L : never }[Listing];
export type ProductListing = Exclude<Listing, ProviderListing>;
export type EntryOf<L extends Listing> = z.infer<(typeof listings)[L]["entry"]>;

/** What a listing is asked with beside its name: the network or service that it stands below, where it does. */
export type Below<L extends Listing> = (typeof listings)[L]["route"] extends string ? [] : [parent: ProviderKey];
