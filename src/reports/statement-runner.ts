import type { Clock } from "../lib/clock.ts";
import { messageOf, VendbotError } from "../lib/errors.ts";
import type { Log } from "../lib/log.ts";
import { createWakeableLoop } from "../lib/loop.ts";
import type { Lease } from "../store/engine/leases.ts";
import type { Store } from "../store/engine/open.ts";
import { findStatement, runningStatements, type StatementRow, updateStatement } from "../store/queries/statements.ts";

/** What became of a statement, for its row. */
export type Served = Partial<Pick<StatementRow, "lines" | "file_id" | "digest">>;

export interface StatementRunnerDeps {
  store: Store;
  clock: Clock;
  log: Log;
  /** Makes the file and hands it over. */
  serve(row: StatementRow): Promise<Served>;
  /** Draws the card of a statement that is over, one way or the other. */
  tell(row: StatementRow): Promise<void>;
}

/** Has statements made that were asked for, each once. */
export interface StatementRunner extends AsyncDisposable {
  start(): void;
  /** Resolves when none is being made. */
  idle(): Promise<void>;
}

const idleMs = 60_000;
/** Where several processes share the work, another one may have left a statement. */
const sharedIdleMs = 5000;

/**
 * One that was being made when its process ended is not begun again by itself, since it may be what ended it: its card
 * says so and offers it.
 */
export function createStatementRunner(deps: StatementRunnerDeps): StatementRunner {
  const { store, clock, log } = deps;
  const running = new Map<string, Promise<void>>();

  async function take(id: string, lease: Lease): Promise<void> {
    const row = await findStatement(store.db, id);
    if (row?.state === "making") return end(row, lease, { state: "stopped" });
    const making = row && (await change(row, lease, { state: "making" }));
    if (!making) return;
    try {
      await end(making, lease, { state: "made", ...(await deps.serve(making)) });
    } catch (error) {
      const code = error instanceof VendbotError ? error.code : "bug";
      log.error("statement.failed", { statement: id, code, error: messageOf(error) });
      await end(making, lease, { state: "failed" });
    }
  }

  async function end(row: StatementRow, lease: Lease, changes: Partial<StatementRow>): Promise<void> {
    const ended = await change(row, lease, { ...changes, done_at: clock.now() });
    if (ended) await deps.tell(ended);
  }

  function change(row: StatementRow, lease: Lease, changes: Partial<StatementRow>) {
    return store.transaction(async (trx) => {
      await store.leases.prove(trx, lease);
      return updateStatement(trx, row, changes);
    });
  }

  function kick(id: string): void {
    if (id === "" || running.has(id)) return;
    const task = store.leases
      .hold(`statement:${id}`, (lease) => take(id, lease))
      .then(() => undefined)
      .catch((error: unknown) => log.error("statement.lost", { statement: id, error: messageOf(error) }))
      .finally(() => running.delete(id));
    running.set(id, task);
  }

  const loop = createWakeableLoop({
    name: "statements",
    clock,
    log,
    async round() {
      for (const { id } of await runningStatements(store.db)) kick(id);
      return store.leases.isShared ? sharedIdleMs : idleMs;
    },
  });
  store.bells.on("statements", kick);
  return {
    start: loop.start,
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async [Symbol.asyncDispose]() {
      await loop[Symbol.asyncDispose]();
      await Promise.all(running.values());
    },
  };
}
