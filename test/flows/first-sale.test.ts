import { describe, expect, it } from "vitest";
import { openShop } from "../support/shop.ts";

describe("a first sale", () => {
  it("goes from login to airtime in three taps and one typed number", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await ada.taps(/Airtime/);
    await ada.sees(/Phone number/);
    await ada.says("0803 555 1234");
    await ada.sees(/How much/);
    await ada.taps("₦500");
    const card = await ada.sees(/Sell airtime\?/);
    expect(card.text).toContain("Cost ₦");
    await ada.taps(/Sell ₦500/);
    const sold = await ada.sees(/Airtime sold/);
    expect(sold.id).toBe(card.id);
    expect(shop.posts()).toBe(1);
    const [sale] = vending.transactions();
    expect(sale).toMatchObject({ status: "success", beneficiary: "08035551234" });
  });
});
