import { describe, expect, it } from "vitest";
import { asks, now, said, seesOn } from "../support/chat.ts";
import { bola, comesIn, seatBola } from "../support/people.ts";
import { asksForAirtime, confirms, expectTruth, sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const calls = (shop: Shop, operation: string) =>
  shop.vending.requests.filter((request) => request.operation === operation).length;

/** No key, whole or nearly so, stands anywhere in a chat. */
function expectNoKeys({ telegram, vending }: Shop): void {
  const shown = telegram.people.flatMap((person) => person.history.map((event) => JSON.stringify(event))).join("\n");
  for (const { keys } of vending.accounts()) {
    for (const { key } of keys) expect(shown).not.toContain(key.slice(-10));
  }
  expect(shown).not.toMatch(/ak_(live|test)_/);
}

const newestKey = ({ vending }: Shop, mode: "live" | "sandbox") =>
  vending
    .accounts()[0]
    ?.keys.filter((key) => key.mode === mode && key.isActive)
    .at(-1)?.key ?? "";

describe("/account", () => {
  it("shows who it is, both keys by their last four characters, the mode and the webhook", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await shop.logIn();
    await shop.idle();
    const card = await asks(ada, "/account", /As of \d\d:\d\d/);
    expect(card.text).toMatch(/Ada Okafor · 0803 123 4567/);
    expect(card.text).toMatch(/Developer/);
    expect(card.text).toMatch(/Mode live/);
    expect(card.text).toContain(`Live key …${newestKey(shop, "live").slice(-4)} · made `);
    expect(card.text).toMatch(/Sandbox key ….{4} · made .*never used/);
    expect(card.text).toMatch(/Webhook on/);
    expectNoKeys(shop);
  });

  it("opens from the menu in place, and a later look does not cover the next screen", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    const menu = await ada.sees(/Wallet/);
    vending.latencyMs.profile = 300;
    await ada.taps(/Account/, { message: menu.id });
    await seesOn(ada, menu, /Asking the service/);
    await ada.taps(/Menu/, { message: menu.id });
    await seesOn(ada, menu, /Today/);
    await shop.idle();
    expect(now(ada, menu).text).toMatch(/Today/);
  });

  it("shows what is known while the service is down", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    vending.faults.add({ operation: "profile", kind: "status-500-html", times: 5 });
    const card = await asks(ada, "/account", /not answering/);
    expect(card.text).toMatch(/Live key …/);
  });
});

