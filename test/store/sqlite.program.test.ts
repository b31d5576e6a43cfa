import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { openStore, StoreError } from "../../src/db/open.ts";
import { findPurchase, insertPurchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase } from "../support/builders.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { newMigratedFile } from "../support/test-database.ts";

const folder = tempFolder("sqlite");
let count = 0;
const newUrl = () => newMigratedFile(join(folder, `${++count}.db`));

/**
 * Another process that opens the store, writes one sale if an argument asks for it, and holds the file until it is
 * killed.
 */
async function holdElsewhere(url: string, code: string): Promise<ChildProcess> {
  const source = new URL("../../src/", import.meta.url);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    env: { ...process.env, STORE_URL: url, STORE_SOURCE: source.href },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  expect(String(line).trim()).toBe("open");
  return child;
}

const hold = `
  const { openStore } = await import(process.env.STORE_SOURCE + "db/open.ts");
  const store = await openStore(process.env.STORE_URL);
  console.log("open");
  setInterval(() => store, 1000);
`;

describe("the SQLite file", () => {
  it("belongs to one process: another is refused with a word, until the first is killed", async () => {
    const url = await newUrl();
    const child = await holdElsewhere(url, hold);
    const refused = await openStore(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreError);
    expect(refused).toMatchObject({ code: "store.in_use", message: expect.stringContaining("Stop it first") });
    child.kill("SIGKILL");
    await once(child, "exit");
    await using store = await openStore(url);
    expect(await findPurchase(store.db, "none")).toBeUndefined();
  });

  it("keeps what was committed before a kill, and none of what was not", async () => {
    const url = await newUrl();
    const committed = aPurchase({ state: "unknown" });
    const lost = aPurchase({ state: "unknown" });
    const store = await openStore(url);
    await insertAccount(store.db, anAccount());
    await store[Symbol.asyncDispose]();
    const code = `
      const { openStore } = await import(process.env.STORE_SOURCE + "db/open.ts");
      const { insertPurchase } = await import(process.env.STORE_SOURCE + "sales/purchases.queries.ts");
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
});
