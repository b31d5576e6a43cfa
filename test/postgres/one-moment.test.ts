import { describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { toKobo } from "../../src/core/money.ts";
import { openStore } from "../../src/db/open.ts";
import { insertPurchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import { openBook } from "../support/book.ts";
import { anAccount, aPurchase } from "../support/builders.ts";
import { startPostgresHere } from "../support/postgres-here.ts";

const server = startPostgresHere();

describe("a database that an audit reads beside its shop", () => {
  it("is read at one moment by a transaction, whatever the shop commits meanwhile", async () => {
    const url = await server.newMigratedDatabase();
    await using store = await openStore(url);
    await using book = openBook(url);
    await insertAccount(store.db, anAccount());
    const sale = aPurchase({ state: "succeeded", observed_kobo: null });
    await insertPurchase(store.db, sale);
    const charge = (db: typeof book.db) => db.selectFrom("purchase").select("observed_kobo").execute();
    const seen = await book.db.transaction().execute(async (trx) => {
      const before = await charge(trx);
      await store.transaction((other) => updatePurchase(other, sale, { observed_kobo: toKobo(99_198) }));
      return [before, await charge(trx)];
    });
    expect(seen).toEqual([[{ observed_kobo: null }], [{ observed_kobo: null }]]);
    expect(await charge(book.db)).toEqual([{ observed_kobo: 99_198 }]);
  });
});
