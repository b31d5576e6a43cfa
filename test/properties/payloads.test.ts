import SqliteDatabase from "better-sqlite3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Seat } from "../../src/accounts/seats.queries.ts";
import { lets } from "../../src/bot/callbacks/access.ts";
import { ownSalesButtons } from "../../src/bot/callbacks/customers.ts";
import { historyButtons } from "../../src/bot/callbacks/history.ts";
import { allCallbacks } from "../../src/bot/callbacks/taps.ts";
import { usualPace } from "../../src/bot/inbox/pace.ts";
import { troubleReasons } from "../../src/parser/trouble.ts";
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

/** The rows of a shop's database. */
type Rows = ReturnType<typeof openRows>;

function openRows({ databasePath }: Pick<CrowdedShop, "databasePath">, options: SqliteDatabase.Options = {}) {
  const database = new SqliteDatabase(databasePath, { readonly: true, ...options });
  const all = <T = TableRow>(sql: string, ...given: unknown[]) => database.prepare<unknown[], T>(sql).all(...given);
  return {
    all,
    ids: (sql: string, ...given: unknown[]) => all<{ id: string }>(sql, ...given).map(({ id }) => id),
    /** Runs `look` after `act`, and takes `act` back. */
    within<T>(act: string, look: () => T): T {
      database.exec(`BEGIN; ${act}`);
      const seen = look();
      database.exec("ROLLBACK");
      return seen;
    },
    [Symbol.dispose]: () => void database.close(),
  };
}

/** The rows of the senders, and their rights to rows of others. */
interface Rights {
  /** Ids of the senders, of Mallory's account and of her sales: hers after a tap that logs her out, too. */
  own: ReadonlySet<unknown>;
  /** The sales of others about which a sender may complain. */
  complaints: ReadonlyMap<number, ReadonlySet<string>>;
  /** The accounts that a sender may ask for a sale. */
  requests: ReadonlyMap<number, ReadonlySet<string>>;
}

/** As the product declares it: a seat's right by the access of its button, a customer's by the links. */
function rightsIn(rows: Rows): Rights {
  const account = "SELECT account_id FROM chat WHERE user_id = ?";
  const own = [
    ...rows.all<{ account_id: string }>(account, people.mallory).map(({ account_id }) => account_id),
    ...rows.ids(`SELECT id FROM purchase WHERE account_id = (${account})`, people.mallory),
  ];
  const senders = [people.mallory, people.eve, people.musa];
  const seats = rows.all<Seat>("SELECT * FROM seat WHERE user_id = ?", people.musa);
  const linked = `FROM customer_chat AS c JOIN customer ON customer.id = c.customer_id WHERE c.user_id = ${people.eve}`;
  const sales = `SELECT purchase.id FROM purchase WHERE confirmed_at IS NOT NULL AND`;
  const seen = seats.flatMap((seat) =>
    lets(historyButtons.complain.access, seat) ? rows.ids(`${sales} account_id = ?`, seat.account_id) : [],
  );
  const bought = rows.ids(`${sales} EXISTS (SELECT 1 ${linked} AND c.mode = purchase.mode
    AND c.since_at <= purchase.confirmed_at AND customer.account_id = purchase.account_id
    AND customer.service_type = purchase.service_type AND customer.beneficiary = purchase.beneficiary)`);
  const shops = rows.ids(`SELECT customer.account_id AS id ${linked}`);
  return {
    own: new Set<unknown>([...own, ...senders, ...Array.from({ length: strangers }, (_, at) => people.stranger + at)]),
    complaints: new Map([
      [people.musa, new Set(seen)],
      [people.eve, new Set(bought)],
    ]),
    requests: new Map([[people.eve, new Set(shops)]]),
  };
}

