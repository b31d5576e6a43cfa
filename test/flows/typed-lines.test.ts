import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { openShop } from "../support/histories.ts";
import { itWith } from "../support/it-with.ts";
import { buyLabel } from "../support/selling.ts";

const it = itWith("shop", openShop);

/** Buys what the newest card offers: the one tap. */
async function sold(person: Person, card: { id: number }, done: RegExp) {
  await person.taps(buyLabel, { message: card.id });
  return seesOn(person, card, done);
}

const lines = [
  ["mtn 500 0803 555 1234", /Sell airtime\?\nMTN · 0803 555 1234\nCustomer pays ₦500/, "08035551234", /Airtime sold/],
  ["abeg send 1k airtime give 08055551234", /Sell airtime\?\nGlo · 0805 555 1234/, "08055551234", /Airtime sold/],
  ["mtn sme 1gb weekly 08035551234", /Sell data\?[\s\S]*1GB \(7 days\)/, "08035551234", /Data sold/],
  ["ikeja 5000 prepaid 4500 1234 567", /Sell electricity\?[\s\S]*4500 1234 567/, "45001234567", /Token for meter/],
  [
    "2k ikedc postpaid 4500 1234 567",
    /Sell electricity\?\nIkeja Electric · Postpaid/,
    "45001234567",
    /Token for meter|Electricity sold|Sold\./,
  ],
  ["dstv compact 1234567890", /Sell TV\?[\s\S]*DStv Compact\n/, "1234567890", /TV sold/],
  ["smile 2gb weekly 0803 555 1234", /Sell internet\?[\s\S]*FlexiWeekly 2GB/, "08035551234", /Internet sold/],
  ["2 waec result checker 08035551234", /Sell exam pins\?/, "08035551234", /WAEC Result Checker pins/],
] as const;

describe("one line and one tap", () => {
  it.each(lines)("sell %j", async (line, card, beneficiary, done) => {
    await using shop = await openShop();
    shop.vending.fund(1001, 100_000);
    const offer = await asks(shop.ada, line, card);
    await sold(shop.ada, offer, done);
    expect(shop.vending.transactions()).toMatchObject([{ beneficiary }]);
  });

  it("sell to a customer by name", async ({ shop, ada }) => {
    const first = await sold(ada, await asks(ada, "mtn 100 08035551234", /Sell airtime/), /Airtime sold/);
    await tapsMore(ada, first, /Name/);
    await sees(ada, /name|called/i);
    await asks(ada, "Mama Chika", /Mama Chika/);
    const offer = await asks(ada, "500 airtime mama chika", /Sell airtime\?[\s\S]*Mama Chika/);
    await sold(ada, offer, /Airtime sold/);
    expect(shop.vending.transactions().map((sale) => sale.beneficiary)).toEqual(["08035551234", "08035551234"]);
    const other = await sold(ada, await asks(ada, "mtn 100 08035559999", /Sell airtime/), /Airtime sold/);
    await tapsMore(ada, other, /Name/);
    await asks(ada, "Mama Tolu", /Mama Tolu/);
    const which = await asks(ada, "200 airtime mama", /Which one\?/);
    await tapsCard(ada, which, /Mama Tolu/, /Sell airtime\?[\s\S]*0803 555 9999/);
    await asks(ada, "200 airtime to bro musa", /no phone number for “bro musa”.*Phone number/s);
  });

  it("of a name answer the question for the number, and an amount with it the question after", async ({ ada }) => {
    const first = await sold(ada, await asks(ada, "mtn 100 08035551234", /Sell airtime/), /Airtime sold/);
    await tapsMore(ada, first, /Name/);
    await asks(ada, "Mama Chika", /Mama Chika/);
    for (const [line, next] of [
      ["mama chika", /How much/],
      ["200 mama chika", /Sell airtime\?[\s\S]*₦200/],
    ] as const) {
      await asks(ada, "/sell", /What do you want to sell/);
      await tapsAndSees(ada, /Airtime/, /Phone number/);
      expect((await asks(ada, line, next)).text).toContain("0803 555 1234");
    }
    await asks(ada, "/sell", /What do you want to sell/);
    await ada.taps(/Electricity/);
    await tapsAndSees(ada, /^Ikeja/, /Meter number/);
    await asks(ada, "mama chika", /no meter number for “mama chika”/);
    await asks(ada, "4500 1234 567", /How much/);
  });

  it("of names, of what is usual and of what is spoken make a list, too", async ({ ada }) => {
    const first = await sold(ada, await asks(ada, "mtn 100 08035551234", /Sell airtime/), /Airtime sold/);
    await tapsMore(ada, first, /Name/);
    await asks(ada, "Mama Chika", /Mama Chika/);
    const rows = ["abeg 200 card for mama chika", "1k light 4501 1122 233 ikeja", "500 bro musa"];
    const card = await asks(ada, rows.join("\n"), /Sell this list\?/);
    expect(card.text).toMatch(/✅ 2 good\n⚠️ 1 cannot/);
    const labels = card.inlineKeyboard.flat().map(({ text }) => text);
    expect(labels).toContain("✅ 1 · MTN · 0803 555 1234 · ₦200");
    expect(labels).toContain("✅ 2 · Ikeja Electric Prepaid · 4501 1122 233 · ₦1,000");
    await tapsCard(ada, card, /Sell 2 for/, /List of 2: done/);
    await asks(ada, "/account", /Account|Ada/);
    await tapsAndSees(ada, /Activity/, /sold a list/);
  });

  it("sell the same to another number, by that number's network", async ({ ada }) => {
    await asks(ada, "repeat", /no sale to repeat/);
    await sold(ada, await asks(ada, "mtn 300 08035551234", /Sell airtime/), /Airtime sold/);
    await asks(ada, "same for 08055551234", /Sell airtime\?\nGlo · 0805 555 1234\nCustomer pays ₦300/);
    await asks(ada, "same for 08035559999", /Sell airtime\?\nMTN · 0803 555 9999\nCustomer pays ₦300/);
  });
});

