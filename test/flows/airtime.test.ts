import { describe, expect } from "vitest";
import { looksAtWallet, openClockedShop } from "../support/alerted-shop.ts";
import { asks, now, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { asksForAirtime, buyLabel, expectPosts, expectTruth, sellsAirtime } from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";

describe("selling airtime", () => {
  it("takes the customer's number in any usual spelling", async ({ ada }) => {
    const spellings = ["08055551234", "0805-555-1234", "+234 805 555 1234", "234 805 555 1234", "(0805) 555.1234"];
    for (const phone of spellings) {
      const card = await asksForAirtime(ada, { phone });
      expect(card.text, phone).toContain("0805 555 1234");
    }
  });

  it("takes the number of a shared contact", async ({ ada }) => {
    await asks(ada, "/menu", /Wallet/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await ada.sharesContact({ phone: "+2348055551234", firstName: "Customer" });
    await ada.sees(/0805 555 1234.*How much/s);
  });

  it.each([
    ["500", "₦500.00"],
    ["1,000", "₦1,000.00"],
    ["1k", "₦1,000.00"],
    ["2.5k", "₦2,500.00"],
    ["₦500", "₦500.00"],
    ["N500", "₦500.00"],
    ["500 naira", "₦500.00"],
    ["NGN 1 000.50", "₦1,000.50"],
  ])("reads the amount %s as %s", async (amount, face) => {
    await using shop = await openCounter();
    const card = await asksForAirtime(shop.ada, { amount });
    expect(card.text).toContain(face);
  });

  it("asks again for an amount that is none or out of limits, and says why", async ({ shop, ada }) => {
    await asks(ada, "/menu", /Wallet/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
    await tapsAndSees(ada, "Glo", /How much\? ₦50 to ₦50,000/);
    for (const text of ["plenty", "0", "-500", "500 or 600", "07075551234", "1,00"]) {
      await asks(ada, text, /is not an amount/);
    }
    await asks(ada, "49", /too small. The least is ₦50/);
    await asks(ada, "50001", /is too much\. The most is ₦50,000/);
    const card = await asks(ada, "50", /Sell airtime\?/);
    expect(card.text).toContain("₦50.00");
    expect(shop.posts()).toBe(0);
  });

  it("asks again for a number that is none, and names what was typed", async ({ ada }) => {
    await asks(ada, "/menu", /Wallet/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    for (const text of ["12345", "my mother", "0203 123 4567", "+1 202 555 0147"]) {
      const again = await asks(ada, text, /not a Nigerian mobile number/);
      expect(again.text).toContain(text);
    }
    await asks(ada, "0707 555 1234", /Which network/);
  });

  it("takes a typed network, and asks again for one that is not in the list", async ({ ada }) => {
    await asks(ada, "/menu", /Wallet/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
    expect(ada.buttons().filter((label) => label === "ntel")).toEqual([]);
    await asks(ada, "ntel", /not in the list/);
    await asks(ada, "airtel", /Airtel.*How much/s);
  });

  it("shows the charge, the discount and the balance after, and charges exactly that", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada, { network: "9mobile", amount: "1,000" });
    expect(card.text).toMatch(/Customer pays ₦1,000\.00/);
    expect(card.text).toMatch(/Cost ₦945\.00 \(5\.5% off\)/);
    expect(card.text).toMatch(/Wallet after ₦11,505\.00/);
    await tapsCard(ada, card, buyLabel, /sold.*₦945\.00/s);
    expect(vending.accounts()[0]?.walletKobo).toBe(1_150_500);
    await asks(ada, "/balance", /./);
    await ada.sees(/Wallet ₦11,505\.00/);
    expectTruth(shop);
  });

  it("shows the same card again with Back and Change, and Cancel charges nothing", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await tapsCard(ada, card, /Change/, /How much/);
    await tapsCard(ada, card, /Other network/, /Which network/);
    await tapsCard(ada, card, "Airtel", /How much/);
    await tapsCard(ada, card, "₦1,000", /Airtel.*₦1,000\.00/s);
    await tapsCard(ada, card, /Cancel/, /Cancelled.*No money was taken/s);
    await expectPosts(shop, 0);
  });

  it("says a refusal in the service's words, and that nothing was charged", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "refused";
    const card = await sellsAirtime(ada);
    const failed = await seesOn(ada, card, /Failed/);
    expect(failed.text).toMatch(/No money was taken/);
    expect(failed.text).toMatch(/provider rejected/);
    expectTruth(shop);
  });

  it("offers the next sale from the card of the last", async ({ ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await tapsMore(ada, card, /Sell airtime/);
    await ada.sees(({ id, text }) => id > card.id && /Phone number/.test(text));
    expect(now(ada, card).text).toMatch(/Airtime sold/);
  });
});

describe("the shop's book", () => {
  it("lists the sales with /history, page by page, and opens one of them", async ({ ada }) => {
    await asks(ada, "/history", /No sales yet/);
    for (let last = 0; last < 10; last++) {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${last}`, amount: "100" }), /Airtime sold/);
    }
    const history = await asks(ada, "/history", /Latest sales/);
    const rows = history.inlineKeyboard.flat().filter(({ text }) => text.includes("0803"));
    expect(rows).toHaveLength(8);
    expect(rows[0]?.text).toMatch(/📱.*MTN ₦100 · 0803 555 0009/);
    await ada.taps(/Older/, { message: history.id });
    await ada.sees((message) => message.inlineKeyboard.flat().some(({ text }) => text.includes("0803 555 0000")));
    await ada.taps(/0803 555 0001/, { message: history.id });
    const opened = await ada.sees(({ id, text }) => id > history.id && /Airtime sold/.test(text));
    expect(opened.text).toContain("0803 555 0001");
  });

  it("finds a sale by number or reference, typed with or without /find", async ({ ada, vending }) => {
    await seesOn(ada, await sellsAirtime(ada, { phone: "0805 555 1111" }), /Airtime sold/);
    await seesOn(ada, await sellsAirtime(ada, { phone: "0805 555 2222" }), /Airtime sold/);
    const reference = vending.transactions()[0]?.reference ?? "";
    for (const text of ["/find 5551111", "/find 0805 555 1111", `/find ${reference}`, "+234 805 555 1111", reference]) {
      const found = await asks(ada, text, /Sales with/);
      const labels = found.inlineKeyboard.flat().map((button) => button.text);
      expect(
        labels.filter((label) => label.includes("0805 555")),
        text,
      ).toEqual([expect.stringContaining("0805 555 1111")]);
    }
    await asks(ada, "/find 999999", /No sale with/);
    await asks(ada, "/find", /part of the phone/);
  });

  it("shows bank details that can be copied", async ({ shop, ada }) => {
    await asks(ada, "/fund", /Providus Bank.*VENDING\/ADA OKAFOR/s);
    expect(await ada.follows(/Copy account/)).toEqual({ copies: "9900001001" });
    await ada.taps(/have paid/);
    await ada.sees(
      /No new money since \d\d:\d\d:\d\d\. Your wallet has ₦12,450\.00, seen \d\d:\d\d:\d\d\..*9900001001/s,
    );
    shop.vending.fund(1001, 1000);
    await ada.taps(/have paid/);
    await ada.sees(/^➕ Your wallet has ₦1,000\.00 more than at \d\d:\d\d:\d\d\.[\s\S]*Wallet ₦13,450\.00/);
    // A look of the bot's own may have found a payment already: what came in today is never denied.
    await ada.sees(/₦1,000\.00 came in/);
    const again = await asks(ada, "/fund", /Providus Bank/);
    await tapsAndSees(ada, /have paid/, /No new money since .*\nMoney in today: ₦1,000\.00\./, again);
  });

  it("says what sales took meanwhile beside the money that has come in, and does not deny it", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    await asks(ada, "/menu", /Wallet/);
    await shop.idle();
    for (const [naira, first] of [
      [
        20_000,
        /^➕ Your wallet has ₦19,512\.50 more than at 14:\d\d:\d\d\.\nSales since 14:\d\d:\d\d took about ₦487\.50\./,
      ],
      [300, /^Sales since 14:\d\d:\d\d took about ₦487\.50\.\n/],
    ] as const) {
      const bank = await asks(ada, "/fund", /Pay by bank transfer/);
      vending.fund(1001, naira);
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 ${naira === 300 ? 1000 : 2000}` }), /Airtime sold/);
      await ada.taps(/have paid/, { message: bank.id });
      await seesOn(ada, bank, first);
      for (const _ of [1, 2]) await looksAtWallet(shop);
    }
  });

  it("counts today's sales on the menu", async ({ ada }) => {
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await seesOn(ada, await sellsAirtime(ada, { amount: "1k" }), /Airtime sold/);
    await asks(ada, "/menu", /2 sales · profit (?:about )?₦37\.50/);
  });
});
