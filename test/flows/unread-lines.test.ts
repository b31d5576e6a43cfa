import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { openShop } from "../support/histories.ts";
import { itWith } from "../support/it-with.ts";
import { buyLabel } from "../support/selling.ts";

const it = itWith("shop", openShop);

async function sells(person: Person, line: string, done: RegExp) {
  const card = await asks(person, line, /Sell /);
  await person.taps(buyLabel, { message: card.id });
  return seesOn(person, card, done);
}

const labelsOf = (card: { inlineKeyboard: readonly (readonly { text: string }[])[] }) =>
  card.inlineKeyboard.flat().map(({ text }) => text);

describe("words beside a number that are not understood", () => {
  it.for(["bai shiga ba", "ko wole", "abatagh\u1ecb", "zebra"])(
    "“%s” stops the card, and asks what is meant",
    async (words, { shop, ada }) => {
      const asked = await asks(
        ada,
        `mtn 500 0803 555 1234 ${words}`,
        /did not understand “[a-z ]+”\. New sale, or find an old one\?/,
      );
      expect(labelsOf(asked)).toEqual(["➕ New sale", "🔎 Find an old one"]);
      await tapsCard(ada, asked, /New sale/, /Sell airtime\?\nMTN · 0803 555 1234\nCustomer pays ₦500/);
      expect(shop.posts()).toBe(0);
    },
  );

  it("I47: lead to the sale where one is complained of", async ({ shop, ada }) => {
    await sells(ada, "mtn 500 08035551234", /Airtime sold/);
    for (const line of ["500 mtn 08035551234 bai shiga ba", "08035551234 mtn 500 has not entered"]) {
      const found = await asks(ada, line, /did not understand “.+”\. These are the sales to that number/);
      expect(labelsOf(found).join()).toContain("₦500");
    }
    const asked = await asks(ada, "mtn 500 08035551234 zebra", /New sale, or find an old one/);
    await tapsAndSees(ada, /Find an old one/, /0803 ?555 ?1234[\s\S]*1 sold|08035551234/, asked);
    expect(shop.posts()).toBe(1);
  });

  it("leave the question for what is meant, where another line is typed", async ({ ada }) => {
    const offer = await asks(ada, "ikeja 2000 45011122233 prepaid", /Sell electricity\?/);
    await tapsCard(ada, offer, buyLabel, /Token for meter 4501 1122 233/);
    await asks(ada, "mtn 500 0803 555 1234 zebra", /New sale, or find an old one\?/);
    await asks(ada, "token 45011122233", /4501 1122 233/);
    await asks(ada, "mtn 500 0803 555 1234 zebra", /New sale, or find an old one\?/);
    await asks(ada, "glo 300 0805 555 1234", /Sell airtime\?\nGlo/);
    await asks(ada, "mtn 500 0803 555 1234 zebra", /New sale, or find an old one\?/);
    await asks(ada, "gibberish", /“gibberish” is not in the list/);
    await asks(ada, "new sale", /Sell airtime\?\nMTN/);
  });

  it("are those of an exam pin's price, and of a plan that is not the only one", async ({ shop }) => {
    shop.vending.fund(1001, 100_000);
    await asks(shop.ada, "neco 1000 08035551234", /No match for “₦1,000”/);
    await asks(shop.ada, "neco gce 08035551234", /No match for “gce”/);
    await asks(shop.ada, "jamb direct entry 08035551234", /Sell exam pins\?[\s\S]*Direct Entry/);
    await asks(shop.ada, "dstv compact+ 1234567890", /Sell TV\?[\s\S]*Compact Plus/);
  });
});

describe("two orders in one line", () => {
  it("open the card of a list", async ({ shop }) => {
    const card = await asks(
      shop.ada,
      "send 500 mtn to 08035551234 and ikeja 2k 45011122233",
      /Sell this list\?[\s\S]*2 good/,
    );
    expect(labelsOf(card).join("\n")).toMatch(
      /MTN · 0803 555 1234 · ₦500[\s\S]*Ikeja Electric Prepaid · 4501 1122 233 · ₦2,000/,
    );
  });
});

