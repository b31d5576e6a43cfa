import { messageOf, VendbotError } from "../core/errors.ts";
import { createJobs } from "../core/jobs.ts";
import { createWakeableLoop } from "../core/loop.ts";
import type { Lease } from "../db/leases.ts";
import type { Tools } from "../db/tools.ts";
import { findStatement, runningStatements, type StatementRow, updateStatement } from "./statements.queries.ts";

/** The result of a statement, for its row. */
export type Served = Partial<Pick<StatementRow, "lines" | "file_id" | "digest">>;

export interface StatementRunnerDeps extends Pick<Tools, "store" | "clock" | "log"> {
  /** Makes the file and hands it over. */
  serve(row: StatementRow): Promise<Served>;
  /** Draws the card of a statement that waits: `place` is 1 for the next. Must not throw. */
  reportPlace(row: StatementRow, place: number): Promise<void>;
  /** Draws the card of a statement that is over, one way or the other. */
  tell(row: StatementRow): Promise<void>;
}

/** Each is a process of up to 175 MB, with the 60 MB of Node itself that all processes share. */
const maxAtOnce = 2;
const idleMs = 60_000;
/** If several processes share the work, another one may have left a statement. */
const sharedIdleMs = 5000;

/**
 * Makes two statements at a time; the others wait in their order. If the process ends while it makes a statement, no
 * process begins that one again by itself, since it may be the cause: its card says so and offers it.
 */
export function createStatementRunner(deps: StatementRunnerDeps) {
  const { store, clock, log } = deps;
  const jobs = createJobs({ log, failure: { event: "statement.lost", named: "statement" } });
  const waiting: { id: string; begin: (isTurn: boolean) => void }[] = [];
  let making = 0;
  let telling = Promise.resolve();

  /** Takes a statement when its turn comes. The message about its place in the queue comes before, never after. */
  async function takeInTurn(id: string, lease: Lease): Promise<void> {
    if (making < maxAtOnce) making++;
    else {
      const turn = new Promise<boolean>((begin) => void waiting.push({ id, begin }));
      reportPlaces(waiting.slice(-1), waiting.length);
      if (!(await turn)) return;
      await telling;
    }
    try {
      await take(id, lease);
    } finally {
      const next = waiting.shift();
      if (next) next.begin(true);
      else making--;
      reportPlaces(waiting, 1);
    }
  }

  function reportPlaces(those: readonly { id: string }[], first: number): void {
    const ids = those.map(({ id }) => id);
    telling = telling
      .then(async () => {
        for (const [index, id] of ids.entries()) {
          const row = waiting.some((one) => one.id === id) && (await findStatement(store.db, id));
          if (row) await deps.reportPlace(row, first + index);
        }
      })
      .catch((error: unknown) => log.error("statement.place_not_told", { error: messageOf(error) }));
  }

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
    if (id === "") return;
    jobs.begin(id, () => store.leases.hold(`statement:${id}`, (lease) => takeInTurn(id, lease)));
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
  store.commitEvents.on("statements", kick);
  return {
    start: loop.start,
    /** Resolves when none is being made. */
    idle: jobs.idle,
    async [Symbol.asyncDispose]() {
      await loop[Symbol.asyncDispose]();
      // The next start takes them.
      for (const { begin } of waiting.splice(0)) begin(false);
      await jobs.idle();
    },
  };
}

/** Has statements made that were asked for, each once. */
export type StatementRunner = ReturnType<typeof createStatementRunner>;
