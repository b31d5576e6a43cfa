import { findSnapshot, type StoredSnapshot } from "../accounts/accounts.queries.ts";
import type { Calendar } from "../core/calendar.ts";
import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { lookNow } from "../sales/checks.queries.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { followOddCharge } from "../sales/operator-news.ts";
import {
  findPurchase,
  findPurchases,
  insertJournal,
  type Purchase,
  setChargedLook,
  updatePurchase,
} from "../sales/purchases.queries.ts";
import { hasReason, withoutReasons, withReason } from "../sales/reviews.ts";
import { isOpen, isOverUnsold } from "../sales/states.ts";
import type { PaidIn, WalletMemory, WalletMoves } from "./booking.ts";
import { addToDay, newestDay } from "./days.queries.ts";
import { wholeAt } from "./failed-wallet.ts";
import { type OwedReading, owedIn, type PaidBack, type SeenBalance, withPaidBack } from "./owed.ts";
import { readPair } from "./pair.ts";
import { type BalanceSnapshot, lagMs } from "./sale.ts";
import { readDoubts, salesMoving, storeSnapshot } from "./snapshots.queries.ts";

/** A balance, with what it and the snapshot before it show of money paid in; null: they were not compared. */
export interface RecordedBalance extends SeenBalance {
  paidIn: PaidIn | null;
  /** The part of it with which the service pays second charges back, in kobo. */
  claimedKobo: number;
  /** No balance that was asked for later was recorded before it. */
  isNewest: boolean;
}

export interface RecordBalanceDeps extends Pick<Tools, "store" | "ids" | "log"> {
  clock: { now(): number };
  adminIds: readonly number[];
  calendar: Pick<Calendar, "dayOf">;
  /** The wallet has shown a charge that nothing had told before. */
  onCharge(after: Purchase): void;
  /** The wallet has shown a charge, also if a record had told it before. */
  onCharged?(after: Purchase): void;
  /** Books the debts that a pair shows: inside its transaction. Resolves to what its rise pays back. */
  bookOwed?(trx: Db, owed: OwedReading): Promise<PaidBack | null>;
  /** A balance is recorded: inside its transaction, which holds the account's lock. */
  onRecorded?(trx: Db, balance: RecordedBalance): Promise<void>;
}

/** Records a balance. Resolves to true if another one, a little later, may show more. */
export type RecordBalance = (seen: SeenBalance) => Promise<boolean>;

/** A clock that was set back leaves a snapshot in the future; from this much on the book begins again. */
const maxAheadMs = 12 * lagMs;
/** By then verify has answered a contradiction, or does not. */
const maxAskingMs = 60_000;
const noMoves: WalletMoves = {
  ...{ chargedKobo: 0, returnedKobo: 0, paidInKobo: 0, otherKobo: 0, unknownN: 0, isAbout: false },
};
const nothingIn = { paidIn: null, claimedKobo: 0 };
/** The memory of a new book. */
export const noMemory = {
  heldKobo: noKobo,
  rises: [],
  paidIn: [],
  lost: [],
  falls: [],
  unplaced: [],
  estimated: [],
  refundsDue: [],
  unsure: [],
  askedFor: [],
};

