import { connect } from "node:net";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import type { Db } from "../../src/db/database.ts";
import { openStore } from "../../src/db/open.ts";
import { proveWritable } from "../../src/operations/health.queries.ts";
import { anAccount } from "../support/builders.ts";
import { startOwnPostgresHere } from "../support/postgres-here.ts";
import { waitFor } from "../support/until.ts";

describe("a PostgreSQL server", () => {
  const own = startOwnPostgresHere();

  it("that dies keeps what was committed, and serves again when it is back", async () => {
    await using store = await openStore(await own.newMigratedDatabase());
    await insertAccount(store.db, anAccount());
    await own.crash();
    await store.db
      .selectFrom("account")
      .selectAll()
      .execute()
      .catch(() => undefined);
    expect(await store.db.selectFrom("account").selectAll().execute()).toHaveLength(1);
  });

  it("that is away for a moment is waited for, by reads and by transactions", async () => {
    const url = await own.newMigratedDatabase();
    await using store = await openStore(url);
    await insertAccount(store.db, anAccount());
    const isAway = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1");
        socket.once("error", () => resolve(true)).once("connect", () => resolve(!socket.destroy()));
      });
    const crash = own.crash();
    await waitFor(isAway, "the server is away");
    const name = (db: Db) => db.selectFrom("account").select("first_name").execute();
    const asked = await Promise.all([name(store.db), store.transaction(name)]);
    expect(asked).toEqual([[{ first_name: "Ada" }], [{ first_name: "Ada" }]]);
    await crash;
  });

  it("is not ready while it takes no writes", async () => {
    await using store = await openStore(await own.newMigratedDatabase());
    const set = async (change: string) => {
      await sql.raw(`ALTER SYSTEM ${change}`).execute(store.db);
      await sql`SELECT pg_reload_conf()`.execute(store.db);
    };
    const canWrite = () =>
      proveWritable(store).then(
        () => true,
        () => false,
      );
    expect(await canWrite()).toBe(true);
    await set("SET default_transaction_read_only = on");
    await waitFor(async () => !(await canWrite()), "nothing can be written");
    await set("RESET default_transaction_read_only");
    await waitFor(canWrite, "it can be written again");
  });
});
