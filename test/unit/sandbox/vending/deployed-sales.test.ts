import { beforeEach, describe, expect, it, vi } from "vitest";
import { ada, counterForEach, expectAnswer, prepaid, turnOn } from "./counter.ts";

const counter = counterForEach();

const turn = turnOn(counter);
const sales = () => counter.service.transactions();
const data = { service_type: "data", network_id: undefined, plan_id: 101, amount: 0 };
const missing = { error: "Missing required fields: service_type, beneficiary, amount" };
const walletBefore = 1_000_000;

describe("a plan whose amount is required", () => {
  beforeEach(() => turn("amount of a plan is required"));

  it.each([0, false, undefined, ""])("is not sold for %s: nothing is taken, and no record is left", async (amount) => {
    await expectAnswer(counter.buy({ ...data, amount, reference: "R1" }), 400, missing);
    expect(sales()).toEqual([]);
    expect(counter.walletKobo()).toBe(walletBefore);
    expect((await counter.verify("R1")).status).toBe(404);
    expect(counter.service.requests[0]).toMatchObject({ operation: "purchase", lackedField: true });
  });

  it("is sold at its price for any other number, under the reference that was refused before", async () => {
    await counter.buy({ ...data, reference: "R1" });
    expect((await counter.buy({ ...data, amount: 7, reference: "R1" })).body.status).toBe("success");
    expect(sales()).toMatchObject([{ reference: "R1", chargeKobo: 31_800, netKobo: 31_800 }]);
    expect(counter.service.requests.map(({ lackedField }) => lackedField)).toEqual([true, undefined]);
  });

  it("lacks a service type or a beneficiary in the same words", async () => {
    expect((await counter.buy({ service_type: "" })).body).toEqual(missing);
    expect((await counter.buy({ beneficiary: undefined })).body).toEqual(missing);
  });

  it("may be refused with a 422, or whatever is sent", async () => {
    turn("amount of a plan above zero");
    await expectAnswer(counter.buy(data), 422, { amount: ["Ensure this value is greater than 0."] });
    expect((await counter.buy({ ...data, amount: 318 })).status).toBe(201);
    turn("amount of a plan is never enough");
    expect((await counter.buy({ ...data, amount: 318 })).body).toEqual(missing);
    expect((await counter.buy()).status).toBe(201);
  });
});

describe("a sale that the provider fails", () => {
  it("is debited, recorded and refunded before the answer", async () => {
    turn("failed sales are refunded");
    counter.service.switches.purchaseAnswer = "refused";
    const { status, body } = await counter.buy({ reference: "R1" });
    const purchase_id = sales()[0]?.id;
    const failed = { status: "failed", reference: "R1", purchase_id, message: "Transaction failed", error: null };
    expect([status, body]).toEqual([400, failed]);
    expect((await counter.verify("R1")).body.status).toBe("refunded");
    expect(counter.walletKobo()).toBe(walletBefore);
    expect(sales()).toMatchObject([{ status: "failed", isRefunded: true, chargeKobo: 48_750, netKobo: 0 }]);
    expect((await counter.events()).map(({ status }) => status)).toEqual(["refunded"]);
  });

  it("is refunded when it was pending, and when it had succeeded", async () => {
    turn("failed sales are refunded");
    counter.service.switches.purchaseAnswer = "pending";
    await counter.buy({ reference: "R1" });
    counter.service.settle("R1", "failed");
    counter.service.switches.purchaseAnswer = "success";
    await counter.buy({ reference: "R2" });
    counter.service.reverse("R2");
    for (const reference of ["R1", "R2"]) expect((await counter.verify(reference)).body.status).toBe("refunded");
    expect(counter.walletKobo()).toBe(walletBefore);
  });

  it("is called reversed", async () => {
    turn("failed sales are reversed");
    counter.service.switches.purchaseAnswer = "refused";
    await counter.buy({ reference: "R1" });
    expect((await counter.verify("R1")).body.status).toBe("reversed");
  });

  it("keeps the money, and tells nobody", async () => {
    turn("failed sales are not refunded", "one webhook during the POST");
    counter.service.switches.purchaseAnswer = "refused";
    expect((await counter.buy({ reference: "R1" })).status).toBe(400);
    expect((await counter.verify("R1")).body.status).toBe("failed");
    expect(counter.walletKobo()).toBe(walletBefore - 48_750);
    expect(sales()).toMatchObject([{ status: "failed", isRefunded: false, netKobo: 48_750 }]);
    expect(await counter.events()).toEqual([]);
  });

  it("is one to a number that is none, which the provider finds out", async () => {
    turn("failed sales are refunded", "numbers checked by the provider");
    const { body } = await counter.buy({ beneficiary: "123", reference: "R1" });
    expect(body).toMatchObject({ status: "failed", purchase_id: expect.any(Number), error: null });
    expect((await counter.verify("R1")).body.status).toBe("refunded");
  });
});

