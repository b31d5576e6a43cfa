import type { StoreFigures } from "../db/engine.ts";
import type { Tools } from "../db/tools.ts";
import { createAnnouncer } from "../operations/announcements.ts";
import { createFigures } from "../operations/figures.ts";
import { type OverviewDeps, readOverview } from "../operations/overview.ts";
import { createReadiness } from "../operations/readiness.ts";
import type { Signals } from "../operations/readings.ts";
import { createWatch } from "../operations/watch.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";

export interface OperationsDeps extends Omit<Tools, "cipher"> {
  adminIds: readonly number[];
  version: string;
  signals: Signals;
  isConnected(): boolean;
  /** How many accounts sell nothing yet since the database was restored. */
  waitingAfterRestore(): Promise<number>;
  askTelegram(): Promise<unknown>;
  smsToday: OverviewDeps["smsToday"];
  traits: Pick<ServiceTraits, "known">;
  /** Every few seconds, on every replica. */
  onRound(): void;
  /** In place of a look at the disk that holds the database. */
  disk?: (() => StoreFigures["disk"]) | undefined;
}

/** The messages to operators, and their actions for all accounts. */
export function createOperations(deps: OperationsDeps) {
  const { store, clock, signals } = deps;
  const { service } = signals;
  const startedAt = clock.now();
  const readiness = createReadiness({ ...deps, service });
  return {
    readiness,
    watch: createWatch({
      ...deps,
      disk: async () => (deps.disk ? deps.disk() : (await store.figures()).disk),
      onRound() {
        readiness.sample();
        deps.onRound();
      },
    }),
    announcer: createAnnouncer(deps),
    overview: () => readOverview({ ...deps, service, startedAt }),
    figures: createFigures(deps),
  };
}

export type Operations = ReturnType<typeof createOperations>;
