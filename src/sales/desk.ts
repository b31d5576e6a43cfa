import type { Ids } from "../core/ids.ts";
import type { Db } from "../db/database.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { insertJournal, type Purchase, updatePurchase } from "./purchases.queries.ts";
import type { ReviewKind } from "./purchases.table.ts";
import { kindOf, reasonsOf, withoutReasons } from "./reviews.ts";
import { isOpen, type Step } from "./states.ts";

/** Owes each operator a word about a sale that needs a person, in the transaction that found it doubtful. */
export async function enqueueForOperators(
  trx: Db,
  deps: { ids: Ids; adminIds: readonly number[] },
  purchase: Purchase,
  step: Step,
  now: number,
): Promise<void> {
  if (purchase.review === null || !step.journal.some((note) => note.kind === "review")) return;
  for (const userId of deps.adminIds) {
    const key = `desk:${purchase.id}:${purchase.version}:${userId}`;
    await enqueue(trx, { id: deps.ids.ulid(), userId, purchaseId: purchase.id, kind: "desk", key, now });
  }
}

/**
 * A person has resolved a doubtful sale with the customer and the service, as far as the card showed why: those reasons
 * go, the journal remembers who said so, and the sale's state stays as the service stated it. Undefined while the sale
 * is open: then nobody can know yet.
 */
export async function resolveReview(
  trx: Db,
  ids: Ids,
  purchase: Purchase,
  userId: number,
  now: number,
  shown: readonly ReviewKind[],
): Promise<Purchase | undefined> {
  if (isOpen(purchase.state)) return undefined;
  const review = withoutReasons(purchase.review, shown);
  if (review === purchase.review) return purchase;
  const dealtWith = reasonsOf(purchase.review).filter((reason) => shown.includes(kindOf(reason)));
  const note = `${dealtWith.join(", ")}: looked after by ${userId}`;
  const { id, state } = purchase;
  const entry = {
    id: ids.ulid(),
    purchase_id: id,
    at: now,
    kind: "review" as const,
    from_state: state,
    to_state: state,
  };
  await insertJournal(trx, [{ ...entry, source: "tap", evidence_sha256: null, kobo: null, note }]);
  return updatePurchase(trx, purchase, { review });
}
