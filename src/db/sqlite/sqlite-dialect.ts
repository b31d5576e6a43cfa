import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from "kysely";
import { StoreError } from "../store-error.ts";
import type { LogOnDisk } from "./log-on-disk.ts";
import type { Statements } from "./statements.ts";
import type { Turns } from "./turns.ts";

export interface SqliteParts {
  statements: Statements;
  log: Pick<LogOnDisk, "recordCommit" | "settled" | "refuseIfLost">;
  /** A query outside a transaction takes one, a transaction one from its begin to its end. */
  turns: Turns;
  /** The transaction that has the turn, or had it last. */
  transaction?: Connection;
  /** After each commit that has written, in its turn. */
  onCommit(): void;
}

/**
 * SQLite with one connection, used in turn. Whatever a transaction, or a query outside one, tells its caller is on the
 * disk, no matter which transaction wrote it, and even if it reports an error: it waits for the disk after its turn,
 * while others have theirs.
 */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    super({ database: parts.statements });
    this.#parts = parts;
  }

  override createAdapter(): SqliteAdapter {
    return new TurnTakingAdapter();
  }

  override createDriver(): Driver {
    return createDriver(this.#parts);
  }
}

/** Kysely would keep everybody out for as long as one waits for the disk. */
class TurnTakingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** For one query, or for one transaction. */
export class Connection implements DatabaseConnection {
  /** Of the transaction that is under way. */
  endTurn: (() => void) | undefined;
  hasWritten = false;
  isTransaction = false;
  /** Its transaction has ended: what comes later belongs to none. */
  isOver = false;
  readonly #parts: SqliteParts;

  constructor(parts: SqliteParts) {
    this.#parts = parts;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.ask(query.sql, query.parameters);
  }

  async ask<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    if (this.isOver || (this.isTransaction && !this.#parts.statements.inTransaction())) {
      throw new StoreError("store.rolled_back", "The transaction has ended before this query");
    }
    if (this.endTurn) return this.run<R>(sql, parameters);
    // Most of the time nobody has the turn: a promise for it would cost as much as a short query.
    const endTurn = this.#parts.turns.takeNow();
    if (endTurn) this.#begin(endTurn);
    else await this.begin();
    try {
      return this.run<R>(sql, parameters);
    } finally {
      const written = this.end();
      if (written) await written;
    }
  }

  // biome-ignore lint/correctness/useYield: statements are shared
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new StoreError("bug.streamed", "Nothing is streamed from SQLite");
  }

  async begin(): Promise<void> {
    this.#begin(await this.#parts.turns.take());
  }

  #begin(endTurn: () => void): void {
    this.endTurn = endTurn;
    try {
      this.#parts.log.refuseIfLost();
    } catch (error) {
      this.#giveTurn();
      throw error;
    }
  }

  /** Resolves when what was written is on the disk; undefined: it is. Does nothing if the turn has ended. */
  end(): Promise<void> | undefined {
    if (!this.endTurn) return undefined;
    try {
      if (this.hasWritten) {
        this.#parts.log.recordCommit();
        this.#parts.onCommit();
      }
    } finally {
      this.#giveTurn();
    }
    return this.#parts.log.settled();
  }

  #giveTurn(): void {
    this.endTurn?.();
    this.endTurn = undefined;
    this.hasWritten = false;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const statement = this.#parts.statements.prepare(sql);
    if (!statement.readonly) this.hasWritten = true;
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

function createDriver(parts: SqliteParts): Driver {
  return {
    async init() {},
    acquireConnection: async () => new Connection(parts),
    async beginTransaction(connection: Connection) {
      await connection.begin();
      connection.run("begin", []);
      connection.isTransaction = true;
      parts.transaction = connection;
    },
    async commitTransaction(connection: Connection) {
      connection.run("commit", []);
      connection.isOver = true;
      await connection.end();
    },
    async rollbackTransaction(connection: Connection) {
      // A commit that the disk did not take has ended it, and so has SQLite after some errors.
      if (connection.endTurn && parts.statements.inTransaction()) connection.run("rollback", []);
      connection.hasWritten = false;
      connection.isOver = true;
      await connection.end();
    },
    releaseConnection: async (connection: Connection) => connection.end(),
    async destroy() {
      parts.statements.close();
    },
  };
}
