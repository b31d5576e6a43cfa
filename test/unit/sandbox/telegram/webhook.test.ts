import type { IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { serveLocally } from "../../../support/local-server.ts";
import { waitFor } from "../../../support/until.ts";
import { callRaw, startSandboxTelegram } from "./call-raw.ts";

interface Delivery {
  id: number;
  headers: IncomingHttpHeaders;
  answer: (status: number, headers?: Record<string, string>) => void;
}

describe("webhook delivery", () => {
  const clock = createFakeClock();
  let telegram: Telegram;
  let ada: Person;
  let server: Awaited<ReturnType<typeof serveLocally>>;
  let url: string;
  let received: Delivery[];

  beforeEach(async () => {
    received = [];
    server = await serveLocally(async (request, response) => {
      const update = (await json(request)) as { update_id: number };
      const answer: Delivery["answer"] = (status, headers = {}) => void response.writeHead(status, headers).end("{}");
      received.push({ id: update.update_id, headers: request.headers, answer });
    });
    url = `${server.origin}/telegram`;
    telegram = await startSandboxTelegram({ clock });
    ada = telegram.user({ firstName: "Ada" });
  });
  afterEach(async () => {
    await telegram[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  const arrived = (count: number) => waitFor(() => received.length === count, `${count} updates have come`);
  const settled = (count: number) =>
    waitFor(() => telegram.webhook.deliveries.length === count, `${count} deliveries are over`);

  it("carries the secret, starts with what waits, and confirms on 2xx", async () => {
    const id = await ada.says("hello");
    await callRaw(telegram, "setWebhook", { url, secret_token: "s3cret" });
    expect(telegram.webhook.url).toBe(url);
    await arrived(1);
    expect(received[0]).toMatchObject({ id, headers: { "x-telegram-bot-api-secret-token": "s3cret" } });
    received[0]?.answer(200);
    await settled(1);
    expect(telegram.pendingUpdates).toEqual([]);
  });

  it("keeps one person's messages in order, and lets a tap run beside them", async () => {
    await ada.says("one");
    const keyboard = { inline_keyboard: [[{ text: "Go", callback_data: "go" }]] };
    await callRaw(telegram, "sendMessage", { chat_id: ada.id, text: "Go?", reply_markup: keyboard });
    await callRaw(telegram, "setWebhook", { url });
    const second = await ada.says("two");
    const { updateId } = await ada.taps("Go");
    await arrived(2);
    expect(received.map(({ id }) => id)).toContain(updateId);
    expect(received.map(({ id }) => id)).not.toContain(second);
    for (const delivery of received) delivery.answer(200);
    await arrived(3);
    expect(received[2]?.id).toBe(second);
  });

  it("repeats a failed delivery at once, then after growing pauses, and says why", async () => {
    await callRaw(telegram, "setWebhook", { url });
    const id = await ada.says("hello");
    await arrived(1);
    received[0]?.answer(500);
    await arrived(2);
    const timers = clock.timers;
    received[1]?.answer(500);
    await settled(2);
    await waitFor(() => clock.timers === timers, "the next try waits for its pause");
    await clock.advance(2500);
    await arrived(3);
    const info = await callRaw(telegram, "getWebhookInfo");
    expect(info.result).toMatchObject({
      url,
      pending_update_count: 1,
      last_error_message: "Wrong response from the webhook: 500 Internal Server Error",
    });
    received[2]?.answer(200);
    await settled(3);
    expect(telegram.webhook.deliveries.map(({ updateId, attempt, status }) => [updateId, attempt, status])).toEqual([
      [id, 1, 500],
      [id, 2, 500],
      [id, 3, 200],
    ]);
  });

  it("honours Retry-After", async () => {
    await callRaw(telegram, "setWebhook", { url });
    await ada.says("hello");
    await arrived(1);
    received[0]?.answer(503, { "retry-after": "7" });
    await settled(1);
    await clock.advance(6900);
    expect(received).toHaveLength(1);
    await clock.advance(200);
    await arrived(2);
  });

  it("repeats an update on demand", async () => {
    await callRaw(telegram, "setWebhook", { url });
    const id = await ada.says("hello");
    await arrived(1);
    received[0]?.answer(200);
    await settled(1);
    telegram.redeliver(id);
    await arrived(2);
    expect(received[1]?.id).toBe(id);
  });

  it("shuts getUpdates out while it is set, and ends a waiting poll", async () => {
    const timers = clock.timers;
    const waiting = callRaw(telegram, "getUpdates", { timeout: 30 });
    await waitFor(() => clock.timers === timers + 1, "the poll is held");
    await callRaw(telegram, "setWebhook", { url });
    expect((await waiting).description).toBe("Conflict: terminated by setWebhook request");
    expect(await callRaw(telegram, "getUpdates")).toMatchObject({
      error_code: 409,
      description:
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    });
    await callRaw(telegram, "deleteWebhook", { drop_pending_updates: true });
    expect(await callRaw(telegram, "getUpdates")).toEqual({ ok: true, result: [] });
  });

  it("takes plain HTTP only for loopback, and only decent secrets", async () => {
    const far = await callRaw(telegram, "setWebhook", { url: "http://example.com/hook" });
    expect(far.description).toBe("Bad Request: bad webhook: An HTTPS URL must be provided for webhook");
    const odd = await callRaw(telegram, "setWebhook", { url, secret_token: "a b" });
    expect(odd.description).toBe("Bad Request: secret token contains unallowed characters");
  });
});
