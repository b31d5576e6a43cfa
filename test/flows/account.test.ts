import { describe, expect } from "vitest";
import { asks, now, said, sees, seesOn, switchesMode, tapsAndSees, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { calls, expectNoKeys, newestKey } from "../support/keys.ts";
import { asksForAirtime, buyLabel, expectPosts, expectTruth, sellsAirtime } from "../support/selling.ts";
import { comesIn, openShop, seatBola, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { until } from "../support/until.ts";

describe("/account", () => {
  it("I32: shows who it is, both keys by their last four characters, the mode and the webhook", async ({ shop }) => {
    const { ada } = shop;
    await shop.idle();
    const card = await asks(ada, "/account", /As of \d\d:\d\d/);
    expect(card.text).toMatch(/Ada Okafor · 0803 123 4567/);
    expect(card.text).toMatch(/Developer/);
    expect(card.text).toMatch(/Mode live/);
    expect(card.text).toContain(`Live key …${newestKey(shop, "live").slice(-4)} · made `);
    expect(card.text).toMatch(/Sandbox key ….{4} · made .*never used/);
    expect(card.text).toMatch(/Webhook registered: nothing has come yet/);
    expectNoKeys(shop);
  });

  it("opens from the menu in place, and a later look does not cover the next screen", async ({ shop }) => {
    const { ada, vending } = shop;
    await shop.idle();
    const menu = await asks(ada, "/menu", /Wallet/);
    await shop.idle();
    vending.latencyMs.profile = 300;
    await tapsCard(ada, menu, /More/, /Sell many at once/);
    await tapsCard(ada, menu, /Account/, /Asking the service/);
    await tapsCard(ada, menu, /Menu/, /Today/);
    await shop.idle();
    expect(now(ada, menu).text).toMatch(/Today/);
  });

  it("shows what is known while the service is down", async ({ shop, ada, vending }) => {
    await shop.idle();
    vending.faults.add({ operation: "profile", kind: "status-500-html", times: 5 });
    const card = await asks(ada, "/account", /not answering/);
    expect(card.text).toMatch(/Live key …/);
  });
});

describe("replacing a key", () => {
  it("warns, asks again, and sells with the new key while the old one is dead", async ({ shop, ada }) => {
    await shop.idle();
    const old = newestKey(shop, "live");
    await asks(ada, "/account", /As of/);
    const warning = await tapsAndSees(ada, /New live key/, /old key stops at once/);
    expect(warning.text).toContain(`…${old.slice(-4)}`);
    expect(newestKey(shop, "live")).toBe(old);
    const done = await tapsAndSees(ada, /Replace now/, /new live key is/);
    expect(done.text).toContain(`…${newestKey(shop, "live").slice(-4)}`);
    expect(newestKey(shop, "live")).not.toBe(old);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    expectNoKeys(shop);
    expectTruth(shop);
  });

  it("is cancelled without a trace, and its button is dead afterwards", async ({ shop, ada }) => {
    const card = await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    await seesOn(ada, card, /old key stops/);
    await tapsCard(ada, card, /Cancel/, /As of/);
    await shop.idle();
    expect(calls(shop, "key-regeneration")).toBe(0);
  });

  it.for(["drop-after", "garbage", "status-502-html-after"] as const)(
    "reads the profile for the newest key when the answer is lost (%s)",
    async (kind, { shop, ada, vending }) => {
      await shop.idle();
      await asks(ada, "/account", /As of/);
      await ada.taps(/New live key/);
      vending.faults.add({ operation: "key-regeneration", kind });
      const done = await tapsAndSees(ada, /Replace now/, /new live key is/);
      expect(done.text).toContain(`…${newestKey(shop, "live").slice(-4)}`);
      expect(calls(shop, "key-regeneration")).toBe(1);
      await seesOn(ada, await sellsAirtime(ada), /sold/);
    },
  );

  it("asks for the PIN when nothing proves who it is any more, and takes the new key from the profile", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await tapsAndSees(ada, /New live key/, /old key stops/);
    vending.faults.add({ operation: "key-regeneration", kind: "drop-after" });
    vending.faults.add({ operation: "profile", kind: "status-401", times: 3 });
    const card = await tapsAndSees(ada, /Replace now/, /The service wants your PIN before I can look/);
    await ada.sees((message) => message.id > card.id && /PIN for/.test(message.text));
    await ada.says("7391");
    await seesOn(ada, card, /new live key is/);
    expect(calls(shop, "key-regeneration")).toBe(1);
  });

  it("says no in the service's words", async ({ ada, vending }) => {
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    vending.faults.add({ operation: "key-regeneration", kind: "status-429", retryAfterSeconds: 30 });
    const refused = await tapsAndSees(ada, /Replace now/, /the service said no/);
    expect(refused.text).toMatch(/asks you to wait/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
  });

  it("lets open sales be checked with the new key", async ({ shop, ada, vending }) => {
    await shop.idle();
    vending.switches.purchaseAnswer = "pending";
    vending.webhooks.mode = "withheld";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    await asks(ada, "/account", /As of/);
    await ada.taps(/New live key/);
    await tapsAndSees(ada, /Replace now/, /new live key is/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await tapsCard(ada, card, /Check now/, /sold/);
    expect(said(ada, /no longer accepts/)).toEqual([]);
    expectTruth(shop);
  });
});

describe("sandbox mode", () => {
  it("I33: marks every card, has figures of its own, and does not touch the live ones", async ({ shop }) => {
    const { ada, vending } = shop;
    await shop.idle();
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await tapsAndSees(ada, /Switch to sandbox/, /From then on nothing you sell is real/);
    expect(vending.requests.some(({ mode }) => mode === "sandbox")).toBe(false);
    const account = await tapsAndSees(ada, /Switch to sandbox/, /Mode 🧪 SANDBOX/);
    await seesOn(ada, account, /As of/);
    const menu = await asks(ada, "/menu", /SANDBOX/);
    expect(menu.text).toMatch(/Wallet ₦1,000,000\.00/);
    expect(menu.text).toMatch(/no sales yet/);
    const card = await asksForAirtime(ada, { phone: "0803 555 9999" });
    expect(card.text).toMatch(/SANDBOX/);
    const sold = await tapsCard(ada, card, buyLabel, /sold/);
    expect(sold.text).toMatch(/SANDBOX/);
    expect(vending.transactions().at(-1)?.mode).toBe("sandbox");
    await shop.idle();
    await asks(ada, "/account", /As of/);
    await tapsAndSees(ada, /Switch to live/, /every sale is real/);
    await tapsAndSees(ada, /Switch to live/, /Mode live/);
    await shop.idle();
    const live = await asks(ada, "/menu", /Wallet/);
    expect(live.text).toMatch(/Wallet ₦11,962\.50/);
    expect(live.text).toMatch(/1 sale/);
    expect(live.text).not.toMatch(/SANDBOX/);
    const history = await asks(ada, "/history", /sales/i);
    expect(JSON.stringify(history.inlineKeyboard)).not.toMatch(/0803 555 9999/);
    expectTruth(shop);
  });

  it("makes no offer of the mode that another chat has left while the bot asked for its price", async () => {
    const worldClock = createFakeClock(Date.now());
    await using shop = await openShop({ worldClock, catalogueTtlMs: 0 });
    const { ada, telegram, vending } = shop;
    const bola = telegram.user({ firstName: "Bola", phone: "2348029999999" });
    await shop.logIn(bola);
    await asks(ada, "/sell", /What do you want/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    const question = await asks(ada, "0803 555 1234", /How much/);
    await shop.idle();
    vending.latencyMs.catalogue = 1000;
    await ada.taps("₦500", { message: question.id });
    const isHeld = () => vending.requests.some(({ path, answered }) => /networks/.test(path) && answered === null);
    await until([vending], isHeld, "the price is asked for");
    vending.latencyMs.catalogue = 0;
    await switchesMode(bola, "sandbox");
    await worldClock.advance(1000);
    await sees(ada, /switched between live and sandbox/);
    expect(said(ada, /Sell airtime\?/)).toEqual([]);
    await expectPosts(shop, 0);
  });

  it("never sells with a live key that the service lists as one for trying", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    vending.switches.keysFiledUnder = "the-other";
    await asks(ada, "/start", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /Type your PIN/);
    await asks(ada, "7391", /no key|cannot sell/i);
    await shop.idle();
    await asks(ada, "/account", /No live key|Live key/i);
    await asks(ada, "/sell", /no key|cannot sell/i);
    expect(shop.posts()).toBe(0);
    // The service repairs it: the bot takes the keys at the next look.
    vending.switches.keysFiledUnder = "their-mode";
    await asks(ada, "/account", /As of/);
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    expect(vending.transactions().map(({ mode }) => mode)).toEqual(["live"]);
  });

  it("takes back offers of the mode that is left", async ({ shop, ada }) => {
    const offer = await asksForAirtime(ada);
    await asks(ada, "/account", /As of/);
    await switchesMode(ada, "sandbox");
    await seesOn(ada, offer, /Time is up for this sale/);
    await expectPosts(shop, 0);
  });

  it("offers to make a sandbox key where there is none", async () => {
    await using shop = await startShop();
    const person = seatBola(shop);
    await comesIn(person);
    const account = await asks(person, "/account", /As of/);
    expect(account.text).toMatch(/Sandbox key: none/);
    await tapsAndSees(person, /Make sandbox key/, /Make a sandbox key\?/);
    await tapsAndSees(person, /Make the key/, /sandbox key ….{4} is made/);
    await switchesMode(person, "sandbox");
  });

  it("tells the others of the shop", async ({ shop, ada, telegram }) => {
    const chidi = telegram.user({ firstName: "Chidi", phone: "2348055550123" });
    await shop.logIn(chidi);
    await switchesMode(ada, "sandbox");
    await chidi.sees(/Somebody else in this shop has switched to SANDBOX/);
    await shop.idle();
    expect(said(ada, /Somebody else/)).toEqual([]);
  });
});

describe("discovery", () => {
  it("is read after the login, and tells nobody of what is known", async () => {
    await using shop = await openShop({ environment: { ADMIN_IDS: "4711" } });
    await shop.idle();
    expect(shop.vending.requests.some(({ path }) => path.endsWith("/services/"))).toBe(true);
    expect(shop.logLines.filter((line) => line.includes("discovery.unknown"))).toEqual([]);
  });
});
