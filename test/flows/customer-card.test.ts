import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged, tapsMore } from "../support/chat.ts";
import { counts } from "../support/counted.ts";
import { itWith } from "../support/it-with.ts";
import { buyLabel, sellsAirtime, sellsElectricity, walksTo } from "../support/selling.ts";
import { comesIn, openCounter, type Shop, seatBola, startShop } from "../support/shop.ts";

const it = itWith("shop", openNamed, "sold");

/** A shop that has sold to a meter, whose owner has a name. */
async function openNamed() {
  const shop = await startShop();
  await shop.logIn();
  const sold = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
  await names(shop, sold, "Mama Chika");
  await seesOn(shop.ada, sold, /Mama Chika/);
  return Object.assign(shop, { sold });
}

async function names({ ada }: Shop, card: ChatMessage, name: string): Promise<void> {
  await tapsMore(ada, card, /✏️ Name/);
  await sees(ada, /What do you call/);
  await ada.says(name);
}

/** The card of a customer, from the list. */
async function opens({ ada }: Shop, who: RegExp): Promise<ChatMessage> {
  const list = await asks(ada, "/customers", /Customers/);
  await ada.taps(who, { message: list.id });
  return sees(ada, ({ id, text }) => id === list.id && /👤/.test(text) && !/👤 Customers/.test(text));
}

const labels = (card: ChatMessage) => card.inlineKeyboard.flat().map(({ text }) => text);

