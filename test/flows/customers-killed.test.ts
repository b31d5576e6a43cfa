import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isIdle, openBook } from "../support/book.ts";
import { asks, said, sees, seesOn } from "../support/chat.ts";
import { aCustomer, givesLink, showing, spoken, timesToken } from "../support/linked-customers.ts";
import { expectTruth, naming, sellsElectricity } from "../support/selling.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";

const placeholder = /It comes in a moment/;

/** A shop in a process of its own, whose customer Ngozi is linked to a meter by an earlier sale. */
async function openLinked() {
  const shop = await startShopProcess({ walletNaira: 50_000, crashAt: "" });
  await shop.logIn();
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "1,000" }), /Token for meter/);
  const ngozi = aCustomer(shop);
  await ngozi.opens((await givesLink(shop.ada, card)).payload);
  await sees(ngozi, /Token for meter/);
  return Object.assign(shop, { ngozi });
}

let shop: Awaited<ReturnType<typeof openLinked>>;
/** Sales to her meter so far: each has an amount and a token of its own. */
let sales = 0;

const nextSale = () => {
  sales++;
  return { amount: `${1000 + 100 * sales}`, token: `123456789012345678${10 + sales}` };
};

/** All earlier messages are done, in the database too: from now on the process dies at this moment. */
async function crashesAt(shop: ShopProcess, moment: string): Promise<void> {
  await settles(shop);
  await shop.tell(moment);
}

async function settles(shop: ShopProcess): Promise<void> {
  await asks(shop.ada, "/help", /What you can do/);
  await until([shop.telegram], () => shop.telegram.pendingUpdates.length === 0, "Telegram is rid of its updates");
  await using book = openBook(shop.databaseUrl);
  while (!(await isIdle(book))) await pause(20);
}

/** A sale to the meter, which the service works on and Ngozi sees on its way. */
async function sellsPending() {
  const { ada, vending, ngozi } = shop;
  const { amount, token } = nextSale();
  vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(ada, await sellsElectricity(ada, { amount }), /working on it/);
  const message = await sees(ngozi, /is getting this for you/);
  return { card, message, token, reference: vending.transactions().at(-1)?.reference ?? "" };
}

async function killWhen(shop: ShopProcess, condition: () => boolean, what: string): Promise<void> {
  await until([shop.telegram, shop.vending], condition, what);
  await shop.kill();
}

