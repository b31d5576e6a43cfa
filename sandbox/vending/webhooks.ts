import type { Clock } from "../../src/core/clock.ts";
import type { Accounts } from "./accounts.ts";
import { type Changes, watched } from "./changes.ts";
import { SandboxError } from "./sandbox-error.ts";
import type { Switches } from "./switches.ts";
import { createTimers } from "./timers.ts";
import { createDeliverer, type Delivery, type WebhookEvent } from "./webhook-delivery.ts";
import { createWorkload } from "./workload.ts";

export const webhookModes = ["prompt", "late", "withheld", "reordered"] as const;

export interface Webhooks {
  /**
   * `prompt` sends at once, `late` after `lateMs`, `withheld` only when released. `reordered` keeps an event until the
   * next one overtakes it, or for `lateMs`.
   */
  mode: (typeof webhookModes)[number];
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

/** The result of one request, and the events that wait until it has its answer. */
interface Batch<T> {
  result: T;
  /** Sends the events on; resolves when those that go at once were tried. Must be called exactly once. */
  send(): Promise<void>;
}

export interface WebhookDesk {
  webhooks: Webhooks;
  /** Sends an event the way the mode wants; inside `collect`, keeps it for the batch. */
  announce(event: WebhookEvent): void;
  /** Runs `work`, which must not wait, and keeps back what it announces. */
  collect<T>(work: () => T): Batch<T>;
  /** Calls off every timer and attempt. */
  close(): void;
}

export function createWebhooks(deps: {
  clock: Clock;
  accounts: Accounts;
  changes: Changes;
  retryDelaysMs: readonly number[];
  switches: Switches;
}): WebhookDesk {
  const timers = createTimers(deps.clock);
  const workload = createWorkload();
  const closing = new AbortController();
  const deliverer = createDeliverer({ ...deps, timers, workload, closing: closing.signal });
  let held: WebhookEvent[] = [];
  let collected: WebhookEvent[] | null = null;

  const deliver = (event: WebhookEvent) => deliverer.deliver(event, webhooks.double);

  const release = (events: readonly WebhookEvent[]) => {
    held = held.filter((event) => !events.includes(event));
    for (const event of events) void deliver(event);
    workload.wake();
    deps.changes.fire("webhook");
  };

  const send = async (event: WebhookEvent): Promise<void> => {
    if (webhooks.mode === "prompt") return deliver(event);
    if (webhooks.mode === "late") return timers.after(webhooks.lateMs, () => void deliver(event));
    held.push(event);
    deps.changes.fire("webhook");
    if (webhooks.mode === "withheld") return;
    if (held.length > 1) release(held.toReversed());
    else timers.after(webhooks.lateMs, () => release(held.filter((other) => other === event)));
  };

  const webhooks: Webhooks = watched<Webhooks>(
    {
      mode: "prompt",
      double: false,
      lateMs: 1500,
      beforeAnswer: false,
      held: () => [...held],
      release: (count = held.length) => release(held.slice(0, count)),
      log: deliverer.log,
      redeliver(index) {
        const delivery = deliverer.log[index];
        if (!delivery) throw new SandboxError("sandbox.no_delivery", `There is no delivery ${index}`);
        return deliverer.attempt(delivery, delivery.attempt + 1);
      },
      idle: (options) => workload.idle(() => options?.timers === true && timers.size > 0),
    },
    deps.changes,
    "webhook",
    refuseUnknownMode,
  );

  return {
    webhooks,
    announce(event) {
      if (collected) collected.push(event);
      else void send(event);
    },
    collect(work) {
      const events: WebhookEvent[] = [];
      collected = events;
      // Counted as work, so that idle() also waits for events whose answer is still being written.
      const end = workload.begin();
      try {
        const result = work();
        return { result, send: () => Promise.all(events.map(send)).then(end) };
      } catch (error) {
        end();
        throw error;
      } finally {
        collected = null;
      }
    },
    close() {
      timers.cancelAll();
      closing.abort(new Error("The service is closed"));
      workload.wake();
    },
  };
}

function refuseUnknownMode(name: string, value: unknown): void {
  if (name !== "mode" || webhookModes.some((mode) => mode === value)) return;
  throw new SandboxError("sandbox.bad_switch", `webhooks.mode cannot be ${String(value)}`);
}
