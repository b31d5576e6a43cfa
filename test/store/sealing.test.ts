import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { identityOf } from "../../src/db/sealed.ts";
import { KeyError } from "../../src/db/upkeep/sealing-keys.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { describeSealing, keyRing } from "./contract/sealing.ts";

const folder = tempFolder("sealing");
let count = 0;
const newPath = () => join(folder, `${++count}.db`);

describeSealing("SQLite", () => newMigratedFile(newPath()));

describe("a database that noted no keys", () => {
  it("is held against the key before anything is written", async () => {
    const path = newPath();
    const earlier = keyRing("earlier");
    const url = await newMigratedFile(path);
    const sqlite = new SqliteDatabase(path);
    sqlite.exec("DELETE FROM setting WHERE name LIKE 'sealing_%'");
    sqlite.pragma("foreign_keys = OFF");
    const sealed = earlier.seal("secret", identityOf("webhook_secret", "s"));
    const secret = sqlite.prepare(
      "INSERT INTO webhook_secret (id, account_id, secret_sealed, added_at) VALUES (?, ?, ?, ?)",
    );
    secret.run("s", "a", sealed, 0);
    const settings = () => sqlite.prepare("SELECT * FROM setting ORDER BY name").all();
    const before = settings();
    await expect(openStore(url, keyRing("newer"))).rejects.toBeInstanceOf(KeyError);
    expect(settings()).toEqual(before);
    sqlite.close();
    await (await openStore(url, keyRing("newer", "earlier")))[Symbol.asyncDispose]();
  });
});
