import { describe, expect } from "vitest";
import type { ChatMessage, Person, Tap } from "../../sandbox/telegram/contract.ts";
import { now, said, seesOn, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import {
  asksForAirtime,
  asksForElectricity,
  buyLabel,
  confirms,
  expectPosts,
  expectTruth,
  naming,
  sellsAirtime,
  sellsElectricity,
} from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openCounter);

/** The same button fifty times, as an old phone does that still shows it. */
async function taps50(person: Person, card: ChatMessage): Promise<Tap[]> {
  const first = await confirms(person, card);
  const more = await Promise.all(
    Array.from({ length: 49 }, () => person.taps(buyLabel, { message: card.id, sameTapAgain: true })),
  );
  return [first, ...more];
}

describe("I1: fifty taps on one Confirm at once", () => {
  it.for(["success", "pending", "refused"] as const)("make one sale (%s)", async (answer, { shop, ada, vending }) => {
    vending.switches.purchaseAnswer = answer;
    const card = await asksForAirtime(ada);
    const taps = await taps50(ada, card);
    const answers = await Promise.all(taps.map((tap) => tap.answer));
    expect(answers.filter(({ text }) => !text)).toHaveLength(1);
    expect(answers.filter(({ text }) => /already tapped Sell/.test(text ?? ""))).toHaveLength(49);
    await seesOn(ada, card, { success: /Airtime sold/, pending: /working on it/, refused: /Failed/ }[answer]);
    await expectPosts(shop, 1);
    expectTruth(shop);
  });

  it("make one sale when Telegram delivers them all twice", async ({ shop, ada, telegram }) => {
    const card = await asksForAirtime(ada);
    for (const { updateId } of await taps50(ada, card)) telegram.redeliver(updateId);
    await seesOn(ada, card, /Airtime sold/);
    await until([telegram], () => telegram.pendingUpdates.length === 0, "every update was taken");
    await expectPosts(shop, 1);
    expectTruth(shop);
  });

  it("make one sale while the service hangs and its answer is lost", async ({ shop, ada, vending }) => {
    vending.faults.add({ operation: "purchase", kind: "hang-after", delayMs: 300 });
    vending.webhooks.mode = "withheld";
    const card = await asksForAirtime(ada);
    await taps50(ada, card);
    // Verify may have told by now.
    await seesOn(ada, card, /No answer yet|Airtime sold/);
    await ada.taps(buyLabel, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Airtime sold/);
    await expectPosts(shop, 1);
    expectTruth(shop);
  });
});

describe("I1: an update that Telegram delivers again", () => {
  it("I23: does nothing a second time, also after a restart", async ({ shop, ada, telegram }) => {
    const card = await asksForAirtime(ada);
    const tap = await confirms(ada, card);
    await seesOn(ada, card, /Airtime sold/);
    // What was shown is marked as shown: an edit that is not would be made again.
    await shop.idle();
    await shop.restart();
    const calls = telegram.calls.length;
    telegram.redeliver(tap.updateId);
    await until([telegram], () => telegram.pendingUpdates.length === 0, "the update was taken");
    await shop.idle();
    const since = telegram.calls.slice(calls).map(({ method }) => method);
    expect(since.filter((method) => /^(send|edit|delete(?!Webhook)|answer)/.test(method))).toEqual([]);
    expect(shop.posts()).toBe(1);
  });
});

describe("cancel and confirm at once", () => {
  it.each([
    ["confirm first", [buyLabel, /Cancel/], 1, /Airtime sold/],
    ["cancel first", [/Cancel/, buyLabel], 0, /Cancelled.*No money was taken/s],
    ["change first", [/Change/, buyLabel], 0, /How much/],
  ] as const)("do what was tapped first (%s)", async (_title, labels, posts, shows) => {
    await using shop = await openCounter();
    const { ada } = shop;
    const card = await asksForAirtime(ada);
    const taps = await Promise.all(labels.map((label) => ada.taps(label, { message: card.id })));
    await Promise.all(taps.map((tap) => tap.answer));
    await seesOn(ada, card, shows);
    await shop.idle();
    expect(now(ada, card).text).toMatch(shows);
    expect(shop.posts()).toBe(posts);
    expectTruth(shop);
  });
});

