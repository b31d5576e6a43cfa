import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/store/engine/open.ts";
import { identityOf } from "../../src/store/engine/sealed.ts";
import { migrations } from "../../src/store/migrations/all.ts";
import type { WebhookSecretTable } from "../../src/store/tables/accounts.ts";
import { KeyError } from "../../src/store/upkeep/sealing-keys.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { describeSealing, keyRing } from "./contract/sealing.ts";

let folder = "";
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vendbot-sealing-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newPath = () => join(folder, `${++count}.db`);

describeSealing("SQLite", () => newMigratedFile(newPath()));

describe("a database of the first release", () => {
  it("which noted no keys, is held against the key before it is migrated", async () => {
    const path = newPath();
    const earlier = keyRing("earlier");
    const sqlite = new SqliteDatabase(path);
    const db = new Kysely<{ webhook_secret: WebhookSecretTable }>({ dialect: new SqliteDialect({ database: sqlite }) });
    const provider = { getMigrations: async () => ({ "0001-first": migrations["0001-first"] as Migration }) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    sqlite.pragma("foreign_keys = OFF");
    const secret_sealed = earlier.seal("secret", identityOf("webhook_secret", "s"));
    await db
      .insertInto("webhook_secret")
      .values({ id: "s", account_id: "a", secret_sealed, added_at: 0, expires_at: null })
      .execute();
    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
    const before = await tables();
    await expect(openStore(`sqlite:${path}`, keyRing("newer"))).rejects.toBeInstanceOf(KeyError);
    expect(await tables()).toEqual(before);
    await db.destroy();
    await (await openStore(`sqlite:${path}`, keyRing("newer", "earlier")))[Symbol.asyncDispose]();
  });
});
