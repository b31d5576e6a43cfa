import type { Service } from "./service.ts";

/** Packages of a TV company, for a smart card. Discovery calls it cable (spec: "Service discovery"). */
export const tv: Service = {
  type: "tv",
  discoveryId: "cable",
  providers: "tvServices",
  products: "tvPackages",
  numberKind: "smartcard",
  isForNetwork: false,
  hasFaceValue: false,
  isByPiece: false,
  vends: null,
  words: {
    said: "tv, cable, cable tv, cabletv, decoder, smartcard, smart card, iuc, bouquet, cable sub, tv sub",
    hinted: "sub, subscription, subscribe, renew, channel, package",
  },
  steps: ["provider", "product", "beneficiary"],
  providerIs: "company",
  quickAmounts: [],
  toBody: ({ productId }) => ({ variation_id: productId }),
};
