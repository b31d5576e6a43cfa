import { type Clock, sleep } from "../../core/clock.ts";
import { VendbotError } from "../../core/errors.ts";
import { Pool } from "../../core/undici.ts";
import { neverSentCode } from "../../outbox/messenger.ts";
import { type Delivery, send, type TransportWhy } from "../../vending-api/transport.ts";
import { download } from "./download.ts";
import { createMessageLimiter, type Leavable, type Priority } from "./message-limiter.ts";

/** Raised when Telegram could not be reached. The message holds a code, never the address, which contains the token. */
class TelegramUnreachable extends VendbotError {}

interface Call {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  signal: AbortSignal | undefined;
}

interface Answer {
  ok: boolean;
  description?: string;
  error_code?: number;
  parameters?: { retry_after?: number };
}

const maxTries = 3;
const firstPauseMs = 200;
/** A longer wait is left to the caller. */
const maxWaitSeconds = 20;

// Failures before a connection stands: nothing can have been received.
const neverSent = new Set<TransportWhy>(["refused", "dns", "connect_timeout"]);
/**
 * What counts as a message: what is sent or edited. What a stranger's tap edits, such as the dots of a keypad, does not:
 * the stranger's pace bounds it.
 */
const isMessage = (method: string, priority: Priority) =>
  /^send(?!ChatAction)/.test(method) || (method.startsWith("edit") && priority !== "bulk");
// Calls whose repetition changes nothing more.
const isRepeatable = (method: string) => /^(edit|delete|get|set|answer)/.test(method) && method !== "getUpdates";

/** One call that reached an end: what Telegram answered, or that nothing came. */
export interface ObservedTelegramCall {
  method: string;
  /** 200, Telegram's error code, or 0 where there was no answer. */
  code: number;
  ms: number;
  /** Telegram's clock as its answer says, to the second, in epoch milliseconds; null where it does not. */
  serverTime: number | null;
}

/**
 * The one way to the Bot API: grammY's `client.fetch`. Sends no more messages a second than Telegram lets through, obeys 429, resends only what cannot have had an effect, takes
 * "message is not modified" for done, and keeps the bot's token out of every error. It stands below grammY, so that
 * nothing bypasses it.
 */
