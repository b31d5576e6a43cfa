import type { Book } from "../support/book.ts";
import { dayMs, type Kept } from "./soak-till.ts";

/** The debt of the service at a moment for a sale that it took back, by its ledger, in kobo. */
function owedFor({ at, kobo, backAt }: Kept, moment = Date.now()): number {
  return at <= moment && (backAt === null || backAt > moment) ? kobo : 0;
}

/**
 * The claims of the shop's book held against what the service truly owes: at the end of each short day none that is not
 * owed, or was not when the wallet was last counted, and after the last look all of it, to the kobo. Returns what is wrong.
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
  const sales = await db.selectFrom("purchase").select(["reference", "account_id"]).execute();
  const accountOf = new Map(sales.map((sale) => [sale.reference, sale.account_id]));
  const days = await db.selectFrom("wallet_day").select(["account_id", "closing_at"]).execute();
  const claims = rows.filter(({ kind, state }) => kind === "twice" || state !== "succeeded");
  const sum = (all: readonly number[]) => all.reduce((total, kobo) => total + kobo, 0);
  const [first] = kept.map(({ at }) => at).sort((one, other) => one - other);
  for (let end = (first ?? Date.now()) + dayMs; end < Date.now(); end += dayMs) {
    const open = claims.filter((claim) => claim.opened_at < end && (claim.closed_at ?? end) >= end);
    // A wallet that never rests is not counted for minutes, and then the bot has not seen a refund yet.
    const counted = (id?: string) =>
      days.filter((day) => day.account_id === id && day.closing_at <= end).map((day) => day.closing_at);
    const isOwed = (one: Kept) =>
      owedFor(one, Math.max(one.at, ...counted(accountOf.get(one.reference)))) > 0 ||
      [end - dayMs, end].some((moment) => owedFor(one, moment) > 0);
    const owed = kept.filter((one) => one.at < end && isOwed(one));
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
