import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, expect, it } from "vitest";
import type { Tables } from "../../src/store/engine/database.ts";
import { openStore } from "../../src/store/engine/open.ts";
import { migrations } from "../../src/store/migrations/all.ts";
import { insertAccount } from "../../src/store/queries/accounts.ts";
import { storeWebhookEvents } from "../../src/store/queries/webhook-events.ts";
import { anAccount, noon } from "../support/builders.ts";

const folder = mkdtempSync(join(tmpdir(), "vendbot-migration-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("takes webhooks that have been called for on, and others for registered since the last change", async () => {
  const path = join(folder, "earlier.db");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new SqliteDatabase(path) }) });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0041"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const states = { called: "ours", quiet: "ours", elsewhere: "other" } as const;
  for (const [id, webhook_state] of Object.entries(states)) {
    await insertAccount(db, anAccount({ id, webhook_state, updated_at: noon }));
  }
  const call = { account_id: "called", raw_sealed: "sealed" };
  await storeWebhookEvents(db, [
    { ...call, body_sha256: "one", received_at: noon + 1 },
    { ...call, body_sha256: "two", received_at: noon + 2 },
  ]);
  await db.destroy();
  await using store = await openStore(`sqlite:${path}`);
  const columns = ["id", "webhook_registered_at as registered", "webhook_heard_at as heard"] as const;
  expect(await store.db.selectFrom("account").select(columns).orderBy("id").execute()).toEqual([
    { id: "called", registered: noon, heard: noon + 2 },
    { id: "elsewhere", registered: null, heard: null },
    { id: "quiet", registered: noon, heard: null },
  ]);
});
