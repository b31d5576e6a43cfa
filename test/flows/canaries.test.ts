import { describe, expect, it } from "vitest";
import { asks, sees, seesOn, tapsCard, tapsPin } from "../support/chat.ts";
import { plantedPin as pin, readDatabase, secretsIn, secretsOf, tokensOf } from "../support/secrets.ts";
import { asksForAirtime, buyLabel, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";
import type { World } from "../support/world.ts";

async function logInWithTrouble(shop: World): Promise<void> {
  const { ada, vending } = shop;
  await asks(ada, "/start", /Log in to your shop/);
  await asks(ada, "08031234567", /PIN for/);
  for (const kind of ["status-500-html", "garbage", "drop-after"] as const) {
    vending.faults.add({ operation: "login", kind });
    await asks(ada, pin, /not answering/);
  }
  await asks(ada, `${pin}4`, /Wrong number or PIN/);
  await asks(ada, pin, /Wallet/);
}

async function sellWithTrouble(shop: Shop): Promise<void> {
  const { ada, vending, telegram, line } = shop;
  // Two sales alike would be asked about.
  let naira = 500;
  const nextAmount = () => String(naira++);
  for (const tokenForm of ["digits", "hyphens", "spaces"] as const) {
    vending.switches.tokenForm = tokenForm;
    await seesOn(ada, await sellsElectricity(ada, { amount: nextAmount() }), /Token for meter/);
  }
  vending.switches.tokenInWebhook = false;
  vending.switches.tokenWords = "message";
  await seesOn(ada, await sellsElectricity(ada, { amount: nextAmount() }), /Token for meter/);
  vending.switches.tokenWords = "message-loose";
  await seesOn(ada, await sellsElectricity(ada, { amount: nextAmount() }), /Waiting for the token/);
  vending.switches.tokenWords = "remarks";
  const inRemarks = await seesOn(ada, await sellsElectricity(ada, { amount: nextAmount() }), /Waiting for the token/);
  await tapsCard(ada, inRemarks, /Check now/, /Token for meter/);
  vending.webhooks.mode = "withheld";
  for (const kind of ["drop-after", "truncate", "garbage", "reset-mid-answer", "status-502-html-after"] as const) {
    vending.faults.add({ operation: "purchase", kind });
    const card = await seesOn(ada, await sellsAirtime(ada, { amount: nextAmount() }), /No answer yet/);
    await tapsCard(ada, card, /Check now/, /Airtime sold/);
  }
  for (const kind of ["429", "500", "403", "reset-before"] as const) {
    telegram.faults.failNext({ kind, method: "sendMessage" });
    await ada.says("/menu");
    await until([telegram], () => telegram.pendingUpdates.length === 0, "the update was taken");
    await shop.idle();
  }
  telegram.faults.failNext({ kind: "reset-before", method: "getUpdates" });
  await asks(ada, "/menu", /Today/);
  telegram.faults.clear();
  const unsent = await asksForAirtime(ada, { amount: nextAmount() });
  await line.cut();
  await asks(ada, "/balance", /Wallet/);
  await tapsCard(ada, unsent, buyLabel, /Not sent/);
  await line.repair();
}

async function forgeWebhooks({ vending }: Shop): Promise<void> {
  const url = vending.accounts()[0]?.webhookUrl ?? "";
  const body = JSON.stringify({
    event: "transaction.update",
    reference: "VB-1",
    meta: { token: "12345678901234567890" },
  });
  for (const signature of ["", "0".repeat(64), vending.webhooks.log[0]?.signature ?? ""]) {
    const headers = { "content-type": "application/json", "x-service-signature": signature };
    expect((await fetch(url, { method: "POST", body, headers })).status).toBe(401);
  }
}

describe("I13: no secret", () => {
  it("is found in logs, database, error texts or messages after a run full of trouble", async () => {
    await using shop = await startShop({ pin });
    const { ada, telegram, vending } = shop;
    await logInWithTrouble(shop);
    await sellWithTrouble(shop);
    await forgeWebhooks(shop);
    vending.faults.add({ operation: "any", kind: "status-401", times: 6 });
    await asks(ada, "/menu", /Today/);
    await asks(ada, "/logout", /Logged out/);
    await shop.idle();
    const open = readDatabase(shop);
    await shop.stop();
    const logs = shop.logLines.join("");
    expect(shop.logLines.length).toBeGreaterThan(20);
    expect(Object.keys(tokensOf(shop)).length).toBe(6);
    const all = { ...secretsOf(shop), ...tokensOf(shop), "a forged token": "12345678901234567890" };
    expect(secretsIn(logs, all)).toEqual([]);
    expect(secretsIn(open, all)).toEqual([]);
    expect(secretsIn(readDatabase(shop), all)).toEqual([]);
    // Tokens may be in messages: that is what they are for.
    expect(secretsIn(JSON.stringify(telegram.calls), secretsOf(shop))).toEqual([]);
    expect(secretsIn(JSON.stringify(ada.chat), secretsOf(shop))).toEqual([]);
  });

  it("lies on the disk of a process that is killed in the middle of a login", async () => {
    await using shop = await startShopProcess({ pin });
    const { ada, vending } = shop;
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "08031234567", /PIN for/);
    vending.faults.add({ operation: "login", kind: "hang-before" });
    await ada.says(pin);
    await until([vending], () => vending.requests.length > 0, "the PIN was sent");
    await shop.kill();
    expect(secretsIn(readDatabase(shop), secretsOf(shop))).toEqual([]);
    await shop.start();
    await sees(ada, /Wallet/);
    expect(await shop.stop()).toBe(0);
    expect(secretsIn(readDatabase(shop), secretsOf(shop))).toEqual([]);
    expect(secretsIn(shop.output(), secretsOf(shop))).toEqual([]);
  });
});

