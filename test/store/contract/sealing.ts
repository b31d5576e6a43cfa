import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { type Cipher, createCipher, keyIdOf } from "../../../src/core/cipher.ts";
import type { Log } from "../../../src/core/log.ts";
import { openStore, type Store } from "../../../src/db/open.ts";
import { identityOf, sealedColumns } from "../../../src/db/sealed.ts";
import { createResealer } from "../../../src/db/upkeep/reseal.ts";
import { KeyError } from "../../../src/db/upkeep/sealing-keys.ts";
import { anAccount } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { fillSealedColumns, readSealedValues } from "../../support/sealed-rows.ts";

const keys = { earlier: Buffer.alloc(32, 1), newer: Buffer.alloc(32, 2), foreign: Buffer.alloc(32, 3) };
/** A cipher with these keys; the first one seals. */
export const keyRing = (...names: (keyof typeof keys)[]) =>
  createCipher(
    names.map((name) => keys[name]),
    randomBytes,
  );
const earlier = keyRing("earlier");
const both = keyRing("newer", "earlier");
const newer = keyRing("newer");

/** All that stands in the database, as text. */
async function dump(url: string): Promise<string> {
  await using store = await openStore(url);
  const all = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  // The process that reads the table stands in it, too.
  const tables = all.filter(({ name }) => name !== "replica");
  const rows = await Promise.all(tables.map(({ name }) => sql`SELECT * FROM ${sql.table(name)}`.execute(store.db)));
  return JSON.stringify(rows.map((result, index) => [tables[index]?.name, result.rows]));
}

/** Runs a whole pass, and says what was logged about it. */
async function reseal(store: Store, cipher: Cipher): Promise<unknown> {
  const clock = createFakeClock();
  const said = Promise.withResolvers<unknown>();
  const write = (event: string, fields?: unknown) => event === "cipher.resealed" && said.resolve(fields);
  const log = { debug: write, info: write, warn: write, error: write } as Log;
  await using resealer = createResealer({ store, cipher, clock, log });
  resealer.start();
  let isOver = false;
  void said.promise.then(() => {
    isOver = true;
  });
  while (!isOver) await clock.advance(100);
  return said.promise;
}

async function keysInUse(store: Store): Promise<string[]> {
  const values = await readSealedValues(store.db);
  return [...new Set(values.map(({ sealed }) => keyIdOf(sealed)))];
}

