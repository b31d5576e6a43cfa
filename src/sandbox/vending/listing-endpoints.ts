import type { Catalogue } from "./catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import { airtimeListing, categories, listingOf } from "./listings.ts";
import type { Body } from "./meaning.ts";
import type { Wire } from "./wire.ts";

const paths = {
  data: ["/data/networks/", "/data/networks/{}/plans/"],
  tv: ["/tv/services/", "/tv/services/{}/packages/"],
  electricity: ["/electricity/services/", "/electricity/services/{}/variations/"],
  internet: ["/internet/services/", "/internet/services/{}/plans/"],
  education: ["/education/services/", "/education/services/{}/variations/"],
} as const;

/** The section "Service discovery" of the specification. */
export function listingEndpoints(deps: { catalogue: Catalogue; wire: Wire }): Endpoint[] {
  const { catalogue, wire } = deps;
  const listing = (path: string, entries: (parameter: string) => Body[] | null): Endpoint => ({
    method: "GET",
    path,
    operation: "catalogue",
    credential: "authenticated",
    handle({ parameter }) {
      const found = entries(parameter);
      return found ? { is: "list", words: "Services", entries: found } : { is: "no-provider" };
    },
  });
  const endpoints: Endpoint[] = [
    {
      method: "GET",
      path: "/services/",
      operation: "catalogue",
      credential: "authenticated",
      handle: () => ({ is: "shown", status: 200, words: "Services", body: categories }),
    },
    listing("/airtime/networks/", () => airtimeListing(catalogue.airtime, wire)),
  ];
  for (const category of ["data", "tv", "electricity", "internet", "education"] as const) {
    const [providers, plans] = paths[category];
    endpoints.push(listing(providers, () => listingOf(catalogue, wire, category, undefined)));
    endpoints.push(listing(plans, (parameter) => listingOf(catalogue, wire, category, parameter)));
  }
  return endpoints;
}
