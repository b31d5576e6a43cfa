import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { openBook } from "../support/book.ts";
import { asks, now, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { type ClockedShop, hour, isAt, looksAtWallet, openShopAt, opensDetails } from "../support/closed-shop.ts";
import { readCsv } from "../support/office.ts";
import { type AirtimeOrder, sellsAirtime } from "../support/selling.ts";
import { waitFor } from "../support/until.ts";

/** Two in the afternoon, in Lagos. */
const afternoon = Date.UTC(2026, 10, 14, 13);
const nextDay = afternoon + 24 * hour;

/** Nothing changes of the sale any more once the wallet has shown its charge. */
async function sells(shop: ClockedShop, amount: string, to: AirtimeOrder = {}): Promise<ChatMessage> {
  const card = await seesOn(shop.ada, await sellsAirtime(shop.ada, { amount, ...to }), /Airtime sold/);
  await looksAtWallet(shop);
  return card;
}

/** A sale that Chioma owes, or somebody else by name. */
async function owes(shop: ClockedShop, amount: string, order: AirtimeOrder & { name?: string } = {}) {
  const person = shop.ada;
  const { name = "Chioma", ...to } = order;
  const card = await sells(shop, amount, to);
  await tapsAndSees(person, /📒 Mark as owing/, /Who owes it\?/, card);
  await asks(person, name, new RegExp(`${name} owes you ₦`));
  return seesOn(person, card, /📒 Not paid yet/);
}

/** The lines of a close about its sales, debts, and the money that should be in hand. */
const linesAbout = (details: string) =>
  details.match(/^.*(?:\d sale|nothing sold|Owed from|Debts|[Ww]ritten off|in hand).*$/gm);

/** The lines that say what becomes of the day's money. */
async function cashLines(person: Person): Promise<string[] | null> {
  return linesAbout((await opensDetails(person)).text);
}

async function opensDebtor(person: Person, name = "Chioma"): Promise<ChatMessage> {
  const list = await asks(person, "/owing", /Owed to you/);
  return tapsCard(person, list, new RegExp(name), /owes you/);
}

/** Writes off all that somebody still owes. */
async function writesOff(person: Person, naira: string, name = "Chioma"): Promise<void> {
  const debtor = await opensDebtor(person, name);
  await tapsCard(person, debtor, /Write off/, new RegExp(`Write off ₦${naira}\\.00 that ${name}`));
  await tapsCard(person, debtor, new RegExp(`Write off ₦${naira}`), /owes you nothing/);
}

describe("I39: what is owed from a day", () => {
  it("is what its sales still leave owing, whatever was tapped in between", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada } = shop;
    const card = await owes(shop, "500");
    for (let times = 0; times < 2; times++) {
      await ada.taps(/💵 Mark as paid/, { message: card.id });
      await ada.sees(({ id, text }) => id === card.id && !/Not paid yet/.test(text));
      await tapsCard(ada, card, /📒 Mark as owing/, /📒 Not paid yet/);
    }
    expect(await cashLines(ada)).toEqual([
      "1 sale · ₦500.00",
      "Owed from this day −₦500.00",
      "Should be in hand ₦0.00",
    ]);
    await asks(ada, "paid Chioma 200", /Did Chioma pay/);
    await ada.taps(/Yes, ₦200/);
    await shop.idle();
    expect(await cashLines(ada)).toEqual([
      "1 sale · ₦500.00",
      "Owed from this day −₦300.00",
      "Should be in hand ₦200.00",
    ]);
  });

  it("leaves a day before as it was: what is paid of it, or taken for unpaid after all, is of the day it happens on", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada } = shop;
    const plain = await sells(shop, "300");
    await owes(shop, "500");
    await isAt(shop, nextDay);
    const debtor = await opensDebtor(ada);
    await tapsCard(ada, debtor, /Paid all: ₦500/, /Chioma owes you nothing.*\nLast payment ₦500\.00/);
    expect(await cashLines(ada)).toEqual(["nothing sold", "Debts paid +₦500.00", "Should be in hand ₦500.00"]);
    for (let times = 0; times < 2; times++) {
      await tapsCard(ada, plain, /📒 Mark as owing/, /📒 Not paid yet/);
      if (times === 1) break;
      await ada.taps(/💵 Mark as paid/, { message: plain.id });
      await ada.sees(({ id, text }) => id === plain.id && !/Not paid yet/.test(text));
    }
    expect(await cashLines(ada)).toEqual([
      "nothing sold",
      "Owed from earlier days −₦300.00",
      "Debts paid +₦500.00",
      "Should be in hand ₦200.00",
    ]);
  });
});

