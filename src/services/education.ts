import type { Service } from "./service.ts";

/** Exam pins, sold by the piece. */
export const education: Service = {
  type: "education",
  discoveryId: "education",
  providers: "educationServices",
  products: "educationVariations",
  numberKind: "phone",
  isForNetwork: false,
  hasFaceValue: false,
  isByPiece: true,
  vends: "pins",
  words: {
    said: "jarabawa, jarrabawa, exam, exams, exam pin, exam pins, result checker, scratch card, scratch cards, education, epin, epins, e pin, e pins",
    hinted: "pin, pins, result, checker",
  },
  steps: ["provider", "product", "beneficiary"],
  providerIs: "exam",
  quickAmounts: [],
  toBody: ({ productId, quantity }) => ({ variation_id: productId, quantity }),
};
