import type { Dispatcher } from "undici";
import { type Clock, sleep } from "../core/clock.ts";
import { type Kobo, koboToNaira } from "../core/money.ts";
import { checkReference } from "./arguments.ts";
import { findSale } from "./envelope.ts";
import { serviceDown } from "./errors.ts";
import { isObject, type JsonObject, readId, readJson } from "./json.ts";
import type { Timings } from "./pools.ts";
import { bodyHeaders } from "./reader.ts";
import { findReasons } from "./reasons.ts";
import type { Answer } from "./replies.ts";
import { readRetryAfter } from "./retry-after.ts";
import { findTokenHint, readWords } from "./text.ts";
import { type Call, type Delivery, type Sending, send, type TransportWhy } from "./transport.ts";
import { findVended, type Vended } from "./vended.ts";
import { readReference, readStatusWord, referencePattern } from "./words.ts";

/** One purchase as the service takes it (spec: "Purchase"). */
export interface PurchaseRequest {
  /** The wire's `service_type`. */
  serviceType: string;
  /** Phone number (0803…), smart card or meter number. */
  beneficiary: string;
  /** Ours, unique for ever: the service promises nothing about a reference used twice. */
  reference: string;
  /** Face value for airtime and electricity; for others 0, or the plan's price at a service that wants it. */
  amount: Kobo;
  /** The fields that name what is bought: each is the `id` of a catalogue's entry, or a number of pieces. */
  item: Readonly<Record<string, number>>;
}

export interface PurchaseOrder {
  apiKey: string;
  /** The sale is one in sandbox mode, with a key for it. */
  isSandbox?: boolean;
  request: PurchaseRequest;
  /** Milliseconds since the epoch. The first byte leaves before this, or never. */
  deadlineAt: number;
}

/**
 * Why an answer to a purchase proves nothing. `http_401`, `http_403`, and `http_400` or `http_422` with words in `error`:
 * the service says that it did nothing, and the body holds no purchase; verify may show that it is so.
 */
type UnknownWhy =
  | TransportWhy
  | "bad_json"
  | "wrong_reference"
  | "unknown_status"
  | "contradiction"
  | "no_reason"
  | `http_${number}`;

/**
 * Why a purchase was never sent. `deadline`: its time was over before the first byte could leave. `service_down`: the
 * service does not answer anybody.
 */
type NotSentWhy = TransportWhy | "deadline" | "no_key" | "service_down";

interface ServiceWords {
  /** The service's `message`, cleaned; tokens and secrets taken out, so that it can be stored. */
  message: string | null;
  /** Texts of a refusal beside its `error` and `message`, to be searched for other reasons. Not to be stored or shown. */
  otherTexts?: string;
  /** The service's `error`, likewise; under a status that is not 201, without a purchase, its reasons wherever they stand. */
  error: string | null;
}

/**
 * The known result of one `POST /purchase/`. Only `failed` and `not_sent` say that no money moved; after `unknown` the
 * customer may already have been served: verify, never send again.
 */
