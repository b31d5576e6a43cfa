import { describe, expect } from "vitest";
import type { Account } from "../../sandbox/vending/accounts.ts";
import { signBody } from "../../src/vending-api/webhook.ts";
import { asks, now, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { labels } from "../support/histories.ts";
import { sellsAirtime } from "../support/selling.ts";
import { createShiftedClock, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";

const operatorId = 4_400_001;

/** A webhook that the service signs: airtime of ₦500, sold. */
async function tells(account: Account | undefined, reference: string, beneficiary: string): Promise<void> {
  const body = JSON.stringify({
    ...{ event: "transaction.update", reference, status: "success", amount: 500, beneficiary },
    ...{ service_type: "airtime", timestamp: "2026-11-14T12:00:00Z", meta: {} },
  });
  const answer = await fetch(account?.webhookUrl ?? "", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-service-signature": signBody(Buffer.from(body), account?.webhookSecret ?? ""),
    },
    body,
  });
  expect(answer.status).toBe(200);
}

describe("a sale that needs a person", () => {
  it("is reported to the reseller and to the operators, found on the menu, and resolved with a tap", async () => {
    await using shop = await startShop({ environment: { ADMIN_IDS: String(operatorId) } });
    const { ada, vending, telegram } = shop;
    const operator = telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    await shop.logIn();
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const [sale] = vending.transactions();
    vending.reverse(sale?.reference ?? "");
    await seesOn(ada, card, /👁 Check this sale/);
    const told = await sees(operator, /Check this sale/);
    expect(told.text).toContain(sale?.reference);
    expect(told.text).toMatch(/MTN .*₦500/);

    expect(labels(await asks(ada, "/menu", /Wallet/))).toContain("👁 Look at 1 sale");
    await ada.taps(/Look at 1 sale/);
    await ada.taps(/MTN ₦500 · 0803/);
    const record = await sees(ada, ({ id, text }) => id > card.id && /^❌ Failed/.test(text));
    await ada.taps(/Mark as checked/, { message: record.id });
    await sees(ada, ({ id, text }) => id === record.id && !/Check this sale/.test(text));
    expect(labels(await asks(ada, "/menu", /Wallet/)).join()).not.toMatch(/Look at/);
    // First the contradiction, then the correction: each reason once.
    const reasons = said(operator, /Check this sale/).map(({ text }) => text);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it("still needs a person when a message from before its correction comes late", async ({ ada, vending }) => {
    vending.webhooks.mode = "withheld";
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    vending.webhooks.mode = "prompt";
    vending.reverse(vending.transactions()[0]?.reference ?? "");
    await seesOn(ada, card, /Failed[\s\S]*changed its final answer/);
    vending.webhooks.release();
    await seesOn(ada, card, /gave two different answers/);
    await seesOn(ada, card, /Failed[\s\S]*changed its final answer/);
    expect(labels(await asks(ada, "/menu", /Wallet/))).toContain("👁 Look at 1 sale");
  });

  it("needs a person again for news after a tap, which an older record's button cannot resolve", async ({ shop }) => {
    const { ada, vending } = shop;
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const [sale] = vending.transactions();
    vending.reverse(sale?.reference ?? "");
    await seesOn(ada, card, /Failed[\s\S]*changed its final answer/);
    expect(labels(await asks(ada, "/menu", /Wallet/))).toContain("👁 Look at 1 sale");
    await ada.taps(/Look at 1 sale/);
    await ada.taps(/MTN ₦500 · 0803/);
    const record = await sees(ada, ({ id, text }) => id > card.id && /^❌ Failed/.test(text));
    await ada.taps(/Mark as checked/, { message: card.id });
    await sees(ada, ({ id, text }) => id === card.id && !/Check this sale/.test(text));
    await tells(vending.accounts()[0], sale?.reference ?? "", "08035550000");
    await seesOn(ada, card, /a different sale/);
    await tapsCard(ada, record, /Mark as checked/, /Check this sale[\s\S]*a different sale/);
    expect(labels(await asks(ada, "/menu", /Wallet/))).toContain("👁 Look at 1 sale");
  });

  it("cannot be resolved while it is open", async () => {
    await using shop = await startShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    await shop.logIn();
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    expect(
      now(ada, card)
        .inlineKeyboard.flat()
        .map(({ text }) => text),
    ).not.toContain("✔ Mark as checked");
  });
});

describe("a sale that the service reports and nobody made here", () => {
  it("is reported to the shop, and to operators too if its reference has this shop's form", async () => {
    await using shop = await startShop({ environment: { ADMIN_IDS: String(operatorId) } });
    const { ada, vending, telegram } = shop;
    const operator = telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    await shop.logIn();
    await shop.idle();
    const [account] = vending.accounts();
    const report = (reference: string) => tells(account, reference, "08035551234");
    const ours = "VB-01K9ZZZZZZZZZZZZZZZZZZZZZZ";
    await report(ours);
    expect((await sees(ada, /not made here/)).text).toMatch(
      new RegExp(`airtime · ₦500.00 · successful.*${ours}.*freeze`, "s"),
    );
    await sees(operator, new RegExp(ours));
    await report("WEB-1");
    await sees(ada, /WEB-1/);
    await report("WEB-2");
    await report(`${ours.slice(0, -1)}X`);
    await sees(ada, /ZZX/);
    await shop.idle();
    expect(said(ada, /not made here/)).toHaveLength(3);
    expect(said(operator, /not made here/)).toHaveLength(2);
    expect(shop.posts()).toBe(0);
  });

  it("is reported once, though the shop reads what it could not place again at each start", async () => {
    const clock = createShiftedClock();
    await using shop = await startShop({ clock });
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    await tells(vending.accounts()[0], "WEB-1", "08035551234");
    await sees(ada, /WEB-1/);
    await shop.stop();
    clock.shift(86_400_000);
    await shop.start();
    await shop.idle();
    expect(said(ada, /not made here/)).toHaveLength(1);
    await tells(vending.accounts()[0], "WEB-2", "08035551234");
    await sees(ada, /WEB-2/);
  });
});
