import type { Db } from "./database.ts";

/** A database of one kind, open and perhaps empty. */
export interface Engine {
  readonly db: Db;
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Throws StoreError if what is acknowledged would be lost in a power cut. The tables are there. */
  proveDurable(): Promise<void>;
  close(): Promise<void>;
}
