import { describe, expect, it } from "vitest";
import { counterForEach, prepaid } from "./counter.ts";

const counter = counterForEach();

const sandboxKey = () => counter.service.accounts()[0]?.keys.find(({ mode }) => mode === "sandbox")?.key ?? "";

describe("a purchase that succeeds", () => {
  it("answers 201 with every field and the caller's reference", async () => {
    const { status, body } = await counter.buy({ reference: "VB-1" });
    expect(status).toBe(201);
    expect(body).toEqual({
      status: "success",
      reference: "VB-1",
      purchase_id: expect.any(Number),
      message: "Transaction successful",
      error: null,
    });
  });

  it.each([{}, { reference: "" }, { reference: null }])("makes a reference for %j", async (fields) => {
    const { body } = await counter.buy(fields);
    expect(body.reference).toMatch(/^TXN-[0-9A-F]{16}$/);
    expect((await counter.verify(body.reference)).status).toBe(200);
  });

  it.each([
    ["airtime at 2.5 % off", { amount: 500, network_id: 1 }, 48_750],
    ["airtime at 5.5 % off", { amount: 333, network_id: 4 }, 31_469],
    ["airtime with kobo", { amount: 100.1, network_id: 1 }, 9760],
    ["airtime sent 234…", { amount: 50, beneficiary: "2348031234567", network_id: 3 }, 4800],
    ["data", { service_type: "data", amount: 0, plan_id: 101 }, 31_800],
    ["data, ignoring the amount", { service_type: "data", amount: 9999, plan_id: 101 }, 31_800],
    ["tv", { service_type: "tv", beneficiary: "7023456789", amount: 0, variation_id: 521 }, 187_150],
    ["internet", { service_type: "internet", amount: 0, variation_id: 701 }, 44_100],
    ["one exam pin", { service_type: "education", amount: 0, variation_id: 821 }, 121_500],
    ["three exam pins", { service_type: "education", amount: 0, variation_id: 821, quantity: 3 }, 364_500],
    ["electricity at 99 %", prepaid, 495_000],
  ])("takes the exact charge from the wallet: %s", async (_, fields, chargeKobo) => {
    expect((await counter.buy(fields)).body).toMatchObject({ status: "success" });
    expect(counter.walletKobo()).toBe(1_000_000 - chargeKobo);
    expect(counter.service.transactions()[0]?.chargeKobo).toBe(chargeKobo);
  });

  it("spends the wallet to the last kobo and not one more", async () => {
    const { service, key } = counter;
    await counter.buy({ amount: 10_000 });
    expect(counter.walletKobo()).toBe(25_000);
    service.setCatalogue(({ airtime: [mtn] }) => mtn && Object.assign(mtn, { apiSellerDiscount: 0 }));
    expect((await counter.buy({ amount: 250.01 }, key)).status).toBe(400);
    expect((await counter.buy({ amount: 250 }, key)).status).toBe(201);
    expect(counter.walletKobo()).toBe(0);
  });

  it("charges electricity at the percentage of the switch", async () => {
    counter.service.switches.electricityChargePercent = 101.5;
    await counter.buy({ ...prepaid, amount: 1000 });
    expect(counter.walletKobo()).toBe(1_000_000 - 101_500);
  });
});

