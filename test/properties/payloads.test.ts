import SqliteDatabase from "better-sqlite3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCallbacks } from "../../src/bot/callbacks/taps.ts";
import { usualPace } from "../../src/bot/inbox/pace.ts";
import { anyText } from "../support/any-text.ts";
import {
  type CrowdedShop,
  fillShop,
  openShopOnBareTelegram,
  people,
  tapUpdate,
  textUpdate,
} from "../support/crowded-shop.ts";
import { seed } from "./cases.ts";

// VENDBOT_PAYLOADS=… sets the number: `npm run chaos -- --payloads N`.
const payloads = Number(process.env.VENDBOT_PAYLOADS ?? 2000);
const together = Math.min(1000, Math.max(200, payloads / 20));
const strangers = 50;

/** Everything that the bot listens for behind a button. */
const triggers = allCallbacks().map(({ pattern }) => pattern);

/** The tables that every update writes to, and the program's own settings. */
const ways = new Set(["telegram_update", "link_try", "alert"]);

type TableRow = Record<string, unknown>;
/** The picture of a receipt is kept for its first reader, and a balance is read in the background. */
const ownPace = { receipt_file_id: null, receipt_digest: null, wallet_kobo: null, wallet_at: null };

/** Ids of the senders, of Mallory's account and of her sales: hers after a tap that logs her out, too. */
function ownOf(shop: CrowdedShop): Set<unknown> {
  const database = new SqliteDatabase(shop.databasePath, { readonly: true });
  const ids = (sql: string) => database.prepare<[number], string>(sql).pluck().all(people.mallory);
  const account = "SELECT account_id FROM chat WHERE user_id = ?";
  const own = [...ids(account), ...ids(`SELECT id FROM purchase WHERE account_id = (${account})`)];
  database.close();
  const senders = [people.mallory, people.eve, people.musa];
  return new Set<unknown>([...own, ...senders, ...Array.from({ length: strangers }, (_, at) => people.stranger + at)]);
}

/** A line per row that is not the senders' own, and per forbidden change of their own. */
function digest(shop: CrowdedShop, theirs: ReadonlySet<unknown>): Set<string> {
  const database = new SqliteDatabase(shop.databasePath, { readonly: true });
  const all = (sql: string) => database.prepare<[], TableRow>(sql).all();
  const owners = ["user_id", "account_id", "purchase_id"];
  // A user of a seat changes nothing about it.
  const isTheirs = (table: string, row: TableRow) =>
    table !== "seat" &&
    (owners.some((column) => theirs.has(row[column])) || (table === "account" && theirs.has(row.id)));
  const tables = all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const rows = tables
    .filter((table) => !ways.has(table))
    .flatMap((table) => all(`SELECT * FROM ${table}`).map((row) => ({ table, ...row, ...ownPace })));
  const lines = [
    ...rows.filter((row) => !isTheirs(row.table, row)),
    ...all("SELECT 'sold', id, state, card_message_id FROM purchase WHERE confirmed_at IS NOT NULL"),
    ...all("SELECT 'changed', id, state FROM account_change WHERE state NOT IN ('offered', 'dropped')"),
    ...shop.vending.requests.filter(({ operation }) => operation === "purchase").map(({ body }) => ({ posted: body })),
  ];
  database.close();
  return new Set(lines.map((line) => JSON.stringify(line)));
}

/** Ids and keys of whatever there is. */
function idsIn(shop: CrowdedShop): string[] {
  const database = new SqliteDatabase(shop.databasePath, { readonly: true });
  const tables = [
    "purchase",
    "customer",
    "customer_chat",
    "account_change",
    "account",
    "notice",
    "journal",
    "seat",
    "person",
  ];
  const ids = tables.flatMap((table) => database.prepare<[], { id: string }>(`SELECT id FROM ${table}`).all());
  database.close();
  return ids.map(({ id }) => id);
}

/** A text with the length of an id or a key becomes a real one. */
function withReal(text: string, id: string, key: string): string {
  const real = text.replace(/(?<![\w-])[\w-]{26}(?![\w-])/g, id).replace(/(?<![\w-])[\w-]{22}(?![\w-])/g, key);
  return real.slice(0, 64);
}

