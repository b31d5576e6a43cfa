import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beneficiariesNamed } from "../../src/customers/names.ts";
import { toKobo } from "../../src/lib/money.ts";
import { readSearch } from "../../src/reports/search.ts";
import type { Tables } from "../../src/store/engine/database.ts";
import { openStore } from "../../src/store/engine/open.ts";
import { migrations } from "../../src/store/migrations/all.ts";
import { insertAccount } from "../../src/store/queries/accounts.ts";
import { putDebtor, sumDebts } from "../../src/store/queries/debts.ts";
import { findCandidates } from "../../src/store/queries/find-sales.ts";
import { insertPurchase } from "../../src/store/queries/purchases.ts";
import { countSales } from "../../src/store/queries/sale-sums.ts";
import { dayGaps, debtGaps, everGaps } from "../../src/store/queries/tally-audit.ts";
import { purchaseStates } from "../../src/store/tables/purchases.ts";
import { anAccount, aPurchase, noon } from "../support/builders.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vendbot-migration-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("counts the sales that are there, and finds them and the names that were given", async () => {
  const path = join(folder, "earlier.db");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new SqliteDatabase(path) }) });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0020"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  await insertAccount(db, anAccount());
  for (const state of purchaseStates) {
    // Columns of later migrations.
    const {
      asked_at: _asked,
      batch_id: _batch,
      price_kobo: _price,
      price_from: _from,
      ...later
    } = aPurchase({ state });
    const {
      about_kobo: _about,
      list_kobo: _list,
      posted_amount_kobo: _posted,
      resends: _resends,
      service_reference: _named,
      has_no_record: _none,
      ...sale
    } = later;
    for (const day of [0, 1, 40]) {
      const id = `${sale.id}${day}`;
      const confirmed_at = sale.confirmed_at && noon - day * 24 * 3_600_000;
      await insertPurchase(db, { ...sale, id, reference: id, confirm_key_hash: id, confirmed_at });
    }
  }
  const named = { id: "c1", account_id: "ada", service_type: "airtime", beneficiary: "08035551234", name: "Mama Ṣọlá" };
  await db
    .insertInto("customer")
    .values({ ...named, created_at: noon } as never)
    .execute();
  await db.destroy();

  await using store = await openStore(`sqlite:${path}`);
  expect([...(await dayGaps(store.db, {})), ...(await everGaps(store.db, {}))]).toEqual([]);
  expect(await countSales(store.db, "ada", { mode: "live" })).toBe(21);
  expect(await countSales(store.db, "ada", { mode: "live", stage: "sold", since: noon - 3_600_000 })).toBe(1);
  expect(await beneficiariesNamed(store.db, "ada", "sola")).toEqual(["08035551234"]);
  const candidates = async (text: string) =>
    findCandidates(store.db, "ada", (await readSearch(store.db, "ada", text, async () => [])) ?? []);
  expect(await candidates("5551")).toEqual({ beneficiaries: ["08035551234"] });
  expect(await candidates("mtn")).toEqual({ ids: expect.objectContaining({ length: 21 }) });
});

it("I46: adds up what is owed already", async () => {
  const path = join(folder, "owed.db");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new SqliteDatabase(path) }) });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0038"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  await insertAccount(db, anAccount());
  const debtor = { account_id: "ada", mode: "live", promised_for: null, reminded_at: null, version: 1 } as const;
  for (const [person_id, owed] of Object.entries({ chioma: 50_000, bola: 7, ngozi: 0 }))
    await putDebtor(db, { ...debtor, person_id, owed_kobo: toKobo(owed), oldest_at: owed ? noon - owed : null });
  await db.destroy();

  await using store = await openStore(`sqlite:${path}`);
  const owed = await sumDebts(store.db, { accountId: "ada", mode: "live" });
  expect(owed).toEqual({ owedKobo: 50_007, people: 2, oldestAt: noon - 50_000 });
  expect(await debtGaps(store.db, {})).toEqual([]);
});