describe("a purchase that is refused", () => {
  const tv = { service_type: "tv", beneficiary: "7023456789", amount: 0 };
  const exam = { service_type: "education", amount: 0, variation_id: 821 };

  it.each([
    ["insufficient balance", { amount: 20_000 }, /insufficient/i],
    ["an unknown service type", { service_type: "cable" }, /service_type/],
    ["no service type", { service_type: undefined }, /service_type/],
    ["a beneficiary of the wrong form", { beneficiary: "12345" }, /beneficiary/],
    ["a beneficiary that is a number", { beneficiary: 8031234567 }, /beneficiary/],
    ["no amount", { amount: undefined }, /amount/],
    ["an amount as text", { amount: "500" }, /amount/],
    ["a negative amount", { amount: -500 }, /amount/],
    ["three decimals", { amount: 500.001 }, /amount/],
    ["less than the network's minimum", { amount: 49.99 }, /between 50 and 50000/],
    ["more than the network's maximum", { amount: 50_000.01 }, /between 50 and 50000/],
    ["less than the meter's minimum", { ...prepaid, amount: 499 }, /between 500 and 500000/],
    ["a network of another category", { network_id: 11 }, /network_id/],
    ["an inactive network", { network_id: 5 }, /network_id/],
    ["a network id as text", { network_id: "1" }, /network_id/],
    ["an inactive plan", { service_type: "data", amount: 0, plan_id: 108 }, /plan_id/],
    ["a plan of an inactive provider", { service_type: "internet", amount: 0, variation_id: 781 }, /variation_id/],
    ["no variation", tv, /variation_id/],
    ["a variation of another category", { ...tv, variation_id: 601 }, /variation_id/],
    ["no pins", { ...exam, quantity: 0 }, /quantity/],
    ["half a pin", { ...exam, quantity: 1.5 }, /quantity/],
    ["too many pins", { ...exam, quantity: 21 }, /quantity/],
    ["a reference that cannot stand in a path", { reference: "a/b" }, /reference/],
    ["a reference that is too long", { reference: "x".repeat(65) }, /reference/],
  ])("answers 400 with a failed result and takes nothing: %s", async (_, fields, error) => {
    const { status, body } = await counter.buy({ reference: "VB-2", ...fields });
    expect(status).toBe(400);
    const reference = "reference" in fields ? fields.reference : "VB-2";
    const failed = { status: "failed", reference, purchase_id: null, message: expect.any(String) };
    expect(body).toEqual({ ...failed, error: expect.stringMatching(error) });
    expect(counter.walletKobo()).toBe(1_000_000);
  });

  it.each(["", "{", "[]", "5"])("answers 400 for the body %j", async (body) => {
    const answer = await counter.call("POST", "/purchase/", { key: counter.key, body });
    expect([answer.status, answer.body.status, answer.body.purchase_id]).toEqual([400, "failed", null]);
  });

  it("is found by verify or forgotten, as the switch says", async () => {
    await counter.buy({ reference: "VB-3", amount: 20_000 });
    expect((await counter.verify("VB-3")).body.status).toBe("failed");
    counter.service.switches.refusedPurchases = "forgotten";
    await counter.buy({ reference: "VB-4", amount: 20_000 });
    expect((await counter.verify("VB-4")).status).toBe(404);
  });
});

describe("verify", () => {
  it("answers with the record of the specification", async () => {
    await counter.buy({ reference: "VB-5" });
    const { status, body } = await counter.verify("VB-5");
    expect(status).toBe(200);
    expect(body).toEqual({
      reference: "VB-5",
      status: "success",
      amount: 500,
      beneficiary: "08031234567",
      type: "airtime",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      remarks: "MTN airtime for 08031234567, delivered",
    });
  });

  it("never shows the sales of another account", async () => {
    await counter.buy({ reference: "VB-6" });
    const bola = { firstName: "Bola", lastName: "Ade", phoneNumber: "08055555555", pin: "1111", walletNaira: 600 };
    const { id, keys } = counter.service.addAccount(bola);
    const key = keys[0]?.key ?? "";
    expect((await counter.call("GET", "/verify/VB-6/", { key })).status).toBe(404);
    expect((await counter.buy({ reference: "VB-6" }, key)).status).toBe(201);
    expect(counter.service.transactions({ accountId: id })).toHaveLength(1);
    expect(counter.service.transactions()).toHaveLength(2);
  });
});

describe("sandbox mode", () => {
  it("pays from the play wallet and keeps references apart", async () => {
    expect((await counter.buy({ reference: "VB-7" }, sandboxKey())).status).toBe(201);
    expect(counter.walletKobo()).toBe(1_000_000);
    expect(counter.service.accounts()[0]?.sandboxWalletKobo).toBe(100_000_000 - 48_750);
    expect((await counter.verify("VB-7")).status).toBe(404);
    expect((await counter.call("GET", "/verify/VB-7/", { key: sandboxKey() })).status).toBe(200);
    expect((await counter.call("GET", "/profile/", { key: sandboxKey() })).body.wallet_balance).toBe(999_512.5);
  });
});

describe("the record of requests", () => {
  it("counts what came in, with account, body and answer", async () => {
    await counter.buy({ reference: "VB-8" });
    await counter.buy({ reference: "VB-8" });
    await counter.verify("VB-8");
    const purchases = counter.service.requests.filter(({ method, path }) => `${method} ${path}` === "POST /purchase/");
    expect(purchases).toHaveLength(2);
    expect(purchases.map(({ answered }) => answered)).toEqual([201, 400]);
    const { adaId } = counter;
    expect(purchases[0]).toMatchObject({ accountId: adaId, mode: "live", operation: "purchase", processed: true });
    expect(purchases[0]?.body).toMatchObject({ reference: "VB-8", amount: 500 });
  });
});
