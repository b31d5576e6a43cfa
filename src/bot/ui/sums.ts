import { formatNaira, type Kobo } from "../../lib/money.ts";
import type { Sums } from "../../reports/reckoning.ts";
import type { Say } from "./text.ts";

/** "2 sales · sold ₦1,000.00 · cost about ₦975.00": what was sold, for the owners, whose prices these are. */
export function tellSums(say: Say, sums: Sums): string {
  if (sums.sold === 0) return say.plain("sums-none");
  const sold = say.plain("sums-sold", { count: sums.sold, sold: formatNaira(sums.soldKobo) });
  return [sold, ...tellCost(say, sums)].join(" · ");
}

/**
 * The same for staff, "2 sales · face value ₦500.00": a plan is worth what the owner pays for it, so that what has a face
 * value is summed up alone. `faceKobo` is null where that is not known.
 */
export function tellSeatSums(say: Say, { sold }: Sums, faceKobo: Kobo | null): string {
  if (sold === 0) return say.plain("sums-none");
  const count = say.plain("sums-count", { count: sold });
  return faceKobo ? say.plain("sums-faces", { sales: count, faces: formatNaira(faceKobo) }) : count;
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