describe("a meter that was sold to", () => {
  it("is known with its company and kind, and another company or a nought too many is asked about", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    shop.vending.fund(1001, 500_000);
    await sells(ada, "ikeja 2000 prepaid 45011122233", /Token for meter/);
    await asks(ada, "nepa 5000 45011122233", /Sell electricity\?\nIkeja Electric · Prepaid[\s\S]*₦5,000/);
    const other = await asks(ada, "eko 5000 45011122233", /Last time it was Ikeja Electric\. Which company\?/);
    await tapsCard(ada, other, /Ikeja/, /Sell electricity\?\nIkeja Electric/);
    const much = await asks(ada, "light 20000 45011122233", /much more than usual for this number: ₦2,000/);
    expect(labelsOf(much)).toEqual(["₦20,000", "₦2,000"]);
    await tapsCard(ada, much, /₦20,000/, /Sell electricity\?[\s\S]*₦20,000/);
  });
});

describe("a mobile number without its first nought", () => {
  it("is offered as a button", async ({ shop }) => {
    const asked = await asks(shop.ada, "mtn 500 8035551234", /Which one\?/);
    await tapsCard(shop.ada, asked, /0803 555 1234/, /Sell airtime\?\nMTN · 0803 555 1234/);
  });
});

describe("a question", () => {
  it.each([
    ["how much is 1gb mtn", /Prices at[\s\S]*MTN · 1GB[\s\S]*₦/],
    ["elo ni dstv compact", /Prices at[\s\S]*DStv Compact/],
    ["wetin be my profit", /Books|profit/i],
    ["how I go take fund my wallet", /Fund your wallet/],
    ["who owes me money", /Nobody owes|owes you|owed/i],
  ])("%j is answered", async (line, shown) => {
    await using shop = await openShop();
    const said = await asks(shop.ada, line, shown);
    expect(said.text).not.toMatch(/do not understand|who matches/);
    expect(shop.posts()).toBe(0);
  });
});

describe("the words of the buttons, typed", () => {
  it.each([
    ["Tarihi", /sale/i],
    ["ndị customer", /customer/i],
    ["Ìrànlọ́wọ́", /help|sell/i],
    ["Kudin wallet", /Wallet/],
    ["soke", /nothing to cancel/],
    ["Money", /Bank details/],
    ["Ƙari", /Sell many at once/],
    ["Èdè", /language|Language|English/],
  ])("%j does what the button does, whatever the chat's language is", async (line, shown) => {
    await using shop = await openShop();
    expect((await asks(shop.ada, line, shown)).text).not.toMatch(/do not understand/);
  });
});

describe("the words for back and cancel, typed", () => {
  it("are done where a question waits, and where a search does", async ({ ada }) => {
    await asks(ada, "ikeja", /Meter number/);
    await asks(ada, "Koma baya", /Which kind of meter/);
    await asks(ada, "fagilé", /Cancelled|nothing/i);
    await asks(ada, "/find", /./);
    await asks(ada, "Kagbuo", /Cancelled|nothing/i);
    await asks(ada, "soke", /nothing to cancel/);
  });
});