/** One after the other in one shop, which each test starts again. */
describe("a shop with a linked customer", () => {
  beforeAll(async () => {
    shop = await openLinked();
  });

  afterAll(() => shop[Symbol.asyncDispose]());

  describe("I5, I30: killed between the webhook and a customer's message, while the reseller is silent", () => {
    it.each([
      ["before the webhook is written down", "before insert webhook_event"],
      ["after the webhook is written down", "after insert webhook_event"],
      ["before it is applied", "before update purchase succeeded"],
      ["after it is applied and owed", "after update purchase succeeded"],
      ["before the first message is marked as delivered", "before update notice"],
      ["after the first message is marked as delivered", "after update notice"],
    ])("%s, the token comes exactly once", async (_title, crashAt) => {
      const { ngozi, ada } = shop;
      const { card, message, token, reference } = await sellsPending();
      await crashesAt(shop, crashAt);
      const silentFrom = ada.chat.filter(({ from }) => from === "person").length;
      shop.vending.settle(reference, "success", { token });
      await shop.died();
      await shop.vending.webhooks.idle();
      const isTaken = shop.vending.webhooks.log.at(-1)?.answered === 200;
      await shop.start({ crashAt: "" });
      // A webhook that met nobody is lost, also where an earlier change of the message has killed the process: verify finds
      // the sale, and the service sends the token again.
      if (!isTaken) shop.vending.sendToken(reference, token);
      const shown = await seesOn(ngozi, message, new RegExp(spoken(token)));
      expect(shown.text).toMatch(/Token for meter 4500 1234 567/);
      await asks(ngozi, "/cancel", /./);
      expect(timesToken(ngozi, token)).toBe(1);
      expect(showing(ngozi, token)).toHaveLength(1);
      expect(said(ngozi, placeholder)).toEqual([]);
      expect(ada.chat.filter(({ from }) => from === "person")).toHaveLength(silentFrom);
      await seesOn(ada, card, new RegExp(`Token for meter.*${spoken(token)}`, "s"));
      expectTruth(shop);
    });

    it.each([
      ["on its way to Telegram", "hang"],
      ["at Telegram, and the answer lost", "reset-after"],
    ] as const)("with the token %s, it comes exactly once", async (_title, kind) => {
      const { ngozi, telegram } = shop;
      const { card, message, token, reference } = await sellsPending();
      await settles(shop);
      const edits = () => telegram.calls.filter(({ method }) => method === "editMessageText").length;
      const before = edits();
      telegram.faults.failNext({ method: "editMessageText", kind, times: 2 });
      shop.vending.settle(reference, "success", { token });
      // The reseller's card and the customer's message: both are edited.
      await killWhen(shop, () => edits() >= before + 2, "both messages are being edited");
      telegram.faults.clear();
      await shop.start({ crashAt: "" });
      await seesOn(ngozi, message, new RegExp(spoken(token)));
      await asks(ngozi, "/cancel", /./);
      expect(timesToken(ngozi, token)).toBe(1);
      await seesOn(shop.ada, card, new RegExp(`Token for meter.*${spoken(token)}`, "s"));
      expectTruth(shop);
    });
  });

  describe("killed while a customer's message is placed for a sale that nobody waited for", () => {
    it.each([
      ["before its id is stored", "before update customer_message"],
      ["after its id is stored", "after update customer_message"],
    ])("%s, the token comes exactly once", async (_title, crashAt) => {
      const { ngozi, vending } = shop;
      vending.switches.purchaseAnswer = "by-service";
      await crashesAt(shop, crashAt);
      await sellsElectricity(shop.ada, { amount: nextSale().amount });
      await shop.died();
      await shop.start({ crashAt: "" });
      const { token, reference } = shop.vending.transactions().at(-1) ?? { token: null, reference: "" };
      if (token === null) throw new Error("No token was vended");
      // The webhook that brings it may have met nobody: the service sends it again.
      shop.vending.sendToken(reference);
      await sees(ngozi, () => showing(ngozi, token).length > 0);
      await asks(ngozi, "/cancel", /./);
      expect(timesToken(ngozi, token)).toBe(1);
      expect(showing(ngozi, token)).toHaveLength(1);
      // The message that the crash left behind holds no token, says where it is, and goes at a tap.
      const left = said(ngozi, placeholder);
      expect(left).toHaveLength(crashAt.startsWith("before") ? 1 : 0);
      for (const message of left) {
        const tap = await ngozi.taps(/Show it/, { message: message.id });
        expect((await tap.answer).text).toMatch(/message below/);
        await until(
          [shop.telegram],
          () => !ngozi.chat.some(({ id }) => id === message.id),
          "the empty message is gone",
        );
      }
      expect(timesToken(ngozi, token)).toBe(1);
      await sees(shop.ada, ({ text }) => naming(reference).test(text) && /Token for meter/.test(text));
      expectTruth(shop);
    });
  });

  describe("killed at the tap on a link to another meter", () => {
    it.each([
      ["before it is claimed", "before update customer_link", "4500 1234 560"],
      ["after it is claimed", "after update customer_link", "4500 1234 561"],
    ])("%s, the customer is linked once, and gets the token once", async (_title, crashAt, meter) => {
      const { ada, vending } = shop;
      vending.switches.purchaseAnswer = "by-service";
      const card = await seesOn(ada, await sellsElectricity(ada, { meter }), /Token for meter/);
      const token = vending.transactions().at(-1)?.token ?? "";
      const { payload } = await givesLink(ada, card);
      await crashesAt(shop, crashAt);
      const chidi = aCustomer(shop, "Chidi");
      await chidi.opens(payload);
      await shop.died();
      await shop.start({ crashAt: "" });
      await sees(chidi, () => showing(chidi, token).length > 0);
      await asks(chidi, "/cancel", /./);
      expect(timesToken(chidi, token)).toBe(1);
      expect(said(chidi, /sends you your electricity/)).toHaveLength(1);
    });
  });
});
