import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsMore } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { asksForAirtime, sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { hires } from "../support/staff.ts";
import { switchesMode } from "../support/switching.ts";

async function openShop(): Promise<Shop> {
  const shop = await startShop({ walletNaira: 100_000 });
  await shop.logIn();
  return shop;
}

async function sells(person: Person, wish: Parameters<typeof sellsAirtime>[1] = {}): Promise<ChatMessage> {
  return seesOn(person, await sellsAirtime(person, wish), /Airtime sold/);
}

/** Airtime of ₦500 that a customer owes by name. */
async function owes(person: Person, name = "Chioma", wish = {}): Promise<ChatMessage> {
  const card = await sells(person, wish);
  await person.taps(/📒 Mark as owing/, { message: card.id });
  await sees(person, /Who owes it\?/);
  await asks(person, name, new RegExp(`${name} owes you ₦`));
  return card;
}

const opensDebtor = async (person: Person, name: RegExp): Promise<ChatMessage> => {
  const list = await asks(person, "/owing", /Owed to you/);
  await person.taps(name, { message: list.id });
  return seesOn(person, list, /owes you/);
};

describe("a sale on credit", () => {
  it("counts as paid by its customer until it is marked, and nothing else is called paid on its cards", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const offer = await asksForAirtime(ada);
    expect(offer.text).toMatch(/Customer pays ₦500\.00\nCost ₦487\.50 \(2\.5% off\)\nProfit ₦12\.50\n/);
    expect(offer.text + JSON.stringify(offer.inlineKeyboard)).not.toMatch(/\bpaid\b|You pay|You keep/i);
    await ada.taps(/Sell ₦500/, { message: offer.id });
    const sold = await seesOn(ada, offer, /Airtime sold.*\nCost ₦487\.50/s);
    expect(sold.text + JSON.stringify(sold.inlineKeyboard)).not.toMatch(/\bpaid\b|✓/i);
    expect(JSON.stringify(sold.inlineKeyboard)).toMatch(/📒 Mark as owing".*🔁 Sell again".*⋯ More"/);
  });

  it("of a customer with a name is one tap, and stands on the card, at home and on the list", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const first = await owes(ada);
    await seesOn(ada, first, /📒 Not paid yet/);
    const second = await sells(ada, { amount: "1,100" });
    await ada.taps(/📒 Mark as owing/, { message: second.id });
    await seesOn(ada, second, /📒 Not paid yet/);
    expect(JSON.stringify(now(ada, second).inlineKeyboard)).toMatch(/💵 Mark as paid".*🔁 Sell again".*⋯ More"/);
    expect((await asks(ada, "/menu", /Wallet/)).text).toMatch(/📒 ₦1,600\.00 owed to you/);
    const list = await asks(ada, "who owe me", /Owed to you ₦1,600\.00/);
    expect(list.text).toMatch(/1 person · oldest today/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/🟢 Chioma · ₦1,600 · today/);
  });

  it("of somebody without a name takes the name, or the number alone", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await sells(ada);
    await ada.taps(/📒 Mark as owing/, { message: card.id });
    const question = await sees(ada, /Who owes it\?/);
    await ada.taps(/Just the number/, { message: question.id });
    await sees(ada, /0803 555 1234 owes you ₦500\.00 in all/);
    await shop.idle();
    expect(said(ada, /Who owes it/)).toEqual([]);
    await seesOn(ada, card, /📒 Not paid yet/);
    // Named later, the debt goes along.
    await tapsMore(ada, card, /Name/);
    await sees(ada, /What do you call/);
    await asks(ada, "Mama Tunde", /Saved: Mama Tunde/);
    expect(JSON.stringify((await asks(ada, "/owing", /Owed to you/)).inlineKeyboard)).toMatch(/Mama Tunde · ₦500/);
  });

  it("asks whose it is where the name is another customer's, and adds it to what they owe", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada, "Chioma");
    const card = await sells(ada, { phone: "0803 555 9999" });
    await ada.taps(/📒 Mark as owing/, { message: card.id });
    await sees(ada, /Who owes it\?/);
    const question = await asks(ada, "chioma", /You have a customer called/);
    await ada.taps(/Yes: Chioma/, { message: question.id });
    await sees(ada, /Chioma owes you ₦1,000\.00 in all/);
  });

  it("takes a name with a number behind it for a name, also where a customer is called so without it", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada, "Musa");
    await owes(ada, "Musa 2", { phone: "0803 555 9999" });
    expect(JSON.stringify((await asks(ada, "/owing", /Owed to you/)).inlineKeyboard)).toMatch(
      /Musa · ₦500.*Musa 2 · ₦500/,
    );
  });

  it("is owed in part where a part is paid at once, and paid by one tap", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada, "Chioma");
    const card = await sells(ada, { amount: "1,600" });
    await tapsMore(ada, card, /➗ Part/);
    await sees(ada, /How much of ₦1,600\.00 did Chioma pay now/);
    await asks(ada, "1,600", /below ₦1,600\.00/);
    await asks(ada, "600", /Chioma owes you ₦1,500\.00 in all/);
    await seesOn(ada, card, /📒 Owes ₦1,000\.00 of ₦1,600\.00/);
    expect(JSON.stringify(now(ada, card).inlineKeyboard)).toMatch(/💵 Mark as paid"/);
    await ada.taps(/💵 Mark as paid/, { message: card.id });
    await ada.sees(({ id, text }) => id === card.id && !/Owes/.test(text));
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦500\.00/);
  });

  it("I39: counts once, whatever is tapped how often, and delivered again", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await owes(ada, "Chioma");
    const card = await sells(ada, { amount: "700" });
    const tap = await ada.taps(/📒 Mark as owing/, { message: card.id });
    await Promise.all(
      Array.from({ length: 9 }, () =>
        ada.taps(/📒 Mark as owing/, { message: card.id, sameTapAgain: true }).catch(() => null),
      ),
    );
    telegram.redeliver(tap.updateId);
    await shop.idle();
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/Owed to you ₦1,200\.00/);
  });
});

