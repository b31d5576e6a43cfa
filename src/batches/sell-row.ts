import { findChat, lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import type { Ids } from "../core/ids.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueBatch } from "../outbox/notices.queries.ts";
import type { Refusal } from "../sales/guard.ts";
import { confirmQuote, type Evaluation, judge, type PlaceDeps, sayingOf } from "../sales/place.ts";
import { findPurchase, type Purchase, updatePurchase } from "../sales/purchases.queries.ts";
import { sameAgainMs } from "../sales/quote.ts";
import { type Batch, cancelRows, findBatch, updateBatch } from "./batches.queries.ts";
import type { BatchStop } from "./batches.table.ts";

export type Sold =
  /** It is an intent, or it will not be sold, and its row says why. */
  | "done"
  /** Nothing can be sold now: it is tried again. */
  | "later"
  /** The service has not said its price: it is tried again, and the other rows go on. */
  | "unpriced"
  | "stopped";

/**
 * Judges a row of a list as the tap on its own card would be, in a transaction of its own, and turns it into an intent.
 * It waits for a stop of the list meanwhile, and obeys it.
 */
export async function sellRow(trx: Db, deps: Stamp & PlaceDeps, batchId: string, purchaseId: string): Promise<Sold> {
  const { ids, now } = deps;
  const seen = await findPurchase(trx, purchaseId);
  if (!seen) return "done";
  await takeLock(trx, `account:${seen.account_id}`);
  const [batch, purchase] = [await findBatch(trx, batchId), await findPurchase(trx, purchaseId)];
  if (batch?.state !== "running" || !purchase) return "stopped";
  if (purchase.state !== "quoted") return "done";
  const account = await lockAccountForUpdate(trx, batch.account_id);
  if (account?.mode !== batch.mode) return stopIn(trx, deps, batch, "mode");
  if (batch.seat_id === null && !(await isLoggedIn(trx, batch))) return stopIn(trx, deps, batch, "logged_out");

  const tap = { userId: batch.user_id, now, account };
  const evaluation = await judgeRow(trx, deps, { batch, purchase }, tap);
  const leave = async (why: string): Promise<Sold> => {
    await updatePurchase(trx, purchase, { state: "expired", why });
    await enqueueBatch(trx, deps, batch);
    return "done";
  };
  switch (evaluation.kind) {
    case "unchecked":
      return "unpriced";
    case "moved":
      return leave("repriced");
    case "gone":
      return leave("withdrawn");
    case "like":
      return leave("same_again");
    case "refused": {
      const stop = stopFor(evaluation.refusal);
      if (stop === "later") return "later";
      return stop === null ? leave(evaluation.refusal.kind) : stopIn(trx, deps, batch, stop);
    }
    case "good": {
      const { user_id: userId, account_id: accountId } = purchase;
      const of = { userId, accountId, messageId: null, now };
      await confirmQuote(trx, ids, purchase, of, { also: sayingOf(evaluation.said), note: null });
      return "done";
    }
  }
}

/**
 * A row that was shown as the same as another is sold all the same, since somebody has said so: beside other rows of its
 * list, and what was sold before the list was read. Of a sale that was made since, nobody has been told.
 */
async function judgeRow(
  trx: Db,
  deps: PlaceDeps,
  { batch, purchase }: { batch: Batch; purchase: Purchase },
  tap: Parameters<typeof judge>[2],
): Promise<Evaluation> {
  const since = { ...deps, likeSince: batch.created_at - sameAgainMs };
  const evaluation = await judge(trx, purchase, tap, since);
  if (evaluation.kind !== "like" || purchase.repeats_id === null) return evaluation;
  const { other } = evaluation;
  const isTold = other.batch_id === batch.id || (other.confirmed_at ?? 0) < batch.created_at;
  return isTold ? judge(trx, { ...purchase, repeats_id: other.id }, tap, since) : evaluation;
}

/** Whether the owner who sells a list is still logged in. A seat's guards check its rights. */
async function isLoggedIn(trx: Db, { user_id, account_id }: Batch): Promise<boolean> {
  return (await findChat(trx, user_id))?.account_id === account_id;
}

/** Stops a list in the caller's transaction: what has not been sent stays unsold. */
export async function stopIn(trx: Db, deps: { ids: Ids; now: number }, batch: Batch, why: BatchStop): Promise<Sold> {
  const stopped = await updateBatch(trx, batch, { state: "stopped", why });
  if (!stopped) return "stopped";
  await cancelRows(trx, batch.id, why);
  await enqueueBatch(trx, deps, stopped, true);
  return "stopped";
}

/** What a refusal means for the list: it goes on with the next row (null), waits, or stops. */
function stopFor({ kind }: Refusal): BatchStop | "later" | null {
  switch (kind) {
    case "service_down":
    case "restoring":
      return "later";
    case "stopped":
      return "frozen";
    case "frozen":
    case "maintenance":
    case "pin_needed":
      return kind;
    case "seat_over":
    case "seat_suspended":
    case "seat_viewer":
    case "seat_closed":
    case "seat_stopped":
      return "seat";
    case "held":
    case "face_limits":
    case "credit_limit":
    case "seat_service":
    case "seat_not_owing":
    case "seat_unpriced":
    case "seat_sale_limit":
    case "seat_day_limit":
      return null;
  }
}
