import { describe, expect, it } from "vitest";
import { startHttp } from "./start-http.ts";

const header = "x-telegram-bot-api-secret-token";
const update = { update_id: 7, message: { text: "₦500" } };

function startTelegram(accept?: (update: unknown) => Promise<void>, secretToken = "tele-secret") {
  const updates: unknown[] = [];
  const store = async (one: unknown) => void updates.push(one);
  const telegram = { path: "bot-path", secretToken, accept: accept ?? store };
  return { updates, started: startHttp({ deps: { telegram } }) };
}

const signed = {
  body: JSON.stringify(update),
  headers: { [header]: "tele-secret", "content-type": "application/json" },
};

describe("Telegram's webhook", () => {
  it("I23: is answered 200 after the update is stored", async () => {
    const { started, updates } = startTelegram();
    await using http = await started;
    expect(await http.send("POST", "/telegram/bot-path", signed)).toMatchObject({ status: 200 });
    expect(updates).toEqual([update]);
  });

  it.each<[string, Record<string, string | string[]>]>([
    ["missing", {}],
    ["empty", { [header]: "" }],
    ["wrong", { [header]: "tele-secreT" }],
    ["too long", { [header]: "tele-secret-" }],
    ["sent twice", { [header]: ["tele-secret", "tele-secret"] }],
  ])("is 401 with a secret that is %s", async (_name, headers) => {
    const { started, updates } = startTelegram();
    await using http = await started;
    const answer = await http.send("POST", "/telegram/bot-path", { body: signed.body, headers });
    expect(answer).toMatchObject({ status: 401, body: { error: "bad_secret" } });
    expect(updates).toEqual([]);
  });

  it("is refused before its body is read", async () => {
    const { started } = startTelegram();
    await using http = await started;
    const head = "POST /telegram/bot-path HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n";
    let received = "";
    await http.sendRaw(head, (socket) => {
      socket.once("data", (chunk) => {
        received = chunk.toString();
        socket.destroy();
      });
    });
    expect(received).toMatch(/^HTTP\/1.1 401 /);
  });

  it("is 404 on another path, and everywhere when updates are polled", async () => {
    const { started } = startTelegram();
    await using http = await started;
    expect((await http.send("POST", "/telegram/other", signed)).status).toBe(404);
    expect((await http.send("GET", "/telegram/bot-path")).status).toBe(404);
    await using polling = await startHttp();
    expect((await polling.send("POST", "/telegram/bot-path", signed)).status).toBe(404);
  });

  it("is 400 when it is no JSON", async () => {
    const { started, updates } = startTelegram();
    await using http = await started;
    expect((await http.send("POST", "/telegram/bot-path", { ...signed, body: "{" })).status).toBe(400);
    expect(updates).toEqual([]);
  });

  it.each([
    "null",
    "5",
    '"x"',
    "[]",
    "{}",
    '{"update_id":null}',
    '{"update_id":"7"}',
    '{"update_id":1.5}',
    '{"update_id":-1}',
  ])("is 400 when it is no update: %s", async (body) => {
    const { started, updates } = startTelegram();
    await using http = await started;
    expect((await http.send("POST", "/telegram/bot-path", { ...signed, body })).status).toBe(400);
    expect(updates).toEqual([]);
  });

  it("takes an update larger than a vending webhook may be", async () => {
    const { started, updates } = startTelegram();
    await using http = await started;
    const large = JSON.stringify({ update_id: 8, message: { text: "x".repeat(200_000) } });
    expect((await http.send("POST", "/telegram/bot-path", { ...signed, body: large })).status).toBe(200);
    expect(updates).toHaveLength(1);
    const tooLarge = "x".repeat(1024 * 1024 + 1);
    expect((await http.send("POST", "/telegram/bot-path", { ...signed, body: tooLarge })).status).toBe(413);
  });

  it.each<[string, () => Promise<void>]>([
    ["fails", () => Promise.reject(new Error("disk full"))],
    ["hangs", () => new Promise(() => undefined)],
  ])("is 503 when storing it %s, so that Telegram sends it again", async (name, accept) => {
    const { started } = startTelegram(accept);
    await using http = await started;
    const sent = http.send("POST", "/telegram/bot-path", signed);
    const answer = await (name === "hangs" ? http.pastDeadline(sent) : sent);
    expect(answer).toMatchObject({ status: 503, retryAfter: "5" });
    expect(JSON.stringify(http.logged)).not.toMatch(/tele-secret|bot-path|₦500/);
  });

  it("does not start with an empty secret", async () => {
    await expect(startTelegram(undefined, "").started).rejects.toMatchObject({ code: "http.no_secret_token" });
  });
});
