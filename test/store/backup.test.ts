import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../src/db/open.ts";
import { readRestored } from "../../src/db/restored.queries.ts";
import { backUp } from "../../src/db/upkeep/backup.ts";
import { markRestored, restore } from "../../src/db/upkeep/restore.ts";
import { aPurchase, cipher, noon } from "../support/builders.ts";
import { writeManySales } from "../support/many-sales.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("backup");
let count = 0;
let source = "";
let backup = "";

beforeAll(async () => {
  source = join(folder, "shop.db");
  backup = join(folder, "backup.db");
  // Left open: whatever stands only in the write-ahead log must be in the backup too.
  await using store = await openStore(`sqlite:${source}`, cipher);
  await writeManySales(store, 400);
  await backUp(`sqlite:${source}`, backup, noon);
});

const newPath = () => join(folder, `restored-${++count}`, "vendbot.db");
const put = (path: string, file = backup) => restore(`sqlite:${path}`, file, cipher, noon + 1000);

/** A copy of the backup with a change. */
function changed(name: string, change: (bytes: Buffer) => Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(backup)));
  return file;
}

/** Sales are unreadable, while the schema, which has pages of its own, says what should be there. */
function damagedInside(bytes: Buffer): Buffer {
  const pageSize = 4096;
  const page = Math.floor(bytes.lastIndexOf("VB-01M") / pageSize);
  return Buffer.from(bytes).fill(0xff, page * pageSize, (page + 1) * pageSize);
}

async function makeOffers(store: Store, offers: number): Promise<void> {
  for (let first = 0; first < offers; first += 200) {
    const some = Array.from({ length: 200 }, (_, index) => {
      const id = `01N${String(first + index).padStart(23, "0")}`;
      return aPurchase({ id, state: "expired", confirmed_at: null, confirm_key_hash: `key ${id}` });
    });
    await store.db.insertInto("purchase").values(some).execute();
  }
}

/** Deletes one offer after the other, beside this thread. `end` resolves to the number that is gone. */
function forgetOffers(file: string) {
  const worker = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
    const sqlite = new (require("better-sqlite3"))(workerData, { timeout: 5000 });
    const forget = sqlite.prepare("DELETE FROM purchase WHERE id = (SELECT min(id) FROM purchase WHERE id > '01N')");
    let count = 0;
    let isOver = false;
    parentPort.on("message", () => { isOver = true; });
    (function next() {
      if (isOver) return sqlite.close(), parentPort.postMessage(count), parentPort.close();
      count += forget.run().changes;
      if (count === 1) parentPort.postMessage("begun");
      setImmediate(next);
    })();`,
    { eval: true, workerData: file },
  );
  return {
    begun: once(worker, "message"),
    async end(): Promise<number> {
      const over = once(worker, "message");
      worker.postMessage("end");
      return Number((await over)[0]);
    },
  };
}

describe("a backup", () => {
  it("is one private file with every row in it, and leaves nothing beside it", async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith("backup"))).toEqual(["backup.db"]);
    const path = newPath();
    expect(await put(path)).toMatchObject({ purchases: 400, journal: 1200 });
    await using store = await openStore(`sqlite:${path}`, cipher);
    expect(await readRestored(store.db)).toMatchObject({ at: noon + 1000, state: "new" });
    const tables = ["account", "purchase", "journal", "notice", "telegram_update"];
    const [was, is] = [source, path].map((file) => {
      const sqlite = new SqliteDatabase(file, { readonly: true });
      const rows = tables.map((table) => sqlite.prepare(`SELECT * FROM ${table} ORDER BY 1`).all());
      sqlite.close();
      return rows;
    });
    expect(is).toEqual(was);
  });

  it("is made while the shop forgets old offers", async () => {
    const busy = join(folder, "busy.db");
    await using store = await openStore(`sqlite:${busy}`, cipher);
    await writeManySales(store, 200);
    await makeOffers(store, 4000);
    const forgetting = forgetOffers(busy);
    await forgetting.begun;
    const { journal } = await backUp(`sqlite:${busy}`, join(folder, "busy-backup.db"), noon);
    expect(await forgetting.end()).toBeGreaterThan(1);
    expect(journal).toBe(600);
  });

  it("says until when it is whole, and that is no earlier than what stands in it", async () => {
    const { endAt } = await put(newPath());
    expect(endAt).toBeGreaterThanOrEqual(noon);
  });

  it("is of a database that is there, and never overwrites a file", async () => {
    const code = (file: string, target: string) =>
      backUp(`sqlite:${file}`, target, noon).then(
        () => null,
        (error: { code?: string }) => error.code,
      );
    expect(await code(join(folder, "nothing.db"), join(folder, "new.db"))).toBe("store.not_there");
    const before = readFileSync(backup);
    expect(await code(source, backup)).toBe("store.exists");
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(await code(source, join(folder, "no-such-folder", "new.db"))).toBe("store.backup_failed");
  });
});

describe("a restore", () => {
  it("refuses what is damaged, cut off, no database of Vendbot's, or written by a newer one, and leaves nothing", async () => {
    const newer = changed("newer.db", (bytes) => bytes);
    const sqlite = new SqliteDatabase(newer);
    sqlite.prepare("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-future', '')").run();
    sqlite.close();
    const files = {
      "store.damaged": changed("damaged.db", damagedInside),
      "store.no_backup": changed("text.db", () => "once upon a time"),
      "store.newer": newer,
      "store.not_there": join(folder, "nothing.db"),
    };
    for (const [code, file] of Object.entries(files)) {
      const path = newPath();
      await expect(put(path, file), code).rejects.toMatchObject({ code });
      const left = existsSync(join(path, "..")) ? readdirSync(join(path, "..")) : [];
      expect(left.filter((name) => !name.endsWith(".lock"))).toEqual([]);
    }
    const cut = changed("cut.db", (bytes) => bytes.subarray(0, bytes.length / 2));
    await expect(put(newPath(), cut)).rejects.toMatchObject({ name: "StoreError" });
  });

  it("marks no database that is not there, and makes none", async () => {
    const path = newPath();
    await expect(markRestored(`sqlite:${path}`, cipher, noon)).rejects.toMatchObject({ code: "store.not_there" });
    expect(existsSync(path)).toBe(false);
  });

  it("is never played over a database, nor beside a log that was left of one", async () => {
    const path = newPath();
    await put(path);
    await expect(put(path)).rejects.toMatchObject({ code: "store.exists" });
    rmSync(path);
    writeFileSync(`${path}-wal`, "left behind");
    await expect(put(path)).rejects.toMatchObject({ code: "store.exists" });
    rmSync(`${path}-wal`);
    await put(path);
  });
});
