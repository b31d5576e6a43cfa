import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../../src/core/log.ts";
import { isPostgres } from "../../../src/db/database.ts";
import type { Store } from "../../../src/db/open.ts";
import { createReadiness } from "../../../src/operations/readiness.ts";
import type { ServiceHealth } from "../../../src/vending-api/breaker.ts";
import { aPurchase, openTempStore, put } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

async function openShop() {
  const store = await openTempStore();
  const clock = createFakeClock();
  const world = { isConnected: true, health: { state: "closed", since: null } as ServiceHealth };
  const readiness = createReadiness({
    ...{ store, clock, log: silentLog },
    service: { health: () => world.health },
    isConnected: () => world.isConnected,
    waitingAfterRestore: async () => 0,
  });
  return { ...{ store, clock, world }, read: readiness.read };
}

/** Takes every free page: large rows take most, and small ones the last, for which a large row needs a second. */
async function fillFreePages(store: Store): Promise<void> {
  for (const length of [4000, 40]) {
    const value = "x".repeat(length);
    for (let count = 0; ; count++) {
      const row = { name: `filler ${length} ${count}`, value };
      const put = store.db.insertInto("setting").values(row).execute();
      const failure = await put.then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) continue;
      expect(failure).toMatchObject({ code: "SQLITE_FULL" });
      break;
    }
  }
}

describe("readiness", () => {
  it("is not there before the first connection to Telegram, and outlasts a short break of it", async () => {
    const { store, clock, world, read } = await openShop();
    await using _ = store;
    world.isConnected = false;
    expect(await read()).toEqual({ canServe: false, reasons: ["telegram: not connected"] });
    world.isConnected = true;
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    world.isConnected = false;
    await clock.advance(30_000);
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    await clock.advance(1);
    expect(await read()).toEqual({ canServe: true, reasons: ["telegram: not connected"] });
    world.isConnected = true;
    expect(await read()).toEqual({ canServe: true, reasons: [] });
  });

  it("reports a service that is silent for two minutes, and goes on serving", async () => {
    const { store, clock, world, read } = await openShop();
    await using _ = store;
    world.health = { state: "open", since: clock.now() };
    await clock.advance(120_000);
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    await clock.advance(1);
    expect(await read()).toEqual({ canServe: true, reasons: ["vending: the service does not answer"] });
    world.health = { state: "half_open", since: clock.now() - 200_000 };
    expect(await read()).toEqual({ canServe: true, reasons: ["vending: the service does not answer"] });
    world.health = { state: "closed", since: null };
    expect(await read()).toEqual({ canServe: true, reasons: [] });
  });

  it("reports a sale that is stuck before its answer, not one that the service keeps open", async () => {
    const { store, clock, read } = await openShop();
    await using _ = store;
    const confirmed_at = clock.now();
    await put(store, aPurchase({ id: "a", reference: "VB-1", confirm_key_hash: "1", state: "unknown", confirmed_at }));
    await put(store, aPurchase({ id: "b", reference: "VB-2", confirm_key_hash: "2", state: "sending", confirmed_at }));
    await clock.advance(300_000);
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    await clock.advance(1);
    expect(await read()).toEqual({ canServe: true, reasons: ["purchases: a sale is stuck before its answer"] });
  });

  it("ends when nothing can be written, and is back when it can: looked at every two seconds", async ({ skip }) => {
    const { store, clock, read } = await openShop();
    await using _ = store;
    if (isPostgres(store.db)) return skip();
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    // As on a full disk: no page more fits.
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.db);
    await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(store.db);
    await fillFreePages(store);
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    await clock.advance(2000);
    expect(await read()).toEqual({ canServe: false, reasons: ["store: cannot be written"] });
    await sql`PRAGMA max_page_count = 100000`.execute(store.db);
    await clock.advance(2000);
    expect(await read()).toEqual({ canServe: true, reasons: [] });
    expect(await store.db.selectFrom("setting").select("name").where("name", "=", "probe").execute()).toEqual([]);
  });

  it("writes once for as many as ask at once", async () => {
    const { store, read } = await openShop();
    await using _ = store;
    let begun = 0;
    const { transaction } = store;
    store.transaction = (work) => {
      begun++;
      return transaction(work);
    };
    await Promise.all(Array.from({ length: 20 }, read));
    expect(begun).toBe(1);
  });

  it("ends when the database cannot be read", async () => {
    const { store, read } = await openShop();
    await store[Symbol.asyncDispose]();
    expect(await read()).toEqual({ canServe: false, reasons: ["store: cannot be read"] });
  });
});
