import { describe, expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { readRestored } from "../../src/db/restored.queries.ts";
import { backUp } from "../../src/db/upkeep/backup.ts";
import { markRestored, restore } from "../../src/db/upkeep/restore.ts";
import { cipher } from "../support/builders.ts";
import { startPostgresHere } from "../support/postgres-here.ts";

const server = startPostgresHere();

describe("a database of PostgreSQL's that another tool has restored", () => {
  it("is marked in its place, and not while a shop runs on it", async () => {
    const url = await server.newMigratedDatabase();
    const shop = await openStore(url, cipher);
    await expect(markRestored(url, cipher, 5)).rejects.toMatchObject({ code: "store.in_use" });
    // The clock of the machine that marks it may be ahead of the database's.
    await expect(markRestored(url, cipher, Date.now() + 60_000)).rejects.toMatchObject({ code: "store.in_use" });
    expect(await readRestored(shop.db)).toBeNull();
    await shop.db.insertInto("replica").values({ id: "in the dump", expires_at: 4 }).execute();
    await shop[Symbol.asyncDispose]();
    expect(await markRestored(url, cipher, 5)).toEqual({ endAt: 0, purchases: 0, journal: 0 });
    await using again = await openStore(url, cipher);
    expect(await readRestored(again.db)).toEqual({ endAt: 0, at: 5, state: "new" });
  });

  it("is backed up and put back by PostgreSQL's own tools, as the commands say", async () => {
    const url = await server.newMigratedDatabase();
    await expect(backUp(url, "/nowhere/backup", 5)).rejects.toThrow(/pg_dump/);
    await expect(restore(url, "/nowhere/backup", cipher, 5)).rejects.toThrow(/pg_restore/);
  });
});
