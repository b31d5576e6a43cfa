import { describe, expect, it } from "vitest";
import type { Switches } from "../../sandbox/vending/switches.ts";
import { asJson, type Between, putBetween } from "../support/between.ts";
import { now, said, seesOn, tapsCard } from "../support/chat.ts";
import { expectAllWell } from "../support/odd-service.ts";
import type { changePlan } from "../support/prices.ts";
import { amounts, letPass, minute, openRefusingShop, type RefusingShop, tapsTo } from "../support/refusing-shop.ts";
import { buyLabel, walksTo } from "../support/selling.ts";
import { until } from "../support/until.ts";

const price = 575;
const forever = { times: Number.POSITIVE_INFINITY };
const missing = { error: "Missing required fields: service_type, beneficiary, amount" };

const adaOf = ({ accounts }: RefusingShop["vending"]) => accounts()[0]?.id ?? 0;

/** More than the minute that a sale may be sent for, and the looks of that time. */
const pastItsMinute = (shop: RefusingShop) => letPass(shop, 100_000, 1000);

/** A service that sells what is posted with this price, and says that it has refused it for its amount. */
function lying(over: Partial<Switches> = {}, between: Between = (_, forward) => forward()) {
  const liar: Between = async (request, forward) => {
    if (request.path !== "/purchase/") return between(request, forward);
    const body = JSON.parse(request.body) as { amount: number };
    if (body.amount !== 0) return forward();
    await forward(JSON.stringify({ ...body, amount: price }));
    return asJson(400, missing);
  };
  return { liar, switches: { ...over, webhookFor: "after-the-answer" } satisfies Partial<Switches> };
}

