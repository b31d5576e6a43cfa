import { describe, expect } from "vitest";
import { looksSoon, openClockedShop } from "../support/alerted-shop.ts";
import { sees, seesOn, tapsAndSees } from "../support/chat.ts";
import { buyLabel, expectTruth, walksTo } from "../support/selling.ts";
import { openCounter, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { callsWebhook } from "../support/signed-webhook.ts";
import { sell, walks } from "../support/walks.ts";

describe("each service", () => {
  it.each(walks)("$service is sold from the menu in $taps taps and $typed typed at most", async (walk) => {
    await using shop = await openCounter({ walletNaira: 100_000 });
    await sell(shop, walk);
    const taps = walk.steps.filter((step) => step instanceof RegExp).length + 1;
    expect(taps).toBeLessThanOrEqual(walk.taps);
    expect(walk.steps.length + 1 - taps).toBeLessThanOrEqual(walk.typed);
    const sent = shop.vending.requests.filter(({ operation }) => operation === "purchase");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject(walk.wire);
    expectTruth(shop);
  });

  it.each(walks)(
    "$service costs its card a price, the POST and at most one look at the wallet when the catalogue is warm",
    async (walk) => {
      await using shop = await openClockedShop({ walletNaira: 100_000 });
      await walksTo(shop.ada, walk.steps);
      await shop.ada.taps(/Cancel/);
      await shop.idle();
      const before = shop.vending.requests.length;
      await sell(shop, walk);
      await looksSoon(shop);
      const since = shop.vending.requests.slice(before).map(({ operation }) => operation);
      expect(since.filter((operation) => operation === "purchase")).toHaveLength(1);
      expect(since.filter((operation) => operation === "profile").length).toBeLessThanOrEqual(1);
      expect(since.filter((operation) => operation !== "purchase" && operation !== "profile")).toEqual(["catalogue"]);
      expect(since[0]).toBe("catalogue");
    },
  );
});

describe("a line that says it all", () => {
  it("is sold with one tap", async ({ ada, vending }) => {
    await ada.says("500 airtime 0803 555 1234");
    const card = await sees(ada, /Sell airtime\?/);
    expect(card.text).toMatch(/MTN · 0803 555 1234/);
    await tapsAndSees(ada, buyLabel, /Airtime sold/, card);
    expect(vending.transactions()).toMatchObject([{ beneficiary: "08035551234", status: "success" }]);
  });

  it("takes the network that it names before the one that the number tells", async ({ shop }) => {
    await shop.ada.says("airtel 1k 0803 555 1234");
    await sees(shop.ada, /Sell airtime\?\nAirtel · 0803 555 1234\n.*\nCustomer pays ₦1,000/);
  });

  it("with an amount out of limits asks for another, the rest kept", async ({ shop }) => {
    await shop.ada.says("20 airtime 0803 555 1234");
    await sees(shop.ada, /is too small.*MTN · 0803 555 1234/s);
    await tapsAndSees(shop.ada, "₦100", /Sell airtime\?/);
  });
});

describe("a long list of plans", () => {
  const toPlans = [/Data/, "0803 555 1234"] as const;

  it("is paged and searched without asking the service again", async ({ shop, ada, vending }) => {
    const kinds = await walksTo(shop.ada, [...toPlans, /^Direct$/]);
    await shop.idle();
    const listed = vending.requests.length;
    await ada.taps("▶", { message: kinds.id });
    await sees(
      ada,
      ({ id, inlineKeyboard }) => id === kinds.id && inlineKeyboard.flat().some(({ text }) => text === "2/2"),
    );
    await ada.says("weekly");
    const found = await sees(ada, /matches for “weekly”/);
    expect(found.inlineKeyboard.flat().filter(({ text }) => /7 days/.test(text)).length).toBeGreaterThan(3);
    await ada.says("under 500");
    const cheap = await sees(ada, /matches for “under 500”/);
    expect(cheap.inlineKeyboard.flat().some(({ text }) => /₦(?:[5-9]\d\d|\d,\d{3})/.test(text))).toBe(false);
    await ada.says("sme 2gb");
    await sees(ada, /Sell data\?/);
    await ada.says("nonsense");
    await sees(ada, /Use the buttons/);
    const asked = vending.requests.slice(listed).filter(({ operation }) => operation === "catalogue");
    // Only the card has its price brought up to date.
    expect(asked.map(({ path }) => path)).toEqual(["/data/networks/11/plans/"]);
  });

  it("of 500 plans stays within what Telegram shows", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    vending.setCatalogue(({ data }) => {
      const mtn = data[0];
      const model = mtn?.plans[0];
      if (!mtn || !model) throw new Error("No plan to copy");
      mtn.plans = Array.from({ length: 500 }, (_, index) => ({
        ...model,
        id: 9000 + index,
        name: `Plan ${index} 1GB`,
      }));
    });
    await shop.logIn();
    const list = await walksTo(shop.ada, toPlans);
    expect(list.inlineKeyboard.flat().length).toBeLessThan(20);
    await ada.says("plan 499 ");
    await sees(ada, /Sell data\?/);
  });
});

