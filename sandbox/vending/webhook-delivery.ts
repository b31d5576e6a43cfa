import { createHmac } from "node:crypto";
import type { Clock } from "../../src/core/clock.ts";
import { messageOf } from "../../src/core/errors.ts";
import { createKeyedQueue } from "../../src/core/keyed-queue.ts";
import type { Accounts } from "./accounts.ts";
import type { Changes } from "./changes.ts";
import type { Switches } from "./switches.ts";
import type { Timers } from "./timers.ts";
import type { Status } from "./transactions.ts";
import type { Workload } from "./workload.ts";

/** One payload on its way to one account, byte for byte. */
export interface WebhookEvent {
  accountId: number;
  reference: string;
  status: Status;
  hasToken: boolean;
  /** The exact body. */
  body: string;
  /** What the signature is over: the body, or the same JSON in compact form. */
  signed: string;
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

const acknowledgeWithinMs = 5000;

/** Signs, posts, logs and retries. Anything but a 200 within 5 seconds is tried again after the next of `retryDelaysMs`. */
export function createDeliverer(deps: {
  clock: Clock;
  accounts: Accounts;
  changes: Changes;
  timers: Timers;
  workload: Workload;
  retryDelaysMs: readonly number[];
  switches: Pick<Switches, "webhookHeader" | "webhookRetries">;
  closing: AbortSignal;
}) {
  const { clock, accounts, changes, timers, workload, retryDelaysMs, switches, closing } = deps;
  const log: Delivery[] = [];
  // One event's first attempt at a time per account: otherwise the network decides about the order of events.
  const queue = createKeyedQueue<number>();

  /** One attempt, without retries. */
  const attempt = (event: WebhookEvent, count: number): Promise<Delivery> =>
    workload.run(async () => {
      const { accountId, reference, status, hasToken, body, signed } = event;
      const { webhookUrl: url, webhookSecret } = accounts.byId(accountId);
      const signature = createHmac("sha256", webhookSecret).update(signed).digest("hex");
      const sent = { accountId, reference, status, hasToken, body, signed, at: clock.now(), url, attempt: count };
      const delivery: Delivery = { ...sent, signature, answered: null, error: null };
      log.push(delivery);
      changes.fire("webhook");
      try {
        delivery.answered = await post(delivery, signaturesIn(switches.webhookHeader, signature), clock, closing);
      } catch (error) {
        delivery.error = messageOf(error);
      }
      changes.fire("webhook");
      return delivery;
    });

  const retryUnlessDone = (delivery: Delivery) => {
    const delayMs = retryDelaysMs[delivery.attempt - 1];
    if (delivery.answered === 200 || !switches.webhookRetries || delayMs === undefined || closing.aborted) return;
    timers.after(delayMs, () => void attempt(delivery, delivery.attempt + 1).then(retryUnlessDone));
  };

  return {
    log,
    attempt,
    /** Resolves after the first attempt, or after both of `twice`. Does nothing for an account without a URL. */
    async deliver(event: WebhookEvent, twice: boolean): Promise<void> {
      if (accounts.byId(event.accountId).webhookUrl === "") return workload.wake();
      await workload.run(() =>
        queue.run(event.accountId, async () => {
          const delivery = await attempt(event, 1);
          if (twice) await attempt(event, 1);
          retryUnlessDone(delivery);
        }),
      );
    },
  };
}

/** The headers that carry the signature. The made-up brand stands for the name of the company behind the service. */
function signaturesIn(header: Switches["webhookHeader"], signature: string): Record<string, string> {
  switch (header) {
    case "service":
      return { "x-service-signature": signature };
    case "brand":
      return { "x-vendhub-signature": signature };
    case "several":
      return { "x-edge-signature": "0".repeat(64), "x-vendhub-signature": signature };
  }
}

type Headers = Readonly<Record<string, string>>;

async function post({ url, body }: Delivery, signatures: Headers, clock: Clock, closing: AbortSignal): Promise<number> {
  const late = new AbortController();
  const cancel = clock.after(acknowledgeWithinMs, () => late.abort(new Error("No answer within 5 seconds")));
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...signatures },
      body,
      redirect: "manual",
      signal: AbortSignal.any([late.signal, closing]),
    });
    await response.body?.cancel();
    return response.status;
  } finally {
    cancel();
  }
}
