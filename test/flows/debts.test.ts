import { describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, switchesMode, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { openDebtShop, opensDebtor, owes, sellsForSure } from "../support/debtors.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime } from "../support/selling.ts";

const it = itWith("shop", openDebtShop);

describe("a sale on credit", () => {
  it("counts as paid by its customer until it is marked, and nothing else is called paid on its cards", async () => {
    await using shop = await openDebtShop();
    const { ada } = shop;
    const offer = await asksForAirtime(ada);
    expect(offer.text).toMatch(/Customer pays ₦500\.00\nCost ₦487\.50 \(2\.5% off\)\nProfit ₦12\.50\n/);
    expect(offer.text + JSON.stringify(offer.inlineKeyboard)).not.toMatch(/\bpaid\b|You pay|You keep/i);
    const sold = await tapsCard(ada, offer, /Sell ₦500/, /Airtime sold.*\nCost ₦487\.50/s);
    expect(sold.text + JSON.stringify(sold.inlineKeyboard)).not.toMatch(/\bpaid\b|✓/i);
    expect(JSON.stringify(sold.inlineKeyboard)).toMatch(/📒 Mark as owing".*🔁 Sell again".*⋯ More"/);
  });

  it("of a customer with a name is one tap, and stands on the card, at home and on the list", async ({ ada }) => {
    const first = await owes(ada);
    await seesOn(ada, first, /📒 Not paid yet/);
    const second = await sellsForSure(ada, { amount: "1,100" });
    await tapsCard(ada, second, /📒 Mark as owing/, /📒 Not paid yet/);
    expect(JSON.stringify(now(ada, second).inlineKeyboard)).toMatch(/💵 Mark as paid".*🔁 Sell again".*⋯ More"/);
    expect((await asks(ada, "/menu", /Wallet/)).text).toMatch(/📒 ₦1,600\.00 owed to you/);
    const list = await asks(ada, "who owe me", /Owed to you ₦1,600\.00/);
    expect(list.text).toMatch(/1 person · oldest today/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/🟢 Chioma · ₦1,600 · today/);
    const offer = await asksForAirtime(ada);
    expect(offer.text).toMatch(/Customer pays.*\n📒 Owes you ₦1,600\.00 already, since \d+ \w+\n/);
  });

  it("of somebody without a name takes the name, or just the number", async ({ shop, ada }) => {
    const card = await sellsForSure(ada);
    const question = await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it\?/, card);
    await tapsAndSees(ada, /Just the number/, /0803 555 1234 owes you ₦500\.00 in all/, question);
    await shop.idle();
    expect(said(ada, /Who owes it/)).toEqual([]);
    await seesOn(ada, card, /📒 Not paid yet/);
    // Named later, the debt goes along.
    await tapsMore(ada, card, /Name/);
    await sees(ada, /What do you call/);
    await asks(ada, "Mama Tunde", /Saved: Mama Tunde/);
    expect(JSON.stringify((await asks(ada, "/owing", /Owed to you/)).inlineKeyboard)).toMatch(/Mama Tunde · ₦500/);
  });

  it("asks whose it is where the name is another customer's, and adds it to what they owe", async ({ ada }) => {
    await owes(ada, "Chioma");
    const card = await sellsForSure(ada, { phone: "0803 555 9999" });
    await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it\?/, card);
    const question = await asks(ada, "chioma", /You have a customer called/);
    await tapsAndSees(ada, /Yes: Chioma/, /Chioma owes you ₦1,000\.00 in all/, question);
  });

  it("takes a name with a number behind it for a name, also where a customer is called so without it", async () => {
    await using shop = await openDebtShop();
    const { ada } = shop;
    await owes(ada, "Musa");
    await owes(ada, "Musa 2", { phone: "0803 555 9999" });
    expect(JSON.stringify((await asks(ada, "/owing", /Owed to you/)).inlineKeyboard)).toMatch(
      /Musa · ₦500.*Musa 2 · ₦500/,
    );
  });

  it("is owed in part where a part is paid at once, and paid by one tap", async ({ ada }) => {
    await owes(ada, "Chioma");
    const card = await sellsForSure(ada, { amount: "1,600" });
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

  it("I39: counts once, whatever is tapped how often, and delivered again", async ({ shop, ada, telegram }) => {
    await owes(ada, "Chioma");
    const card = await sellsForSure(ada, { amount: "700" });
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
  it("pays all in two taps from the list, or a part that is typed", async ({ ada }) => {
    const card = await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    expect(debtor.text).toMatch(/Chioma owes you ₦500\.00\n\n.*MTN · ₦500\.00/);
    await tapsMore(ada, debtor, /➗ Part/);
    await sees(ada, /How much did Chioma pay\? ₦500\.00 is owed/);
    await asks(ada, "600", /Only ₦500\.00 is owed/);
    const after = await asks(ada, "200", /₦200\.00 received from Chioma/);
    expect(after.text).toMatch(/owes you ₦300\.00.*₦500\.00 · ₦300\.00 left.*Last payment ₦200\.00/s);
    await seesOn(ada, card, /Owes ₦300\.00 of ₦500\.00/);
    await tapsCard(ada, after, /Paid all: ₦300/, /Chioma owes you nothing/);
    await asks(ada, "/owing", /Nobody owes you anything/);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/Owed/);
  });

  it("does not pay the amount of an older card: the card is drawn again first", async ({ ada }) => {
    await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    const more = await sellsForSure(ada, { amount: "900" });
    await tapsCard(ada, more, /📒 Mark as owing/, /Not paid yet/);
    const tap = await ada.taps(/Paid all: ₦500/, { message: debtor.id });
    expect((await tap.answer).text).toMatch(/This has changed/);
    await seesOn(ada, debtor, /owes you ₦1,400\.00/);
  });

  it("pays by a typed line and one tap, once", async ({ shop, ada }) => {
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

  it("pays by a typed line with a naira sign, with a number in the name or in its place, and in two words", async ({
    ada,
  }) => {
    await owes(ada, "Musa 2");
    const question = /Did Musa 2 pay you ₦200\.00\? ₦500\.00 is owed/;
    for (const line of ["musa 2 paid 200", "paid musa 2 #200", "musa 2 don pay 200 naira", "/paid musa 2 200"])
      await asks(ada, line, question);
    await asks(ada, "0803 555 1234 paid 200", question);
    await asks(ada, "musa 2 paid", /Musa 2 owes you ₦500\.00/);
  });

  it("is one of many whom a word means: the list says what all of them owe, and that there are more", async () => {
    await using shop = await openDebtShop();
    const { ada } = shop;
    const names = ["obioma", "ngozi", "chika", "bola", "tolu", "amaka", "halima", "uju", "shola"];
    for (const [place, name] of names.entries()) {
      const line = `mtn 100 0803555000${place} mama ${name} owes`;
      const offer = await asks(ada, line, /Sell airtime\?[\s\S]*On credit/);
      await tapsCard(ada, offer, /Sell ₦100/, /Airtime sold[\s\S]*Not paid yet/);
    }
    const list = await asks(ada, "/owing mama", /Owed to you ₦900\.00\n9 people[\s\S]*There are more/);
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/All who owe/);
    expect(JSON.stringify(list.inlineKeyboard)).not.toMatch(/Older/);
    await asks(ada, "paid mama 50", /More than one person[\s\S]*There are more/);
  });

  it("promises a day, is reminded in words to share, and is written off after a question", async ({ ada }) => {
    await owes(ada);
    const debtor = await opensDebtor(ada, /Chioma/);
    await tapsCard(ada, debtor, /📅 Set a promise/, /When will Chioma pay/);
    await tapsCard(ada, debtor, /Tomorrow/, /📅 Promised for \d+ \w+/);
    await ada.taps(/⏰ Remind/, { message: debtor.id });
    const reminder = await sees(
      ada,
      /Good day Chioma\. Please remember the ₦500\.00 you owe .* since .*\. Thank you\./,
    );
    const buttons = JSON.stringify(reminder.inlineKeyboard);
    expect(buttons).toMatch(/https:\/\/wa\.me\/\?text=Good%20day%20Chioma/);
    expect(buttons).toMatch(/https:\/\/t\.me\/share\/url\?/);
    expect(buttons).toMatch(/Copy for an SMS/);
    await tapsCard(ada, debtor, /Write off/, /Write off ₦500\.00 that Chioma/);
    await tapsCard(ada, debtor, /Write off ₦500/, /owes you nothing/);
    expect(JSON.stringify(ada.history)).not.toMatch(/interest/i);
  });

  it("in the sandbox owes nothing live", async ({ ada }) => {
    await owes(ada);
    await switchesMode(ada, "sandbox");
    await asks(ada, "/owing", /Nobody owes you anything/);
    const card = await sellsForSure(ada, { amount: "300" });
    await tapsCard(ada, card, /📒 Mark as owing/, /Not paid yet/);
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦300\.00/);
    await switchesMode(ada, "live");
    expect((await asks(ada, "/owing", /Owed to you/)).text).toMatch(/₦500\.00/);
  });
});