describe("upgrading to developer", () => {
  async function startVisitor(over: { walletNaira?: number; feeNaira?: number } = {}) {
    const shop = await startShop();
    const person = seatBola(shop, { role: "user", walletNaira: over.walletNaira ?? 5000 });
    shop.vending.switches.upgradeFeeNaira = over.feeNaira ?? 1000;
    await comesIn(person, /cannot sell yet/);
    await shop.idle();
    const account = () => shop.vending.accounts().find(({ pin }) => pin === bola.pin);
    return { shop, person, account, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
  }

  it("is offered at the login, says that a fee may be charged, asks again, and sells with the new key", async () => {
    await using world = await startVisitor();
    const { shop, person, account } = world;
    await person.taps(/Upgrade/);
    const asked = await person.sees(/may charge a fee/);
    expect(asked.text).toMatch(/Wallet now ₦5,000\.00/);
    expect(calls(shop, "upgrade")).toBe(0);
    await person.taps(/Upgrade now/);
    const done = await person.sees(/You are a developer now/);
    expect(done.id).toBe(asked.id);
    expect(done.text).toMatch(/fee of ₦1,000\.00/);
    expect(done.text).toContain(`…${account()?.keys.at(-1)?.key.slice(-4)}`);
    await person.taps(/Menu/, { message: done.id });
    await person.sees(/Wallet ₦4,000\.00/);
    const card = await sellsAirtime(person);
    await seesOn(person, card, /sold/);
    expect(calls(shop, "upgrade")).toBe(1);
    expectNoKeys(shop);
    expectTruth(shop);
  });

  it("says that no fee was charged where there is none", async () => {
    await using world = await startVisitor({ feeNaira: 0 });
    await world.person.taps(/Upgrade/);
    await world.person.taps(/Upgrade now/);
    await world.person.sees(/No fee was charged/);
  });

  it("says that the wallet is too low in the service's words, with the bank details, and goes on once it is paid", async () => {
    await using world = await startVisitor({ walletNaira: 10, feeNaira: 1000 });
    const { shop, person, account } = world;
    await person.taps(/Upgrade/);
    await person.taps(/Upgrade now/);
    const refused = await person.sees(/Not upgraded\. Nothing was charged/);
    expect(refused.text).toMatch(/The service says: “Insufficient balance\. The upgrade fee is ₦1,000\.00”/);
    expect(refused.text).toMatch(/Providus Bank/);
    shop.vending.fund(account()?.id ?? 0, 5000);
    await person.taps(/Upgrade/, { message: refused.id });
    await person.taps(/Upgrade now/);
    await person.sees(/fee of ₦1,000\.00/);
  });

  it("burns its button with the first tap: ten more upgrade nothing", async () => {
    await using world = await startVisitor();
    const { shop, person, account } = world;
    await person.taps(/Upgrade/);
    await person.sees(/may charge a fee/);
    shop.vending.latencyMs.upgrade = 100;
    await person.taps(/Upgrade now/);
    await Promise.all(Array.from({ length: 10 }, () => person.taps(/Upgrade now/, { sameTapAgain: true })));
    await person.sees(/You are a developer now/);
    await shop.idle();
    expect(calls(shop, "upgrade")).toBe(1);
    expect(account()?.walletKobo).toBe(400_000);
  });

  it.each(["drop-after", "status-502-html-after", "truncate"] as const)(
    "looks at the profile when the answer is lost (%s), and never asks twice",
    async (kind) => {
      await using world = await startVisitor();
      const { shop, person, account } = world;
      shop.vending.faults.add({ operation: "upgrade", kind });
      await person.taps(/Upgrade/);
      await person.taps(/Upgrade now/);
      const done = await person.sees(/You are a developer now/);
      expect(done.text).toMatch(/did not say what it charged/);
      expect(done.text).toMatch(/Wallet was ₦5,000\.00, is now ₦4,000\.00/);
      expect(calls(shop, "upgrade")).toBe(1);
      expect(account()?.walletKobo).toBe(400_000);
    },
  );

  it("says that nothing was done when the profile shows it, and can be tried again", async () => {
    await using world = await startVisitor();
    const { shop, person } = world;
    shop.vending.faults.add({ operation: "upgrade", kind: "drop-before" });
    await person.taps(/Upgrade/);
    await person.taps(/Upgrade now/);
    const undone = await person.sees(/Upgrade: not done/);
    await person.taps(/Account/, { message: undone.id });
    await person.taps(/Upgrade/, { message: undone.id });
    await person.taps(/Upgrade now/);
    await person.sees(/You are a developer now/);
  });

  it("waits with its question while the profile is not to be had, and offers no second upgrade meanwhile", async () => {
    await using world = await startVisitor();
    const { shop, person } = world;
    shop.vending.faults.add({ operation: "upgrade", kind: "drop-after" });
    shop.vending.faults.add({ operation: "profile", kind: "status-500-html", times: 6 });
    await person.taps(/Upgrade/);
    await person.taps(/Upgrade now/);
    const unclear = await person.sees(/not known yet/);
    const account = await asks(person, "/account", /not known yet whether it was done/);
    expect(JSON.stringify(account.inlineKeyboard)).not.toMatch(/Upgrade/);
    await shop.idle();
    shop.vending.faults.clear();
    await person.taps(/Look now/, { message: unclear.id });
    await seesOn(person, unclear, /You are a developer now/);
    expect(calls(shop, "upgrade")).toBe(1);
  });

  it("asks for the PIN when the session is over, and goes on where it stopped", async () => {
    await using world = await startVisitor();
    const { shop, person } = world;
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "status-401" });
    await person.taps(/Upgrade now/);
    await person.sees(/wants your PIN again\. Nothing was changed or charged/);
    await person.sees(/PIN for 0802 999 9999/);
    await person.says(bola.pin);
    await person.sees(/You are a developer now/);
    await shop.idle();
    expect(person.chat.some(({ text }) => text.includes(bola.pin))).toBe(false);
    expect(calls(shop, "upgrade")).toBe(2);
  });

  it("does not ask for the PIN for ever when the service goes on refusing", async () => {
    await using world = await startVisitor();
    const { shop, person } = world;
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "status-401", times: 5 });
    await person.taps(/Upgrade now/);
    await person.sees(/PIN for 0802 999 9999/);
    await person.says(bola.pin);
    await person.sees(/the service said no/);
    expect(calls(shop, "upgrade")).toBe(2);
  });

  it("looks first when the process died between the tap and the answer", async () => {
    await using world = await startVisitor();
    const { shop, person, account } = world;
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "hang-after" });
    await person.taps(/Upgrade now/);
    const asking = await person.sees(/asking the service/);
    await until([shop.vending], () => account()?.role === "developer", "the upgrade is carried out");
    await shop.stop();
    shop.vending.faults.clear();
    await shop.start();
    await seesOn(person, asking, /You are a developer now/);
    expect(calls(shop, "upgrade")).toBe(1);
    expect(account()?.walletKobo).toBe(400_000);
  });
});

