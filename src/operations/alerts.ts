import * as z from "zod";
import type { Db } from "../store/engine/database.ts";
import { inTurn } from "../store/engine/dialect.ts";
import { owe } from "../store/queries/notices.ts";
import { type Alert, dropAlert, insertAlert, openAlerts, updateAlert } from "../store/queries/operations.ts";
import { type AlertKind, alertKinds } from "../store/tables/operations.ts";
import type { Stamp, Tools } from "../store/tools.ts";
import { surprises } from "./catalogue-surprises.ts";
import { peers, tokenTroubles } from "./signals.ts";

/** What there is to say about an alert beside its times. Nothing of it names a person or is a secret. */
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
export type Reading = { is: "good" } | { is: "unclear" } | { is: "bad"; since?: number; facts: AlertFacts };

/** For how long something must be bad until it is told, and good until it is called over. */
export const patience = {
  service_down: { raiseMs: 60_000, clearMs: 30_000 },
  bot_token: { raiseMs: 30_000, clearMs: 30_000 },
  stuck_sale: { raiseMs: 0, clearMs: 30_000 },
  disk_low: { raiseMs: 30_000, clearMs: 60_000 },
  clock_skew: { raiseMs: 60_000, clearMs: 120_000 },
  catalogue_surprise: { raiseMs: 0, clearMs: 60_000 },
} as const satisfies Readonly<Record<AlertKind, { raiseMs: number; clearMs: number }>>;

/** What a reading does to what is known: a pure rule. */
type AlertStep =
  | { step: "none" }
  | { step: "begin"; facts: AlertFacts; since: number; isRaised: boolean }
  | { step: "forget" }
  | { step: "raise"; facts: AlertFacts }
  | { step: "still_bad"; facts: AlertFacts }
  | { step: "look_good" }
  | { step: "end" };

function nextStep(kind: AlertKind, alert: Alert | undefined, reading: Reading, now: number): AlertStep {
  const { raiseMs, clearMs } = patience[kind];
  if (reading.is === "unclear") return { step: "none" };
  if (!alert) {
    if (reading.is === "good") return { step: "none" };
    const since = Math.min(reading.since ?? now, now);
    return { step: "begin", facts: reading.facts, since, isRaised: now - since >= raiseMs };
  }
  if (alert.raised_at === null) {
    if (reading.is === "good") return { step: "forget" };
    return now - alert.bad_since >= raiseMs ? { step: "raise", facts: reading.facts } : { step: "none" };
  }
  if (reading.is === "bad") return { step: "still_bad", facts: reading.facts };
  if (alert.good_since === null) return { step: "look_good" };
  return now - alert.good_since >= clearMs ? { step: "end" } : { step: "none" };
}

export interface AlertDeps extends Stamp, Pick<Tools, "log"> {
  adminIds: readonly number[];
}

/**
 * Writes down what the readings change, and owes the operators what they are to see, in the caller's transaction. All
 * that an alert remembers stands in its row, so a restart neither repeats nor forgets it.
 */
export async function noteReadings(
  trx: Db,
  deps: AlertDeps,
  readings: Readonly<Record<AlertKind, Reading>>,
): Promise<void> {
  // Two replicas that look at once would see the same alert begin twice.
  await inTurn(trx, "alerts");
  const open = new Map((await openAlerts(trx)).map((alert) => [alert.kind, alert]));
  for (const kind of alertKinds) {
    const alert = open.get(kind);
    await apply(trx, deps, kind, alert, nextStep(kind, alert, readings[kind], deps.now));
  }
}

async function apply(
  trx: Db,
  deps: AlertDeps,
  kind: AlertKind,
  alert: Alert | undefined,
  step: AlertStep,
): Promise<void> {
  const { now, log } = deps;
  if (step.step === "begin") {
    const id = deps.ids.ulid();
    const raised_at = step.isRaised ? now : null;
    const facts = JSON.stringify(step.facts);
    await insertAlert(trx, { id, kind, bad_since: step.since, good_since: null, raised_at, over_at: null, facts });
    if (!step.isRaised) return;
    log.error("alert.raised", { ...step.facts });
    return oweBoards(trx, deps, id);
  }
  if (!alert) return;
  const { id } = alert;
  switch (step.step) {
    case "forget":
      return dropAlert(trx, id);
    case "raise":
      await updateAlert(trx, id, { raised_at: now, facts: JSON.stringify(step.facts) });
      log.error("alert.raised", { ...step.facts });
      return oweBoards(trx, deps, id);
    case "still_bad": {
      const facts = JSON.stringify(step.facts);
      if (alert.good_since !== null || facts !== alert.facts) await updateAlert(trx, id, { good_since: null, facts });
      return;
    }
    case "look_good":
      return updateAlert(trx, id, { good_since: now });
    case "end":
      await updateAlert(trx, id, { over_at: now });
      log.info("alert.over", { kind });
      return oweBoards(trx, deps, id);
  }
}

/** The alert's own message to each operator, and their status cards, which show it too. */
async function oweBoards(trx: Db, { ids, adminIds, now }: AlertDeps, alertId: string): Promise<void> {
  for (const userId of adminIds) {
    for (const key of [boardKey.alert(alertId, userId), boardKey.status(userId)]) {
      await owe(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "board", key, now });
    }
  }
}

/** What a board shows stands in the key of its notice. */
export const boardKey = {
  alert: (alertId: string, userId: number) => `board:alert:${alertId}:${userId}`,
  status: (userId: number) => `board:status:${userId}`,
  announcement: (id: string) => `board:announcement:${id}`,
} as const;

export type BoardSubject = { about: "alert" | "announcement"; id: string } | { about: "status" };

/** Reads a board's key; null for what is none. */
export function readBoardKey(key: string): BoardSubject | null {
  const [, about, id = ""] = /^board:(alert|announcement|status):(\w+)/.exec(key) ?? [];
  if (about === "status") return { about };
  return about === "alert" || about === "announcement" ? { about, id } : null;
}
