import type { Book } from "../support/book.ts";
import { dayMs, type Kept } from "./soak-till.ts";

/** The debt of the service at a moment for a sale that it took back, by its ledger, in kobo. */
function owedFor({ at, kobo, backAt }: Kept, moment = Date.now()): number {
  return at <= moment && (backAt === null || backAt > moment) ? kobo : 0;
}

/**
 * The claims of the shop's book held against what the service truly owes: at the end of each short day none that is not
 * owed, and after the last look all of it, to the kobo. Returns what is wrong.
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
    .select("purchase.state")
    .execute();
  const claims = rows.filter(({ kind, state }) => kind === "twice" || state !== "succeeded");
  const sum = (all: readonly number[]) => all.reduce((total, kobo) => total + kobo, 0);
  const [first] = kept.map(({ at }) => at).sort((one, other) => one - other);
  for (let end = (first ?? Date.now()) + dayMs; end < Date.now(); end += dayMs) {
    const open = claims.filter((claim) => claim.opened_at < end && (claim.closed_at ?? end) >= end);
    // The bot may not have seen a refund of the same day yet.
    const owed = kept.filter((one) => owedFor(one, end - dayMs) > 0 || owedFor(one, end) > 0);
    const [inBook, atMost] = [sum(open.map(({ kobo }) => kobo)), sum(owed.map(({ kobo }) => kobo))];
    if (inBook > atMost)
      problems.push(`${inBook} kobo are claimed at ${new Date(end).toISOString()}, ${atMost} are owed`);
  }
  const open = sum(claims.filter(({ closed_at }) => closed_at === null).map(({ kobo }) => kobo));
  const owed = sum(kept.map((one) => owedFor(one)));
  if (open !== owed) problems.push(`${open} kobo are claimed at the end, ${owed} are owed`);
  const back = kept.filter(({ backAt }) => backAt !== null).length;
  console.log(
    `${claims.length} claims for ${kept.length} sales whose money was kept, ${back} given back: ${open} kobo`,
  );
  return { claims: claims.length, problems };
}
