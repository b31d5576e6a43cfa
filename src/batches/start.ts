import { lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import { batchProof, wantsPinFor } from "../accounts/pin-proofs.ts";
import { audit } from "../audit/audit.ts";
import type { Cipher } from "../core/cipher.ts";
import type { Ids } from "../core/ids.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueBatch } from "../outbox/notices.queries.ts";
import type { Guards, Refusal } from "../sales/guard.ts";
import { askGuards } from "../sales/place.ts";
import { insertPurchase, type Purchase } from "../sales/purchases.queries.ts";
import { draftQuote } from "../sales/quote.ts";
import { consumePinProof } from "../sessions/locks.queries.ts";
import { type Batch, findBatch, updateBatch } from "./batches.queries.ts";
import { openRows } from "./draft.ts";
import { type BatchRow, costOfAll, sameness, sellable } from "./rows.ts";

/** How long after its confirmation rows of a list are sent: later, its prices and the customers' wishes are others. */
const runLifeMs = 30 * 60_000;

export interface StartTap {
  batchId: string;
  /** The list that its card showed: a tap on an older one finds another number. */
  version: number;
  userId: number;
  accountId: string;
  seatId: string | null;
}

export type Started =
  | { kind: "started"; batch: Batch }
  /** An earlier tap did it. */
  | { kind: "already"; batch: Batch }
  /** Rows were changed since the card was drawn. */
  | { kind: "changed" }
  /** It ran out, was dropped, or the account has another mode: nothing is sold. */
  | { kind: "over" }
  | { kind: "refused"; refusal: Refusal };

/**
 * Turns the tap on a list's card into purchases, one per row, with a reference each, in the caller's transaction: all
 * are stored before the first is sent. Each is evaluated again at its turn. If the account wants the PIN, one PIN
 * covers the total of all rows.
 */
export async function startBatch(
  trx: Db,
  deps: Stamp & { cipher: Cipher; accessGuards: Guards["accessGuards"] },
  tap: StartTap,
): Promise<Started> {
  const { ids, now, cipher } = deps;
  await takeLock(trx, `account:${tap.accountId}`);
  const batch = await findBatch(trx, tap.batchId);
  if (!batch || batch.user_id !== tap.userId || batch.account_id !== tap.accountId) return { kind: "over" };
  if (batch.state !== "draft") return batch.confirmed_at === null ? { kind: "over" } : { kind: "already", batch };
  const account = await lockAccountForUpdate(trx, tap.accountId);
  const rows = openRows(cipher, batch);
  const isOver = batch.expires_at <= now || account?.mode !== batch.mode || batch.seat_id !== tap.seatId;
  if (isOver || !account || !rows) return { kind: "over" };
  if (batch.version !== tap.version) return { kind: "changed" };

  const expires_at = now + runLifeMs;
  const sales = toSales(ids, { ...batch, expires_at }, rows, now);
  const [first] = sales;
  if (!first) return { kind: "changed" };
  const refusal = await askGuards(deps.accessGuards, trx, first, { userId: tap.userId, now, account });
  // A hold concerns one row, which is left out at its turn.
  if (refusal && refusal.kind !== "held") return { kind: "refused", refusal };
  const wantsPin = batch.seat_id === null && wantsPinFor(account, costOfAll(sellable(rows)).maxKobo);
  if (wantsPin && !(await consumePinProof(trx, tap.userId, batchProof(batch), now))) {
    return { kind: "refused", refusal: { kind: "pin_needed" } };
  }
  const started = await updateBatch(trx, batch, {
    ...{ state: "running", rows_sealed: "", confirmed_at: now, expires_at, is_proved: Number(wantsPin) },
  });
  if (!started) return { kind: "changed" };
  for (const sale of sales) await insertPurchase(trx, sale);
  await audit(trx, deps, tap, { act: "list_confirmed", list: batch.id });
  await enqueueBatch(trx, deps, started, true);
  return { kind: "started", batch: started };
}

/** A purchase per row. One that is kept beside another like it says so. */
function toSales(ids: Ids, batch: Batch, rows: readonly BatchRow[], now: number): Purchase[] {
  const { account_id: accountId, user_id: userId, seat_id: seatId, mode } = batch;
  const made = new Map<string, string>();
  return sellable(rows).map(({ request, isKept, before }) => {
    const repeatsId = isKept ? (made.get(sameness(request)) ?? before) : null;
    const { purchase } = draftQuote(ids, { ...request, accountId, userId, seatId, mode }, now, { batch, repeatsId });
    made.set(sameness(request), purchase.id);
    return purchase;
  });
}
