import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../../support/fake-clock.ts";
import { ada, type Counter, openCounter, prepaid } from "./counter.ts";
import { type Receiver, startReceiver } from "./receiver.ts";

let clock: FakeClock;
let receiver: Receiver;
let counter: Counter;

beforeEach(async () => {
  clock = createFakeClock();
  receiver = await startReceiver();
  counter = await openCounter({ clock, account: { webhookUrl: receiver.url } });
});
afterEach(async () => {
  await counter[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const events = async () => {
  await counter.service.webhooks.idle();
  return receiver.events();
};

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
    const second = await counter.buy({ reference: "R1", amount: 100 });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
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
    expect((await events())[0]?.amount).toBe(amount);
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
    expect((await events()).map(({ status }) => status)).toEqual(statuses);
  });

  it("after-the-answer still tells a token", async () => {
    counter.service.switches.webhookFor = "after-the-answer";
    await counter.buy(prepaid);
    expect((await events())[0]?.meta.token).toMatch(/^\d{20}$/);
  });
});

describe("tokens", () => {
  const tokenOf = () => counter.service.transactions()[0]?.token ?? "";

  it("come with the success, in the webhook's meta alone", async () => {
    const { text } = await counter.buy({ ...prepaid, reference: "R1" });
    expect((await events()).map(({ meta }) => meta)).toEqual([{ token: tokenOf() }]);
    expect(tokenOf()).toMatch(/^\d{20}$/);
    expect(text + (await counter.verify("R1")).text).not.toMatch(/\d{16}/);
  });

  it("are not made for a postpaid meter", async () => {
    await counter.buy({ ...prepaid, variation_id: 602 });
    expect((await events())[0]?.meta).toEqual({});
  });

  it("are lines of pin and serial for exams, one for each", async () => {
    await counter.buy({ service_type: "education", amount: 0, variation_id: 801, quantity: 2 });
    const lines = (await events())[0]?.meta.token?.split("\n") ?? [];
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^\d{12}, serial WAE\d{9}$/);
  });

  it("stay out of the webhook with tokenInWebhook off", async () => {
    counter.service.switches.tokenInWebhook = false;
    await counter.buy(prepaid);
    expect((await events()).map(({ status, meta }) => [status, meta])).toEqual([["success", {}]]);
    expect(tokenOf()).toMatch(/^\d{20}$/);
  });

  it("follow in a webhook of their own after tokenDelayMs", async () => {
    counter.service.switches.tokenDelayMs = 30_000;
    await counter.buy(prepaid);
    expect(await events()).toHaveLength(1);
    await clock.advance(30_000);
    expect((await events()).map(({ status, meta }) => [status, meta.token])).toEqual([
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
    expect((await events())[0]?.meta.token).toMatch(pattern);
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

describe("writing", () => {
  it("writes naira with two decimals, as numbers", async () => {
    counter.service.switches.numbers = "two-decimals";
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).text).toContain('"amount":500.00,');
    expect((await counter.call("GET", "/profile/", { key: counter.key })).text).toContain('"wallet_balance":9512.50,');
    await counter.service.webhooks.idle();
    expect(receiver.received[0]?.body).toContain('"amount":500.00,');
  });

  it.each([
    ["seconds", "2026-11-14T12:00:00Z"],
    ["microseconds-offset", "2026-11-14T12:00:00.000000+00:00"],
  ] as const)("writes timestamps as %s", async (form, text) => {
    counter.service.switches.timestamps = form;
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).body.created_at).toBe(text);
    expect((await events())[0]?.timestamp).toBe(text);
  });
});

describe("odd numbers", () => {
  it.each([
    ["three-decimals", '"wallet_balance":9512.504,', 2.5],
    ["text", '"wallet_balance":"9512.50",', "2.50"],
    ["noise", '"wallet_balance":9512.499999999998,', 2.5000000000000004],
  ] as const)("are written as %s, and mean the same to the kobo", async (numbers, balance, discount) => {
    counter.service.switches.numbers = numbers;
    await counter.buy();
    expect((await counter.call("GET", "/profile/", { key: counter.key })).text).toContain(balance);
    const { body } = await counter.call("GET", "/airtime/networks/", { key: counter.key });
    expect(body[0].api_seller_discount).toBe(discount);
  });
});

describe("odd words", () => {
  it.each([
    ["international", "+2348031234567"],
    ["masked", "0803****567"],
  ] as const)("writes a beneficiary %s in records and webhooks", async (beneficiaries, written) => {
    counter.service.switches.beneficiaries = beneficiaries;
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).body.beneficiary).toBe(written);
    expect((await events())[0]?.beneficiary).toBe(written);
    expect(counter.service.transactions()[0]?.beneficiary).toBe("08031234567");
  });

  it.each([
    ["code", { error: "ERR_1042" }],
    ["nested", { error: { code: 1042, message: "Insufficient wallet balance" } }],
    ["in-message", { error: "", message: "Insufficient wallet balance" }],
    ["like-a-duplicate", { error: expect.stringMatching(/duplicate/) }],
  ] as const)("refuses with a reason as %s", async (refusalWords, fields) => {
    counter.service.switches.refusalWords = refusalWords;
    const { status, body } = await counter.buy({ amount: 40_000 });
    expect([status, body]).toEqual([400, expect.objectContaining({ status: "failed", ...fields })]);
  });

  it.each([
    ["capitalised", "Success"],
    ["upper-case", "SUCCESS"],
  ] as const)("writes statuses %s", async (statusWords, word) => {
    counter.service.switches.statusWords = statusWords;
    expect((await counter.buy({ reference: "R1" })).body.status).toBe(word);
    expect((await counter.verify("R1")).body.status).toBe(word);
    expect((await events())[0]?.status).toBe(word);
  });

  it("names a session of twenty digits, and no token, in words", async () => {
    Object.assign(counter.service.switches, { tokenWords: "session-number", tokenInWebhook: false });
    const { body } = await counter.buy({ ...prepaid, amount: 500, reference: "R1" });
    const { remarks } = (await counter.verify("R1")).body;
    for (const words of [body.message, remarks]) {
      expect(words).toMatch(/Session \d{20}$/);
      expect(words).not.toContain(counter.service.transactions()[0]?.token);
    }
  });

  it("writes the reference in small letters, and finds the sale by the one that was sent", async () => {
    counter.service.switches.referenceCase = "lower";
    expect((await counter.buy({ reference: "VB-1" })).body.reference).toBe("vb-1");
    expect((await counter.verify("VB-1")).body.reference).toBe("vb-1");
    expect((await events())[0]?.reference).toBe("vb-1");
  });

  it("answers 200 to a purchase that was taken", async () => {
    counter.service.switches.purchaseStatus = 200;
    expect((await counter.buy()).status).toBe(200);
    expect((await counter.buy({ amount: 40_000 })).status).toBe(400);
  });
});

