import { describe, expect, it } from "vitest";
import { tapsAndSees } from "../support/chat.ts";
import { openShop } from "../support/shop.ts";

describe("a first sale", () => {
  it("goes from login to airtime in three taps and one typed number", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await ada.says("0803 555 1234");
    await ada.sees(/How much/);
    const card = await tapsAndSees(ada, "₦500", /Sell airtime\?/);
    expect(card.text).toContain("Cost ₦");
    const sold = await tapsAndSees(ada, /Sell ₦500/, /Airtime sold/);
    expect(sold.id).toBe(card.id);
    expect(shop.posts()).toBe(1);
    const [sale] = vending.transactions();
    expect(sale).toMatchObject({ status: "success", beneficiary: "08035551234" });
  });
});
