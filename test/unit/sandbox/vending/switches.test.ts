import { describe, expect, it } from "vitest";
import { ada, counterForEach, expectAnswer, prepaid } from "./counter.ts";

const counter = counterForEach();

it("refuses an unknown switch and a value that is no choice", () => {
  const { switches } = counter.service;
  expect(() => Object.assign(switches, { verifyAmount: "both" })).toThrow("verifyAmount cannot be both");
  expect(() => Object.assign(switches, { noSuchSwitch: 1 })).toThrow("noSuchSwitch");
  expect(() => Object.assign(switches, { tokenDelayMs: -1 })).toThrow("tokenDelayMs");
  expect(() => Object.assign(counter.service.webhooks, { mode: "lost" })).toThrow("webhooks.mode");
});

describe("unknownReference", () => {
  it.each([
    ["404-json", 404, "application/json"],
    ["404-html", 404, "text/html; charset=utf-8"],
    ["200-error", 200, "application/json"],
  ] as const)("%s", async (choice, status, type) => {
    counter.service.switches.unknownReference = choice;
    const answer = await counter.verify("nobody-knows");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, type]);
    if (choice === "200-error") expect(answer.body).toEqual({ error: expect.any(String) });
  });
});

describe("doubledReference", () => {
  it("refused: a 400, one charge, and the first sale stands", async () => {
    await counter.buy({ reference: "R1" });
    const { status, body } = await counter.buy({ reference: "R1", amount: 100 });
    expect([status, body.status, body.purchase_id, body.reference]).toEqual([400, "failed", null, "R1"]);
    expect(counter.walletKobo()).toBe(1_000_000 - 48_750);
    expect((await counter.verify("R1")).body.status).toBe("success");
  });

  it("replayed: the first one's result, one charge", async () => {
    counter.service.switches.doubledReference = "replayed";
    const first = await counter.buy({ reference: "R1" });
    await expectAnswer(counter.buy({ reference: "R1", amount: 100 }), first.status, first.body);
    expect(counter.service.transactions()).toHaveLength(1);
    await counter.buy({ reference: "R2", amount: 49_000 });
    expect((await counter.buy({ reference: "R2" })).body).toMatchObject({ status: "failed", purchase_id: null });
  });

  it("charged-again: two sales, two charges", async () => {
    counter.service.switches.doubledReference = "charged-again";
    const ids = [await counter.buy({ reference: "R1" }), await counter.buy({ reference: "R1" })];
    expect(new Set(ids.map(({ body }) => body.purchase_id)).size).toBe(2);
    expect(counter.walletKobo()).toBe(1_000_000 - 97_500);
  });
});

describe("verifyAmount and webhookAmount", () => {
  it.each(["face", "charge"] as const)("%s", async (which) => {
    Object.assign(counter.service.switches, { verifyAmount: which, webhookAmount: which });
    await counter.buy({ reference: "R1" });
    const amount = which === "face" ? 500 : 487.5;
    expect((await counter.verify("R1")).body.amount).toBe(amount);
    expect((await counter.events())[0]?.amount).toBe(amount);
  });
});

describe("purchaseAnswer", () => {
  it.each([
    ["success", 201],
    ["pending", 201],
    ["refused", 400],
  ] as const)("%s for every service", async (answer, status) => {
    counter.service.switches.purchaseAnswer = answer;
    expect((await counter.buy()).status).toBe(status);
    expect((await counter.buy({ ...prepaid, amount: 500 })).status).toBe(status);
    if (answer === "refused") expect(counter.walletKobo()).toBe(1_000_000);
  });

  it("goes by service by default", async () => {
    counter.service.switches.electricityAnswer = "pending";
    expect((await counter.buy()).body.status).toBe("success");
    expect((await counter.buy({ ...prepaid, amount: 500 })).body.status).toBe("pending");
  });
});

