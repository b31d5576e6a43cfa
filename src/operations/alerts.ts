import * as z from "zod";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { surprises } from "./catalogue-surprises.ts";
import { type Alert, dropAlert, insertAlert, openAlerts, updateAlert } from "./operations.queries.ts";
import { type AlertKind, alertKinds } from "./operations.table.ts";
import { peers, tokenTroubles } from "./signals.ts";

/** The facts of an alert beside its times. None of them names a person or is a secret. */
export const alertFacts = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("service_down") }),
  z.object({ kind: z.literal("bot_token"), why: z.enum(tokenTroubles) }),
  z.object({ kind: z.literal("stuck_sale"), count: z.number(), oldestAt: z.number() }),
  z.object({ kind: z.literal("disk_low"), freeBytes: z.number() }),
  z.object({ kind: z.literal("clock_skew"), peer: z.enum(peers), seconds: z.number() }),
  z.object({ kind: z.literal("catalogue_surprise"), what: z.enum(surprises), listing: z.string() }),
]);
export type AlertFacts = z.infer<typeof alertFacts>;

/**
 * How something stands at the moment. `unclear`: between good and bad, or not to be seen now: all stays as it was.
 * `since`: when it began, where that is known better than by the first look that found it.
 */
export type AlertReading = { is: "good" } | { is: "unclear" } | { is: "bad"; since?: number; facts: AlertFacts };

/** The time that something must be bad until it is raised, and good until it is over. */
export const patience = {
  service_down: { raiseMs: 60_000, clearMs: 30_000 },
  bot_token: { raiseMs: 30_000, clearMs: 30_000 },
  stuck_sale: { raiseMs: 0, clearMs: 30_000 },
  disk_low: { raiseMs: 30_000, clearMs: 60_000 },
  clock_skew: { raiseMs: 60_000, clearMs: 120_000 },
  catalogue_surprise: { raiseMs: 0, clearMs: 60_000 },
} as const satisfies Readonly<Record<AlertKind, { raiseMs: number; clearMs: number }>>;

export interface AlertDeps extends Stamp, Pick<Tools, "log"> {
  adminIds: readonly number[];
}

/**
 * Writes down what the readings change, and owes the operators what they are to see, in the caller's transaction. All
 * that an alert remembers stands in its row, so that no alert is repeated or lost after a restart.
 */
export async function recordReadings(
  trx: Db,
  deps: AlertDeps,
  readings: Readonly<Record<AlertKind, AlertReading>>,
): Promise<void> {
  // Two replicas that look at once would see the same alert begin twice.
  await takeLock(trx, "alerts");
  const open = new Map((await openAlerts(trx)).map((alert) => [alert.kind, alert]));
  for (const kind of alertKinds) {
    const [alert, reading] = [open.get(kind), readings[kind]];
    if (reading.is === "good" && alert) await recordGood(trx, deps, alert);
    if (reading.is === "bad") await recordBad(trx, deps, kind, alert, reading);
  }
}

/** A raised alert is over when it has been good for a while; one that was not raised is deleted. */
async function recordGood(trx: Db, deps: AlertDeps, { id, kind, raised_at, good_since }: Alert): Promise<void> {
  const { now, log } = deps;
  if (raised_at === null) return dropAlert(trx, id);
  if (good_since === null) return updateAlert(trx, id, { good_since: now });
  if (now - good_since < patience[kind].clearMs) return;
  await updateAlert(trx, id, { over_at: now });
  log.info("alert.over", { kind });
  await enqueueLiveMessages(trx, deps, id);
}

/** It is raised when it has been bad for a while. */
async function recordBad(
  trx: Db,
  deps: AlertDeps,
  kind: AlertKind,
  alert: Alert | undefined,
  reading: Extract<AlertReading, { is: "bad" }>,
): Promise<void> {
  const { now, ids, log } = deps;
  const facts = JSON.stringify(reading.facts);
  if (alert && alert.raised_at !== null) {
    if (alert.good_since !== null || facts !== alert.facts)
      await updateAlert(trx, alert.id, { good_since: null, facts });
    return;
  }
  const id = alert?.id ?? ids.ulid();
  const bad_since = alert?.bad_since ?? Math.min(reading.since ?? now, now);
  const isRaised = now - bad_since >= patience[kind].raiseMs;
  const raised_at = isRaised ? now : null;
  if (!alert) await insertAlert(trx, { id, kind, bad_since, good_since: null, raised_at, over_at: null, facts });
  if (!isRaised) return;
  if (alert) await updateAlert(trx, id, { raised_at, facts });
  log.error("alert.raised", { ...reading.facts });
  await enqueueLiveMessages(trx, deps, id);
}

/** The alert's own message to each operator, and their status cards, which show it too. */
async function enqueueLiveMessages(trx: Db, { ids, adminIds, now }: AlertDeps, alertId: string): Promise<void> {
  for (const userId of adminIds) {
    for (const key of [liveMessageKey.alert(alertId, userId), liveMessageKey.status(userId)]) {
      await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "board", key, now });
    }
  }
}

/** The key of a notice names the live message's content. */
export const liveMessageKey = {
  alert: (alertId: string, userId: number) => `board:alert:${alertId}:${userId}`,
  status: (userId: number) => `board:status:${userId}`,
  announcement: (id: string) => `board:announcement:${id}`,
} as const;

export type BoardSubject = { about: "alert" | "announcement"; id: string } | { about: "status" };

/** Reads a board's key; null for what is none. */
export function readLiveMessageKey(key: string): BoardSubject | null {
  const [, about, id = ""] = /^board:(alert|announcement|status):(\w+)/.exec(key) ?? [];
  if (about === "status") return { about };
  return about === "alert" || about === "announcement" ? { about, id } : null;
}
