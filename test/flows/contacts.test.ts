import { describe, expect } from "vitest";
import { said, sees, seesOn, tapsAndSees, tapsMore } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { sellsElectricity } from "../support/selling.ts";
import { openCounter, type Shop } from "../support/shop.ts";

const it = itWith("shop", open);

async function open(): Promise<Shop> {
  const shop = await openCounter();
  return shop;
}

const chika = { phone: "+234 803 555 1234", firstName: "Mama Chika" };

describe("a contact that is shared from the phone's book", () => {
  it.each(["+234 803 555 1234", "2348035551234", "0803-555-1234"])("fills number and name: %s", async (phone) => {
    await using shop = await open();
    const { ada } = shop;
    await ada.sharesContact({ ...chika, phone });
    await sees(ada, /Saved: Mama Chika · 0803 555 1234/);
    await tapsAndSees(ada, /👤 Customer/, /👤 Mama Chika\n📱 0803 555 1234/);
    // Shared again, under another name: the customer is known.
    await ada.sharesContact({ ...chika, firstName: "Chika MTN" });
    const card = await sees(ada, ({ text, id }) => /👤 Mama Chika\n/.test(text) && id === ada.chat.at(-1)?.id);
    expect(card.text).toMatch(/Nothing sold yet/);
  });

  it("asks whose the number is where the name is known", async ({ ada }) => {
    const sold = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    await tapsMore(ada, sold, /✏️ Name/);
    await sees(ada, /What do you call/);
    await ada.sharesContact({ ...chika, phone: "2348030000000" });
    await sees(ada, /Saved: Mama Chika · 4500 1234 567/);
    await ada.sharesContact(chika);
    await sees(ada, /Is 0803 555 1234 theirs/);
    await tapsAndSees(ada, /Yes: Mama Chika/, /Saved: Mama Chika · 0803 555 1234/);
  });

  it("answers the number of a sale in its middle, and the offer knows the name", async ({ ada }) => {
    await ada.says("/sell");
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await ada.sharesContact(chika);
    await sees(ada, /How much/);
    await tapsAndSees(ada, "₦500", /Sell airtime\?.*Mama Chika · 0803 555 1234/s);
  });

  it("is no meter's number", async ({ ada }) => {
    await ada.says("/sell");
    await tapsAndSees(ada, /Electricity/, /Which company/);
    await tapsAndSees(ada, /^Ikeja/, /Meter number/);
    await ada.sharesContact({ ...chika, phone: "2348035551234" });
    await sees(ada, /Type the answer/);
  });

  it("that is no Nigerian number gets a kind word, in a sale, too, and saves nobody", async ({ ada }) => {
    await ada.sharesContact({ phone: "+44 7700 900123", firstName: "Tom" });
    await sees(ada, /\+44 7700 900123 is not a Nigerian mobile number/);
    await ada.says("/sell");
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await ada.sharesContact({ phone: "447700900123", firstName: "Tom" });
    await sees(ada, /“447700900123” is not a Nigerian mobile number/);
    await ada.says("/customers");
    await sees(ada, /No customers yet/);
    expect(said(ada, /Saved/)).toEqual([]);
  });
});
