import type { Clock } from "../core/clock.ts";
import type { Db } from "../db/database.ts";
import type { StoreFigures } from "../db/engine.ts";
import type { PurchaseState } from "../sales/purchases.table.ts";
import type { Breaker } from "../vending-api/breaker.ts";
import type { AlertReading } from "./alerts.ts";
import { type CatalogueSurprises, createCatalogueSurprises } from "./catalogue-surprises.ts";
import { stuckSales } from "./health.queries.ts";
import type { AlertKind } from "./operations.table.ts";
import { createSkewSignal, createTelegramSignal, peers, type SkewSignal, type TelegramSignal } from "./signals.ts";

/** The signals that operators' alerts are read from. */
export interface Signals {
  service: Pick<Breaker, "health" | "hasAnswered">;
  telegram: TelegramSignal;
  skew: SkewSignal;
  catalogue: CatalogueSurprises;
}

/** The signals of this process. */
export function createSignals(clock: Clock, service: Signals["service"]): Signals {
  return {
    service,
    telegram: createTelegramSignal(clock),
    skew: createSkewSignal(clock),
    catalogue: createCatalogueSurprises(clock),
  };
}

const minute = 60_000;
/** How long a sale may be in a state before somebody should look: the sender's work takes seconds, the service's longer. */
const stuckAfter: readonly { states: readonly PurchaseState[]; ms: number }[] = [
  { states: ["intent", "sending"], ms: 5 * minute },
  { states: ["unknown"], ms: 30 * minute },
  { states: ["pending"], ms: 24 * 60 * minute },
];
/** One failure is nothing, and neither are two that came together. */
const failuresThatCount = 3;
const diskLowBytes = 1e9;
const diskGoodBytes = 1.5e9;
const skewBadMs = 30_000;
const skewGoodMs = 15_000;

const good: AlertReading = { is: "good" };
const unclear: AlertReading = { is: "unclear" };

export function readService(service: Signals["service"]): AlertReading {
  const { state, since } = service.health();
  if (state !== "closed") return { is: "bad", since, facts: { kind: "service_down" } };
  // After a start nobody knows yet.
  return service.hasAnswered ? good : unclear;
}

export function readToken({ trouble, lastAt }: TelegramSignal): AlertReading {
  if (lastAt === null) return unclear;
  if (!trouble) return good;
  return trouble.failures >= failuresThatCount
    ? { is: "bad", since: trouble.since, facts: { kind: "bot_token", why: trouble.why } }
    : unclear;
}

async function readStuckSales(db: Db, now: number): Promise<AlertReading> {
  const found = await Promise.all(stuckAfter.map(({ states, ms }) => stuckSales(db, states, now - ms)));
  const count = found.reduce((sum, stuck) => sum + stuck.count, 0);
  if (count === 0) return good;
  const oldestAt = Math.min(...found.flatMap(({ since }) => (since === null ? [] : [since])));
  return { is: "bad", facts: { kind: "stuck_sale", count, oldestAt } };
}

export function readDisk(disk: StoreFigures["disk"]): AlertReading {
  // The bot cannot see PostgreSQL's disk.
  if (!disk) return unclear;
  const { freeBytes } = disk;
  if (freeBytes < diskLowBytes) return { is: "bad", facts: { kind: "disk_low", freeBytes } };
  return freeBytes > diskGoodBytes ? good : unclear;
}

export function readSkew(skew: SkewSignal): AlertReading {
  const heard = peers.flatMap((peer) => {
    const skewMs = skew.read(peer);
    return skewMs === null ? [] : [{ peer, skewMs }];
  });
  const worst = heard.toSorted((a, b) => Math.abs(b.skewMs) - Math.abs(a.skewMs))[0];
  if (!worst) return unclear;
  const { peer, skewMs } = worst;
  if (Math.abs(skewMs) > skewBadMs)
    return { is: "bad", facts: { kind: "clock_skew", peer, seconds: Math.round(skewMs / 1000) } };
  return Math.abs(skewMs) < skewGoodMs ? good : unclear;
}

function readCatalogue({ present }: CatalogueSurprises): AlertReading {
  return present ? { is: "bad", facts: { kind: "catalogue_surprise", ...present } } : good;
}

/** One look at everything. */
export async function readAll(
  db: Db,
  signals: Signals,
  disk: StoreFigures["disk"],
  now: number,
): Promise<Record<AlertKind, AlertReading>> {
  return {
    service_down: readService(signals.service),
    bot_token: readToken(signals.telegram),
    stuck_sale: await readStuckSales(db, now),
    disk_low: readDisk(disk),
    clock_skew: readSkew(signals.skew),
    catalogue_surprise: readCatalogue(signals.catalogue),
  };
}
