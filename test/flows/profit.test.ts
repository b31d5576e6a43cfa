import { describe, expect, it } from "vitest";
import { type ClockedShop, looksAtWallet, openClockedShop } from "../support/alerted-shop.ts";
import { seesOn, tapsCard } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { asksForElectricity, buyLabel, sellsAirtime } from "../support/selling.ts";

async function sellsPower(shop: ClockedShop): Promise<void> {
  const card = await asksForElectricity(shop.ada);
  await tapsCard(shop.ada, card, buyLabel, /Electricity sold|Token for meter/);
}

/** The lines of the day's close about the profit, and about what is not in it. */
async function profitOfDay({ ada }: ClockedShop): Promise<string[]> {
  const { text } = await opensDetails(ada);
  return text.split("\n").filter((line) => /Profit|Loss|Not yet in the profit/.test(line));
}

const pays = ({ vending }: ClockedShop, naira: number) => vending.fund(vending.accounts()[0]?.id ?? 0, naira);

describe("I19: the profit of electricity, whose charge no list names", () => {
  it("is not counted until the wallet has shown the charge, and then is just the price less the charge", async () => {
    await using shop = await openClockedShop();
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await looksAtWallet(shop);
    const before = await profitOfDay(shop);
    expect(before[0]).toMatch(/Profit ₦12\.50/);
    await sellsPower(shop);
    const unseen = await profitOfDay(shop);
    expect(unseen[0]).toBe(before[0]);
    expect(unseen.join("\n")).toMatch(/Not yet in the profit: 1 sale of ₦5,000/);
    await looksAtWallet(shop);
    expect(await profitOfDay(shop)).toEqual([expect.stringMatching(/Profit ₦62\.50/)]);
  });

  it("moves by exactly the price less the charge when the service's record names it, which the wallet cannot", async () => {
    await using shop = await openClockedShop();
    const { vending } = shop;
    await sellsPower(shop);
    pays(shop, 7777);
    const [unmoved, ...rest] = await profitOfDay(shop);
    expect(unmoved).toMatch(/Profit ₦0\.00/);
    expect(rest.join("\n")).toMatch(/Not yet in the profit: 1 sale of ₦5,000/);
    const records = () => vending.requests.filter(({ operation }) => operation === "verify").length;
    expect(records()).toBe(0);
    vending.switches.verifyAmount = "charge";
    await looksAtWallet(shop);
    expect(records()).toBe(1);
    expect(vending.transactions().map(({ chargeKobo }) => chargeKobo)).toEqual([495_000]);
    expect(await profitOfDay(shop)).toEqual([expect.stringMatching(/Profit ₦50\.00/)]);
  });

  it("stays out where the wallet cannot tell two of them and a payment apart", async () => {
    await using shop = await openClockedShop();
    await sellsPower(shop);
    pays(shop, 7777);
    await sellsPower(shop);
    await looksAtWallet(shop);
    const [profit, ...rest] = await profitOfDay(shop);
    expect(profit).toMatch(/Profit ₦0\.00/);
    expect(rest.join("\n")).toMatch(/Not yet in the profit: 2 sales of ₦10,000/);
    expect((await opensDetails(shop.ada)).text).toMatch(/^Electricity 2$/m);
  });
});