export function createTelegramFetch(deps: {
  clock: Clock;
  /** The address of the Bot API, perhaps with a path. */
  apiRoot: string;
  /** How long a call may wait for its answer. It begins when the call is sent: the wait for a turn does not count. */
  timeoutMs: number;
  /** How many messages a second go out; no limit, unless given. */
  messagesPerSecond?: (() => number) | undefined;
  /** Told of each call when it is over. Must not throw. */
  observe?(call: ObservedTelegramCall): void;
}) {
  const pool = new Pool(new URL(deps.apiRoot).origin, {
    allowH2: false,
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 20_000,
    connect: { timeout: 5000 },
    headersTimeout: deps.timeoutMs,
    bodyTimeout: deps.timeoutMs,
  });

  const limiter = deps.messagesPerSecond && createMessageLimiter(deps.clock, deps.messagesPerSecond);

  /** Until when Telegram wants nothing for a chat, by the monotonic clock. */
  const quietUntil = new Map<string, number>();

  /** Holds a call to a chat while Telegram has told another call to it to wait. */
  async function holdFor(chat: string | null, signal: AbortSignal | undefined): Promise<void> {
    for (const [id, until] of quietUntil) if (until <= deps.clock.monotonic()) quietUntil.delete(id);
    const until = chat === null ? undefined : quietUntil.get(chat);
    if (until !== undefined) await sleep(deps.clock, until - deps.clock.monotonic(), signal);
  }

  /** Throws TelegramUnreachable if its update was left meanwhile: nothing was sent. */
  async function takeTurn(priority: Priority, signal: AbortSignal | undefined, update: Leavable | undefined) {
    const release = await limiter?.acquire(priority, signal, update);
    if (release === null) throw new TelegramUnreachable("telegram.unreachable", "A message was called off");
    if (limiter) update?.keep();
    return release;
  }

  async function call(url: string, given: RequestInit, priority: Priority, update?: Leavable): Promise<Answer> {
    const body = typeof given.body === "string" ? given.body : await readBody(given.body);
    const signal = given.signal ?? undefined;
    const what = { headers: given.headers as Record<string, string>, body, signal };
    const method = url.slice(url.lastIndexOf("/") + 1);
    const chat = chatOf(body);
    for (let attempt = 1; ; attempt++) {
      await holdFor(chat, signal);
      const release = isMessage(method, priority) ? await takeTurn(priority, signal, update) : undefined;
      const answer = await callOnce(url, method, what, attempt).finally(release);
      if (!answer) {
        await sleep(deps.clock, firstPauseMs * 2 ** attempt, signal);
        continue;
      }
      const waitSeconds = answer.parameters?.retry_after;
      if (answer.error_code === 429 && waitSeconds !== undefined && waitSeconds <= maxWaitSeconds) {
        if (chat !== null) quietUntil.set(chat, deps.clock.monotonic() + waitSeconds * 1000);
        if (attempt < maxTries) {
          if (chat === null) await sleep(deps.clock, waitSeconds * 1000, signal);
          continue;
        }
      }
      // A repeated edit, after a crash or a doubled event: the card already shows what it should.
      if (!answer.ok && answer.description?.includes("message is not modified"))
        return { ok: true, result: true } as Answer;
      return answer;
    }
  }

  /** Null: it failed in a way that allows another try. Throws TelegramUnreachable. */
  async function callOnce(url: string, method: string, { headers, body, signal }: Call, attempt: number) {
    const startedAt = deps.clock.monotonic();
    const tell = (code: number, date?: unknown) => {
      const serverTime = Date.parse(String(date ?? ""));
      const ms = deps.clock.monotonic() - startedAt;
      deps.observe?.({ method, code, ms, serverTime: Number.isNaN(serverTime) ? null : serverTime });
    };
    // Called off before it began: no event reports that.
    const sending = send(pool, { method: "POST", path: pathOf(url), headers, body }, () => !signal?.aborted);
    const onAbort = () => sending.cancel("destroyed");
    signal?.addEventListener("abort", onAbort);
    const delivery = await sending.settled;
    signal?.removeEventListener("abort", onAbort);
    const answer = readAnswer(delivery);
    if (delivery.kind === "answered" && answer) {
      tell(answer.ok ? 200 : (answer.error_code ?? delivery.status), delivery.headers.date);
      return answer;
    }
    // One that was called off, at a stop, says nothing about Telegram.
    if (!signal?.aborted) tell(0);
    const why = delivery.kind === "broken" ? delivery.why : "bad_http";
    const canTry = attempt < maxTries && !signal?.aborted && method !== "getUpdates";
    if (canTry && (neverSent.has(why) || (isRepeatable(method) && why !== "timeout"))) return null;
    const code = neverSent.has(why) ? neverSentCode : "telegram.unreachable";
    throw new TelegramUnreachable(code, `${method} did not reach Telegram: ${why}`);
  }

  return {
    // grammY reads nothing of the response but its JSON.
    /**
     * Sends messages with this priority, no faster than Telegram lets them through. `update`: whose messages they are.
     */
    fetchWith: (priority: Priority, update?: Leavable) =>
      (async (url: string, init: RequestInit) => {
        const answer = await call(url, init, priority, update);
        return { json: async () => answer };
      }) as unknown as typeof fetch,
    /** A file's bytes; null where there are more than `maxBytes`. Throws TelegramUnreachable. */
    async download(url: string, maxBytes: number): Promise<Uint8Array | null> {
      try {
        return await download(pool, pathOf(url), maxBytes);
      } catch {
        // Its message may hold the address, and with it the token.
        throw new TelegramUnreachable("telegram.unreachable", "A file did not come from Telegram");
      }
    },
    async [Symbol.asyncDispose]() {
      await pool.destroy();
    },
  };
}

/** An upload comes as a stream, which cannot be read twice: it is held, so that it can be sent again. */
async function readBody(body: RequestInit["body"]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

/** The chat that a call is for, as JSON or a form writes it; null where it is for none. */
function chatOf(body: string | Buffer): string | null {
  const head = typeof body === "string" ? body : body.toString("latin1", 0, 2000);
  return /"chat_id":"?(-?\d+)/.exec(head)?.[1] ?? /name="chat_id"\r\n\r\n(-?\d+)/.exec(head)?.[1] ?? null;
}

/** The path on its host, which is the same for all. */
function pathOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

/** Null: there is none, or it is no JSON. */
function readAnswer(delivery: Delivery): Answer | null {
  try {
    return delivery.kind === "answered" ? (JSON.parse(delivery.body) as Answer) : null;
  } catch {
    return null;
  }
}
