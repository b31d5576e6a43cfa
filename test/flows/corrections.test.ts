import { describe, expect, it } from "vitest";
import { asks, seesOn, tapsCard } from "../support/chat.ts";
import { openShop } from "../support/histories.ts";
import { buyLabel } from "../support/selling.ts";

describe("a line that corrects the sale on a confirm card", () => {
  it("makes a new card of it, and the old one sells nothing", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const first = await asks(ada, "mtn 500 08035551234", /Sell airtime\?[\s\S]*₦500/);
    await asks(ada, "no, make it 1000", /Sell airtime\?\nMTN · 0803 555 1234\nCustomer pays ₦1,000/);
    await asks(ada, "not mtn, airtel", /Sell airtime\?\nAirtel · 0803 555 1234\n[\s\S]*₦1,000/);
    const card = await asks(
      ada,
      "sorry, change it to 08065551234",
      /Sell airtime\?\nMTN · 0806 555 1234\n[\s\S]*₦1,000/,
    );
    await seesOn(ada, first, /I closed this one\. No money was taken/);
    expect(shop.posts()).toBe(0);
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    expect(shop.vending.transactions()).toMatchObject([{ beneficiary: "08065551234" }]);
  });

  it("keeps the price that was agreed where only the number is another, and not where the amount is", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await asks(ada, "mtn 500 08035551234 at 550", /Face value ₦500\.00\nCustomer pays ₦550\.00/);
    await asks(ada, "no, 0803 555 9999", /MTN · 0803 555 9999\nFace value ₦500\.00\nCustomer pays ₦550\.00/);
    await asks(ada, "no, 1000", /MTN · 0803 555 9999\nCustomer pays ₦1,000\.00/);
  });

  it("changes a meter's kind, a plan and a number of pieces, and nothing by a complaint", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    shop.vending.fund(1001, 100_000);
    await asks(ada, "ikeja 2000 prepaid 45011122233", /Sell electricity\?\nIkeja Electric · Prepaid/);
    await asks(ada, "make it postpaid", /Sell electricity\?\nIkeja Electric · Postpaid[\s\S]*₦2,000/);
    await asks(ada, "dstv compact 1234567890", /Sell TV\?[\s\S]*DStv Compact\n/);
    await asks(ada, "compact plus instead", /Sell TV\?[\s\S]*Compact Plus[\s\S]*1234 5678 90/);
    await asks(ada, "neco result 08035551234", /Sell exam pins\?/);
    await asks(ada, "make it 3", /Sell exam pins\?[\s\S]*3 ×|3 pins|× 3/);
    await asks(ada, "no send am again", /Use the buttons|did not understand/);
    expect(shop.posts()).toBe(0);
  });
});
