import { Migrator } from "kysely/migration";
import type { Cipher } from "../core/cipher.ts";
import { type CommitEvents, createCommitEvents } from "./commit-events.ts";
import type { Db } from "./database.ts";
import type { Engine, StoreFigures } from "./engine.ts";
import type { Leases } from "./leases.ts";
import { migrations } from "./schema/schema.ts";
import { readSetting } from "./settings.queries.ts";
import { StoreError } from "./store-error.ts";
import { isEarlier, readMigrations, refuseEarlier } from "./upkeep/earlier.ts";
import { proveKeys, recordKeys } from "./upkeep/sealing-keys.ts";

export { StoreError };

/** Names a database as the source of copies. */
export const copyIdSetting = "copy_id";
/** Holds the name of its source for as long as a copy is unfinished. */
export const copyRunningSetting = "copy_running";
/** The shop is in the copy now. */
export const copyMovedSetting = "copy_moved";

export interface Store extends AsyncDisposable {
  readonly db: Db;
  /**
   * Runs `work` in one transaction. Inside, use only the `trx` that is passed: a query on `db` would wait for this
   * transaction, which waits for it. What it resolves or rejects with is on the disk, and so is whatever `db` tells:
   * what the row of another transaction led to may leave the process. `work` may run more than once, where another
   * replica's transaction was in its way: only the last run counts.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Code that acts after a commit listens here. A transaction emits the events of what it wrote: see `emitAfterCommit`. */
  readonly commitEvents: CommitEvents;
  /** The leases that keep the processes which share this database out of each other's way. */
  readonly leases: Leases;
  figures(): Promise<StoreFigures>;
}

/**
 * Opens and migrates the database at `url` (`sqlite:PATH` or `postgres://…`). With `cipher`, only if that opens what
 * the database holds: the check comes before anything is written. `onLost`: the disk has failed under SQLite, and all
 * that is asked of the store rejects from now on; a new start finds what was acknowledged. `onMigrating`: called with
 * the number of steps that are about to begin; each of them may read every sale. Throws StoreError, KeyError.
 */
export async function openStore(
  url: string,
  cipher?: Cipher,
  onLost: OnLost = () => {},
  onMigrating: OnMigrating = () => {},
): Promise<Store> {
  return open(url, { cipher, isForCopy: false, onLost, onMigrating });
}

/**
 * The same for copying only. Nothing else opens an unfinished copy, a database that was copied, or one of an earlier
 * version, which stays as it is.
 */
export async function openForCopy(url: string): Promise<Store> {
  return open(url, { cipher: undefined, isForCopy: true, onLost: () => {}, onMigrating: () => {} });
}

type OnLost = (error: StoreError) => void;
type OnMigrating = (steps: number) => void;

interface Opening {
  cipher: Cipher | undefined;
  isForCopy: boolean;
  onLost: OnLost;
  onMigrating: OnMigrating;
}

async function open(url: string, { cipher, isForCopy, onLost, onMigrating }: Opening): Promise<Store> {
  const engine = await openEngine(url, onLost);
  const { db, close } = engine;
  try {
    const found = await readMigrations(db);
    if (!isForCopy) refuseEarlier(found, "This database");
    if (cipher) await proveKeys(db, cipher);
    if (!isEarlier(found) && !isMigrated(found)) await migrate(db, onMigrating);
    if (!isForCopy) await refuseCopied(db);
    await engine.proveDurable();
    if (cipher) await recordKeys(db, cipher);
    const leases = await engine.join();
    return { db, ...createCommitEvents(engine), leases, figures: engine.figures, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One of the two drivers is loaded. */
async function openEngine(url: string, onLost: OnLost): Promise<Engine> {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path) return (await import("./sqlite/sqlite.ts")).openSqlite(path, onLost);
  if (/^postgres(ql)?:\/\//.test(url)) return (await import("./postgres.ts")).openPostgres(url);
  throw new StoreError(
    "store.bad_url",
    "DATABASE_URL must be sqlite:PATH, for example sqlite:data/vendbot.db, or postgres://USER:PASSWORD@HOST/DATABASE",
  );
}

/** Two shops, one on each copy, could sell the same sale twice: so neither may start. */
async function refuseCopied(db: Db): Promise<void> {
  if ((await readSetting(db, copyRunningSetting)) !== undefined) {
    throw new StoreError(
      "store.half_copied",
      "This database is an unfinished copy. Finish it: npm run copy-database -- FROM TO",
    );
  }
  if ((await readSetting(db, copyMovedSetting)) !== undefined) {
    throw new StoreError(
      "store.moved",
      "This database was copied to another one, where the shop is now. To go back to it without what was sold since: " +
        "npm run copy-database -- --take-back URL",
    );
  }
}

/** Asked of Kysely, it would read every table of the database first. */
function isMigrated(found: readonly string[]): boolean {
  return found.join() === Object.keys(migrations).join();
}

/** Replicas that start at once wait for each other here: Kysely holds a lock while it migrates. */
async function migrate(db: Db, onMigrating: OnMigrating): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const steps = (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt).length;
  if (steps > 0) onMigrating(steps);
  const { error } = await migrator.migrateToLatest();
  if (error) throw new StoreError("store.migration_failed", "The database could not be migrated", { cause: error });
}