/** One payload: what a button calls the bot with, or what a link brings. */
function arbitraryPayload(shop: CrowdedShop) {
  const seen = [...new Set(shop.shown.map(({ data }) => data))];
  const ids = idsIn(shop);
  const keys = seen.flatMap((data) => data.match(/(?<![\w-])[\w-]{22}(?![\w-])/g) ?? []);
  const messageIds = [...new Set(shop.shown.map(({ messageId }) => messageId)), 1, 0, 2 ** 31];
  const known = fc.constantFrom(...seen);
  const id = fc.constantFrom(...ids);
  const key = fc.constantFrom(...keys);
  const byForm = fc.oneof(
    ...triggers.map((trigger) =>
      fc.tuple(fc.stringMatching(trigger), id, key).map(([text, oneId, oneKey]) => withReal(text, oneId, oneKey)),
    ),
  );
  const mutated = (texts: fc.Arbitrary<string>) =>
    fc.tuple(texts, fc.nat(63), fc.string({ maxLength: 3 })).map(([text, at, put]) => {
      return (text.slice(0, at) + put + text.slice(at + 1)).slice(0, 64);
    });
  const swapped = fc
    .tuple(known, known)
    .map(([one, other]) => `${one.split(":")[0]}:${other.split(":").slice(1).join(":")}`);
  const data = fc.oneof(
    { weight: 4, arbitrary: byForm },
    { weight: 3, arbitrary: known },
    { weight: 2, arbitrary: mutated(fc.oneof(known, byForm)) },
    { weight: 2, arbitrary: swapped },
    { weight: 1, arbitrary: anyText({ maxLength: 32 }) },
  );
  const links = fc.constantFrom(...shop.links);
  const start = fc.oneof(
    links,
    mutated(links),
    fc.stringMatching(/^[a-z]_[\w-]{22}$/),
    fc.stringMatching(/^[\w-]{0,64}$/),
    anyText({ maxLength: 32 }),
  );
  const who = fc.oneof(
    fc.constantFrom<number>(people.mallory, people.eve, people.musa),
    fc.nat(strangers - 1).map((index) => people.stranger + index),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(who, data, fc.constantFrom(...messageIds)).map((given) => tapUpdate(...given)) },
    { weight: 1, arbitrary: fc.tuple(who, start).map(([id, text]) => textUpdate(id, `/start ${text}`, 1)) },
  );
}

describe(`I17: ${payloads} callback payloads and deep links, replayed, mutated and made up (VENDBOT_SEED=${seed})`, () => {
  it("change nothing of anybody else, sell nothing, and are slowed down", { timeout: 24 * 3_600_000 }, async () => {
    await using shop = await openShopOnBareTelegram();
    await fillShop(shop);
    expect(triggers.length).toBeGreaterThan(35);
    expect(shop.shown.length).toBeGreaterThan(100);
    expect(shop.links.length).toBe(4);
    const updates = fc.array(arbitraryPayload(shop), { minLength: together, maxLength: together, size: "max" });
    const own = ownOf(shop);
    const before = digest(shop, own);
    await fc.assert(
      fc.asyncProperty(updates, async (some) => {
        for (const update of some) shop.push(update);
        await shop.settle();
        const after = digest(shop, own);
        const changes = [...before.symmetricDifference(after)];
        if (changes.length > 0) throw new Error(`Changed:\n${changes.join("\n")}`);
      }),
      // What a payload did is not undone for another try: nothing is shrunk.
      { numRuns: Math.ceil(payloads / together), seed, endOnFailure: true },
    );
    // Her rows stay known as hers.
    shop.push(tapUpdate(people.mallory, "logout", 1));
    await shop.settle();
    expect([...before.symmetricDifference(digest(shop, own))]).toEqual([]);
    // Somebody new: a payload may have locked Mallory's counter, or chosen another language for her.
    const guesser = people.stranger + strangers;
    for (let count = 0; count < 12; count++)
      shop.push(textUpdate(guesser, `/start c_${"x".repeat(21)}${count % 10}`, 1));
    await shop.settle();
    expect(shop.said(guesser).some((text) => text.includes("Too many links"))).toBe(true);
    // Whatever was pushed was handled, and no handler broke over it.
    expect(shop.logLines.filter((line) => !line.includes('"background.failed"'))).toEqual([]);
  });

  it("are read no faster than the usual pace, and the rest is left unread with one word", async () => {
    await using shop = await openShopOnBareTelegram({ pace: usualPace });
    await fillShop(shop);
    const { burst } = usualPace.user;
    const readBefore = readOf(shop, people.mallory);
    for (let count = 0; count < 1000; count++) shop.push(tapUpdate(people.mallory, "menu", 1));
    await shop.settle();
    // The clock stands still: what filling the shop took of the burst is all that is missing.
    expect(readOf(shop, people.mallory)).toBe(burst);
    expect(readBefore).toBeLessThan(burst);
    expect(shop.logLines.filter((line) => line.includes("update.too_fast"))).toHaveLength(1);
  });
});

function readOf(shop: CrowdedShop, userId: number): number {
  const database = new SqliteDatabase(shop.databasePath, { readonly: true });
  const { count } = database
    .prepare<[number], { count: number }>("SELECT count(*) AS count FROM telegram_update WHERE sender_id = ?")
    .get(userId) ?? { count: 0 };
  database.close();
  return count;
}
