import SqliteDatabase from "better-sqlite3";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { declared } from "../../src/bot/callbacks/callback.ts";
import { ownSalesButtons } from "../../src/bot/callbacks/customers.ts";
import { historyButtons } from "../../src/bot/callbacks/history.ts";
import "../../src/bot/callbacks/taps.ts";
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
import { digest, digestOf, openRows, readRights, rightsIn, strangers } from "../support/sender-rights.ts";
import { seed } from "./cases.ts";

// VENDBOT_PAYLOADS=… sets the number: `npm run chaos -- --payloads N`.
const payloads = Number(process.env.VENDBOT_PAYLOADS ?? 2000);
const together = Math.min(1000, Math.max(200, payloads / 20));

/** Everything that the bot listens for behind a button. */
const triggers = [...declared.values()].flat().map(({ pattern }) => pattern);

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
