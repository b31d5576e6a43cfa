import { describe, expect } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { type ClockedShop, looksAtWallet, minute, openClockedShop } from "../support/alerted-shop.ts";
import { asks, now, said, seesOn, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { asksForAirtime, asksForElectricity, buyLabel, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", openClockedShop);

const operatorId = 4_400_001;
const metricsToken = "metrics-token-0123456789";

const looks = ({ vending }: Shop) => vending.requests.filter(({ operation }) => operation === "profile").length;

/** Sells ₦500 of airtime some seconds after the last look, and waits for its card. */
async function sellsSettled(shop: ClockedShop, phone = "0803 555 1234"): Promise<ChatMessage> {
  const card = await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone }), /Airtime sold/);
  return card;
}

function walletKobo({ vending }: Shop): number {
  return vending.accounts()[0]?.walletKobo ?? 0;
}

describe("I19: what a card calls paid", () => {
  it("is expected until the wallet shows it", async ({ shop }) => {
    const card = await sellsSettled(shop);
    expect(now(shop.ada, card).text).toMatch(/Cost about ₦487\.50/);
    await looksAtWallet(shop);
    const paid = await seesOn(shop.ada, card, /Cost ₦487\.50/);
    expect(paid.text).not.toMatch(/expected/i);
  });

  it("is what left the wallet where that is not the listed price", async ({ shop }) => {
    shop.vending.switches.surchargeNaira = 7.5;
    const before = walletKobo(shop);
    const card = await sellsSettled(shop);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /Cost ₦495\.00, ₦7\.50 more than listed/);
    expect(before - walletKobo(shop)).toBe(49_500);
  });

  it("stands in the history with what two looks showed, and no more", async ({ shop }) => {
    shop.vending.switches.surchargeNaira = 7.5;
    const { ada } = shop;
    await sellsSettled(shop);
    await looksAtWallet(shop);
    const list = await asks(ada, "/history", /1 sale/);
    await ada.taps(/MTN/, { message: list.id });
    const record = await ada.sees(({ id, text }) => id > list.id && /Airtime sold/.test(text));
    expect(record.text).toMatch(/Wallet ₦12,450\.00 → ₦11,955\.00/);
    // Paid in meanwhile: two looks show no longer what one sale did.
    const [account] = shop.vending.accounts();
    shop.vending.fund(account?.id ?? 0, 5000);
    await sellsSettled(shop, "0803 555 9999");
    await looksAtWallet(shop);
    const more = await asks(ada, "/history", /2 sales/);
    await ada.taps(/0803 555 9999/, { message: more.id });
    const next = await ada.sees(({ id, text }) => id > more.id && /Airtime sold/.test(text));
    expect(next.text).not.toMatch(/Wallet ₦/);
    expect(next.text).toMatch(/Cost about ₦487\.50/);
  });

  it("is known of electricity, too, once the wallet tells it", async ({ shop }) => {
    const card = await asksForElectricity(shop.ada);
    await tapsCard(shop.ada, card, buyLabel, /Cost not known yet/);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /Token for meter.*Cost ₦4,950\.00/s);
  });

  it("is known of electricity though money was paid in since the last look, for its card looks again", async () => {
    await using shop = await openClockedShop();
    shop.vending.fund(shop.vending.accounts()[0]?.id ?? 0, 7000);
    const card = await asksForElectricity(shop.ada);
    await shop.idle();
    await shop.clock.advance(6000);
    await tapsCard(shop.ada, card, buyLabel, /Cost not known yet/);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /Token for meter.*Cost ₦4,950\.00/s);
  });

  it("asks for the record where the wallet does not fit, and believes what both say", async ({ shop }) => {
    shop.vending.switches.surchargeNaira = 240;
    shop.vending.switches.verifyAmount = "charge";
    const card = await sellsSettled(shop);
    await looksAtWallet(shop);
    await looksAtWallet(shop);
    await seesOn(shop.ada, card, /Cost ₦727\.50, ₦240\.00 more than listed/);
  });
});

describe("I19: a charge that is not the listed one", () => {
  it("is reported to the operators once per product, counted, and has the listing read again", async () => {
    const environment = { ADMIN_IDS: String(operatorId), METRICS_TOKEN: metricsToken };
    await using shop = await openClockedShop({ environment });
    const { vending, telegram } = shop;
    const operator = telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    vending.switches.surchargeNaira = 7.5;
    const listings = () => vending.requests.filter(({ path }) => /airtime\/networks/.test(path)).length;
    for (const phone of ["0803 555 1234", "0803 555 9999"]) {
      const before = listings();
      const card = await sellsSettled(shop, phone);
      await looksAtWallet(shop);
      await seesOn(shop.ada, card, /more than listed/);
      await until([vending], () => listings() > before, "the listing is read anew");
    }
    await shop.idle();
    const told = said(operator, /not charged as listed/);
    expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/MTN.*expected ₦487\.50, charged ₦495\.00/s)]);
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`${shop.webhookOrigin}/metrics`, { headers })).text();
    expect(metrics).toContain('vendbot_charges_seen_total{from="wallet",fit="more"} 2');
  });
});

describe("I19: the wallet on a card", () => {
  it("carries its time when it is older than a minute", async ({ shop }) => {
    expect((await asksForAirtime(shop.ada)).text).toMatch(/Wallet after ₦11,962\.50$/);
    await shop.clock.advance(10 * minute);
    const [account] = shop.vending.accounts();
    shop.vending.fund(account?.id ?? 0, 1000);
    const card = await asksForAirtime(shop.ada, { phone: "0803 555 9999" });
    expect(card.text).toMatch(/Wallet after ₦11,962\.50, seen \d\d:\d\d$/);
  });

  it("is less what open sales may still take, and an unknown sale brings a look", async ({ shop, ada, vending }) => {
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    const before = looks(shop);
    await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    const next = await asksForAirtime(ada, { phone: "0803 555 9999" });
    expect(next.text).toMatch(/Wallet after about ₦11,475\.00/);
    await shop.clock.advance(300);
    await until([vending], () => looks(shop) > before, "the wallet is looked at");
  });
});

describe("I19: what sales come to", () => {
  it("is the same at home, in the history, among the staff and in a search, and failed sales count nowhere", async () => {
    await using shop = await openClockedShop();
    const { ada, vending } = shop;
    await sellsSettled(shop);
    await looksAtWallet(shop);
    const light = await asksForElectricity(ada);
    await tapsCard(ada, light, buyLabel, /Token for meter/);
    await looksAtWallet(shop);
    vending.switches.purchaseAnswer = "refused";
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 9999" }), /Failed/);
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 7777" }), /working on it/);
    const stillOpen = "\n⏳ 1 sale is still being checked · ₦487\\.50 may still leave";
    const sums = new RegExp(`2 sales · sold ₦5,500\\.00 · cost ₦5,437\\.50${stillOpen}`);
    const home = new RegExp(`2 sales · profit ₦62\\.50${stillOpen}`);
    for (const [word, screen, shown] of [
      ["/menu", /Today/, home],
      ["/books", /Today/, /2 sales · sold ₦5,500\.00 · cost ₦5,437\.50\nProfit ₦62\.50/],
      ["/history", /Latest sales/, sums],
      ["/staff", /This month/, sums],
      ["/find VB-01", /Sales with/, sums],
    ] as const) {
      expect((await asks(ada, word, screen)).text, word).toMatch(shown);
    }
  });
});
