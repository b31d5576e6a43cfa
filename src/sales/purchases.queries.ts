import type { Insertable, Selectable, Updateable } from "kysely";
import { sha256 } from "../core/ids.ts";
import type { Kobo } from "../core/money.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import type { Db } from "../db/database.ts";
import { prepared, preparedFirst, preparedList, preparedRows } from "../db/prepared.ts";
import { LostRace } from "../db/store-error.ts";
import type { JournalTable, PurchaseState, PurchaseTable } from "./purchases.table.ts";

export type Purchase = Selectable<PurchaseTable>;
export type JournalEntry = Insertable<JournalTable>;

/** States of sales whose money may move or have moved, with an unknown result. */
export const openStates = ["intent", "sending", "unknown", "pending"] as const satisfies readonly PurchaseState[];

/** States of what was offered and not sold. */
const unsoldStates = ["quoted", "cancelled", "expired"] as const satisfies readonly PurchaseState[];

export function isUnsold(state: PurchaseState): boolean {
  return (unsoldStates as readonly PurchaseState[]).includes(state);
}

const addPurchase = prepared((db, purchase: Insertable<PurchaseTable>) => db.insertInto("purchase").values(purchase));

export async function insertPurchase(db: Db, purchase: Insertable<PurchaseTable>): Promise<void> {
  await addPurchase(db, purchase);
  emitIfPlanned(db, purchase);
}

export const findPurchase = preparedFirst((db, id: string) =>
  db.selectFrom("purchase").selectAll().where("id", "=", id),
);

export async function findPurchases(db: Db, ids: readonly string[]): Promise<Purchase[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

export const findByReference = preparedFirst((db, accountId: string, reference: string) =>
  db.selectFrom("purchase").selectAll().where("account_id", "=", accountId).where("reference", "=", reference),
);

const purchaseOfKey = prepared((db, p: { hash: string }) =>
  db.selectFrom("purchase").selectAll().where("confirm_key_hash", "=", p.hash),
);

export async function findByConfirmKey(db: Db, confirmKey: string): Promise<Purchase | undefined> {
  return (await purchaseOfKey(db, { hash: sha256(confirmKey) })).rows[0];
}

const changePurchase = prepared(
  (db, { id, seenVersion, ...changes }: Updateable<PurchaseTable> & { id: string; seenVersion: number }) =>
    db.updateTable("purchase").set(changes).where("id", "=", id).where("version", "=", seenVersion).returningAll(),
);

/** Writes `changes` if the row is still the one that was read. Throws LostRace otherwise. */
export async function updatePurchase(
  db: Db,
  seen: Purchase,
  changes: Omit<Updateable<PurchaseTable>, "id">,
): Promise<Purchase> {
  const { id, version } = seen;
  const { rows } = await changePurchase(db, { ...changes, version: version + 1, id, seenVersion: version });
  const [row] = rows;
  if (!row) throw new LostRace("store.lost_race", "The purchase changed meanwhile");
  emitIfPlanned(db, changes);
  return row;
}

/** A look that is planned may be due before the one that the reconciler waits for. */
function emitIfPlanned(db: Db, { next_check_at }: Updateable<PurchaseTable>): void {
  if (next_check_at != null) emitAfterCommit(db, "checks", String(next_check_at));
}

/** Sets the message that shows this purchase. No state depends on it, so no version is spent. */
export async function setCardMessage(db: Db, id: string, messageId: number): Promise<void> {
  await placeCard(db, { id, messageId });
}

const placeCard = prepared((db, p: { id: string; messageId: number }) =>
  db.updateTable("purchase").set({ card_message_id: p.messageId }).where("id", "=", p.id),
);

const removeCard = prepared((db, p: { userId: number; messageId: number }) =>
  db
    .updateTable("purchase")
    .set({ card_message_id: null })
    .where("user_id", "=", p.userId)
    .where("card_message_id", "=", p.messageId)
    .where("state", "in", [...unsoldStates]),
);

/**
 * A message of a chat becomes the card of something else: an unsold offer on it loses its card. A sale keeps its
 * message.
 */
export async function leaveCard(db: Db, userId: number, messageId: number): Promise<void> {
  await removeCard(db, { userId, messageId });
}

interface Claim {
  postedAmountKobo: Kobo;
  sendDeadlineAt: number;
  nextCheckAt: number;
  by: string | null;
}

const startSending = prepared((db, p: Claim & { id: string }) =>
  db
    .updateTable("purchase")
    .set((e) => ({
      state: "sending" as const,
      posts: e("posts", "+", 1),
      posted_amount_kobo: p.postedAmountKobo,
      version: e("version", "+", 1),
      send_deadline_at: p.sendDeadlineAt,
      next_check_at: p.nextCheckAt,
      sent_by: p.by,
      checks: 0,
    }))
    .where("id", "=", p.id)
    .where("state", "=", "intent")
    .returningAll(),
);

/**
 * The compare-and-set before the POST: exactly one caller gets the row, in state `sending`; everybody else gets
 * undefined.
 */
export async function claimIntent(db: Db, id: string, claim: Claim): Promise<Purchase | undefined> {
  const [claimed] = (await startSending(db, { ...claim, id })).rows;
  if (claimed) emitIfPlanned(db, claimed);
  return claimed;
}

const addEntries = preparedRows((db, entries: JournalEntry[]) => db.insertInto("journal").values(entries));

export async function insertJournal(db: Db, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length > 0) await addEntries(db, entries);
}

