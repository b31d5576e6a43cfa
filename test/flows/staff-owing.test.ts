import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { hires, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";
import { openShop } from "../support/staffed-shop.ts";

const buttons = (person: Person, card: ChatMessage) => JSON.stringify(now(person, card).inlineKeyboard);

async function lets({ ada }: Shop, helper: Person, seat: ChatMessage): Promise<void> {
  await tapsCard(ada, seat, /📒 Allow owing/, /May mark own sales as owing/);
  await sees(helper, /has changed what you may do/);
}

async function sells(person: Person, phone: string): Promise<ChatMessage> {
  return seesOn(person, await sellsAirtime(person, { phone }), /Airtime sold/);
}

describe("a seat that may not say who owes", () => {
  it("is every new one: it is shown no button for it, and told so on a forged tap", async () => {
    await using shop = await openShop();
    const { helper, seat } = await hires(shop);
    expect(now(shop.ada, seat).text).toMatch(/Cannot mark a sale as owing/);
    const card = await sells(helper, "0803 555 1234");
    expect(buttons(helper, card)).not.toMatch(/owing|payment/);
    const id = /again:(\w{26})/.exec(buttons(helper, card))?.[1] ?? "";
    for (const data of [`payment:owes:${id}`, `payment:part:${id}`, `payment:paid:${id}`, `payment:back:${id}`])
      expect(await tapsForged(shop.telegram, helper, data), data).toMatch(/may not say who owes/);
    await shop.idle();
    expect(said(helper, /Who owes/)).toEqual([]);
    expect((await asks(shop.ada, "/menu", /Wallet/)).text).not.toMatch(/owed to you/);
  });
});

describe("a seat that the owner lets say who owes", () => {
  it("marks its own sales, and takes the mark back, from cards that its owner's books follow", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const { helper, seat } = await hires(shop);
    await lets(shop, helper, seat);
    const card = await sells(helper, "0803 555 1234");
    await tapsAndSees(helper, /📒 Mark as owing/, /Who owes it\?/, card);
    await asks(helper, "Chioma", /Chioma owes you ₦500\.00/);
    await seesOn(helper, card, /📒 Not paid yet/);
    expect((await asks(ada, "/menu", /Wallet/)).text).toMatch(/📒 ₦500\.00 owed to you/);
    await helper.taps(/💵 Mark as paid/, { message: card.id });
    await shop.idle();
    expect(now(helper, card).text).not.toMatch(/Owes/);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/owed to you/);
    // Only the owner sees others' sales and the total of debts.
    const owners = await sells(ada, "0803 555 0002");
    const id = /again:(\w{26})/.exec(buttons(ada, owners))?.[1] ?? "";
    expect(await tapsForged(shop.telegram, helper, `payment:owes:${id}`)).toMatch(/no longer works/);
    expect(await tapsForged(shop.telegram, helper, `payment:back:${id}`)).toMatch(/may not say who owes/);
    await asks(helper, "/owing", /not allowed to do this/);
  });

  it("marks nothing any more once the owner has taken that back, a question that is open included", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const { helper, seat } = await hires(shop);
    await lets(shop, helper, seat);
    const card = await sells(helper, "0803 555 1234");
    await tapsAndSees(helper, /📒 Mark as owing/, /Who owes it\?/, card);
    await tapsCard(ada, seat, /📒 Stop owing/, /Cannot mark a sale as owing/);
    await helper.says("Chioma");
    const id = /payment:owes:(\w{26})/.exec(buttons(helper, card))?.[1] ?? "";
    expect(await tapsForged(shop.telegram, helper, `payment:owes:${id}`)).toMatch(/may not say who owes/);
    await shop.idle();
    expect(said(helper, /owes you/)).toEqual([]);
    expect((await asks(ada, "/menu", /Wallet/)).text).not.toMatch(/owed to you/);
  });
});