describe("a line that leaves something open", () => {
  it("asks nobody for the company of a meter whose sale still waits", async ({ shop, ada, vending }) => {
    vending.switches.electricityAnswer = "pending";
    const first = await asks(ada, "ikeja 5000 prepaid 4500 1234 567", /Sell electricity\?/);
    await sold(ada, first, /Ikeja Electric is working on it/);
    await asks(ada, "light 2000 4500 1234 567", /Sell electricity\?\nIkeja Electric[\s\S]*₦2,000/);
    await shop.idle();
  });

  it("is asked for only that, with buttons if it may be two things", async ({ shop, ada }) => {
    const what = await asks(ada, "500 0803 555 1234", /₦500 · 0803 555 1234[\s\S]*What is it for\?/);
    await tapsCard(ada, what, /Airtime/, /Sell airtime\?\nMTN · 0803 555 1234\nCustomer pays ₦500/);
    await asks(ada, "light", /Sell electricity[\s\S]*Which company/);
    await asks(ada, "2k light for 4500 1234 567", /Which company/);
    await tapsAndSees(ada, /Ikeja/, /Sell electricity\?[\s\S]*4500 1234 567[\s\S]*₦2,000/);
    const plans = await asks(ada, "mtn 1gb weekly 0803 555 1234", /matches for “1gb 7 days”/);
    const labels = plans.inlineKeyboard.flat().map(({ text }) => text);
    expect(labels.filter((label) => /GB/.test(label))).toEqual([
      expect.stringMatching(/^1GB \(7 days\) · SME/),
      expect.stringMatching(/^1GB \(7 days\) · Gifting/),
    ]);
    await asks(ada, "mtn 99gb 0803 555 1234", /No match for “99gb”/);
    await asks(ada, "mtn glo 500 0803 555 1234", /more than one network or company.*Which network/s);
    await asks(ada, "mtn 500 600 0803 555 1234", /more than one amount.*How much/s);
    await asks(ada, "mtn 0 0803 555 1234", /“0” is not an amount.*How much/s);
    await asks(ada, "0803 555 1234, mtn, (500)", /“\(500\)” is not an amount.*How much/s);
    await asks(ada, "mtn 500 0803 555 1234 0805 555 1234", /more than one number.*Phone number/s);
    expect(shop.posts()).toBe(0);
  });

  it.each([
    ["mtn 500 0803555123", /0803555123 has 10 digits. A phone number has 11/],
    ["mtn 500 080355512345", /080355512345 has 12 digits/],
    ["ikeja prepaid 5k 4500123456", /4500123456 has 10 digits. A meter number/],
    ["dstv padi 123456789", /123456789 has 9 digits. A smart card number/],
    ["ikeja prepaid 5k 0803 555 1234", /0803 555 1234 looks like a phone number/],
    ["0803555123", /0803555123 has 10 digits|What is it/],
  ])("%j names what is wrong with its number", async (line, told) => {
    await using shop = await openShop();
    await asks(shop.ada, line, told);
    expect(shop.posts()).toBe(0);
  });
});

describe("in the middle of a form", () => {
  it("a whole sale takes its place, an answer answers it, and a word leaves it", async ({ shop, ada }) => {
    await asks(ada, "data", /Sell data[\s\S]*Phone number/);
    await asks(ada, "0803 555 1234", /Which kind of plan/);
    await asks(ada, "mtn 500 0805 555 1234", /Sell airtime\?\nMTN · 0805 555 1234/);
    await asks(ada, "dstv", /Which one/);
    await asks(ada, "bal", /Wallet/);
    await asks(ada, "/cancel", /nothing to cancel/);
    await asks(ada, "airtime", /Phone number/);
    await asks(ada, "light", /Which company/);
    await asks(ada, "menu", /Wallet/);
    await asks(ada, "/cancel", /nothing to cancel/);
    expect(shop.posts()).toBe(0);
  });
});

describe("the shop's own words", () => {
  it.each([
    ["bal", /Wallet ₦/],
    ["help", /.+/],
    ["history yesterday", /yesterday/i],
    ["customers", /customer/i],
    ["staff", /Staff/],
    ["account", /Developer/],
    ["abeg show me my account", /Developer/],
    ["hello", /Wallet/],
  ])("%j does what its command does", async (line, shown) => {
    await using shop = await openShop();
    expect((await asks(shop.ada, line, shown)).text).not.toMatch(/do not understand/);
  });
});
