import type { Clock } from "../lib/clock.ts";
import { messageOf } from "../lib/errors.ts";
import type { Log } from "../lib/log.ts";
import { stuckSales } from "../store/health.ts";
import type { Store } from "../store/open.ts";
import type { Breaker } from "../vending/breaker.ts";

export interface ReadinessDeps {
  store: Store;
  clock: Clock;
  log: Log;
  service: Pick<Breaker, "health">;
  isConnected(): boolean;
  /** How many accounts sell nothing yet since the database was restored. */
  waitingAfterRestore(): Promise<number>;
}

/** Whether this process can serve. */
export interface Readiness {
  /** Why it cannot, in words that anybody may read; empty when it can. */
  read(): Promise<readonly string[]>;
  /** Looks at what comes and goes between two questions. */
  sample(): void;
}

/** A line that is down for a moment is no reason to send anybody elsewhere. */
const telegramGraceMs = 30_000;
const serviceGraceMs = 120_000;
/** A sale that is neither sent nor given up for so long means that the sender is stuck. */
const stuckAfterMs = 300_000;

export function createReadiness(deps: ReadinessDeps): Readiness {
  const { clock } = deps;
  let connectedAt: number | null = null;

  function sample(): void {
    if (deps.isConnected()) connectedAt = clock.monotonic();
  }

  function isTelegramAway(): boolean {
    sample();
    // Before the first connection there is nobody to serve.
    return connectedAt === null || clock.monotonic() - connectedAt > telegramGraceMs;
  }

  async function whyStoreCannot(now: number): Promise<string | null> {
    try {
      const stuck = await stuckSales(deps.store.db, ["intent", "sending"], now - stuckAfterMs);
      if (stuck.count > 0) return "purchases: a sale is stuck before its answer";
      const waiting = await deps.waitingAfterRestore();
      return waiting > 0 ? `restore: ${waiting} accounts are still being looked up` : null;
    } catch (error) {
      deps.log.error("store.unreadable", { error: messageOf(error) });
      return "store: cannot be read";
    }
  }

  return {
    sample,
    async read() {
      const now = clock.now();
      const { since } = deps.service.health();
      const reasons = [
        isTelegramAway() ? "telegram: not connected" : null,
        since !== null && now - since > serviceGraceMs ? "vending: the service does not answer" : null,
        await whyStoreCannot(now),
      ];
      return reasons.filter((reason) => reason !== null);
    },
  };
}
