import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import type { ComplaintTable } from "./claims.table.ts";

export type Complaint = Selectable<ComplaintTable>;

/** The steps of a complaint, in order. */
export const complaintMarks = ["sent", "answered", "closed"] as const;
export type ComplaintMark = (typeof complaintMarks)[number];

export async function findComplaint(db: Db, purchaseId: string): Promise<Complaint | undefined> {
  return db.selectFrom("complaint").selectAll().where("purchase_id", "=", purchaseId).executeTakeFirst();
}

/** Writes a complaint in place of an earlier one about the same sale. */
export async function putComplaint(db: Db, complaint: Complaint): Promise<void> {
  const { purchase_id: _, ...changes } = complaint;
  await db
    .insertInto("complaint")
    .values(complaint)
    .onConflict((c) => c.column("purchase_id").doUpdateSet(changes))
    .execute();
}

/** Marks an open complaint once. Undefined: it is closed, or marked so already. */
export async function markComplaint(
  db: Db,
  purchaseId: string,
  mark: ComplaintMark,
  now: number,
): Promise<Complaint | undefined> {
  const column = `${mark}_at` as const;
  return db
    .updateTable("complaint")
    .set({ [column]: now })
    .where("purchase_id", "=", purchaseId)
    .where("closed_at", "is", null)
    .where(column, "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Open complaints about live sales by company, most first. */
export async function countComplaints(db: Db): Promise<{ company: string; count: number }[]> {
  const rows = await db
    .selectFrom("complaint")
    .innerJoin("purchase", "purchase.id", "complaint.purchase_id")
    .select((e) => ["purchase.provider_name as company", e.fn.countAll<number>().as("count")])
    .where("complaint.closed_at", "is", null)
    .where("purchase.mode", "=", "live")
    .groupBy("purchase.provider_name")
    .execute();
  return rows
    .map(({ company, count }) => ({ company, count: Number(count) }))
    .sort((one, other) => other.count - one.count || (one.company < other.company ? -1 : 1));
}