describe("one who owes", () => {
  it("pays all in two taps from the list, or a part that is typed", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    expect(debtor.text).toMatch(/Chioma owes you ₦500\.00\n\n.*MTN · ₦500\.00/);
    await tapsMore(ada, debtor, /➗ Part/);
    await sees(ada, /How much did Chioma pay\? ₦500\.00 is owed/);
    await asks(ada, "600", /Only ₦500\.00 is owed/);
    const after = await asks(ada, "200", /₦200\.00 received from Chioma/);
    expect(after.text).toMatch(/owes you ₦300\.00.*₦500\.00 · ₦300\.00 left.*Last payment ₦200\.00/s);
    await seesOn(ada, card, /Owes ₦300\.00 of ₦500\.00/);
    await ada.taps(/Paid all: ₦300/, { message: after.id });
    await seesOn(ada, after, /Chioma owes you nothing/);
    await asks(ada, "/owing", /Nobody owes you anything/);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/Owed/);
  });

  it("pays what an older card shows to nobody: it is drawn anew first", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    const more = await sells(ada, { amount: "900" });
    await ada.taps(/📒 Mark as owing/, { message: more.id });
    await seesOn(ada, more, /Not paid yet/);
    const tap = await ada.taps(/Paid all: ₦500/, { message: debtor.id });
    expect((await tap.answer).text).toMatch(/This has changed/);
    await seesOn(ada, debtor, /owes you ₦1,400\.00/);
  });

  it("pays by a typed line and one tap, once", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada, "Bọ́lá");
    const question = await asks(ada, "paid bola 200", /Did Bọ́lá pay you ₦200\.00\? ₦500\.00 is owed/);
    await ada.taps(/Yes, ₦200/, { message: question.id });
    await ada.taps(/Yes, ₦200/, { message: question.id, sameTapAgain: true });
    await sees(ada, /Bọ́lá owes you ₦300\.00/);
    await shop.idle();
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦300\.00/);
    await asks(ada, "paid Musa 200", /Nobody who matches musa owes you/i);
    await asks(ada, "paid bola 900", /How much did Bọ́lá pay\? ₦300\.00 is owed/);
  });

  it("promises a day, is reminded in words to share, and is written off after a question", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    await ada.taps(/📅 Set a promise/, { message: debtor.id });
    await seesOn(ada, debtor, /When will Chioma pay/);
    await ada.taps(/Tomorrow/, { message: debtor.id });
    await seesOn(ada, debtor, /📅 Promised for \d+ \w+/);
    await ada.taps(/⏰ Remind/, { message: debtor.id });
    const reminder = await sees(
      ada,
      /Good day Chioma\. Please remember the ₦500\.00 you owe .* since .*\. Thank you\./,
    );
    const buttons = JSON.stringify(reminder.inlineKeyboard);
    expect(buttons).toMatch(/https:\/\/wa\.me\/\?text=Good%20day%20Chioma/);
    expect(buttons).toMatch(/https:\/\/t\.me\/share\/url\?/);
    expect(buttons).toMatch(/Copy for an SMS/);
    await ada.taps(/Write off/, { message: debtor.id });
    await seesOn(ada, debtor, /Write off ₦500\.00 that Chioma/);
    await ada.taps(/Write off ₦500/, { message: debtor.id });
    await seesOn(ada, debtor, /owes you nothing/);
    expect(JSON.stringify(ada.history)).not.toMatch(/interest/i);
  });

  it("in the sandbox owes nothing live", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada);
    await switchesMode(ada, "sandbox");
    await asks(ada, "/owing", /Nobody owes you anything/);
    const card = await sells(ada, { amount: "300" });
    await ada.taps(/📒 Mark as owing/, { message: card.id });
    await seesOn(ada, card, /Not paid yet/);
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦300\.00/);
    await switchesMode(ada, "live");
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦500\.00/);
  });
});

