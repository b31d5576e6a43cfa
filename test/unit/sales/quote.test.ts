import { describe, expect } from "vitest";
import { sha256 } from "../../../src/core/ids.ts";
import { type Kobo, MoneyError } from "../../../src/core/money.ts";
import { setCardMessage } from "../../../src/sales/purchases.queries.ts";
import {
  draftQuote,
  type Price,
  priceAirtime,
  pricePlan,
  priceUnknown,
  requestOf,
  storeQuote,
} from "../../../src/sales/quote.ts";
import { referencePattern } from "../../../src/vending-api/words.ts";
import { anElectricitySale } from "../../support/builders.ts";
import { it, type Till } from "./till.ts";

const kobo = (value: number) => value as Kobo;

describe("prices", () => {
  it.each([
    [50_000, 2.5, 48_750],
    [100_000, 0, 100_000],
    [100_000, 100, 0],
    [33_300, 3.33, 32_191],
    [5000, 0.29, 4986],
  ])("of %s kobo of airtime at %s %% is %s kobo", (face, percent, charge) => {
    expect(priceAirtime(kobo(face), percent)).toEqual({ chargeKobo: charge, discountPercent: percent, listKobo: null });
  });

  it("of plans and pins is that of one, times how many", () => {
    expect(pricePlan(kobo(29_999), 3)).toEqual({ chargeKobo: 89_997, discountPercent: null, listKobo: null });
    expect(() => pricePlan(kobo(Number.MAX_SAFE_INTEGER), 2)).toThrow(MoneyError);
  });

  it("of electricity is not known, and nothing is invented", () => {
    expect(priceUnknown).toEqual({ chargeKobo: null, discountPercent: null, listKobo: null });
  });
});

describe("a quote", () => {
  it("has a reference that may stand in a path, and a key that is stored only as a hash", async ({ till }) => {
    const request = requestOf(anElectricitySale(), null);
    const { purchase, confirmKey } = await till.store.transaction((trx) => storeQuote(trx, till.ids, request, 1000));
    expect(purchase.reference).toMatch(referencePattern);
    expect(confirmKey).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(purchase)).not.toContain(confirmKey);
    expect(purchase.confirm_key_hash).toBe(sha256(confirmKey));
    expect(await till.row(purchase.id)).toEqual(purchase);
  });

  it("has another reference and another key each time", async ({ till }) => {
    const request = requestOf(anElectricitySale(), null);
    const quotes = await till.store.transaction((trx) =>
      Promise.all(Array.from({ length: 50 }, () => storeQuote(trx, till.ids, request, 1000))),
    );
    expect(new Set(quotes.map(({ confirmKey }) => confirmKey)).size).toBe(50);
    expect(new Set(quotes.map(({ purchase }) => purchase.reference)).size).toBe(50);
  });

  it("is made again from the request of an earlier one", () => {
    const sale = anElectricitySale();
    expect(requestOf(sale, null)).toMatchObject({
      ...{ accountId: "ada", userId: 7, mode: "live", serviceType: "electricity", beneficiary: "45001234567" },
      ...{ provider: { id: 3, name: "Ikeja Electric" }, product: { id: 31, name: "Prepaid" }, faceKobo: 500_000 },
    });
  });

  it("keeps what it is likely to cost, apart from a cost that is expected, unless one is listed", async ({ till }) => {
    const cost = (price: Price) => {
      const { expected_kobo, about_kobo } = draftQuote(
        till.ids,
        { ...requestOf(anElectricitySale(), null), price },
        1000,
      ).purchase;
      return { expected_kobo, about_kobo };
    };
    const aboutKobo = kobo(495_000);
    expect(cost(priceUnknown)).toEqual({ expected_kobo: null, about_kobo: null });
    expect(cost({ ...priceUnknown, aboutKobo })).toEqual({ expected_kobo: null, about_kobo: 495_000 });
    expect(cost({ ...pricePlan(kobo(7), 1), aboutKobo })).toEqual({ expected_kobo: 7, about_kobo: null });
    expect(requestOf(anElectricitySale({ about_kobo: 495_000 }), null).price).toMatchObject({
      chargeKobo: null,
      aboutKobo,
    });
  });

  it("is made again under the names and at the price that the service lists now", () => {
    const sale = anElectricitySale({ expected_kobo: 1, price_said_at: 5 });
    const listed = {
      ...{ price: priceUnknown, saidAt: 9, providerName: null, productName: "Pre-paid", limits: null },
    };
    expect(requestOf(sale, listed)).toMatchObject({
      product: { id: 31, name: "Pre-paid" },
      price: priceUnknown,
      saidAt: 9,
    });
    expect(requestOf(sale, null)).toMatchObject({ product: { name: "Prepaid" }, price: { chargeKobo: 1 }, saidAt: 5 });
  });
});

describe("the one live offer of a chat", () => {
  const offers = async (till: Till) =>
    till.store.db.selectFrom("purchase").select(["id", "state", "why", "card_message_id"]).orderBy("id").execute();
  const quote = (till: Till, over: { userId?: number } = {}, cardTaken: number | null = null) =>
    till.store.transaction((trx) =>
      storeQuote(trx, till.ids, { ...requestOf(anElectricitySale(), null), ...over }, 1000, { cardTaken }),
    );

  it("is the newest: an older one is taken back, and its card is redrawn", async ({ till }) => {
    const first = await quote(till);
    await setCardMessage(till.store.db, first.purchase.id, 40);
    await quote(till, { userId: 8 });
    const second = await quote(till);
    expect(await till.row(first.purchase.id)).toMatchObject({ state: "expired", why: "replaced", card_message_id: 40 });
    expect(await till.owed()).toEqual(["card"]);
    expect((await offers(till)).filter(({ state }) => state === "quoted")).toHaveLength(2);
    expect((await till.row(second.purchase.id)).state).toBe("quoted");
  });

  it("takes the card of the one before it, which has none any more and is owed nothing", async ({ till }) => {
    const first = await quote(till);
    await setCardMessage(till.store.db, first.purchase.id, 40);
    await quote(till, {}, 40);
    expect(await till.row(first.purchase.id)).toMatchObject({
      state: "expired",
      why: "replaced",
      card_message_id: null,
    });
    expect(await till.owed()).toEqual([]);
  });

  it("I36: is one of twenty that are made at once", async ({ till }) => {
    await Promise.all(Array.from({ length: 20 }, () => quote(till)));
    expect((await offers(till)).filter(({ state }) => state === "quoted")).toHaveLength(1);
  });
});
