import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { createTelegramFetch } from "../../../src/bot/inbox/fetch.ts";
import { createTelegramApi } from "../../../src/bot/start.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { serveLocally } from "../../support/local-server.ts";
import { waitFor } from "../../support/until.ts";

const done = { ok: true, result: true };
const busy = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 3 } };

/** A Bot API that gives its calls these answers, the last one again and again, and remembers for which chats they were. */
async function startApi(...answers: (typeof done | typeof busy | "none")[]) {
  const calls: string[] = [];
  const server = await serveLocally(async (request, response) => {
    const body = await text(request);
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push(/-?\d+/.exec(body)?.[0] ?? "none");
    if (answer !== "none") response.end(JSON.stringify(answer));
  });
  return { ...server, calls, apiRoot: server.origin };
}

function startFetch(apiRoot: string, timeoutMs = 60_000) {
  const clock = createFakeClock();
  const telegram = createTelegramFetch({ clock, apiRoot, timeoutMs });
  const call = (method: string, chat_id: number) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ chat_id });
    return telegram.fetchWith("seller")(`${apiRoot}/bot1/${method}`, { method: "POST", headers, body });
  };
  return { clock, call, [Symbol.asyncDispose]: () => telegram[Symbol.asyncDispose]() };
}

afterEach(() => void vi.useRealTimers());

it("no call goes to a chat while Telegram wants nothing for it, and others go on", async () => {
  await using api = await startApi(busy, done);
  await using telegram = startFetch(api.apiRoot);
  const { clock, call } = telegram;
  const first = call("sendMessage", 7);
  await waitFor(() => clock.timers === 1, "the first call waits");
  const second = call("sendMessage", 7);
  await waitFor(() => clock.timers === 2, "the second call to the chat waits, too");
  await call("sendMessage", 8);
  await clock.advance(2999);
  expect(api.calls).toEqual(["7", "8"]);
  await clock.advance(1);
  await Promise.all([first, second]);
  expect(api.calls).toEqual(["7", "8", "7", "7"]);
});

it("a message may wait longer for its turn than a call for its answer", async () => {
  await using server = await startApi(done);
  const clock = createFakeClock();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { api, transport } = createTelegramApi(
    { token: "1:a", apiRoot: server.apiRoot, pollSeconds: 25 },
    { clock, messagesPerSecond: () => 1 },
  );
  await using _ = transport;
  await api.sendMessage(7, "first");
  const second = api.sendMessage(8, "second");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(server.calls).toEqual(["7"]);
  await clock.advance(1000);
  await second;
  expect(server.calls).toEqual(["7", "8"]);
});

it("an edit whose answer does not come in time is left to its caller", async () => {
  await using api = await startApi("none");
  await using telegram = startFetch(api.apiRoot, 20);
  await expect(telegram.call("editMessageText", 7)).rejects.toThrow("editMessageText did not reach Telegram: timeout");
  expect(api.calls).toEqual(["7"]);
});
