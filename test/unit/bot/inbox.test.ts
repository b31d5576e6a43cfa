import { text } from "node:stream/consumers";
import type { Api } from "grammy";
import { describe, expect, it } from "vitest";
import { createInbox, type Work } from "../../../src/bot/inbox/inbox.ts";
import { createTelegramApi } from "../../../src/bot/start.ts";
import { silentLog } from "../../../src/core/log.ts";
import { cipher, noon, openTempStore } from "../../support/builders.ts";
import { textUpdate } from "../../support/crowded-shop.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { serveLocally } from "../../support/local-server.ts";
import { waitFor } from "../../support/until.ts";

const eve = 9;

/** A stranger's update, a Bot API that notes each message, and a limit of one in a second, which another has just used. */
async function openStopping(handle: (api: Api, work: Work) => Promise<unknown>) {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTempStore());
  const sent: string[] = [];
  const server = opening.use(
    await serveLocally(async (request, response) => {
      sent.push(JSON.parse(await text(request)).text);
      response.end(JSON.stringify({ ok: true, result: true }));
    }),
  );
  const clock = createFakeClock(noon);
  const { strangersApi, bulkApi, transport } = createTelegramApi(
    { token: "1:a", apiRoot: server.origin, pollSeconds: 25 },
    { clock, messagesPerSecond: () => 1 },
  );
  opening.use(transport);
  let handled = 0;
  const failures: string[] = [];
  const start = () =>
    createInbox({
      ...{ store, cipher, clock, log: { ...silentLog, error: (event: string) => void failures.push(event) } },
      deadlineMs: 60_000,
      contextOf: async (_update, work) => work,
      loadHandlers: async () => ({
        async handle(work) {
          handled++;
          await handle(strangersApi(work), work);
        },
      }),
      onOver() {},
      onFailure: async () => void failures.push("word"),
    });
  const first = start();
  await bulkApi.sendMessage(1, "another");
  const update = { ...textUpdate(eve, "/start", 1), update_id: 1 } as never;
  const isDone = async () =>
    (await store.db.selectFrom("telegram_update").select("done_at").executeTakeFirst())?.done_at !== null;
  const parts = opening.move();
  return {
    ...{ clock, sent, failures, start, first, isDone },
    handled: () => handled,
    accept: () => first.accept([update]),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

describe("an update of a stranger, at a stop", () => {
  it("is left to the next start while its first message waits for its turn", async () => {
    await using opened = await openStopping((api) => api.sendMessage(eve, "welcome"));
    const { clock, sent, first, start } = opened;
    await opened.accept();
    await waitFor(() => opened.handled() === 1, "it is being handled");
    // Nobody's turn comes: the clock stands still.
    await first[Symbol.asyncDispose]();
    expect(await opened.isDone()).toBe(false);
    await using next = start();
    await next.recover();
    await waitFor(() => opened.handled() === 2, "it is handled again");
    await clock.advance(5000);
    await next.idle();
    expect(sent).toEqual(["another", "welcome"]);
    expect(await opened.isDone()).toBe(true);
    expect(opened.failures).toEqual([]);
  });

  it("is left as a whole, also where its handler goes on without the message", async () => {
    await using opened = await openStopping(async (api, work) => {
      await api.sendMessage(eve, "welcome").catch(() => undefined);
      await work.commit(async () => undefined);
    });
    await opened.accept();
    await waitFor(() => opened.handled() === 1, "it is being handled");
    await opened.first[Symbol.asyncDispose]();
    expect(await opened.isDone()).toBe(false);
    expect(opened.sent).toEqual(["another"]);
  });

  it.each([
    ["committed", 1, (_api: Api, work: Work) => work.commit(async () => undefined)],
    ["written ahead, as before a PIN is shown", 1, (_api: Api, work: Work) => work.ahead(async () => undefined)],
    ["sent a message", 2, (api: Api) => api.sendMessage(eve, "first")],
  ])("that has %s is finished, and its message waits for its turn", async (_, messages, begin) => {
    let isBegun = false;
    await using opened = await openStopping(async (api, work) => {
      await begin(api, work);
      isBegun = true;
      await api.sendMessage(eve, "last");
    });
    const { clock, sent, first } = opened;
    await opened.accept();
    await waitFor(() => clock.advance(100).then(() => isBegun), "it has begun");
    let isOver = false;
    const ended = first[Symbol.asyncDispose]().then(() => {
      isOver = true;
    });
    await waitFor(() => clock.advance(100).then(() => isOver), "the stop is over");
    await ended;
    expect(sent).toHaveLength(1 + messages);
    expect(sent.at(-1)).toBe("last");
    expect(await opened.isDone()).toBe(true);
    expect(opened.handled()).toBe(1);
  });
});

describe("the place of a sender", () => {
  const deadlineMs = 60_000;
  const never = () => new Promise<void>(() => undefined);

  it.each<[string, (work: Work) => Promise<unknown>]>([
    ["is handled", async () => undefined],
    ["is handled, with a commit of its own", (work) => work.commit(async () => undefined)],
    ["throws", () => Promise.reject(new Error("a bug"))],
    ["takes too long", never],
  ])("is free once, when an update %s", async (_, handle) => {
    await using store = await openTempStore();
    const clock = createFakeClock(noon);
    const over: number[] = [];
    await using inbox = createInbox({
      ...{ store, cipher, clock, log: silentLog, deadlineMs },
      contextOf: async (_update, work) => work,
      loadHandlers: async () => ({ handle: async (work) => void (await handle(work)) }),
      onOver: (senderId) => void over.push(senderId),
      onFailure: async () => undefined,
    });
    await inbox.accept([{ ...textUpdate(eve, "/start", 1), update_id: 1 } as never]);
    await waitFor(() => clock.advance(deadlineMs).then(() => over.length > 0), "the place is free");
    await inbox.idle();
    expect(over).toEqual([eve]);
  });

  it("is free once, when nobody can say what an update is handled in", async () => {
    await using store = await openTempStore();
    const over: number[] = [];
    await using inbox = createInbox({
      ...{ store, cipher, clock: createFakeClock(noon), log: silentLog, deadlineMs },
      contextOf: () => Promise.reject(new Error("the database is away")),
      loadHandlers: async () => ({ handle: never }),
      onOver: (senderId) => void over.push(senderId),
      onFailure: async () => undefined,
    });
    await inbox.accept([{ ...textUpdate(eve, "/start", 1), update_id: 1 } as never]);
    await inbox.idle();
    expect(over).toEqual([eve]);
  });
});