describe("a question that waits", () => {
  it("takes a number at any step, and offers those who were served lately", async ({ shop, ada }) => {
    shop.vending.fund(1001, 100_000);
    await asks(ada, "dstv", /Which one/);
    await asks(ada, "1234567890", /DStv · 1234 5678 90\n+Which one/);
    await asks(ada, "padi", /Sell TV\?[\s\S]*1234 5678 90/);
    await asks(ada, "/cancel", /Cancel|nothing/i);
    // So begins a mobile number, too.
    await asks(ada, "dstv", /Sell TV[\s\S]*Which one/);
    await asks(ada, "7032 0546 53", /7032 0546 53[\s\S]*Which one/);
    await asks(ada, "padi", /Sell TV\?[\s\S]*7032 0546 53/);
    const sold = await sells(ada, "mtn 100 08035551234", /Airtime sold/);
    await tapsMore(ada, sold, /Name/);
    await asks(ada, "Mama Chika", /Mama Chika/);
    const asked = await asks(ada, "airtime", /Phone number/);
    await tapsCard(ada, asked, /Mama Chika · 0803 555 1234/, /How much/);
  });

  it("takes a phone number where a plan of internet is asked for, and shows it", async ({ ada }) => {
    const asked = await asks(ada, "/sell", /What do you want to sell/);
    await tapsCard(ada, asked, /Internet/, /Which company/);
    await tapsCard(ada, asked, /Smile/, /Which one/);
    await asks(ada, "08035551234", /Smile · 0803 555 1234\n+Which one/);
    await tapsAndSees(ada, /FlexiDaily/, /Sell internet\?[\s\S]*0803 555 1234/);
  });

  it("takes an amount, a network or a plan where the number is asked for, and a customer where the plan is", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    shop.vending.fund(1001, 100_000);
    await asks(ada, "airtime", /Phone number/);
    await asks(ada, "500", /₦500[\s\S]*Phone number/);
    const card = await asks(ada, "0803 555 1234", /Sell airtime\?[\s\S]*₦500/);
    const done = await tapsCard(ada, card, buyLabel, /Airtime sold/);
    await tapsMore(ada, done, /Name/);
    await asks(ada, "Mama Chika", /Mama Chika/);
    await asks(ada, "airtime", /Phone number/);
    await asks(ada, "glo 300", /Phone number/);
    await asks(ada, "0805 555 1234", /Sell airtime\?\nGlo[\s\S]*₦300/);
    await asks(ada, "data", /Phone number/);
    await asks(ada, "1gb weekly", /Phone number/);
    await asks(ada, "0803 555 1234", /matches for “1gb 7 days”/);
    await asks(ada, "smile", /Which|plan/i);
    await asks(ada, "mama chika", /Which|plan/i);
    await asks(ada, "2gb weekly", /Sell internet\?[\s\S]*Mama Chika/);
    expect(shop.posts()).toBe(1);
  });

  it.each([
    ["wetin be my profit", /Books|profit/i],
    ["token mama chika", /found|sale|sold|Nothing/i],
    ["who owes me", /owes|owed/i],
    ["how I go take fund my wallet", /Fund your wallet/],
    ["08035559999 never enter", /never enter|did not understand|sales to that number/],
  ])("lets %j through", async (line, shown) => {
    await using shop = await openShop();
    const { ada } = shop;
    await asks(ada, "data", /Phone number/);
    expect((await asks(ada, line, shown)).text).not.toMatch(/is not a phone number|digits/);
  });

  it("lets a question for a price through, and goes on waiting", async ({ shop }) => {
    await asks(shop.ada, "dstv", /Which one/);
    await asks(shop.ada, "how much is 1gb mtn", /Prices at/);
    await asks(shop.ada, "padi", /Smart card or IUC/);
  });
});

describe("a customer who is called like a button", () => {
  it("is meant by the name", async ({ ada }) => {
    const sold = await sells(ada, "mtn 100 08035551234", /Airtime sold/);
    await tapsMore(ada, sold, /Name/);
    await asks(ada, "Jade", /Jade/);
    const found = await asks(ada, "Jade", /found|sale|sold/i);
    expect(labelsOf(found).join()).toMatch(/Airtime/);
  });
});

describe("a bare name or number", () => {
  it("shows what was sold, what can be sold, and what is owed", async ({ ada }) => {
    const sold = await sells(ada, "mtn 100 08035551234", /Airtime sold/);
    await tapsMore(ada, sold, /Name/);
    await asks(ada, "Mama Chika", /Mama Chika/);
    for (const line of ["08035551234", "mama chika"]) {
      const found = await asks(ada, line, /found|sale|sold/i);
      expect(labelsOf(found).slice(0, 2)).toEqual([expect.stringMatching(/Airtime/), expect.stringMatching(/Data/)]);
      await tapsAndSees(ada, /Airtime/, /Sell airtime[\s\S]*0803 555 1234[\s\S]*How much/, found);
      await asks(ada, "/cancel", /Cancel|nothing/i);
    }
  });
});

