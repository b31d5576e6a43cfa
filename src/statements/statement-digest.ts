import { createHash } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import type { AccountMode } from "../core/account-modes.ts";
import { createCalendar, dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import { stampBeside } from "./statement-lines.ts";

/** Grows whenever a file looks different for the same sales: files that Telegram keeps are then made again. */
const design = 2;

/**
 * Names all that a statement would hold: while it stays the same, so does the file. Every change of a sale counts up its
 * version. A day after the other, so that nobody waits for the database for long.
 */
export async function digestStatement(
  db: Db,
  accountId: string,
  query: SaleQuery & { mode: AccountMode; since: number; until: number },
  { zone, around }: { zone: Parameters<typeof createCalendar>[0]; around: readonly unknown[] },
): Promise<string> {
  const hash = createHash("sha256");
  const span = { since: query.since, until: query.until };
  const beside = await stampBeside(db, { accountId, mode: query.mode }, span, createCalendar(zone));
  hash.update(JSON.stringify([design, query.mode, query.since, around, beside]));
  hash.update(JSON.stringify(await namesIn(db, accountId)));
  for (let since = query.since; since < query.until; since += dayMs) {
    const until = Math.min(since + dayMs, query.until);
    hash.update(JSON.stringify(await versionsIn(db, accountId, { ...query, since, until })));
    await giveWay();
  }
  return hash.digest("hex");
}

async function versionsIn(db: Db, accountId: string, query: SaleQuery) {
  const row = await salesOf(db, accountId, query)
    .select((e) => [e.fn.countAll<number>().as("sales"), e.fn.sum<number>("version").as("versions")])
    .select((e) => [e.fn.max("id").as("last"), e.fn.min("id").as("first")])
    .executeTakeFirstOrThrow();
  return [Number(row.sales), Number(row.versions ?? 0), row.first, row.last];
}

/** The names of customers and seats. */
async function namesIn(db: Db, accountId: string) {
  const people = db
    .selectFrom("person_thing")
    .innerJoin("person", "person.id", "person_thing.person_id")
    .select(["person_thing.number", "person.name"])
    .where("person_thing.account_id", "=", accountId)
    .where("person.name", "is not", null)
    .orderBy("person_thing.id");
  const seats = db.selectFrom("seat").select(["id", "name"]).where("account_id", "=", accountId).orderBy("id");
  return Promise.all([people.execute(), seats.execute()]);
}
