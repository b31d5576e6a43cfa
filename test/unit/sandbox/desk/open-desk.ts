import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBotProcess } from "../../../../sandbox/desk/bot-process.ts";
import { createCallNotes } from "../../../../sandbox/desk/call-notes.ts";
import { seat } from "../../../../sandbox/desk/cast.ts";
import { createDisk, databaseIn } from "../../../../sandbox/desk/disk.ts";
import type { FeedChange, FeedNews } from "../../../../sandbox/desk/feed.ts";
import { createNextAnswer } from "../../../../sandbox/desk/next-answer.ts";
import { startDesk } from "../../../../sandbox/desk/server.ts";
import { createShopBook } from "../../../../sandbox/desk/shop-book.ts";
import type { Stage } from "../../../../sandbox/desk/stage.ts";
import { startSmsGateway } from "../../../../sandbox/sms/gateway.ts";
import { startTelegram } from "../../../../sandbox/telegram/server.ts";
import { startVendingService } from "../../../../sandbox/vending/service.ts";
import { systemClock } from "../../../../src/core/clock.ts";
import { patiently } from "../../../support/until.ts";

/** A desk before real sandboxes, with a bot that does nothing until it is started. */
export interface OpenDesk extends AsyncDisposable {
  stage: Stage;
  origin: string;
  /** Asks for an action as the page does; `headers` replace its own. */
  act(name: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Calls the Bot API as the bot. */
  bot(method: string, body?: unknown): Promise<Json>;
  /** Calls the service with the reseller's live key. */
  service(method: string, path: string, body?: unknown): Promise<Json>;
  listen(): Promise<Listener>;
}

interface Answered {
  status: number;
  body: Json;
}

// Whatever JSON.parse says: a test looks into an answer at will, and fails where it is not as expected.
type Json = ReturnType<typeof JSON.parse>;

const token = "7000000001:abcdefghijklmnopqrstuvwxyz";

export async function openDesk(): Promise<OpenDesk> {
  await using stack = new AsyncDisposableStack();
  const telegram = stack.use(await startTelegram({ token }));
  const vending = stack.use(await startVendingService());
  const cast = seat(telegram, vending);
  const bot = stack.use(
    createBotProcess({
      ...{ clock: systemClock, command: ["-e", "setInterval(() => {}, 1000)"], env: {} },
      ...{ hasBeenSeenSince: () => true, onChange: () => undefined, onLine: () => undefined },
    }),
  );
  const notes = createCallNotes(telegram);
  const folder = await mkdtemp(join(tmpdir(), "vendbot-desk-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const book = stack.use(createShopBook(databaseIn(folder), 0));
  const disk = createDisk({ ...{ clock: systemClock, folder, env: {}, bot, book }, onChange: () => undefined });
  const nextAnswer = createNextAnswer(vending);
  const stage = {
    clock: systemClock,
    openedAt: 0,
    telegram,
    vending,
    sms: stack.use(await startSmsGateway({ key: "a key of nobody" })),
    service: "specified" as const,
    bot,
    cast,
    notes,
    nextAnswer,
    book,
    disk,
    pulse: { figures: () => null },
    reset: () => undefined,
  };
  const desk = stack.use(await startDesk(stage, { port: 0 }));
  const origin = new URL(desk.url).origin;
  const key = vending.accounts()[0]?.keys[0]?.key ?? "";
  const json = { "content-type": "application/json" };
  const parts = stack.move();
  return {
    stage,
    origin,
    async act(name, body = {}, headers = { ...json, origin }) {
      const response = await fetch(`${origin}/actions/${name}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    async bot(method, body = {}) {
      const url = `${telegram.apiRoot}/bot${token}/${method}`;
      const response = await fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) });
      return response.json();
    },
    async service(method, path, body) {
      const headers = { ...json, "x-api-key": key };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(vending.baseUrl + path, { method, headers, ...sent })).json();
    },
    listen: () => listen(`${origin}/events`),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

/** An open page: its messages so far, and a way to wait for more. */
interface Listener extends AsyncDisposable {
  readonly changes: FeedChange[];
  readonly news: FeedNews[];
  /** Resolves when `found` returns a value for the received messages. */
  until<T>(found: (listener: Listener) => T | undefined | false): Promise<T>;
}

async function listen(url: string): Promise<Listener> {
  const hangUp = new AbortController();
  const response = await fetch(url, { signal: hangUp.signal });
  const waiting = new Set<() => void>();
  const listener: Listener = {
    changes: [],
    news: [],
    until<T>(found: (listener: Listener) => T | undefined | false): Promise<T> {
      const told = new Promise<T>((resolve) => {
        const look = () => {
          const value = found(listener);
          if (value === undefined || value === false) return;
          waiting.delete(look);
          resolve(value);
        };
        waiting.add(look);
        look();
      });
      return patiently(told, `the page is told ${found}`);
    },
    async [Symbol.asyncDispose]() {
      hangUp.abort();
      await reading;
    },
  };
  const reading = read(response, listener, () => {
    for (const look of [...waiting]) look();
  });
  await listener.until(({ changes }) => changes.length > 0);
  return listener;
}

async function read(response: Response, listener: Listener, heard: () => void): Promise<void> {
  let text = "";
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + chunk).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) take(event, listener);
      heard();
    }
  } catch {
    // Hung up.
  }
}

function take(event: string, listener: Listener): void {
  const kind = /^event: (\w+)$/m.exec(event)?.[1];
  const data = /^data: (.+)$/m.exec(event)?.[1];
  if (!kind || !data) return;
  if (kind === "change") listener.changes.push(JSON.parse(data));
  else listener.news.push(JSON.parse(data));
}
