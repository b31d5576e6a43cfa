import { expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, hour, looksAtWallet, openClockedShop, passes } from "../support/alerted-shop.ts";
import { asks, sees, seesOn, tapsCard } from "../support/chat.ts";
import { opensDetails } from "../support/closed-shop.ts";
import { sellsAirtime } from "../support/selling.ts";

async function sells(shop: ClockedShop, request: Parameters<typeof sellsAirtime>[1]): Promise<ChatMessage> {
  const card = await seesOn(shop.ada, await sellsAirtime(shop.ada, request), /Airtime sold/);
  await looksAtWallet(shop);
  return card;
}

/** Two sales of ₦500 in a day that is sealed, two more in the day behind it, and then the service takes the first back. */
async function takesBackLate(): Promise<ClockedShop> {
  const shop = await openClockedShop();
  const first = await sells(shop, { phone: "0803 555 1111" });
  await sells(shop, { phone: "0803 555 2222" });
  await passes(shop, 20 * hour);
  await sells(shop, { phone: "0803 555 3333" });
  await sells(shop, { phone: "0803 555 4444", amount: "1,100" });
  shop.vending.reverse(shop.vending.transactions()[0]?.reference ?? "");
  await looksAtWallet(shop);
  await seesOn(shop.ada, first, /Failed/);
  return shop;
}

/**
 * A sale in a day that is sealed, which the service takes back in the day behind it, and this number of sales there.
 */
async function takesBackBeside(sold: number): Promise<string> {
  await using shop = await openClockedShop();
  const first = await sells(shop, { phone: "0803 555 1111" });
  await passes(shop, 20 * hour);
  for (let sale = 0; sale < sold; sale++) await sells(shop, { phone: "0803 555 2222" });
  shop.vending.reverse(shop.vending.transactions()[0]?.reference ?? "");
  await looksAtWallet(shop);
  await seesOn(shop.ada, first, /Failed/);
  return (await closesOf(shop)).today;
}

/** The profit in kobo that a text names behind some words. */
function profitIn(text: string, words: RegExp): number {
  const [, sign, naira = ""] = new RegExp(`${words.source}(−?)₦([\\d,.]+)`, "i").exec(text) ?? [];
  const kobo = Math.round(Number(naira.replace(/,/g, "")) * 100);
  return sign ? -kobo : kobo;
}

async function closesOf({ ada }: ClockedShop) {
  const card = await asks(ada, "/close", /Sun 15 Nov so far/);
  const today = (await opensDetails(ada, card)).text;
  const again = await asks(ada, "/close", /Sun 15 Nov so far/);
  await ada.taps(/◀ 14 Nov/, { message: again.id });
  return { today, yesterday: (await opensDetails(ada, await seesOn(ada, again, /Sat 14 Nov · /))).text };
}

it("a sealed day's sale that is taken back moves the close of the day on which it was, and says so with the amount", async () => {
  await using shop = await takesBackLate();
  const short = await asks(shop.ada, "/close", /Sun 15 Nov so far/);
  expect(short.text).toMatch(/^Profit ₦27\.50\n⏳ Includes 1 change to an earlier day: profit −₦12\.50\nCash/m);
  const { today, yesterday } = await closesOf(shop);
  expect(yesterday).toMatch(/2 sales · ₦1,000\.00\nCost ₦975\.00\nProfit ₦25\.00/);
  expect(yesterday).toMatch(/Changed later\nSale of 14:0\d: reversed, profit −₦12\.50/);
  expect(today).toMatch(/1 sale · ₦1,100\.00\nCost ₦1,072\.50\nProfit ₦27\.50/);
  expect(today).toMatch(/⏳ Includes 1 change to an earlier day: profit −₦12\.50/);
  // Sealed, it says the same of it.
  await passes(shop, 24 * hour);
  const card = await asks(shop.ada, "/close", /Mon 16 Nov/);
  expect((await opensDetails(shop.ada, card)).text).not.toMatch(/earlier day/);
  await tapsCard(shop.ada, card, /Back/, /Mon 16 Nov so far/);
  await shop.ada.taps(/◀ 15 Nov/, { message: card.id });
  const sealed = await opensDetails(shop.ada, await seesOn(shop.ada, card, /Sun 15 Nov · /));
  expect(sealed.text).toMatch(/Close 2 · Sun 15 Nov\n1 sale · ₦1,100\.00\nCost ₦1,072\.50\nProfit ₦27\.50/);
  expect(sealed.text).toMatch(/⏳ Includes 1 change to an earlier day: profit −₦12\.50/);
});

it.each([
  [0, /−1 sales · −₦500\.00\nCost −₦487\.50\nLoss ₦12\.50/],
  [1, /0 sales · ₦0\.00\nCost ₦0\.00\nProfit ₦0\.00/],
])("beside it %i sales are not called nothing: the day says what is left", async (sold, left) => {
  expect(await takesBackBeside(sold)).toMatch(left);
});

it("the books have it in the day of the sale, and say what the closes have otherwise: both come to the same", async () => {
  await using shop = await takesBackLate();
  const closes = await closesOf(shop);
  const { text } = await asks(shop.ada, "/books", /This month/);
  const [today = "", week = "", month = ""] = text.split("\n\n").slice(-3);
  expect(today).toMatch(/Today\n2 sales · sold ₦1,600\.00 · cost ₦1,560\.00\nProfit ₦40\.00\n/);
  expect(today).toMatch(/\n1 change to an earlier day, in the close alone: profit −₦12\.50$/);
  for (const span of [week, month]) {
    expect(span).toMatch(/\n3 sales · sold ₦2,100\.00 · cost ₦2,047\.50\nProfit ₦52\.50\n/);
    expect(span).toMatch(/\n1 change after the close: profit −₦12\.50$/);
  }
  expect(profitIn(today, /\nProfit /) + profitIn(today, /close alone: profit /)).toBe(
    profitIn(closes.today, /\nProfit /),
  );
  expect(profitIn(week, /\nProfit /)).toBe(
    profitIn(closes.yesterday, /\nProfit /) + profitIn(closes.today, /\nProfit /),
  );
});

it("a statement says what its days' closes have otherwise", async () => {
  await using shop = await takesBackLate();
  const { ada } = shop;
  const captionOf = async (button: RegExp, line: RegExp) => {
    const card = await asks(ada, "/statement", /Statement/);
    await ada.taps(button, { message: card.id });
    await seesOn(ada, card, line);
    await ada.taps(/CSV/, { message: card.id });
    return (await sees(ada, ({ id, document }) => id > card.id && document !== undefined)).text;
  };
  const { yesterday } = await closesOf(shop);
  const caption = await captionOf(/^Yesterday$/, /1 sale · sold ₦500\.00/);
  expect(caption).toMatch(/1 sale · sold ₦500\.00 · cost ₦487\.50/);
  expect(caption).toMatch(/1 change after the close: profit −₦12\.50/);
  expect(profitIn(yesterday, /\nProfit /) + profitIn(caption, /after the close: profit /)).toBe(1250);
  expect(await captionOf(/^Today$/, /2 sales/)).toMatch(
    /1 change to an earlier day, in the close alone: profit −₦12\.50/,
  );
});