/** The complaints that only senders with the right to them have touched, as the trail names them. */
function rightfulComplaints(rows: Rows, { complaints }: Rights): ReadonlySet<unknown> {
  const trail = rows.all<{ sale: string; user_id: number }>(
    `SELECT json_extract(facts, '$.purchase') AS sale, user_id FROM audit WHERE act LIKE 'complaint%'`,
  );
  const isRightful = ({ sale, user_id }: (typeof trail)[number]) => complaints.get(user_id)?.has(sale) === true;
  const wrong = trail.filter((one) => !isRightful(one)).map(({ sale }) => sale);
  return new Set(trail.map(({ sale }) => sale).filter((sale) => !wrong.includes(sale)));
}

/** The keys of cards about what a sender has asked a shop for that is the sender's to ask. */
function rightfulRequests(rows: Rows, { requests }: Rights): readonly string[] {
  return rows
    .all<{ id: string; account_id: string; user_id: number }>("SELECT id, account_id, user_id FROM customer_request")
    .filter(({ account_id, user_id }) => requests.get(user_id)?.has(account_id))
    .map(({ id, account_id }) => `request:${account_id}:${id}:`);
}

/** A line per row that is not the senders' own to change, and per forbidden change of their own. */
function digest(rows: Rows, rights: Rights, posted: readonly unknown[]): Set<string> {
  const owners = ["user_id", "account_id", "purchase_id"];
  const complaints = rightfulComplaints(rows, rights);
  const requests = rightfulRequests(rows, rights);
  const isRightful = (table: string, { purchase_id, kind, key }: TableRow) =>
    ((table === "complaint" || kind === "customer_complaint") && complaints.has(purchase_id)) ||
    ((table === "board" || kind === "request") && requests.some((start) => String(key).startsWith(start)));
  // A user of a seat changes nothing about it.
  const isTheirs = (table: string, row: TableRow) =>
    table !== "seat" &&
    (owners.some((column) => rights.own.has(row[column])) || (table === "account" && rights.own.has(row.id)));
  const tables = rows.all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const all = tables
    .filter((table) => !ways.has(table))
    .flatMap((table) => rows.all(`SELECT * FROM ${table}`).map((row) => ({ table, ...row, ...ownPace })));
  const lines = [
    ...all.filter((row) => !isTheirs(row.table, row) && !isRightful(row.table, row)),
    ...rows.all("SELECT 'sold', id, state, card_message_id FROM purchase WHERE confirmed_at IS NOT NULL"),
    ...rows.all("SELECT 'changed', id, state FROM account_change WHERE state NOT IN ('offered', 'dropped')"),
    ...posted,
  ];
  return new Set(lines.map((line) => JSON.stringify(line)));
}

function readRights(shop: CrowdedShop): Rights {
  using rows = openRows(shop);
  return rightsIn(rows);
}

