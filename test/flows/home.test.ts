import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsCard, tapsMore } from "../support/chat.ts";
import { counts } from "../support/counted.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { buyLabel, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { openShop, type Shop } from "../support/shop.ts";

const labels = (card: ChatMessage) => card.inlineKeyboard.map((row) => row.map(({ text }) => text));

async function sellsNamed({ ada }: Shop, phone: string, name: string): Promise<void> {
  const card = await seesOn(ada, await sellsAirtime(ada, { phone }), /sold/);
  await tapsMore(ada, card, /✏️ Name/);
  await sees(ada, /What do you call/);
  await asks(ada, name, /Saved/);
}

describe("the home of a counter", () => {
  it("has menus whose labels work when they are typed", async () => {
    await using shop = await openShop();
    await asks(shop.ada, "🏷 My prices", /What your customers pay/);
    await asks(shop.ada, "iye owo mi", /What your customers pay/);
    await asks(shop.ada, "Statement", /📄/);
  });

  it("leads to all that there is", async () => {
    await using shop = await openShop();
    const home = await asks(shop.ada, "/menu", /Wallet/);
    expect(home.text).toMatch(/^🏪 Ada Okafor\nWallet ₦[\d,.]+, seen .*\nToday no sales yet\nType it: 500 mtn 0803…$/);
    expect(labels(home)).toEqual([
      ["📱 Airtime", "🌐 Data"],
      ["⚡ Electricity", "📺 TV"],
      ["🛜 Internet", "🎓 Exam pins"],
      ["🧾 Sales", "💰 Money", "⋯ More"],
    ]);
    const { ada } = shop;
    const opens = async (menu: RegExp) => {
      await ada.taps(menu, { message: home.id });
      const shown = await seesOn(ada, home, new RegExp(`${menu.source}\\n`));
      await tapsCard(ada, home, /Menu/, /Wallet ₦/);
      return labels(shown);
    };
    expect(await opens(/Money/)).toEqual([
      ["🏦 Fund", "📒 Owed to you"],
      ["📆 Day's close", "📊 Books"],
      ["⚖️ Service owes you", "🏷 My prices"],
      ["📄 Statement", "🏪 Menu"],
    ]);
    expect(await opens(/More/)).toEqual([
      ["🗒 Many at once", "👤 Customers"],
      ["🧑‍💼 Staff", "🔒 Lock and PIN"],
      ["⚙️ Account", "🗣 Language"],
      ["❓ Help", "🏪 Menu"],
    ]);
  });

  it("shows the two served most lately, and sells the same to one again in two taps", async () => {
    await using shop = await openShop({ walletNaira: 100_000 });
    const { ada } = shop;
    for (const [place, name] of ["Ade", "Bisi", "Chika", "Dayo", "Efe"].entries()) {
      await sellsNamed(shop, `0803555123${place}`, name);
    }
    await seesOn(ada, await sellsAirtime(ada, { phone: "08035551231", amount: "700" }), /sold/);
    const home = await asks(ada, "/menu", /Wallet/);
    expect(labels(home)[0]).toEqual(["📱 Bisi ₦700", "📱 Efe ₦500"]);
    const done = await counts(ada, async (counted) => {
      await counted.taps(/Efe ₦500/, { message: home.id });
      const offer = await sees(ada, ({ id, text }) => id > home.id && /Sell airtime\?/.test(text));
      expect(offer.text).toMatch(/Efe · 0803 555 1234/);
      await counted.taps(buyLabel, { message: offer.id });
      await seesOn(ada, offer, /sold|again/);
    });
    expect(done).toEqual({ taps: 2, typed: 0 });
  });

  it("leads to the customer in place of a sale that the service took back", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await sellsNamed(shop, "08035551231", "Bisi");
    expect(labels(await asks(ada, "/menu", /Wallet/))[0]).toEqual(["📱 Bisi ₦500"]);
    vending.reverse(vending.transactions()[0]?.reference ?? "");
    await sees(ada, /Failed|failed|reversed/);
    await shop.idle();
    const home = await asks(ada, "/menu", /Wallet/);
    expect(labels(home)[0]).toEqual(["👤 Bisi"]);
    await tapsCard(ada, home, /Bisi/, /Bisi[\s\S]*0803 555 1231/);
  });

  it("counts the tokens that are on their way, and leads to their list", async () => {
    await using shop = await openShop({ clock: createFakeClock() });
    const { ada, vending } = shop;
    vending.switches.tokenDelayMs = 60_000;
    await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    const home = await asks(ada, "/menu", /Wallet/);
    await ada.taps(/⏳ 1 token to come/, { message: home.id });
    const list = await sees(ada, ({ id, text }) => id === home.id && !/Wallet/.test(text));
    expect(JSON.stringify(list.inlineKeyboard)).toMatch(/4500 1234 567/);
  });
});
