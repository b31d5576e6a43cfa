import type { Calendar } from "../lib/calendar.ts";
import type { Ids } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import type { Kobo } from "../lib/money.ts";
import { ring } from "../store/engine/bells.ts";
import type { Db } from "../store/engine/database.ts";
import { inTurn } from "../store/engine/dialect.ts";
import type { Store } from "../store/engine/open.ts";
import { lookNow } from "../store/queries/checks.ts";
import { insertJournal, type Purchase, updatePurchase } from "../store/queries/purchases.ts";
import {
  findLook,
  hasFeeSince,
  hasOrphanSince,
  putLook,
  salesMoving,
  type WalletLook,
} from "../store/queries/wallet-looks.ts";
import type { AccountMode } from "../store/tables/accounts.ts";
import { explain, type Look, lagMs, markGivenBack } from "./charges.ts";
import { oddityOf } from "./evidence.ts";
import { oweOddCharge } from "./odd-charge.ts";
import { oweCard } from "./owe-card.ts";
import { hasReason, withoutReasons, withReason } from "./reviews.ts";
import { isOverUnsold } from "./states.ts";
import { beginBook, bookLook, givenBackIn } from "./wallet-book.ts";

/** A balance that somebody has seen, of one mode's wallet. */
interface SeenBalance extends Look {
  accountId: string;
  mode: AccountMode;
}

/** A balance, with what a comparison with the one before has shown to be paid in. */
export interface SeenLook extends SeenBalance {
  paidIn: { kobo: Kobo; isAbout: boolean } | null;
  /** None that was asked for later was noted before it. */
  isNewest: boolean;
}

export interface NoteLookDeps {
  store: Store;
  ids: Ids;
  log: Log;
  clock: { now(): number };
  adminIds: readonly number[];
  calendar: Pick<Calendar, "dayOf">;
  /** A sale's charge was seen. */
  onCharge(after: Purchase): void;
  /** The wallet has shown what a sale was charged, also if a record had said it before. */
  onCharged?(after: Purchase): void;
  /** A balance was seen: in the transaction that notes it, which has the turn of the account. */
  onLook?(trx: Db, look: SeenLook): Promise<void>;
}

/** Reads out of a balance what sales were charged. True: another look, a little later, may show more. */
export type NoteLook = (seen: SeenBalance) => Promise<boolean>;

/**
 * Compares a balance with the one seen before it, and writes down what that shows of the sales between them, in one
 * transaction.
 */
export function createLookNoter(deps: NoteLookDeps): NoteLook {
  const { store, ids, log, clock, calendar } = deps;

  async function note(trx: Db, seen: SeenBalance) {
    const { accountId, mode } = seen;
    // Two looks at once would compare with the same one before.
    await inTurn(trx, `account:${accountId}`);
    const known = await findLook(trx, accountId, mode);
    // A clock that was set back leaves a look in the future, with which nothing could be compared any more.
    if (!known || known.asked_at - seen.askedAt > 12 * lagMs) {
      await beginBook(trx, calendar, seen);
      await deps.onLook?.(trx, { ...seen, paidIn: null, isNewest: true });
      return { again: false, changed: [] };
    }
    const from = lookOf(known);
    const moving = await salesMoving(trx, accountId, mode, from.askedAt - lagMs);
    const sales = markGivenBack(moving, givenBackIn(known));
    const hasStrangers =
      (await hasOrphanSince(trx, accountId, from.askedAt)) || (await hasFeeSince(trx, accountId, from.askedAt));
    const told = explain(from, seen, sales, hasStrangers);
    const changed: (readonly [after: Purchase, before: Purchase])[] = [];
    for (const { id, kobo } of told.seen) {
      const sale = sales.find((one) => one.id === id);
      if (!sale) continue;
      const wallet = told.isAlone ? { wallet_from_kobo: from.kobo, wallet_to_kobo: seen.kobo } : {};
      changed.push([await keepCharge(trx, sale, kobo, { charged_look_at: seen.askedAt, ...wallet }), sale]);
    }
    // Asked for once: a record that says nothing new leaves the sale as it is expected.
    const doubted = sales.find(({ id }) => id === told.doubted && id !== known.doubted_id);
    if (doubted) await lookNow(trx, accountId, doubted.reference, clock.now());
    if (doubted) await putLook(trx, { ...known, doubted_id: doubted.id });
    const paidIn = !doubted && told.next === "to" ? await bookLook(trx, calendar, { known, seen, sales, told }) : null;
    await deps.onLook?.(trx, { ...seen, paidIn, isNewest: seen.askedAt >= known.asked_at });
    return { again: told.again || doubted !== undefined, changed };
  }

  async function keepCharge(trx: Db, sale: Purchase, kobo: Kobo, looks: Partial<Purchase>): Promise<Purchase> {
    if (kobo === sale.observed_kobo) return updatePurchase(trx, sale, looks);
    const now = clock.now();
    const seen = { ...looks, observed_kobo: kobo, observed_from: "wallet" as const };
    // The record had said so: now both do.
    const left = sale.stated_kobo === kobo ? withoutReasons(sale.review, ["amount"]) : sale.review;
    // Money is gone for a sale that is over without a success: a person has to square that with the service. A success
    // that was taken back says it already.
    const isLost = isOverUnsold(sale.state) && !hasReason(left, "corrected");
    const review = isLost ? withReason(left, "debited") : left;
    const after = await updatePurchase(trx, sale, { ...seen, ...(review === sale.review ? {} : { review }) });
    const { id, state } = sale;
    const states = { from_state: state, to_state: state };
    const entry = { id: ids.ulid(), purchase_id: id, at: now, kind: "charge" as const, ...states };
    await insertJournal(trx, [{ ...entry, source: "wallet", evidence_sha256: null, kobo, note: null }]);
    await oweCard(trx, { ids, now }, after);
    await oweOddCharge(trx, { ids, now, adminIds: deps.adminIds }, after);
    if (oddityOf(after) !== 0) ring(trx, "odd_charges", id);
    return after;
  }

  return async (seen) => {
    const { again, changed } = await store.transaction((trx) => note(trx, seen));
    for (const [after, before] of changed) {
      deps.onCharged?.(after);
      if (after.observed_kobo === before.observed_kobo) continue;
      log.info("purchase.charge_seen", { purchase: after.id, kobo: after.observed_kobo, from: after.observed_from });
      deps.onCharge(after);
    }
    return again;
  };
}

function lookOf({ kobo, asked_at, answered_at }: WalletLook): Look {
  return { kobo, askedAt: asked_at, answeredAt: answered_at };
}
