import type { Catalogue } from "./catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import { airtimeListing, categoriesBody, plansOf, providersOf } from "./listings.ts";
import { type Body, json, type Reply } from "./meaning.ts";
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
  const { switches } = deps;
  const listing = (path: string, entries: (parameter: string) => Body[] | null): Endpoint => ({
    method: "GET",
    path,
    operation: "catalogue",
    credential: "authenticated",
    handle({ parameter }) {
      const found = entries(parameter);
      return found ? { is: "list", words: "Services", entries: found } : refuseKey(switches);
    },
  });
  const endpoints: Endpoint[] = [
    {
      method: "GET",
      path: "/services/",
      operation: "catalogue",
      credential: "authenticated",
      handle: () => ({ is: "shown", status: 200, words: "Services", body: categoriesBody(switches) }),
    },
    listing("/airtime/networks/", () => airtimeListing(deps)),
  ];
  for (const category of ["data", "tv", "electricity", "internet", "education"] as const) {
    const [providers, plans] = paths[category];
    endpoints.push(listing(providers, () => providersOf(deps, category)));
    endpoints.push(listing(plans, (parameter) => plansOf(deps, category, parameter)));
  }
  return endpoints;
}

/** The answer to a path whose segment stands for no provider. */
function refuseKey({ pathKeys, wrongPathKey }: Switches): Reply {
  switch (wrongPathKey) {
    case "404":
      // A path that wants an integer is no path at all with a word in it.
      return pathKeys === "id" ? { is: "no-path" } : { is: "no-provider" };
    case "empty-list":
      return { is: "list", words: "Services", entries: [] };
    case "400":
      return { is: "answer", answer: json(400, { error: "Invalid service identifier" }) };
    case "500":
      return { is: "broken" };
  }
}