/** `newUrl` makes an empty database, migrated or not, and resolves to its address. */
export function describeSealing(name: string, newUrl: () => Promise<string>): void {
  /** A database that was used with the earlier key. */
  async function aDatabase(values: number): Promise<string> {
    const url = await newUrl();
    await using store = await openStore(url, earlier);
    await store.transaction((trx) => fillSealedColumns(trx, earlier, values));
    return url;
  }

  describe(`sealing again in ${name}`, () => {
    it("brings every value under the first key, page by page", async () => {
      // A page of each column, and one value more.
      const url = await aDatabase(101);
      await using store = await openStore(url, both);
      expect(await keysInUse(store)).toEqual([earlier.keyIds[0]]);
      expect(await reseal(store, both)).toEqual({
        resealed: 101 * sealedColumns.length,
        left: 0,
        first: newer.keyIds[0],
      });
      const values = await readSealedValues(store.db);
      expect(values).toHaveLength(101 * sealedColumns.length);
      for (const { sealed, identity } of values) expect(newer.open(sealed, identity)).toBe(`the value of ${identity}`);
      expect(await reseal(store, both)).toMatchObject({ resealed: 0, left: 0 });
    });

    it("never undoes what was written meanwhile", async () => {
      const url = await aDatabase(3);
      await using store = await openStore(url, both);
      const identity = identityOf("account.live_key_sealed", "a2");
      const written = both.seal("a newer key", identity);
      let isWritten = false;
      // Between reading and writing a page, somebody else is faster.
      const racing: Store = {
        ...store,
        async transaction(work) {
          if (!isWritten) {
            isWritten = true;
            await store.db.updateTable("account").set({ live_key_sealed: written }).where("id", "=", "a2").execute();
            await store.db.updateTable("account").set({ live_key_sealed: null }).where("id", "=", "a3").execute();
          }
          return store.transaction(work);
        },
      };
      expect(await reseal(racing, both)).toMatchObject({ resealed: 3 * sealedColumns.length - 2, left: 0 });
      const accounts = await store.db.selectFrom("account").select("live_key_sealed").orderBy("id").execute();
      expect(accounts[1]?.live_key_sealed).toBe(written);
      expect(accounts[2]?.live_key_sealed).toBeNull();
    });

    it("leaves a damaged value as it is, says so, and goes on", async () => {
      const url = await aDatabase(3);
      await using store = await openStore(url, both);
      const [damaged] = (await readSealedValues(store.db)).filter(({ column }) => column.name === "purchase.token");
      const broken = `${damaged?.sealed.slice(0, -4)}AAAA`;
      await store.db.updateTable("purchase").set({ token_sealed: broken }).where("id", "=", "p1").execute();
      expect(await reseal(store, both)).toMatchObject({ resealed: 3 * sealedColumns.length - 1, left: 1 });
      const row = await store.db
        .selectFrom("purchase")
        .select("token_sealed")
        .where("id", "=", "p1")
        .executeTakeFirst();
      expect(row?.token_sealed).toBe(broken);
    });

    it("looks at nothing while there is one key", async () => {
      await using store = await openStore(await aDatabase(1), earlier);
      let reads = 0;
      const watched: Store = {
        ...store,
        get db() {
          reads++;
          return store.db;
        },
      };
      const clock = createFakeClock();
      const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
      await using resealer = createResealer({ store: watched, cipher: earlier, clock, log });
      resealer.start();
      await clock.advance(24 * 3_600_000);
      expect(reads).toBe(0);
    });

    it("begins again if it lost its turn in the middle", async () => {
      await using store = await openStore(await aDatabase(2), both);
      let rounds = 0;
      let isElsewhere = false;
      const keep = async () => {
        if (++rounds === 3) isElsewhere = true;
        return !isElsewhere;
      };
      const clock = createFakeClock();
      let isOver = false;
      const write = (event: string) => {
        if (event === "cipher.resealed") isOver = true;
      };
      const log = { debug: write, info: write, warn: write, error: write };
      const shared = { ...store, leases: { ...store.leases, keep } };
      await using resealer = createResealer({ store: shared, cipher: both, clock, log });
      resealer.start();
      while (!isElsewhere) await clock.advance(100);
      // A replica that still seals with the earlier key writes where the pass has been by.
      const [first] = sealedColumns;
      const identity = identityOf("account.live_key_sealed", "a1");
      expect(first?.name).toBe("account.live_key_sealed");
      const late = { live_key_sealed: earlier.seal("late", identity) };
      await store.db.updateTable("account").set(late).where("id", "=", "a1").execute();
      isElsewhere = false;
      while (!isOver) await clock.advance(1000);
      expect(await keysInUse(store)).toEqual([both.keyIds[0]]);
    });

    it("is taken up within a minute where the replica that did it is gone", async () => {
      await using store = await openStore(await aDatabase(2), both);
      let isElsewhere = true;
      let taken = 0;
      const keep = async () => {
        if (!isElsewhere) taken++;
        return !isElsewhere;
      };
      const clock = createFakeClock();
      const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
      const shared = { ...store, leases: { ...store.leases, keep } };
      await using resealer = createResealer({ store: shared, cipher: both, clock, log });
      resealer.start();
      await clock.advance(600_000);
      isElsewhere = false;
      await clock.advance(60_000);
      expect(taken).toBeGreaterThan(0);
    });
  });

  describe(`the encryption key of a database in ${name}`, () => {
    it("is refused when it is another, and nothing is changed", async () => {
      const url = await aDatabase(2);
      const before = await dump(url);
      for (const wrong of [keyRing("foreign"), newer, keyRing("foreign", "newer")]) {
        const refused = await openStore(url, wrong).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(KeyError);
        expect(refused).toMatchObject({
          message: expect.stringContaining(`${2 * sealedColumns.length} values with key ${earlier.keyIds[0]}`),
        });
        expect(await dump(url)).toBe(before);
      }
      await (await openStore(url, earlier))[Symbol.asyncDispose]();
    });

    it("may be replaced once everything is sealed with the newer, and not before", async () => {
      const url = await aDatabase(2);
      const first = await openStore(url, both);
      await expect(reseal(first, both)).resolves.toMatchObject({ left: 0 });
      // One more row under the earlier key: another process was still writing.
      await insertAccount(
        first.db,
        anAccount({
          id: "late",
          live_key_sealed: null,
          webhook_path_sealed: earlier.seal("path", identityOf("account.webhook_path_sealed", "late")),
        }),
      );
      await first[Symbol.asyncDispose]();
      await expect(openStore(url, newer)).rejects.toThrow(/holds 1 value with key/);
      const second = await openStore(url, both);
      await expect(reseal(second, both)).resolves.toMatchObject({ resealed: 1, left: 0 });
      await second[Symbol.asyncDispose]();
      await (await openStore(url, newer))[Symbol.asyncDispose]();
      await expect(openStore(url, earlier)).rejects.toThrow(/ENCRYPTION_KEY does not open this database/);
    });

    it("is refused when its word in the settings does not open", async () => {
      const url = await aDatabase(0);
      const store = await openStore(url);
      const row = await store.db
        .selectFrom("setting")
        .select("value")
        .where("name", "=", "sealing_check")
        .executeTakeFirstOrThrow();
      const value = `${row.value.slice(0, -4)}AAAA`;
      await store.db.updateTable("setting").set({ value }).where("name", "=", "sealing_check").execute();
      await store[Symbol.asyncDispose]();
      await expect(openStore(url, earlier)).rejects.toMatchObject({ code: "store.key_wrong" });
    });
  });
}
