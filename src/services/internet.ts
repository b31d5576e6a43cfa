import type { Service } from "./service.ts";

/** Plans of an internet provider, for a phone number or account number. */
export const internet: Service = {
  type: "internet",
  discoveryId: "internet",
  providers: "internetServices",
  products: "internetPlans",
  numberKind: "phone",
  isForNetwork: false,
  hasFaceValue: false,
  isByPiece: false,
  vends: null,
  words: {
    said: "internet, wifi, wi fi, broadband, router, mifi",
    hinted: "net",
  },
  steps: ["provider", "product", "beneficiary"],
  providerIs: "company",
  quickAmounts: [],
  toBody: ({ productId }) => ({ variation_id: productId }),
};
