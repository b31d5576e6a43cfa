import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { waitFor } from "../../../support/until.ts";
import { counterForEach } from "./counter.ts";

const counter = counterForEach({ webhookRetryDelaysMs: [1000, 10_000] });

const references = () => counter.receiver.events().map(({ reference }) => reference);
const buyEach = async (...wanted: string[]) => {
  for (const reference of wanted) await counter.buy({ reference });
};

describe("a webhook", () => {
  it("has the payload of the specification", async () => {
    await buyEach("R1");
    await counter.service.webhooks.idle();
    expect(counter.receiver.events()).toEqual([
      {
        event: "transaction.update",
        reference: "R1",
        status: "success",
        amount: 500,
        beneficiary: "08031234567",
        service_type: "airtime",
        timestamp: "2026-11-14T12:00:00.000Z",
        meta: {},
      },
    ]);
    expect(counter.receiver.received[0]?.contentType).toBe("application/json");
  });

  it("is signed over the exact bytes with the account's secret", async () => {
    await buyEach("R1");
    await counter.service.webhooks.idle();
    const secret = counter.service.accounts()[0]?.webhookSecret ?? "";
    const [first] = counter.receiver.received;
    expect(first?.signature).toBe(
      createHmac("sha256", secret)
        .update(first?.body ?? "")
        .digest("hex"),
    );
    expect(counter.service.webhooks.log[0]).toMatchObject({
      body: first?.body,
      signature: first?.signature,
      answered: 200,
    });
  });

  it("is not sent to an account without a URL", async () => {
    const bola = { firstName: "Bola", lastName: "Ade", phoneNumber: "08055555555", pin: "1111", walletNaira: 600 };
    const { keys } = counter.service.addAccount(bola);
    await counter.buy({}, keys[0]?.key);
    await counter.service.webhooks.idle({ timers: true });
    expect(counter.service.webhooks.log).toHaveLength(0);
  });
});

describe("retries", () => {
  it("go on until a 200, each after its delay, with the same bytes", async () => {
    counter.receiver.answers.push(500, 204);
    await buyEach("R1");
    const { webhooks } = counter.service;
    await webhooks.idle();
    await counter.clock.advance(999);
    expect(counter.receiver.received).toHaveLength(1);
    await counter.clock.advance(1);
    await webhooks.idle();
    await counter.clock.advance(10_000);
    await webhooks.idle({ timers: true });
    expect(webhooks.log.map(({ attempt, answered }) => [attempt, answered])).toEqual([
      [1, 500],
      [2, 204],
      [3, 200],
    ]);
    expect(new Set(counter.receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it("end with the list of delays", async () => {
    counter.receiver.answers.push(401, 401, 401, 401);
    await buyEach("R1");
    for (const delayMs of [0, 1000, 10_000, 1_000_000]) {
      await counter.clock.advance(delayMs);
      await counter.service.webhooks.idle();
    }
    expect(counter.receiver.received).toHaveLength(3);
  });

  it("follow five seconds of silence", async () => {
    counter.receiver.answers.push("silence");
    await buyEach("R1");
    await waitFor(() => counter.receiver.received.length === 1, "the webhook is received");
    await counter.clock.advance(5000);
    await counter.service.webhooks.idle();
    expect(counter.service.webhooks.log[0]).toMatchObject({ answered: null, error: "No answer within 5 seconds" });
    await counter.clock.advance(1000);
    await counter.service.webhooks.idle();
    expect(counter.service.webhooks.log[1]).toMatchObject({ attempt: 2, answered: 200 });
  });

  it("follow a refused connection", async () => {
    const key = counter.key;
    await counter.call("PATCH", "/webhook/update/", { key, body: { webhook_url: "http://127.0.0.1:1/" } });
    await buyEach("R1");
    await counter.service.webhooks.idle();
    expect(counter.service.webhooks.log[0]).toMatchObject({ answered: null, error: expect.any(String) });
    await counter.call("PATCH", "/webhook/update/", { key, body: { webhook_url: counter.receiver.url } });
    await counter.clock.advance(1000);
    await counter.service.webhooks.idle();
    expect(references()).toEqual(["R1"]);
  });
});

describe("order and number", () => {
  it("prompt: in the order of the sales", async () => {
    await buyEach("R1", "R2", "R3");
    await counter.service.webhooks.idle();
    expect(references()).toEqual(["R1", "R2", "R3"]);
  });

  it("late: after lateMs", async () => {
    Object.assign(counter.service.webhooks, { mode: "late", lateMs: 2000 });
    await buyEach("R1");
    await counter.service.webhooks.idle();
    expect(references()).toEqual([]);
    const all = counter.service.webhooks.idle({ timers: true });
    await counter.clock.advance(2000);
    await all;
    expect(references()).toEqual(["R1"]);
  });

  it("withheld: only what is released", async () => {
    const { webhooks } = counter.service;
    webhooks.mode = "withheld";
    await buyEach("R1", "R2", "R3");
    await webhooks.idle({ timers: true });
    expect([references(), webhooks.held().map(({ reference }) => reference)]).toEqual([[], ["R1", "R2", "R3"]]);
    webhooks.release(1);
    await webhooks.idle();
    expect([references(), webhooks.held().length]).toEqual([["R1"], 2]);
    webhooks.release();
    await webhooks.idle();
    expect(references()).toEqual(["R1", "R2", "R3"]);
  });

  it("reordered: the newer first, and a single one after lateMs", async () => {
    const { webhooks } = counter.service;
    webhooks.mode = "reordered";
    await buyEach("R1", "R2", "R3");
    await webhooks.idle();
    expect(references()).toEqual(["R2", "R1"]);
    await counter.clock.advance(webhooks.lateMs);
    await webhooks.idle();
    expect(references()).toEqual(["R2", "R1", "R3"]);
  });

  it("double: the same bytes twice", async () => {
    counter.service.webhooks.double = true;
    await buyEach("R1", "R2");
    await counter.service.webhooks.idle();
    expect(references()).toEqual(["R1", "R1", "R2", "R2"]);
    expect(counter.receiver.received[0]).toEqual(counter.receiver.received[1]);
  });

  it("delivers again on demand, with the same bytes", async () => {
    await buyEach("R1");
    await counter.service.webhooks.idle();
    expect(await counter.service.webhooks.redeliver(0)).toMatchObject({ attempt: 2, answered: 200 });
    expect(counter.receiver.received[1]).toEqual(counter.receiver.received[0]);
    expect(() => counter.service.webhooks.redeliver(9)).toThrow("no delivery 9");
  });
});

describe("beforeAnswer", () => {
  it("has delivered the webhook when the answer comes", async () => {
    counter.service.webhooks.beforeAnswer = true;
    await buyEach("R1");
    expect(references()).toEqual(["R1"]);
  });

  it("is off by default: the webhook waits for the answer to be out", async () => {
    counter.service.latencyMs.purchase = 1000;
    const buying = counter.buy({ reference: "R1" });
    await waitFor(() => counter.service.transactions().length === 1, "the sale is processed");
    await counter.clock.advance(999);
    expect(counter.service.webhooks.log).toHaveLength(0);
    await counter.clock.advance(1);
    expect((await buying).status).toBe(201);
    await counter.service.webhooks.idle();
    expect(references()).toEqual(["R1"]);
  });
});
