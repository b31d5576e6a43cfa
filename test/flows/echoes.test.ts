import { randomBytes } from "node:crypto";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { createCipher } from "../../src/core/cipher.ts";
import { openStore } from "../../src/db/open.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { type Echo, type Heard, startEcho } from "../support/echo.ts";
import { asPage, breaksTheDatabase, hearsTelegram, knocks, sentToOthers, settles } from "../support/echo-rounds.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { readSealedValues } from "../support/sealed-rows.ts";
import { plantedPin as pin, readDatabase, type Secrets, secretsIn, secretsOf, tokensOf } from "../support/secrets.ts";
import { sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { comesIn, type Shop, seatBola, startShop } from "../support/shop.ts";

/** How updates come; everything is logged. */
const modes = ["polling", "webhook"] as const;

const inWords = ({ said }: Heard) => ({ status: "failed", error: said, message: said, detail: { why: [said] } });
/** Every field that an answer may have, each of the wrong kind and holding what was sent. */
const inShape = ({ said }: Heard) => ({
  ...{ access_token: { said }, refresh_token: said, user: said, api_keys: said, developer_profile: [said] },
  ...{ balance: said, wallet_balance: said, networks: said, services: said, categories: said, results: said },
  ...{ webhook_url: { said }, webhook_secret: { said }, status: { said }, reference: { said } },
});
/** Answers that repeat the request: refused, forbidden, broken, not JSON, not what the spec says. */
const echoes = [
  { status: 401, body: inWords },
  { status: 403, body: inWords },
  { status: 400, body: inWords },
  { status: 422, body: inWords },
  { status: 500, body: inWords },
  { status: 502, body: asPage },
  { status: 200, body: inShape },
  { status: 200, body: ({ said }: Heard) => said },
];

/** A shop whose lines to the service and to Telegram can answer with what they were sent. */
async function openShop(mode: string) {
  const trip = { isThrowing: false };
  const environment = {
    LOG_LEVEL: "debug",
    METRICS_TOKEN: "metrics-token-canary-0001",
    // Also the secret of Telegram's calls.
    ...(mode === "webhook" && { BOT_MODE: "webhook", TELEGRAM_SECRET: "telegram-secret-token-canary-0001" }),
  };
  const shop = await startShop({
    pin,
    environment,
    catalogueTtlMs: 0,
    random() {
      if (!trip.isThrowing) return Math.random();
      const planted = Object.entries(secretsOf(shop)).map(([what, secret]) => `${what} is ${secret}`);
      throw new Error(`A bug that knows too much: ${planted.join(", ")}`);
    },
  });
  const service = await startEcho(new URL(shop.vending.baseUrl).origin);
  const telegram = await startEcho(new URL(shop.telegram.apiRoot).origin);
  shop.environment.VENDING_BASE_URL = service.near(shop.vending.baseUrl);
  shop.environment.TELEGRAM_API_ROOT = telegram.near(shop.telegram.apiRoot);
  await shop.restart();
  return { shop, service, telegram, trip };
}

/** Answers that cannot be read count as tries of a PIN: here are more of them than tries. */
function forgetTries({ databasePath }: Shop): void {
  const database = new SqliteDatabase(databasePath);
  for (const table of ["pin_try", "phone_lock", "chat_lock"]) database.prepare(`DELETE FROM ${table}`).run();
  database.close();
}

async function logsIn(shop: Shop, service: Echo): Promise<void> {
  const { ada } = shop;
  await asks(ada, "/start", /Log in to your shop/);
  await asks(ada, "08031234567", /PIN for/);
  for (const answer of echoes) {
    forgetTries(shop);
    service.next(/\/login\/$/, answer);
    await asks(ada, pin, /not answering|an answer that I cannot read|Wrong number or PIN|gave no login|web page/);
  }
  // With the access token in what is sent.
  service.next(/\/profile\/$/, { status: 200, body: inShape });
  await asks(ada, pin, /an answer that I cannot read/);
  service.next(/\/webhook\/update\/$/, { status: 400, body: inWords });
  await asks(ada, pin, /Wallet/);
  await settles(shop);
  await asks(ada, "/logout", /Logged out/);
  await asks(ada, "/start", /Log in to your shop/);
  await asks(ada, "08031234567", /PIN for/);
  await asks(ada, pin, /Wallet/);
  await settles(shop);
}

async function sells(shop: Shop, service: Echo): Promise<void> {
  const { ada } = shop;
  let naira = 500;
  const nextAmount = () => String(naira++);
  for (const answer of echoes) {
    service.next(/\/purchase\/$/, answer);
    service.next(/\/verify\//, answer);
    const card = await sellsAirtime(ada, { amount: nextAmount() });
    await seesOn(ada, card, /No answer yet|answered with an error|refused this sale|Not sold|Failed|Not sent|Log in/);
    service.clear();
  }
  const reference = ({ body, path }: Heard) => body.reference ?? path.split("/").at(-2);
  const record = (heard: Heard) => ({
    ...inShape(heard),
    reference: reference(heard),
    message: heard.said,
    purchase_id: 1,
  });
  service.next(/\/purchase\/$/, {
    status: 201,
    body: (heard) => ({ ...record(heard), status: heard.said.slice(-900) }),
  });
  service.next(/\/verify\//, {
    status: 200,
    body: (heard) => ({
      ...record(heard),
      status: "failed",
      beneficiary: heard.said,
      type: heard.said,
      remarks: heard.said,
    }),
  });
  await sellsAirtime(ada, { amount: nextAmount() });
  service.next(/\/purchase\/$/, {
    status: 400,
    body: (heard) => ({
      status: "failed",
      purchase_id: null,
      reference: reference(heard),
      error: heard.said,
      message: heard.said,
    }),
  });
  await seesOn(ada, await sellsAirtime(ada, { amount: nextAmount() }), /Failed/);
  for (const answer of echoes) {
    service.next(/\/airtime\/networks\/$/, answer);
    service.next(/\/profile\/$/, answer);
    await ada.says("/account");
    await asks(ada, "/balance", /Wallet/);
    await ada.says("/sell");
    await settles(shop);
    service.clear();
  }
}

async function backUp({ databasePath }: Shop): Promise<string> {
  const copy = `${databasePath}-backup`;
  const sqlite = new SqliteDatabase(databasePath, { readonly: true });
  await sqlite.backup(copy);
  sqlite.close();
  return readDatabase({ databasePath: join(copy) });
}

/** Everything that is sealed, opened: a PIN is not even there. */
async function openSealed({ environment }: Shop): Promise<string> {
  const keys = (environment.ENCRYPTION_KEY ?? "").split(",").map((key) => Buffer.from(key, "base64"));
  const cipher = createCipher(keys, randomBytes);
  await using store = await openStore(environment.DATABASE_URL ?? "", cipher);
  const values = await readSealedValues(store.db);
  return values.map(({ sealed, identity }) => cipher.open(sealed, identity)).join("\n");
}

describe.concurrent.each(modes)("I13: by %s", (mode) => {
  it("no secret comes back from services that repeat it, from a broken database or a bug", async () => {
    const { shop, service, telegram, trip } = await openShop(mode);
    await using _shop = shop;
    await using _service = service;
    await using _telegram = telegram;
    const { ada } = shop;
    await logsIn(shop, service);
    await sells(shop, service);
    const sale = await seesOn(ada, await sellsElectricity(ada, { amount: "1000" }), /Token for meter/);
    const { payload } = await givesLink(ada, sale);
    const ngozi = aCustomer(shop);
    await ngozi.opens(payload);
    await sees(ngozi, /Token/);
    const eve = aCustomer(shop, "Eve");
    await eve.opens(payload);
    await eve.opens(`${payload.slice(0, -2)}xx`);
    await hearsTelegram(shop, telegram);
    await breaksTheDatabase(shop);
    trip.isThrowing = true;
    await ada.says("/balance");
    await ada.says("/account");
    await settles(shop);
    trip.isThrowing = false;
    const heard = await knocks(shop);
    await settles(shop);

    const secrets: Secrets = secretsOf(shop);
    const link = { "a customer's link": payload.slice(2) };
    const tokens = tokensOf(shop);
    expect(secretsIn(service.said, secrets)).toEqual(
      expect.arrayContaining(["live key 0", "PIN", "JWT", "webhook path"]),
    );
    expect(secretsIn(telegram.said, { ...secrets })).toContain("bot token");
    const places = {
      "the log": shop.logLines.join(""),
      "the database": readDatabase(shop),
      "a backup": await backUp(shop),
      "the answers over HTTP": heard,
      messages: sentToOthers(shop, []),
      "other chats": sentToOthers(shop, [ada.id, ngozi.id]),
    };
    const found = Object.entries(places).flatMap(([place, text]) => {
      const sought = place === "messages" ? secrets : { ...secrets, ...tokens, ...link };
      return secretsIn(text, sought).map((what) => `${what} in ${place}`);
    });
    expect(found).toEqual([]);
    expect(sentToOthers(shop, [])).toContain("sendMessage");
    await shop.stop();
    const opened = await openSealed(shop);
    expect(secretsIn(opened, secrets)).toEqual(expect.arrayContaining(["live key 0", "webhook secret"]));
    expect(secretsIn(opened, { PIN: pin })).toEqual([]);
  });
});

describe("I13: a service that refuses the webhook and repeats its address", () => {
  it("does not bring the unguessable part of it into the database or the chat", async () => {
    await using shop = await startShop({ pin });
    await using service = await startEcho(new URL(shop.vending.baseUrl).origin);
    const person = seatBola(shop, { webhookUrl: `${new URL(shop.vending.baseUrl).origin}/bolas-shop/` });
    shop.environment.VENDING_BASE_URL = service.near(shop.vending.baseUrl);
    await shop.restart();
    await comesIn(person);
    const asked = await tapsAndSees(person, /Use this bot/, /stops hearing about its sales at once/);
    service.next(/\/webhook\/update\/$/, { status: 400, body: inWords });
    await tapsCard(person, asked, /Replace it now/, /did not|refused|said no/i);
    await shop.idle();
    const path = /webhooks\/vending\/([\w-]{22})/.exec(service.said)?.[1] ?? "";
    expect(path).toHaveLength(22);
    const places = [readDatabase(shop), JSON.stringify(person.chat), shop.logLines.join("")];
    expect(places.map((text) => text.includes(path))).toEqual([false, false, false]);
  });
});
