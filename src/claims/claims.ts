import { type Actor, audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { PaidIn } from "../wallet/booking.ts";
import type { OwedReading, PaidBack } from "../wallet/owed.ts";
import { lagMs } from "../wallet/sale.ts";
import { type Claim, type ClaimInState, claimsOf, closeClaims, openClaim, openClaims } from "./claims.queries.ts";
import type { ClaimReason } from "./claims.table.ts";

/** Why the service owes the money of a claim. */
export function whyOwed({ kind, state }: Pick<ClaimInState, "kind" | "state">): "failed" | "unrecorded" | "twice" {
  if (kind === "twice") return "twice";
  return state === "failed" ? "failed" : "unrecorded";
}

/**
 * Books what a balance shows of money that the service owes: closes the claims whose money is back, then opens those that
 * record and wallet prove together. Resolves to the second charges that the rise pays back. Runs in the transaction that
 * records the balance.
 */
export async function bookOwed(trx: Db, owed: OwedReading): Promise<PaidBack | null> {
  const { accountId, mode, askedAt, paidIn, doubled } = owed;
  await closeClaims(trx, owed.backIds, { at: askedAt, as: "back", kind: "charge" });
  const risen = risenIn(paidIn);
  const held = risen.length > 0 ? heldIn(await openClaims(trx, { accountId, mode }), risen) : [];
  for (const { purchase_id, kind } of held) await closeClaims(trx, [purchase_id], { at: askedAt, as: "back", kind });
  const common = { account_id: accountId, opened_at: askedAt };
  for (const sale of owed.missing) {
    if (!isProved(sale, askedAt)) continue;
    const claim = { ...common, purchase_id: sale.id, kind: "charge" as const, kobo: sale.observed_kobo };
    await openClaim(trx, claim, sale.charged_look_at);
  }
  if (doubled) await openClaim(trx, { ...common, purchase_id: doubled.id, kind: "twice", kobo: doubled.kobo }, askedAt);
  // What a sale took beyond its charge was booked as other: what comes back of it is other, too. The refund of a sale that
  // is not called failed yet is booked once it is.
  const twice = held.filter(({ kind }) => kind === "twice");
  const twiceKobo = twice.reduce((sum, { kobo }) => sum + kobo, 0);
  if (twiceKobo === 0 || twiceKobo !== paidIn.kobo) return null;
  return { kobo: twiceKobo, ids: twice.map(({ purchase_id }) => purchase_id) };
}

/** The amounts that may be all that came back, in kobo: with what is booked as refunds, and without. */
function risenIn(paidIn: PaidIn): number[] {
  if (paidIn.isAbout || paidIn.kobo === 0) return [];
  return [paidIn.kobo + paidIn.backKobo, paidIn.kobo];
}

/**
 * The claims whose money a rise is, to the kobo: the oldest of that amount, or all together. A rise that only may hold
 * it closes none: it can be all a payment of the shop's own.
 */
function heldIn(open: readonly Claim[], risen: readonly number[]): readonly Claim[] {
  const total = open.reduce((sum, { kobo }) => sum + kobo, 0);
  for (const amount of risen) {
    const one = open.find(({ kobo }) => kobo === amount);
    if (one) return [one];
    if (total === amount) return open;
  }
  return [];
}

/** Whether the wallet has shown this charge by itself, and a balance from after the sale's end still misses it. */
function isProved(
  sale: Purchase,
  askedAt: number,
): sale is Purchase & { observed_kobo: number; charged_look_at: number } {
  const { observed_kobo, observed_from, charged_look_at, wallet_from_kobo: from, wallet_to_kobo: to } = sale;
  if (observed_kobo === null || charged_look_at === null) return false;
  const isShown = observed_from === "wallet" || (from !== null && to !== null && from - to === observed_kobo);
  return isShown && (sale.settled_at ?? charged_look_at) + lagMs <= askedAt;
}

/** Whether the wallet still misses a second charge of a failed sale, whatever a person has marked or closed. */
export async function missesSecondCharge(db: Db, sale: Purchase): Promise<boolean> {
  if (sale.state !== "failed") return false;
  return (await claimsOf(db, sale)).some(({ kind, closed_as }) => kind === "twice" && closed_as !== "back");
}

/** A person closes the open claims of a sale. False: it has none. */
export async function endClaims(
  trx: Db,
  stamp: Stamp,
  actor: Actor,
  purchaseId: string,
  reason: ClaimReason,
): Promise<boolean> {
  if ((await closeClaims(trx, [purchaseId], { at: stamp.now, as: reason })) === 0) return false;
  await audit(trx, stamp, actor, { act: "claim_closed", purchase: purchaseId, reason });
  return true;
}
