import { backoffMs } from "../../src/core/backoff.ts";
import type { Clock } from "../../src/core/clock.ts";
import type { WebhookDelivery, WebhookState } from "./contract.ts";
import type { Fields } from "./fields.ts";
import { badRequest } from "./refusal.ts";
import type { QueuedUpdate, Updates } from "./updates.ts";

export interface Webhook extends WebhookState {
  /** setWebhook; an empty url removes it. Throws Refusal. */
  set(fields: Fields): true;
  remove(fields: Fields): true;
  /** getWebhookInfo. */
  info(): Record<string, unknown>;
  stop(): void;
}

interface Target {
  url: string;
  secret: string | undefined;
  maxConnections: number;
  /** Aborts what is under way when the webhook is replaced or removed. */
  closed: AbortController;
}

interface Trouble {
  at: number;
  message: string;
}

const idleTimeoutMs = 60_000;
const maxRetryAfterSeconds = 3600;

/**
 * Delivers updates by POST: one at a time per queue, side by side across queues, again until a 2xx. The first failure
 * is repeated at once, then after 2, 4, 8… up to about 100 s, or after what Retry-After says.
 */
export function createWebhook(deps: { clock: Clock; updates: Updates }): Webhook {
  const { clock, updates } = deps;
  const deliveries: WebhookDelivery[] = [];
  const attempts = new Map<number, number>();
  const busyQueues = new Set<string>();
  let target: Target | null = null;
  let trouble: Trouble | null = null;

  const dispatch = () => {
    if (!target) return;
    for (const queued of updates.waiting()) {
      if (busyQueues.size >= target.maxConnections) return;
      if (!busyQueues.has(queued.queue)) void deliver(queued, target);
    }
  };

  const deliver = async (queued: QueuedUpdate, to: Target) => {
    const { update, queue } = queued;
    busyQueues.add(queue);
    const attempt = (attempts.get(update.update_id) ?? 0) + 1;
    attempts.set(update.update_id, attempt);
    const at = clock.now();
    const answer = await post(clock, to, update);
    if (to.closed.signal.aborted) return;
    deliveries.push({ at, updateId: update.update_id, attempt, status: answer.status });
    let pauseMs = 0;
    if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
      updates.confirm(update.update_id);
      attempts.delete(update.update_id);
    } else {
      trouble = { at: clock.now(), message: answer.trouble };
      pauseMs = answer.retryAfterMs ?? (attempt === 1 ? 0 : backoffMs(attempt - 2, 2000, 100_000, Math.random));
    }
    const free = () => {
      if (to.closed.signal.aborted) return;
      busyQueues.delete(queue);
      dispatch();
    };
    if (pauseMs > 0) clock.after(pauseMs, free);
    else free();
  };

  const close = () => {
    target?.closed.abort();
    target = null;
    busyQueues.clear();
  };
  const stopListening = updates.onPush(dispatch);

  return {
    get url() {
      return target?.url ?? "";
    },
    deliveries,
    set(fields) {
      const url = fields.text("url") ?? "";
      const secret = fields.text("secret_token");
      if (url !== "") checkUrl(url);
      if (secret !== undefined && !/^[A-Za-z0-9_-]{1,256}$/.test(secret)) {
        throw badRequest("secret token contains unallowed characters");
      }
      const kinds = fields.list("allowed_updates");
      if (kinds) updates.allowedKinds = kinds.map(String);
      if (fields.flag("drop_pending_updates")) updates.dropAll();
      close();
      if (url === "") return true;
      const maxConnections = Math.min(Math.max(fields.integer("max_connections") ?? 40, 1), 100);
      target = { url, secret, maxConnections, closed: new AbortController() };
      trouble = null;
      dispatch();
      return true;
    },
    remove(fields) {
      close();
      if (fields.flag("drop_pending_updates")) updates.dropAll();
      return true;
    },
    info: () => ({
      url: target?.url ?? "",
      has_custom_certificate: false,
      pending_update_count: updates.waiting().length,
      ...(target && { max_connections: target.maxConnections }),
      ...(updates.allowedKinds.length > 0 && { allowed_updates: updates.allowedKinds }),
      ...(trouble && { last_error_date: Math.floor(trouble.at / 1000), last_error_message: trouble.message }),
    }),
    stop() {
      stopListening();
      close();
    },
  };
}

// Plain HTTP is only for loopback, where a local Bot API server would take it, too.
function checkUrl(url: string): void {
  if (!URL.canParse(url)) throw badRequest("bad webhook: URL host is empty");
  const { protocol, hostname } = new URL(url);
  const isLoopback = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback)) {
    throw badRequest("bad webhook: An HTTPS URL must be provided for webhook");
  }
}

interface WebhookAnswer {
  status: number | null;
  trouble: string;
  retryAfterMs?: number;
}

async function post(clock: Clock, to: Target, update: unknown): Promise<WebhookAnswer> {
  const timeout = new AbortController();
  const cancelTimer = clock.after(idleTimeoutMs, () => timeout.abort());
  try {
    const response = await fetch(to.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(to.secret !== undefined && { "x-telegram-bot-api-secret-token": to.secret }),
      },
      body: JSON.stringify(update),
      redirect: "manual",
      signal: AbortSignal.any([timeout.signal, to.closed.signal]),
    });
    await response.arrayBuffer();
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return {
      status: response.status,
      trouble: `Wrong response from the webhook: ${response.status} ${response.statusText}`,
      ...(seconds > 0 && { retryAfterMs: Math.min(seconds, maxRetryAfterSeconds) * 1000 }),
    };
  } catch {
    return { status: null, trouble: timeout.signal.aborted ? "Read timeout expired" : "Connection refused" };
  } finally {
    cancelTimer();
  }
}
