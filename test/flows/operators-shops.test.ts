import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { operatorButtons } from "../../src/bot/callbacks/operators.ts";
import { openBook } from "../support/book.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { asksToDelete, deletesWithPin } from "../support/deleting.ts";
import { itWith } from "../support/it-with.ts";
import { pastes } from "../support/lists.ts";
import {
  asksForAirtime,
  buyLabel,
  confirms,
  expectPosts,
  expectTruth,
  hires,
  sellsAirtime,
} from "../support/selling.ts";
import { comesIn, type Shop, seatBola, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop, "operator");

const operatorIds = [4_400_001, 4_400_002];
const stopped = /The operator of this bot has stopped new sales at this shop: Fee not paid/;

async function openShop() {
  const shop = await startShop({ environment: { ADMIN_IDS: operatorIds.join(",") } });
  const operators = operatorIds.map((id) => shop.telegram.user({ firstName: "Ope", id }));
  for (const operator of operators) await asks(operator, "/start", /Log in/);
  await shop.logIn();
  const [operator, other] = operators as [Person, Person];
  return Object.assign(shop, { operator, other });
}

/** As far as the question whether it is meant. */
async function wantsStop(operator: Person, found = "Ada"): Promise<ChatMessage> {
  const card = await asks(operator, `/ops ${found}`, /🏪/);
  await tapsCard(operator, card, /Stop this shop/, /why\? Its owner reads it/);
  return asks(operator, "Fee not paid", /Stop Ada.*\?[\s\S]*The owner reads:/);
}

async function stops(operator: Person): Promise<ChatMessage> {
  const asked = await wantsStop(operator);
  return tapsCard(operator, asked, /Stop this shop/, /Stopped since .*: Fee not paid/);
}

async function actsIn(shop: Shop): Promise<string[]> {
  await using book = openBook(shop.databaseUrl);
  const rows = await book.db
    .selectFrom("audit")
    .select("act")
    .where("act", "like", "operator%")
    .where("account_id", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ act }) => act);
}

describe("I54: a shop that an operator looks at", () => {
  it("is found by the end of a reference, a name and the end of a phone number, and shows no money and no customer", async () => {
    await using shop = await openShop();
    const { operator } = shop;
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "0803 555 0001" }), /Airtime sold/);
    const reference = shop.vending.transactions()[0]?.reference ?? "";
    const looks: string[] = [];
    for (const text of [reference, reference.slice(-6), `…${reference.slice(-6)}`, "okafor", "4567", "0803 123 4567"]) {
      looks.push((await asks(operator, `/ops ${text}`, /🏪/)).text);
    }
    for (const look of looks) {
      expect(look).toMatch(/🏪 Ada Okafor · …4567\n\nLast sale: .*\nNo open sales\n\nKey \(live\): there\nWebhook: /);
      expect(look).toMatch(/Logged in: 1 chat · language: /);
      expect(look).not.toMatch(/₦|0001|5550001|VB-/);
    }
    expect(await actsIn(shop)).toEqual(looks.map(() => "operator_looked"));
    await asks(operator, "/ops 123", /No shop has that/);
    await asks(operator, "/ops Nobody", /No shop has that/);

    await shop.ada.says("/account");
    await sees(shop.ada, /Ada Okafor/);
    const trail = await tapsAndSees(shop.ada, /Activity/, /The operator: looked at how this shop runs/);
    expect(trail.text).not.toMatch(/Ope:/);
  });

  it("is chosen from a list if several fit, and is asked for by a button, too", async ({ shop, operator }) => {
    await comesIn(seatBola(shop, { lastName: "Okafor-Ade" }));
    const status = await asks(operator, "/ops", /Vendbot/);
    await tapsCard(operator, status, /Find a shop/, /Which shop\? Type/);
    await asks(operator, "zzz", /No shop has that/);
    const list = await asks(operator, "OKAFOR", /^Which shop\? 2 have that/);
    expect(list.inlineKeyboard.flat().map(({ text }) => text)).toEqual([
      "Ada Okafor · …4567",
      expect.stringMatching(/Okafor-Ade · …9999/),
      "◀ Back",
    ]);
    expect(await actsIn(shop)).toEqual([]);
    await tapsCard(operator, list, /9999/, /🏪 .*Okafor-Ade/);
    expect(await actsIn(shop)).toEqual(["operator_looked"]);
  });

  it("shows what is open, what failed, and a key that is not there", async ({ shop, operator }) => {
    shop.vending.switches.purchaseAnswer = "pending";
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /working on it/);
    shop.vending.switches.purchaseAnswer = "refused";
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "0803 555 0002" }), /Failed/i);
    const look = await asks(operator, "/ops Ada", /🏪/);
    expect(look.text).toMatch(/1 open sale, \d+ min old\n(?:.*\n)?❌ 1 sale failed in 24 hours, the last at \d\d:\d\d/);
  });
});

