import { describe, expect, it } from "vitest";
import { type Kobo, toKobo } from "../../../src/core/money.ts";
import {
  estimateCharge,
  isRecordCharge,
  learnDiscount,
  learnRecordAmount,
  learnShare,
  learntDiscount,
} from "../../../src/sales/learn-charges.ts";
import { createServiceTraits } from "../../../src/vending-api/traits.ts";
import { anElectricitySale, aPurchase } from "../../support/builders.ts";

const kobo = (value: number): Kobo => toKobo(value);
const mtn = { accountId: "ada", mode: "live", networkId: 1 };
const charged = (over: Parameters<typeof aPurchase>[0]) => aPurchase({ state: "succeeded", ...over });

describe("the discount that a network really has", () => {
  const fromRecord = charged({ observed_kobo: kobo(48_500), observed_from: "wallet", stated_kobo: kobo(48_500) });
  const fromWallet = charged({ observed_kobo: kobo(48_500), observed_from: "wallet", wallet_from_kobo: kobo(1) });

  it("is learnt at once if the record and the wallet name the same charge", async () => {
    const traits = createServiceTraits();
    await learnDiscount(traits, mtn, fromRecord, 2.5);
    expect(learntDiscount(traits, mtn, 2.5)).toBe(3);
  });

  it("takes two sales that agree if only the wallet shows the charge", async () => {
    const traits = createServiceTraits();
    await learnDiscount(traits, mtn, fromWallet, 2.5);
    expect(learntDiscount(traits, mtn, 2.5)).toBeNull();
    await learnDiscount(traits, mtn, { ...fromWallet, observed_kobo: kobo(48_000) }, 2.5);
    expect(learntDiscount(traits, mtn, 2.5)).toBeNull();
    await learnDiscount(traits, mtn, { ...fromWallet, observed_kobo: kobo(48_000) }, 2.5);
    expect(learntDiscount(traits, mtn, 2.5)).toBe(4);
  });

  it("holds for its account, mode and network, while the listing says what it said", async () => {
    const traits = createServiceTraits();
    await learnDiscount(traits, mtn, fromRecord, 2.5);
    expect(learntDiscount(traits, mtn, 3.5)).toBeNull();
    expect(learntDiscount(traits, { ...mtn, accountId: "bola" }, 2.5)).toBeNull();
    expect(learntDiscount(traits, { ...mtn, mode: "sandbox" }, 2.5)).toBeNull();
    expect(learntDiscount(traits, { ...mtn, networkId: 2 }, 2.5)).toBeNull();
  });

  it.each([
    ["a record", { ...fromRecord, stated_kobo: kobo(48_750) }],
    ["the wallet", fromWallet],
  ])("gives way to the listed one once a sale is charged so, as %s shows", async (_name, evidence) => {
    const traits = createServiceTraits();
    await learnDiscount(traits, mtn, fromRecord, 2.5);
    await learnDiscount(traits, mtn, { ...evidence, observed_kobo: kobo(48_750) }, 2.5);
    expect(learntDiscount(traits, mtn, 2.5) ?? 2.5).toBe(2.5);
  });

  it("is not read from a charge that is no discount, or is the listed one", async () => {
    const traits = createServiceTraits();
    await learnDiscount(traits, mtn, { ...fromRecord, observed_kobo: kobo(50_100) }, 2.5);
    await learnDiscount(traits, mtn, { ...fromRecord, observed_kobo: kobo(48_750) }, 2.5);
    await learnDiscount(traits, mtn, { ...fromRecord, observed_kobo: kobo(48_501) }, 2.5);
    expect([...traits.known()]).toEqual([]);
  });
});

describe("the amount of a record", () => {
  const agreeing = charged({ observed_kobo: kobo(48_750), observed_from: "record" });

  it("is the charge once five discounted sales were paid as their records say", async () => {
    const traits = createServiceTraits();
    for (let sales = 1; sales <= 5; sales++) {
      expect(isRecordCharge(traits)).toBe(false);
      await learnRecordAmount(traits, agreeing);
    }
    expect(isRecordCharge(traits)).toBe(true);
  });

  it.each([
    ["at face value", { observed_kobo: kobo(50_000) }],
    ["that only the wallet has shown", { observed_from: "wallet" }],
    ["that nobody has shown", { observed_kobo: null }],
    ["of a plan", { service_type: "data" }],
  ] as const)("is not counted for a sale %s", async (_name, over) => {
    const traits = createServiceTraits();
    await learnRecordAmount(traits, { ...agreeing, ...over });
    expect([...traits.known()]).toEqual([]);
  });
});

describe("what a company without a listed cost is likely to charge", () => {
  const ikeja = { accountId: "ada", mode: "live", serviceType: "electricity", providerId: 3 } as const;
  const power = (observed: number, over: Parameters<typeof aPurchase>[0] = {}) =>
    anElectricitySale({ state: "succeeded", observed_kobo: kobo(observed), observed_from: "record", ...over });
  const fromWallet = (observed: number) => power(observed, { observed_from: "wallet", wallet_from_kobo: kobo(1) });
  const estimate = (traits: ReturnType<typeof createServiceTraits>, face = 1_000_000) =>
    estimateCharge(traits, ikeja, kobo(face));

  it("is the share of the face value that a record has named last, to the kobo", async () => {
    const traits = createServiceTraits();
    expect(estimate(traits)).toBeNull();
    await learnShare(traits, power(495_000));
    expect(estimate(traits)).toBe(990_000);
    expect(estimate(traits, 12_345)).toBe(12_222);
    await learnShare(traits, power(505_000));
    expect(estimate(traits)).toBe(1_010_000);
  });

  it("takes two sales in a row that agree if only the wallet shows the charge, and keeps what was learnt until then", async () => {
    const traits = createServiceTraits();
    await learnShare(traits, fromWallet(495_000));
    expect(estimate(traits)).toBeNull();
    await learnShare(traits, fromWallet(490_000));
    expect(estimate(traits)).toBeNull();
    await learnShare(traits, fromWallet(490_000));
    expect(estimate(traits)).toBe(980_000);
    await learnShare(traits, fromWallet(495_000));
    expect(estimate(traits)).toBe(980_000);
    await learnShare(traits, fromWallet(490_000));
    await learnShare(traits, fromWallet(495_000));
    expect(estimate(traits)).toBe(980_000);
    await learnShare(traits, fromWallet(495_000));
    expect(estimate(traits)).toBe(990_000);
  });

  it("is no company's, account's or mode's but that of the sale", async () => {
    const traits = createServiceTraits();
    await learnShare(traits, power(495_000));
    for (const other of [{ accountId: "bola" }, { mode: "sandbox" }, { providerId: 4 }, { serviceType: "airtime" }]) {
      expect(estimateCharge(traits, { ...ikeja, ...other } as typeof ikeja, kobo(100_000))).toBeNull();
    }
  });

  it("is not learnt from a sale whose cost is listed, is not known, or is shown together with others", async () => {
    const traits = createServiceTraits();
    await learnShare(traits, power(495_000, { expected_kobo: kobo(495_000) }));
    await learnShare(traits, power(495_000, { observed_kobo: null, observed_from: null }));
    await learnShare(traits, power(495_000, { observed_from: "wallet" }));
    await learnShare(traits, power(495_000, { service_type: "data", product_id: 1 }));
    expect(traits.known().size).toBe(0);
  });
});