/** Compares each balance with the snapshot before it and books what that shows, in one transaction. */
export function createBalanceRecorder(deps: RecordBalanceDeps): RecordBalance {
  const { store, ids, log, clock, calendar } = deps;

  async function record(trx: Db, seen: SeenBalance) {
    const { accountId, mode } = seen;
    // Two balances at once would be compared with the same snapshot.
    await takeLock(trx, `account:${accountId}`);
    const known = await findSnapshot(trx, accountId, mode);
    if (!known || known.asked_at - seen.askedAt > maxAheadMs) {
      await beginBook(trx, calendar, seen);
      await deps.onRecorded?.(trx, { ...seen, ...nothingIn, isNewest: true });
      return { again: false, changed: [] };
    }
    const isNewest = seen.askedAt >= known.asked_at;
    const from = { kobo: known.kobo, askedAt: known.asked_at, answeredAt: known.answered_at };
    const memory = memoryOf(known);
    const moving = await salesMoving(trx, accountId, mode, from.askedAt - lagMs);
    const remembered = [...memory.refundsDue, ...memory.estimated.map(({ id }) => id)];
    const others = remembered.filter((id) => !moving.some((sale) => sale.id === id));
    const sales = [...moving, ...(await findPurchases(trx, others))];
    const since = { strangersSince: from.askedAt, contradictedSince: seen.answeredAt - maxAskingMs };
    const doubts = await readDoubts(trx, { accountId, mode }, since);
    const read = readPair(from, seen, sales, memory, doubts);
    const changed: (readonly [after: Purchase, before: Purchase])[] = [];
    if (!read.isCounted) {
      for (const sale of sales) {
        if (read.askFor.includes(sale.id)) await lookNow(trx, accountId, sale.reference, clock.now());
      }
      const askedFor = [...memory.askedFor, ...read.askFor];
      if (read.askFor.length > 0) await putSnapshot(trx, { ...seen, ...from }, known.day, { ...memory, askedFor });
      await deps.onRecorded?.(trx, { ...seen, ...nothingIn, isNewest });
      return { again: read.again, changed };
    }
    const wallet = read.isAlone ? { wallet_from_kobo: from.kobo, wallet_to_kobo: seen.kobo } : {};
    for (const { id, observedKobo, isPlaced } of read.charged) {
      const sale = sales.find((one) => one.id === id);
      if (!sale || !isPlaced) continue;
      if (observedKobo !== null) {
        changed.push([await keepCharge(trx, sale, observedKobo, { charged_look_at: seen.askedAt, ...wallet }), sale]);
        continue;
      }
      await setChargedLook(trx, id, seen.askedAt);
      if (isOpen(sale.state)) await enqueueCard(trx, { ids, now: clock.now() }, sale);
    }
    for (const { id, isAlone } of read.refunded) {
      const sale = sales.find((one) => one.id === id);
      if (sale) await keepRefund(trx, sale, isAlone ? seen.kobo : null);
    }
    if (read.doubled !== null) await flagDoubled(trx, read.doubled.id);
    const day = Math.max(calendar.dayOf(seen.askedAt), known.day);
    const latest = sales.map((sale) => changed.find(([after]) => after.id === sale.id)?.[0] ?? sale);
    const paidBack = await deps.bookOwed?.(trx, {
      ...seen,
      ...owedIn(read, { sales: latest, at: seen.askedAt, hasStrangers: doubts.hasStrangers }),
    });
    for (const id of paidBack?.ids ?? []) await answerDoubled(trx, id);
    const { moves, memory: left } = paidBack ? withPaidBack(read, paidBack, seen.askedAt) : read;
    await addMoves(trx, seen, { day, opening: from, moves });
    await putSnapshot(trx, seen, day, left);
    const claimedKobo = paidBack?.kobo ?? 0;
    await deps.onRecorded?.(trx, { ...seen, paidIn: read.paidIn, claimedKobo, isNewest });
    return { again: false, changed };
  }

  async function keepCharge(trx: Db, sale: Purchase, kobo: Kobo, looks: Partial<Purchase>): Promise<Purchase> {
    if (kobo === sale.observed_kobo) return updatePurchase(trx, sale, looks);
    const now = clock.now();
    const seen = { ...looks, observed_kobo: kobo, observed_from: "wallet" as const };
    // The record had stated the same amount.
    const left = sale.stated_kobo === kobo ? withoutReasons(sale.review, ["amount"]) : sale.review;
    // Money is gone for a sale that did not succeed: a person resolves that with the service.
    const isLost = isOverUnsold(sale.state) && !hasReason(left, "corrected");
    const review = isLost ? withReason(left, "debited") : left;
    const after = await updatePurchase(trx, sale, { ...seen, ...(review === sale.review ? {} : { review }) });
    const { id, state } = sale;
    const states = { from_state: state, to_state: state };
    const entry = { id: ids.ulid(), purchase_id: id, at: now, kind: "charge" as const, ...states };
    await insertJournal(trx, [{ ...entry, source: "wallet", evidence_sha256: null, kobo, note: null }]);
    await enqueueCard(trx, { ids, now }, after);
    await followOddCharge(trx, { ids, now, adminIds: deps.adminIds }, after);
    return after;
  }

  /** The wallet holds again what it paid for a sale. `kobo`: what it holds, if it shows the refund by itself. */
  async function keepRefund(trx: Db, sale: Purchase, kobo: Kobo | null): Promise<void> {
    const whole = kobo === null ? {} : wholeAt(sale, kobo);
    await enqueueCard(
      trx,
      { ids, now: clock.now() },
      await updatePurchase(trx, sale, { charged_look_at: null, ...whole }),
    );
  }

  /** Shows a sale to a person, since the wallet has paid for it more than once. */
  async function flagDoubled(trx: Db, id: string): Promise<void> {
    const sale = await findPurchase(trx, id);
    if (!sale || hasReason(sale.review, "doubled")) return;
    const after = await keepReview(trx, sale, withReason(sale.review, "doubled"), "doubled");
    const key = `review:${id}:${after.version}`;
    await enqueue(trx, { id: ids.ulid(), userId: sale.user_id, purchaseId: id, kind: "review", key, now: clock.now() });
  }

  /** Ends that doubt: the wallet holds again what it paid beyond the charge. */
  async function answerDoubled(trx: Db, id: string): Promise<void> {
    const sale = await findPurchase(trx, id);
    if (!sale || !hasReason(sale.review, "doubled")) return;
    await keepReview(trx, sale, withoutReasons(sale.review, ["doubled"]), "doubled: back in the wallet");
  }

  async function keepReview(trx: Db, sale: Purchase, review: Purchase["review"], note: string): Promise<Purchase> {
    const now = clock.now();
    const after = await updatePurchase(trx, sale, { review });
    const states = { from_state: sale.state, to_state: sale.state };
    const entry = { id: ids.ulid(), purchase_id: sale.id, at: now, kind: "review" as const, ...states };
    await insertJournal(trx, [{ ...entry, source: "wallet", evidence_sha256: null, kobo: null, note }]);
    await enqueueCard(trx, { ids, now }, after);
    return after;
  }

  return async (seen) => {
    const { again, changed } = await store.transaction((trx) => record(trx, seen));
    for (const [after, before] of changed) {
      deps.onCharged?.(after);
      if (after.observed_kobo === before.observed_kobo) continue;
      log.info("purchase.charge_seen", { purchase: after.id, kobo: after.observed_kobo, from: after.observed_from });
      deps.onCharge(after);
    }
    return again;
  };
}

