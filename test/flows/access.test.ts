import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { asks, said, sees, seesOn, tapsAndSees } from "../support/chat.ts";
import {
  type CrowdedShop,
  fillShop,
  openShopOnBareTelegram,
  people,
  tapUpdate,
  textUpdate,
} from "../support/crowded-shop.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { sellsElectricity } from "../support/selling.ts";
import { openShop, startShop } from "../support/shop.ts";

/** Every row but those of the ways in, and the wallet's balance, which the bot reads after the last sale. */
function rowsOf({ databasePath }: CrowdedShop): string {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const tables = database.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables
    .filter(({ name }) => name !== "telegram_update" && name !== "alert")
    .map(({ name }) => {
      const all = database.prepare<[], Record<string, unknown>>(`SELECT * FROM ${name}`).all();
      return [name, all.map(({ wallet_kobo, wallet_at, ...row }) => row)];
    });
  database.close();
  return JSON.stringify(rows);
}

const texts = [
  "/start",
  "/menu",
  "/login",
  "/logout",
  "/account",
  "/fund",
  "/sell",
  "/mytokens",
  "mtn 500 08035551234",
  "hello",
];
const chatTypes = ["group", "supergroup", "channel"] as const;
const anonymousAdmin = 1_087_968_824;

const userOf = (id: number) => ({ id, is_bot: false, first_name: "X" });

/** One button of each kind that was ever shown. */
function buttonsOf({ shown }: CrowdedShop) {
  return [...new Map(shown.map((button) => [button.data.replace(/:.{8,}/, ""), button])).values()];
}

describe("I17: an update from anywhere but a private chat", () => {
  it("reaches no handler, from any sender and of any kind; a group gets one message, and the bot leaves", async () => {
    await using shop = await openShopOnBareTelegram();
    await fillShop(shop);
    const buttons = buttonsOf(shop);
    expect(buttons.length).toBeGreaterThan(30);
    const before = rowsOf(shop);
    const senders = { group: people.ada, supergroup: anonymousAdmin, channel: people.stranger };
    for (const [index, type] of chatTypes.entries()) {
      const chat = { id: -100_500 - index, type, title: "Sellers" };
      const userId = senders[type];
      for (const text of texts) {
        const { message } = textUpdate(userId, text, 1, chat);
        shop.push({ message });
        shop.push({ edited_message: message });
        shop.push({ message: { ...message, sender_chat: chat } });
      }
      for (const { data, messageId } of buttons) shop.push(tapUpdate(userId, data, messageId, chat));
      const member = { user: { id: 700_000, is_bot: true, first_name: "V" }, status: "member" };
      const old_chat_member = { ...member, status: "left" };
      shop.push({ my_chat_member: { chat, from: userOf(userId), date: 1, old_chat_member, new_chat_member: member } });
      await shop.settle();
      const called = shop.calls.filter(({ chatId }) => chatId === chat.id).map(({ method }) => method);
      expect(called).toEqual(type === "channel" ? ["leaveChat"] : ["sendMessage", "leaveChat"]);
    }
    expect(rowsOf(shop)).toBe(before);
    expect(shop.logLines).toEqual([]);

    // A chat that is no group and nobody's own: not answered at all.
    const calls = shop.calls.length;
    const from = userOf(people.ada);
    for (const where of [
      { chat: { id: people.bola, type: "private", first_name: "B" } },
      { chat: { id: people.ada, type: "private" }, business_connection_id: "b" },
      { inline_message_id: "AAA" },
    ]) {
      const message = { message_id: 1, date: 1, text: "x", ...where };
      const at = "inline_message_id" in where ? where : { message };
      for (const { data } of buttons) shop.push({ callback_query: { id: "1", from, chat_instance: "1", data, ...at } });
      for (const text of texts) shop.push({ message: { message_id: 1, from, date: 1, text, ...where } });
      shop.push({ inline_query: { id: "1", from, query: "x", offset: "" } });
      shop.push({ business_message: { message_id: 1, from, date: 1, text: "/start", ...where } });
      shop.push({ channel_post: { message_id: 1, date: 1, text: "/start", ...where } });
    }
    await shop.settle();
    expect(rowsOf(shop)).toBe(before);
    expect(shop.calls.length).toBe(calls);
  });

  it("is not even asked for where the bot has no use for it", async () => {
    await using shop = await openShop();
    const asked = shop.telegram.calls.filter(({ method }) => method === "getUpdates").map(({ params }) => params);
    expect(asked.at(-1)?.allowed_updates).toEqual(["message", "edited_message", "callback_query", "my_chat_member"]);
  });
});

