import { fullJitterMs, type Random } from "../core/backoff.ts";
import { sleep } from "../core/clock.ts";
import { messageOf, VendbotError } from "../core/errors.ts";
import { sha256 } from "../core/ids.ts";
import { createWakeableLoop } from "../core/loop.ts";
import type { ObserveBeyondSpec } from "../core/metrics.ts";
import { type Kobo, noKobo } from "../core/money.ts";
import type { Tools } from "../db/tools.ts";
import { hasFaceValue, services } from "../services/services.ts";
import type { PurchaseOperation, PurchaseOutcome, PurchaseRequest } from "../vending-api/purchase-line.ts";
import { isSandboxKey } from "../vending-api/words.ts";
import { nothingStated, type PurchaseEvent, type SaidStatus } from "./events.ts";
import { confirmFreshMs } from "./next.ts";
import {
  abandonedSends,
  claimIntent,
  findPurchase,
  insertJournal,
  type Purchase,
  waitingIntents,
} from "./purchases.queries.ts";
import { amountRefused, isAboutAmount, isRefusedUnread, isServerError, knownReference } from "./refused.ts";
import { firstCheckWhileSendingMs } from "./schedule.ts";
import type { Settle } from "./settle.ts";

/** The first byte leaves within this time of the claim or not at all. */
const sendWithinMs = 20_000;
/** How long the sender waits where the database fails. */
const afterFailureMs = 250;
/** How long an answer is tried to be stored. Then the sale stays `sending`, and verify is asked. */
const storeWithinMs = 6000;
/** If several processes share the work, the interval at which each searches for sales of a dead one. */
const lookMs = 1000;
/** A sale that its own process has not claimed by then is anybody's. */
const takeoverAfterMs = 3000;