describe("replacing a key", () => {
  it("warns, asks again, and sells with the new key while the old one is dead", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await shop.logIn();
    await shop.idle();
    const old = newestKey(shop, "live");
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    const warning = await ada.sees(/old key stops at once/);
    expect(warning.text).toContain(`…${old.slice(-4)}`);
    expect(newestKey(shop, "live")).toBe(old);
    await ada.taps(/Replace the key now/);
    const done = await ada.sees(/new live key is/);
    expect(done.text).toContain(`…${newestKey(shop, "live").slice(-4)}`);
    expect(newestKey(shop, "live")).not.toBe(old);
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /sold/);
    expectNoKeys(shop);
    expectTruth(shop);
  });

  it("is cancelled without a trace, and its button is dead afterwards", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await shop.logIn();
    const card = await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    await seesOn(ada, card, /old key stops/);
    await ada.taps(/Cancel/, { message: card.id });
    await seesOn(ada, card, /As of/);
    await shop.idle();
    expect(calls(shop, "key-regeneration")).toBe(0);
  });

  it.each(["drop-after", "garbage", "status-502-html-after"] as const)(
    "reads the profile for the newest key when the answer is lost (%s)",
    async (kind) => {
      await using shop = await startShop();
      const { ada, vending } = shop;
      await shop.logIn();
      await shop.idle();
      await asks(ada, "/account", /As of/);
      await ada.taps(/New live key/);
      vending.faults.add({ operation: "key-regeneration", kind });
      await ada.taps(/Replace the key now/);
      const done = await ada.sees(/new live key is/);
      expect(done.text).toContain(`…${newestKey(shop, "live").slice(-4)}`);
      expect(calls(shop, "key-regeneration")).toBe(1);
      const card = await sellsAirtime(ada);
      await seesOn(ada, card, /sold/);
    },
  );

  it("asks for the PIN when nothing proves who it is any more, and takes the new key from the profile", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    await ada.sees(/old key stops/);
    vending.faults.add({ operation: "key-regeneration", kind: "drop-after" });
    vending.faults.add({ operation: "profile", kind: "status-401", times: 3 });
    await ada.taps(/Replace the key now/);
    const card = await ada.sees(/To look, the service wants your PIN/);
    await ada.sees((message) => message.id > card.id && /PIN for/.test(message.text));
    await ada.says("7391");
    await seesOn(ada, card, /new live key is/);
    expect(calls(shop, "key-regeneration")).toBe(1);
  });

  it("says no in the service's words", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    vending.faults.add({ operation: "key-regeneration", kind: "status-429", retryAfterSeconds: 30 });
    await ada.taps(/Replace the key now/);
    const refused = await ada.sees(/the service said no/);
    expect(refused.text).toMatch(/asks to wait/);
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /sold/);
  });

  it("lets open sales be checked with the new key", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    vending.switches.purchaseAnswer = "pending";
    vending.webhooks.mode = "withheld";
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /working on it/);
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    await ada.taps(/Replace the key now/);
    await ada.sees(/new live key is/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await ada.taps(/Check now/, { message: card.id });
    await seesOn(ada, card, /sold/);
    expect(said(ada, /no longer accepts/)).toEqual([]);
    expectTruth(shop);
  });
});