describe("a number", () => {
  it("suggests its network, which can be changed", async ({ shop, ada }) => {
    const question = await walksTo(shop.ada, [/Airtime/, "0805 555 1234"]);
    expect(question.text).toContain("Glo");
    await tapsAndSees(ada, /Other network/, /Which network/);
    await tapsAndSees(ada, "Airtel", /Airtel · 0805 555 1234/);
  });
});

describe("exam pins", () => {
  it("are sold by the piece, shown one by one, and copied one by one", async () => {
    await using shop = await openCounter({ walletNaira: 100_000 });
    const { ada, vending } = shop;
    const card = await walksTo(shop.ada, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await tapsAndSees(ada, "3 pins", /3 × ₦3,920\.00 = ₦11,760\.00/, card);
    await ada.says("2");
    const two = await sees(ada, /2 × ₦3,920\.00 = ₦7,840\.00/);
    await tapsAndSees(ada, buyLabel, /WAEC Result Checker pins/, two);
    expect(vending.transactions()).toMatchObject([{ status: "success", chargeKobo: 784_000 }]);
    const pins = vending.transactions()[0]?.token?.split("\n") ?? [];
    expect(pins).toHaveLength(2);
    expect(await ada.follows("📋 Copy pin 2")).toEqual({ copies: /\d+/.exec(pins[1] ?? "")?.[0] });
  });
});

describe("exam pins that do not all come", () => {
  it("stand as too few on the card, for a person to check until the others come", async () => {
    await using shop = await openCounter({ walletNaira: 100_000 });
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await walksTo(ada, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await tapsAndSees(ada, "3 pins", /3 × ₦3,920\.00/, card);
    await tapsAndSees(ada, buyLabel, /working on it/, card);
    await callsWebhook(shop, { meta: { token: "373812345678, serial WRC1001\n373887654321, serial WRC1002" } });
    const few = await seesOn(ada, card, /WAEC Result Checker pins/);
    expect(few.text).toMatch(/^⚠️ 2 of 3 pins came\.$/m);
    expect(few.text).toMatch(/fewer pins came than this sale paid for/);
    await sees(ada, ({ id, text }) => id > card.id && /fewer pins came/.test(text));
    await callsWebhook(shop, { meta: { token: "373800000000, serial WRC1003" } });
    const whole = await seesOn(ada, card, /373800000000/);
    expect(whole.text).not.toMatch(/pins came/);
  });
});

describe("a strange catalogue", () => {
  it("with hostile names is shown as text, and sells what was chosen", async () => {
    await using shop = await startShop({ walletNaira: 100_000 });
    const { ada, vending } = shop;
    const name = `<b>Gold</b> & "Co" ‮evil‬ 🎉 ${"x".repeat(300)}`;
    vending.setCatalogue(({ tv }) => {
      const provider = tv[0];
      const plan = provider?.plans[0];
      if (provider && plan) {
        provider.name = name;
        plan.name = name;
        provider.plans = [plan];
      }
    });
    await shop.logIn();
    const card = await walksTo(shop.ada, [/TV/, /Gold/, "1234567890"]);
    expect(card.text).toContain("<b>Gold</b> &");
    expect(card.text).not.toContain("‮");
    await tapsAndSees(ada, buyLabel, /TV sold/, card);
    expectTruth(shop);
  });

  it("that lists nothing says so, and charges nothing", async () => {
    await using shop = await startShop();
    shop.vending.setCatalogue(({ internet }) => {
      for (const provider of internet) provider.active = false;
    });
    await shop.logIn();
    const card = await walksTo(shop.ada, [/Internet/]);
    expect(card.text).toMatch(/Nothing is available.*the operator should check the service's address/);
    expect(shop.posts()).toBe(0);
  });

  it("whose plan vanished between card and tap sells nothing", async () => {
    await using shop = await openCounter({ catalogueTtlMs: 0 });
    const { ada, vending } = shop;
    const card = await walksTo(shop.ada, [/TV/, /^GOtv$/, /GOtv/, "1234567890"]);
    vending.setCatalogue(({ tv }) => {
      for (const plan of tv[1]?.plans ?? []) plan.active = false;
    });
    // Any look at the list learns of it, here that of another sale.
    await walksTo(shop.ada, [/TV/, /^GOtv$/]);
    await shop.idle();
    await tapsAndSees(ada, buyLabel, /no longer sold|Nothing is available/, card);
    expect(shop.posts()).toBe(0);
  });

  it("whose price changed between card and tap shows both prices and asks again", async () => {
    await using shop = await openCounter({ catalogueTtlMs: 0 });
    const { ada, vending } = shop;
    const card = await walksTo(shop.ada, [/TV/, /^GOtv$/, /GOtv/, "1234567890"]);
    vending.setCatalogue(({ tv }) => {
      for (const plan of tv[1]?.plans ?? []) plan.apiSellerPrice += 50;
    });
    await walksTo(shop.ada, [/TV/, /^GOtv$/]);
    await shop.idle();
    await walksTo(shop.ada, [/TV/, /^GOtv$/]);
    const asked = await tapsAndSees(ada, buyLabel, /The cost changed from ₦[\d,.]+ to ₦[\d,.]+/, card);
    expect(shop.posts()).toBe(0);
    await tapsAndSees(ada, /Sell at ₦/, /TV sold/, asked);
    expectTruth(shop);
  });
});
