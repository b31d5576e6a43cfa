import type { LateChanges } from "../../closes/late-changes.ts";
import { profitOf, type Sums } from "../../closes/sale-totals.ts";
import { formatNaira, type Kobo, toKobo } from "../../core/money.ts";
import type { Margin } from "../../sales/price-of.ts";
import { signed } from "./format.ts";
import { joinSaid, type Say } from "./text.ts";

/** "2 sales · sold ₦1,000.00 · cost about ₦975.00": what was sold, for the owners, whose prices these are. */
export function formatSums(say: Say, sums: Sums): string {
  if (sums.sold === 0) return say.plain("sums-none");
  const sold = say.plain("sums-sold", { count: sums.sold, sold: formatNaira(sums.priceKobo) });
  return joinSaid(say, "sums-joined", [sold, ...formatCost(say, sums)]);
}

/** The same for staff, "2 sales · sold ₦894.30". `paysKobo`: what customers pay, as far as staff may know; null: not summed. */
export function formatSeatSums(say: Say, { sold }: Sums, paysKobo: Kobo | null): string {
  if (sold === 0) return say.plain("sums-none");
  return paysKobo
    ? say.plain("sums-sold", { count: sold, sold: formatNaira(paysKobo) })
    : say.plain("sums-count", { count: sold });
}

/** "2 sales · profit ₦25.00 · 1 not counted yet (₦5,000.00)", for the home screen. */
export function formatTakings(say: Say, sums: Sums): string {
  if (sums.sold === 0) return say.plain("sums-none");
  return joinSaid(say, "sums-joined", [
    say.plain("sums-count", { count: sums.sold }),
    ...profitParts(say, sums, false),
  ]);
}

/** "Profit ₦25.00 · 1 not counted yet (₦5,000.00)". Returns null if nothing was sold. */
export function formatProfit(say: Say, sums: Sums): string | null {
  return sums.sold === 0 ? null : joinSaid(say, "sums-joined", profitParts(say, sums, true));
}

function profitParts(say: Say, sums: Sums, isFirst: boolean): string[] {
  const { uncounted, uncountedKobo, ...profit } = profitOf(sums);
  const left = say.plain("sums-uncounted", { count: uncounted, price: formatNaira(uncountedKobo) });
  return [...(uncounted < sums.sold ? [formatMargin(say, profit, isFirst)] : []), ...(uncounted > 0 ? [left] : [])];
}

/** "profit about ₦12.50", or "loss ₦70.00"; with a capital where a line begins with it. */
export function formatMargin(say: Say, { kobo, isAbout }: Margin, isFirst = false): string {
  const amount = formatNaira(toKobo(Math.abs(kobo)));
  const kind = `${kobo < 0 ? "loss" : "profit"}${isAbout ? "-about" : ""}`;
  return say.plain(isFirst ? "profit-first" : "profit", { kind, amount });
}

/** By what sums are not those of the closes of their days, in lines; none where they are the same. */
export function formatLate(say: Say, { after, earlier }: LateChanges): string[] {
  const told = ({ n, profitKobo }: typeof after) => ({ count: n, profit: signed(profitKobo) });
  return [
    ...(after.n > 0 ? [say.plain("sums-late", told(after))] : []),
    ...(earlier.n > 0 ? [say.plain("sums-late-earlier", told(earlier))] : []),
  ];
}

function formatCost(say: Say, { sold, costKobo, expected, unpriced }: Sums): string[] {
  const cost = say.plain(expected > 0 ? "sums-cost-about" : "sums-cost", { cost: formatNaira(costKobo) });
  if (unpriced === 0) return [cost];
  const unknown = say.plain("sums-unpriced", { count: unpriced });
  return unpriced === sold ? [unknown] : [cost, unknown];
}

/** The open sales, and the part of them that the wallet has not paid yet; null if none is open. */
export function formatOpen(
  say: Say,
  { open, openKobo }: Pick<Sums, "open" | "openKobo">,
  withCost: boolean,
): string | null {
  if (open === 0) return null;
  const count = say.plain("sums-open", { count: open });
  if (!withCost) return count;
  return openKobo > 0
    ? say.plain("sums-open-kobo", { open: count, kobo: formatNaira(openKobo) })
    : say.plain("sums-open-taken", { open: count });
}

/** The rest in a wallet. A negative rest stands in words: "₦334.00 short". */
export function formatLeft(say: Say, kobo: number): string {
  const amount = formatNaira(toKobo(Math.abs(kobo)));
  return kobo < 0 ? say.plain("wallet-short", { short: amount }) : amount;
}
