import type { Db } from "../db/database.ts";
import { confirmFreshMs } from "../sales/next.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { hasFaceValue } from "../services/services.ts";
import { consumePinProof, findProof, putProof } from "../sessions/locks.queries.ts";

/** The owner's answer on an offer above its seat's limits. */
const askStates = ["asked", "allowed", "refused"] as const;
export type AskState = (typeof askStates)[number];

/** An offer as it stands: at another price, or after any change of its row, it is another one. */
export type AskedOffer = Pick<Purchase, "id" | "user_id" | "version" | "price_kobo" | "quote_expires_at">;

function proofOf(state: AskState, { id, version, price_kobo }: AskedOffer): string {
  return `${state}:${id}:${version}:${price_kobo ?? ""}`;
}

function resendOf({ id, price_kobo }: AskedOffer): string {
  return `allowed-resend:${id}:${price_kobo ?? ""}`;
}

/** The question and answer about this offer; null if there are none, or their time is up. */
export async function findAsk(db: Db, offer: AskedOffer, now: number): Promise<AskState | null> {
  const found = await findProof(
    db,
    offer.user_id,
    askStates.map((state) => proofOf(state, offer)),
    now,
  );
  return askStates.find((state) => found === proofOf(state, offer)) ?? null;
}

/** Notes the question, for as long as the offer lives. */
export async function recordAsked(trx: Db, offer: AskedOffer): Promise<void> {
  await putProof(trx, offer.user_id, proofOf("asked", offer), offer.quote_expires_at);
}

/** Puts an owner's word in the place of the question, which one of many at once finds. False: it is not asked. */
export async function recordAnswer(
  trx: Db,
  offer: AskedOffer,
  state: Exclude<AskState, "asked">,
  now: number,
): Promise<boolean> {
  if (!(await consumePinProof(trx, offer.user_id, proofOf("asked", offer), now))) return false;
  await putProof(trx, offer.user_id, proofOf(state, offer), offer.quote_expires_at);
  return true;
}

/** Uses up what an owner allowed, in the transaction that places the sale or resends it. False: nothing is allowed. */
export async function useAllowance(trx: Db, offer: Purchase, now: number): Promise<boolean> {
  if (offer.state === "unknown") return consumePinProof(trx, offer.user_id, resendOf(offer), now);
  if (!(await consumePinProof(trx, offer.user_id, proofOf("allowed", offer), now))) return false;
  // A service may refuse a plan's body before it knows what it wants: the resend of this sale is allowed with it.
  if (!hasFaceValue(offer.service_type)) {
    await putProof(trx, offer.user_id, resendOf(offer), now + confirmFreshMs);
  }
  return true;
}
