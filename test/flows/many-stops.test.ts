import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, asksForPinAbove, now, said, sees, seesOn, tapsCard, tapsPin } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { airtimeList, pastes, phoneAt, seesNext, soldTo } from "../support/lists.ts";
import { aWhileMs } from "../support/prices.ts";
import { expectPosts, hires } from "../support/selling.ts";
import { createShiftedClock, ada as credentials, openCounter, openFullCounter } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openFullCounter);

async function logsOut(ada: Person): Promise<RegExp> {
  await asks(ada, "/logout", /Log out\?/);
  await ada.taps(/Log out/);
  return /You were logged out/;
}

async function switchesMode(ada: Person): Promise<RegExp> {
  const account = await asks(ada, "/account", /Ada Okafor/);
  await tapsCard(ada, account, /Switch to/, /nothing you sell is real/);
  await ada.taps(/Switch to/, { message: account.id });
  return /switched between live and sandbox/;
}

describe("a list that is being sold", () => {
  it("has no more rows on their way at once than the settings say", async () => {
    await using shop = await openFullCounter({ environment: { BATCH_LINES: "2" } });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "purchase", kind: "hang-before", times: 9 });
    const card = await pastes(ada, airtimeList(6));
    await ada.taps(/Sell 6 for/, { message: card.id });
    await until([vending], () => shop.posts() === 2, "two rows were sent");
    await seesOn(ada, card, /▫️ 4 left/);
    expect(shop.posts()).toBe(2);
    await tapsCard(ada, card, /Stop the rest/, /You stopped the rest/);
    expect(now(ada, card).text).toContain("❌ 4 not sold");
    expect(shop.posts()).toBe(2);
  });

  it("stops when told so, and what is on its way stays a sale", async ({ shop, ada, vending }) => {
    vending.latencyMs.purchase = 300;
    const card = await pastes(ada, airtimeList(12));
    await ada.taps(/Sell 12 for/, { message: card.id });
    await until([vending], () => shop.posts() > 0, "a row was sent");
    await tapsCard(ada, card, /Stop the rest/, /You stopped the rest/);
    await shop.idle();
    const stopped = shop.posts();
    expect(stopped).toBeLessThan(12);
    await shop.restart();
    await seesOn(ada, card, new RegExp(`❌ ${12 - stopped} not sold`));
    await expectPosts(shop, stopped);
    expect(vending.transactions()).toHaveLength(stopped);
  });

  it("stops when the wallet is too low, says which are left, and sells only those once it is filled", async () => {
    await using shop = await openCounter({ walletNaira: 1300, environment: { BATCH_LINES: "1" } });
    const { ada, vending } = shop;
    const card = await pastes(ada, airtimeList(12));
    // Each costs more than is listed.
    vending.switches.surchargeNaira = 40;
    await tapsCard(ada, card, /Sell 12 for/, /Your wallet is too low for the rest/);
    await shop.idle();
    const sold = vending.transactions().filter(({ status }) => status === "success").length;
    expect(sold).toBeGreaterThan(5);
    expect(now(ada, card).text).toContain(`❌ ${12 - sold} not sold`);
    const [account] = vending.accounts();
    vending.fund(account?.id ?? 0, 10_000);
    await sees(
      ada,
      ({ id, inlineKeyboard }) =>
        id === card.id && inlineKeyboard.flat().some(({ text }) => text.includes(`unsold (${12 - sold})`)),
    );
    await ada.taps(/Sell unsold/, { message: card.id });
    const again = await seesNext(ada, /Sell this list\?/);
    await ada.taps(new RegExp(`Sell ${12 - sold} for`), { message: again.id });
    await seesOn(ada, again, new RegExp(`List of ${12 - sold}: done`));
    await shop.idle();
    const paid = vending.transactions().filter(({ status }) => status === "success");
    expect(new Set(paid.map(({ beneficiary }) => beneficiary)).size).toBe(12);
    expect(paid).toHaveLength(12);
  });

  it("stops when its seller logs out or the shop is switched to the other mode, and nothing more is sent", async () => {
    for (const leaves of [logsOut, switchesMode]) {
      await using shop = await openFullCounter({ environment: { BATCH_LINES: "1" } });
      const { ada, vending } = shop;
      vending.latencyMs.purchase = 1000;
      const card = await pastes(ada, airtimeList(12));
      await ada.taps(/Sell 12 for/, { message: card.id });
      await until([vending], () => shop.posts() > 0, "a row was sent");
      const why = await leaves(ada);
      await seesOn(ada, card, why);
      await shop.idle();
      const { length: sold } = vending.transactions();
      expect(sold).toBeLessThan(12);
      expect(shop.posts()).toBe(sold);
      expect(now(ada, card).text).toContain(`❌ ${12 - sold} not sold`);
    }
  });

  it("sells the rows behind one whose price the service does not say, and that one once it does", async () => {
    const clock = createShiftedClock();
    await using shop = await openFullCounter({ clock });
    const { ada, vending } = shop;
    const card = await pastes(ada, [`ikeja electric 45001234567 1000 prepaid`, ...airtimeList(3)]);
    const limit = (minAmount: number) =>
      vending.setCatalogue(({ electricity }) => {
        for (const plan of electricity.flatMap(({ plans }) => plans)) plan.minAmount = minAmount;
      });
    // No entry of the listing can be read.
    limit(9_000_000);
    clock.shift(aWhileMs);
    await ada.taps(/Sell 4 for/, { message: card.id });
    await seesOn(ada, card, /✅ 3 sales[\s\S]*▫️ 1 left/);
    expect(soldTo(shop)).toHaveLength(3);
    limit(500);
    await seesOn(ada, card, /List of 4: done/);
    await expectPosts(shop, 4);
  });

  it("goes on while Telegram takes no more edits of its card, which is right in the end", async ({ shop }) => {
    const { ada, telegram } = shop;
    const card = await pastes(ada, airtimeList(12));
    telegram.faults.failNext({ method: "editMessageText", kind: "429", retryAfter: 1, times: 3 });
    await ada.taps(/Sell 12 for/, { message: card.id });
    // The list is done once its last row is on its way; the card goes on to tell what became of it.
    await seesOn(ada, card, /List of 12: done[\s\S]*12 sales/);
    await expectPosts(shop, 12);
    expect(said(ada, /List of 12/)).toHaveLength(1);
  });

  it("I37: offers to sell again what certainly failed, and never what nobody knows of", async () => {
    await using shop = await openFullCounter({
      environment: { BATCH_LINES: "1" },
      withoutWebhook: true,
    });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "purchase", kind: "drop-after", times: 1 });
    vending.faults.add({ operation: "verify", kind: "hang-before", times: Number.POSITIVE_INFINITY });
    const card = await pastes(ada, airtimeList(3));
    const done = await tapsCard(ada, card, /Sell 3 for/, /List of 3: done[\s\S]*2 sales[\s\S]*⏳ 1 sale/);
    expect(done.inlineKeyboard.flat().some(({ text }) => /Sell again/.test(text))).toBe(false);
  });
});