function digestOf(shop: CrowdedShop, rights: Rights): Set<string> {
  using rows = openRows(shop);
  const posts = shop.vending.requests.filter(({ operation }) => operation === "purchase");
  return digest(
    rows,
    rights,
    posts.map(({ body }) => ({ posted: body })),
  );
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

/** Each tap by which somebody complains or asks a shop, as it can be made up. */
function complaintsAndRequests(shop: CrowdedShop): Record<string, unknown>[] {
  using rows = openRows(shop);
  const steps = ["ask", "token", "nothing", "other", "sent", "answered", "closed"] as const;
  const buttons = [
    ...rows
      .ids("SELECT id FROM purchase WHERE confirmed_at IS NOT NULL ORDER BY id")
      .flatMap((sale) => [
        ...steps.map((what) => historyButtons.complain({ sale, what })),
        ...troubleReasons.map((reason) => ownSalesButtons.complain({ sale, reason })),
      ]),
    ...rows.ids("SELECT id FROM customer_chat ORDER BY id").map((chat) => ownSalesButtons.ask({ chat })),
    ownSalesButtons.askAny(),
  ];
  const senders = [people.mallory, people.eve, people.musa, people.stranger];
  const taps = senders.flatMap((sender) => buttons.map((data) => tapUpdate(sender, data, 1)));
  return [...taps, textUpdate(people.eve, "500", 1), textUpdate(people.eve, "airtime no enter", 1)];
}

describe(`I17: ${payloads} callback payloads and deep links, replayed, mutated and made up (VENDBOT_SEED=${seed})`, () => {
  it("change nothing of anybody else, sell nothing, and are slowed down", { timeout: 24 * 3_600_000 }, async () => {
    await using shop = await openShopOnBareTelegram();
    await fillShop(shop);
    expect(triggers.length).toBeGreaterThan(35);
    expect(shop.shown.length).toBeGreaterThan(100);
    expect(shop.links.length).toBe(4);
    const updates = fc.array(arbitraryPayload(shop), { minLength: together, maxLength: together, size: "max" });
    const rights = readRights(shop);
    const before = digestOf(shop, rights);
    await fc.assert(
      fc.asyncProperty(updates, async (some) => {
        for (const update of some) shop.push(update);
        await shop.settle();
        const changes = [...before.symmetricDifference(digestOf(shop, rights))];
        if (changes.length > 0) throw new Error(`Changed:\n${changes.join("\n")}`);
      }),
      // What a payload did is not undone for another try: nothing is shrunk.
      {
        ...{ numRuns: 1 + Math.ceil(payloads / together), seed, endOnFailure: true },
        examples: [[complaintsAndRequests(shop)]],
      },
    );
    // Her rows stay known as hers.
    shop.push(tapUpdate(people.mallory, "logout", 1));
    await shop.settle();
    expect([...before.symmetricDifference(digestOf(shop, rights))]).toEqual([]);
    // Somebody new: a payload may have locked Mallory's counter, or chosen another language for her.
    const guesser = people.stranger + strangers;
    for (let count = 0; count < 12; count++)
      shop.push(textUpdate(guesser, `/start c_${"x".repeat(21)}${count % 10}`, 1));
    await shop.settle();
    expect(shop.said(guesser).some((text) => text.includes("Too many links"))).toBe(true);
    // Whatever was pushed was handled, and no handler broke over it.
    expect(shop.logLines.filter((line) => !line.includes('"background.failed"'))).toEqual([]);
  });

  it("may complain of a sale that their sender sees, and of no other", async () => {
    await using shop = await openShopOnBareTelegram();
    await fillShop(shop);
    using rows = openRows(shop, { readonly: false });
    const rights = rightsIn(rows);
    const before = digest(rows, rights, []);
    const [adas = "", bolas = ""] = [people.ada, people.bola].map(
      (owner) =>
        rows.ids(
          "SELECT id FROM purchase WHERE confirmed_at IS NOT NULL AND user_id = ? AND beneficiary <> '08035559876'",
          owner,
        )[0],
    );
    const isSeen = (act: string) =>
      rows.within(act, () => digest(rows, rights, []).symmetricDifference(before).size > 0);
    const account = (sale: string) => `(SELECT account_id FROM purchase WHERE id = '${sale}')`;
    const opens = (sale: string) => `INSERT INTO complaint (purchase_id, account_id, reason, opened_at)
      VALUES ('${sale}', ${account(sale)}, 'token', 1);`;
    const trail = (sale: string, user: number) => `INSERT INTO audit (id, account_id, at, user_id, chat_id, act, facts)
      VALUES ('${user}${sale.slice(4)}', ${account(sale)}, 1, ${user}, ${user}, 'complaint_opened', '{"purchase":"${sale}"}');`;
    const { musa, eve, mallory } = people;
    expect(isSeen(opens(adas) + trail(adas, musa))).toBe(false);
    expect(isSeen(opens(adas))).toBe(true);
    expect(isSeen(opens(bolas) + trail(bolas, musa))).toBe(true);
    for (const user of [eve, mallory, people.stranger]) {
      expect(isSeen(opens(adas) + trail(adas, user)), String(user)).toBe(true);
      expect(isSeen(opens(adas) + trail(adas, musa) + trail(adas, user)), String(user)).toBe(true);
    }
    const looks = rows.within("UPDATE seat SET state = 'suspended' WHERE role = 'viewer';", () => rightsIn(rows));
    expect(looks.complaints.get(musa)).toEqual(new Set());
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
