import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { createInbox } from "../../src/bot/inbox/inbox.ts";
import { sendersWaiting, storeUpdates } from "../../src/bot/inbox/updates.queries.ts";
import { createCipher } from "../../src/core/cipher.ts";
import { systemClock } from "../../src/core/clock.ts";
import type { Db } from "../../src/db/database.ts";
import { LeaseLost } from "../../src/db/leases.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { ConnectionLost } from "../../src/db/store-error.ts";
import { abandonedSends, insertPurchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon } from "../support/builders.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { waitFor } from "../support/until.ts";

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const cipher = createCipher([new Uint8Array(32).fill(7)], (size) => new Uint8Array(size).fill(9));

let url: string;
let one: Store;
let other: Store;
const server = startPostgresHere();
beforeEach(async () => {
  url = await server.newMigratedDatabase();
  [one, other] = [await openStore(url), await openStore(url)];
});
afterEach(async () => {
  await one[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});

/** The act of another replica on one that has not renewed its lease in time. */
async function bury(store: Store): Promise<void> {
  await other.db
    .deleteFrom("replica")
    .where("id", "=", store.leases.replica ?? "")
    .execute();
}

/** Ends the connections that wait for a locked row; how many. */
async function breakWhatWaits(db: Db): Promise<number> {
  const { rows } = await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(db);
  return rows.length;
}

async function isLocked(name: string): Promise<boolean> {
  const free = await one.db
    .selectFrom("lease")
    .select("name")
    .where("name", "=", name)
    .forUpdate()
    .skipLocked()
    .execute();
  return free.length === 0;
}

async function take(store: Store, name: string) {
  const lease = await store.leases.take(name);
  if (!lease) throw new Error("The lease is somebody else's");
  return lease;
}

describe("a lease", () => {
  it("is one replica's at a time, and of one task there", async () => {
    const lease = await take(one, "inbox:7");
    expect(await other.leases.take("inbox:7")).toBeNull();
    expect(await one.leases.take("inbox:7")).toBeNull();
    expect(await other.leases.take("inbox:8")).not.toBeNull();
    expect(await one.leases.give(lease)).toBe(true);
    expect(await other.leases.take("inbox:7")).not.toBeNull();
  });

  it("is held by one of many who try at once", async () => {
    const tries = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).leases.take("chat:7"));
    expect((await Promise.all(tries)).filter((lease) => lease !== null)).toHaveLength(1);
  });

  it("falls to others when its replica ends", async () => {
    await take(one, "chat:7");
    await one[Symbol.asyncDispose]();
    expect(await other.leases.take("chat:7")).not.toBeNull();
  });

  it("is kept for as long as its replica lives", async () => {
    expect(await one.leases.keep("poll")).toBe(true);
    expect(await one.leases.keep("poll")).toBe(true);
    expect(await other.leases.keep("poll")).toBe(false);
    await bury(one);
    expect(await other.leases.keep("poll")).toBe(true);
    expect(await one.leases.keep("poll")).toBe(false);
  });

  it("of a replica that was taken for dead proves nothing, and its transaction is rolled back", async () => {
    const lease = await take(one, "inbox:7");
    await bury(one);
    const writing = one.transaction(async (trx) => {
      await insertAccount(trx, anAccount());
      await one.leases.prove(trx, lease);
    });
    await expect(writing).rejects.toThrow(LeaseLost);
    expect(await other.db.selectFrom("account").select("id").execute()).toEqual([]);
    expect(await one.leases.give(lease)).toBe(false);
    expect(await one.leases.take("inbox:7")).toBeNull();
  });

  it("is taken again by a replica whose lost connection the server takes for alive", async () => {
    const before = one.leases.replica ?? "";
    await one.leases.keep("poll");
    const ghost = new pg.Client(url);
    await ghost.connect();
    // It waits for the lock of this replica, and has it for as long as the server has not noticed.
    const haunting = ghost.query("SELECT pg_advisory_lock(hashtextextended('replica:' || $1, 0))", [before]);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('replica:' || ${before}, 0)`.execute(other.db);
    try {
      await haunting;
      await waitFor(async () => one.leases.replica !== before, "it goes on under another id");
      expect(await one.leases.keep("poll")).toBe(true);
      expect(await one.leases.take("inbox:7")).not.toBeNull();
    } finally {
      await ghost.end();
    }
  });

  it("that was proved stays until the transaction ends", async () => {
    const lease = await take(one, "inbox:7");
    const order: string[] = [];
    let burying: Promise<void> | undefined;
    await one.transaction(async (trx) => {
      await one.leases.prove(trx, lease);
      burying = bury(one).then(() => void order.push("buried"));
      await new Promise((resolve) => setTimeout(resolve, 300));
      order.push("written");
    });
    await burying;
    expect(order).toEqual(["written", "buried"]);
  });

  it("that could not be given back is free a moment later", async () => {
    // The row is locked from elsewhere, and the connection that waits for it breaks.
    const held = one.leases.hold("inbox:7", async () => {
      void other.transaction(async (trx) => {
        await trx.selectFrom("lease").selectAll().where("name", "=", "inbox:7").forUpdate().execute();
        await waitFor(async () => (await breakWhatWaits(trx)) === 1, "one waits, and its line is broken");
      });
      await waitFor(() => isLocked("inbox:7"), "the lease is locked");
    });
    await expect(held).rejects.toThrow(/terminat/);
    // It does not wait for the beat, which waits here.
    await other.transaction(async (trx) => {
      const id = one.leases.replica ?? "";
      await trx.selectFrom("replica").select("id").where("id", "=", id).forUpdate().execute();
      await waitFor(() => other.leases.take("inbox:7"), "the other takes the lease");
    });
  });

  it("that may have been taken is given back, and then stays with who takes it", async () => {
    const inTheWay = other.transaction(async (trx) => {
      await trx
        .insertInto("lease")
        .values({ name: "inbox:7", replica: other.leases.replica ?? "" })
        .execute();
      const taking = one.leases.take("inbox:7");
      const broken = expect(taking).rejects.toThrow(/terminat/);
      await waitFor(async () => (await breakWhatWaits(trx)) === 1, "one waits, and its line is broken");
      await broken;
      throw new Error("rolled back");
    });
    await expect(inTheWay).rejects.toThrow("rolled back");
    await waitFor(() => one.leases.take("inbox:7"), "it takes the lease again");
    // Two beats later, too.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(await other.leases.take("inbox:7")).toBeNull();
  });

  it("that this replica took without knowing it is taken by the next task there", async () => {
    const stray = { name: "inbox:7", replica: one.leases.replica ?? "" };
    await one.db.insertInto("lease").values(stray).execute();
    expect(await other.leases.take("inbox:7")).toBeNull();
    const lease = await take(one, "inbox:7");
    expect(await one.leases.take("inbox:7")).toBeNull();
    expect(await one.leases.give(lease)).toBe(true);
  });

  it("says how holding it went", async () => {
    expect(await one.leases.hold("chat:7", async () => undefined)).toBe("held");
    const lost = one.leases.hold("chat:7", async () => {
      expect(await other.leases.hold("chat:7", async () => undefined)).toBe("busy");
      await bury(one);
    });
    expect(await lost).toBe("lost");
    const failing = other.leases.hold("chat:7", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await other.leases.take("chat:7")).not.toBeNull();
  });
});

describe("an update", () => {
  /** Handles an update whose first try does `first`. Resolves when it is done. */
  async function handle(first: (now: { ms: number }) => Promise<void>) {
    const now = { ms: noon };
    let handled = 0;
    let failures = 0;
    await using inbox = createInbox({
      ...{ store: one, cipher, clock: { ...systemClock, now: () => now.ms }, log: silent, deadlineMs: 60_000 },
      contextOf: async (_update, work) => work,
      loadHandlers: async () => ({
        async handle(work) {
          if (++handled === 1) await first(now);
          await work.commit(async () => undefined);
        },
      }),
      onOver() {},
      onFailure: async () => void failures++,
    });
    await inbox.recover();
    const from = { id: 7, is_bot: false, first_name: "Ada" };
    const message = { message_id: 1, date: 0, text: "/menu", from, chat: { ...from, type: "private" as const } };
    await inbox.accept([{ update_id: 1, message }]);
    const updates = () => other.db.selectFrom("telegram_update").select(["done_at", "failure"]).execute();
    await expect.poll(updates).toMatchObject([{ done_at: expect.any(Number) }]);
    await inbox.idle();
    return { handled, failures, failure: (await updates())[0]?.failure };
  }

  const loseConnection = () => Promise.reject(new ConnectionLost("store.connection_lost", "Connection terminated"));

  it.each([
    ["replica was taken for dead", () => bury(one)],
    ["connection to the database was lost", loseConnection],
  ])("whose %s in the middle of it is handled again, and nobody gets an error", async (_, first) => {
    expect(await handle(first)).toEqual({ handled: 2, failures: 0, failure: null });
  });

  it("that goes on losing the connection for a minute is given up, and its sender gets a word", async () => {
    const result = await handle((now) => {
      now.ms += 60_000;
      return loseConnection();
    });
    expect(result).toEqual({ handled: 1, failures: 1, failure: "store.connection_lost" });
  });
});

describe("a replica", () => {
  it("that was taken for dead goes on under another id", async () => {
    const before = one.leases.replica;
    await bury(one);
    await waitFor(() => one.leases.replica !== before, "it has joined anew");
    expect(await one.leases.take("chat:7")).not.toBeNull();
  });

  it("knows how many there are, to share what Telegram lets through", async () => {
    await waitFor(() => one.leases.alive === 2 && other.leases.alive === 2, "both know of each other");
    await other[Symbol.asyncDispose]();
    await waitFor(() => one.leases.alive === 1, "the other is gone");
  });

  it("that is gone leaves what it was sending to others, and one that lives does not", async () => {
    await insertAccount(one.db, anAccount());
    const mine = aPurchase({ state: "sending", sent_by: one.leases.replica });
    await insertPurchase(one.db, mine);
    await insertPurchase(one.db, aPurchase({ state: "sending", sent_by: other.leases.replica }));
    const nobodys = aPurchase({ state: "sending", sent_by: null });
    await insertPurchase(one.db, nobodys);
    expect(await abandonedSends(other.db)).toEqual([nobodys.id]);
    await bury(one);
    expect(await abandonedSends(other.db)).toEqual([mine.id, nobodys.id]);
  });

  it("looks for senders whose updates nobody has begun with", async () => {
    const update = (update_id: number, sender_id: number) => ({ update_id, sender_id, raw_sealed: "sealed" });
    await storeUpdates(one.db, [update(1, 7), update(2, 7), update(3, 8)], noon);
    await take(one, "inbox:8");
    expect(await sendersWaiting(other.db, new Set([99]))).toEqual([7]);
  });
});
