import { messageOf } from "../core/errors.ts";
import { createWakeableLoop, type WakeableLoop } from "../core/loop.ts";
import type { StoreFigures } from "../db/engine.ts";
import type { Tools } from "../db/tools.ts";
import { recordReadings } from "./alerts.ts";
import { readAll, type Signals } from "./readings.ts";

export interface WatchDeps extends Omit<Tools, "cipher"> {
  adminIds: readonly number[];
  signals: Signals;
  disk(): Promise<StoreFigures["disk"]>;
  onRound(): void;
  /** Asks Telegram anything, so that the end of a trouble is noticed when nobody says anything. */
  askTelegram(): Promise<unknown>;
}

const roundMs = 10_000;
/** Every long poll hears from Telegram; in webhook mode only an update does. */
const silentTooLongMs = 60_000;

/** Looks every few seconds at what can go wrong, and keeps the operators' alerts. */
export function createWatch(deps: WatchDeps): WakeableLoop {
  const { store, clock, signals, log } = deps;
  let isAsking = false;

  async function ask(): Promise<void> {
    const { telegram } = signals;
    const isSilent = telegram.lastAt !== null && clock.now() - telegram.lastAt > silentTooLongMs;
    if (isAsking || !(isSilent || telegram.trouble)) return;
    isAsking = true;
    try {
      await deps.askTelegram();
    } catch (error) {
      log.debug("watch.ask_failed", { error: messageOf(error) });
    }
    isAsking = false;
  }

  return createWakeableLoop({
    name: "watch",
    clock,
    log,
    async round() {
      deps.onRound();
      // Not waited for: a Telegram that hangs must not hold up what there is to say about it.
      void ask();
      // One of the replicas looks for all.
      if (!(await store.leases.keep("watch"))) return roundMs;
      const readings = await readAll(store.db, signals, await deps.disk(), clock.now());
      const { ids, adminIds } = deps;
      await store.transaction((trx) => recordReadings(trx, { ids, log, adminIds, now: clock.now() }, readings));
      return roundMs;
    },
  });
}
