import { describe, expect, it } from "vitest";
import { type ClockedShop, hour, minute, openClockedShop, passes, sets, told } from "../support/alerted-shop.ts";
import { seesOn } from "../support/chat.ts";
import { changePlan, offersData, tapsSell } from "../support/prices.ts";
import { walksTo } from "../support/selling.ts";

const prices = /^🏷 The cost of \d+ plans?/;
const gone = /^🚫 \d/;

async function sellsData(shop: ClockedShop): Promise<void> {
  const offer = await offersData(shop.ada);
  await tapsSell(shop.ada, offer);
  await seesOn(shop.ada, offer, /Data sold/);
  await shop.idle();
}

/** Somebody looks at the plans to sell one, when what is known of them is old. */
async function looksAtPlans(shop: ClockedShop): Promise<void> {
  await shop.clock.advance(2 * minute);
  await walksTo(shop.ada, [/Data/, "0803 555 1234", /^SME$/]);
  await shop.idle();
}

describe("I44: a plan that the shop sells", () => {
  it("is reported with its price before and now, and what the shop keeps of its own price", async () => {
    await using shop = await openClockedShop();
    const { ada } = shop;
    await sets(ada, /New costs/, /Turn on/);
    await sellsData(shop);
    await looksAtPlans(shop);
    changePlan(shop, { apiSellerPrice: 1180 });
    await looksAtPlans(shop);
    await looksAtPlans(shop);
    const [alert, ...more] = told(ada, prices);
    expect(more).toEqual([]);
    expect(alert).toMatch(/^🏷 The cost of 1 plan that you sell changed\n\nMTN · 2GB.*: ₦1,150\.00 → ₦1,180\.00\n/);
    expect(alert).toMatch(/Customers pay ₦1,[23]\d\d\.00 · profit ₦\d+\.00, was ₦\d+\.00/);
    // It moves, and is back before the bot could report that.
    changePlan(shop, { apiSellerPrice: 1500 });
    await looksAtPlans(shop);
    changePlan(shop, { apiSellerPrice: 1180 });
    await looksAtPlans(shop);
    await passes(shop, hour);
    expect(told(ada, prices)).toHaveLength(1);
    changePlan(shop, { apiSellerPrice: 1600 });
    await looksAtPlans(shop);
    expect(told(ada, prices)[1]).toMatch(/₦1,180\.00 → ₦1,600\.00\n🔴 Customers pay ₦1,[23]\d\d\.00 · loss ₦/);
  });

  it("is reported when it is not listed any more, also across a restart", async () => {
    await using shop = await openClockedShop();
    await sets(shop.ada, /Plans gone/, /Turn on/);
    await sellsData(shop);
    await shop.restart();
    changePlan(shop, { active: false });
    await looksAtPlans(shop);
    expect(told(shop.ada, gone)).toEqual([expect.stringMatching(/^🚫 1 plan that you sell is gone\nMTN · 2GB/)]);
  });
});