/** Sends the sales that were confirmed, as soon as their intent is committed. */
export interface Sender extends AsyncDisposable {
  /**
   * At a start, and from then on where other processes may die: what a dead one was sending becomes unknown, what it had
   * not sent yet is sent or given up.
   */
  recover(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

export interface SenderDeps extends Pick<Tools, "store" | "clock" | "ids" | "log"> {
  random: Random;
  settle: Settle;
  /** Only the sender gets it. */
  postPurchase: PurchaseOperation;
  /** Whether this service was learnt to want a plan's price as `amount`. */
  isPriceWanted?(): boolean;
  onBeyondSpec?: ObserveBeyondSpec;
  /** The key that pays for this purchase; null when its account has none. */
  apiKeyFor(purchase: Purchase): Promise<string | null>;
  /** How long `dispose` waits for answers that are under way. */
  drainMs: number;
}

export function createSender(deps: SenderDeps): Sender {
  const { store, clock, ids, log, settle } = deps;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  /** Sends a confirmed sale, unless somebody else has claimed it. */
  function kick(purchaseId: string): void {
    if (isStopping || running.has(purchaseId)) return;
    const task = send(purchaseId)
      .catch((error: unknown) => {
        log.error("purchase.send_failed", { purchase: purchaseId, error: messageOf(error) });
        // A sale without a claim is still an intent, and nobody else takes it up; a claimed one stays as it is.
        clock.after(afterFailureMs, () => kick(purchaseId));
      })
      .finally(() => running.delete(purchaseId));
    running.set(purchaseId, task);
  }

  async function send(purchaseId: string): Promise<void> {
    for (let attempt = 0; !isStopping; attempt++) {
      const purchase = await claim(purchaseId);
      if (!purchase) return;
      const outcome = await postOnce(purchase);
      const event = readOutcome(outcome, purchase);
      if (event.kind === "no_answer" && event.why === amountRefused) deps.onBeyondSpec?.("amount_refused");
      if (event.kind === "answer" && event.statement.serviceReference !== undefined) {
        deps.onBeyondSpec?.("sandbox_reference");
      }
      const settled = await storeAnswer(purchaseId, event);
      if (settled.state !== "intent") return;
      await sleep(clock, fullJitterMs(attempt, 500, 4000, deps.random));
    }
  }

  /**
   * A database that is away for a moment loses no answer: asking verify instead takes seconds. Only an answer is stored
   * again: whatever else is known of a POST may be of an earlier one by then.
   */
  async function storeAnswer(purchaseId: string, event: PurchaseEvent) {
    for (const until = clock.now() + storeWithinMs; ; await sleep(clock, afterFailureMs)) {
      try {
        return await settle.apply(purchaseId, event);
      } catch (error) {
        if (event.kind !== "answer" || isStopping || clock.now() >= until) throw error;
      }
    }
  }

  /** Commits intent → sending with its journal entry, or gives up a sale whose moment has passed. */
  async function claim(purchaseId: string): Promise<Purchase | undefined> {
    const stored = await findPurchase(store.db, purchaseId);
    if (stored?.state !== "intent") return undefined;
    const now = clock.now();
    if (stored.confirmed_at === null || now - stored.confirmed_at >= confirmFreshMs) {
      await settle.apply(purchaseId, { kind: "abandoned", why: "too_late" });
      return undefined;
    }
    return store.transaction(async (trx) => {
      const claimed = await claimIntent(trx, purchaseId, {
        postedAmountKobo: bodyAmount(stored, deps.isPriceWanted?.() ?? false),
        sendDeadlineAt: now + sendWithinMs,
        nextCheckAt: now + firstCheckWhileSendingMs,
        by: store.leases.replica,
      });
      if (!claimed) return undefined;
      await insertJournal(trx, [
        {
          id: ids.ulid(),
          purchase_id: purchaseId,
          at: now,
          kind: "sending",
          from_state: "intent",
          to_state: "sending",
          source: "sender",
          evidence_sha256: null,
          kobo: claimed.expected_kobo,
          note: null,
        },
      ]);
      return claimed;
    });
  }

  /** Posts a sale once: after its claim is committed, outside any transaction. */
  async function postOnce(purchase: Purchase): Promise<PurchaseOutcome> {
    if (purchase.posts !== 1) throw new VendbotError("bug.second_post", "A purchase was claimed twice: it is not sent");
    const order = await prepare(purchase);
    return "apiKey" in order ? deps.postPurchase(order) : order;
  }

  /** Prepares the request. If that fails, certainly nothing has left. */
  async function prepare(purchase: Purchase): Promise<Parameters<SenderDeps["postPurchase"]>[0] | PurchaseOutcome> {
    try {
      const apiKey = await deps.apiKeyFor(purchase);
      if (apiKey === null) return { kind: "not_sent", why: "no_key" };
      const isSandbox = purchase.mode === "sandbox" && isSandboxKey(apiKey);
      const deadlineAt = purchase.send_deadline_at ?? clock.now();
      return { apiKey, request: toRequest(purchase), deadlineAt, ...(isSandbox && { isSandbox }) };
    } catch (error) {
      log.error("purchase.not_prepared", { purchase: purchase.id, error: messageOf(error) });
      return { kind: "not_sent", why: "invalid" };
    }
  }

  /** Sales confirmed before `before` that a dead process left behind. */
  async function takeUp(before: number): Promise<void> {
    for (const id of await abandonedSends(store.db)) {
      if (!running.has(id)) await settle.apply(id, { kind: "interrupted" });
    }
    for (const id of await waitingIntents(store.db, before)) kick(id);
  }

  const rescuer = createWakeableLoop({
    name: "rescue",
    clock,
    log,
    async round() {
      await takeUp(clock.now() - takeoverAfterMs);
      return lookMs;
    },
  });

  store.commitEvents.on("intents", kick);
  return {
    async recover() {
      await takeUp(Number.POSITIVE_INFINITY);
      if (store.leases.isShared) rescuer.start();
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await rescuer[Symbol.asyncDispose]();
      // A sale without an answer by then stays `sending`, and the next start verifies it.
      await Promise.race([Promise.all(running.values()), sleep(clock, deps.drainMs)]);
    },
  };
}

/**
 * The `amount` that a sale's POST carries: the face value, or 0 for a plan (spec: "Purchase"). A plan's expected charge
 * if the service wants the price, or if this is the resend after it refused 0.
 */
function bodyAmount(purchase: Purchase, isPriceWanted: boolean): Kobo {
  if (hasFaceValue(purchase.service_type)) return purchase.face_kobo;
  return isPriceWanted || purchase.resends > 0 ? (purchase.expected_kobo ?? noKobo) : noKobo;
}

/** A stored purchase in the words of the service. */
export function toRequest(purchase: Purchase): PurchaseRequest {
  const { service_type: serviceType, beneficiary, reference, quantity, provider_id: providerId } = purchase;
  const service = services[serviceType];
  const productId = purchase.product_id;
  if (productId === null && service.products !== null) throw new Error(`Purchase ${purchase.id} has no product`);
  const amount = purchase.posted_amount_kobo ?? bodyAmount(purchase, false);
  const item = service.toBody({ providerId, productId: productId ?? 0, quantity });
  return { serviceType, beneficiary, reference, amount, item };
}

/** Turns the outcome of POST /purchase/ into an event of its purchase, as the claim left it. */
export function readOutcome(
  outcome: PurchaseOutcome,
  posted: Pick<Purchase, "tries" | "posted_amount_kobo" | "resends" | "earlier_posts">,
): PurchaseEvent {
  if (outcome.kind === "not_sent") {
    return { kind: "not_sent", why: outcome.why, tries: posted.tries, earlierPosts: posted.earlier_posts };
  }
  if (outcome.kind !== "unknown" && outcome.kind !== "failed") return readAnswer(outcome);
  const words = wordsOf(outcome);
  if (refusesAmount(outcome, posted)) return { kind: "no_answer", why: amountRefused, words };
  if (outcome.kind === "unknown") return readDoubt(outcome);
  return mayKnowReference(outcome) ? { kind: "no_answer", why: "known_reference", words } : readAnswer(outcome);
}

/**
 * Whether the service refused the row's first POST for its `amount` of 0, with a readable 400 or 422 that holds no
 * purchase. Such a sale stays open until the wallet and verify have shown that nothing was taken.
 */
function refusesAmount(
  outcome: Extract<PurchaseOutcome, { kind: "unknown" | "failed" }>,
  { posted_amount_kobo, resends, earlier_posts }: Pick<Purchase, "posted_amount_kobo" | "resends" | "earlier_posts">,
): boolean {
  const isRefusal = outcome.kind === "failed" || outcome.why === "http_400" || outcome.why === "http_422";
  const isFirst = posted_amount_kobo === 0 && resends === 0 && earlier_posts === 0;
  return isRefusal && isFirst && isAboutAmount([outcome.error, outcome.message].join(" "), outcome.otherTexts);
}

/** The words of a refusal, or of an error under any HTTP status; other words may be about anything. */
function readDoubt(outcome: Extract<PurchaseOutcome, { kind: "unknown" }>): PurchaseEvent {
  const words = wordsOf(outcome);
  const isConflict = outcome.why === "http_409" || isRefusedUnread(outcome.why);
  if (isConflict && mayKnowReference(outcome)) return { kind: "no_answer", why: "known_reference", words };
  return {
    kind: "no_answer",
    why: outcome.why,
    words: isRefusedUnread(outcome.why) || isServerError(outcome.why) ? words : errorUnder(outcome),
  };
}

function errorUnder({ why, error }: Extract<PurchaseOutcome, { kind: "unknown" }>): string | null {
  return why.startsWith("http_") ? error : null;
}

function mayKnowReference({ error, message }: { error: string | null; message: string | null }): boolean {
  return knownReference.test(`${error} ${message}`);
}

type Answered = Extract<PurchaseOutcome, { kind: SaidStatus }>;

function readAnswer(outcome: Answered): PurchaseEvent {
  return {
    kind: "answer",
    statement: {
      ...nothingStated,
      status: outcome.kind,
      word: outcome.kind,
      words: wordsOf(outcome),
      servicePurchaseId: outcome.kind === "failed" ? null : outcome.purchaseId,
      ...(outcome.kind === "succeeded" && {
        ...{ token: outcome.tokenHint, vended: outcome.vended ?? [] },
        ...(outcome.serviceReference !== undefined && { serviceReference: outcome.serviceReference }),
      }),
      evidence: sha256(JSON.stringify(outcome)),
    },
  };
}

function wordsOf({ error, message }: { error: string | null; message: string | null }): string | null {
  return error ?? message;
}
