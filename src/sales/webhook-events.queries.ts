import type { Insertable, Selectable } from "kysely";
import { emitAfterCommit } from "../db/commit-events.ts";
import { type Db, skippingLocked } from "../db/database.ts";
import { prepared, preparedList, preparedRows } from "../db/prepared.ts";
import type { WebhookEventTable } from "../outbox/messages.table.ts";

export type WebhookEvent = Selectable<WebhookEventTable>;
type WebhookKey = Pick<WebhookEvent, "account_id" | "body_sha256">;

const putEvents = preparedRows((db, events: Insertable<WebhookEventTable>[]) =>
  db
    .insertInto("webhook_event")
    .values(events)
    .onConflict((c) => c.columns(["account_id", "body_sha256"]).doNothing()),
);

/** Stores signed bodies and wakes who applies them; a body that is known changes nothing. */
export async function storeWebhookEvents(db: Db, events: readonly Insertable<WebhookEventTable>[]): Promise<void> {
  if (events.length === 0) return;
  await putEvents(db, events);
  emitAfterCommit(db, "webhooks");
}

export const undoneWebhookEvents = preparedList((db, limit: number) =>
  db.selectFrom("webhook_event").selectAll().where("done_at", "is", null).orderBy("received_at").limit(limit),
);

const lockEvent = prepared((db, p: WebhookKey) => {
  const waiting = db
    .selectFrom("webhook_event")
    .select("body_sha256")
    .where("account_id", "=", p.account_id)
    .where("body_sha256", "=", p.body_sha256)
    .where("done_at", "is", null);
  return skippingLocked(db, waiting);
});

/** Locks an event until this transaction ends. False: it was applied, or another transaction holds it. */
export async function claimWebhookEvent(trx: Db, { account_id, body_sha256 }: WebhookKey): Promise<boolean> {
  return (await lockEvent(trx, { account_id, body_sha256 })).rows.length > 0;
}

const endEvent = prepared((db, p: WebhookKey & { now: number; result: string; reference: string | null }) =>
  db
    .updateTable("webhook_event")
    .set({ done_at: p.now, result: p.result, reference: p.reference })
    .where("account_id", "=", p.account_id)
    .where("body_sha256", "=", p.body_sha256),
);

export async function finishWebhookEvent(
  db: Db,
  { account_id, body_sha256 }: WebhookKey,
  changes: { now: number; result: string; reference: string | null },
): Promise<void> {
  await endEvent(db, { account_id, body_sha256, ...changes });
}

/** Makes events due again whose sale was not known, and has come into the book. */
export async function reopenOrphans(trx: Db, accountId: string, reference: string): Promise<void> {
  await trx
    .updateTable("webhook_event")
    .set({ done_at: null, result: null })
    .where("account_id", "=", accountId)
    .where("reference", "=", reference)
    .where("result", "=", "orphan")
    .execute();
  emitAfterCommit(trx, "webhooks");
}

export async function countUndoneEvents(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("webhook_event")
    .select((e) => e.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Makes events due again that could not be applied, or whose sale was not known: a key or a sale may be back. */
export async function reopenWebhookEvents(
  db: Db,
  results: readonly ("failed" | "orphan")[],
  receivedSince: number,
): Promise<void> {
  await db
    .updateTable("webhook_event")
    .set({ done_at: null, result: null })
    .where("result", "in", [...results])
    .where("received_at", ">=", receivedSince)
    .execute();
}