describe("I8: webhooks", () => {
  it.for(["success", "pending"] as const)(
    "that come before the answer settle the sale all the same (%s)",
    async (answer, { shop, ada, vending }) => {
      vending.webhooks.beforeAnswer = true;
      vending.switches.webhookFor = "every-state";
      vending.switches.purchaseAnswer = answer;
      const card = await sellsElectricity(ada);
      await seesOn(ada, card, answer === "success" ? /Token for meter/ : /working on it/);
      if (answer === "pending") {
        vending.settle(vending.transactions()[0]?.reference ?? "", "success");
        await seesOn(ada, card, /Token for meter/);
      }
      await shop.idle();
      expect(said(ada, /Check this sale/)).toEqual([]);
      expectTruth(shop);
    },
  );

  it("that overtake the answer of a pending sale are not undone by it", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    vending.latencyMs.purchase = 300;
    const card = await sellsAirtime(ada);
    await until([vending], () => vending.transactions().length === 1, "the service has the sale");
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, card, /Airtime sold/);
    await shop.idle();
    expect(vending.requests.find(({ operation }) => operation === "purchase")?.answered).toBe(201);
    expect(now(ada, card).text).toMatch(/Airtime sold/);
    expectTruth(shop);
  });

  it("that are doubled and reordered tell each thing once", async () => {
    await using shop = await openCounter({ walletNaira: 50_000 });
    const { ada, vending } = shop;
    vending.webhooks.double = true;
    vending.switches.webhookFor = "every-state";
    vending.switches.purchaseAnswer = "pending";
    const cards: ChatMessage[] = [];
    for (const meter of ["45001234567", "45001234568", "45001234569"]) {
      const card = await seesOn(ada, await sellsElectricity(ada, { meter }), /working on it/);
      cards.push(card);
    }
    await shop.idle();
    vending.webhooks.mode = "reordered";
    for (const [index, { reference }] of vending.transactions().entries()) {
      vending.settle(reference, index === 1 ? "failed" : "success");
      if (index !== 1) vending.sendToken(reference);
    }
    vending.webhooks.release();
    await shop.idle();
    for (const index of [...vending.webhooks.log.keys()]) await vending.webhooks.redeliver(index);
    await shop.idle();
    expect(vending.webhooks.log.every(({ answered }) => answered === 200)).toBe(true);
    for (const card of cards) {
      expect(ada.chat.filter(({ replyTo }) => replyTo === card.id)).toHaveLength(1);
    }
    expectTruth(shop);
  });

  it("of a sale whose answer was lost settle it before verify is asked", async ({ shop, ada, vending }) => {
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    await shop.idle();
    expect(vending.requests.filter(({ operation }) => operation === "verify")).toEqual([]);
    expectTruth(shop);
  });
});

describe("I3: a lost answer", () => {
  it.for(["drop-after", "reset-mid-answer", "truncate", "garbage", "status-502-html-after"] as const)(
    "is never a failure: the sale is checked until it is settled (%s)",
    async (kind, { shop, ada, vending }) => {
      vending.webhooks.mode = "withheld";
      vending.faults.add({ operation: "purchase", kind });
      // Until the tap on "Check now" verify knows nothing of the sale, so the card stands still.
      vending.switches.verifyBehindMs = 60_000;
      const card = await sellsAirtime(ada);
      const checking = await seesOn(ada, card, /No answer yet/);
      expect(checking.text).toMatch(/Do not sell/);
      expect(checking.text).toMatch(/may have left/);
      vending.switches.verifyBehindMs = 0;
      await tapsCard(ada, card, /Check now/, /Airtime sold/);
      vending.webhooks.release();
      await shop.idle();
      expect(ada.history.some((event) => event.kind === "edited" && /Failed/.test(event.after.text))).toBe(false);
      expectTruth(shop);
    },
  );
});

describe("I12: the same sale again while one is open", () => {
  it("is asked about first, and named", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /working on it/);
    const second = await asksForAirtime(ada);
    expect(second.text).toMatch(/may pay twice/);
    expect(second.text).toMatch(naming(vending.transactions()[0]?.reference ?? "?"));
    await tapsCard(ada, second, /Cancel/, /Cancelled/);
    await expectPosts(shop, 1);
    expectTruth(shop);
  });

  it("is sold where the reseller insists, and only once", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /working on it/);
    const second = await asksForAirtime(ada);
    expect(second.text).toMatch(/may pay twice/);
    await ada.taps(/Sell ₦500 again/, { message: second.id });
    await ada.taps(/Sell ₦500 again/, { message: second.id, sameTapAgain: true });
    await seesOn(ada, second, /working on it/);
    await expectPosts(shop, 2);
    expectTruth(shop);
  });

  it("is sold by one of two cards that are confirmed at once: the newer one took the other's offer back", async () => {
    await using shop = await openCounter();
    const { ada, vending, telegram } = shop;
    vending.latencyMs.purchase = 300;
    const older = await asksForAirtime(ada);
    const newer = await asksForAirtime(ada);
    const oldButton = older.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    await Promise.all([tapsForged(telegram, ada, oldButton), confirms(ada, newer)]);
    await seesOn(ada, older, /started a newer sale/);
    await seesOn(ada, newer, /Airtime sold/);
    await expectPosts(shop, 1);
    expectTruth(shop);
  });

  it("is not asked about for another amount, number or service", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    for (const request of [{}, { amount: "600" }, { phone: "0805 555 0000" }]) {
      await seesOn(ada, await sellsAirtime(ada, request), /working on it/);
    }
    const electricity = await asksForElectricity(ada, { amount: "500" });
    await tapsCard(ada, electricity, buyLabel, /working on it/);
    expect(shop.posts()).toBe(4);
    expectTruth(shop);
  });
});