/** Begins a wallet's book, or begins it again: what moved since its last day was not seen. */
async function beginBook(trx: Db, calendar: Pick<Calendar, "dayOf">, seen: SeenBalance): Promise<void> {
  const last = await newestDay(trx, seen.accountId, seen.mode);
  // If the clock was set back, the last day goes on until the clock has caught up.
  const day = Math.max(calendar.dayOf(seen.askedAt), last?.day ?? 0);
  const opening = last ? { kobo: last.closing_kobo, askedAt: last.closing_at } : seen;
  await addMoves(trx, seen, { day, opening, moves: { ...noMoves, otherKobo: seen.kobo - opening.kobo } });
  await putSnapshot(trx, seen, day, { ...noMemory, sinceAt: seen.answeredAt });
}

async function addMoves(
  trx: Db,
  { accountId, mode, kobo, askedAt }: SeenBalance,
  { day, opening, moves }: { day: number; opening: Pick<BalanceSnapshot, "kobo" | "askedAt">; moves: WalletMoves },
): Promise<void> {
  await addToDay(trx, {
    ...{ account_id: accountId, mode, day },
    ...{ opening_kobo: opening.kobo, opening_at: opening.askedAt, closing_kobo: kobo, closing_at: askedAt },
    ...{ charged_kobo: toKobo(moves.chargedKobo), returned_kobo: toKobo(moves.returnedKobo) },
    ...{ paid_in_kobo: toKobo(moves.paidInKobo), unseen_kobo: toKobo(moves.otherKobo), unnamed_kobo: noKobo },
    ...{ unnamed_n: moves.unknownN, about_n: moves.isAbout ? 1 : 0 },
  });
}

async function putSnapshot(trx: Db, seen: SeenBalance, day: number, memory: WalletMemory): Promise<void> {
  const { accountId, mode, kobo, askedAt, answeredAt } = seen;
  await storeSnapshot(trx, {
    ...{ account_id: accountId, mode, kobo, asked_at: askedAt, answered_at: answeredAt, day },
    memory: JSON.stringify(memory),
  });
}

function memoryOf({ memory }: StoredSnapshot): WalletMemory {
  return { ...noMemory, sinceAt: 0, ...(JSON.parse(memory) as Partial<WalletMemory>) };
}