describe("sandbox mode", () => {
  it("marks every card, has figures of its own, and leaves the live ones alone", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    const first = await sellsAirtime(ada);
    await seesOn(ada, first, /sold/);
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await ada.taps(/Switch to sandbox/);
    const account = await ada.sees(/Mode 🧪 SANDBOX/);
    await seesOn(ada, account, /As of/);
    const menu = await asks(ada, "/menu", /SANDBOX/);
    expect(menu.text).toMatch(/Wallet ₦1,000,000\.00/);
    expect(menu.text).toMatch(/no sales yet/);
    const card = await asksForAirtime(ada, { phone: "0803 555 9999" });
    expect(card.text).toMatch(/SANDBOX/);
    await confirms(ada, card);
    const sold = await seesOn(ada, card, /sold/);
    expect(sold.text).toMatch(/SANDBOX/);
    expect(vending.transactions().at(-1)?.mode).toBe("sandbox");
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await ada.taps(/Switch to live/);
    await ada.sees(/Mode live/);
    await shop.idle();
    const live = await asks(ada, "/menu", /Wallet/);
    expect(live.text).toMatch(/Wallet ₦11,962\.50/);
    expect(live.text).toMatch(/1 sale/);
    expect(live.text).not.toMatch(/SANDBOX/);
    const history = await asks(ada, "/history", /sales/i);
    expect(JSON.stringify(history.inlineKeyboard)).not.toMatch(/0803 555 9999/);
    expectTruth(shop);
  });

  it("takes back offers of the mode that is left", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await shop.logIn();
    const offer = await asksForAirtime(ada);
    await asks(ada, "/account", /As of/);
    await ada.taps(/Switch to sandbox/);
    await ada.sees(/Mode 🧪 SANDBOX/);
    await seesOn(ada, offer, /This offer is over/);
    await shop.idle();
    expect(shop.posts()).toBe(0);
  });

  it("offers to make a sandbox key where there is none", async () => {
    await using shop = await startShop();
    const person = seatBola(shop);
    await comesIn(person);
    const account = await asks(person, "/account", /As of/);
    expect(account.text).toMatch(/Sandbox key: none/);
    await person.taps(/Make a sandbox key/);
    await person.sees(/Make a sandbox key\?/);
    await person.taps(/Make the key/);
    await person.sees(/sandbox key ….{4} is made/);
    await person.taps(/Switch to sandbox/);
    await person.sees(/Mode 🧪 SANDBOX/);
  });

  it("tells the others of the shop", async () => {
    await using shop = await startShop();
    const { ada, telegram } = shop;
    await shop.logIn();
    const chidi = telegram.user({ firstName: "Chidi", phone: "2348055550123" });
    await shop.logIn(chidi);
    await asks(ada, "/account", /As of/);
    await ada.taps(/Switch to sandbox/);
    await chidi.sees(/Somebody else of this shop has switched to SANDBOX/);
    await shop.idle();
    expect(said(ada, /Somebody else/)).toEqual([]);
  });
});

describe("discovery", () => {
  it("is read after the login, and tells nobody of what is known", async () => {
    await using shop = await startShop({ environment: { ADMIN_IDS: "4711" } });
    await shop.logIn();
    await shop.idle();
    expect(shop.vending.requests.some(({ path }) => path.endsWith("/services/"))).toBe(true);
    expect(shop.logLines.filter((line) => line.includes("discovery.unknown"))).toEqual([]);
  });
});