describe("I17: a link", () => {
  it("of any kind that is not good opens ten times an hour for one user, and the bot looks up nothing after that", async () => {
    await using shop = await startShop();
    const { ada, telegram } = shop;
    const kinds = ["c_AAAAAAAAAAAAAAAAAAAAAA", "s_AAAAAAAAAAAAAAAAAAAAAA", "ref_7", "c_", "x"];
    for (const kind of [...kinds, ...kinds])
      await asks(ada, `/start ${kind}`, /does not work|Log in to your shop|no longer/);
    for (const kind of kinds) await asks(ada, `/start ${kind}`, /Too many links/);
    await asks(ada, "/start", /Log in to your shop/);
    await asks(telegram.user({ firstName: "Other" }), "/start ref_7", /Log in to your shop/);
  });
});

describe("I17: a bot with a list of its users", () => {
  const closed = /This shop is not open to you/;

  it("is closed to others, who learn so, and open to those on it and to operators", async () => {
    await using shop = await startShop({ environment: { ALLOWED_USERS: "501, 502", ADMIN_IDS: "601" } });
    const { telegram, ada } = shop;
    const [listed, operator] = [501, 601].map((id) => telegram.user({ id, firstName: `User ${id}` }));
    if (!listed || !operator) throw new Error("Nobody");
    for (const text of ["/start", "/login", "/menu", "hello", "/start c_AAAAAAAAAAAAAAAAAAAAAA0", "/logout", "/help"]) {
      await asks(ada, text, text.includes("c_") ? /does not work/ : closed);
    }
    expect(said(ada, /Log in|PIN|Sell/)).toEqual([]);
    await asks(listed, "/start", /Log in to your shop/);
    await asks(operator, "/start", /Log in to your shop/);
  });

  it("lets a customer see what is theirs, and nothing of a shop", async () => {
    await using shop = await startShop({ environment: { ALLOWED_USERS: "501" } });
    const { telegram, vending } = shop;
    const listed = telegram.user({ id: 501, firstName: "Ada", phone: "2348031234567" });
    await shop.logIn(listed);
    const card = await seesOn(listed, await sellsElectricity(listed), /Token for meter/);
    const { payload } = await givesLink(listed, card);
    const ngozi = aCustomer(shop);
    await asks(ngozi, "/start", closed);
    await ngozi.says(`/start ${payload}`);
    const token = vending.transactions()[0]?.token ?? "";
    await sees(ngozi, (message) => message.text.replace(/\D/g, "").includes(token.replace(/\D/g, "")));
    for (const text of ["/login", "/menu", "/mytokens", "hello"]) await asks(ngozi, text, /What you bought/);
    expect(said(ngozi, /Log in|PIN for/)).toEqual([]);
  });

  it("takes what a customer asks for and complains of, to the end, and opens no other talk to them", async () => {
    await using shop = await startShop({ environment: { ALLOWED_USERS: "501" } });
    const listed = shop.telegram.user({ id: 501, firstName: "Ada", phone: "2348031234567" });
    await shop.logIn(listed);
    const card = await seesOn(listed, await sellsElectricity(listed), /Token for meter/);
    const ngozi = aCustomer(shop);
    await ngozi.says(`/start ${(await givesLink(listed, card)).payload}`);
    await sees(ngozi, /Token for meter/);
    const mine = await asks(ngozi, "/mytokens", /What you bought/);
    await tapsAndSees(ngozi, /Ask for more/, /How much\?/, mine);
    await asks(ngozi, "/menu", /What you bought/);
    await asks(ngozi, "4,000", /What you bought/);
    await ngozi.taps(/Ask for more/, { message: mine.id });
    const asked = await sees(ngozi, ({ id, text }) => id > mine.id && /How much\?/.test(text));
    await asks(ngozi, "plenty", /plenty/);
    await tapsAndSees(ngozi, /₦5,000/, /knows that you want ₦5,000/, asked);
    await sees(listed, /A customer asks for ₦5,000/);
    await asks(ngozi, "2000 light", /You asked Ada Okafor for ₦5,000/);
    await asks(ngozi, "token no dey enter", /knows: Token not accepted/);
    await sees(listed, /A customer says: Token not accepted/);
    await asks(ngozi, "0803 123 4567", /only for your own numbers/);
    expect(said(ngozi, /Log in|PIN for/)).toEqual([]);
  });

  it("closes on a seller who is taken off it, whose sales go on settling", async () => {
    await using shop = await openShop();
    const { ada, vending, environment } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsElectricity(ada), /Do not sell/);
    Object.assign(environment, { ALLOWED_USERS: "501" });
    await shop.restart();
    await asks(ada, "/menu", closed);
    await ada.taps(/Check now/, { message: card.id });
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, card, /Token for meter|Paid/);
  });
});
