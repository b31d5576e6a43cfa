import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import SqliteDatabase from "better-sqlite3";
import { checkout, type RunningBot } from "./race/bot.ts";
import { openStreet, sell } from "./race/street.ts";
import { all } from "./race/tasks.ts";

/**
 * What the shop's process and its database grow by while twelve people sell: `node bench/growth.ts [SALES]`, 10,000
 * without a number. Each sale is told by webhook, too. Prints a line for each fifth of the sales, then the bytes of a sale
 * on the disk, by table. With `--most-mb N` it fails where the process holds more in the end.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { "most-mb": { type: "string" } } });
const sales = Number(positionals[0] ?? 10_000);
const people = 12;
const parts = 5;
const restMs = 3000;

await using street = await openStreet(checkout("this checkout", fileURLToPath(new URL("..", import.meta.url))));
street.environment.PUBLIC_URL = `http://127.0.0.1:${street.environment.PORT}`;
// The first start makes the database.
await (await street.start(false))[Symbol.asyncDispose]();

let bot: RunningBot = await street.start(false);
await pause(restMs);
tell(0, bot);
const sellers = await street.hire(people);
await bot[Symbol.asyncDispose]();
const before = bytesByTable();

bot = await street.start(false);
const each = Math.ceil(sales / people / parts);
for (let part = 1; part <= parts; part++) {
  await all(sellers, each, (person) => sell(street, person));
  await street.vending.webhooks.idle();
  await pause(restMs);
  tell(part * each * people, bot);
}
const mostMb = Number(values["most-mb"] ?? Number.POSITIVE_INFINITY);
if (bot.residentMb() > mostMb) process.exitCode = 1;
await bot[Symbol.asyncDispose]();

const sold = parts * each * people;
const grown = [...bytesByTable()].map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / sold] as const);
const whole = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
console.log(`A sale takes ${(whole / 1000).toFixed(1)} KB on the disk:`);
for (const [table, bytes] of grown.toSorted((one, other) => other[1] - one[1]).slice(0, 12))
  console.log(`  ${bytes.toFixed(0).padStart(6)} bytes of ${table}`);
process.exit();

function tell(count: number, { residentMb, mappedMb, pid }: RunningBot): void {
  const handles = readdirSync(`/proc/${pid}/fd`).length;
  const mb = [residentMb(), mappedMb()].map((value) => value.toFixed(0));
  console.log(
    `${String(count).padStart(7)} sales: ${mb[0]} MB, ${mb[1]} of it mapped from files; ${handles} descriptors`,
  );
}

/** What each table takes with its indexes, once nothing is open. */
function bytesByTable(): Map<string, number> {
  const db = new SqliteDatabase(street.databasePath, { readonly: true });
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