describe("“token” beside a bare number", () => {
  it("shows the token that was sold, and sells where there is none", async ({ shop, ada }) => {
    shop.vending.fund(1001, 100_000);
    await asks(ada, "token 45011122233", /Sell electricity[\s\S]*Which company/);
    await sells(ada, "ikeja 2000 prepaid 45011122233", /Token for meter/);
    const token = /^⚡ Token for meter .*\n(?:\d{4} ){4}\d{4}\n[\s\S]*Sales with “45011122233”/u;
    const found = await asks(ada, "token 45011122233", token);
    // Also while an offer waits for its tap, which it is no answer to.
    await asks(ada, "mtn 500 08035551234", /Sell airtime/);
    await asks(ada, "token 45011122233", token);
    expect(labelsOf(found)[0]).toMatch(/Copy token/);
    expect(labelsOf(found)[1]).toMatch(/Electricity/);
    await asks(ada, "token 2233", /^⚡ Token for meter [\s\S]*Sales with “2233”/u);
    await asks(ada, "find 2233", /^🔎 Sales with/u);
    await asks(ada, "token", /Sales: ⚡ Electricity/);
  });

  it("shows the pin that was sold to a phone, and asks what to sell where there is none", async ({ shop, ada }) => {
    shop.vending.fund(1001, 100_000);
    await asks(ada, "token 0803 555 1234", /What is it for/);
    await sells(ada, "jamb direct entry 08035551234", /PIN|pin/);
    await asks(ada, "token 0803 555 1234", /Sales with “08035551234”/);
    await asks(ada, "send token 08035551234 again", /Sales with “08035551234”/);
  });
});

describe("the line after a row that cannot be read", () => {
  it("is that row, until it can be read; one of the shop's words is done", async ({ shop, ada }) => {
    await asks(ada, "mtn 100 08035551234\nmtn 200 0803555\nglo 300 08055551234", /Type row 2 again/);
    await asks(ada, "mtn 200 08035", /Type row 2 again/);
    await asks(ada, "mtn 200 08035559999", /Sell this list\?[\s\S]*3 good/);
    await asks(ada, "mtn 100 08035551234\nmtn 200 0803555\nglo 300 08055551234", /Type row 2 again/);
    await asks(ada, "balance", /Wallet/);
    await asks(ada, "mtn 200 08035559999", /Sell airtime\?/);
    expect(shop.posts()).toBe(0);
  });

  it("is a sale of its own once the list is sold or cancelled", async ({ ada }) => {
    const list = "mtn 100 08035551234\nmtn 200 0803555";
    for (const [label, end] of [
      [/Sell 1 for/, /1 sale/],
      [/Cancel/, /cancelled|Cancelled|Nothing/],
    ] as const) {
      const question = await asks(ada, list, /Type row 2 again/);
      const card = await sees(ada, /Sell this list\?/);
      await tapsCard(ada, card, label, end);
      await asks(ada, "mtn 300 08035557777", /Sell airtime\?/);
      expect(ada.chat.some(({ id }) => id === question.id)).toBe(false);
      await asks(ada, "/cancel", /Cancel|nothing/i);
    }
  });
});

describe("a weekday", () => {
  it("is a date for the history and for a statement", async ({ ada }) => {
    await sells(ada, "mtn 100 08035551234", /Airtime sold/);
    const today = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
    for (const day of today) await asks(ada, `history ${day}`, new RegExp(day, "i"));
    await asks(ada, "how much I sell on friday", /Friday/);
    const statement = await asks(ada, "/statement", /Statement|statement/);
    await tapsAndSees(ada, /Other dates/, /which day|From|dates/i, statement);
    expect((await asks(ada, "friday", /\d+ \w{3}/)).text).not.toMatch(/cannot read/);
  });
});
