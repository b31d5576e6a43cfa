import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { loadText, textOf } from "../../src/bot/ui/text.ts";
import { silentLog } from "../../src/core/log.ts";
import { openBook } from "../support/book.ts";
import { asks, now, opensMore, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink, linksBola, openLinked } from "../support/linked-customers.ts";
import { sellsAirtime, sellsElectricity } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";

const it = itWith("shop", openLinked, "ngozi", "card", "token");

describe("I55: what a linked customer says is wrong", () => {
  it("is a complaint at the shop with its reason and sale, once", async ({ shop, ngozi }) => {
    await asks(ngozi, "token no dey enter", /Ada Okafor knows: Token not accepted/);
    const told = await sees(shop.ada, /A customer says: Token not accepted/);
    expect(told.text).toMatch(/4500 1234 567/);
    await tapsAndSees(shop.ada, /The complaint/, /Please look at this sale/, told);
    await asks(ngozi, "my token is not working", /Ada Okafor knows: Token not accepted/);
    await shop.idle();
    expect(said(shop.ada, /A customer says/)).toHaveLength(1);
    await ngozi.says("/help");
    await sees(ngozi, /token no enter/);
  });

  it("is one, however many lines come at once", async ({ shop, ngozi, ada }) => {
    await Promise.all(Array.from({ length: 40 }, () => ngozi.says("token no dey enter")));
    await sees(ada, /A customer says: Token not accepted/);
    await shop.idle();
    expect(said(ngozi, /Ada Okafor knows/)).toHaveLength(40);
    expect(said(ada, /A customer says/)).toHaveLength(1);
    await using book = openBook(shop.databaseUrl);
    const acts = await book.db.selectFrom("audit").select("act").where("act", "like", "complaint%").execute();
    expect(acts).toEqual([{ act: "complaint_opened" }]);
  });

  it("is not called known while nobody of the shop is there, and reaches it once somebody is", async () => {
    await using shop = await openLinked();
    const { ada, ngozi } = shop;
    await asks(ada, "/logout", /Logged out/);
    await shop.idle();
    const told = await asks(ngozi, "token no dey enter", /Ask at the shop/);
    expect(told.text).toBe("Nobody at Ada Okafor can read this now. Ask at the shop.");
    expect(await openComplaints(shop)).toEqual([]);
    await shop.logIn();
    await asks(ngozi, "token no dey enter", /Ada Okafor knows: Token not accepted/);
    await sees(ada, /A customer says: Token not accepted/);
  });

  it("is asked about where several sales may be meant, and nobody else's sale is touched", async ({ shop }) => {
    const { ngozi, card } = shop;
    const other = await sellsElectricity(shop.ada, { meter: "7777 6666 555", amount: "1,000" });
    await seesOn(shop.ada, other, /Token for meter/);
    const stranger = aCustomer(shop, "Bisi");
    await stranger.opens((await givesLink(shop.ada, other)).payload);
    await sees(stranger, /Token for meter/);
    await ngozi.opens((await givesLink(shop.ada, other)).payload);
    await sees(ngozi, /7777/);
    const asked = await asks(ngozi, "token no dey enter", /Which one is it/);
    const hers = asked.inlineKeyboard.flat().find(({ text }) => text.includes("4500"))?.callback_data ?? "";
    expect(await tapsForged(shop.telegram, stranger, hers)).toMatch(/no longer linked/);
    // That money is kept for what was not sold is the shop's to say.
    await tapsForged(shop.telegram, ngozi, hers.replace(/\w+$/, "owed"));
    await shop.idle();
    expect(said(shop.ada, /A customer says/)).toEqual([]);
    await tapsCard(ngozi, asked, /4500/, /Ada Okafor knows: Token not accepted/);
    const told = await sees(shop.ada, /A customer says/);
    expect(told.text).toMatch(/4500/);
    expect(now(shop.ada, card).text).toMatch(/Token for meter/);
  });
});

/** A line that Ngozi types in each language. */
const typed = {
  en: "my token is not working",
  pcm: "token no dey enter",
  ha: "token bai shiga ba",
  yo: "token kò wọlé",
  ig: "token anaghị abanye",
} as const;
type Locale = keyof typeof typed;

const ngozisPhone = "0809 111 2222";
const labels = ({ inlineKeyboard }: ChatMessage) => inlineKeyboard.flat().map(({ text }) => text);