export type PurchaseOutcome =
  | (ServiceWords & {
      kind: "succeeded";
      purchaseId: number | null;
      tokenHint: string | null;
      vended?: readonly Vended[];
      /** In sandbox mode: the reference that the service gave the sale in place of ours. */
      serviceReference?: string;
    })
  | (ServiceWords & { kind: "pending"; purchaseId: number | null })
  | (ServiceWords & { kind: "failed" })
  | (ServiceWords & { kind: "unknown"; why: UnknownWhy; httpStatus: number | null; retryAfterMs: number | null })
  | { kind: "not_sent"; why: NotSentWhy };

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

  const postPurchase: PurchaseOperation = async (order) => {
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
    postPurchase,
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

/** The body of `POST /purchase/`. */
export function toPurchaseBody(request: PurchaseRequest): Readonly<Record<string, string | number>> {
  const { serviceType, beneficiary, reference, amount, item } = request;
  return { service_type: serviceType, beneficiary, reference, amount: koboToNaira(amount), ...item };
}

/** Statuses with which a service says that it will not do what was asked. */
const refusals: readonly number[] = [400, 401, 403, 422];

/**
 * Reads the answer to a purchase (spec: "Purchase"), also where it is wrapped in an envelope. `failed` needs a 400 with
 * status `failed`, purchase_id null and our own reference: a 400 of a proxy, of a validator or about another purchase
 * proves nothing. A `failed` under any other HTTP status contradicts the spec, and a doubt is never settled in favour of
 * "nothing was charged". With a sandbox key, a success under a reference of the service's own is a success.
 */
export function readPurchaseAnswer(
  reference: string,
  answer: Answer,
  secrets: readonly string[],
  { isSandbox = false }: { isSandbox?: boolean } = {},
): PurchaseOutcome {
  const { status } = answer;
  const json = readJson(answer.body);
  const body = isObject(json) ? json : null;
  const found = body && findSale(body);
  const sale = found === "doubtful" ? null : found;
  const said: ServiceWords = {
    message: readWords(sale?.message ?? body?.message, secrets),
    error: readWords(findReasons(sale?.error ?? body?.error), secrets),
  };
  const texts = status === 201 ? {} : otherTexts(json, [sale, body]);
  const unknown = (why: UnknownWhy, error = said.error): PurchaseOutcome => ({
    ...texts,
    kind: "unknown",
    why,
    httpStatus: status,
    retryAfterMs: answer.retryAfterMs,
    ...said,
    error,
  });
  const reasons = readWords(findReasons(json), secrets);
  // Under a good status a `message` may be about a sale that was made; `error` never is.
  if (status !== 201 && !refusals.includes(status)) {
    return unknown(`http_${status}`, status < 300 ? said.error : reasons);
  }
  if (!body) return unknown(status === 401 || status === 403 ? `http_${status}` : "bad_json");
  if (!sale) return unknown("contradiction");
  if (status !== 201) {
    if (status === 400 && isRefusal(sale, reference) && !saysDone(body)) {
      return { kind: "failed", ...said, ...texts, error: said.error ?? (said.message === null ? reasons : null) };
    }
    const doubt = doubtOf(sale, status, reference) ?? (saysDone(body) || holdsPurchase(body) ? "contradiction" : null);
    if (doubt) return unknown(doubt);
    const isSaid = reasons !== null || status === 401 || status === 403;
    return unknown(isSaid ? `http_${status}` : "no_reason", reasons);
  }
  const saleStatus = readStatusWord(sale.status);
  const named = readReference(sale.reference);
  const isRenamed = isSandbox && saleStatus === "success" && referencePattern.test(named ?? "");
  if (named !== reference && !isRenamed) return unknown("wrong_reference");
  const purchaseId = readId(sale.purchase_id);
  if (saleStatus === "success") {
    const { message } = sale;
    const renamed = named !== null && named !== reference ? { serviceReference: named } : {};
    const hints = { tokenHint: findTokenHint(message), vended: findVended(message) };
    return { kind: "succeeded", purchaseId, ...hints, ...renamed, ...said };
  }
  if (saleStatus === "pending") return { kind: "pending", purchaseId, ...said };
  return unknown(saleStatus === "failed" ? "contradiction" : "unknown_status");
}

const maxTextLength = 2000;
const deepest = 4;
const purchaseId = /^(?:purchase|transaction|order)_?id$/i;

/** To the letter: in other letters it is a doubt, which verify ends. */
function isRefusal(sale: JsonObject, reference: string): boolean {
  return sale.reference === reference && sale.status === "failed" && sale.purchase_id === null;
}

/** An envelope that says so of a call that did not: one of the two is wrong. */
function saysDone({ success, status }: JsonObject): boolean {
  return success === true || status === "success" || status === "pending";
}

/** Whether an object of a refusal, however deep, has the id of a purchase or says that one is made. */
function holdsPurchase(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth > deepest) return true;
  if (!isObject(value)) return Object.values(value).some((item) => holdsPurchase(item, depth + 1));
  const status = readStatusWord(value.status);
  const hasId = Object.entries(value).some(([name, id]) => purchaseId.test(name) && (id ?? null) !== null);
  const isMade = hasId || status === "success" || status === "pending";
  return isMade || Object.values(value).some((item) => holdsPurchase(item, depth + 1));
}

function otherTexts(json: unknown, said: readonly (JsonObject | null)[]): { otherTexts?: string } {
  const known = said.flatMap((object) => [object?.error, object?.message, object?.status, object?.reference]);
  const texts = textsIn(json).filter((text) => !known.includes(text));
  return texts.length === 0 ? {} : { otherTexts: texts.join(" ").slice(0, maxTextLength) };
}

/** Every text in an answer, however deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  return Object.values(value).flatMap((item) => textsIn(item, depth + 1));
}

/** Why a refusal may be about a purchase that was made; null when its body holds none. */
function doubtOf(sale: JsonObject, httpStatus: number, reference: string): UnknownWhy | null {
  const hasReference = typeof sale.reference === "string";
  if (hasReference && readReference(sale.reference) !== reference) return "wrong_reference";
  const status = readStatusWord(sale.status);
  const isMade = status === "success" || status === "pending" || (sale.purchase_id ?? null) !== null;
  // Under 400 the spec has one form for a refusal, and this is not quite it.
  return isMade || (hasReference && httpStatus === 400) ? "contradiction" : null;
}
