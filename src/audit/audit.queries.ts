import type { Selectable } from "kysely";
import type { Db } from "../db/database.ts";
import type { AuditTable } from "./audit.table.ts";

export type AuditRow = Selectable<AuditTable>;

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db.insertInto("audit").values(row).execute();
}

/** The acts in an account, newest first, beginning below `before`, with the first name of the person who did it. */
export async function listAudit(db: Db, accountId: string, options: { before: string | null; limit: number }) {
  const { before, limit } = options;
  return db
    .selectFrom("audit")
    .leftJoin("chat", "chat.user_id", "audit.user_id")
    .leftJoin("seat", "seat.id", "audit.seat_id")
    .selectAll("audit")
    .select(["chat.first_name", "seat.name as seat_name"])
    .where("audit.account_id", "=", accountId)
    .$if(before !== null, (q) => q.where("audit.id", "<", before ?? ""))
    .orderBy("audit.id", "desc")
    .limit(limit)
    .execute();
}
