import type { Purchase } from "../sales/purchases.queries.ts";
import type { BatchState, BatchStop } from "./batches.table.ts";

/** How far a list is: what its rows say, and nothing else. */
export interface Progress {
  state: BatchState;
  expiresAt: number;
  rows: readonly Pick<Purchase, "id" | "state">[];
  /** Rows that the service refused since the wallet is too low for them. */
  tooDear: number;
  /** Rows of this and other lists of the account that are on their way to the service. */
  moving: number;
  /** The ids of rows whose price the service has just not said. */
  unpriced: ReadonlySet<string>;
}

export type Move =
  /** These rows are judged and sent, as many as there are lines free. */
  | { kind: "sell"; ids: readonly string[] }
  /** A row that is on its way tells when to look again: one of its own, or of another list. */
  | { kind: "wait"; isOwn: boolean }
  /** The service has not said the price of any row that is left: it is asked again. */
  | { kind: "later" }
  /** Unsent rows stay unsold. */
  | { kind: "stop"; why: BatchStop }
  /** No row is left to be sent. Some may be open: their results change only the card. */
  | { kind: "end" }
  /** It does not run. */
  | { kind: "rest" };

/** The rule of a list, from its rows as they are stored: the same after a kill, on whichever replica. */
export function nextMove(progress: Progress, lines: number, now: number): Move {
  if (progress.state !== "running") return { kind: "rest" };
  const waiting = progress.rows.filter(({ state }) => state === "quoted");
  if (waiting.length === 0) return { kind: "end" };
  if (progress.tooDear > 0) return { kind: "stop", why: "low_wallet" };
  if (now >= progress.expiresAt) return { kind: "stop", why: "too_late" };
  const ready = waiting.filter(({ id }) => !progress.unpriced.has(id));
  if (ready.length === 0) return { kind: "later" };
  const free = lines - progress.moving;
  return free > 0
    ? { kind: "sell", ids: ready.slice(0, free).map(({ id }) => id) }
    : { kind: "wait", isOwn: progress.rows.some(({ state }) => state === "intent" || state === "sending") };
}

/**
 * Whether a row was certainly not sold, so that selling it again pays for it once: it was never sent, or the service
 * says that it failed, or that it has no such sale and the wallet shows none. It is not certain while a check of a failed
 * one is due, or a person should look.
 */
export function isCertainlyUnsold({ state, why, review, next_check_at }: Purchase): boolean {
  if (review !== null || why === "restored") return false;
  if (state === "cancelled" || state === "expired") return true;
  if (state === "failed") return next_check_at === null;
  return state === "void" && why !== "no_record_unseen";
}
