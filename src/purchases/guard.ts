import type { Db } from "../store/database.ts";
import type { Purchase } from "../store/purchases.ts";

/** Why a sale is not placed now though its offer is good. Nothing was or will be sent by that tap. */
export interface Refusal {
  kind: string;
}

/**
 * Asked in the transaction that would place the sale, so that a limit holds however many taps come at once. A refused
 * offer stays an offer: it may be confirmed once the reason is gone. A guard may write what belongs to its consent;
 * it calls nothing outside.
 */
export type Guard = (trx: Db, offer: Purchase, tap: { userId: number; now: number }) => Promise<Refusal | null>;

/** The first refusal, in the order of the guards; null when all consent. */
export async function askGuards(
  guards: readonly Guard[],
  trx: Db,
  offer: Purchase,
  tap: { userId: number; now: number },
): Promise<Refusal | null> {
  for (const guard of guards) {
    const refusal = await guard(trx, offer, tap);
    if (refusal) return refusal;
  }
  return null;
}
