import { describe, expect, it } from "vitest";
import { asks, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { expectAllWell, openClockedAt, openShopAt, referenceOf, tokenOf } from "../support/odd-service.ts";
import { meanwhile } from "../support/refusing-shop.ts";
import { asksForElectricity, buyLabel, sellsAirtime, sellsElectricity, walksTo } from "../support/selling.ts";
import { bola, comesIn, seatBola, startShop } from "../support/shop.ts";
import { sell, walks } from "../support/walks.ts";

const dialects = ["django", "laravel", "express", "deployed"] as const;

describe.each(dialects)("a service in the dialect %s", (dialect) => {
  it("lets in who has the right PIN, with the balance, and has its webhook registered", async () => {
    await using shop = await startShop();
    shop.vending.switches.dialect = dialect;
    await shop.ada.says("/start");
    await shop.ada.sees(/Log in to your shop/);
    await asks(shop.ada, "0803 123 4567", /PIN for/);
    await asks(shop.ada, "0000", /Wrong number or PIN/);
    await asks(shop.ada, "7391", /Wallet ₦12,450\.00/);
    await shop.idle();
    expect(shop.vending.accounts()[0]?.webhookUrl).toContain(shop.webhookOrigin);
  });

  it("sells each service", async () => {
    await using shop = await openShopAt({ dialect });
    for (const walk of walks) await sell(shop, walk);
    const sent = shop.vending.requests.filter(({ operation }) => operation === "purchase");
    expect(sent.map(({ body }) => body)).toMatchObject(walks.map(({ wire }) => wire));
    await expectAllWell(shop);
  });

  it("lists what stands on its last page", async () => {
    await using shop = await openShopAt({ dialect }, { walletNaira: 200_000 });
    const { ada, vending } = shop;
    const last = vending.catalogue().data[0]?.plans.findLast(({ active }) => active);
    await walksTo(shop.ada, [/Data/, "0803 555 1234", new RegExp(`^${last?.planType}$`)]);
    await ada.says(last?.name ?? "");
    const card = await ada.sees(/Sell data\?/);
    expect(card.text).toContain(last?.name);
  });

  it("refuses on the merits of a sale: failed, in its words", async () => {
    await using shop = await openShopAt({ dialect, airtimeAnswer: "refused" });
    const card = await sellsAirtime(shop.ada);
    const failed = await seesOn(shop.ada, card, /Failed/);
    expect(failed.text).toMatch(/No money was taken/);
    expect(failed.text).toMatch(/The provider rejected the request/);
    await expectAllWell(shop);
  });

  it("refuses what does not validate: not sold, in its words, without a wait", async () => {
    await using shop = await openShopAt({ dialect });
    const card = await asksForElectricity(shop.ada, { meter: "123456" });
    const refused = await tapsCard(shop.ada, card, buyLabel, /No money was taken/i);
    expect(refused.text).toMatch(/beneficiary is not valid for electricity/);
    expect(shop.vending.transactions()).toEqual([]);
    expect(shop.posts()).toBe(1);
  });

  it("refuses a dead key: nothing is called sold or paid, and no login is asked for", async () => {
    await using shop = await openShopAt({ dialect });
    const { ada, vending } = shop;
    const key = vending.accounts()[0]?.keys.find(({ mode }) => mode === "live")?.key ?? "";
    const card = await asksForElectricity(ada);
    await fetch(`${vending.baseUrl}/keys/regenerate/`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ mode: "live" }),
    });
    const refused = await tapsCard(ada, card, buyLabel, /rejected the shop's key/);
    expect(refused.text).not.toMatch(/✅|Paid|Token for|Log in/);
    expect(vending.transactions()).toEqual([]);
  });

  it("settles by verify a sale whose answer was lost, also after it was broken or too busy once", async () => {
    await using shop = await openClockedAt({ dialect });
    const { ada, vending } = shop;
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: dialect === "express" ? "status-429" : "status-500-html" });
    const card = await sellsAirtime(ada);
    await meanwhile(shop, seesOn(ada, card, /Airtime sold/));
    await expectAllWell(shop);
  });

  it("settles by webhook what was pending, and brings the token", async () => {
    await using shop = await openShopAt({ dialect, electricityAnswer: "pending" });
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    vending.faults.add({ operation: "verify", kind: "hang-before", times: 99, delayMs: 100 });
    vending.settle(referenceOf(shop), "success");
    const sold = await seesOn(ada, card, /Token for meter/);
    expect(sold.text).toContain(tokenOf(shop));
    await expectAllWell(shop);
    expect(vending.webhooks.log.map(({ answered }) => answered)).toEqual(vending.webhooks.log.map(() => 200));
  });

  it("never has a sale called unsold that it made, when its word for an unknown one is wrong for a while", async () => {
    await using shop = await openClockedAt({ dialect });
    const { ada, vending } = shop;
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "status-404" });
    const card = await sellsAirtime(ada);
    const doubted = await seesOn(ada, card, /Checking/);
    expect(doubted.text).toMatch(/may have left/);
    await meanwhile(shop, seesOn(ada, card, /Airtime sold/));
    await expectAllWell(shop);
  });
});

/** How each dialect writes these is read in `unit/vending-api/`; its effect is the same in each of them. */
describe("a service in a dialect", () => {
  const dialect = "laravel";

  it("fails by webhook what was pending, and says what becomes of the money", async () => {
    await using shop = await openShopAt({ dialect, airtimeAnswer: "pending" });
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /working on it/);
    shop.vending.settle(referenceOf(shop), "failed");
    await seesOn(shop.ada, card, /Failed.*If about ₦\d+\.\d\d left your wallet, I have not seen it come back yet/s);
    await expectAllWell(shop);
  });

  it("upgrades for a fee, which the bot states to the kobo", async () => {
    await using shop = await startShop();
    const person = seatBola(shop, { role: "user", walletNaira: 5000 });
    Object.assign(shop.vending.switches, { dialect, upgradeFeeNaira: 1000.5 });
    await comesIn(person, /cannot sell yet/);
    await person.taps(/Upgrade/);
    const done = await tapsAndSees(person, /Upgrade now/, /You can sell now/);
    expect(done.text).toMatch(/fee of ₦1,000\.50/);
    expect(shop.vending.accounts().find(({ pin }) => pin === bola.pin)?.walletKobo).toBe(399_950);
  });

  it("may put each single object into data", async () => {
    await using shop = await openShopAt({ dialect, envelope: "data" });
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await expectAllWell(shop);
  });
});
