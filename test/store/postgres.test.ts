import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { toKobo } from "../../src/core/money.ts";
import type { Db } from "../../src/db/database.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { migrations } from "../../src/db/schema/schema.ts";
import { ConnectionLost } from "../../src/db/store-error.ts";
import { insertPurchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase } from "../support/builders.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { waitFor } from "../support/until.ts";
import { describeContract } from "./contract/contract.ts";
import { type Engine, engineOf } from "./contract/engine.ts";
import { describeSealing } from "./contract/sealing.ts";

const server = startPostgresHere();

const waitingIn = (db: Db) =>
  sql<{
    pid: number;
  }>`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(db);

/** Ends a connection of another session, and lets the news of it come in. */
async function endConnection(db: Db, pid: number): Promise<void> {
  await sql`SELECT pg_terminate_backend(${pid})`.execute(db);
  const isThere = async () =>
    (await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`.execute(db)).rows.length > 0;
  while (await isThere());
  await setTimeout(50);
}

const fresh = engineOf(() => server.newMigratedDatabase());

/** The store that tests lend each other. */
let kept: Store | undefined;
afterAll(() => kept?.[Symbol.asyncDispose]());

/** One database for test after test, emptied before each. A new one and its connections take longer than most tests. */
const engine: Engine = {
  async open() {
    kept ??= await fresh.open();
    await empty(kept.db);
    return lend(kept);
  },
  async reopen() {
    kept = await fresh.reopen(kept as Store);
    return lend(kept);
  },
};

const lend = (store: Store): Store => ({ ...store, [Symbol.asyncDispose]: async () => undefined });

/** Leaves what the store itself has written, and asks no trigger and no foreign key. */
const empty = (db: Db) =>
  sql`DO $$ DECLARE written text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR written IN SELECT oid::regclass FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname !~ '^(kysely_.*|replica)$' AND pg_relation_size(oid) > 0
    LOOP EXECUTE 'DELETE FROM ' || written; END LOOP;
  END $$`.execute(db);

describeContract("PostgreSQL", engine, fresh);
describeSealing("PostgreSQL", () => server.newMigratedDatabase());

describe("a PostgreSQL database", () => {
  it("is migrated once by replicas that start together", async () => {
    const url = await server.newDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(url)));
    const { rows } = await sql`SELECT name FROM kysely_migration ORDER BY name`.execute(stores[0]?.db as never);
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await Promise.all(stores.map((store) => store[Symbol.asyncDispose]()));
  });

  it("keeps numbers as numbers, and text without the NUL that it cannot hold", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount({ first_name: "A\0da", wallet_kobo: 9_007_199_254_740_991 }));
    const row = await store.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_name: "Ada", wallet_kobo: 9_007_199_254_740_991 });
  });

  it("puts ids in the order of their bytes, whatever its language", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount());
    for (const id of ["b", "B", "_", "a", "A", "1"]) await insertPurchase(store.db, aPurchase({ id, reference: id }));
    const rows = await store.db.selectFrom("purchase").select("id").orderBy("id").execute();
    expect(rows.map((row) => row.id)).toEqual(["1", "A", "B", "_", "a", "b"]);
    const { rows: columns } = await sql`SELECT column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%' AND data_type = 'text' AND collation_name IS NULL`.execute(
      store.db,
    );
    expect(columns).toEqual([]);
  });

  it("is refused with a word, and without its password, when it cannot be reached", async () => {
    const refused = openStore("postgres://vendbot:canary@127.0.0.1:9/none");
    await expect(refused).rejects.toMatchObject({ code: "store.cannot_open" });
    await expect(refused).rejects.not.toThrow(/canary/);
  });

  it("runs a transaction again whose connection the server ends between two queries", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount({ wallet_kobo: 0 }));
    let attempts = 0;
    await store.transaction(async (trx) => {
      attempts++;
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await trx
        .updateTable("account")
        .set({ wallet_kobo: toKobo(attempts) })
        .execute();
      if (attempts === 1) await endConnection(store.db, rows[0]?.pid ?? 0);
      await trx.updateTable("account").set({ first_name: "Again" }).execute();
    });
    expect(attempts).toBe(2);
    const row = await store.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ wallet_kobo: 2, first_name: "Again" });
  });

  it("fails a transaction whose connections the server goes on ending, and answers the next", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount());
    let attempts = 0;
    const ended = store.transaction(async (trx) => {
      attempts++;
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await endConnection(store.db, rows[0]?.pid ?? 0);
      await trx.updateTable("account").set({ first_name: "Never" }).execute();
    });
    await expect(ended).rejects.toThrow();
    expect(attempts).toBe(3);
    const name = (trx: Db) => trx.selectFrom("account").select("first_name").executeTakeFirstOrThrow();
    expect(await store.transaction(name)).toEqual({ first_name: "Ada" });
  });

  /** Asks something that waits for a locked table, and ends the connection that waits. Resolves to how it ended. */
  async function askAndLose<T>(store: Store, ask: (db: Db) => Promise<T>) {
    let asked: Promise<PromiseSettledResult<T>[]> | undefined;
    await store.transaction(async (trx) => {
      await sql`LOCK TABLE account`.execute(trx);
      asked = Promise.allSettled([ask(store.db)]);
      const pid = await waitFor(async () => (await waitingIn(store.db)).rows[0]?.pid, "a query waits");
      await endConnection(store.db, pid);
    });
    return asked ?? [];
  }

  it("reads again where the server ends the connection before the answer", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount());
    const names = await askAndLose(store, (db) => db.selectFrom("account").select("first_name").execute());
    expect(names).toEqual([{ status: "fulfilled", value: [{ first_name: "Ada" }] }]);
  });

  it("does not write again what may be written, and says that the connection was lost", async () => {
    await using store = await fresh.open();
    await insertAccount(store.db, anAccount());
    const [written] = await askAndLose(store, (db) => db.updateTable("account").set({ first_name: "Eve" }).execute());
    expect(written).toMatchObject({ status: "rejected", reason: expect.any(ConnectionLost) });
    expect(await store.db.selectFrom("account").select("first_name").execute()).toEqual([{ first_name: "Ada" }]);
  });
});
