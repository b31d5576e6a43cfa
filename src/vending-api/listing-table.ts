import type * as z from "zod";
import {
  airtimeNetworkSchema,
  dataPlanSchema,
  electricityVariationSchema,
  type ProviderKey,
  providerSchema,
  variationSchema,
} from "./catalogue-schemas.ts";
import { routes } from "./words.ts";

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