describe("a purchase that is refused", () => {
  beforeEach(() => turn("words of its framework", "purchases refused by a 500"));

  it("is a 500 for an id that nobody has, or none", async () => {
    const words = "No AirtimeNetwork matches the given query.";
    expect(await counter.buy({ network_id: 99 })).toMatchObject({ status: 500, body: { error: words } });
    expect(await counter.buy({ network_id: undefined })).toMatchObject({ status: 500, body: { error: words } });
    const plan = await counter.buy({ ...data, plan_id: 99_999 });
    expect(plan).toMatchObject({ status: 500, body: { error: "No DataPlan matches the given query." } });
    expect(await counter.buy({ amount: "much" })).toMatchObject({ status: 500, body: { error: expect.any(String) } });
    expect(sales()).toEqual([]);
  });

  it("is a failed purchase for a network or a plan that is not sold now", async () => {
    counter.service.setCatalogue(({ airtime, data: networks }) => {
      for (const entry of [airtime[0], networks[0]?.plans[0]]) if (entry) entry.active = false;
    });
    for (const asked of [{}, { ...data, amount: 318 }]) {
      const { status, body } = await counter.buy({ ...asked, reference: "R1" });
      expect([status, body]).toMatchObject([400, { status: "failed", reference: "R1", purchase_id: null }]);
      expect(body.error).toEqual(expect.any(String));
    }
    expect(counter.walletKobo()).toBe(walletBefore);
  });

  it("is a 400 for another service type, and for too little in the wallet", async () => {
    await expectAnswer(counter.buy({ service_type: "water" }), 400, { error: "Invalid service type" });
    const result = { status: "failed", reference: "R1", purchase_id: null, message: "Transaction failed" };
    await expectAnswer(counter.buy({ amount: 40_000, reference: "R1" }), 400, {
      ...result,
      error: "Insufficient balance",
    });
    expect((await counter.verify("R1")).body).toEqual({ detail: "No Purchase matches the given query." });
    expect(await counter.events()).toEqual([]);
  });
});

describe("money that goes and is recorded nowhere", () => {
  const hidden = { isRecorded: false, netKobo: 48_750 };

  it("goes twice for a reference that is used again, which is found out last", async () => {
    turn("a used reference is charged again");
    await counter.buy({ reference: "R1" });
    expect((await counter.buy({ reference: "R1" })).status).toBe(500);
    expect(counter.walletKobo()).toBe(walletBefore - 97_500);
    expect((await counter.verify("R1")).body.status).toBe("success");
    expect(sales()).toMatchObject([{ isRecorded: true }, { ...hidden, status: "success" }]);
  });

  it("goes for a reference of another account", async () => {
    turn("a used reference is charged again");
    const bola = counter.service.addAccount({ ...ada, phoneNumber: "08030000000" });
    await counter.buy({ reference: "R1" }, bola.keys[0]?.key);
    expect((await counter.buy({ reference: "R1" })).status).toBe(500);
    expect((await counter.verify("R1")).status).toBe(404);
    expect(counter.walletKobo()).toBe(walletBefore - 48_750);
  });

  it("goes twice for a POST that a gateway hands on twice", async () => {
    turn("a POST handed on twice");
    expect((await counter.buy({ reference: "R1" })).status).toBe(500);
    expect((await counter.verify("R1")).body.status).toBe("success");
    expect(counter.walletKobo()).toBe(walletBefore - 97_500);
  });

  it("goes when the worker dies after the debit", async () => {
    turn("a worker that dies");
    expect((await counter.buy({ reference: "R1" })).status).toBe(502);
    expect((await counter.verify("R1")).status).toBe(404);
    expect(counter.walletKobo()).toBe(walletBefore - 48_750);
    expect(sales()).toMatchObject([{ ...hidden, status: "failed", isRefunded: false }]);
  });

  it("goes for a beneficiary of more than 20 characters", async () => {
    turn("numbers checked by the provider");
    expect((await counter.buy({ beneficiary: "0".repeat(21) })).status).toBe(500);
    expect(sales()).toMatchObject([{ ...hidden, status: "failed" }]);
    expect((await counter.buy({ beneficiary: "0".repeat(20) })).status).toBe(400);
  });
});

