import type { Service } from "./service.ts";

/** Data plans of a mobile network. */
export const data: Service = {
  type: "data",
  discoveryId: "data",
  providers: "dataNetworks",
  products: "dataPlans",
  numberKind: "phone",
  isForNetwork: true,
  hasFaceValue: false,
  isByPiece: false,
  vends: null,
  words: {
    said: "data, dat, dta, datta, dataa, bundle, bundles, browsing, megabyte, data bundle, data plan, mb, gb",
    hinted: "sub, subscription, subscribe, net, 4g, plan, plans",
  },
  steps: ["beneficiary", "provider", "planType", "product"],
  providerIs: "network",
  quickAmounts: [],
  toBody: ({ productId }) => ({ plan_id: productId }),
};
