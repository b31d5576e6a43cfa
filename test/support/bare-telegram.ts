import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { serveLocally } from "./local-server.ts";

/** A call of the bot, as far as it is remembered. */
export interface BareCall {
  method: string;
  chatId: number;
  messageId: number;
  /** The body as it came. */
  body: string;
}

/**
 * A Bot API that takes everything and remembers little: for numbers of updates that would make a whole Telegram the
 * slow part. Updates are fetched from it with getUpdates.
 */
export interface BareTelegram extends AsyncDisposable {
  readonly apiRoot: string;
  push(update: Record<string, unknown>): void;
  /** Resolves when all that was pushed has been fetched and confirmed. */
  taken(): Promise<void>;
  /** Called for every call but getUpdates. */
  onCall: (call: BareCall) => void;
  /** Resolves to the moment, of `performance.now()`, of the next getUpdates. */
  nextPoll(): Promise<number>;
  /** Added to every call before it is processed. */
  latencyMs: number;
}

const batch = 100;
const me = { id: 700_000, is_bot: true, first_name: "Vendbot", username: "vendbot_sandbox_bot" };

export async function startBareTelegram(): Promise<BareTelegram> {
  let updates: Record<string, unknown>[] = [];
  let nextId = 1;
  let messages = 5000;
  let waiting: ServerResponse | null = null;
  let onTaken: (() => void)[] = [];
  let onPoll: ((at: number) => void)[] = [];

  function deliver(): void {
    if (updates.length === 0) {
      for (const resolve of onTaken) resolve();
      onTaken = [];
    } else if (waiting) {
      reply(waiting, updates.slice(0, batch));
      waiting = null;
    }
  }

  function takeUpdates(body: string, response: ServerResponse): void {
    for (const resolve of onPoll) resolve(performance.now());
    onPoll = [];
    const { offset = 0, timeout = 0 } = JSON.parse(body) as { offset?: number; timeout?: number };
    updates = updates.filter((update) => Number(update.update_id) >= offset);
    if (timeout === 0) reply(response, []);
    else waiting = response;
    deliver();
  }

  /** The result of a call. */
  function takeCall(method: string, body: string): unknown {
    if (method === "getMe") return me;
    const field = (name: string) => Number(new RegExp(`"?${name}"?(?:":|"?\\s+)(-?\\d+)`).exec(body)?.[1] ?? 0);
    const isSent = method.startsWith("send");
    const messageId = isSent ? ++messages : field("message_id");
    telegram.onCall({ method, chatId: field("chat_id"), messageId, body });
    const photo = [{ file_id: "photo", file_unique_id: "photo", width: 1, height: 1 }];
    return isSent ? { message_id: messageId, date: 1, chat: { id: 1, type: "private" }, photo } : true;
  }

  // A socket that is closed while a call is on its way to it would be an outage, which is not what is tried here.
  const server = await serveLocally(
    (request, response) => {
      const method = request.url?.split("/").at(-1) ?? "";
      void buffer(request).then(async (bytes) => {
        const body = bytes.toString("latin1");
        if (telegram.latencyMs > 0) await pause(telegram.latencyMs);
        if (method === "getUpdates") takeUpdates(body, response);
        else reply(response, takeCall(method, body));
      });
    },
    { keepAliveTimeout: 0 },
  );
  const telegram: BareTelegram = {
    apiRoot: server.origin,
    onCall: () => {},
    latencyMs: 0,
    nextPoll: () => new Promise((resolve) => onPoll.push(resolve)),
    push(update) {
      updates.push({ update_id: nextId++, ...update });
      deliver();
    },
    async taken() {
      if (updates.length > 0) await new Promise<void>((resolve) => onTaken.push(resolve));
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return telegram;
}

function reply(response: ServerResponse, result: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ ok: true, result }));
}
