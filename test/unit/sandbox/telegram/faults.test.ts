import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { waitFor } from "../../../support/until.ts";
import { callRaw, startSandboxTelegram, token } from "./call-raw.ts";

describe("trouble on demand", () => {
  const clock = createFakeClock();
  let telegram: Telegram;
  let ada: Person;

  beforeEach(async () => {
    telegram = await startSandboxTelegram({ clock });
    ada = telegram.user({ firstName: "Ada" });
    await ada.says("/start");
  });
  afterEach(() => telegram[Symbol.asyncDispose]());

  const send = (text = "x") => callRaw(telegram, "sendMessage", { chat_id: ada.id, text });
  const texts = () => ada.chat.filter(({ from }) => from === "bot").map(({ text }) => text);

  it("answers 429 with retry_after, 500 and 403 without doing anything", async () => {
    telegram.faults.failNext({ kind: "429", retryAfter: 3 });
    telegram.faults.failNext({ kind: "500", times: 2 });
    telegram.faults.failNext({ kind: "403", method: "sendMessage" });
    expect(await send()).toEqual({
      ok: false,
      error_code: 429,
      description: "Too Many Requests: retry after 3",
      parameters: { retry_after: 3 },
    });
    expect([(await send()).error_code, (await send()).error_code]).toEqual([500, 500]);
    expect((await send()).error_code).toBe(403);
    expect((await send("good")).ok).toBe(true);
    expect(texts()).toEqual(["good"]);
  });

  it("strikes the named method only, and getUpdates only when named", async () => {
    telegram.faults.failNext({ kind: "500", method: "sendPhoto" });
    telegram.faults.failNext({ kind: "500" });
    expect((await callRaw(telegram, "getUpdates")).ok).toBe(true);
    expect((await send()).error_code).toBe(500);
    expect((await send()).ok).toBe(true);
    telegram.faults.failNext({ kind: "500", method: "getUpdates" });
    expect((await callRaw(telegram, "getUpdates")).error_code).toBe(500);
    telegram.faults.clear();
    expect(await callRaw(telegram, "sendPhoto", { chat_id: ada.id })).toMatchObject({ error_code: 400 });
  });

  it("cuts the line before or after the work", async () => {
    telegram.faults.failNext({ kind: "reset-before" });
    await expect(send("before")).rejects.toThrow();
    telegram.faults.failNext({ kind: "reset-after" });
    await expect(send("after")).rejects.toThrow();
    expect(texts()).toEqual(["after"]);
  });

  it("hangs until the caller gives up", async () => {
    telegram.faults.failNext({ kind: "hang" });
    const url = `${telegram.apiRoot}/bot${token}/sendMessage?chat_id=${ada.id}&text=never`;
    const caller = new AbortController();
    const call = fetch(url, { signal: caller.signal });
    await waitFor(() => telegram.calls.some(({ method }) => method === "sendMessage"), "the call has come");
    await clock.advance(60_000);
    caller.abort();
    await expect(call).rejects.toThrow(/aborted/);
    expect(texts()).toEqual([]);
  });

  it("holds every call back for a while", async () => {
    telegram.latencyMs = 50;
    const answer = send("late");
    await waitFor(() => clock.timers > 0, "the call is held back");
    await clock.advance(49);
    expect(texts()).toEqual([]);
    await clock.advance(1);
    expect((await answer).ok).toBe(true);
  });

  it("limits the messages to one chat when asked to", async () => {
    telegram.rateLimit = { burst: 2, perSecond: 1 };
    expect([(await send()).ok, (await send()).ok]).toEqual([true, true]);
    expect(await send()).toMatchObject({ error_code: 429, parameters: { retry_after: 1 } });
    await clock.advance(1000);
    expect((await send()).ok).toBe(true);
  });

  it("names no time after which it ends a kept line, so that none ends below a message of a busy machine", async () => {
    const response = await fetch(`${telegram.apiRoot}/bot${token}/getMe`);
    await response.text();
    expect(response.headers.get("keep-alive")).toBeNull();
  });

  it("writes down every call with what became of it", async () => {
    telegram.faults.failNext({ kind: "403" });
    await send("a");
    await send("b");
    expect(telegram.calls).toMatchObject([
      { method: "sendMessage", params: { text: "a" }, ok: false, errorCode: 403 },
      { method: "sendMessage", params: { text: "b" }, ok: true, at: clock.now() },
    ]);
  });

  it("asks the schema hook first", async () => {
    await using strict = await startSandboxTelegram({ validate: (method) => `${method} looks odd` });
    expect(await callRaw(strict, "getMe")).toMatchObject({
      error_code: 400,
      description: "Bad Request: getMe looks odd",
    });
  });
});
