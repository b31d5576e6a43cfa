import { describe, expect } from "vitest";
import { asks, now, seesOn, tapsAndSees } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { openShop } from "../support/prices.ts";
import { asksForAirtime, confirms } from "../support/selling.ts";

const it = itWith("shop", openShop);

describe("a question that is answered by typing", () => {
  it("stays above the answer as one line without buttons, and the next one comes below", async ({ shop, ada }) => {
    await asks(ada, "/menu", /Wallet/);
    const first = await tapsAndSees(ada, /Electricity/, /Which company/);
    await ada.taps(/^Ikeja/);
    await seesOn(ada, first, /Meter number/);
    const second = await asks(ada, "4500 1234 567", /How much/);
    const card = await asks(ada, "5k", /Sell electricity\?/);
    await shop.idle();
    const chat = ada.chat.filter(({ id }) => id >= first.id);
    expect(chat.map(({ text }) => text.split("\n")[0])).toEqual([
      "⚡ Meter 4500 1234 567",
      "4500 1234 567",
      "⚡ Amount ₦5,000",
      "5k",
      "Sell electricity?",
    ]);
    expect([first, second].map((question) => now(ada, question).inlineKeyboard)).toEqual([[], []]);
    expect(card.id).toBe(chat.at(-1)?.id);
  });

  it("that was answered badly, or only searched, goes as its next drawing comes", async ({ shop, ada }) => {
    await asks(ada, "/menu", /Wallet/);
    const first = await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "12", /not a Nigerian mobile number/);
    await shop.idle();
    expect(ada.chat.some(({ id }) => id === first.id)).toBe(false);
  });
});

describe("the tap that buys", () => {
  it("says nothing that would still stand there when the answer is", async ({ ada }) => {
    const card = await asksForAirtime(ada);
    const { answer } = await confirms(ada, card);
    expect((await answer).text).toBeUndefined();
    await seesOn(ada, card, /Airtime sold/);
  });
});
