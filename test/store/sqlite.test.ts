import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, StoreError } from "../../src/store/engine/open.ts";
import { migrations } from "../../src/store/migrations/all.ts";
import { insertAccount } from "../../src/store/queries/accounts.ts";
import { findPurchase, insertPurchase } from "../../src/store/queries/purchases.ts";
import { anAccount, aPurchase } from "../support/builders.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { describeBells } from "./contract/bells.ts";
import { describeCloses } from "./contract/closes.ts";
import { describeCustomerTables } from "./contract/customers.ts";
import { describeDebtTables } from "./contract/debts.ts";
import type { Engine } from "./contract/engine.ts";
import { describeErasureTables } from "./contract/erasures.ts";
import { describeFinding } from "./contract/finding.ts";
import { describeLockTables } from "./contract/locks.ts";
import { describeMessageTables } from "./contract/messages.ts";
import { describePrepared } from "./contract/prepared.ts";
import { describePrices } from "./contract/prices.ts";
import { describePurchaseTables } from "./contract/purchases.ts";
import { describeRepeats } from "./contract/repeats.ts";
import { describeTallies } from "./contract/tallies.ts";

let folder = "";
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vendbot-sqlite-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newPath = () => join(folder, `${++count}.db`);
const newUrl = () => `sqlite:${newPath()}`;

const urls = new WeakMap<object, string>();
async function open(url: string) {
  const store = await openStore(url);
  urls.set(store, url);
  return store;
}

const engine: Engine = {
  open: async () => open(await newMigratedFile(newPath())),
  async reopen(store) {
    await store[Symbol.asyncDispose]();
    return open(urls.get(store) ?? "");
  },
};

describePurchaseTables("SQLite", engine);
describePrepared("SQLite", engine);
describePrices("SQLite", engine);
describeTallies("SQLite", engine);
describeCloses("SQLite", engine);
describeFinding("SQLite", engine);
describeBells("SQLite", engine);
describeMessageTables("SQLite", engine);
describeLockTables("SQLite", engine);
describeErasureTables("SQLite", engine);
describeCustomerTables("SQLite", engine);
describeDebtTables("SQLite", engine);
describeRepeats("SQLite", engine);

/** Another process that opens the store, writes one sale if it is told to, and holds the file until it is killed. */
async function holdElsewhere(url: string, code: string): Promise<ChildProcess> {
  const source = new URL("../../src/store/", import.meta.url);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { ...process.env, STORE_URL: url, STORE_SOURCE: source.href },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  expect(String(line).trim()).toBe("open");
  return child;
}

const hold = `
  const { openStore } = await import(process.env.STORE_SOURCE + "engine/open.ts");
  const store = await openStore(process.env.STORE_URL);
  console.log("open");
  setInterval(() => store, 1000);
`;

describe("the SQLite file", () => {
  it("says that it is migrated, at the first start alone", async () => {
    const url = newUrl();
    const told: number[] = [];
    for (let start = 0; start < 2; start++) {
      await using _ = await openStore(url, undefined, undefined, (steps) => told.push(steps));
    }
    expect(told).toEqual([Object.keys(migrations).length]);
  });

  it("is not damaged by a power cut, and waits for no disk on the thread: NORMAL, in WAL", async () => {
    await using store = await openStore(newUrl());
    await insertAccount(store.db, anAccount());
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(store.db);
    expect(rows).toEqual([{ synchronous: 1 }]);
    const journal = await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(store.db);
    expect(journal.rows).toEqual([{ journal_mode: "wal" }]);
  });

  it("belongs to one process: another is refused with a word, until the first is killed", async () => {
    const url = newUrl();
    const child = await holdElsewhere(url, hold);
    const refused = await openStore(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreError);
    expect(refused).toMatchObject({ code: "store.in_use", message: expect.stringContaining("Stop it first") });
    child.kill("SIGKILL");
    await once(child, "exit");
    await using store = await openStore(url);
    expect(await findPurchase(store.db, "none")).toBeUndefined();
  });

  it("is open once in a process, too, and free again when it is closed", async () => {
    const url = newUrl();
    const first = await openStore(url);
    await expect(openStore(url)).rejects.toMatchObject({ code: "store.in_use" });
    await first[Symbol.asyncDispose]();
    await (await openStore(url))[Symbol.asyncDispose]();
  });

  it("keeps what was committed before a kill, and none of what was not", async () => {
    const url = newUrl();
    const committed = aPurchase({ state: "unknown" });
    const lost = aPurchase({ state: "unknown" });
    const store = await openStore(url);
    await insertAccount(store.db, anAccount());
    await store[Symbol.asyncDispose]();
    const code = `
      const { openStore } = await import(process.env.STORE_SOURCE + "engine/open.ts");
      const { insertPurchase } = await import(process.env.STORE_SOURCE + "queries/purchases.ts");
      const store = await openStore(process.env.STORE_URL);
      await store.transaction((trx) => insertPurchase(trx, ${JSON.stringify(committed)}));
      await store.transaction(async (trx) => {
        await insertPurchase(trx, ${JSON.stringify(lost)});
        console.log("open");
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });
    `;
    const child = await holdElsewhere(url, code);
    child.kill("SIGKILL");
    await once(child, "exit");
    await using again = await openStore(url);
    expect(await findPurchase(again.db, committed.id)).toEqual(committed);
    expect(await findPurchase(again.db, lost.id)).toBeUndefined();
    await insertPurchase(again.db, lost);
  });

  it("names the setting that is wrong", async () => {
    await expect(openStore("mysql://somewhere")).rejects.toMatchObject({ code: "store.bad_url" });
  });

  it("does not call a folder that cannot be written a file in use", async () => {
    const opening = openStore(`sqlite:${join(folder, `${count}.db`, "below-a-file.db")}`);
    await expect(opening).rejects.toMatchObject({ code: "store.cannot_open" });
  });
});
