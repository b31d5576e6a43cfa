import type { Changes } from "./changes.ts";

/** Parts of the service that a fault or a delay can be aimed at. `any` is all of them. */
export const operations = [
  "any",
  "login",
  "upgrade",
  "profile",
  "funding-details",
  "webhook-update",
  "key-regeneration",
  "catalogue",
  "purchase",
  "purchase-record",
  "purchase-history",
  "verify",
] as const;
export type Operation = (typeof operations)[number];

/**
 * Ways to fail. The first six leave the request without any effect; the others, marked "processed", let it take effect
 * first.
 */
export const faultKinds = [
  /** Closes the line. */
  "drop-before",
  /** Says nothing. */
  "hang-before",
  "status-500-html",
  "status-401",
  /** "No such record", whatever there is. */
  "status-404",
  /** With Retry-After. */
  "status-429",
  /** Processed, then the line is closed without an answer. */
  "drop-after",
  /** Processed, then silence. */
  "hang-after",
  /** Processed, then the head and half the body, then a reset. */
  "reset-mid-answer",
  /** Processed, then an answer without a length that ends in the middle of its JSON: the HTTP is valid. */
  "truncate",
  "status-502-html-after",
  /** Processed, then bytes that are not HTTP. */
  "garbage",
] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Fault {
  operation: Operation;
  kind: FaultKind;
  /** How many requests it hits. 1 when not given; Infinity is allowed. */
  times?: number;
  /** For `status-429`; 1 when not given. */
  retryAfterSeconds?: number;
  /** Waits before failing. A hanging line is closed after it, and held open for ever without it. */
  delayMs?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Faults still to come, with the `times` that are left. */
  list(): PendingFault[];
}

export interface PendingFault extends Fault {
  times: number;
}

export function createFaults(changes: Changes) {
  let pending: PendingFault[] = [];
  return {
    faults: {
      add(fault: Fault) {
        pending.push({ ...fault, times: fault.times ?? 1 });
        changes.fire("fault");
      },
      clear() {
        pending = [];
        changes.fire("fault");
      },
      list: () => pending.map((fault) => ({ ...fault })),
    },
    /** The first fault that hits this operation, used up by one. */
    take(operation: Operation): PendingFault | null {
      const fault = pending.find((candidate) => candidate.operation === operation || candidate.operation === "any");
      if (!fault) return null;
      fault.times--;
      pending = pending.filter((candidate) => candidate.times > 0);
      changes.fire("fault");
      return fault;
    },
  };
}

export type FaultDesk = ReturnType<typeof createFaults>;
