import type { Service } from "./service.ts";

/** Electricity: an amount for a meter. No listing states its charge. */
export const electricity: Service = {
  type: "electricity",
  discoveryId: "electricity",
  providers: "electricityServices",
  products: "electricityVariations",
  productsAre: "meter kinds",
  numberKind: "meter",
  isForNetwork: false,
  hasFaceValue: true,
  isByPiece: false,
  vends: "token",
  doesVend: (productName) => !/post-?\s?paid/i.test(productName),
  words: {
    // Not "ina" and "oku" alone, which are names, and "where" and "fire" as well.
    said: "electricity, elect, elec, electric, electrical, light, lite, nepa, phcn, power, meter, mtr, current, light bill, nepa bill, disco, electric bill, wuta, wutar, wutar lantarki, lantarki, ina manamana, ina monamona, ugwo oku, oku eletrik, oku latrik, eletrik, mita",
    hinted: "token, tokens, unit, units, bill, ina, oku",
  },
  steps: ["provider", "product", "beneficiary", "amount"],
  providerIs: "company",
  quickAmounts: [1000, 2000, 3000, 5000, 10_000, 20_000],
  toBody: ({ productId }) => ({ variation_id: productId }),
};
