import { type Selectable, sql } from "kysely";
import type { Books } from "../closes/closes.queries.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { PurchaseState } from "../sales/purchases.table.ts";
import type { ClaimKind, ClaimTable } from "./claims.table.ts";

export type Claim = Selectable<ClaimTable>;

/** A claim with the state of its sale, which says why the service owes the money. */
export type ClaimInState = Claim & { state: PurchaseState };

/**
 * The states of a sale that sold nothing for its charge. A sale that the service has called sold since then has no
 * claim.
 */
const unsoldStates = ["failed", "void", "unknown"] as const satisfies readonly PurchaseState[];

/**
 * Opens a claim. A sale has one of each kind at the most, open or closed: a closed one opens again if the wallet showed
 * the charge later (`chargedAt`).
 */
export async function openClaim(
  db: Db,
  claim: Omit<Claim, "closed_at" | "closed_as">,
  chargedAt: number,
): Promise<void> {
  const opened = { ...claim, closed_at: null, closed_as: null };
  await db
    .insertInto("claim")
    .values(opened)
    .onConflict((c) => c.columns(["purchase_id", "kind"]).doUpdateSet(opened).where("claim.closed_at", "<", chargedAt))
    .execute();
}

/** Closes open claims of these sales, of one kind or of both. Returns how many those were. */
export async function closeClaims(
  db: Db,
  ids: readonly string[],
  { at, as, kind }: { at: number; as: NonNullable<Claim["closed_as"]>; kind?: ClaimKind },
): Promise<number> {
  if (ids.length === 0) return 0;
  const closed = await db
    .updateTable("claim")
    .set({ closed_at: at, closed_as: as })
    .where("purchase_id", "in", [...ids])
    .where("closed_at", "is", null)
    .$if(kind !== undefined, (q) => q.where("kind", "=", kind ?? "charge"))
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

/** The claims whose sales are still in a state that makes them one. */
function validClaims(db: Db, { accountId, mode }: Books) {
  const unsold = unsoldStates.map((state) => sql.lit(state));
  return db
    .selectFrom("claim")
    .innerJoin("purchase", "purchase.id", "claim.purchase_id")
    .where("claim.account_id", "=", accountId)
    .where("purchase.mode", "=", mode)
    .where((e) => e.or([e("claim.kind", "=", "twice"), e("purchase.state", "in", unsold)]));
}

/** The open claims, the oldest first. */
export async function openClaims(db: Db, book: Books): Promise<ClaimInState[]> {
  return validClaims(db, book)
    .where("claim.closed_at", "is", null)
    .selectAll("claim")
    .select("purchase.state")
    .orderBy("claim.opened_at")
    .orderBy("claim.purchase_id")
    .execute();
}

/** The total of the open claims just before a moment, and their number. */
export async function sumClaims(db: Db, book: Books, before: number): Promise<{ kobo: Kobo; count: number }> {
  const { kobo, count } = await validClaims(db, book)
    .where("claim.opened_at", "<", before)
    .where((e) => e.or([e("claim.closed_at", "is", null), e("claim.closed_at", ">=", before)]))
    .select((e) => [e.fn.sum<number | null>("claim.kobo").as("kobo"), e.fn.countAll<number>().as("count")])
    .executeTakeFirstOrThrow();
  return { kobo: toKobo(Number(kobo ?? 0)), count: Number(count) };
}

/** The claims of one sale, also closed ones. */
export async function claimsOf(db: Db, { id, account_id, mode }: Purchase): Promise<ClaimInState[]> {
  return validClaims(db, { accountId: account_id, mode })
    .where("purchase.id", "=", id)
    .selectAll("claim")
    .select("purchase.state")
    .orderBy("claim.kind")
    .execute();
}
