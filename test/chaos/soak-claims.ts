import { lagMs } from "../../src/wallet/sale.ts";
import type { Book } from "../support/book.ts";
import { dayMs, type Kept } from "./soak-till.ts";

/** The debt of the service at a moment for a sale that it took back, by its ledger, in kobo. */
function owedFor({ at, kobo, backAt }: Kept, moment = Date.now()): number {
  return at <= moment && (backAt === null || backAt > moment) ? kobo : 0;
}

/**
 * The claims of each wallet held against what the service truly owes: at the end of each short day none that is not owed,
 * or was not when the wallet was last counted, and all that the wallet has proved; after the last look all of it, but beside
 * a sale in doubt. To the kobo, but not by sale: of equal charges, nobody can say which came back. Returns what is wrong.
 */
export async function auditClaims(
  { db }: Book,
  kept: readonly Kept[],
): Promise<{ claims: number; problems: string[] }> {
  const problems: string[] = [];
  const rows = await db
    .selectFrom("claim")
    .innerJoin("purchase", "purchase.id", "claim.purchase_id")
    .selectAll("claim")
    .select(["purchase.state", "purchase.reference"])
    .execute();
  const claims = rows.filter(({ kind, state }) => kind === "twice" || state !== "succeeded");
  const sales = await db
    .selectFrom("purchase")
    .select(["reference", "account_id", "confirmed_at", "settled_at"])
    .where("confirmed_at", "is not", null)
    .execute();
  const saleOf = new Map(sales.map((sale) => [sale.reference, sale]));
  const days = await db.selectFrom("wallet_day").select(["account_id", "closing_at"]).execute();
  const countsOf = Map.groupBy(days, ({ account_id }) => account_id);
  const salesOf = Map.groupBy(sales, ({ account_id }) => account_id);
  const sum = (all: readonly { kobo: number }[]) => all.reduce((total, { kobo }) => total + kobo, 0);

  /** The wallet of a kept sale was last counted then, before `end`; 0: never. */
  function countedAt({ reference }: Kept, end: number): number {
    const counts = countsOf.get(saleOf.get(reference)?.account_id ?? "") ?? [];
    return Math.max(0, ...counts.map(({ closing_at }) => closing_at).filter((at) => at <= end));
  }
  /** The wallet has proved the debt by `end`: counted well after the sale was over, with no other sale under way. */
  function isProved(one: Kept, end: number): boolean {
    const sale = saleOf.get(one.reference);
    const count = countedAt(one, end);
    const isLater = sale?.settled_at != null && sale.settled_at >= one.at && count >= sale.settled_at + 2 * lagMs;
    const isRested = (salesOf.get(sale?.account_id ?? "") ?? []).every(
      ({ confirmed_at, settled_at }) =>
        (confirmed_at ?? 0) > count || (settled_at !== null && settled_at + lagMs <= count),
    );
    return isLater && isRested && owedFor(one, count) > 0 && owedFor(one, end) > 0;
  }

  const keptOf = Map.groupBy(kept, ({ reference }) => saleOf.get(reference)?.account_id ?? "");
  const claimsOf = Map.groupBy(claims, ({ account_id }) => account_id);
  const accounts = new Set([...keptOf.keys(), ...claimsOf.keys()]);
  let proved = 0;
  const [first] = kept.map(({ at }) => at).sort((one, other) => one - other);
  for (let end = (first ?? Date.now()) + dayMs; end < Date.now(); end += dayMs) {
    // A wallet that never rests is not counted for minutes, and then the bot has not seen a refund yet.
    const isOwed = (one: Kept) =>
      one.at < end &&
      [Math.max(one.at, countedAt(one, end)), end - dayMs, end].some((moment) => owedFor(one, moment) > 0);
    for (const accountId of accounts) {
      const all = keptOf.get(accountId) ?? [];
      const open = (claimsOf.get(accountId) ?? []).filter(
        ({ opened_at, closed_at }) => opened_at < end && (closed_at ?? end) >= end,
      );
      const sure = all.filter((one) => isProved(one, end));
      proved += sure.length;
      const [inBook, atLeast, atMost] = [open, sure, all.filter(isOwed)].map(sum) as [number, number, number];
      if (inBook < atLeast || inBook > atMost)
        problems.push(
          `${accountId}: ${inBook} kobo are claimed at ${new Date(end).toISOString()}, ${atLeast} to ${atMost} are owed`,
        );
    }
  }
  for (const accountId of accounts) {
    const open = sum((claimsOf.get(accountId) ?? []).filter(({ closed_at }) => closed_at === null));
    const owed = (keptOf.get(accountId) ?? []).reduce((total, one) => total + owedFor(one), 0);
    // A sale in doubt may hide a refund: until it is over, nothing is claimed beside it.
    const isInDoubt = (salesOf.get(accountId) ?? []).some(({ settled_at }) => settled_at === null);
    if (open > owed || (open < owed && !isInDoubt))
      problems.push(`${accountId}: ${open} kobo are claimed at the end, ${owed} are owed`);
  }
  const open = sum(claims.filter(({ closed_at }) => closed_at === null));
  const back = kept.filter(({ backAt }) => backAt !== null).length;
  console.log(
    `${claims.length} claims for ${kept.length} sales whose money was kept, ${back} given back: ${open} kobo;`,
    `${proved} times the wallet had proved one at the end of a day`,
  );
  return { claims: claims.length, problems };
}