describe("I54: a shop that an operator has stopped", () => {
  it("sells nothing new by tap, line, list or staff, says why, settles what is open, and sells again once it is started", async () => {
    await using shop = await openShop();
    const { operator, ada, vending } = shop;
    const { helper: tunde } = await hires(shop);
    vending.switches.purchaseAnswer = "pending";
    const open = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    const offer = await asksForAirtime(ada);
    const theirs = await asksForAirtime(tunde, { phone: "0803 555 0009" });
    const card = await stops(operator);
    await sees(ada, stopped);

    const tap = await confirms(ada, offer);
    expect(await tap.answer).toMatchObject({
      text: "Not sent. The operator has stopped new sales at this shop: Fee not paid",
      showAlert: true,
    });
    const seatTap = await confirms(tunde, theirs);
    expect(await seatTap.answer).toMatchObject({ text: expect.stringMatching(/has stopped.*Ask the owner/) });
    expect(said(tunde, /Fee not paid/)).toEqual([]);
    await asks(ada, "500 airtime 0803 123 4567", /Fee not paid[\s\S]*No money was taken/);
    await asks(tunde, "500 airtime 0803 123 4567", /has stopped new sales.*No money was taken/);
    const home = await asks(ada, "/menu", stopped);
    expect(home.inlineKeyboard.flat().map(({ text }) => text)).not.toContain("📱 Airtime");
    await expectPosts(shop, 1);
    for (const { reference } of vending.transactions()) vending.settle(reference, "success");
    await seesOn(ada, open, /Airtime sold/);

    await asks(ada, "/deletedata", /Nothing was deleted\. The operator/);
    await tapsCard(operator, card, /Start it again/, /Stop this shop|🏪/);
    await sees(ada, /You can sell again/);
    vending.switches.purchaseAnswer = "success";
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    expect(await actsIn(shop)).toEqual(["operator_looked", "operator_stopped", "operator_started"]);
    expectTruth(shop);
  });

  it("sells no row of a list that was on its card before", async ({ shop, operator, ada }) => {
    const list = await pastes(ada, ["0803 555 1001, 100", "0802 555 1002, 100"]);
    await stops(operator);
    const tap = await ada.taps(/Sell 2/, { message: list.id });
    expect(await tap.answer).toMatchObject({ text: expect.stringMatching(/has stopped.*Fee not paid/) });
    await expectPosts(shop, 0);
  });

  it("is stopped once of two operators who are sure at once, stays so over a restart, and says nothing twice", async () => {
    await using shop = await openShop();
    const { operator, other } = shop;
    const [mine, theirs] = [await wantsStop(operator), await wantsStop(other)];
    await tapsCard(operator, mine, /Stop this shop/, /Stopped since/);
    await tapsCard(other, theirs, /Stop this shop/, /Stopped since/);
    await shop.restart();
    await asks(shop.ada, "/sell", stopped);
    expect(said(shop.ada, /has stopped new sales/)).toHaveLength(2);
    expect((await actsIn(shop)).filter((act) => act === "operator_stopped")).toHaveLength(1);
  });

  it.each([
    ["Pidgin", /don stop new sales for this shop: Fee not paid/],
    ["Hausa", /ya dakatar da sabuwar sayarwa a \S+ \S+: Fee not paid/],
    ["Yor", /ti dá títà tuntun dúró nínú ilé ìtajà yìí: Fee not paid/],
    ["Igbo", /kwụsịrị sale ọhụrụ n'ụlọ ahịa a: Fee not paid/],
  ])("says so in the language of its owner: %s", async (language, words) => {
    await using shop = await openShop();
    const { operator, ada } = shop;
    await asksForAirtime(ada);
    const choice = await asks(ada, "/language", /./);
    await ada.taps(new RegExp(language), { message: choice.id });
    await shop.idle();
    await stops(operator);
    await sees(ada, words);
    const buys = ({ callback_data = "" }) => /^buy:/.test(callback_data);
    const offer = ada.chat.findLast(({ inlineKeyboard }) => inlineKeyboard.flat().some(buys));
    const label = offer?.inlineKeyboard.flat().find(buys)?.text ?? "";
    const tap = await ada.taps(label, { message: offer?.id ?? 0 });
    expect(await tap.answer).toMatchObject({ text: expect.stringMatching(words) });
    expect((await asks(ada, "/menu", words)).text).not.toMatch(/has stopped/);
  });

  it("wants a reason that a pop-up has room for", async ({ operator }) => {
    const card = await asks(operator, "/ops Ada", /🏪/);
    await tapsCard(operator, card, /Stop this shop/, /why\?/);
    await asks(operator, "x".repeat(81), /a reason of at most 80/);
    await asks(operator, "x".repeat(80), /Stop Ada/);
  });

  it("whose data are deleted is gone for operators, too, by every button that is left", async ({ shop, operator }) => {
    const card = await asks(operator, "/ops Ada", /🏪/);
    const asked = await wantsStop(operator);
    await deletesWithPin(shop.ada, await asksToDelete(shop.ada, /Delete/));
    await sees(shop.ada, /deleted|Deleted/);
    await shop.idle();
    const isGone = async (label: RegExp, message: ChatMessage) =>
      expect(await (await operator.taps(label, { message: message.id })).answer).toMatchObject({
        text: expect.stringMatching(/earlier screen/),
      });
    await isGone(/Stop this shop/, asked);
    await isGone(/Refresh/, card);
    await isGone(/Stop this shop/, card);
    expect(await actsIn(shop)).toEqual(["operator_looked", "operator_looked"]);
  });

  it("is found, stopped and started by operators only, whatever button is made up", async ({ shop, operator }) => {
    await using book = openBook(shop.databaseUrl);
    const accountOf = () => book.db.selectFrom("account").select(["id", "stopped_at"]).executeTakeFirstOrThrow();
    const { id } = await accountOf();
    const { findShop, shop: look, stopShop, startShop: start } = operatorButtons;
    const forged = [findShop(), look({ account: id }), stopShop({ account: id }), start({ account: id })];
    for (const data of forged) await tapsForged(shop.telegram, shop.ada, data);
    expect(await accountOf()).toMatchObject({ stopped_at: null });
    await stops(operator);
    const before = await accountOf();
    for (const data of forged) await tapsForged(shop.telegram, shop.ada, data);
    expect(await accountOf()).toEqual(before);
    expect(await actsIn(shop)).toEqual(["operator_looked", "operator_stopped"]);
    expect(await book.db.selectFrom("form").select("kind").where("kind", "like", "shopS%").execute()).toEqual([]);
    const unknown = await asks(shop.ada, "/nosuchcommand", /\w/);
    expect((await asks(shop.ada, "/ops Ada", /\w/)).text).toBe(unknown.text);
    expect(now(operator, operator.chat.at(-1) ?? { id: 0 }).text).toMatch(/Stopped/);
  });
});
