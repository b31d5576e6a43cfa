import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { labels } from "../support/histories.ts";
import { buyLabel, confirms, expectPosts, expectTruth, sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const sellers = 50;

async function hireSeller({ vending, telegram }: Shop, index: number): Promise<Person> {
  const phone = `0802${String(1_000_000 + index)}`;
  const name = `Seller ${index}`;
  vending.addAccount({ firstName: name, lastName: "Ade", phoneNumber: phone, pin: "2468", walletNaira: 9000 });
  const person = telegram.user({ firstName: name, phone: `234${phone.slice(1)}` });
  await person.says("/start");
  await person.presses(/Share my number/);
  await person.sees(/PIN for/);
  await person.says("2468");
  const menu = await person.sees(/Wallet/);
  expect(menu.text).toContain(name);
  return person;
}

describe("fifty sellers at once", () => {
  it("each make one sale, from their own wallet, with trouble all around", async () => {
    await using shop = await startShop();
    const { vending } = shop;
    const people = await Promise.all(Array.from({ length: sellers }, (_, index) => hireSeller(shop, index)));
    vending.webhooks.double = true;
    vending.faults.add({ operation: "purchase", kind: "drop-after", times: 5 });
    vending.faults.add({ operation: "purchase", kind: "status-502-html-after", times: 5 });
    await Promise.all(
      people.map(async (person, index) => {
        const card = await sellsAirtime(person, { phone: `0803${String(5_000_000 + index)}` });
        const isSold = ({ id, text }: ChatMessage) => id === card.id && /Airtime sold/.test(text);
        const isTurnedAway = ({ id, text }: ChatMessage) => id > card.id && /answers again/.test(text);
        const shown = await sees(person, (message) => isSold(message) || isTurnedAway(message));
        if (isSold(shown)) return;
        // The trouble was taken for an outage, and the tap came in it: the offer stands.
        if (labels(now(person, card)).some((label) => buyLabel.test(label))) await confirms(person, card);
        await seesOn(person, card, /Airtime sold/);
      }),
    );
    await expectPosts(shop, sellers);
    expectTruth(shop);
    const wallets = vending
      .accounts()
      .slice(1)
      .map(({ walletKobo }) => walletKobo);
    expect(wallets).toEqual(Array.from({ length: sellers }, () => 900_000 - 48_750));
    for (const person of people) expect(said(person, /Sold:|sold/).length).toBeLessThanOrEqual(2);
  });

  it("sell from one wallet, and never more than it holds", async () => {
    await using shop = await startShop({ walletNaira: 2000 });
    const { telegram, vending } = shop;
    const people = Array.from({ length: 8 }, (_, index) => telegram.user({ firstName: `Staff ${index}` }));
    // One after the other: the bot checks no more than five PINs of one number together.
    for (const person of people) await shop.logIn(person);
    const cards = await Promise.all(
      people.map((person, index) => sellsAirtime(person, { phone: `0803 555 000${index}` })),
    );
    await Promise.all(people.map((person, index) => seesOn(person, cards[index] ?? { id: 0 }, /sold|Failed/)));
    await shop.idle();
    const statuses = vending.transactions().map(({ status }) => status);
    expect(statuses.filter((status) => status === "success")).toHaveLength(4);
    expect(vending.accounts()[0]?.walletKobo).toBe(200_000 - 4 * 48_750);
    expectTruth(shop);
  });
});

describe("two hundred people at once", () => {
  it("are all answered", async () => {
    await using shop = await startShop();
    const people = Array.from({ length: 200 }, (_, index) => shop.telegram.user({ firstName: `Visitor ${index}` }));
    await Promise.all(people.map((person) => person.says("/start")));
    await Promise.all(people.map((person) => person.sees(/Welcome/)));
    await asks(shop.ada, "/start", /Welcome/);
    await shop.idle();
    // The languages, and the way in: each once.
    for (const person of people) expect(person.chat.filter(({ from }) => from === "bot")).toHaveLength(2);
  });
});
