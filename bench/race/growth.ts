import { readdirSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import type { Runner, RunningBot } from "./bot.ts";
import { openStreet, type Street, sell } from "./street.ts";
import { all } from "./tasks.ts";

const people = 12;
const parts = 5;
const restMs = 3000;

/**
 * Prints the growth of the shop's process and its database while twelve people sell: a line per fifth of the sales,
 * then the bytes of a sale on the disk by table, with its indexes. The service calls the webhook for every sale.
 */
export async function measureGrowth(runner: Runner, sales: number): Promise<void> {
  const each = Math.ceil(sales / people / parts);
  await using street = await openStreet(runner);
  street.environment.PUBLIC_URL = `http://127.0.0.1:${street.environment.PORT}`;
  // The first start makes the database.
  await (await street.start("no limits"))[Symbol.asyncDispose]();
  let sellers: number[];
  {
    await using bot = await street.start("no limits");
    await pause(restMs);
    describe(street, bot, 0);
    sellers = await street.hire(people);
  }
  const before = bytesByTable(street);
  {
    await using bot = await street.start("no limits");
    for (let part = 1; part <= parts; part++) {
      await all(sellers, each, (person) => sell(street, person));
      await street.vending.webhooks.idle();
      await pause(restMs);
      describe(street, bot, part * each * people);
    }
  }
  const grown = [...bytesByTable(street)]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.get(table) ?? 0)) / (parts * each * people) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const whole = grown.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`A sale takes ${(whole / 1000).toFixed(1)} KB on the disk:`);
  for (const { table, bytes } of grown) console.log(`${bytes.toFixed(0).padStart(7)} bytes of ${table}`);
}

function describe({ databasePath }: Street, { residentMb, mappedMb, pid }: RunningBot, count: number): void {
  const descriptors = readdirSync(`/proc/${pid}/fd`).length;
  const [resident, mapped] = [residentMb(), mappedMb()].map((mb) => mb.toFixed(0));
  const [data, log] = [databasePath, `${databasePath}-wal`].map((path) => (statSync(path).size / 1e6).toFixed(1));
  console.log(
    `${String(count).padStart(7)} sales: ${resident} MB of memory, ${mapped} of it mapped from files; ` +
      `${data} MB on the disk and ${log} MB of log; ${descriptors} descriptors`,
  );
}

/** The bytes of each table with its indexes, once no process has the database open. */
function bytesByTable({ databasePath }: Street): Map<string, number> {
  const db = new SqliteDatabase(databasePath, { readonly: true });
  try {
    const rows = db
      .prepare(
        `SELECT m.tbl_name AS name, sum(d.pgsize) AS bytes FROM dbstat d JOIN sqlite_schema m ON m.name = d.name
         WHERE d.aggregate = 1 GROUP BY m.tbl_name`,
      )
      .all() as { name: string; bytes: number }[];
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  } finally {
    db.close();
  }
}
