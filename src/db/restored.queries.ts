import * as z from "zod";
import type { Db } from "./database.ts";
import { putSetting, readSetting } from "./settings.queries.ts";

/** The row that marks a database as restored. Times are epoch milliseconds. */
const restoredSchema = z.object({
  /** All writes until then are in it. */
  endAt: z.number(),
  /** When it was restored: no sale that it does not know was made later. */
  at: z.number(),
  /** `new`: no shop has run on it yet. */
  state: z.enum(["new", "looking", "open"]),
});
export type Restored = z.infer<typeof restoredSchema>;

const restoredSetting = "restored";
/** When a backup was begun, in the backup itself. */
const backupSetting = "backup_at";

/** Null where the book was never restored. Throws where it says what cannot be read: a shop that guessed might sell twice. */
export async function readRestored(db: Db): Promise<Restored | null> {
  const value = await readSetting(db, restoredSetting);
  return value === undefined ? null : restoredSchema.parse(JSON.parse(value));
}

export function putRestored(db: Db, restored: Restored): Promise<void> {
  return putSetting(db, restoredSetting, JSON.stringify(restored));
}

/** Marks a backup with the moment up to which it is whole. */
export function putBackupTime(db: Db, at: number): Promise<void> {
  return putSetting(db, backupSetting, String(at));
}

/**
 * Until when a copy of a database is whole: as its backup says, else the newest moment that stands in it. The mark of an
 * earlier restore is older than what was written since.
 */
export async function findEnd(db: Db): Promise<number> {
  const said = Number((await readSetting(db, backupSetting)) ?? 0);
  const newest = await Promise.all([
    db
      .selectFrom("journal")
      .select((e) => e.fn.max("at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("telegram_update")
      .select((e) => e.fn.max("received_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("webhook_event")
      .select((e) => e.fn.max("received_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("purchase")
      .select((e) => e.fn.max("quoted_at").as("at"))
      .executeTakeFirst(),
  ]);
  return Math.max(said, ...newest.map((row) => Number(row?.at ?? 0)));
}