describe("a provider that takes its time", () => {
  it("has the money at once, and the record comes with the webhook and the answer", async () => {
    turn("a provider that takes its time", "one webhook during the POST");
    const bought = counter.buy({ reference: "R1" });
    await vi.waitFor(() => expect(counter.walletKobo()).toBe(walletBefore - 48_750));
    await counter.clock.advance(2999);
    expect((await counter.verify("R1")).status).toBe(404);
    expect(counter.receiver.received).toEqual([]);
    await counter.clock.advance(1);
    expect((await bought).body.status).toBe("success");
    expect((await counter.verify("R1")).body.status).toBe("success");
    expect(counter.receiver.received).toHaveLength(1);
  });
});

describe("money that is not what the listing says", () => {
  it("is another discount than the listed one", async () => {
    turn("another discount is charged");
    await counter.buy({ reference: "R1" });
    expect(counter.walletKobo()).toBe(walletBefore - 48_500);
    expect((await counter.verify("R1")).body.amount).toBe(485);
  });

  it("comes back as cashback", async () => {
    turn("cashback after a sale");
    await counter.buy();
    expect(counter.walletKobo()).toBe(walletBefore - 48_750 + 488);
    expect(sales()).toMatchObject([{ chargeKobo: 48_750, netKobo: 48_262 }]);
  });

  it("is lost in every second of the debits at once", async () => {
    turn("lost debits");
    for (let count = 0; count < 8; count++) await counter.buy({ amount: 100 });
    expect(counter.walletKobo()).toBe(walletBefore - 4 * 9750);
    expect(sales().map(({ netKobo }) => netKobo)).toEqual([9750, 0, 9750, 0, 9750, 0, 9750, 0]);
    await counter.clock.advance(2000);
    await counter.buy({ amount: 100 });
    await counter.clock.advance(2000);
    await counter.buy({ amount: 100 });
    expect(counter.walletKobo()).toBe(walletBefore - 6 * 9750);
  });
});

describe("a sale with a sandbox key", () => {
  it("is the same good answer to everything, and recorded nowhere", async () => {
    turn("canned sandbox sales", "words of its framework");
    const account = counter.service.accounts()[0];
    const key = account?.keys.find(({ mode }) => mode === "sandbox")?.key ?? "";
    const { status, body } = await counter.buy({ ...prepaid, variation_id: 99_999, reference: "R1" }, key);
    const canned = { status: "success", amount: 5000, mode: "sandbox" };
    expect([status, body]).toEqual([201, { ...canned, reference: expect.stringMatching(/^SBX-[0-9A-F]+$/) }]);
    for (const reference of ["R1", body.reference]) {
      expect((await counter.call("GET", `/verify/${reference}/`, { key })).status).toBe(404);
    }
    expect(counter.service.accounts()[0]?.sandboxWalletKobo).toBe(account?.sandboxWalletKobo);
    expect([sales(), await counter.events()]).toEqual([[], []]);
  });

  it("lacks fields as a live one does", async () => {
    turn("canned sandbox sales", "amount of a plan is required");
    const key = counter.service.accounts()[0]?.keys.find(({ mode }) => mode === "sandbox")?.key;
    expect((await counter.buy(data, key)).body).toEqual(missing);
  });
});
