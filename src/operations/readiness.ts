import { messageOf } from "../core/errors.ts";
import type { Tools } from "../db/tools.ts";
import type { Breaker } from "../vending-api/breaker.ts";
import { proveWritable, stuckSales } from "./health.queries.ts";

export interface ReadinessDeps extends Pick<Tools, "store" | "clock" | "log"> {
  service: Pick<Breaker, "health">;
  isConnected(): boolean;
  /** How many accounts sell nothing yet since the database was restored. */
  waitingAfterRestore(): Promise<number>;
}

/** How a process stands. */
export interface ServingStatus {
  /**
   * Whether it can take what comes in. Trouble of the service's, or of a sale, that all replicas share is no reason to send anybody elsewhere: a proxy
   * would cut off the webhooks by which it ends.
   */
  canServe: boolean;
  /** The problems, in words that anybody may read; empty if there are none. */
  reasons: readonly string[];
}

/** A line that is down for a moment is no trouble. */
const telegramGraceMs = 30_000;
const serviceGraceMs = 120_000;
/** A sale that is neither sent nor given up for so long means that the sender is stuck. */
const stuckAfterMs = 300_000;
/** What was written a moment ago can be written: anybody may ask, and each look is a commit. */
const writtenMs = 2000;

/** Whether this process can serve. */
export function createReadiness(deps: ReadinessDeps) {
  const { clock } = deps;
  let connectedAt: number | null = null;

  /** Looks at what comes and goes between two questions. */
  function sample(): void {
    if (deps.isConnected()) connectedAt = clock.monotonic();
  }

  /** The facts in the database; null if it cannot be read. */
  async function readStore(now: number): Promise<string[] | null> {
    try {
      const stuck = await stuckSales(deps.store.db, ["intent", "sending"], now - stuckAfterMs);
      const waiting = await deps.waitingAfterRestore();
      return [
        ...(stuck.count > 0 ? ["purchases: a sale is stuck before its answer"] : []),
        ...(waiting > 0 ? [`restore: ${waiting} accounts are still being looked up`] : []),
      ];
    } catch (error) {
      deps.log.error("store.unreadable", { error: messageOf(error) });
      return null;
    }
  }

  let wrote = { at: Number.NEGATIVE_INFINITY, isDone: Promise.resolve(false) };

  /** Reading goes on with a full disk; senders get no acknowledgement for webhooks and taps. */
  function canWrite(): Promise<boolean> {
    const at = clock.monotonic();
    if (at - wrote.at < writtenMs) return wrote.isDone;
    const isDone = proveWritable(deps.store).then(
      () => true,
      (error: unknown) => {
        deps.log.error("store.unwritable", { error: messageOf(error) });
        return false;
      },
    );
    wrote = { at, isDone };
    return isDone;
  }

  /** The facts in the database, and whether it is unusable. */
  async function readTrouble(now: number): Promise<{ isBroken: boolean; reasons: readonly string[] }> {
    const stored = await readStore(now);
    if (stored === null) return { isBroken: true, reasons: ["store: cannot be read"] };
    if (!(await canWrite())) return { isBroken: true, reasons: [...stored, "store: cannot be written"] };
    return { isBroken: false, reasons: stored };
  }

  return {
    sample,
    async read(): Promise<ServingStatus> {
      sample();
      const now = clock.now();
      const { since } = deps.service.health();
      const isAway = connectedAt === null || clock.monotonic() - connectedAt > telegramGraceMs;
      const { isBroken, reasons } = await readTrouble(now);
      return {
        // Before the first connection there is nobody to serve.
        canServe: connectedAt !== null && !isBroken,
        reasons: [
          ...(isAway ? ["telegram: not connected"] : []),
          ...(since !== null && now - since > serviceGraceMs ? ["vending: the service does not answer"] : []),
          ...reasons,
        ],
      };
    },
  };
}
