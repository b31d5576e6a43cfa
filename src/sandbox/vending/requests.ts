import type { Mode } from "./accounts.ts";
import type { FaultKind, Operation } from "./faults.ts";

export interface ReceivedRequest {
  at: number;
  method: string;
  path: string;
  /** Null for a path that is none of the service's. */
  operation: Exclude<Operation, "any"> | null;
  accountId?: number;
  /** The kind of the API key, where one was used. */
  mode?: Mode;
  /** The parsed JSON, with the PIN masked. */
  body?: unknown;
  /** Whether it took effect or would have: false when a fault came first. */
  processed: boolean;
  fault?: FaultKind;
  /** Null when no complete answer was sent. */
  answered: number | null;
}
