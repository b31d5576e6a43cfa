import type { Act } from "./story.ts";

/** A line is typed, and its offer is sold with one tap. */
export const sells = (what: "airtime" | "electricity", line: string, amount: string): Act[] => [
  { types: line },
  { sees: `Sell ${what}?` },
  { taps: `Sell ${amount}` },
];

/** Electricity whose token comes at once. The card of an earlier sale, whose charge is learnt meanwhile, is another's. */
export const sellsToken: readonly Act[] = [
  { turns: ["switch", { name: "electricityAnswer", value: "success" }] },
  { opensCounter: true },
  ...sells("electricity", "ikeja 1000 {meter}", "₦1,000"),
  { sees: "Token for meter {meter}" },
];

/** The link of the sale in the newest card, opened on Ngozi's phone: the token is in her chat. */
export const linksNgozi: readonly Act[] = [
  { taps: "More" },
  { sees: "confirmed" },
  { taps: "Customer link" },
  { sees: "Link for" },
  { opensLinkAs: "Ngozi" },
  { sees: "Token" },
];
