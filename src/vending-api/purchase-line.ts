import type { Dispatcher } from "undici";
import { type Clock, sleep } from "../core/clock.ts";
import { checkReference } from "./arguments.ts";
import { serviceDown } from "./errors.ts";
import { type PurchaseOutcome, readPurchaseAnswer } from "./outcome.ts";
import type { Timings } from "./pools.ts";
import { type PurchaseRequest, toPurchaseBody } from "./purchase-request.ts";
import { bodyHeaders } from "./reader.ts";
import { readRetryAfter } from "./retry-after.ts";
import { type Call, type Delivery, type Sending, send } from "./transport.ts";

export interface PurchaseOrder {
  apiKey: string;
  /** The sale is one in sandbox mode, with a key for it. */
  isSandbox?: boolean;
  request: PurchaseRequest;
  /** Milliseconds since the epoch. The first byte leaves before this, or never. */
  deadlineAt: number;
}

/**
 * Sends one purchase, once. `deadlineAt` (milliseconds since the epoch) is when its first byte may leave at the latest;
 * it is also measured on the monotonic clock from now. Throws only for a bug of the caller, before anything is sent;
 * whatever network and service do is an outcome. It is no part of the client, so that who may ask may not yet buy.
 */
export type PurchaseOperation = (order: PurchaseOrder) => Promise<PurchaseOutcome>;

/** The only place that issues `POST /purchase/`. `path` is that route on the dispatcher's origin. */
export function createPurchaseLine(deps: {
  dispatcher: Dispatcher;
  path: string;
  clock: Clock;
  timings: Timings;
  /** True while the service answers nobody: nothing is sent then. */
  isDown(): boolean;
  /** Told of each request when it is over, with how long it took. */
  onDelivered?(call: Pick<Call, "path">, delivery: Delivery, ms: number): void;
}) {
  const { dispatcher, path, clock, timings } = deps;
  const onTheWay = new Set<Sending>();
  let closed = false;

  async function deliver({ apiKey, request, deadlineAt }: PurchaseOrder): Promise<Delivery> {
    // Both clocks: the wall clock may be set back, and the monotonic one may stand still while the machine sleeps.
    const leftMs = deadlineAt - clock.now();
    const monotonicDeadline = clock.monotonic() + leftMs;
    const isInTime = () => clock.now() <= deadlineAt && clock.monotonic() <= monotonicDeadline;
    if (closed) return { kind: "broken", started: false, why: "destroyed" };
    if (!isInTime()) return { kind: "broken", started: false, why: "deadline" };

    let stopTotal = () => {};
    const mayStart = () => {
      if (!isInTime()) return false;
      stopTotal = clock.after(timings.purchaseTotalMs, () => sending.cancel("timeout"));
      return true;
    };
    const headers = { ...bodyHeaders, "x-api-key": apiKey };
    const body = JSON.stringify(toPurchaseBody(request));
    const sending = send(dispatcher, { method: "POST", path, headers, body }, mayStart);
    // One that still waits for a connection is called off on time, not when its turn comes.
    const stopDeadline = clock.after(leftMs, () => sending.started || sending.cancel("deadline"));
    onTheWay.add(sending);
    const askedAt = clock.monotonic();
    const delivery = await sending.settled;
    onTheWay.delete(sending);
    stopDeadline();
    stopTotal();
    deps.onDelivered?.({ path }, delivery, clock.monotonic() - askedAt);
    return delivery;
  }

  const post: PurchaseOperation = async (order) => {
    checkReference(order.request.reference);
    if (deps.isDown()) return { kind: "not_sent", why: serviceDown };
    if (!order.apiKey) return { kind: "not_sent", why: "no_key" };
    const delivery = await deliver(order);
    if (delivery.kind === "answered") {
      const { status, body, headers } = delivery;
      const answer = { status, body, retryAfterMs: readRetryAfter(headers, clock.now()) };
      return readPurchaseAnswer(order.request.reference, answer, [order.apiKey], order);
    }
    if (!delivery.started) return { kind: "not_sent", why: delivery.why };
    return {
      kind: "unknown",
      why: delivery.why,
      httpStatus: null,
      retryAfterMs: null,
      message: null,
      error: null,
    };
  };

  return {
    post,
    /** Refuses what has not started, and waits at most `drainMs` for what has. */
    async close(): Promise<void> {
      closed = true;
      for (const sending of onTheWay) if (!sending.started) sending.cancel("destroyed");
      const drained = Promise.all([...onTheWay].map((sending) => sending.settled));
      const givenUp = new AbortController();
      await Promise.race([drained, sleep(clock, timings.drainMs, givenUp.signal)]);
      givenUp.abort();
    },
  };
}