describe("surchargeNaira", () => {
  it("is charged, and no listing says so", async () => {
    const listed = (await counter.call("GET", "/airtime/networks/", { key: counter.key })).text;
    Object.assign(counter.service.switches, { surchargeNaira: 7.5, verifyAmount: "charge" });
    await counter.buy({ reference: "R1" });
    expect(counter.walletKobo()).toBe(1_000_000 - 48_750 - 750);
    expect((await counter.verify("R1")).body.amount).toBe(495);
    expect((await counter.call("GET", "/airtime/networks/", { key: counter.key })).text).toBe(listed);
  });
});

describe("being behind", () => {
  const balance = async () => (await counter.call("GET", "/profile/", { key: counter.key })).body.wallet_balance;

  it("verify knows a sale, and what became of it, only after verifyBehindMs", async () => {
    Object.assign(counter.service.switches, { verifyBehindMs: 30_000, purchaseAnswer: "pending" });
    await counter.buy({ ...prepaid, amount: 500, reference: "R1" });
    expect((await counter.verify("R1")).status).toBe(404);
    await clock.advance(30_000);
    counter.service.switches.tokenWords = "remarks";
    counter.service.settle("R1", "success");
    expect((await counter.verify("R1")).body).toMatchObject({
      status: "pending",
      remarks: expect.stringMatching(/waiting/),
    });
    await clock.advance(30_000);
    expect((await counter.verify("R1")).body).toMatchObject({ status: "success" });
  });

  it("the balance shows a sale only after walletBehindMs", async () => {
    counter.service.switches.walletBehindMs = 5000;
    await counter.buy();
    counter.service.fund(counter.adaId, 100);
    expect(await balance()).toBe(10_000);
    await clock.advance(5000);
    expect(await balance()).toBe(10_000 - 487.5 + 100);
  });
});
