import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, sees, seesOn, tapsCard, tapsMore } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { openDebtShop, owes, sellsForSure } from "../support/debtors.ts";
import { itWith } from "../support/it-with.ts";
import { hires, sellsAirtime } from "../support/selling.ts";

const it = itWith("shop", openDebtShop);

describe("a sale that the service takes back", () => {
  it("I39: is owed no more, and asks to give back what was paid, by a tap of its own", async ({ shop }) => {
    const { ada, vending } = shop;
    await owes(ada, "Chioma", { amount: "100" });
    const card = await sellsForSure(ada, { amount: "1,600" });
    await tapsMore(ada, card, /➗ Part/);
    await sees(ada, /How much of/);
    await asks(ada, "600", /Chioma owes you ₦1,100\.00 in all/);
    await shop.idle();
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await seesOn(ada, card, /Failed/);
    await seesOn(ada, card, /Give the customer ₦600\.00 back/);
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦100\.00/);
    await tapsCard(ada, card, /Gave it back/, /Given back: ₦600\.00/);
    expect(JSON.stringify(now(ada, card).inlineKeyboard)).not.toMatch(/Gave it back/);
  });
});

const opensCustomer = async (person: Person, name: string): Promise<ChatMessage> => {
  const book = await asks(person, "/customers", /Customers/);
  await person.taps(new RegExp(name), { message: book.id });
  return seesOn(person, book, new RegExp(name));
};

/** Up to the question what becomes of the debt. */
const deletesCustomer = async (person: Person, name: string): Promise<ChatMessage> => {
  const card = await opensCustomer(person, name);
  await tapsCard(person, card, /Remove/, /What do you want to remove/);
  await person.taps(/Delete/, { message: card.id });
  return seesOn(person, card, new RegExp(`${name}.* still owes you\\. What should happen to the debt`));
};

describe("a customer who owes", () => {
  it("says so on their card, and is deleted after somebody says what becomes of the debt", async ({ ada }) => {
    await owes(ada);
    const card = await opensCustomer(ada, "Chioma");
    expect(card.text).toMatch(/📒 Owes you ₦500\.00/);
    await tapsCard(ada, card, /Owes ₦500/, /Chioma owes you ₦500/);
    const again = await deletesCustomer(ada, "Chioma");
    await tapsCard(ada, again, /Keep the debt/, /is no longer a customer/);
    const list = await asks(ada, "/owing", /Owed to you ₦500\.00/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/No name · ₦500/);
  });

  it("and whose debt is written off counts as no debt, and no money counts as received", async ({ ada }) => {
    const sale = await owes(ada);
    await owes(ada, "Bola", { phone: "0803 555 9999" });
    expect((await opensDetails(ada)).text).toMatch(/Owed from this day −₦1,000\.00\nShould be in hand ₦0\.00/);
    const card = await deletesCustomer(ada, "Chioma");
    await tapsCard(ada, card, /Write it off/, /is no longer a customer/);
    const list = await asks(ada, "/owing", /Owed to you ₦500\.00/);
    expect(list.text).toMatch(/1 person/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/Bola · ₦500/);
    expect(JSON.stringify(list.inlineKeyboard)).not.toMatch(/No name|Chioma/);
    await seesOn(ada, sale, /🧹 ₦500\.00 written off/);
    expect((await opensDetails(ada)).text).toMatch(
      /Owed from this day −₦500\.00\nWritten off −₦500\.00\nShould be in hand ₦0\.00/,
    );
  });
});

describe("who owes", () => {
  it("is read by a viewer, who changes nothing, and not seen by a seller", async ({ shop, ada }) => {
    await owes(ada);
    const viewer = await hires(shop, { name: "Musa", role: "viewer" });
    const list = await asks(viewer.helper, "/owing", /Owed to you ₦500\.00/);
    const debtor = await tapsCard(viewer.helper, list, /Chioma/, /Chioma owes you ₦500/);
    expect(JSON.stringify(debtor.inlineKeyboard)).not.toMatch(/Paid all|Part|Remind|Set a promise|Write off/);
    const seller = await hires(shop, { name: "Tunde" });
    const card = await seesOn(
      seller.helper,
      await sellsAirtime(seller.helper, { phone: "0803 555 9999" }),
      /Airtime sold/,
    );
    expect(JSON.stringify(card.inlineKeyboard)).not.toMatch(/Owes|Paid|Part/);
    await seller.helper.says("/owing");
    await shop.idle();
    expect(JSON.stringify(seller.helper.history)).not.toMatch(/Chioma/);
  });
});
