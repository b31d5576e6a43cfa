import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { findBrokenClose } from "../../src/closes/close.ts";
import { insertCount, newestCount } from "../../src/closes/closes.queries.ts";
import { toKobo } from "../../src/core/money.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { copyDatabase, takeBack } from "../../src/db/upkeep/copy.ts";
import { findPurchase, insertPurchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon } from "../support/builders.ts";
import { asks, sees } from "../support/chat.ts";
import { adas, allCloses, lagos, sealDays } from "../support/closes.ts";
import { earlierStatements, earlierStates, writeEarlierFile } from "../support/earlier-database.ts";
import { writeManySales } from "../support/many-sales.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { openShop } from "../support/shop.ts";

const server = startPostgresHere();
let folder = "";
let from = "";
let to = "";
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vendbot-copy-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  from = `sqlite:${join(folder, `${++count}.db`)}`;
  to = await server.newDatabase();
});

async function fill(sales: number) {
  await using store = await openStore(from);
  await writeManySales(store, sales);
}

describe("a copy of a database", () => {
  it("holds every row as it was, and sells from then on; the source does not", async () => {
    await fill(1200);
    const rows = await copyDatabase(from, to);
    expect(rows).toBe(2 + 1200 * 6);
    await using store = await openStore(to);
    expect(await findPurchase(store.db, "01M00000000000000000000009")).toMatchObject({
      repeats_id: "01M00000000000000000000008",
      expected_kobo: 48_750,
    });
    const third = await findPurchase(store.db, "01M00000000000000000000007");
    expect(third?.discount_percent).toBe(1 / 3);
    await expect(openStore(from)).rejects.toMatchObject({ code: "store.moved" });
  });

  it("brings the closes and what changed since as they were, and takes no sale of theirs for changed", async () => {
    {
      await using store = await openStore(from);
      await insertAccount(store.db, anAccount());
      const sale = aPurchase({ state: "succeeded" });
      for (const one of [sale, aPurchase({ state: "pending" })]) await insertPurchase(store.db, one);
      const night = lagos.startOf(lagos.dayOf(noon) + 1) + 3 * 3_600_000;
      await sealDays(store, night);
      const count = { account_id: "ada", mode: "live", day: lagos.dayOf(noon), number: 1, at: noon } as const;
      await insertCount(store.db, { ...count, counted_kobo: toKobo(40_000), due_kobo: toKobo(50_000) });
      await updatePurchase(store.db, sale, { state: "failed" });
      await sealDays(store, night + 24 * 3_600_000);
    }
    await copyDatabase(from, to);
    await using store = await openStore(to);
    expect(await findBrokenClose(store.db, adas)).toBeNull();
    expect(await allCloses(store.db)).toMatchObject([{ sold_n: 1 }, { sold_n: -1, late_n: 1 }]);
    expect(await store.db.selectFrom("book_late").select("sold_n").execute()).toEqual([{ sold_n: -1 }]);
    expect(await newestCount(store.db, adas, lagos.dayOf(noon))).toMatchObject({
      counted_kobo: 40_000,
      due_kobo: 50_000,
    });
  });

  it("I20: goes on where it was broken off, and nothing starts on half of it", async () => {
    await fill(1200);
    let pages = 0;
    const broken = copyDatabase(from, to, {
      onCopied() {
        if (++pages === 4) throw new Error("broken off");
      },
    });
    await expect(broken).rejects.toThrow("broken off");
    await expect(openStore(to)).rejects.toMatchObject({ code: "store.half_copied" });
    let copied = 0;
    const rows = await copyDatabase(from, to, {
      onCopied(_, more) {
        copied += more;
      },
    });
    expect(rows).toBe(2 + 1200 * 6);
    expect(copied).toBeLessThan(rows - 1200);
    await (await openStore(to))[Symbol.asyncDispose]();
  });

  it("is not made over anything else", async () => {
    await fill(10);
    const other = `sqlite:${join(folder, "other.db")}`;
    await using target = await openStore(to);
    await writeManySales(target, 5);
    await target[Symbol.asyncDispose]();
    await expect(copyDatabase(from, to)).rejects.toMatchObject({ code: "store.not_empty" });
    // Another source's half-done copy is not this one's.
    const empty = await server.newDatabase();
    const half = copyDatabase(from, empty, {
      onCopied() {
        throw new Error("broken off");
      },
    });
    await expect(half).rejects.toThrow("broken off");
    await (await openStore(other))[Symbol.asyncDispose]();
    await expect(copyDatabase(other, empty)).rejects.toMatchObject({ code: "store.not_empty" });
  });

  it("is refused while replicas run on either side", async () => {
    await fill(10);
    await using running = await openStore(to);
    expect(running.leases.isShared).toBe(true);
    await expect(copyDatabase(from, to)).rejects.toMatchObject({ code: "store.in_use" });
    await using own = await openStore(from);
    await running[Symbol.asyncDispose]();
    await expect(copyDatabase(from, to)).rejects.toMatchObject({ code: "store.in_use" });
    await own[Symbol.asyncDispose]();
  });

  it("that differs in one value of one row is not used", async () => {
    await fill(600);
    const copying = copyDatabase(from, to, {
      async onCopied(table) {
        if (table !== "telegram_update") return;
        await using sneaked = await openSneaked(to);
        await sneaked.run();
      },
    });
    await expect(copying).rejects.toMatchObject({ code: "store.copy_differs" });
    await expect(openStore(to)).rejects.toMatchObject({ code: "store.half_copied" });
    await (await openStore(from))[Symbol.asyncDispose]();
  });

  it("can be made back into a file, and a source can be taken back", async () => {
    await fill(50);
    await copyDatabase(from, to);
    const back = `sqlite:${join(folder, "back.db")}`;
    expect(await copyDatabase(to, back)).toBe(2 + 50 * 6);
    await expect(openStore(to)).rejects.toMatchObject({ code: "store.moved" });
    await (await openStore(back))[Symbol.asyncDispose]();
    await takeBack(from);
    await (await openStore(from))[Symbol.asyncDispose]();
  });

  it.each(earlierStates)("is made of an earlier database on this server, whose last migration is %s", async (state) => {
    const earlier = await server.newDatabase();
    const pg = await import("pg");
    const client = new pg.default.Client({ connectionString: earlier });
    await client.connect();
    for (const statement of earlierStatements(state)) await client.query(statement);
    await client.end();
    await expect(openStore(earlier)).rejects.toMatchObject({ code: "store.earlier" });
    const rows = await copyDatabase(earlier, to);
    const file = writeEarlierFile(join(folder, `${++count}.db`), state);
    expect(await copyDatabase(file, from)).toBe(rows);
    await using store = await openStore(to);
    await using same = await openStore(from);
    for (const table of ["account", "purchase"] as const) {
      const read = ({ db }: Store) => db.selectFrom(table).selectAll().orderBy("id").execute();
      expect(await read(store)).toEqual(await read(same));
    }
  });

  it("goes on selling where the file left off", async () => {
    await using shop = await openShop();
    const card = await sellsAirtime(shop.ada);
    await sees(shop.ada, (message) => message.id === card.id && /sold/.test(message.text));
    await shop.idle();
    await shop.stop();
    await copyDatabase(shop.databaseUrl, to);
    Object.assign(shop.environment, { DATABASE_URL: to });
    await shop.start();
    await asks(shop.ada, "/history", /1 sale · sold ₦500.00/);
    const next = await sellsAirtime(shop.ada, { amount: "700" });
    await sees(shop.ada, (message) => message.id === next.id && /sold/.test(message.text));
    await shop.idle();
    expectTruth(shop);
  });
});

/** Somebody who changes one value beside the copying. */
async function openSneaked(url: string) {
  const pg = await import("pg");
  const client = new pg.default.Client({ connectionString: url });
  await client.connect();
  return {
    run: () => client.query("UPDATE purchase SET expected_kobo = 1 WHERE id = '01M00000000000000000000500'"),
    [Symbol.asyncDispose]: () => client.end(),
  };
}