describe("I13: a PIN that is tapped", () => {
  it("I26: is in no database, log, message or button, though the process is killed while it is checked", async () => {
    await using shop = await startShopProcess({ pin });
    const { ada, telegram, vending } = shop;
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "08031234567", /PIN for/);
    await tapsPin(ada, `${pin}4`);
    await sees(ada, /Wrong number or PIN/);
    await tapsPin(ada, pin);
    await sees(ada, /Wallet/);
    const lock = await asks(ada, "/lock", /Locked/);
    for (const digit of pin.slice(0, 6)) await (await ada.taps(digit, { message: lock.id })).answer;
    expect(secretsIn(readDatabase(shop), { "half a PIN": pin.slice(0, 6) })).toEqual([]);
    for (const digit of pin.slice(6)) await (await ada.taps(digit, { message: lock.id })).answer;
    vending.faults.add({ operation: "login", kind: "hang-before" });
    const asked = vending.requests.length;
    await ada.taps(/Done/, { message: lock.id });
    await until([vending], () => vending.requests.length > asked, "the PIN was sent");
    await shop.kill();
    const secrets = { PIN: pin };
    expect(secretsIn(readDatabase(shop), secrets)).toEqual([]);
    await shop.start();
    await seesOn(ada, lock, /Enter the PIN once more/);
    await tapsPin(ada, pin, lock);
    await sees(ada, ({ id, text }) => id > lock.id && /Today/.test(text));
    expect(await shop.stop()).toBe(0);
    expect(secretsIn(readDatabase(shop), secrets)).toEqual([]);
    expect(secretsIn(shop.output(), secrets)).toEqual([]);
    expect(secretsIn(JSON.stringify([telegram.calls, ada.history]), secrets)).toEqual([]);
    // As it would be pieced together from the buttons that were tapped.
    const data = [...JSON.stringify(telegram.calls).matchAll(/pin:[\w-]+:[\w-]+/g)].join(" ");
    expect(data).not.toMatch(/pin:[\w-]{12}:\d(?![\w-])/);
  });
});

describe("I13: the search for secrets", () => {
  it("finds them in every spelling", () => {
    const secrets = { token: "12345678901234567890", key: "ak_live_0123456789abcdef0123" };
    for (const text of [
      "x1234-5678-9012-3456-7890",
      "1234 5678 9012 3456 7890",
      Buffer.from(secrets.key).toString("hex"),
    ]) {
      expect(secretsIn(text, secrets)).toHaveLength(1);
    }
    expect(secretsIn("12345678 ak_live_***", secrets)).toEqual([]);
  });
});