describe("the PIN", () => {
  it("is asked for once for a list whose sum is above the limit, though no row is", async ({ shop, ada }) => {
    await asksForPinAbove(ada);
    const card = await pastes(ada, airtimeList(12));
    expect(card.text).toContain("You need your PIN");
    await tapsCard(ada, card, /Sell 12 for/, /PIN to sell 12 for ₦1,266/);
    await tapsCard(ada, card, /Cancel/, /Sell this list\?/);
    await tapsCard(ada, card, /Sell 12 for/, /PIN to sell/);
    expect(shop.posts()).toBe(0);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /List of 12: done/);
    await expectPosts(shop, 12);
  });

  it("is not asked for below it", async ({ ada }) => {
    await asksForPinAbove(ada);
    const card = await pastes(ada, airtimeList(5));
    await tapsCard(ada, card, /Sell 5 for/, /List of 5: done/);
  });
});

describe("a list from a seat", () => {
  it("is held to the limits of the seat, per row and per day, and shows no cost", async ({ shop }) => {
    const { helper } = await hires(shop);
    const rows = [`${phoneAt(0)}, 4000`, `${phoneAt(1)}, 6000`, ...[2, 3, 4, 5, 6].map((at) => `${phoneAt(at)}, 4000`)];
    const card = await pastes(helper, rows);
    expect(card.text).toMatch(/⚠️ 1 cannot be sold[\s\S]*is left of your limit for today/);
    await tapsCard(helper, card, /⚠️ 2/, /more than you may sell at once/);
    await tapsCard(helper, card, /Back/, /Sell this list/);
    await tapsCard(helper, card, /Sell 6 for/, /List of 6: done/);
    await shop.idle();
    // ₦5,000 for a sale, ₦20,000 for a day.
    expect(soldTo(shop)).toHaveLength(5);
    expect(soldTo(shop)).not.toContain("08035551001");
    expect(now(helper, card).text).not.toMatch(/cost/);
    expect(said(shop.ada, /List of/)).toHaveLength(0);
    await helper.taps(/Result file/, { message: card.id });
    const { document } = await sees(helper, ({ document: file }) => /^01.*\.csv$/.test(file?.name ?? ""));
    const file = Buffer.from(shop.telegram.file(document?.fileId ?? "") ?? []).toString();
    expect(file).toContain(",4000.00,,,4000.00,sold,");
  });

  it("shows what customers pay for a plan, and nothing of what it costs", async ({ shop }) => {
    const { helper } = await hires(shop);
    const card = await pastes(helper, ["data mtn 0803 555 1234 1gb 7 days sme", `${phoneAt(0)}, 200`]);
    expect(card.text).toMatch(/2 good/);
    expect(card.text).toContain("Customers pay ₦750.00");
    expect(card.text).not.toMatch(/Cost|Wallet/);
    await tapsCard(helper, card, /Sell 2 for ₦750/, /List of 2: done[\s\S]*2 sales · sold ₦750\.00/);
    await shop.idle();
    const labels = now(helper, card)
      .inlineKeyboard.flat()
      .map(({ text }) => text);
    expect([now(helper, card).text, ...labels].join(" ").match(/₦[\d,.]+/g)).toEqual(["₦750.00"]);
  });
});
