import { Agent, request } from "undici";
import { type Clock, sleep } from "../../lib/clock.ts";
import { VendbotError } from "../../lib/errors.ts";

/** Raised when Telegram could not be reached. The message holds a code, never the address, which contains the token. */
class TelegramUnreachable extends VendbotError {}

type Call = Omit<RequestInit, "body"> & { body: string | Buffer };

interface Answer {
  ok: boolean;
  description?: string;
  error_code?: number;
  parameters?: { retry_after?: number };
}

const mostTries = 3;
const firstPauseMs = 200;
/** A longer wait is left to whoever called. */
const longestWaitSeconds = 20;

// Failures before a connection stands: nothing can have been received.
const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH"]);
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

export interface TelegramFetch extends AsyncDisposable {
  fetch: typeof fetch;
}

/**
 * The one way to the Bot API: grammY's `client.fetch`. Obeys 429, resends only what cannot have had an effect, takes
 * "message is not modified" for done, and keeps the bot's token out of every error. It stands below grammY, so that
 * nothing bypasses it.
 */
export function createTelegramFetch(deps: {
  clock: Clock;
  connections?: number;
  /** Told of each call when it is over. Must not throw. */
  observe?(call: ObservedTelegramCall): void;
}): TelegramFetch {
  const agent = new Agent({
    allowH2: false,
    connections: deps.connections ?? 64,
    pipelining: 1,
    keepAliveTimeout: 20_000,
    connect: { timeout: 5000 },
    headersTimeout: 40_000,
    bodyTimeout: 40_000,
  });

  async function call(url: string, given: RequestInit): Promise<Answer> {
    const init = { ...given, body: await readBody(given.body) };
    const method = url.slice(url.lastIndexOf("/") + 1);
    const signal = given.signal ?? undefined;
    for (let attempt = 1; ; attempt++) {
      const answer = await callOnce(url, method, init, attempt);
      if (!answer) {
        await sleep(deps.clock, firstPauseMs * 2 ** attempt, signal);
        continue;
      }
      const waitSeconds = answer.parameters?.retry_after;
      if (answer.error_code === 429 && waitSeconds !== undefined && waitSeconds <= longestWaitSeconds) {
        if (attempt < mostTries) {
          await sleep(deps.clock, waitSeconds * 1000, signal);
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
  async function callOnce(url: string, method: string, init: Call, attempt: number): Promise<Answer | null> {
    const abort = new AbortController();
    const signal = init.signal as AbortSignal | null | undefined;
    const onAbort = () => abort.abort();
    signal?.addEventListener("abort", onAbort);
    // Called off before it began: no event tells of that.
    if (signal?.aborted) abort.abort();
    const startedAt = deps.clock.monotonic();
    const tell = (code: number, date?: unknown) => {
      const serverTime = Date.parse(String(date ?? ""));
      const ms = deps.clock.monotonic() - startedAt;
      deps.observe?.({ method, code, ms, serverTime: Number.isNaN(serverTime) ? null : serverTime });
    };
    try {
      const response = await request(url, {
        method: "POST",
        dispatcher: agent,
        headers: init.headers as Record<string, string>,
        body: init.body,
        signal: abort.signal,
      });
      const answer = (await response.body.json()) as Answer;
      tell(answer.ok ? 200 : (answer.error_code ?? response.statusCode), response.headers.date);
      return answer;
    } catch (error) {
      const code = codeOf(error);
      // One that was called off, at a stop, says nothing about Telegram.
      if (!abort.signal.aborted) tell(0);
      const canTry = attempt < mostTries && !abort.signal.aborted && method !== "getUpdates";
      if (canTry && (neverSent.has(code) || isRepeatable(method))) return null;
      throw new TelegramUnreachable("telegram.unreachable", `${method} did not reach Telegram: ${code}`);
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  return {
    // grammY reads nothing of the response but its JSON.
    fetch: (async (url: string, init: RequestInit) => {
      const answer = await call(url, init);
      return { json: async () => answer };
    }) as unknown as typeof fetch,
    async [Symbol.asyncDispose]() {
      await agent.destroy();
    },
  };
}

/** An upload comes as a stream, which cannot be read twice: it is held, so that it can be sent again. */
async function readBody(body: RequestInit["body"]): Promise<string | Buffer> {
  if (typeof body === "string") return body;
  const parts: Uint8Array[] = [];
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "error";
}
