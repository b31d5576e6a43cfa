import { describe, expect } from "vitest";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { calls } from "../support/keys.ts";
import { asksForAirtime, buyLabel, confirms, expectTruth, sellsAirtime } from "../support/selling.ts";
import { comesIn, ada as credentials, openCounter, type Shop, seatBola, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { until } from "../support/until.ts";

/** The service is out, and the shop knows it: somebody has looked for long enough. */
async function goesOut(shop: Shop): Promise<void> {
  shop.vending.outage = true;
  for (let look = 0; !isKnown(shop); look++) {
    if (look === 20) throw new Error("The shop never noticed");
    const balance = await asks(shop.ada, "/balance", /Wallet/);
    await seesOn(shop.ada, balance, /not answering/);
  }
}

const isKnown = (shop: Shop) => shop.logLines.some((line) => line.includes("outage.begun"));

describe("while the service answers nobody", () => {
  it("a tap on Sell says so at once, sends nothing, and the same offer sells when it is back", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    await goesOut(shop);
    const taps = [await confirms(ada, card), await confirms(ada, card)];
    const answers = await Promise.all(taps.map((tap) => tap.answer));
    for (const { text } of answers) expect(text).toMatch(/has not answered since \d\d:\d\d.*Nothing was sent/);
    expect(shop.posts()).toBe(0);

    vending.outage = false;
    await sees(ada, /answers again/);
    await shop.idle();
    expect(said(ada, /answers again/)).toHaveLength(1);
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    expectTruth(shop);
  });

  it("what is sold is still shown from memory, with a warning, and no offer is made of it", async ({ shop }) => {
    const { ada, vending } = shop;
    await sellsAirtime(ada);
    await shop.idle();
    await goesOut(shop);
    await ada.says("/sell");
    await tapsAndSees(ada, /Airtime/, /has not answered since[\s\S]*Phone number/);
    await ada.says("0803 555 9999");
    await ada.sees(/has not answered since[\s\S]*How much/);
    await ada.taps("₦500");
    await ada.sees(({ text, inlineKeyboard }) => /has not answered/.test(text) && inlineKeyboard.flat().length === 2);
    expect(shop.posts()).toBe(1);
    vending.outage = false;
    await sees(ada, /answers again/);
    const card = await tapsAndSees(ada, /Try again/, /Sell airtime\?/);
    await tapsCard(ada, card, buyLabel, /Airtime sold/);
    expectTruth(shop);
  });

  it("every seller who was turned away gets one message after a restart, and nobody else does", async ({ shop }) => {
    const { ada, telegram, vending } = shop;
    const bola = telegram.user({ firstName: "Bola", phone: "2348031234567" });
    await shop.logIn(bola);
    const card = await asksForAirtime(ada);
    await goesOut(shop);
    await (await confirms(ada, card)).answer;
    await shop.restart();
    expect(said(ada, /answers again/)).toEqual([]);
    vending.outage = false;
    await sees(ada, /answers again/);
    await shop.restart();
    await shop.idle();
    expect(said(ada, /answers again/)).toHaveLength(1);
    expect(said(bola, /answers again/)).toEqual([]);
  });

  it("open sales are still asked about, and are brought forward when it is back", async () => {
    await using shop = await openCounter({ withoutWebhook: true });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "status-500-html", times: 100 });
    const card = await seesOn(ada, await sellsAirtime(ada), /No answer yet/);
    await goesOut(shop);
    const { length: asked } = vending.requests;
    vending.faults.clear();
    vending.outage = false;
    await seesOn(ada, card, /Airtime sold/);
    expect(vending.requests.length).toBeGreaterThan(asked);
    expectTruth(shop);
  });

  it("a change of the account whose answer was lost is checked when it is back, without a tap", async () => {
    await using shop = await startShop();
    const { vending } = shop;
    const visitor = seatBola(shop, { role: "user" });
    await comesIn(visitor, /cannot sell yet/);
    await shop.logIn();
    await shop.idle();
    vending.faults.add({ operation: "upgrade", kind: "drop-after" });
    vending.faults.add({ operation: "profile", kind: "status-500-html", times: 3 });
    await visitor.taps(/Upgrade/);
    const unclear = await tapsAndSees(visitor, /Upgrade now/, /does not show me your account right now/);
    await goesOut(shop);
    vending.outage = false;
    await seesOn(visitor, unclear, /You can sell now/);
    expect(calls(shop, "upgrade")).toBe(1);
  });
});

describe("whether the service is back", () => {
  it("I32: is not asked with the key of a shop that has logged out", async ({ shop, ada, vending }) => {
    await shop.idle();
    await asks(ada, "/logout", /Logged out/);
    const before = vending.requests.length;
    vending.faults.add({ operation: "any", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
    await asks(ada, "/login", /Log in to your shop/);
    await asks(ada, "0803 123 4567", /Type your PIN/);
    // It takes a second until that is no blink of the line.
    for (let look = 0; !isKnown(shop) && look < 500; look++) await asks(ada, credentials.pin, /not answering/);
    expect(isKnown(shop)).toBe(true);
    vending.faults.clear();
    const asked = () =>
      vending.requests.slice(before).filter(({ path, answered, fault }) => /services/.test(path) && answered && !fault);
    await until([vending], () => asked().length > 0, "it is asked whether it is back");
    for (const { accountId } of asked()) expect(accountId).toBeUndefined();
  });
});
