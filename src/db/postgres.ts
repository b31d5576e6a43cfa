import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Db, Tables } from "./database.ts";
import type { Engine } from "./engine.ts";
import { joinReplicas } from "./replica.ts";
import { ConnectionLost, LostRace, StoreError } from "./store-error.ts";

/** Connections of one process. A transaction holds one for a few milliseconds. */
const maxConnections = 10;
const connectWithinMs = 5000;
/** A server that starts again is back by then. */
const backWithinMs = 5000;
const lookMs = 25;
/** No transaction waits for anything outside: one that idles belongs to a process that hangs, and holds rows. */
const idleInTransactionMs = 10_000;

/** Opens the database at a postgres:// address. Throws StoreError, in whose message no password stands. */
export async function openPostgres(url: string): Promise<Engine> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Acknowledged is durable, whatever the server's default says.
    options: "-c synchronous_commit=on -c client_min_messages=warning",
    application_name: "vendbot",
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...settings, max: maxConnections, Client: PlainTextClient });
  // A connection that breaks while it rests is replaced by the next query; unheard, this event would end the process.
  pool.on("error", () => undefined);
  const connect = createPatience(() => pool.connect());
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  repeatReads(db);
  try {
    await pool.query("SELECT 1");
  } catch (cause) {
    await db.destroy();
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new StoreError("store.cannot_open", `PostgreSQL at DATABASE_URL cannot be reached or refuses (${code})`, {
      cause,
    });
  }
  let replica: Awaited<ReturnType<typeof joinReplicas>> | undefined;
  return {
    db,
    transaction: (work) => transact(db, work),
    proveDurable: () => proveDurable(db),
    async join() {
      replica = await joinReplicas(db, async () => {
        const client = new PlainTextClient(settings);
        await client.connect();
        return client;
      });
      return replica;
    },
    async figures() {
      const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(db);
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
      return { engine: "postgres", bytes: rows[0]?.bytes ?? 0, connections: { open, idle, waiting } };
    },
    async close() {
      await replica?.[Symbol.asyncDispose]();
      await db.destroy();
    },
  };
}

/**
 * Connects, and waits for a server that has been away for a moment: nothing has been asked of it yet. One of those who
 * wait looks whether it is back. Rejects with ConnectionLost if it stays away.
 */
function createPatience<Connection extends { release(): void }>(open: () => Promise<Connection>) {
  let awaySince: number | null = null;
  let looking: Promise<void> | null = null;

  async function connect(): Promise<Connection> {
    const connection = await open().catch((error: unknown) => {
      throw asStoreError(error);
    });
    awaySince = null;
    return connection;
  }

  /** Whether the caller may go on waiting after this failure. */
  function mayBeBack(error: unknown): boolean {
    if (!(error instanceof ConnectionLost)) return false;
    awaySince ??= performance.now();
    return performance.now() - awaySince < backWithinMs;
  }

  /** Resolves when it is worth another try. */
  async function look(): Promise<void> {
    for (;;) {
      await pause(lookMs);
      try {
        return (await connect()).release();
      } catch (error) {
        if (!mayBeBack(error)) return;
      }
    }
  }

  return async () => {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!mayBeBack(error)) throw error;
        looking ??= look().finally(() => {
          looking = null;
        });
        await looking;
      }
    }
  };
}

/** Has a read outside a transaction done again if its connection was lost. */
function repeatReads(db: Db): void {
  const executor = db.getExecutor();
  const ask = executor.executeQuery.bind(executor);
  executor.executeQuery = async (query, options) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(query, options);
      } catch (error) {
        if (query.query.kind !== "SelectQueryNode" || attempt >= maxAttempts(error, false)) throw error;
      }
    }
  };
}

/**
 * Runs a transaction, and again if another one was in its way (it read rows that changed before it wrote them, or two
 * waited for each other) or its connection was lost before the commit began. So `work` may run several times, and only
 * the last one counts.
 */
async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let mayBeCommitted = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        mayBeCommitted = true;
        return result;
      });
    } catch (error) {
      if (attempt >= maxAttempts(error, mayBeCommitted)) throw error;
      await pause(Math.random() * 5 * attempt);
    }
  }
}

const serializationFailure = "40001";
const deadlockDetected = "40P01";
const uniqueViolation = "23505";

function maxAttempts(error: unknown, mayBeCommitted: boolean): number {
  if (error instanceof LostRace) return 20;
  if (error instanceof ConnectionLost) return mayBeCommitted ? 1 : 3;
  switch (error instanceof pg.DatabaseError && error.code) {
    case serializationFailure:
    case deadlockDetected:
      return 20;
    // Another one has just inserted what this one had looked for in vain.
    case uniqueViolation:
      return 3;
    default:
      return 1;
  }
}

/** An error of the driver, as ConnectionLost if it is one. */
function asStoreError(error: unknown): unknown {
  if (!isConnectionLost(error)) return error;
  return new ConnectionLost("store.connection_lost", error.message, { cause: error });
}

/** The connection broke, or nobody listens there, or nobody knows the way: a container's name is gone while it restarts. */
const goneCodes: readonly string[] = [
  ...["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
];

/**
 * Whether the server ended the connection (57P01 to 57P03) or had no place for it (53300), or the driver found it gone,
 * or nobody who listens.
 */
function isConnectionLost(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return /^(57P0[123]|08|53300)/.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  const isGone = goneCodes.includes("code" in error ? String(error.code) : "");
  return isGone || /Connection terminated|not queryable/.test(error.message);
}

async function proveDurable(db: Db): Promise<void> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`.execute(db);
  const [found] = rows;
  if (found?.fsync !== "on" || found.commit === "off" || found.commit === "local") {
    throw new StoreError(
      "store.not_durable",
      `PostgreSQL would lose sales in a power cut: fsync is ${found?.fsync}, synchronous_commit ${found?.commit}`,
    );
  }
}

type Client = InstanceType<typeof pg.Client>;

/** Text here holds no NUL, which SQLite takes and PostgreSQL does not: it is left out. */
class PlainTextClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    // The server may end it at any moment, also the one at which it is connected. Its next query fails.
    this.on("error", () => undefined);
  }

  override query = ((config: unknown, values?: unknown, callback?: unknown) => {
    const plain = Array.isArray(values) ? values.map(withoutNul) : values;
    const asked = (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(this, config, plain, callback);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      throw asStoreError(error);
    });
  }) as Client["query"];
}

function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "") : value;
}

const bigintType = 20;
const numericType = 1700;

/** Every number of this program is a safe one: kobo, milliseconds, Telegram ids. */
function getTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === bigintType || oid === numericType) return toSafeNumber;
  return pg.types.getTypeParser(oid, format as "text") as (text: string) => unknown;
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new StoreError("store.unsafe_number", "The database holds a number that is too large to be exact");
  }
  return value;
}