describe("webhookFor", () => {
  it.each([
    ["final-states", "success", ["success"]],
    ["final-states", "pending", ["success"]],
    ["every-state", "success", ["success"]],
    ["every-state", "pending", ["pending", "success"]],
    ["after-the-answer", "success", []],
    ["after-the-answer", "pending", ["success"]],
  ] as const)("%s, answered %s", async (webhookFor, answer, statuses) => {
    Object.assign(counter.service.switches, { webhookFor, purchaseAnswer: answer });
    await counter.buy({ reference: "R1" });
    if (answer === "pending") counter.service.settle("R1", "success");
    expect((await counter.events()).map(({ status }) => status)).toEqual(statuses);
  });

  it("after-the-answer still tells a token", async () => {
    counter.service.switches.webhookFor = "after-the-answer";
    await counter.buy(prepaid);
    expect((await counter.events())[0]?.meta.token).toMatch(/^\d{20}$/);
  });
});

describe("tokens", () => {
  const tokenOf = () => counter.service.transactions()[0]?.token ?? "";

  it("come with the success, only in the webhook's meta", async () => {
    const { text } = await counter.buy({ ...prepaid, reference: "R1" });
    expect((await counter.events()).map(({ meta }) => meta)).toEqual([{ token: tokenOf() }]);
    expect(tokenOf()).toMatch(/^\d{20}$/);
    expect(text + (await counter.verify("R1")).text).not.toMatch(/\d{16}/);
  });

  it("are not made for a postpaid meter", async () => {
    await counter.buy({ ...prepaid, variation_id: 602 });
    expect((await counter.events())[0]?.meta).toEqual({});
  });

  it("are lines of pin and serial for exams, one per pin", async () => {
    await counter.buy({ service_type: "education", amount: 0, variation_id: 801, quantity: 2 });
    const lines = (await counter.events())[0]?.meta.token?.split("\n") ?? [];
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^\d{12}, serial WAE\d{9}$/);
  });

  it("stay out of the webhook with tokenInWebhook off", async () => {
    counter.service.switches.tokenInWebhook = false;
    await counter.buy(prepaid);
    expect((await counter.events()).map(({ status, meta }) => [status, meta])).toEqual([["success", {}]]);
    expect(tokenOf()).toMatch(/^\d{20}$/);
  });

  it("follow in a webhook of their own after tokenDelayMs", async () => {
    counter.service.switches.tokenDelayMs = 30_000;
    await counter.buy(prepaid);
    expect(await counter.events()).toHaveLength(1);
    await counter.clock.advance(30_000);
    expect((await counter.events()).map(({ status, meta }) => [status, meta.token])).toEqual([
      ["success", undefined],
      ["success", tokenOf()],
    ]);
  });

  it.each([
    ["hyphens", /^(\d{4}-){4}\d{4}$/],
    ["spaces", /^(\d{4} ){4}\d{4}$/],
  ] as const)("are written with %s", async (form, pattern) => {
    counter.service.switches.tokenForm = form;
    await counter.buy(prepaid);
    expect((await counter.events())[0]?.meta.token).toMatch(pattern);
  });

  it("can be read in remarks or in the message", async () => {
    counter.service.switches.tokenWords = "remarks";
    await counter.buy({ ...prepaid, amount: 500, reference: "R1" });
    expect((await counter.verify("R1")).body.remarks).toContain(`Token: ${tokenOf()}`);
    counter.service.switches.tokenWords = "message";
    const { body } = await counter.buy({ ...prepaid, amount: 500, reference: "R2" });
    expect(body.message).toContain(`Token: ${counter.service.transactions()[1]?.token}`);
  });
});

describe("statuses", () => {
  it("refuses a login as told", async () => {
    counter.service.switches.loginRefusalStatus = 404;
    const body = { phone_number: ada.phoneNumber, pin: "0000" };
    expect((await counter.call("POST", "/login/", { body })).status).toBe(404);
  });

  it("refuses a credential as told", async () => {
    counter.service.switches.wrongCredentialStatus = 403;
    expect((await counter.call("GET", "/profile/", { key: "ak_live_dead" })).status).toBe(403);
  });
});
