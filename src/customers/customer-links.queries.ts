import type { Selectable } from "kysely";
import { countOf, type Db } from "../db/database.ts";
import type { CustomerChatTable, CustomerLinkTable } from "./customers.table.ts";

export type CustomerLink = Selectable<CustomerLinkTable>;

export async function insertLink(db: Db, link: CustomerLink): Promise<void> {
  await db.insertInto("customer_link").values(link).execute();
}

export async function findLink(db: Db, tokenHash: string): Promise<CustomerLink | undefined> {
  return db.selectFrom("customer_link").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** Gives the link to `userId`, if nobody else has it and it is still good. False: it is not theirs. */
export async function claimLink(db: Db, tokenHash: string, userId: number, now: number): Promise<boolean> {
  const result = await db
    .updateTable("customer_link")
    .set({ claimed_by: userId, claimed_at: now })
    .where("token_hash", "=", tokenHash)
    .where("claimed_by", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const endedSeats = (db: Db) => db.selectFrom("seat").select("id").where("state", "=", "ended");

/** Links of these customers that nobody has opened and that are still good. */
export async function countOpenLinks(db: Db, customerIds: readonly string[], now: number): Promise<number> {
  if (customerIds.length === 0) return 0;
  return countOf(
    db
      .selectFrom("customer_link")
      .where("customer_id", "in", [...customerIds])
      .where("claimed_by", "is", null)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now)
      .where((e) => e.or([e("seat_id", "is", null), e("seat_id", "not in", endedSeats(db))])),
  );
}

/** Takes back the links of a customer that nobody has opened, or with `of` those that one user holds in one mode. */
export async function revokeLinks(
  db: Db,
  customerId: string,
  of: Pick<CustomerChatTable, "user_id" | "mode"> | null,
  now: number,
): Promise<void> {
  await db
    .updateTable("customer_link")
    .set({ revoked_at: now })
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .where("claimed_by", of === null ? "is" : "=", of?.user_id ?? null)
    .$if(of !== null, (q) => q.where("mode", "=", of?.mode ?? "live"))
    .execute();
}

/** Forgets links that ran out before `before`, but for those by which somebody still gets tokens. */
export async function pruneLinks(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("customer_link")
    .where("expires_at", "<", before)
    .where((e) =>
      e.or([e("claimed_by", "is", null), e("revoked_at", "is not", null), e("seat_id", "in", endedSeats(db))]),
    )
    .execute();
}
