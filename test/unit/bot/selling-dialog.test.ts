import { describe, expect, it } from "vitest";
import { placeOf } from "../../../src/bot/dialogs/dialog.ts";
import { type SellAnswers, sellDialog } from "../../../src/bot/dialogs/forms/selling.ts";
import { answerWith, passOver, placeBefore, type SalePlace, viewed } from "../../../src/bot/features/selling/place.ts";
import type { Stock } from "../../../src/bot/features/selling/questions.ts";
import type { PricedOffer } from "../../../src/catalogue/plan-prices.ts";
import type { ServiceType } from "../../../src/services/services.ts";

const mtn = { id: 1, slug: "mtn", name: "MTN" };
const airtel = { id: 2, slug: "airtel", name: "Airtel" };
const product = (id: number, name: string, planType: string | null = null): PricedOffer => ({
  ...{ id, name, planType, limits: null, unitKobo: 10_000 as PricedOffer["unitKobo"], listKobo: null, priceKobo: null },
});
const stock = (...products: PricedOffer[]): Stock => ({
  providers: [mtn, airtel].map((provider) => ({ ...provider, limits: null, discountPercent: 2 })),
  products,
});
const plans = stock(product(11, "1GB", "SME"), product(12, "2GB", "SME"), product(13, "1GB", "Gifting"));
const load = async () => plans;
const firstPlace = (serviceType: ServiceType) => placeOf(sellDialog, { serviceType });

/** The answers of a reseller, question by question. */
async function sale(serviceType: ServiceType, ...answers: Partial<SellAnswers>[]): Promise<SalePlace> {
  let place = await firstPlace(serviceType);
  for (const answer of answers) place = await answerWith(place, answer, load);
  return place;
}

const phone = { beneficiary: "08031234567" };
const answers: Readonly<Record<"data" | "education", readonly Partial<SellAnswers>[]>> = {
  data: [phone, { planType: "SME" }, { product: { id: 11, name: "1GB" } }],
  education: [{ provider: mtn }, { product: { id: 11, name: "Checker" } }, phone],
};

describe("the talk of a sale", () => {
  it("takes the network that the number tells, and leads back to the others", async () => {
    const told = await sale("airtime", phone);
    expect(told).toMatchObject({ step: "amount", answers: { provider: mtn, isGuess: true } });
    expect(await placeBefore(told, load)).toMatchObject({ step: "provider", answers: phone });
  });

  it("passes over a list with one entry, on the way there and back", async () => {
    const one = async () => stock(product(21, "Yanga"));
    const chosen = await answerWith(await firstPlace("tv"), { provider: mtn }, one);
    expect(chosen).toMatchObject({ step: "beneficiary", answers: { product: { id: 21, name: "Yanga" } } });
    expect(await placeBefore(chosen, one)).toMatchObject({ step: "provider" });
  });

  it("takes a plan named where its kind is asked for", async () => {
    const named = await sale("data", phone, { planType: "Gifting", product: { id: 13, name: "1GB" } });
    expect(named).toMatchObject({ step: "over", answers: { planType: "Gifting", product: { id: 13 } } });
  });

  it("shows a search at the next question, and a wider one in place of the kind", async () => {
    const early = await sale("data", phone, { planType: null, query: "1gb", page: 0 });
    expect(early).toMatchObject({ step: "product", answers: { planType: null, query: "1gb" } });
    const narrow = await sale("data", phone, { planType: "SME" });
    const wider = await answerWith(narrow, { planType: null, query: "gift", page: 0 }, load);
    expect(wider).toMatchObject({ step: "product", answers: { planType: null, query: "gift" } });
    expect(wider.log).toEqual((await sale("data", phone, { planType: null, query: "x" })).log);
    expect(await placeBefore(wider, load)).toMatchObject({ step: "planType" });
  });

  it("stays at its first question where there is nothing before it", async () => {
    const first = await firstPlace("tv");
    expect(await placeBefore(first, load)).toEqual(first);
  });

  it("goes through to the offer with what an earlier sale was answered with, and back from there", async () => {
    const known = { serviceType: "education", quantity: 3, ...Object.assign({}, ...answers.education) } as SellAnswers;
    const again = await passOver(await viewed(await firstPlace("education"), { quantity: 3 }), known, load);
    expect(again).toMatchObject({ step: "over", answers: known });
    expect(await placeBefore(again, load)).toMatchObject({ step: "beneficiary" });
  });

  it("keeps the number of pieces, and no price, of an offer that leads back to a question", async () => {
    const all = await sale("education", ...answers.education);
    const offered = await viewed(all, { quantity: 3, priceKobo: 500_000 as SellAnswers["priceKobo"] & number });
    const asked = await placeBefore(offered, load);
    expect(asked).toMatchObject({ step: "beneficiary", answers: { quantity: 3 } });
    expect(asked.view).toEqual({ quantity: 3 });
    const changed = await answerWith(asked, { beneficiary: "08035551235" }, load);
    expect(changed).toMatchObject({ step: "over", answers: { quantity: 3, beneficiary: "08035551235" } });
  });

  it("I34: holds no price and no list: the same choice at another price is the same log", async () => {
    const dear = async () =>
      stock(...plans.products.map((one) => ({ ...one, unitKobo: 99_999 as PricedOffer["unitKobo"] })));
    let place = await firstPlace("data");
    for (const answer of answers.data) place = await answerWith(place, answer, dear);
    expect(place).toEqual(await sale("data", ...answers.data));
  });
});
