import { closeSync, fsyncSync, openSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { encodeTime } from "ulid";
import type { Runner } from "./bot.ts";
import { openStreet, sell } from "./street.ts";
import { cost, type Measured, median } from "./tasks.ts";

const dayMs = 86_400_000;
const batch = 50_000;

/** What is done in a book of each size, and how it is asked for. */
export const acts: Record<string, { title: string; words?: string; shows?: RegExp }> = {
  menu: { title: "/menu", words: "/menu", shows: /Wallet/ },
  history: { title: "/history", words: "/history", shows: /Latest sales/ },
  findOne: { title: "/find of 7 digits: 1 sale", words: "/find 0007919", shows: /Sales with/ },
  find: { title: "/find of 4 digits: 1 in 2,500", words: "/find 5120", shows: /Sales with|No sale/ },
  statement: { title: "/statement", words: "/statement", shows: /Statement/ },
  sale: { title: "a sale by line" },
};
export const titleOfStart = "start → first getUpdates, ms";

/** CPU milliseconds of each act in a book of so many sales, all of them before today or all of today. */
export async function readBook(runner: Runner, sales: number, areToday = false): Promise<Measured> {
  await using street = await openStreet(runner);
  let people: number[];
  {
    await using first = await street.start();
    people = await street.hire(5, true);
    await sell(street, people[0] ?? 0);
    await first.used();
  }
  const now = Date.now();
  const midnight = now - (now % dayMs);
  fill(street.databasePath, sales, areToday ? [midnight, now] : [now - 365 * dayMs, midnight - dayMs]);
  await using bot = await street.start();
  const measured: Measured = { start: bot.startMs };
  for (const [name, { words, shows }] of Object.entries(acts)) {
    const act = (person: number) => (words && shows ? street.says(person, words, shows) : sell(street, person));
    const taken: number[] = [];
    // The other checkout may not know it.
    const isKnown = await act(people[0] ?? 0).then(
      () => true,
      () => false,
    );
    for (let round = 0; isKnown && round < 3; round++) {
      for (const person of people) taken.push((await cost(bot, () => act(person))).cpuMs);
    }
    if (isKnown) measured[name] = median(taken);
  }
  return measured;
}

/** Copies of the sale that is in the book, evenly from the first moment to the last, each with a number of its own. */
export function fill(path: string, count: number, [from, to]: readonly [number, number]): void {
  const database = new SqliteDatabase(path);
  const columns = database.pragma("table_info(purchase)") as { name: string }[];
  const sale = database.prepare("SELECT * FROM purchase WHERE confirmed_at IS NOT NULL LIMIT 1").get() as {
    confirmed_at: number;
    [column: string]: unknown;
  };
  const at = (index: number) => Math.floor(from + ((to - from) * index) / count);
  const idOf = (index: number) => `${encodeTime(at(index), 10)}${String(index).padStart(16, "0")}`;
  const own: Record<string, (index: number) => unknown> = {
    id: idOf,
    reference: (index) => `VB-${idOf(index)}`,
    confirm_key_hash: (index) => `key of ${index}`,
    beneficiary: (index) => `0803${String((index * 7919) % 10_000_000).padStart(7, "0")}`,
    card_message_id: (index) => 10_000_000 + index,
    service_purchase_id: (index) => String(10_000_000 + index),
  };
  const value = (name: string, index: number) => {
    const copied = sale[name];
    if (copied !== null && own[name]) return own[name](index);
    return name.endsWith("_at") && typeof copied === "number" ? copied - sale.confirmed_at + at(index) : copied;
  };
  const names = columns.map(({ name }) => name);
  const insert = database.prepare(`INSERT INTO purchase (${names}) VALUES (${names.map(() => "?")})`);
  const put = database.transaction((first: number) => {
    for (let index = first; index < Math.min(first + batch, count); index++)
      insert.run(...names.map((name) => value(name, index)));
  });
  for (let first = 0; first < count; first += batch) put(first);
  database.close();
  // What was written a moment ago is on the disk: a start's own sync does not wait for all of it.
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}
