import type { Db } from "./database.ts";
import type { Leases } from "./leases.ts";

/** How the database fares, as far as its kind can tell. Sizes in bytes. */
export interface StoreFigures {
  engine: "sqlite" | "postgres";
  bytes: number;
  /** SQLite's write-ahead log. */
  walBytes?: number;
  /** Of the file system that holds SQLite's file. */
  disk?: { freeBytes: number; totalBytes: number };
  /** PostgreSQL's, of this process; `waiting` is what wants one and has none yet. */
  connections?: { open: number; idle: number; waiting: number };
}

/** A database of one kind, open and perhaps empty. */
export interface Engine {
  readonly db: Db;
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Called with a transaction that begins, before anything is asked of it. */
  begin?(trx: Db): void;
  /** Throws StoreError if what is acknowledged would be lost in a power cut. The tables are there. */
  proveDurable(): Promise<void>;
  /** Says to other processes on the same database that this one lives. The tables are there. */
  join(): Promise<Leases>;
  figures(): Promise<StoreFigures>;
  /** Leaves them, too. */
  close(): Promise<void>;
}
