import type { Service } from "./service.ts";

/** Airtime: an amount that is loaded onto a phone, less the discount of its network. */
export const airtime: Service = {
  type: "airtime",
  discoveryId: "airtime",
  providers: "airtimeNetworks",
  products: null,
  numberKind: "phone",
  isForNetwork: true,
  hasFaceValue: true,
  isByPiece: false,
  vends: null,
  words: {
    said: "airtime, air time, airtme, airtym, airtyme, vtu, call card, recharge card, call credit, aitime, katin waya, kaadi ipe",
    hinted: "e top up, recharge, rechage, card, kati, katin, kadi, kaadi, cards, credit, top up, topup, load",
  },
  steps: ["beneficiary", "provider", "amount"],
  providerIs: "network",
  quickAmounts: [100, 200, 500, 1000, 2000, 5000],
  toBody: ({ providerId }) => ({ network_id: providerId }),
};
