import { formatNaira } from "../../lib/money.ts";
import type { Sums } from "../../reports/reckoning.ts";
import type { Say } from "./text.ts";

/** What was sold, and to whom it may be said what it cost: "2 sales · sold ₦1,000.00 · cost about ₦975.00". */
export function tellSums(say: Say, sums: Sums, withCost: boolean): string {
  if (sums.sold === 0) return say.plain("sums-none");
  const sold = say.plain("sums-sold", { count: sums.sold, sold: formatNaira(sums.soldKobo) });
  return withCost ? [sold, ...tellCost(say, sums)].join(" · ") : sold;
}

function tellCost(say: Say, { sold, costKobo, expected, unpriced }: Sums): string[] {
  const cost = say.plain(expected > 0 ? "sums-cost-about" : "sums-cost", { cost: formatNaira(costKobo) });
  if (unpriced === 0) return [cost];
  const unknown = say.plain("sums-unpriced", { count: unpriced });
  return unpriced === sold ? [unknown] : [cost, unknown];
}

/** What is not over, and what it may still take from the wallet; null when all is over. */
export function tellOpen(say: Say, { open, openKobo }: Sums, withCost: boolean): string | null {
  if (open === 0) return null;
  const count = say.plain("sums-open", { count: open });
  return withCost ? say.plain("sums-open-kobo", { open: count, kobo: formatNaira(openKobo) }) : count;
}
