import type { Selectable } from "kysely";
import type { Kobo } from "../core/money.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import { countOf, type Db, forUpdate } from "../db/database.ts";
import type { Sms, SmsReportTable, SmsUse } from "./sms.table.ts";
import type { SmsChanges } from "./states.ts";

export type StoredReport = Selectable<SmsReportTable>;

/** False: the same decision was made before. */
export async function insertSms(db: Db, sms: Sms): Promise<boolean> {
  const result = await db
    .insertInto("sms")
    .values(sms)
    .onConflict((c) => c.columns(["purchase_id", "turn"]).doNothing())
    .executeTakeFirst();
  const isNew = (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (isNew) emitAfterCommit(db, "sms");
  return isNew;
}

/** A row that nobody else changes until this transaction ends. */
export async function holdSms(trx: Db, id: string): Promise<Sms | undefined> {
  return forUpdate(trx, trx.selectFrom("sms").selectAll().where("id", "=", id)).executeTakeFirst();
}

/** All of one sale, in the order of their decisions. */
export async function smsOfSale(db: Db, purchaseId: string): Promise<Sms[]> {
  return db.selectFrom("sms").selectAll().where("purchase_id", "=", purchaseId).orderBy("turn").execute();
}

export async function smsByMessageId(db: Db, messageId: string): Promise<Sms | undefined> {
  return db.selectFrom("sms").selectAll().where("message_id", "=", messageId).executeTakeFirst();
}

/** Commits waiting → sending for one sender. Undefined: another one has it, or it waits no more. */
export async function claimSms(
  db: Db,
  id: string,
  claim: { now: number; by: string | null; pages: number },
): Promise<Sms | undefined> {
  return db
    .updateTable("sms")
    .set({ state: "sending", sent_by: claim.by, claimed_at: claim.now, changed_at: claim.now, pages: claim.pages })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

/** Changes a row that stands in `from`. False: it does not any more. */
export async function updateSms(db: Db, from: Sms, changes: SmsChanges, now: number): Promise<boolean> {
  const result = await db
    .updateTable("sms")
    .set({ ...changes, ...(changes.state !== undefined && { changed_at: now }) })
    .where("id", "=", from.id)
    .where("state", "=", from.state)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The SMS in this state whose next step is due by `now`, the longest due first. */
export async function dueSms(db: Db, state: "waiting" | "unknown", now: number, limit: number): Promise<Sms[]> {
  return db
    .selectFrom("sms")
    .selectAll()
    .where("state", "=", state)
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** All since then that have gone to the gateway and have no id. */
export async function smsWithoutId(db: Db, since: number): Promise<Sms[]> {
  return db
    .selectFrom("sms")
    .selectAll()
    .where("state", "in", ["unknown", "sending"])
    .where("created_at", ">=", since)
    .execute();
}

/** The SMS that a dead process was sending, and those that this replica is sending, or was. */
export async function abandonedSms(db: Db, replica: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom("sms")
    .select("id")
    .where("state", "=", "sending")
    .where((e) =>
      e.or([
        e("sent_by", "is", null),
        ...(replica === null ? [] : [e("sent_by", "=", replica)]),
        e.not(e.exists(e.selectFrom("replica").select("replica.id").whereRef("replica.id", "=", "sms.sent_by"))),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The SMS without an end that were decided before a restore. */
export async function openSmsBefore(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom("sms")
    .select("id")
    .where("state", "in", ["waiting", "sending"])
    .where("created_at", "<", before)
    .execute();
  return rows.map(({ id }) => id);
}

/** When something is due next; null: nothing is. */
export async function nextSmsTime(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("sms")
    .select((e) => e.fn.min("next_at").as("at"))
    .where("state", "in", ["waiting", "unknown"])
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}

/** How many were claimed since then, of all accounts. */
export function countClaimed(db: Db, since: number): Promise<number> {
  return countOf(db.selectFrom("sms").where("claimed_at", ">=", since));
}

/** The totals of SMS. `costKobo` holds only prices that the gateway named. */
export interface SmsSums {
  count: number;
  costKobo: Kobo;
  /** Of how many it has not said what they cost. */
  unpriced: number;
  failed: number;
  unknown: number;
}

/** The totals of decisions since then, of one account or of all. SMS that did not go out count, too, if one might. */
export async function sumSms(db: Db, since: number, accountId?: string): Promise<SmsSums> {
  const rows = await db
    .selectFrom("sms")
    .select((e) => [
      "state",
      e.fn.countAll<number>().as("count"),
      e.fn.sum<number>("cost_kobo").as("cost"),
      e.fn.count<number>("cost_kobo").as("priced"),
    ])
    .$if(accountId !== undefined, (q) => q.where("account_id", "=", accountId ?? ""))
    .where("created_at", ">=", since)
    .where((e) => e.or([e("why", "is", null), e("why", "!=", "limit")]))
    .groupBy("state")
    .execute();
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const gone = rows.filter(({ state }) => state === "sent" || state === "delivered" || state === "unknown");
  return {
    count: sum(({ count }) => Number(count)),
    costKobo: sum(({ cost }) => Number(cost ?? 0)) as Kobo,
    unpriced: gone.reduce((total, { count, priced }) => total + Number(count) - Number(priced), 0),
    failed: sum(({ state, count }) => (state === "failed" ? Number(count) : 0)),
    unknown: sum(({ state, count }) => (state === "unknown" ? Number(count) : 0)),
  };
}

/** Keeps a report until its message is known. One of each state. */
export async function keepReport(db: Db, report: StoredReport): Promise<void> {
  await db
    .insertInto("sms_report")
    .values(report)
    .onConflict((c) => c.columns(["message_id", "state"]).doNothing())
    .execute();
}

export function countReports(db: Db): Promise<number> {
  return countOf(db.selectFrom("sms_report"));
}

/** Takes out the reports of a message, in the order of arrival. */
export async function takeReports(trx: Db, messageId: string): Promise<StoredReport[]> {
  const kept = await trx.deleteFrom("sms_report").where("message_id", "=", messageId).returningAll().execute();
  return kept.toSorted((a, b) => a.received_at - b.received_at);
}

/** Forgets every SMS, with its number, that was decided before then. */
export async function forgetSms(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom("sms").where("created_at", "<", before).execute();
}

/** Forgets reports of messages that nobody has come to know. */
export async function forgetReports(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom("sms_report").where("received_at", "<", before).execute();
}

/** Who of a shop sends tokens by SMS: all, where the owner has not chosen. */
export async function smsUseOf(db: Db, accountId: string): Promise<SmsUse> {
  const row = await db.selectFrom("sms_shop").select("use").where("account_id", "=", accountId).executeTakeFirst();
  return row?.use ?? "all";
}

export async function putSmsUse(db: Db, accountId: string, use: SmsUse): Promise<void> {
  await db
    .insertInto("sms_shop")
    .values({ account_id: accountId, use })
    .onConflict((c) => c.column("account_id").doUpdateSet({ use }))
    .execute();
}
