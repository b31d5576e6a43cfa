import { describe, expect } from "vitest";
import { now, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, buyLabel, expectTruth, sellsAirtime } from "../support/selling.ts";
import { openTimedShop, type Shop, type TimedShop } from "../support/shop.ts";

const it = itWith("shop", openTimedShop);

/** Lets so much time pass, in small steps, each with the questions and answers that belong to it. */
async function letPass({ clock, vending, idle }: TimedShop, ms: number, stepMs = 500): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await clock.advance(stepMs);
    // A round trip to the service: by its end what the step set off has been there too.
    await (await fetch(`${vending.baseUrl}/nothing/`)).text();
    await idle();
  }
}

const looks = ({ vending }: Shop) => vending.requests.filter(({ operation }) => operation === "verify").length;
const minute = 60_000;

describe("I2, I22: a purchase that a gateway repeated", () => {
  it("and whose second was refused as a duplicate is no failure: verify shows that it was sold", async ({ shop }) => {
    const { ada, vending } = shop;
    vending.switches.gatewayRepeats = true;
    vending.webhooks.mode = "withheld";
    const card = await sellsAirtime(ada);
    const doubt = await seesOn(ada, card, /already has this sale/);
    expect(doubt.text).toMatch(/₦487\.50 may have left your wallet.*Do not sell this again.*“Duplicate reference”/s);
    await letPass(shop, 1500);
    await seesOn(ada, card, /Airtime sold/);
    expect(looks(shop)).toBe(1);
    expect(said(ada, /Failed/)).toEqual([]);
    expectTruth(shop);
  });

  it("and whose second was refused in words for anything is corrected by its record, with a message", async () => {
    await using shop = await openTimedShop();
    const { ada, vending } = shop;
    vending.switches.gatewayRepeats = true;
    vending.switches.doubledReference = "refused-in-other-words";
    vending.webhooks.mode = "withheld";
    const card = await seesOn(ada, await sellsAirtime(ada), /Failed. No money was taken/);
    await letPass(shop, 3000);
    await seesOn(ada, card, /Airtime sold/);
    expect((await sees(ada, /An earlier message was wrong/)).replyTo).toBe(card.id);
    expect(shop.posts()).toBe(1);
    expectTruth(shop);
  });

  it("and whose first is still under way is pending again, with a message", async ({ shop, ada, vending }) => {
    Object.assign(vending.switches, { gatewayRepeats: true, doubledReference: "refused-in-other-words" });
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /Failed. No money was taken/);
    await letPass(shop, 3000);
    await seesOn(ada, card, /working on it.*has left your wallet/s);
    await sees(ada, /An earlier message was wrong/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, card, /Airtime sold/);
    expectTruth(shop);
  });
});

describe("I2, I22: a refusal that is trusted", () => {
  it.for(["recorded", "forgotten"] as const)("is verified once, and stands (%s)", async (kept, { shop }) => {
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "refused";
    vending.switches.refusedPurchases = kept;
    const card = await sellsAirtime(ada);
    const failed = await seesOn(ada, card, /Failed. No money was taken/);
    await letPass(shop, 10 * minute, 5000);
    expect(looks(shop)).toBe(1);
    expect(now(ada, card).text).toBe(failed.text);
    expect(said(ada, /wrong|Settled/)).toEqual([]);
  });

  // Four hours and a half, minute by minute.
  it("is verified again if the look brought nothing, a few times, and then no more", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "refused";
    vending.faults.add({ operation: "verify", kind: "status-429", times: Number.POSITIVE_INFINITY });
    const card = await seesOn(ada, await sellsAirtime(ada), /Failed. No money was taken/);
    await letPass(shop, 150 * minute, minute);
    const asked = looks(shop);
    expect(asked).toBe(5);
    expect(now(ada, card).text).toMatch(/Failed. No money was taken/);
    await letPass(shop, 120 * minute, 5 * minute);
    expect(looks(shop)).toBe(asked);
  });
});

describe("I2, I22: a purchase that was answered with reasons and without a purchase", () => {
  it.for(["reasons-400", "reasons-422"] as const)(
    "is not sold at once, with the service's own words (%s)",
    async (form, { shop, ada, vending }) => {
      Object.assign(vending.switches, { purchaseAnswer: "refused", refusedPurchases: "forgotten", refusalForm: form });
      const card = await sellsAirtime(ada);
      const doubt = await seesOn(ada, card, /refused this sale/);
      expect(doubt.text).toMatch(/may have left your wallet.*“The provider rejected the request”/s);
      await letPass(shop, 1500);
      const over = await seesOn(ada, card, /Not sold. No money was taken/);
      expect(over.text).toMatch(/The service says: “The provider rejected the request”/);
      expect(over.text).not.toMatch(/may have left|never reached/);
      await letPass(shop, 20 * minute, 10_000);
      expect(said(ada, /never reached/)).toEqual([]);
      expect(shop.posts()).toBe(1);
    },
  );

  it("for the shop's key is not sold once verify, asked with a credential that is taken, knows nothing of it", async () => {
    await using shop = await openTimedShop();
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    vending.faults.add({ operation: "purchase", kind: "status-401" });
    vending.faults.add({ operation: "verify", kind: "status-500-html", times: 3 });
    await tapsCard(ada, card, buyLabel, /rejected the shop's key/);
    await letPass(shop, 60_000, 1000);
    const over = await seesOn(ada, card, /Not sold. No money was taken/);
    expect(over.text).toMatch(/rejected the shop's key/);
    // The token is taken: a login would bring the same key.
    const buttons = over.inlineKeyboard.flat().map(({ text }) => text);
    expect(buttons).not.toContain("🔑 Log in");
    expect(buttons).toContain("⚙️ Account");
  });

  it("stays a doubt as long as verify takes no key either", async ({ shop, ada, vending }) => {
    const card = await asksForAirtime(ada);
    vending.faults.add({ operation: "purchase", kind: "status-401" });
    vending.faults.add({ operation: "verify", kind: "status-401", times: Number.POSITIVE_INFINITY });
    await tapsCard(ada, card, buyLabel, /rejected the shop's key/);
    await letPass(shop, 2 * minute, 5000);
    expect(now(ada, card).text).toMatch(/rejected the shop's key.*Do not sell/s);
  });

  it("and turns up after all is corrected with a message, for three days", async ({ shop, ada, vending }) => {
    Object.assign(vending.switches, { gatewayRepeats: true, refusalForm: "reasons-422" });
    vending.switches.doubledReference = "refused-in-other-words";
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "verify", kind: "status-404" });
    // Else the wallet tells at once that something was charged.
    vending.switches.walletBehindMs = minute;
    const card = await sellsAirtime(ada);
    await letPass(shop, 1500);
    await seesOn(ada, card, /Not sold. No money was taken/);
    await letPass(shop, 2 * minute, 1000);
    await seesOn(ada, card, /Airtime sold/);
    await sees(ada, /An earlier message was wrong/);
    expectTruth(shop);
  });
});
