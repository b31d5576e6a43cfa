import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, said, seesOn, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { bola, comesIn, logsInElsewhere, type Shop, type ShopOptions, seatBola, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("world", startWithWebsite, "shop", "person", "called", "website");

const question = /The service tells 127\.0\.0\.1:\d+ about your sales/;

/** Bola's account tells her own website about sales: a path of the sandbox that answers 404. */
async function startWithWebsite(options: ShopOptions = {}) {
  const shop = await startShop(options);
  const website = `${new URL(shop.vending.baseUrl).origin}/bolas-shop/secret-path/`;
  const person = seatBola(shop, { webhookUrl: website });
  const called = () => shop.vending.accounts().find(({ pin }) => pin === bola.pin)?.webhookUrl ?? "";
  return { shop, person, website, called, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

async function replaces(person: Person): Promise<void> {
  const asked = await person.sees(question);
  await tapsCard(person, asked, /Use this bot/, /stops hearing about its sales at once/);
  await tapsCard(person, asked, /Replace it now/, /tells this bot about sales now/);
}

const updates = ({ vending }: Shop) =>
  vending.requests.filter(({ operation }) => operation === "webhook-update").length;

/** Somebody else registers a URL at the service, with Bola's own key. */
async function registersElsewhere({ vending }: Shop, url: string): Promise<void> {
  const key =
    vending
      .accounts()
      .find(({ pin }) => pin === bola.pin)
      ?.keys.at(-1)?.key ?? "";
  const answer = await fetch(`${vending.baseUrl}/webhook/update/`, {
    method: "PATCH",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ webhook_url: url }),
  });
  expect(answer.status).toBe(200);
}

describe("I31: another website's webhook", () => {
  it("is named only by its host at the login, kept when the reseller says so, and asked about once", async () => {
    await using world = await startWithWebsite();
    const { shop, person, website, called } = world;
    await comesIn(person);
    const asked = await person.sees(question);
    expect(JSON.stringify(person.chat)).not.toContain("secret-path");
    expect(asked.text).toMatch(/stops hearing about its sales/);
    await tapsCard(person, asked, /Keep it/, /still hears about its sales/);
    await person.says("/login");
    await person.sees(/You are logged in as/);
    await person.presses(/Share my number/);
    await person.sees((message) => message.id > asked.id && /PIN for/.test(message.text));
    await person.says(bola.pin);
    await person.sees((message) => message.id > asked.id && /Wallet/.test(message.text));
    await shop.idle();
    expect(said(person, question)).toEqual([]);
    expect(called()).toBe(website);
    expect(updates(shop)).toBe(0);
    const account = await asks(person, "/account", /As of/);
    expect(account.text).toMatch(/Webhook of 127\.0\.0\.1/);
    await tapsCard(person, account, /Use this bot/, /You can undo this here/);
    await tapsCard(person, account, /Cancel/, /As of/);
    expect(called()).toBe(website);
  });

  it("is replaced with a second tap, and sales settle by webhook from then on", async ({ shop, person, called }) => {
    const { vending } = shop;
    await comesIn(person);
    await replaces(person);
    expect(called()).toMatch(new RegExp(`^${shop.webhookOrigin}/webhooks/vending/`));
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(person, await sellsAirtime(person), /working on it/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(person, card, /sold/);
    expect(vending.webhooks.log.at(-1)?.answered).toBe(200);
    expect((await asks(person, "/account", /As of/)).text).toMatch(/Webhook on/);
    expect(updates(shop)).toBe(1);
    expectTruth(shop);
  });

  it.each([
    ["drop-after", /tells this bot about sales now/],
    ["drop-before", /Webhook: not done/],
    ["status-429", /the service said no/],
  ] as const)("tells the truth about a replacement whose answer is a %s", async (kind, truth) => {
    await using world = await startWithWebsite();
    const { shop, person, website, called } = world;
    await comesIn(person);
    const asked = await person.sees(question);
    await person.taps(/Use this bot/, { message: asked.id });
    shop.vending.faults.add({ operation: "webhook-update", kind });
    await person.taps(/Replace it now/, { message: asked.id });
    await seesOn(person, asked, truth);
    await shop.idle();
    expect(called() === website).toBe(kind !== "drop-after");
    expect(updates(shop)).toBe(1);
  });

  it("is put back from /account", async ({ shop, person, website, called }) => {
    await comesIn(person);
    await replaces(person);
    const account = await asks(person, "/account", /As of/);
    expect(account.text).toMatch(/Webhook registered: nothing has come yet/);
    await tapsCard(person, account, /Put back 127\.0\.0\.1/, /wait longer for how a sale ends, and for a token/);
    await tapsCard(person, account, /Put it back now/, /Put back\. The service tells 127\.0\.0\.1/);
    expect(called()).toBe(website);
    await shop.idle();
    expect(said(person, /changed your webhook/)).toEqual([]);
  });

  it("is put back by the logout, and asked about again at the next login", async ({ world }) => {
    const { shop, person, website, called } = world;
    await comesIn(person);
    await replaces(person);
    await person.says("/logout");
    const left = await person.sees(/Logged out/);
    expect(left.text).toMatch(/is put back/);
    await until([shop.vending], () => called() === website, "the website is called again");
    await shop.idle();
    await person.says("/start");
    await person.presses(/Share my number/);
    await person.sees((message) => message.id > left.id && /PIN for/.test(message.text));
    await person.says(bola.pin);
    await person.sees((message) => message.id > left.id && question.test(message.text));
  });

  it("is put back at a later attempt when the service does not answer at the logout", async ({ world }) => {
    const { shop, person, website, called } = world;
    await comesIn(person);
    await replaces(person);
    shop.vending.faults.add({ operation: "webhook-update", kind: "drop-before" });
    await person.says("/logout");
    await until([shop.vending], () => called() === website, "the website is called again", 15_000);
    await shop.idle();
    expect(said(person, /could not put back/)).toEqual([]);
  });

  it("is called left behind when it cannot be put back", async ({ shop, person, website, called }) => {
    await comesIn(person);
    await replaces(person);
    shop.vending.faults.add({ operation: "profile", kind: "status-401", times: 10 });
    await person.says("/logout");
    await person.sees(/could not put back 127\.0\.0\.1/);
    expect(called()).not.toBe(website);
  });

  it("stays replaced while somebody else of the shop is logged in", async ({ shop, person, website, called }) => {
    await comesIn(person);
    await replaces(person);
    const helper = shop.telegram.user({ firstName: "Helper", phone: "2348029999999" });
    await comesIn(helper);
    await person.says("/logout");
    const left = await person.sees(/Logged out/);
    expect(left.text).not.toMatch(/is put back/);
    await shop.idle();
    expect(called()).not.toBe(website);
  });

  it("is put back when the last owner's chat logs in to another shop", async ({ shop, person, website, called }) => {
    await comesIn(person);
    await replaces(person);
    await logsInElsewhere(person);
    await until([shop.vending], () => called() === website, "the website is called again", 15_000);
  });

  it("is nothing to choose about where the service cannot reach this bot", async () => {
    await using world = await startWithWebsite({ withoutWebhook: true });
    const { shop, person, website, called } = world;
    await comesIn(person);
    await shop.idle();
    expect(said(person, question)).toEqual([]);
    const account = await asks(person, "/account", /As of/);
    expect(JSON.stringify(account.inlineKeyboard)).not.toMatch(/Use this bot/);
    expect(called()).toBe(website);
  });
});

describe("I31: a webhook that is no longer ours", () => {
  it("is noticed at the next look, said once, and not taken back without a tap", async () => {
    await using shop = await startShop();
    const person = seatBola(shop);
    await comesIn(person);
    await until([shop.vending], () => updates(shop) === 1, "our webhook is registered");
    await shop.idle();
    await registersElsewhere(shop, "https://www.bolas-shop.example/hook");
    await asks(person, "/balance", /Wallet/);
    const lost = await person.sees(/Somebody has changed your webhook/);
    expect(lost.text).toContain("www.bolas-shop.example");
    await asks(person, "/account", /As of/);
    await asks(person, "/balance", /Wallet/);
    await shop.idle();
    expect(said(person, /Somebody has changed/)).toHaveLength(1);
    expect(updates(shop)).toBe(2);
    await person.taps(/Use this bot/, { message: lost.id });
    await tapsCard(person, lost, /Replace it now/, /tells this bot about sales now/);
  });

  it("is taken for our own again when only its secret was changed: one look at the profile, and the next try counts", async () => {
    await using shop = await startShop();
    const { vending } = shop;
    const person = seatBola(shop);
    await comesIn(person);
    await until([vending], () => updates(shop) === 1, "our webhook is registered");
    await shop.idle();
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(person, await sellsAirtime(person), /working on it/);
    await shop.idle();
    const url = vending.accounts().find(({ pin }) => pin === bola.pin)?.webhookUrl ?? "";
    vending.switches.webhookUpdateRotatesSecret = true;
    await registersElsewhere(shop, url);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(person, card, /sold/);
    await vending.webhooks.idle({ timers: true });
    expect(vending.webhooks.log.map(({ answered }) => answered)).toEqual(expect.arrayContaining([401, 200]));
    expect(shop.logLines.filter((line) => line.includes("webhook.bad_signature"))).toHaveLength(1);
    expectTruth(shop);
  });
});
