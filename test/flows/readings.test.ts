import { describe, expect, it } from "vitest";
import type { Switches } from "../../sandbox/vending/switches.ts";
import { seesOn } from "../support/chat.ts";
import { expectAllWell, openClockedAt, openShopAt, referenceOf, tokenOf } from "../support/odd-service.ts";
import { meanwhile } from "../support/refusing-shop.ts";
import { sellsAirtime, sellsElectricity } from "../support/selling.ts";

/** Readings that the specification allows, though nobody chose them with us in mind. */
const readings: readonly (readonly [string, Partial<Switches>])[] = [
  ["statuses in capitals", { statusWords: "upper-case" }],
  ["capitalised statuses", { statusWords: "capitalised" }],
  ["references in small letters", { referenceCase: "lower" }],
  ["200 for a purchase that was taken", { purchaseStatus: 200 }],
  ["international beneficiaries", { beneficiaries: "international" }],
  ["masked beneficiaries", { beneficiaries: "masked" }],
  ["three decimals", { numbers: "three-decimals", verifyAmount: "charge", webhookAmount: "charge" }],
  ["numbers as text", { numbers: "text" }],
  ["noisy numbers", { numbers: "noise", verifyAmount: "charge", webhookAmount: "charge" }],
  ["a surcharge that no listing knows", { surchargeNaira: 7.5 }],
  ["a surcharge that the records show", { surchargeNaira: 7.5, verifyAmount: "charge", webhookAmount: "charge" }],
  ["a balance that is behind", { walletBehindMs: 3000 }],
];

/** The variants of a webhook. */
const ofWebhooks = readings.filter(([, { purchaseStatus, walletBehindMs }]) => !purchaseStatus && !walletBehindMs);

describe.each(readings)("a service with %s", (_, switches) => {
  it("sells airtime and a token, and verify settles what was lost", async () => {
    await using shop = await openClockedAt(switches);
    const { ada, vending } = shop;
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const electricity = await sellsElectricity(ada);
    expect((await seesOn(ada, electricity, /Token for meter/)).text).toContain(tokenOf(shop));
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    const lost = await sellsAirtime(ada, { amount: "300" });
    await meanwhile(shop, seesOn(ada, lost, /Airtime sold/));
    vending.webhooks.release();
    await expectAllWell(shop);
  });
});

describe.each(ofWebhooks)("a service with %s", (_, switches) => {
  it("settles by webhook what was pending", async () => {
    await using shop = await openShopAt({ ...switches, electricityAnswer: "pending" });
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    vending.settle(referenceOf(shop), "success");
    expect((await seesOn(ada, card, /Token for meter/)).text).toContain(tokenOf(shop));
    await expectAllWell(shop);
  });
});

describe("a service whose verify is behind", () => {
  it("has no sale called unsold that it made, and none taken back that it settled", async () => {
    await using shop = await openClockedAt({ verifyBehindMs: 5000 });
    const { ada, vending } = shop;
    vending.webhooks.mode = "withheld";
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    const card = await seesOn(ada, await sellsAirtime(ada), /Checking/);
    await meanwhile(shop, seesOn(ada, card, /Airtime sold/));
    vending.switches.airtimeAnswer = "pending";
    vending.webhooks.release();
    vending.webhooks.mode = "prompt";
    const second = await seesOn(ada, await sellsAirtime(ada, { amount: "300" }), /working on it/);
    vending.settle(referenceOf(shop), "success");
    await seesOn(ada, second, /Airtime sold/);
    const chat = ada.chat.length;
    await shop.idle();
    await expectAllWell(shop);
    expect(ada.chat.slice(chat).filter(({ text }) => /wrong/.test(text))).toEqual([]);
  });
});

describe("a refusal in odd words", () => {
  it.each([
    ["code", /No money was taken.*ERR_1042/s],
    ["nested", /No money was taken.*The provider rejected the request/s],
    ["in-message", /No money was taken.*The provider rejected the request/s],
    [
      "like-a-duplicate",
      /If about ₦487\.50 left your wallet, I have not seen it come back yet.*The provider rejected the request/s,
    ],
  ] as const)("as %s ends as failed, with what it says", async (refusalWords, says) => {
    await using shop = await openShopAt({ refusalWords, airtimeAnswer: "refused" });
    const card = await sellsAirtime(shop.ada);
    const failed = await seesOn(shop.ada, card, /Failed/);
    expect(failed.text).toMatch(says);
    await expectAllWell(shop);
  });
});

describe("a number of a session", () => {
  it("is never taken for the token, which comes later", async () => {
    await using shop = await openShopAt({ tokenWords: "session-number", tokenInWebhook: false });
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    await ada.taps(/Check now/, { message: card.id });
    await shop.idle();
    await seesOn(ada, card, /Waiting for the token/);
    vending.sendToken(referenceOf(shop));
    const sold = await seesOn(ada, card, /Token for meter/);
    expect(sold.text).toContain(tokenOf(shop));
    await expectAllWell(shop);
  });
});