describe("a customer's card", () => {
  it("shows their numbers and the last sale, and sells the same again in two taps", async ({ shop, ada }) => {
    const card = await opens(shop, /Mama Chika/);
    expect(card.text).toMatch(/👤 Mama Chika\n⚡ 4500 1234 567 · Ikeja Electric · Prepaid/);
    expect(card.text).toMatch(/Last sales\n.* · ⚡ Prepaid · ₦5,000/);
    const done = await counts(ada, async (counted) => {
      await counted.taps(/Last: ⚡ ₦5,000/, { message: card.id });
      const offer = await sees(ada, ({ id, text }) => id > card.id && /Sell electricity\?/.test(text));
      expect(offer.text).toMatch(/Mama Chika · 4500 1234 567/);
      await counted.taps(/Sell ₦5,000/, { message: offer.id });
      // The sale before was a moment ago: that is asked, once.
      await seesOn(ada, offer, /sold|Token|again/i);
    });
    expect(done).toEqual({ taps: 2, typed: 0 });
  });

  it("begins a sale with what is known: for a meter it asks only for the amount", async ({ shop, ada }) => {
    const card = await opens(shop, /Mama Chika/);
    const asked = await tapsCard(ada, card, /⚡ Electricity/, /How much/);
    expect(asked.text).toMatch(/Ikeja Electric · Prepaid · 4500 1234 567/);
    await ada.says("2,000");
    const offer = await sees(ada, /Sell electricity\?/);
    await tapsCard(ada, offer, buyLabel, /Token for meter Mama Chika/);
  });

  it("begins a sale to a decoder and asks only for the plan", async () => {
    await using shop = await openCounter();
    const { ada } = shop;
    const sold = await walksTo(ada, [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"]);
    await tapsCard(ada, sold, buyLabel, /TV sold/);
    await names(shop, sold, "Mama Chika");
    const card = await opens(shop, /Mama Chika/);
    await tapsCard(ada, card, /📺 TV/, /DStv/);
    await tapsCard(ada, card, /^DStv Yanga/, /Sell TV\?.*Mama Chika · 1234 5678 90/s);
  });

  it("is a tap away from a sale's card, and takes one more number, which belongs to nobody else", async ({ shop }) => {
    const { sold, ada } = shop;
    await tapsMore(ada, sold, /👤 Mama Chika/);
    const card = await sees(ada, /⚡ 4500 1234 567 · Ikeja/);
    const asked = await tapsAndSees(ada, /Add a number/, /What do you want to add/, card);
    await tapsAndSees(ada, /Phone/, /Type the phone number/, asked);
    await asks(ada, "080355", /not a Nigerian/i);
    const grown = await asks(ada, "+234 803 555 1234", /📱 0803 555 1234/);
    await shop.idle();
    expect(said(ada, /Type the phone number|What do you want to add/)).toEqual([]);
    expect(labels(grown)).toEqual(
      expect.arrayContaining(["📱 Airtime ·1234", "🌐 Data ·1234", "⚡ Electricity ·4567"]),
    );
    await seesOn(ada, await sellsAirtime(ada), /Mama Chika · 0803 555 1234/);
    const other = await seesOn(ada, await sellsAirtime(ada, { phone: "08035550000" }), /sold/);
    await names(shop, other, "Bro Musa");
    const musa = await opens(shop, /Bro Musa/);
    await ada.taps(/Add a number/, { message: musa.id });
    await ada.taps(/Phone/, { message: (await sees(ada, /What do you want to add/)).id });
    await sees(ada, /Type the phone number/);
    await asks(ada, "08035551234", /0803 555 1234 belongs to Mama Chika/);
  });

  it("takes a number under a name that is known for that customer's, or for another one's", async ({ shop, ada }) => {
    const first = await seesOn(ada, await sellsAirtime(ada), /sold/);
    await names(shop, first, "mama chika");
    const asked = await sees(ada, /Is 0803 555 1234 theirs/);
    await tapsAndSees(ada, /Yes: Mama Chika · 4500 1234 567/, /Saved: Mama Chika · 0803 555 1234/, asked);
    await seesOn(ada, first, /Mama Chika/);
    const second = await seesOn(ada, await sellsAirtime(ada, { phone: "08035550000" }), /sold/);
    await names(shop, second, "Mama Chika");
    await tapsAndSees(ada, /No, another Mama Chika/, /Saved: Mama Chika · 0803 555 0000/);
    const list = await asks(ada, "/customers", /Customers/);
    expect(labels(list).filter((label) => /Mama Chika/.test(label))).toEqual([
      "📱 Mama Chika · 0803 555 0000",
      "⚡📱 Mama Chika",
    ]);
  });

  it("is renamed, loses a number, and goes; the sales stay", async ({ shop, sold, ada }) => {
    const card = await opens(shop, /Mama Chika/);
    await tapsAndSees(ada, /Rename/, /What do you call Mama Chika · 4500 1234 567 from now on/, card);
    await asks(ada, "Mama Tolu", /Saved: Mama Tolu/);
    const again = await opens(shop, /Mama Tolu/);
    await tapsCard(ada, again, /🗑 Remove/, /What do you want to remove/);
    await tapsCard(ada, again, /🗑 ⚡ 4500 1234 567/, /No number yet/);
    await tapsCard(ada, again, /🗑 Remove/, /What do you want to remove/);
    await tapsCard(ada, again, /Delete Mama Tolu/, /Mama Tolu is no longer a customer/);
    await asks(ada, "/customers", /No customers yet/);
    const found = await asks(ada, "/find 45001234567", /4500/);
    expect(JSON.stringify(found.inlineKeyboard)).not.toMatch(/Mama/);
    expect(now(ada, sold).text).toMatch(/Token for meter/);
  });

  it("is found by part of a name or a number", async ({ ada }) => {
    const list = await asks(ada, "/customers", /Customers/);
    await tapsAndSees(ada, /Find/, /Which customer/, list);
    const found = await asks(ada, "CHI", /Customers: CHI/);
    expect(labels(found)[0]).toBe("⚡ Mama Chika · 4500 1234 567");
    expect(labels(await asks(ada, "/customers 1234 567", /Customers: 1234 567/))[0]).toMatch(/Mama Chika/);
    await asks(ada, "/customers musa", /No customer matches musa/);
  });

  it("is nobody's in another shop to see, to sell to or to change", async ({ shop }) => {
    const card = await opens(shop, /Mama Chika/);
    const bola = seatBola(shop);
    await comesIn(bola);
    const datas = card.inlineKeyboard.flat().flatMap(({ callback_data = "" }) => callback_data);
    const ids = datas.filter((data) => /^(?:rename|number|remove|invite|to):/.test(data));
    expect(ids).toHaveLength(5);
    const more = ids.flatMap((data) => (data.startsWith("invite:") ? [`un${data.replace("invite", "number")}`] : []));
    const forgets = ids.flatMap((data) => (data.startsWith("rename:") ? [data.replace("rename", "forget")] : []));
    for (const data of [...ids, ...more, ...forgets]) {
      expect(await tapsForged(shop.telegram, bola, data), data).toMatch(/not in your shop/);
    }
  });
});
