import { createTimes } from "../../src/bot/ui/format.ts";
import { sealNextDay } from "../../src/closes/close.ts";
import { addUp, sumDay } from "../../src/closes/close-sums.ts";
import { type BookClose, type Books, changedSince, newestClose } from "../../src/closes/closes.queries.ts";
import type { CloseSums } from "../../src/closes/closes.table.ts";
import { createCalendar } from "../../src/core/calendar.ts";
import type { Db } from "../../src/db/database.ts";
import type { Store } from "../../src/db/open.ts";
import { closeMeasures } from "../../src/db/schema/late-changes.ts";

export const adas: Books = { accountId: "ada", mode: "live" };
export const lagos = calendarOf("Africa/Lagos");

export function calendarOf(zone: string) {
  return createCalendar(createTimes(zone));
}

/** Seals every day of a wallet that is due, as housekeeping does. */
export async function sealDays(store: Store, now: number, calendar = lagos, books = adas): Promise<BookClose[]> {
  const closes: BookClose[] = [];
  for (;;) {
    const close = await store.transaction((trx) => sealNextDay(trx, books, { calendar, now }));
    if (!close) return closes;
    closes.push(close);
  }
}

export function allCloses(db: Db): Promise<BookClose[]> {
  return db.selectFrom("book_close").selectAll().orderBy("account_id").orderBy("mode").orderBy("number").execute();
}

const onlyMeasures = (row: CloseSums) => addUp([row]);

/** The totals of a sealed day by its close and later changes, and the same totals counted again. */
export async function closeAndRecount(db: Db, close: BookClose, books = adas) {
  const changed = addUp([onlyMeasures(close), ...(await changedSince(db, books, close))]);
  // The close's entries about earlier days are not of this one.
  const earlier = await db
    .selectFrom("book_late")
    .selectAll()
    .where("account_id", "=", books.accountId)
    .where("mode", "=", books.mode)
    .where("after_ms", "=", close.since_ms)
    .execute();
  const late = addUp(earlier);
  const byClose = Object.fromEntries(closeMeasures.map((measure) => [measure, changed[measure] - late[measure]]));
  const span = { since: close.since_ms, until: close.until_ms, isFirst: false };
  return { byClose, recount: (await sumDay(db, books, span)).sums };
}

/** All closes, what changed since the newest one, and the days behind it; and all sales that the books have counted. */
export async function sumOfAll(db: Db, books = adas) {
  const closes = (await allCloses(db)).filter((one) => one.account_id === books.accountId && one.mode === books.mode);
  const since = (await newestClose(db, books))?.until_ms ?? 0;
  const farAway = Date.UTC(2100, 0);
  const open = await sumDay(db, books, { since, until: farAway, isFirst: true });
  const ever = await sumDay(db, books, { since: closes[0]?.since_ms ?? 0, until: farAway, isFirst: false });
  return { byDays: addUp([...closes.map(onlyMeasures), open.sums]), ever: ever.sums };
}