/** Sales that were confirmed and that nobody has claimed yet, those confirmed before `before` alone. */
export async function waitingIntents(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("state", "=", "intent")
    .$if(Number.isFinite(before), (q) => q.where("confirmed_at", "<", before))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Sales that a process was sending which is no more. */
export async function abandonedSends(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("state", "=", "sending")
    .where((e) =>
      e.or([
        e("sent_by", "is", null),
        e.not(e.exists(e.selectFrom("replica").select("replica.id").whereRef("replica.id", "=", "purchase.sent_by"))),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** The open sales of a user. */
export async function openSalesOfUser(db: Db, userId: number): Promise<Purchase[]> {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "in", [...openStates])
    .execute();
}

/** Whether a message shows an offer that is live. */
export async function isOffered(db: Db, userId: number, messageId: number): Promise<boolean> {
  const row = await db
    .selectFrom("purchase")
    .select("id")
    .where("user_id", "=", userId)
    .where("card_message_id", "=", messageId)
    .where("state", "=", "quoted")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back the quotes that stand on one message of a user. */
export async function cancelQuotesOn(db: Db, userId: number, messageId: number): Promise<void> {
  await db
    .updateTable("purchase")
    .set((e) => ({ state: "cancelled" as const, version: e("version", "+", 1) }))
    .where("user_id", "=", userId)
    .where("card_message_id", "=", messageId)
    .where("state", "=", "quoted")
    .execute();
}

/** Turns quotes that nobody confirmed in time into `expired` and returns those that have a card to redraw. */
export const expireQuotes = preparedList((db, now: number) =>
  db
    .updateTable("purchase")
    .set((e) => ({ state: "expired" as const, version: e("version", "+", 1) }))
    .where("state", "=", "quoted")
    .where("quote_expires_at", "<=", now)
    // A list that runs out of time stops, and says so.
    .where("batch_id", "is", null)
    .returningAll(),
);

/** The newest other sales of the same account and service that have a token, at most `limit`. */
export async function vendedSales(
  db: Db,
  { id, account_id, service_type }: Pick<Purchase, "id" | "account_id" | "service_type">,
  limit: number,
): Promise<Purchase[]> {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", account_id)
    .where("service_type", "=", service_type)
    .where("token_sealed", "is not", null)
    .where("id", "!=", id)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A purchase's history, oldest first. */
export async function readJournal(db: Db, purchaseId: string): Promise<Selectable<JournalTable>[]> {
  return db.selectFrom("journal").selectAll().where("purchase_id", "=", purchaseId).orderBy("id").execute();
}

/** Notes which look at the wallet has shown that a sale was charged. */
export async function setChargedLook(trx: Db, id: string, askedAt: number): Promise<void> {
  await trx
    .updateTable("purchase")
    .set((e) => ({ charged_look_at: askedAt, version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
