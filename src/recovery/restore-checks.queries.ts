import type { Insertable, Selectable } from "kysely";
import { countOf, type Db } from "../db/database.ts";
import type { RestoreCheckTable, RestoreCheckWhat } from "./recovery.table.ts";

export type RestoreCheck = Selectable<RestoreCheckTable>;
type CheckKey = Pick<RestoreCheck, "account_id" | "reference">;

/** Rows of one statement: both engines limit how many values it may hold. */
const pageSize = 500;

export async function putChecks(trx: Db, checks: readonly Insertable<RestoreCheckTable>[]): Promise<void> {
  for (let first = 0; first < checks.length; first += pageSize) {
    await trx
      .insertInto("restore_check")
      .values(checks.slice(first, first + pageSize))
      .onConflict((c) => c.columns(["account_id", "reference"]).doNothing())
      .execute();
  }
}

/** Those of one kind that are due, the longest due first. */
export async function dueChecks(db: Db, what: RestoreCheckWhat, now: number, limit: number): Promise<RestoreCheck[]> {
  return db
    .selectFrom("restore_check")
    .selectAll()
    .where("what", "=", what)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

/** False: somebody else has taken it. */
export async function dropCheck(trx: Db, { account_id, reference }: CheckKey): Promise<boolean> {
  const result = await trx
    .deleteFrom("restore_check")
    .where("account_id", "=", account_id)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Drops those of sales that have ended since the restore: a signed webhook has said how. */
export async function dropSettledChecks(db: Db, restoredAt: number): Promise<void> {
  await db
    .deleteFrom("restore_check")
    .where("what", "=", "sale")
    .where((e) =>
      e.exists(
        e
          .selectFrom("purchase")
          .select("purchase.id")
          .whereRef("purchase.account_id", "=", "restore_check.account_id")
          .whereRef("purchase.reference", "=", "restore_check.reference")
          .where("purchase.settled_at", ">=", restoredAt),
      ),
    )
    .execute();
}

export async function putOff(db: Db, { account_id, reference }: CheckKey, dueAt: number, misses: number) {
  await db
    .updateTable("restore_check")
    .set({ due_at: dueAt, misses })
    .where("account_id", "=", account_id)
    .where("reference", "=", reference)
    .execute();
}

/** The number of an account's open checks; a reference that the service has denied once does not count. */
export function countChecks(db: Db, accountId: string, what?: RestoreCheckWhat): Promise<number> {
  const checks = db.selectFrom("restore_check").where("account_id", "=", accountId).where("misses", "=", 0);
  return countOf(what ? checks.where("what", "=", what) : checks);
}

/** How many accounts wait. */
export async function countWaiting(db: Db): Promise<number> {
  const row = await db
    .selectFrom("restore_check")
    .select((e) => e.fn.count("account_id").distinct().as("count"))
    .where("misses", "=", 0)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