describe("I1: nothing is resent while verify", () => {
  it("breaks", async () => {
    await using shop = await openRefusingShop();
    shop.vending.faults.add({ operation: "verify", kind: "status-500-html", ...forever });
    const card = await tapsTo(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([0]);
    expect(now(shop.ada, card).text).toMatch(/Do not sell this again/);
    shop.vending.faults.clear();
    await letPass(shop, 3 * minute, 5000);
    await seesOn(shop.ada, card, /Not sold. No money was taken/);
    expect(amounts(shop)).toEqual([0]);
  });

  it("has a page for an answer, as a wrong address has", async () => {
    await using shop = await openRefusingShop();
    await using _ = await putBetween(shop, (request, forward) =>
      request.path.startsWith("/verify/") ? Promise.resolve({ status: 404, body: "<h1>Not Found</h1>" }) : forward(),
    );
    await tapsTo(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([0]);
  });
});

describe("I1: a service that sells, and says that it has not", () => {
  it("is trusted if verify has the sale, whatever its result", async () => {
    for (const [answer, says] of [
      ["success", /Data sold/],
      ["pending", /working on it/],
    ] as const) {
      const { liar, switches } = lying({ dataAnswer: answer });
      await using shop = await openRefusingShop(switches);
      await using _ = await putBetween(shop, liar);
      const card = await tapsTo(shop);
      await letPass(shop, 3000);
      await seesOn(shop.ada, card, says);
      await pastItsMinute(shop);
      expect(amounts(shop)).toEqual([price]);
    }
  });

  it("and failed it later, is a failure by its record, and no resend", async () => {
    const { liar, switches } = lying({ dataAnswer: "refused" });
    await using shop = await openRefusingShop(switches);
    await using _ = await putBetween(shop, liar);
    const card = await tapsTo(shop);
    await pastItsMinute(shop);
    await seesOn(shop.ada, card, /Failed/);
    expect(amounts(shop)).toEqual([price]);
  });

  it("is not asked twice where its record is late, because the wallet has fallen", async () => {
    const { liar, switches } = lying({ verifyBehindMs: 20_000 });
    await using shop = await openRefusingShop(switches);
    await using _ = await putBetween(shop, liar);
    const card = await tapsTo(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([price]);
    await seesOn(shop.ada, card, /Data sold/);
    await expectAllWell(shop);
  });

  it("is not asked twice where it never has a record, and the card says that money is gone", async () => {
    const { liar, switches } = lying({ verifyBehindMs: 3 * minute });
    await using shop = await openRefusingShop(switches);
    await using _ = await putBetween(shop, liar);
    const card = await tapsTo(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([price]);
    expect(now(shop.ada, card).text).toMatch(/Do not sell this again/);
    expect(said(shop.ada, /Not sold/)).toEqual([]);
  });

  it("is not asked twice where the wallet falls late, because verify has the sale", async () => {
    const { liar, switches } = lying({ walletBehindMs: 4000 });
    await using shop = await openRefusingShop(switches);
    await using _ = await putBetween(shop, liar);
    const card = await tapsTo(shop);
    await letPass(shop, 3000);
    await seesOn(shop.ada, card, /Data sold/);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([price]);
  });

  it("is not asked twice by a look at the wallet that had begun before the sale", async () => {
    const answers: (() => void)[] = [];
    const { liar, switches } = lying({ verifyBehindMs: 3 * minute }, async (request, forward) => {
      const answer = await forward();
      // The first look is answered with the balance of then, once the second is wanted.
      if (request.path === "/profile/" && answers.length === 0) {
        await new Promise<void>((resolve) => answers.push(resolve));
      }
      return answer;
    });
    await using shop = await openRefusingShop(switches);
    await using _ = await putBetween(shop, liar);
    const card = await walksTo(shop.ada, [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/]);
    await until([shop.vending], () => answers.length > 0, "the menu asks for the balance");
    await tapsCard(shop.ada, card, buyLabel, /refused this sale/);
    for (let step = 0; step < 6; step++) {
      await shop.clock.advance(500);
      await (await fetch(`${shop.vending.baseUrl}/nothing/`)).text();
    }
    answers[0]?.();
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([price]);
  });
});

describe("I1: nothing is resent where the wallet", () => {
  it.each<[string, (shop: RefusingShop) => void]>([
    ["rose: money that came in may hide a charge", ({ vending }) => vending.fund(adaOf(vending), 100)],
    [
      "cannot be seen",
      ({ vending }) => vending.faults.add({ operation: "profile", kind: "status-500-html", ...forever }),
    ],
    [
      "is shown to nobody",
      ({ vending }) => vending.faults.add({ operation: "profile", kind: "status-401", ...forever }),
    ],
    [
      "fell by a sale of another phone",
      ({ vending }) =>
        void vending.buy(adaOf(vending), {
          service_type: "airtime",
          network_id: 1,
          beneficiary: "08035550000",
          amount: 500,
          reference: "T1",
        }),
    ],
  ])("%s", async (_, changes) => {
    await using shop = await openRefusingShop();
    const card = await tapsTo(shop);
    const { length } = shop.vending.transactions();
    changes(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([0]);
    expect(shop.vending.transactions().length - length).toBeLessThanOrEqual(1);
    expect(said(shop.ada, /Data sold/)).toEqual([]);
    expect(now(shop.ada, card).text).toMatch(/Not sold|Do not sell this again/);
  });
});

describe("I1: a resend is judged by what the service lists then", () => {
  it("goes out after the price was asked again, and is the same", async () => {
    await using shop = await openRefusingShop();
    shop.vending.faults.add({ operation: "verify", kind: "status-500-html", times: 3 });
    const card = await tapsTo(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([0, price]);
    await seesOn(shop.ada, card, /Data sold/);
  });

  it.each<[string, (shop: RefusingShop) => void]>([
    ["the price has moved", (shop) => changePrice(shop, { apiSellerPrice: price + 5 })],
    [
      "no price can be had",
      ({ vending }) => vending.faults.add({ operation: "catalogue", kind: "hang-before", ...forever }),
    ],
  ])("does not go out: %s", async (_, changes) => {
    await using shop = await openRefusingShop();
    shop.vending.faults.add({ operation: "verify", kind: "status-500-html", times: 3 });
    const card = await tapsTo(shop);
    changes(shop);
    await pastItsMinute(shop);
    expect(amounts(shop)).toEqual([0]);
    await letPass(shop, minute, 5000);
    await seesOn(shop.ada, card, /Not sold. No money was taken/);
    expect(shop.vending.transactions()).toEqual([]);
  });
});

function changePrice(shop: RefusingShop, change: Parameters<typeof changePlan>[1]): void {
  shop.vending.setCatalogue((catalogue) => {
    for (const { plans } of catalogue.data) {
      for (const plan of plans) if (plan.name.startsWith("1GB (30")) Object.assign(plan, change);
    }
  });
}
