import { describe, expect, it } from "vitest";
import { counterForEach, expectAnswer, prepaid } from "./counter.ts";

const counter = counterForEach();

describe("writing", () => {
  it("writes naira with two decimals, as numbers", async () => {
    counter.service.switches.numbers = "two-decimals";
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).text).toContain('"amount":500.00,');
    expect((await counter.call("GET", "/profile/", { key: counter.key })).text).toContain('"wallet_balance":9512.50,');
    await counter.service.webhooks.idle();
    expect(counter.receiver.received[0]?.body).toContain('"amount":500.00,');
  });

  it.each([
    ["seconds", "2026-11-14T12:00:00Z"],
    ["microseconds-offset", "2026-11-14T12:00:00.000000+00:00"],
  ] as const)("writes timestamps as %s", async (form, text) => {
    counter.service.switches.timestamps = form;
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).body.created_at).toBe(text);
    expect((await counter.events())[0]?.timestamp).toBe(text);
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
    expect((await counter.events())[0]?.beneficiary).toBe(written);
    expect(counter.service.transactions()[0]?.beneficiary).toBe("08031234567");
  });

  it.each([
    ["code", { error: "ERR_1042" }],
    ["nested", { error: { code: 1042, message: "Insufficient wallet balance" } }],
    ["in-message", { error: "", message: "Insufficient wallet balance" }],
    ["like-a-duplicate", { error: expect.stringMatching(/duplicate/) }],
  ] as const)("refuses with a reason as %s", async (refusalWords, fields) => {
    counter.service.switches.refusalWords = refusalWords;
    await expectAnswer(counter.buy({ amount: 40_000 }), 400, expect.objectContaining({ status: "failed", ...fields }));
  });

  it.each([
    ["capitalised", "Success"],
    ["upper-case", "SUCCESS"],
  ] as const)("writes statuses %s", async (statusWords, word) => {
    counter.service.switches.statusWords = statusWords;
    expect((await counter.buy({ reference: "R1" })).body.status).toBe(word);
    expect((await counter.verify("R1")).body.status).toBe(word);
    expect((await counter.events())[0]?.status).toBe(word);
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
    expect((await counter.events())[0]?.reference).toBe("vb-1");
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
    await counter.clock.advance(30_000);
    counter.service.switches.tokenWords = "remarks";
    counter.service.settle("R1", "success");
    expect((await counter.verify("R1")).body).toMatchObject({
      status: "pending",
      remarks: expect.stringMatching(/waiting/),
    });
    await counter.clock.advance(30_000);
    expect((await counter.verify("R1")).body).toMatchObject({ status: "success" });
  });

  it("the balance shows a sale only after walletBehindMs", async () => {
    counter.service.switches.walletBehindMs = 5000;
    await counter.buy();
    counter.service.fund(counter.adaId, 100);
    expect(await balance()).toBe(10_000);
    await counter.clock.advance(5000);
    expect(await balance()).toBe(10_000 - 487.5 + 100);
  });
});
