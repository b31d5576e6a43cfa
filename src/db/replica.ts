import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { countOf, type Db } from "./database.ts";
import { type Lease, LeaseLost, type Leases } from "./leases.ts";

/** The others treat a replica that hangs, or cannot reach the database, as alive for this long. */
const lifeMs = 6000;
const beatMs = 1500;
const afterErrorMs = 300;
/**
 * A server that has not noticed the loss of a connection, which a router has dropped for example, holds its lock for
 * hours.
 */
const lockWithinMs = 1500;

/** One clock for all replicas: the database's. */
const databaseNow = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
const isLockFree = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('replica:' || id, 0))`;
const foreignKeyViolation = "23503";
const lockNotAvailable = "55P03";

/**
 * Enters this process among the replicas of a PostgreSQL database, and keeps it there until it is disposed of. `connect`
 * opens a connection of its own, on which each life holds a lock: the server frees it when the process is killed, and
 * the others see at their next beat that nobody holds it.
 */
export async function joinReplicas(db: Db, connect: () => Promise<pg.Client>): Promise<Leases & AsyncDisposable> {
  const stop = new AbortController();
  /** The lease that a task of this process has or is taking, and its id. */
  const held = new Map<string, string>();
  /** Names of leases whose taking or giving back broke off: this replica may have them, and nobody here knows. */
  const owed = new Set<string>();
  let session: pg.Client | undefined;
  let alive = 1;
  let id = await enter();
  // The leases of an earlier process are free at once.
  await buryTheDead();
  const beating = beat();

  async function enter(): Promise<string> {
    const name = randomUUID();
    await holdLock(name);
    await db
      .insertInto("replica")
      .values({ id: name, expires_at: sql<number>`${databaseNow} + ${lifeMs}` })
      .execute();
    return name;
  }

  /** False: another connection holds it, and goes on doing so. */
  async function holdLock(name: string): Promise<boolean> {
    const opened = session ?? (await connect());
    const lose = () => {
      if (session === opened) session = undefined;
    };
    opened.on("error", lose);
    opened.on("end", lose);
    session = opened;
    try {
      await opened.query(`SET lock_timeout = ${lockWithinMs}`);
      await opened.query(`SELECT pg_advisory_lock(hashtextextended('replica:' || $1, 0))`, [name]);
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false;
      // Its end may have been told before anybody listened.
      lose();
      throw error;
    }
  }

  async function beat(): Promise<void> {
    for (let restMs = beatMs; !stop.signal.aborted; ) {
      await pause(restMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      if (stop.signal.aborted) return;
      restMs = await sayThatItLives().then(
        () => beatMs,
        // The database is away, for all replicas. It tells at the next beat who was taken for dead.
        () => afterErrorMs,
      );
    }
  }

  async function sayThatItLives(): Promise<void> {
    // Under a lock that is not its own it would be taken for alive when it is not: it goes on as another replica.
    if (!session && !(await holdLock(id))) id = await enterAgain();
    const said = await db
      .updateTable("replica")
      .set({ expires_at: sql<number>`${databaseNow} + ${lifeMs}` })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    // Taken for dead: what it had is others' now. It goes on as another replica, with nothing.
    if (!said) id = await enter();
    await buryTheDead();
  }

  /** Its leases are free for all at once. */
  async function enterAgain(): Promise<string> {
    await db.deleteFrom("replica").where("id", "=", id).execute();
    return enter();
  }

  /** One that stayed would keep its work from everybody for as long as this process lives. */
  async function giveOwed(lease: Lease): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await free(lease);
        owed.delete(lease.name);
        return;
      } catch {
        await pause(afterErrorMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async function buryTheDead(): Promise<void> {
    await db
      .deleteFrom("replica")
      .where((e) => e.or([e("expires_at", "<", databaseNow), e.and([e("id", "!=", id), isLockFree])]))
      .execute();
    alive = Math.max(1, await countOf(db.selectFrom("replica")));
  }

  async function take(name: string): Promise<Lease | null> {
    // One that is owed is nobody's until it is given back, which would take it from a process that has taken it since.
    if (held.get(name) === id || owed.has(name)) return null;
    held.set(name, id);
    const lease = { name, replica: id };
    try {
      const isTaken = await insert(lease);
      if (!isTaken) letGo(lease);
      return isTaken ? lease : null;
    } catch (error) {
      returnLater(lease);
      throw error;
    }
  }

  async function give(lease: Lease): Promise<boolean> {
    try {
      const isGiven = await free(lease);
      letGo(lease);
      return isGiven;
    } catch (error) {
      returnLater(lease);
      throw error;
    }
  }

  /** Nobody knows how the query about a lease ended. The rows of an earlier life are gone with it. */
  function returnLater(lease: Lease): void {
    letGo(lease);
    if (lease.replica !== id) return;
    owed.add(lease.name);
    void giveOwed(lease);
  }

  function letGo({ name, replica }: Lease): void {
    if (held.get(name) === replica) held.delete(name);
  }

  /** Whether this process has it now, or had it in this life already. */
  async function insert(lease: Lease): Promise<boolean> {
    const inserted = await db
      .insertInto("lease")
      .values(lease)
      .onConflict((c) =>
        c
          .column("name")
          .doUpdateSet((e) => ({ replica: e.ref("excluded.replica") }))
          .whereRef("lease.replica", "=", "excluded.replica"),
      )
      .returning("name")
      .executeTakeFirst()
      .catch(nothingForTheDead);
    return inserted !== undefined;
  }

  async function free({ name, replica }: Lease): Promise<boolean> {
    const given = await db
      .deleteFrom("lease")
      .where("name", "=", name)
      .where("replica", "=", replica)
      .returning("name")
      .executeTakeFirst();
    return given !== undefined;
  }

  return {
    isShared: true,
    get replica() {
      return id;
    },
    get alive() {
      return alive;
    },
    take,
    give,
    async hold(name, task) {
      const lease = await take(name);
      if (!lease) return "busy";
      let isHeld = false;
      try {
        await task(lease);
      } finally {
        isHeld = await give(lease);
      }
      return isHeld ? "held" : "lost";
    },
    keep: (name) => insert({ name, replica: id }),
    async prove(trx, { name, replica }) {
      const held = await trx
        .selectFrom("lease")
        .select("name")
        .where("name", "=", name)
        .where("replica", "=", replica)
        .forKeyShare()
        .executeTakeFirst();
      if (!held) throw new LeaseLost("store.lease_lost", "Another replica does this by now");
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await beating;
      // Others need not wait until it is missed, unless the database cannot be reached.
      await db
        .deleteFrom("replica")
        .where("id", "=", id)
        .execute()
        .catch(() => undefined);
      await session?.end().catch(() => undefined);
    },
  };
}

/** A replica that was taken for dead gets nothing until its next beat. */
function nothingForTheDead(error: unknown): undefined {
  if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation) return undefined;
  throw error;
}