describe("I39: a debt that is written off", () => {
  it("has its line on the close of that day, and is called so on the sale's card and in a file", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada } = shop;
    const card = await owes(shop, "900");
    await isAt(shop, nextDay);
    await writesOff(ada, "900");
    await seesOn(ada, card, /🧹 ₦900\.00 written off/);
    expect(JSON.stringify(now(ada, card).inlineKeyboard)).not.toMatch(/✓/);
    expect(await cashLines(ada)).toEqual([
      "nothing sold",
      "Should be in hand ₦0.00",
      "Written off from earlier days ₦900.00",
    ]);
    expect((await asks(ada, "/close", /so far/)).text).toMatch(/\nOwed to you ₦0 · ₦900 written off\n/);
    const statement = await asks(ada, "/statement", /Statement/);
    await tapsCard(ada, statement, /Yesterday/, /1 sale/);
    await ada.taps(/CSV/, { message: statement.id });
    const { document } = await sees(ada, ({ document }) => document !== undefined);
    const [head = [], line = []] = readCsv(Buffer.from(shop.telegram.file(document?.fileId ?? "") ?? []).toString());
    expect(line[head.indexOf("Paid")]).toBe("Written off");
  });

  it("stands on the sale's card beside the part that was paid", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada } = shop;
    const card = await owes(shop, "900");
    await tapsMore(ada, card, /➗ Part/);
    await ada.sees(/How much of ₦900\.00/);
    await asks(ada, "100", /Chioma owes you ₦800/);
    await writesOff(ada, "800");
    expect((await seesOn(ada, card, /written off/)).text).toMatch(/^🧹 ₦800\.00 written off · ₦100\.00 paid$/m);
  });

  it("on the day of its sale leaves that day's money as it is, and stands on its sealed close for ever", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada } = shop;
    await owes(shop, "900");
    await writesOff(ada, "900");
    const lines = ["1 sale · ₦900.00", "Written off −₦900.00", "Should be in hand ₦0.00"];
    expect(await cashLines(ada)).toEqual(lines);
    await isAt(shop, nextDay);
    await using book = openBook(shop.databaseUrl);
    await waitFor(async () => (await book.count("book_close")) > 0, "the day is sealed");
    const today = await asks(ada, "/close", /Sun 15 Nov/);
    const sealed = await tapsCard(ada, today, /◀ 14 Nov/, /Sat 14 Nov · 1 sale/);
    expect(sealed.text).toMatch(/\nOwed to you ₦0 · ₦900 written off\n/);
    expect(linesAbout((await opensDetails(ada, sealed)).text)).toEqual(lines);
  });

  it("has its cell beside its sale in the workbook, and one with the sum of all, which nobody has paid", async () => {
    await using shop = await openShopAt(afternoon);
    const { ada, telegram, vending } = shop;
    await owes(shop, "500");
    await owes(shop, "700", { name: "Efe", phone: "0803 555 3333" });
    await owes(shop, "400", { name: "Bisi", phone: "0803 555 4444" });
    await writesOff(ada, "700", "Efe");
    await isAt(shop, nextDay);
    await asks(ada, "paid Chioma 200", /Did Chioma pay/);
    await ada.taps(/Yes, ₦200/);
    await shop.idle();
    await writesOff(ada, "300");
    const statement = await asks(ada, "/statement", /Statement/);
    await tapsCard(ada, statement, /This month/, /3 sales/);
    await ada.taps(/Excel/, { message: statement.id });
    const { document } = await sees(ada, ({ document }) => document !== undefined);
    const { sheets } = await readXlsx(Buffer.from(telegram.file(document?.fileId ?? "") ?? []));
    const [summary = [], [head = [], ...sales] = []] = sheets.map(({ rows }) => rows);
    const figures = new Map(summary.map(([label, figure]) => [label, figure]));
    const labels = ["Owed at the start", "Newly owed", "Paid back", "Written off", "Owed at the end"];
    expect(labels.map((label) => figures.get(label))).toEqual([0, 1600, -200, -1000, 400]);
    const ended = vending.transactions().map(({ reference }) => {
      const row = sales.find((cells) => cells.includes(reference)) ?? [];
      return [row[head.indexOf("Customer pays")], row[head.indexOf("Paid")]];
    });
    expect(ended).toEqual([
      [500, "Written off"],
      [700, "Written off"],
      [400, "Owes"],
    ]);
  });
});
