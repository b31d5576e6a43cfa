import { describe, expect } from "vitest";
import { openBook } from "../support/book.ts";
import { asks, seesOn } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { type Shop, type ShopOptions, startShop } from "../support/shop.ts";
import { callsAsDeployed, callsWebhook } from "../support/signed-webhook.ts";

const it = itWith("shop", openShop);

const hourMs = 3_600_000;

/** Ada is logged in, and hears of a sale by nothing but the calls that a test makes. */
async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options);
  await shop.logIn();
  await shop.idle();
  shop.vending.webhooks.mode = "withheld";
  return shop;
}

async function sellsPending(shop: Shop) {
  shop.vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /working on it/);
  return card;
}

/** The forms of a signature that the log says were learnt. */
const learnt = ({ logLines }: Shop) =>
  logLines.filter((line) => line.includes("service.learnt") && line.includes("-signature"));

async function storedForm(shop: Shop) {
  await using book = openBook(shop.databaseUrl);
  const row = book.db.selectFrom("setting").select("value").where("name", "like", "service:%:signature");
  return (await row.executeTakeFirst())?.value;
}

describe("I15: a call that is signed as the deployed service signs it", () => {
  it("settles its sale with every field that it carries, and teaches its form once", async ({ shop, ada, vending }) => {
    const card = await sellsPending(shop);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    expect(await callsAsDeployed(shop)).toBe(200);
    await seesOn(ada, card, /sold/);
    await shop.idle();
    await using book = openBook(shop.databaseUrl);
    const sale = await book.db.selectFrom("purchase").selectAll().where("state", "=", "succeeded").executeTakeFirst();
    expect(sale).toMatchObject({
      observed_kobo: vending.transactions()[0]?.chargeKobo,
      observed_from: "webhook",
      review: null,
    });
    expect(await storedForm(shop)).toBe("x-acme-signature compact");
    expect(learnt(shop)).toHaveLength(1);
    expect((await asks(ada, "/account", /As of/)).text).toMatch(/Webhook on: the service tells this bot/);
    await shop.restart();
    expect(await callsAsDeployed(shop, { fields: { remarks: "again" } })).toBe(200);
    await shop.idle();
    expect(learnt(shop)).toHaveLength(1);
    expectTruth(shop);
  });

  it("is one call, however its white space stands", async ({ shop }) => {
    await sellsPending(shop);
    const forms = [
      (body: string) => body,
      (body: string) => body.replaceAll(",", "\t,\r\n"),
      (body: string) => body.replace(": ", ":\n"),
    ];
    for (const sent of forms) expect(await callsAsDeployed(shop, { sent })).toBe(200);
    await using book = openBook(shop.databaseUrl);
    expect(await book.count("webhook_event")).toBe(1);
  });

  it("is refused with other bytes, changes nothing, and teaches nothing", async ({ shop, ada }) => {
    const card = await sellsPending(shop);
    const forged = [
      (body: string) => body.replace("success", "suc cess"),
      (body: string) => body.replace(/("amount": [\d.]+)/, "$10"),
      (body: string) => body.replace(/("amount": )(\d)/, "$1 $2 "),
      (body: string) => body.replace(/("amount": )(\d)/, "$19$2"),
      (body: string) => body.replace('"remarks": null', '"remarks": null, "status": "failed"'),
      (body: string) => `\ufeff${body}`,
      (body: string) => `${body}\u0000`,
    ];
    for (const sent of forged) expect(await callsAsDeployed(shop, { sent })).toBe(401);
    await shop.idle();
    await using book = openBook(shop.databaseUrl);
    expect(await book.count("webhook_event")).toBe(0);
    expect(await storedForm(shop)).toBeUndefined();
    expect(learnt(shop)).toEqual([]);
    await seesOn(ada, card, /working on it/);
    expect((await asks(ada, "/account", /As of/)).text).toMatch(/Webhook registered: nothing has come yet/);
  });

  it("teaches nothing if its form is the specification's", async ({ shop }) => {
    await sellsPending(shop);
    expect(await callsWebhook(shop, {})).toBe(200);
    await shop.idle();
    expect(await storedForm(shop)).toBeUndefined();
    expect((await asks(shop.ada, "/account", /As of/)).text).toMatch(/Webhook on/);
  });
});

describe("I15: a webhook that the service does not call", () => {
  it("is called registered, and after a day with sales not called, until a call comes", async () => {
    const clock = createFakeClock();
    await using shop = await openShop({ clock });
    const { ada } = shop;
    const account = async () => (await asks(ada, "/account", /As of/)).text;
    expect(await account()).toMatch(/Webhook registered: nothing has come yet/);
    clock.setNow(clock.now() + 30 * hourMs);
    expect(await account()).toMatch(/nothing has come yet/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    await shop.idle();
    expect(await account()).toMatch(/nothing has come yet/);
    clock.setNow(clock.now() + 25 * hourMs);
    expect(await account()).toMatch(/Webhook registered, but the service does not call\. .* this bot asks/);
    expect(await callsAsDeployed(shop)).toBe(200);
    await shop.idle();
    expect(await account()).toMatch(/Webhook on/);
  });
});
