import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { encodeTime } from "ulid";
import { createTimes } from "../../src/bot/ui/format.ts";
import { tapUpdate } from "../../test/support/crowded-shop.ts";
import type { Runner, RunningBot } from "./bot.ts";
import { openStreet, type Street, sell } from "./street.ts";
import { cost, type Measured, median } from "./tasks.ts";

const dayMs = 86_400_000;
const batch = 50_000;
const staff = 5;
/** So many people owe something, in a book of any size. */
const debtors = 12;
/** So many sales of a book of any size are to numbers that begin so. */
const alike = 400;
const beginning = "0907700";

const ofColdCode =
  "a few of them in a process run mostly cold code, and this checkout has more of it; warm, it takes no more";

/**
 * The acts that are measured in a book of each size, and the message that starts each. `why`: what holds it above the
 * other checkout, where it is; the page says it there.
 */
export const acts: Record<string, { title: string; words?: string; shows?: RegExp; why?: string }> = {
  menu: { title: "/menu", words: "/menu", shows: /Wallet/ },
  history: {
    ...{ title: "/history", words: "/history", shows: /Latest sales/ },
    why: ofColdCode,
  },
  findOne: { title: "/find: 1 sale fits", words: "/find 0007919", shows: /Sales with/ },
  findAlike: { title: `/find: ${alike} sales fit`, words: `/find ${beginning}`, shows: /Sales with/ },
  find: { title: "/find: 1 sale in 2,500 fits", words: "/find 5120", shows: /Sales with|No sale/ },
  books: { title: "/books", words: "/books", shows: /Books/ },
  owing: { title: `/owing: ${debtors} people`, words: "/owing", shows: /Owed to you/ },
  statement: { title: "/statement", words: "/statement", shows: /Statement/, why: ofColdCode },
  sale: { title: "a sale by line" },
};
export const titleOfStart = "start → first getUpdates, ms";

export interface Book {
  sales: number;
  /** All of them of today; else all of the year before it. */
  areToday: boolean;
}

const rounds = 3;

/**
 * CPU milliseconds of each act in each of these books. The books of all sides take turns, so that what the machine does
 * meanwhile meets all of them; medians.
 */
export async function readBooks(books: readonly (Book & { runner: Runner })[]): Promise<Measured[]> {
  await using stack = new AsyncDisposableStack();
  const open = [];
  for (const book of books) {
    const street = stack.use(await openStreet(book.runner));
    open.push({ street, book, people: await write(street, book), taken: new Map<string, number[]>() });
  }
  type Open = (typeof open)[number];
  const keep = ({ taken }: Open, name: string, ms: number) => taken.set(name, [...(taken.get(name) ?? []), ms]);
  for (let round = 0; round < rounds; round++) {
    for (const one of open) {
      await using bot = await one.street.start();
      keep(one, "start", bot.startMs);
    }
  }
  const bots = new Map<Open, RunningBot>();
  for (const one of open) bots.set(one, stack.use(await one.street.start()));
  for (const [name, { words, shows }] of Object.entries(acts)) {
    const act = ({ street }: Open, person: number) =>
      words && shows ? street.says(person, words, shows) : sell(street, person);
    // Another checkout may not know it.
    const unknown = new Set<Runner>();
    for (const one of open) {
      if (unknown.has(one.book.runner)) continue;
      await act(one, one.people[0] ?? 0).catch(() => unknown.add(one.book.runner));
    }
    for (let turn = 0; turn < rounds * staff; turn++) {
      for (const [one, bot] of bots) {
        if (unknown.has(one.book.runner)) continue;
        const { cpuMs } = await cost(bot, () => act(one, one.people[turn % staff] ?? 0));
        keep(one, name, cpuMs);
      }
    }
  }
  return open.map(({ taken }) => Object.fromEntries([...taken].map(([name, ms]) => [name, median(ms)])));
}

/** A shop of five with a book of this number of sales, and its people. */
async function write(street: Street, { sales, areToday }: Book): Promise<number[]> {
  let people: number[];
  {
    await using bot = await street.start();
    people = await street.hire(staff, true);
    for (let index = 0; index < debtors; index++) await enqueue(street, people[0] ?? 0, `Debtor ${index}`);
    await bot.asks("used");
  }
  const now = Date.now();
  const midnight = createTimes("Africa/Lagos").startOfDay(now);
  fill(street.databasePath, sales, areToday ? [midnight, now] : [now - 365 * dayMs, midnight - dayMs]);
  return people;
}

/** A sale that a customer owes, whose name is typed. Another checkout may sell only for money. */
async function enqueue(street: Street, person: number, name: string): Promise<void> {
  const { sold } = await sell(street, person);
  const owes = sold.buttons.find((data) => data.startsWith("payment:owes:"));
  if (owes === undefined) return;
  street.deliver(tapUpdate(person, owes, sold.messageId));
  await street.says(person, name, /owes you/);
}

/** Sixteen characters, in no order, as the ids of sales end. */
const ending = (index: number) =>
  [...createHash("sha256").update(String(index)).digest().subarray(0, 16)]
    .map((byte) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[byte % 32])
    .join("");

/** Copies of a sale that is in the book, evenly from the first moment to the last, each with a number of its own. */
function fill(path: string, count: number, [from, to]: readonly [number, number]): void {
  const database = new SqliteDatabase(path);
  const columns = database.pragma("table_info(purchase)") as { name: string }[];
  const sale = database.prepare("SELECT * FROM purchase WHERE confirmed_at IS NOT NULL LIMIT 1").get() as {
    confirmed_at: number;
    [column: string]: unknown;
  };
  const at = (index: number) => Math.floor(from + ((to - from) * index) / count);
  const idOf = (index: number) => `${encodeTime(at(index), 10)}${ending(index)}`;
  const isAlike = (index: number) => (index * alike) % count < alike;
  const numberOf = (index: number) =>
    isAlike(index)
      ? `${beginning}${String(Math.floor((index * alike) / count)).padStart(4, "0")}`
      : `0803${String((index * 7919) % 10_000_000).padStart(7, "0")}`;
  const own: Record<string, (index: number) => unknown> = {
    id: idOf,
    reference: (index) => `VB-${idOf(index)}`,
    confirm_key_hash: (index) => `key of ${index}`,
    beneficiary: numberOf,
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
