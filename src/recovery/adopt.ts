import { decodeTime } from "ulid";
import { type Account, chatsOfAccount } from "../accounts/accounts.queries.ts";
import type { AccountMode } from "../core/account-modes.ts";
import { hourMs } from "../core/calendar.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { type Restored, readRestored } from "../db/restored.queries.ts";
import type { Stamp } from "../db/tools.ts";
import { amountSaid } from "../sales/evidence.ts";
import { findByReference, insertJournal, insertPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { draftQuote } from "../sales/quote.ts";
import { reopenOrphans } from "../sales/webhook-events.queries.ts";
import { type ServiceType, serviceCalled } from "../services/services.ts";
import type { TransactionRecord } from "../vending-api/verify-outcome.ts";
import { dropCheck, putChecks } from "./restore-checks.queries.ts";

/** Clocks may differ so much, and an offer is as old as this when it is sold. */
const slackMs = 15 * 60_000;
/** Webhooks come late, and after a restore not at all: so long one may still tell of a sale that was lost. */
const adoptionMs = 72 * hourMs;
const ownReference = /^VB-([0-9A-HJKMNP-TV-Z]{26})$/;

/** Whether a reference that the book does not know is of this shop, made in the time that a restore has lost. */
function isLost(reference: string, restored: Restored, now: number): boolean {
  const ulid = ownReference.exec(reference)?.[1];
  if (ulid === undefined || now - restored.at > adoptionMs) return false;
  const madeAt = timeOf(ulid);
  return madeAt !== null && madeAt >= restored.endAt - slackMs && madeAt <= restored.at + slackMs;
}

/** A signed webhook names a reference that the book does not know: if the sale was lost, verify will find it. */
export async function recordOrphan(trx: Db, accountId: string, reference: string, now: number): Promise<boolean> {
  const restored = await readRestored(trx);
  if (!restored || !isLost(reference, restored, now)) return false;
  const common = { misses: 0, due_at: now, wallet_kobo: null, wallet_at: null };
  await putChecks(trx, [{ account_id: accountId, reference, what: "orphan", ...common }]);
  emitAfterCommit(trx, "orphans");
  return true;
}

/**
 * Writes a lost sale into the book as the service's record shows it: unknown at first, so that its webhooks and verify
 * settle it like any other, and marked for a person. False if that is impossible: nobody is logged in to see it, the
 * record is not one of a sale, or it is in the book by now.
 */
export async function adopt(
  trx: Db,
  deps: Stamp,
  account: Account,
  mode: AccountMode,
  record: TransactionRecord,
): Promise<Purchase | null> {
  const { reference, beneficiary } = record;
  const amountKobo = amountSaid(record.amountKobo);
  const ulid = ownReference.exec(reference)?.[1];
  const serviceType = readType(record.type);
  const [owner] = (await chatsOfAccount(trx, account.id)).toSorted(
    (a, b) => (b.logged_in_at ?? 0) - (a.logged_in_at ?? 0),
  );
  if (!ulid || !serviceType || !owner || amountKobo === null || beneficiary === null) return null;
  await dropCheck(trx, { account_id: account.id, reference });
  if (await findByReference(trx, account.id, reference)) return null;
  const soldAt = record.createdAt ?? timeOf(ulid) ?? deps.now;
  const { purchase: draft } = draftQuote(
    deps.ids,
    {
      ...{ accountId: account.id, userId: owner.user_id, seatId: null, mode, serviceType, beneficiary },
      // The record has no network and no plan: its own word for the service stands for them.
      provider: { id: 0, slug: "", name: record.type ?? serviceType },
      product: null,
      quantity: 1,
      faceKobo: amountKobo,
      price: { chargeKobo: null, discountPercent: null, listKobo: null },
      pays: null,
      saidAt: null,
    },
    soldAt,
  );
  const purchase: Purchase = {
    ...draft,
    ...{ id: ulid, reference, state: "unknown", why: "restored", review: "adopted", posts: 1 },
    ...{ confirmed_at: soldAt, send_deadline_at: soldAt, next_check_at: deps.now },
  };
  await insertPurchase(trx, purchase);
  await insertJournal(trx, [
    {
      ...{ id: deps.ids.ulid(), purchase_id: ulid, at: deps.now, kind: "review", source: "restore" },
      ...{ from_state: "unknown", to_state: "unknown", evidence_sha256: null, kobo: amountKobo, note: "adopted" },
    },
  ]);
  const common = { misses: 0, due_at: deps.now, wallet_kobo: null, wallet_at: null };
  await putChecks(trx, [{ account_id: account.id, reference, what: "sale", ...common }]);
  await reopenOrphans(trx, account.id, reference);
  return purchase;
}

function readType(word: string | null): ServiceType | undefined {
  return word === null ? undefined : serviceCalled(word);
}

function timeOf(ulid: string): number | null {
  try {
    return decodeTime(ulid);
  } catch {
    return null;
  }
}
