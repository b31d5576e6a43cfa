import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, minute, openClockedShop, passes } from "../support/alerted-shop.ts";
import { asks, now, seesOn, tapsCard } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { asksForElectricity, buyLabel, sellsElectricity } from "../support/selling.ts";
import { callsWebhook } from "../support/signed-webhook.ts";
import { until } from "../support/until.ts";

/** Money that comes in meanwhile, so that no two looks at the wallet show what one sale was charged. */
const paysIn = ({ vending }: ClockedShop) => vending.fund(vending.accounts()[0]?.id ?? 0, 7777);

/** The record that the service gives of the newest sale. */
const newest = ({ vending }: ClockedShop) =>
  vending
    .transactions()
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .at(-1);

/** Sells ₦5,000 to Ikeja Electric, which charges ₦4,950, as the wallet shows. */
async function sellsSeen(shop: ClockedShop, meter: string): Promise<void> {
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { meter }), /Token for meter/);
  await looksAtWallet(shop);
  await seesOn(shop.ada, card, /Cost ₦4,950\.00/);
}

/** The service says that the newest sale is sold, and a minute passes. */
async function getsToken(shop: ClockedShop, card: ChatMessage): Promise<void> {
  shop.vending.settle(newest(shop)?.reference ?? "", "success", { token: "11112222333344445555" });
  await seesOn(shop.ada, card, /Token for meter/);
  for (let waited = 0; waited < minute; waited += 10_000) {
    await shop.idle();
    await shop.clock.advance(10_000);
  }
}

/** Sells on a confirm card: the sale stays pending while money comes in, and then ends with its token. */
async function sellsUnseen(shop: ClockedShop, card: ChatMessage): Promise<void> {
  const { ada, vending } = shop;
  const before = vending.transactions().length;
  vending.switches.electricityAnswer = "pending";
  await tapsCard(ada, card, buyLabel, /working on it/);
  await until([vending], () => vending.transactions().length > before, "the service has the sale");
  paysIn(shop);
  await looksAtWallet(shop);
  await getsToken(shop, card);
  await shop.idle();
}

describe("I19: the cost of electricity that was pending", () => {
  it("stands on its card within a minute if the service's record names it", async () => {
    await using shop = await openClockedShop();
    shop.vending.switches.verifyAmount = "charge";
    const card = await asksForElectricity(shop.ada);
    expect(card.text).toMatch(/Cost: set by the service/);
    await sellsUnseen(shop, card);
    await seesOn(shop.ada, card, /Cost ₦4,950\.00/);
    expect((await asks(shop.ada, "/close", /so far/)).text).toMatch(/^Profit ₦50$/m);
    const next = await asksForElectricity(shop.ada, { meter: "4500 1234 999" });
    expect(next.text).toMatch(/Cost about ₦4,950\.00\nProfit about ₦50\.00/);
  });

  it("is about what the company charged before if the record names the face value, until something shows it", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    await sellsSeen(shop, "4500 1234 567");
    expect((await asksForElectricity(ada, { meter: "4500 1234 888" })).text).toMatch(/Cost: set by the service/);
    await sellsSeen(shop, "4500 1234 888");
    const card = await asksForElectricity(ada, { meter: "4500 1234 999", amount: "2,000" });
    expect(card.text).toMatch(
      /Customer pays ₦2,000\.00\nCost about ₦1,980\.00\nProfit about ₦20\.00\nWallet after about ₦/,
    );
    await sellsUnseen(shop, card);
    expect(now(ada, card).text).toMatch(/profit about ₦20\.00\n.*Cost about ₦1,980\.00/s);
    const close = await asks(ada, "/close", /so far/);
    expect(close.text).toMatch(/3 sales · ₦12,000\nProfit ₦120 \(₦20 of it about\)\n/);
    expect((await opensDetails(ada, close)).text).toMatch(/Cost about ₦11,880\.00\nProfit about ₦120\.00/);
    expect((await asks(ada, "/books", /3 sales/)).text).toMatch(/about/);

    const reference = newest(shop)?.reference;
    expect(await callsWebhook(shop, { reference, beneficiary: "45001234999", amount: 1980 })).toBe(200);
    await seesOn(ada, card, /Cost ₦1,980\.00/);
    expect((await asks(ada, "/close", /so far/)).text).toMatch(/^Profit ₦120$/m);
  });

  it("stands on its card once the wallet has shown it by itself, also while the token is awaited for minutes", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    vending.switches.electricityAnswer = "pending";
    for (const [meter, minutes] of [
      ["4500 1234 567", 0],
      ["4500 1234 568", 3],
    ] as const) {
      const card = await seesOn(ada, await sellsElectricity(ada, { meter }), /working on it/);
      await looksAtWallet(shop);
      for (let waited = 0; waited < minutes; waited++) await passes(shop, minute);
      await getsToken(shop, card);
      await seesOn(ada, card, /Cost ₦4,950\.00/);
    }
    expect((await asks(ada, "/close", /so far/)).text).toMatch(/^Profit ₦100$/m);
  });

  it("is not known of another company, whose sales have shown none", async () => {
    await using shop = await openClockedShop();
    await sellsSeen(shop, "4500 1234 567");
    await sellsSeen(shop, "4500 1234 888");
    const card = await asksForElectricity(shop.ada, { company: /^Eko/, meter: "4500 1234 999" });
    expect(card.text).toMatch(/Cost: set by the service/);
    expect(card.text).not.toMatch(/Profit/);
  });
});
