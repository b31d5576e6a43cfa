import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { sealNextDay } from "../../src/closes/close.ts";
import { toKobo } from "../../src/core/money.ts";
import type { Db } from "../../src/db/database.ts";
import { openStore } from "../../src/db/open.ts";
import { insertPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon } from "../support/builders.ts";
import { adas, allCloses, closeAndRecount, lagos, sealDays, sumOfAll } from "../support/closes.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { sumsOff } from "../support/sums.ts";
import { waitFor } from "../support/until.ts";

const server = startPostgresHere();

const openFresh = async () => openStore(await server.newMigratedDatabase());

const waitingIn = (db: Db) =>
  sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(db);

describe("transactions of PostgreSQL that meet", () => {
  it("runs a transaction again whose rows another one changed", async () => {
    await using store = await openFresh();
    await insertAccount(store.db, anAccount({ wallet_kobo: 0 }));
    const add = () =>
      store.transaction(async (trx) => {
        await sql`SET TRANSACTION ISOLATION LEVEL SERIALIZABLE`.execute(trx);
        const row = await trx.selectFrom("account").select("wallet_kobo").executeTakeFirstOrThrow();
        await trx
          .updateTable("account")
          .set({ wallet_kobo: toKobo((row.wallet_kobo ?? 0) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, add));
    expect(await store.db.selectFrom("account").select("wallet_kobo").execute()).toEqual([{ wallet_kobo: 8 }]);
  });

  it("lets two that change sales of one account in another order end without waiting for a deadlock", async () => {
    await using store = await openFresh();
    await insertAccount(store.db, anAccount());
    for (const id of ["one", "two"]) await insertPurchase(store.db, aPurchase({ id, state: "succeeded" }));
    const see = (trx: Db, id: string) =>
      trx
        .updateTable("purchase")
        .set({ observed_kobo: toKobo(48_000) })
        .where("id", "=", id)
        .execute();
    const runs: string[] = [];
    const begun = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const both = store.transaction(async (trx) => {
      runs.push("both");
      await see(trx, "one");
      begun.resolve();
      let isWritten = false;
      void written.promise.then(() => {
        isWritten = true;
      });
      // Or it waits for this one.
      await waitFor(
        async () => isWritten || (await waitingIn(store.db)).rows.length > 0,
        "the other has written, or waits",
      );
      await see(trx, "two");
    });
    await begun.promise;
    await store.transaction(async (trx) => {
      runs.push("second");
      await see(trx, "two");
      written.resolve();
    });
    await both;
    expect(runs).toEqual(["both", "second"]);
    expect(await sumsOff(store.db)).toEqual([]);
  });

  it("I40: loses no change of a sale to a day that is sealed meanwhile, whichever of the two comes first", async () => {
    await using store = await openFresh();
    await insertAccount(store.db, anAccount());
    const sales = ["one", "two"].map((id) => aPurchase({ id, state: "succeeded" }));
    for (const sale of sales) await insertPurchase(store.db, sale);
    const [one, two] = sales as [Purchase, Purchase];
    const night = lagos.startOf(lagos.dayOf(noon) + 1) + 3 * 3_600_000;
    // The change is written before the day is sealed, and committed behind it.
    await store.transaction(async (trx) => {
      await updatePurchase(trx, one, { state: "failed" });
      expect(await sealDays(store, night)).toMatchObject([{ sold_n: 2, failed_n: 0 }]);
    });
    // The change is committed while the next day is being sealed.
    const change = await store.transaction(async (trx) => {
      await sealNextDay(trx, adas, { calendar: lagos, now: night + 24 * 3_600_000 });
      const changing = store.transaction((other) => updatePurchase(other, two, { state: "failed" }));
      await waitFor(async () => (await waitingIn(store.db)).rows.length > 0, "the change waits for the sealing");
      return { changing };
    });
    await change.changing;
    for (const close of await allCloses(store.db)) {
      const { byClose, recount } = await closeAndRecount(store.db, close);
      expect(byClose).toEqual(recount);
    }
    const all = await sumOfAll(store.db);
    expect(all.byDays).toEqual(all.ever);
    expect(all.ever).toMatchObject({ sold_n: 0, failed_n: 2 });
  });
});
