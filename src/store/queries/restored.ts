import type { Db } from "../engine/database.ts";
import { putSetting, readSetting } from "./settings.ts";

/** What a restored book says about itself. Times are epoch milliseconds. */
export interface Restored {
  /** What was written until then is in it. */
  endAt: number;
  /** When it was restored: no sale that it does not know was made later. */
  at: number;
  /** `new`: no shop has run on it yet. */
  state: "new" | "looking" | "open";
}

const restoredSetting = "restored";
/** When a backup was begun, in the backup itself. */
const backupSetting = "backup_at";

/** Null where the book was never restored. */
export async function readRestored(db: Db): Promise<Restored | null> {
  const value = await readSetting(db, restoredSetting);
  return value === undefined ? null : (JSON.parse(value) as Restored);
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
