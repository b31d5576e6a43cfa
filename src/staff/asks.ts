import { chatsOfAccount, lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import { allowProof, pinWeightOf, wantsPinFor } from "../accounts/pin-proofs.ts";
import { lockSeatForUpdate, type Seat } from "../accounts/seats.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { NoticeKind } from "../outbox/messages.table.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import type { SeatRefusal } from "../sales/guard.ts";
import { findOffer } from "../sales/place.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { consumePinProof } from "../sessions/locks.queries.ts";
import type { Seller } from "../sessions/sessions.ts";
import { type AskState, findAsk, recordAnswer, recordAsked } from "./allowances.ts";
import { isOverLimit, refuseSale, refuseSeat, type SeatDay } from "./seat-guard.ts";

/** A seat's offer that is over its limits, and where the owner's word on it stands. */
export interface LimitedOffer {
  refusal: Extract<SeatRefusal, { kind: "seat_sale_limit" | "seat_day_limit" }>;
  ask: AskState | null;
}

/** Whether an offer is over its seat's limits now; null where it is not, or something else speaks against it. */
export async function findLimit(db: Db, seat: Seat, offer: Purchase, day: SeatDay): Promise<LimitedOffer | null> {
  const refusal = await refuseSale(db, seat, offer, day);
  return refusal && isOverLimit(refusal) ? { refusal, ask: await findAsk(db, offer, day.now) } : null;
}

/**
 * Asks the owners for one sale above the limits of the seat that offers it, in the caller's transaction: once per
 * offer. `isNew`: by this very tap. Undefined: no such offer, or not this user's to ask for.
 */
export async function askOwners(
  trx: Db,
  deps: Stamp & Pick<SeatDay, "startOfDay">,
  asker: Seller,
  confirmKey: string,
): Promise<{ offer: Purchase; isNew: boolean } | undefined> {
  const { now } = deps;
  const accountId = asker.account.id;
  await takeLock(trx, `account:${accountId}`);
  const offer = await findOffer(trx, confirmKey, asker.userId);
  if (offer?.account_id !== accountId || offer.seat_id === null || offer.batch_id !== null) return undefined;
  const seat = await lockSeatForUpdate(trx, offer.seat_id);
  if (seat?.user_id !== asker.userId) return undefined;
  const limit = isLive(offer, now) ? await findLimit(trx, seat, offer, deps) : null;
  if (limit?.ask !== null) return { offer, isNew: false };
  await recordAsked(trx, offer);
  await audit(trx, deps, actorOf(asker), { act: "limit_asked", purchase: offer.id });
  for (const { user_id } of await chatsOfAccount(trx, accountId))
    await enqueueAnswer(trx, deps, offer, "seat_asks", user_id);
  return { offer, isNew: true };
}

/** The result of an owner's answer. */
export type Answered =
  /** It is answered so. `isNew`: by this very tap. */
  | { kind: "answered"; offer: Purchase; state: Exclude<AskState, "asked">; isNew: boolean }
  /** It is not offered any more: sold, cancelled, at another price, or its time is up. */
  | { kind: "over"; offer: Purchase }
  /** The seat sells nothing now. */
  | { kind: "seat_idle"; offer: Purchase }
  /** The owner needs the PIN for such a sale, and so needs it to allow one. */
  | { kind: "pin_needed"; offer: Purchase }
  /** No such question, or none of this owner's shop. */
  | { kind: "unknown" };

/** Takes an owner's word on one offer, as the card showed it, in the caller's transaction. The first of many counts. */
export async function answerAsk(
  trx: Db,
  deps: Stamp,
  owner: Seller,
  { purchaseId, version, isAllowed }: { purchaseId: string; version: number; isAllowed: boolean },
): Promise<Answered> {
  const { now } = deps;
  await takeLock(trx, `account:${owner.account.id}`);
  const offer = await findPurchase(trx, purchaseId);
  if (owner.seat !== null || offer?.account_id !== owner.account.id || offer.seat_id === null) {
    return { kind: "unknown" };
  }
  const account = await lockAccountForUpdate(trx, offer.account_id);
  if (offer.version !== version || !isLive(offer, now) || account?.mode !== offer.mode) return { kind: "over", offer };
  const state = await findAsk(trx, offer, now);
  if (state === null) return { kind: "unknown" };
  if (state !== "asked") return { kind: "answered", offer, state, isNew: false };
  const seat = await lockSeatForUpdate(trx, offer.seat_id);
  if (seat?.user_id !== offer.user_id || (await refuseSeat(trx, seat, now))) return { kind: "seat_idle", offer };
  const wantsPin = isAllowed && wantsPinFor(account, pinWeightOf(offer));
  if (wantsPin && !(await consumePinProof(trx, owner.userId, allowProof(offer), now)))
    return { kind: "pin_needed", offer };
  const said = isAllowed ? "allowed" : "refused";
  const isNew = await recordAnswer(trx, offer, said, now);
  if (!isNew) return { kind: "over", offer };
  await audit(trx, deps, actorOf(owner), { act: isAllowed ? "limit_lifted" : "limit_kept", purchase: offer.id });
  await enqueueAnswer(trx, deps, offer, isAllowed ? "seat_allowed" : "seat_refused", offer.user_id);
  return { kind: "answered", offer, state: said, isNew };
}

function isLive({ state, quote_expires_at }: Purchase, now: number): boolean {
  return state === "quoted" && quote_expires_at > now;
}

/** The same word about the same offer is owed to a chat once. */
async function enqueueAnswer(
  trx: Db,
  { ids, now }: Stamp,
  { id, version }: Purchase,
  kind: NoticeKind,
  userId: number,
): Promise<void> {
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId: id, kind, key: `${kind}:${id}:${version}:${userId}`, now });
}
