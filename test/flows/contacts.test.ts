import { describe, expect, it } from "vitest";
import { said, sees, seesOn, tapsMore } from "../support/chat.ts";
import { sellsElectricity } from "../support/selling.ts";
import { openShop, type Shop } from "../support/shop.ts";

async function open(): Promise<Shop> {
  const shop = await openShop();
  return shop;
}

const chika = { phone: "+234 803 555 1234", firstName: "Mama Chika" };

describe("a contact that is shared from the phone's book", () => {
  it.each(["+234 803 555 1234", "2348035551234", "0803-555-1234"])("fills number and name: %s", async (phone) => {
    await using shop = await open();
    const { ada } = shop;
    await ada.sharesContact({ ...chika, phone });
    await sees(ada, /Saved: Mama Chika · 0803 555 1234/);
    await ada.taps(/👤 Customer/);
    await sees(ada, /👤 Mama Chika\n📱 0803 555 1234/);
    // Shared again, under another name: the customer is known.
    await ada.sharesContact({ ...chika, firstName: "Chika MTN" });
    const card = await sees(ada, ({ text, id }) => /👤 Mama Chika\n/.test(text) && id === ada.chat.at(-1)?.id);
    expect(card.text).toMatch(/Nothing sold yet/);
  });

  it("asks whose the number is where the name is known", async () => {
    await using shop = await open();
    const { ada } = shop;
    const sold = await sellsElectricity(ada);
    await seesOn(ada, sold, /Token for meter/);
    await tapsMore(ada, sold, /✏️ Name/);
    await sees(ada, /What do you call/);
    await ada.sharesContact({ ...chika, phone: "2348030000000" });
    await sees(ada, /Saved: Mama Chika · 4500 1234 567/);
    await ada.sharesContact(chika);
    await sees(ada, /Is 0803 555 1234 theirs/);
    await ada.taps(/Yes: Mama Chika/);
    await sees(ada, /Saved: Mama Chika · 0803 555 1234/);
  });

  it("answers the number of a sale in its middle, and the offer knows the name", async () => {
    await using shop = await open();
    const { ada } = shop;
    await ada.says("/sell");
    await ada.taps(/Airtime/);
    await sees(ada, /Phone number/);
    await ada.sharesContact(chika);
    await sees(ada, /How much/);
    await ada.taps("₦500");
    await sees(ada, /Sell airtime\?.*Mama Chika · 0803 555 1234/s);
  });

  it("is no meter's number", async () => {
    await using shop = await open();
    const { ada } = shop;
    await ada.says("/sell");
    await ada.taps(/Electricity/);
    await sees(ada, /Which company/);
    await ada.taps(/^Ikeja/);
    await sees(ada, /Meter number/);
    await ada.sharesContact({ ...chika, phone: "2348035551234" });
    await sees(ada, /Type the answer/);
  });

  it("that is no Nigerian number gets a kind word, in a sale, too, and saves nobody", async () => {
    await using shop = await open();
    const { ada } = shop;
    await ada.sharesContact({ phone: "+44 7700 900123", firstName: "Tom" });
    await sees(ada, /\+44 7700 900123 is not a Nigerian mobile number/);
    await ada.says("/sell");
    await ada.taps(/Airtime/);
    await sees(ada, /Phone number/);
    await ada.sharesContact({ phone: "447700900123", firstName: "Tom" });
    await sees(ada, /“447700900123” is not a Nigerian mobile number/);
    await ada.says("/customers");
    await sees(ada, /No customers yet/);
    expect(said(ada, /Saved/)).toEqual([]);
  });
});