describe("a sale that the service takes back", () => {
  it("is owed no more, and asks to give back what was paid, by a tap of its own", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await owes(ada, "Chioma", { amount: "100" });
    const card = await sells(ada, { amount: "1,600" });
    await tapsMore(ada, card, /➗ Part/);
    await sees(ada, /How much of/);
    await asks(ada, "600", /Chioma owes you ₦1,100\.00 in all/);
    await shop.idle();
    vending.reverse(vending.transactions().at(-1)?.reference ?? "");
    await seesOn(ada, card, /Failed/);
    await seesOn(ada, card, /Give the customer ₦600\.00 back/);
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦100\.00/);
    await ada.taps(/Gave it back/, { message: card.id });
    await seesOn(ada, card, /Given back: ₦600\.00/);
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
  await person.taps(/Remove/, { message: card.id });
  await seesOn(person, card, /What do you want to remove/);
  await person.taps(/Delete/, { message: card.id });
  return seesOn(person, card, new RegExp(`${name}.* still owes you\\. What should happen to the debt`));
};

describe("a customer who owes", () => {
  it("says so on their card, and is deleted after somebody says what becomes of the debt", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada);
    const card = await opensCustomer(ada, "Chioma");
    expect(card.text).toMatch(/📒 Owes you ₦500\.00/);
    await ada.taps(/Owes ₦500/, { message: card.id });
    await seesOn(ada, card, /Chioma owes you ₦500/);
    const again = await deletesCustomer(ada, "Chioma");
    await ada.taps(/Keep the debt/, { message: again.id });
    await seesOn(ada, again, /is no longer a customer/);
    const list = await asks(ada, "/owing", /Owed to you ₦500\.00/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/No name · ₦500/);
  });

  it("and whose debt is written off is owed nothing of, and no money is said to have come in", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const sale = await owes(ada);
    await owes(ada, "Bola", { phone: "0803 555 9999" });
    expect((await opensDetails(ada)).text).toMatch(/Owed from this day −₦1,000\.00\nShould be in hand ₦0\.00/);
    const card = await deletesCustomer(ada, "Chioma");
    await ada.taps(/Write it off/, { message: card.id });
    await seesOn(ada, card, /is no longer a customer/);
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
  it("is read by a viewer, who changes nothing, and not seen by a seller", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await owes(ada);
    const viewer = await hires(shop, { name: "Musa", role: "viewer" });
    const list = await asks(viewer.helper, "/owing", /Owed to you ₦500\.00/);
    await viewer.helper.taps(/Chioma/, { message: list.id });
    const debtor = await seesOn(viewer.helper, list, /Chioma owes you ₦500/);
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
