import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { openStore } from "../../src/db/open.ts";
import { migrations } from "../../src/db/schema/schema.ts";
import { anAccount } from "../support/builders.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { describeContract } from "./contract/contract.ts";
import { engineOf } from "./contract/engine.ts";

const folder = tempFolder("sqlite");
let count = 0;
const newPath = () => join(folder, `${++count}.db`);
const newUrl = () => `sqlite:${newPath()}`;

describeContract(
  "SQLite",
  engineOf(() => newMigratedFile(newPath())),
);

describe("the SQLite file", () => {
  it("says that it is migrated, only at the first start", async () => {
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

  it("is open once in a process, too, and free again when it is closed", async () => {
    const url = newUrl();
    const first = await openStore(url);
    await expect(openStore(url)).rejects.toMatchObject({ code: "store.in_use" });
    await first[Symbol.asyncDispose]();
    await (await openStore(url))[Symbol.asyncDispose]();
  });

  it("names the setting that is wrong", async () => {
    await expect(openStore("mysql://somewhere")).rejects.toMatchObject({ code: "store.bad_url" });
  });

  it("does not call a folder that cannot be written a file in use", async () => {
    const opening = openStore(`sqlite:${join(folder, `${count}.db`, "below-a-file.db")}`);
    await expect(opening).rejects.toMatchObject({ code: "store.cannot_open" });
  });
});
