import type { Insertable, Selectable, Updateable } from "kysely";
import { countOf, type Db } from "../db/database.ts";
import { preparedList } from "../db/prepared.ts";
import type { AlertTable, AnnouncementTable } from "./operations.table.ts";

export type Alert = Selectable<AlertTable>;
export type Announcement = Selectable<AnnouncementTable>;

/** Alerts that are not over, told or not yet. */
export const openAlerts = preparedList((db) =>
  db.selectFrom("alert").selectAll().where("over_at", "is", null).orderBy("id"),
);

export async function findAlert(db: Db, id: string): Promise<Alert | undefined> {
  return db.selectFrom("alert").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertAlert(db: Db, alert: Alert): Promise<void> {
  await db.insertInto("alert").values(alert).execute();
}

export async function updateAlert(db: Db, id: string, changes: Updateable<AlertTable>): Promise<void> {
  await db.updateTable("alert").set(changes).where("id", "=", id).execute();
}

/** Forgets one that was never told. */
export async function dropAlert(db: Db, id: string): Promise<void> {
  await db.deleteFrom("alert").where("id", "=", id).where("raised_at", "is", null).execute();
}

export async function insertAnnouncement(db: Db, announcement: Insertable<AnnouncementTable>): Promise<void> {
  await db.insertInto("announcement").values(announcement).execute();
}

export async function findAnnouncement(db: Db, id: string): Promise<Announcement | undefined> {
  return db.selectFrom("announcement").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The one that is being given out, the oldest first. */
export async function announcementUnderWay(db: Db): Promise<Announcement | undefined> {
  return db.selectFrom("announcement").selectAll().where("state", "=", "sending").orderBy("id").executeTakeFirst();
}

/** Changes one that is in the state `from`. Undefined: it is not. */
export async function changeAnnouncement(
  db: Db,
  id: string,
  from: Announcement["state"],
  changes: Updateable<AnnouncementTable>,
): Promise<Announcement | undefined> {
  return db
    .updateTable("announcement")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();
}

/** Owners' and staff's chats that can be reached. */
export function countSellers(db: Db): Promise<number> {
  return countOf(sellers(db));
}

/** The next of them above `cursor`, in the order of their ids. */
export async function nextSellers(db: Db, cursor: number, limit: number): Promise<number[]> {
  const rows = await sellers(db)
    .select("chat.user_id")
    .where("chat.user_id", ">", cursor)
    .orderBy("chat.user_id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

function sellers(db: Db) {
  return db
    .selectFrom("chat")
    .where("chat.is_reachable", "=", 1)
    .where((e) =>
      e.or([
        e("chat.account_id", "is not", null),
        e.exists(
          e
            .selectFrom("seat")
            .select("seat.id")
            .whereRef("seat.user_id", "=", "chat.user_id")
            .where("seat.state", "in", ["active", "suspended"]),
        ),
      ]),
    );
}
