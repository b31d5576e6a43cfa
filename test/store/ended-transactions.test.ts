import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { putSetting, readSetting } from "../../src/db/settings.queries.ts";
import { holdDisk } from "../support/held-disk.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { turns } from "../support/until.ts";

const folder = tempFolder("ended");

describe("I9: a transaction that has ended", () => {
  it("takes no more, also while its end waits for the disk", async () => {
    await using store = await openStore(await newMigratedFile(join(folder, "1.db")));
    using disk = holdDisk();
    const other = store.transaction((trx) => putSetting(trx, "other", "1"));
    await turns(20);
    const isOver = Promise.withResolvers<void>();
    const late = Promise.withResolvers<string>();
    const failing = store.transaction(async (trx) => {
      await putSetting(trx, "first", "1");
      void isOver.promise
        .then(() => putSetting(trx, "late", "1"))
        .then(
          () => late.resolve("written"),
          (error: Error) => late.resolve(error.message),
        );
      throw new Error("no");
    });
    const ended = Promise.allSettled([failing, other]);
    await turns(20);
    isOver.resolve();
    expect(await late.promise).toBe("The transaction has ended before this query");
    disk.open();
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect([await readSetting(store.db, "first"), await readSetting(store.db, "late")]).toEqual([undefined, undefined]);
  });

  it("takes no more where SQLite itself has rolled it back", async () => {
    await using store = await openStore(await newMigratedFile(join(folder, "2.db")));
    const writing = store.transaction(async (trx) => {
      await putSetting(trx, "first", "1");
      // As a full disk does.
      await sql`INSERT OR ROLLBACK INTO setting (name, value) VALUES ('first', '2')`
        .execute(trx)
        .catch(() => undefined);
      await putSetting(trx, "late", "1");
    });
    await expect(writing).rejects.toThrow("ended before this query");
    expect([await readSetting(store.db, "first"), await readSetting(store.db, "late")]).toEqual([undefined, undefined]);
  });
});
