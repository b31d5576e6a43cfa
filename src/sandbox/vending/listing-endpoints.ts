import { json } from "./answers.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import { airtimeListing, categories, listingOf, wrapList } from "./listings.ts";
import type { Switches } from "./switches.ts";
import type { Wire } from "./wire.ts";

const paths = {
  data: ["/data/networks/", "/data/networks/{}/plans/"],
  tv: ["/tv/services/", "/tv/services/{}/packages/"],
  electricity: ["/electricity/services/", "/electricity/services/{}/variations/"],
  internet: ["/internet/services/", "/internet/services/{}/plans/"],
  education: ["/education/services/", "/education/services/{}/variations/"],
} as const;

/** The section "Service discovery" of the specification. */
export function listingEndpoints(deps: { catalogue: Catalogue; switches: Switches; wire: Wire }): Endpoint[] {
  const { catalogue, switches, wire } = deps;
  const listing = (path: string, entries: (parameter: string) => object[] | null): Endpoint => ({
    method: "GET",
    path,
    operation: "catalogue",
    credential: "authenticated",
    handle({ parameter, url }) {
      const found = entries(parameter);
      return found ? json(200, wrapList(found, url, switches)) : json(404, { detail: "Not found." });
    },
  });
  const endpoints: Endpoint[] = [
    {
      method: "GET",
      path: "/services/",
      operation: "catalogue",
      credential: "authenticated",
      handle: () => json(200, categories),
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
