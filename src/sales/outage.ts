import type { Random } from "../core/backoff.ts";
import { createWakeableLoop } from "../core/loop.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import type { Breaker } from "../vending-api/breaker.ts";
import { checkBy, waitingForCheck } from "./checks.queries.ts";
import type { Guard } from "./guard.ts";
import { isAnybodyTurnedAway, recordTurnedAway, takeTurnedAway } from "./turned-away.queries.ts";

/** Handles an outage of the service, and its end. */
export interface Outage extends AsyncDisposable {
  start(): void;
  /** Since when the service answers nobody, in epoch milliseconds; null while it answers. */
  downSince(): number | null;
  /** Records a user who could not sell, and who gets a message when the service is back. */
  turnAway(trx: Db, userId: number): Promise<void>;
  /**
   * Refuses new sales while the service is down: nothing is sent, the offer stays, and the user gets a message later.
   */
  guard: Guard;
}

export interface OutageDeps extends Pick<Tools, "store" | "clock" | "ids" | "log"> {
  random: Random;
  breaker: Pick<Breaker, "health" | "onTurn" | "isOpen">;
  /** Whether the service answers. Never rejects. */
  ping(): Promise<boolean>;
  /** The service answers again. */
  onBack(): void;
}

const idleMs = 15_000;
const againMs = 5000;
/** All that waited are asked about within this time of the recovery, */
const catchUpMs = 40_000;
/** at no more than this many a second, */
const maxPerSecond = 50;
/** and where they are few, no faster than that. */
const easyPerSecond = 20;
/** Rows in one transaction: a sale waits for no more than these. */
const pageSize = 100;

export function createOutage(deps: OutageDeps): Outage {
  const { store, clock, ids, log, breaker } = deps;
  let isBack = false;

  /** Checks sales with a later check now, one after the other at an even pace. */
  async function bringForward(): Promise<void> {
    const start = clock.now();
    const waiting = await waitingForCheck(store.db, start);
    const gap = gapMs(waiting.length);
    for (let first = 0; first < waiting.length; first += pageSize) {
      await store.transaction(async (trx) => {
        for (const [index, id] of waiting.slice(first, first + pageSize).entries()) {
          await checkBy(trx, id, Math.round(start + (first + index + deps.random()) * gap));
        }
      });
    }
    if (waiting.length > 0) log.info("outage.catching_up", { sales: waiting.length, gapMs: gap });
  }

  async function notifyTurnedAway(): Promise<void> {
    await store.transaction(async (trx) => {
      const now = clock.now();
      for (const userId of await takeTurnedAway(trx)) {
        await enqueueNews(trx, { ids, now }, userId, { about: "service_back" });
      }
    });
  }

  async function round(): Promise<number> {
    if (breaker.isOpen) return idleMs;
    if (isBack) {
      await bringForward();
      isBack = false;
    }
    if (!(await isAnybodyTurnedAway(store.db))) return idleMs;
    // Also the users of an earlier process: nobody gets a message before the service has answered.
    if (!(await deps.ping())) return againMs;
    await notifyTurnedAway();
    return idleMs;
  }

  const loop = createWakeableLoop({ name: "outage", clock, log, round });
  breaker.onTurn(({ state, since }) => {
    if (state !== "closed") return log.warn("outage.begun", { since });
    log.info("outage.over");
    isBack = true;
    deps.onBack();
    loop.wake();
  });

  const outage: Outage = {
    start: loop.start,
    downSince: () => breaker.health().since,
    turnAway: (trx, userId) => recordTurnedAway(trx, userId, clock.now()),
    async guard(trx, _offer, tap) {
      const since = outage.downSince();
      if (since === null) return null;
      await outage.turnAway(trx, tap.userId);
      return { kind: "service_down", since };
    },
    [Symbol.asyncDispose]: () => loop[Symbol.asyncDispose](),
  };
  return outage;
}

/** The time between the checks of this number of sales. */
export function gapMs(count: number): number {
  return Math.max(1000 / maxPerSecond, Math.min(1000 / easyPerSecond, catchUpMs / Math.max(count, 1)));
}