/** The open complaints of all shops, by the references of their sales. */
async function openComplaints({ databaseUrl }: Shop): Promise<string[]> {
  await using book = openBook(databaseUrl);
  const rows = await book.db
    .selectFrom("complaint")
    .innerJoin("purchase", "purchase.id", "complaint.purchase_id")
    .select("reference")
    .where("closed_at", "is", null)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The messages that somebody was sent since then. A card that learns its cost meanwhile is none. */
const sentSince = (person: Person, since: number) => person.history.slice(since).filter(({ kind }) => kind === "sent");

/** Expects that a shop's owner was sent nothing since then, and finds no complaint in the shop's lists. */
async function expectNothing(shop: Shop, person: Person, sold: Pick<ChatMessage, "id">, since: number): Promise<void> {
  await shop.idle();
  expect(sentSince(person, since)).toEqual([]);
  await opensMore(person, sold);
  for (const command of ["/menu", "/history", "/customers", "/close"]) await asks(person, command, /./);
  await shop.idle();
  expect(JSON.stringify(person.history.slice(since))).not.toMatch(/📣 (?!Make a complaint)|A customer says/);
}

describe("I55: what a customer of two shops says is wrong", () => {
  it("reaches only the shop that sold it, in each language, and the other learns nothing", async ({ shop, ngozi }) => {
    const { ada, card, telegram } = shop;
    const { bola, sold } = await linksBola(shop, ngozi, (bola) => sellsAirtime(bola, { phone: ngozisPhone }));
    const since = bola.history.length;
    for (const locale of Object.keys(typed) as Locale[]) {
      const say = loadText(locale, silentLog);
      await asks(ngozi, "/language", /./);
      await tapsForged(telegram, ngozi, `language:${locale}`);
      const before = ada.chat.at(-1)?.id ?? 0;
      await ngozi.says(typed[locale]);
      const words = { shop: "Ada Okafor", reason: say.plain("complaint-token") };
      await sees(ngozi, ({ text }) => text.startsWith(textOf(say.html("trouble-known", words))));
      const told = await sees(ada, ({ id, text }) => id > before && /A customer says: Token not accepted/.test(text));
      await ada.taps(/The complaint/, { message: told.id });
      const pack = await sees(ada, ({ id, text }) => id > told.id && /Please look at this sale/.test(text));
      await tapsCard(ada, pack, /It is settled/, /settled \d/);
    }
    expect(said(ada, /A customer says/)).toHaveLength(5);
    await expectNothing(shop, bola, sold, since);
    expect(await openComplaints(shop)).toEqual([]);

    await tapsForged(telegram, ngozi, "language:en");
    const adasSince = ada.history.length;
    const asked = await asks(ngozi, "airtime no enter", /Nothing arrived\. Which one is it\?/);
    await tapsCard(ngozi, asked, /Bola Ade/, /Bola Ade knows: Nothing arrived/);
    expect((await sees(bola, /A customer says: Nothing arrived/)).text).not.toMatch(/4500|Ada/);
    await shop.idle();
    expect(sentSince(ada, adasSince)).toEqual([]);
    expect((await opensMore(ada, card)).text).not.toMatch(/Nothing arrived/);
  });

  it("is asked about if both sold a token, and the one that is tapped hears of it", async ({
    shop,
    ngozi,
    ada,
    card,
  }) => {
    const { bola, sold } = await linksBola(shop, ngozi, (bola) =>
      sellsElectricity(bola, { meter: "4500 1234 567", amount: "1,000" }),
    );
    const [adasSince, since] = [ada.history.length, bola.history.length];
    const asked = await asks(ngozi, "token 45001234567 no dey enter", /Token not accepted\. Which one is it\?/);
    expect(labels(asked)).toEqual([
      expect.stringMatching(/4500 1234 567 · .* · Bola Ade$/),
      expect.stringMatching(/4500 1234 567 · .* · Ada Okafor$/),
    ]);
    await shop.idle();
    expect([...sentSince(ada, adasSince), ...sentSince(bola, since)]).toEqual([]);
    expect(await openComplaints(shop)).toEqual([]);
    const bolas = asked.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    await tapsCard(ngozi, asked, /Ada Okafor/, /Ada Okafor knows: Token not accepted/);
    await sees(ada, /A customer says: Token not accepted/);
    await expectNothing(shop, bola, sold, since);
    expect(await openComplaints(shop)).toEqual([shop.vending.transactions()[0]?.reference]);

    // Bola unlinks her, so the button that is left opens nothing at his shop.
    const people = await asks(bola, "/customers", /Customers/);
    await tapsCard(bola, people, /4500/, /Ngozi/);
    await bola.taps(/Unlink/, { message: people.id });
    await shop.idle();
    expect(await tapsForged(shop.telegram, ngozi, bolas)).toMatch(/no longer linked/);
    await asks(ngozi, "token no dey enter", /Ada Okafor knows/);
    await shop.idle();
    expect(said(bola, /A customer says/)).toEqual([]);
    expect((await opensMore(ada, card)).text).toMatch(/📣 Token not accepted/);
  });

  it("finds the token that one shop sold, however much the other has sold since", async ({ shop, ngozi, ada }) => {
    const { bola } = await linksBola(shop, ngozi, (bola) => sellsAirtime(bola, { phone: ngozisPhone, amount: "100" }));
    for (let sold = 1; sold <= 40; sold++) {
      const order = { phone: ngozisPhone, amount: String(100 + sold) };
      await seesOn(bola, await sellsAirtime(bola, order), /Airtime sold/);
    }
    await asks(ngozi, "token no dey enter", /Ada Okafor knows: Token not accepted/);
    await sees(ada, /A customer says: Token not accepted/);
    await shop.idle();
    expect(said(bola, /A customer says/)).toEqual([]);
  });
});
