import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { nameOf } from "../../../src/customers/names.ts";
import { findCustomersByName } from "../../../src/customers/people.ts";
import type { Tables } from "../../../src/store/engine/database.ts";
import { isPostgres, textInByteOrder } from "../../../src/store/engine/dialect.ts";
import { openStore } from "../../../src/store/engine/open.ts";
import { openPostgres } from "../../../src/store/engine/postgres.ts";
import { migrations } from "../../../src/store/migrations/all.ts";
import { insertAccount } from "../../../src/store/queries/accounts.ts";
import { listPeople } from "../../../src/store/queries/people.ts";
import { insertPurchase } from "../../../src/store/queries/purchases.ts";
import { anAccount, anElectricitySale, noon } from "../../support/builders.ts";

interface Earlier extends Omit<Tables, "customer"> {
  customer: Tables["customer"] & { name: string | null; name_folded: string | null };
}

async function openEarlier(url: string): Promise<Kysely<Earlier>> {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined) return (await openPostgres(url)).db as unknown as Kysely<Earlier>;
  return new Kysely<Earlier>({ dialect: new SqliteDialect({ database: new SqliteDatabase(path) }) });
}

/** `newUrl` resolves to the address of an empty database. */
export function itMakesPeople(name: string, newUrl: () => Promise<string>): void {
  it(`makes a customer of each number that had a name or a link, and keeps the newest name, on ${name}`, async () => {
    const url = await newUrl();
    const db = await openEarlier(url);
    const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0024"));
    const migrated = isPostgres(db) ? db.withPlugin(textInByteOrder) : db;
    const provider = { getMigrations: async () => earlier };
    const { error } = await new Migrator({ db: migrated, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const now = db as unknown as Kysely<Tables>;
    const putSale = (over: Parameters<typeof anElectricitySale>[0]) => {
      // Columns of later migrations.
      const {
        asked_at: _asked,
        about_kobo: _about,
        list_kobo: _list,
        posted_amount_kobo: _posted,
        resends: _resends,
        service_reference: _named,
        has_no_record: _none,
        batch_id: _batch,
        price_kobo: _price,
        price_from: _from,
        ...sale
      } = anElectricitySale(over);
      return insertPurchase(now, sale);
    };
    await insertAccount(now, anAccount());
    await putSale({ id: "01", state: "succeeded", confirmed_at: noon + 1 });
    await putSale({ id: "02", state: "failed", confirmed_at: noon + 2 });
    const rows = [
      ["c1", "electricity", "45001234567", "Mama Ṣọlá"],
      ["c2", "airtime", "0803", "Tolu"],
      ["c3", "data", "0803", "Tolu's data"],
      ["c4", "education", "0803", null],
      ["c5", "tv", "7001", null],
    ] as const;
    for (const [id, service_type, beneficiary, name] of rows) {
      const name_folded = name?.toLowerCase() ?? null;
      const row = { id, account_id: "ada", service_type, beneficiary, name, name_folded, created_at: noon };
      await db.insertInto("customer").values(row).execute();
    }
    await db.destroy();

    await using store = await openStore(url);
    const called = (beneficiary: string) => nameOf(store.db, { account_id: "ada", beneficiary });
    expect(await Promise.all(["45001234567", "0803", "7001"].map(called))).toEqual(["Mama Ṣọlá", "Tolu's data", null]);
    expect(await listPeople(store.db, "ada", { offset: 0, limit: 9 })).toMatchObject([
      { id: "c1", served_at: noon + 1, last_sale_id: "01" },
      { id: "c5", served_at: noon, last_sale_id: null },
      { id: "c3", served_at: noon },
    ]);
    expect(await findCustomersByName(store.db, "ada", "mama")).toMatchObject([
      { things: [{ kind: "meter", number: "45001234567", provider: { name: "Ikeja Electric" } }] },
    ]);
    expect(await store.db.selectFrom("customer").select("id").orderBy("id").execute()).toHaveLength(5);
  });
}
