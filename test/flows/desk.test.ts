import { describe, expect, it } from "vitest";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { startShop } from "../support/shop.ts";

const operatorId = 4_400_001;

describe("a sale that needs a person", () => {
  it("is told to the reseller and to the operators, found on the menu, and squared with a tap", async () => {
    await using shop = await startShop({ environment: { ADMIN_IDS: String(operatorId) } });
    const { ada, vending, telegram } = shop;
    const operator = telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    await shop.logIn();
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /Airtime sold/);
    const [sale] = vending.transactions();
    vending.reverse(sale?.reference ?? "");
    await seesOn(ada, card, /👁 A person should look/);
    const told = await sees(operator, /A sale needs a look/);
    expect(told.text).toContain(sale?.reference);
    expect(told.text).toMatch(/MTN .*₦500/);

    await asks(ada, "/menu", /1 sale needs a look/);
    await ada.taps(/Look at 1 sale/);
    await ada.taps(/MTN · 0803/);
    const record = await sees(ada, ({ id, text }) => id > card.id && /Failed/.test(text));
    await ada.taps(/Looked after/, { message: record.id });
    await sees(ada, ({ id, text }) => id === record.id && !/A person should look/.test(text));
    const menu = await asks(ada, "/menu", /Wallet/);
    expect(menu.text).not.toMatch(/needs? a look/);
    // First the contradiction, then the correction: each reason once.
    const reasons = said(operator, /A sale needs a look/).map(({ text }) => text);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it("cannot be squared while it is open", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    await shop.logIn();
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /working on it/);
    expect(
      now(ada, card)
        .inlineKeyboard.flat()
        .map(({ text }) => text),
    ).not.toContain("✔ Looked after");
  });
});
