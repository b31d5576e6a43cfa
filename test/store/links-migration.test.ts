import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tables } from "../../src/store/engine/database.ts";
import { openStore } from "../../src/store/engine/open.ts";
import { migrations } from "../../src/store/migrations/all.ts";
import { insertAccount } from "../../src/store/queries/accounts.ts";
import { insertAudit } from "../../src/store/queries/audit.ts";
import { followersOf, putCustomerChat } from "../../src/store/queries/customer-chats.ts";
import { ensureCustomer } from "../../src/store/queries/customers.ts";
import { insertPurchase } from "../../src/store/queries/purchases.ts";
import { insertSeat } from "../../src/store/queries/seats.ts";
import { anAccount, anElectricitySale, noon } from "../support/builders.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vendbot-migration-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("knows from the trail which links a seat gave, and leaves nobody without one", async () => {
  const path = join(folder, "earlier.db");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new SqliteDatabase(path) }) });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0014"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  await insertAccount(db, anAccount());
  const sale = anElectricitySale({ id: "01SALE", state: "succeeded" });
  // Columns of later migrations are not there yet.
  const { columns = [] } = (await db.introspection.getTables()).find(({ name }) => name === "purchase") ?? {};
  const stored = Object.entries(sale).filter(([column]) => columns.some(({ name }) => name === column));
  await insertPurchase(db, Object.fromEntries(stored) as unknown as typeof sale);
  await insertSeat(db, {
    ...{ id: "s1", account_id: "ada", name: "Tunde", role: "seller", state: "active", user_id: 20, claimed_at: noon },
    ...{ sale_limit_kobo: null, day_limit_kobo: null, services: null, ends_at: null, token_hash: null },
    ...{ link_expires_at: null, created_by: 7, created_at: noon },
  });
  const customer = await ensureCustomer(db, "c1", sale, noon);
  for (const [userId, giver, at] of [
    [8, 20, noon],
    [9, 7, noon + 1],
    // The link by which this one came has been forgotten.
    [10, null, noon],
  ] as const) {
    await putCustomerChat(db, {
      ...{ id: `k${userId}`, customer_id: customer.id, mode: "live", user_id: userId, linked_at: noon, since_at: noon },
      ...{ stopped_at: null, unlinked_at: null },
    });
    if (giver === null) continue;
    const given = { act: "customer_link_given", facts: JSON.stringify({ purchase: sale.id }) };
    await insertAudit(db, {
      ...{ id: `a${userId}`, account_id: "ada", at, user_id: giver, chat_id: giver, ...given },
      seat_id: giver === 20 ? "s1" : null,
    });
    const link = { token_hash: `h${userId}`, customer_id: customer.id, mode: "live", purchase_id: sale.id };
    await db
      .insertInto("customer_link")
      .values({
        ...{ ...link, created_by: giver, created_at: at, expires_at: at, claimed_by: userId, claimed_at: at },
        revoked_at: null,
      } as never)
      .execute();
  }
  await db.destroy();
  await using store = await openStore(`sqlite:${path}`);
  const followers = async (seat_id: string | null) =>
    (await followersOf(store.db, { ...sale, seat_id })).map((chat) => chat.user_id).sort();
  expect(await followers(null)).toEqual([10, 9]);
  expect(await followers("s1")).toEqual([10, 8, 9]);
});
