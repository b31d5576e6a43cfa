import type { Status } from "./transactions.ts";

/** One payload on its way to one account, byte for byte. */
export interface WebhookEvent {
  accountId: number;
  reference: string;
  status: Status;
  hasToken: boolean;
  /** The exact body. */
  body: string;
}

/** One attempt to deliver an event. */
export interface Delivery extends WebhookEvent {
  at: number;
  url: string;
  /** Counts from 1. */
  attempt: number;
  signature: string;
  /** The receiver's status; null while it has not answered, and when it never did. */
  answered: number | null;
  /** Why there was no answer. */
  error: string | null;
}

export interface Webhooks {
  /**
   * `prompt` sends at once, `late` after `lateMs`, `withheld` only when released. `reordered` keeps an event until the
   * next one overtakes it, or for `lateMs`.
   */
  mode: "prompt" | "late" | "withheld" | "reordered";
  /** Sends everything twice, one after the other. */
  double: boolean;
  lateMs: number;
  /** In mode `prompt`: the answer to a purchase waits until its webhook was delivered once. */
  beforeAnswer: boolean;
  /** Events kept back, oldest first. */
  held(): WebhookEvent[];
  /** Sends the oldest `count` of what is kept back, all of it when not given. */
  release(count?: number): void;
  /** Every attempt, oldest first. */
  readonly log: readonly Delivery[];
  /** Sends the body of `log[index]` once more. */
  redeliver(index: number): Promise<Delivery>;
  /** Resolves when nothing is on the wire or queued. With `timers`, also waits for late events and retries. */
  idle(options?: { timers?: boolean }): Promise<void>;
}
