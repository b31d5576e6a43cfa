import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "../../src/sandbox/telegram/contract.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { buyLabel, expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { createShiftedClock } from "../support/shifted-clock.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

/** The minute after the PIN, in which digits are taken for one, is over. */
async function openShop(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await startShop({ clock });
  await shop.logIn();
  clock.shift(61_000);
  return shop;
}

const labels = (message: ChatMessage) => message.inlineKeyboard.flat().map(({ text }) => text);
const rows = (message: ChatMessage) => labels(message).filter((label) => /^(?:✅|❌|⏳|🚫).*₦/.test(label));

/** Taps a button of a message and waits until that message shows something else. */
async function turns({ ada }: Shop, message: ChatMessage, label: RegExp | string): Promise<ChatMessage> {
  const before = now(ada, message);
  await ada.taps(label, { message: message.id });
  return sees(ada, (seen) => seen.id === message.id && seen !== before);
}

/** Shows a list's sale and returns its card, which comes as a new message. */
async function opens({ ada }: Shop, list: ChatMessage, label: RegExp | string, shows: RegExp): Promise<ChatMessage> {
  const before = ada.chat.at(-1)?.id ?? 0;
  await ada.taps(label, { message: list.id });
  return sees(ada, ({ id, text }) => id > before && shows.test(text));
}

/** Airtime for two networks, one sale refused, and a meter. */
async function sellsFour({ ada, vending }: Shop) {
  await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 1111" }), /sold/);
  await seesOn(ada, await sellsAirtime(ada, { phone: "0802 555 2222", network: "Airtel", amount: "1k" }), /sold/);
  vending.switches.purchaseAnswer = "refused";
  await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 3333", amount: "700" }), /Failed/);
  vending.switches.purchaseAnswer = "success";
  await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
}

/** Buys with the account's own key, past this shop: as the reseller's website does. */
async function buysElsewhere({ vending }: Shop, reference: string): Promise<void> {
  const key = vending.accounts()[0]?.keys.find(({ mode }) => mode === "live")?.key ?? "";
  const order = { service_type: "airtime", network_id: 1, amount: 100, beneficiary: "08035559999", reference };
  const response = await fetch(`${vending.baseUrl}/purchase/`, {
    method: "POST",
    headers: { "X-API-KEY": key, "Content-Type": "application/json" },
    body: JSON.stringify(order),
  });
  expect(response.ok).toBe(true);
}

describe("the history", () => {
  it("is filtered by service and state, and turned in place", async () => {
    await using shop = await openShop();
    await sellsFour(shop);
    const list = await asks(shop.ada, "/history", /Latest sales\n3 sales · sold ₦6,500\.00/);
    expect(rows(list)).toHaveLength(4);
    await turns(shop, list, /Service/);
    const airtime = await turns(shop, list, "📱 Airtime");
    expect(airtime.text).toMatch(/Sales: 📱 Airtime\n2 sales · sold ₦1,500\.00/);
    const choices = await turns(shop, airtime, /State/);
    expect(labels(choices)).toEqual(["● Any state", "✅ Sold", "⏳ Open", "❌ Failed", "👁 Needs a look", "◀ Back"]);
    const failed = await turns(shop, choices, /Failed/);
    expect(failed.text).toMatch(/📱 Airtime · ❌ Failed\n1 sale, not sold/);
    expect(rows(failed)).toEqual([expect.stringContaining("0803 555 3333")]);
    await turns(shop, failed, /Failed ▾/);
    const none = await turns(shop, failed, /Open/);
    expect(none.text).toMatch(/No sale fits/);
    await turns(shop, none, /Airtime ▾/);
    const all = await turns(shop, none, "All services");
    expect(all.text).toMatch(/⏳ Open\nNo sale fits/);
    expect(shop.ada.chat.filter(({ text }) => /sales? [·,]|sale, not|No sale fits/.test(text))).toHaveLength(1);
  });

  it("tells today from yesterday and the last seven days, in the shop's time zone", async () => {
    // 23:30 in Lagos.
    const clock = createFakeClock(Date.UTC(2026, 10, 13, 22, 30));
    await using shop = await startShop({ clock });
    const { ada } = shop;
    await shop.logIn();
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 1111" }), /sold/);
    await shop.idle();
    clock.setNow(Date.UTC(2026, 10, 13, 23, 10));
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 2222" }), /sold/);
    const list = await asks(ada, "/history", /Latest sales/);
    expect(rows(list)).toEqual([expect.stringMatching(/00:10.*2222/), expect.stringMatching(/13 Nov.*1111/)]);
    const pick = async (day: RegExp) => {
      // The last of the three filters, whatever it says now.
      await turns(shop, list, labels(now(ada, list)).at(-2) ?? "");
      return rows(await turns(shop, list, day));
    };
    expect(await pick(/Today/)).toEqual([expect.stringContaining("2222")]);
    expect(await pick(/Yesterday/)).toEqual([expect.stringContaining("1111")]);
    expect(await pick(/7 days/)).toHaveLength(2);
    clock.setNow(Date.UTC(2026, 10, 20, 22, 50));
    expect(await pick(/7 days/)).toHaveLength(1);
    clock.setNow(Date.UTC(2026, 10, 20, 23, 10));
    const later = await asks(ada, "/history", /Latest sales/);
    expect(rows(later)).toHaveLength(2);
    await turns(shop, later, /Day/);
    expect(rows(await turns(shop, later, /7 days/))).toEqual([]);
  });

  it("goes to older sales and back, a page at a time", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    for (let last = 0; last < 10; last++) {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${last}`, amount: "100" }), /sold/);
    }
    const list = await asks(ada, "/history", /10 sales/);
    expect(labels(list)).not.toContain("◀ Newer");
    const older = await turns(shop, list, /Older/);
    expect(rows(older)).toEqual([expect.stringContaining("0803 555 0001"), expect.stringContaining("0803 555 0000")]);
    expect(labels(older)).not.toContain("Older ▶");
    const newer = await turns(shop, older, /Newer/);
    expect(rows(newer)).toEqual(rows(list));
  });

  it("answers a tap with the edit and the answer side by side", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    const list = await asks(ada, "/history", /1 sale/);
    await shop.idle();
    telegram.latencyMs = 300;
    const begin = performance.now();
    await turns(shop, list, /Service/);
    expect(performance.now() - begin).toBeLessThan(600);
  });
});

describe("finding a sale", () => {
  // What is only looked at may be shared.
  let sold: Shop;
  beforeAll(async () => {
    sold = await openShop();
    await sellsFour(sold);
  });
  afterAll(() => sold[Symbol.asyncDispose]());

  it.each([
    ["0803 555 1111", ["0803 555 1111"]],
    ["+234 803 555 1111", ["0803 555 1111"]],
    ["5552222", ["0802 555 2222"]],
    ["0802-555", ["0802 555 2222"]],
    ["1k", ["0802 555 2222"]],
    ["₦500", ["0803 555 1111"]],
    ["487.50", ["0803 555 1111"]],
    ["airtel", ["0802 555 2222"]],
    ["mtn 700", ["0803 555 3333"]],
    ["MTN", ["0803 555 3333", "0803 555 1111"]],
    ["prepaid", ["4500 1234 567"]],
    ["electricity 5000", ["4500 1234 567"]],
    ["45001234", ["4500 1234 567"]],
  ])("finds %s, with /find and alone", async (text, found) => {
    const shop = sold;
    for (const typed of [`/find ${text}`, text]) {
      const list = await asks(shop.ada, typed, /Sales with|No sale|did not get/);
      expect(rows(list), typed).toEqual(found.map((beneficiary) => expect.stringContaining(beneficiary)));
    }
  });

  it("finds a part of a reference, and what a customer is called", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const card = await sellsAirtime(ada);
    await seesOn(ada, card, /sold/);
    const reference = vending.transactions()[0]?.reference ?? "";
    for (const text of [reference, reference.slice(-8).toLowerCase()]) {
      expect(rows(await asks(ada, text, /Sales with/))).toHaveLength(1);
    }
    await ada.taps(/Name/, { message: card.id });
    await sees(ada, /name|called/i);
    await asks(ada, "Mama Tolú", /Mama Tolú/);
    const list = await asks(ada, "mama tolu", /Sales with/);
    expect(rows(list)).toEqual([expect.stringContaining("Mama Tolú")]);
  });

  it("says so when nothing fits, without taking a greeting for a search", async () => {
    const shop = sold;
    expect((await asks(shop.ada, "/find zebra", /No sale with “zebra”/)).text).not.toMatch(/did not get/);
    const lost = await asks(shop.ada, "good morning", /did not get that/);
    expect(labels(lost)).toContain("📱 Airtime");
    await asks(shop.ada, "/find", /what you know/);
    await asks(shop.ada, `/find ${"<b>😀".repeat(60)}`, /No sale with “<b>😀/);
    await asks(shop.ada, "/find %", /No sale with “%”/);
  });

  it("asks for what is known where /find stands alone, and finds by what is typed then", async () => {
    const { ada } = sold;
    const question = await asks(ada, "/find", /what you know of the sale/);
    await ada.sendsPhoto();
    await sees(ada, /A text is needed/);
    expect(rows(await asks(ada, "1111", /Sales with “1111”/))).toHaveLength(1);
    expect((await asks(ada, "good morning", /did not get that/)).text).not.toMatch(/what you know/);
    expect(ada.chat.map(({ id }) => id)).not.toContain(question.id);
    const again = await asks(ada, "/find", /what you know of the sale/);
    expect((await asks(ada, "zebra", /No sale with “zebra”/)).text).not.toMatch(/did not get/);
    const last = await asks(ada, "/find", /what you know of the sale/);
    await ada.taps(/Cancel/, { message: last.id });
    await seesOn(ada, last, /Left/);
    await asks(ada, "zebra", /did not get that/);
    expect(ada.chat.map(({ id }) => id)).not.toContain(again.id);
  });

  it("turns what was found in place, with the text on the button", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    for (let last = 0; last < 9; last++) {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${last}`, amount: "100" }), /sold/);
    }
    const list = await asks(ada, "mtn 100", /Sales with “mtn 100”/);
    const older = await turns(shop, list, /Older/);
    expect(rows(older)).toEqual([expect.stringContaining("0803 555 0000")]);
    expect(rows(await turns(shop, older, /Newer/))).toHaveLength(8);
  });
});

describe("a sale out of the history", () => {
  it("shows times, charge, what it did to the wallet, and its reference", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await seesOn(ada, await sellsAirtime(ada), /Paid ₦487\.50/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /0803/, /confirmed/);
    expect(card.text).toMatch(/Paid ₦487\.50/);
    expect(card.text).toMatch(/confirmed \d\d:\d\d:\d\d, settled \d\d:\d\d:\d\d/);
    expect(card.text).toMatch(/Wallet ₦12,450\.00 → ₦11,962\.50/);
    expect(card.text).toContain(vending.transactions()[0]?.reference);
  });

  it("sells the same again in two taps, with nothing typed, at the price of now", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const first = await sellsAirtime(ada);
    await seesOn(ada, first, /sold/);
    const before = ada.chat.at(-1)?.id ?? 0;
    await ada.taps(/Same again/, { message: first.id });
    const offer = await sees(ada, ({ id, text }) => id > before && /Sell airtime\?/.test(text));
    expect(offer.text).toMatch(/MTN · 0803 555 1234/);
    expect(offer.text).toMatch(/You pay ₦487\.50/);
    await ada.taps(buyLabel, { message: offer.id });
    await sees(ada, ({ id, text }) => id === offer.id && /sold|same/.test(text));
    if (/same/.test(now(ada, offer).text)) await ada.taps(/again/, { message: offer.id });
    await seesOn(ada, offer, /Airtime sold/);
    expect(vending.transactions()).toHaveLength(2);
    expect(now(ada, first).text).toMatch(/sold/);
  });

  it("asks the service from an open sale's card, and offers no second sale of it", async () => {
    await using shop = await startShop({ withoutWebhook: true });
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const first = await sellsAirtime(ada);
    await seesOn(ada, first, /working on it/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /0803/, /not settled yet/);
    expect(labels(card)).toEqual(expect.arrayContaining(["🔄 Check now", "📣 Complaint pack"]));
    expect(labels(card)).not.toContain("🔁 Same again");
    await until([vending], () => vending.transactions().length > 0, "the service has the sale");
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await ada.taps(/Check now/, { message: card.id });
    await seesOn(ada, card, /sold/);
  });

  it("packs a complaint: reference, states with times, amount, beneficiary, and no token", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const first = await sellsElectricity(ada);
    await seesOn(ada, first, /working on it/);
    await until([vending], () => vending.transactions().length > 0, "the service has the sale");
    const reference = vending.transactions()[0]?.reference ?? "";
    vending.settle(reference, "success");
    await seesOn(ada, first, /Token for meter/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /4500/, /confirmed/);
    const pack = await opens(shop, card, /Complaint pack/, /Please look at this sale/);
    const time = String.raw`\d\d:\d\d:\d\d`;
    expect(pack.text).toContain(`Reference ${reference}`);
    expect(pack.text).toMatch(/Electricity: Ikeja Electric · Prepaid\nFor 4500 1234 567\nAmount ₦5,000\.00/);
    expect(pack.text).toMatch(/As we know it: successful/);
    expect(pack.text).toMatch(
      new RegExp(
        `Africa/Lagos.*${time} confirmed by the shop\n${time} sent to the service\n${time} pending: the answer\n${time} successful: `,
        "s",
      ),
    );
    expect(pack.text).toMatch(/From Ada Okafor, account 0803 123 4567/);
    const token = vending.transactions()[0]?.token ?? "-";
    expect(pack.text.replace(/\D/g, "")).not.toContain(token);
  });
});

describe("a reference that is not ours", () => {
  it("is asked of the service and shown, read-only", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    const posts = shop.posts();
    const reference = vending.transactions()[0]?.reference ?? "";
    await asks(ada, "/verify", /Type \/verify and a reference/);
    await asks(ada, "/verify not a reference!", /Type \/verify and a reference/);
    // A sale of this shop is its own card.
    await asks(ada, `/verify ${reference.toLowerCase()}`, /Airtime sold/);
    await asks(ada, "/verify OTHER-4711", /no record of OTHER-4711/);
    const found = await asks(ada, "WEB-2026-0001", /No sale with/);
    await ada.taps(/Ask the service/, { message: found.id });
    await seesOn(ada, found, /no record of WEB-2026-0001/);
    expect(shop.posts()).toBe(posts);
  });

  it("shows the service's record of a sale that was made elsewhere", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const reference = "WEB-2026-0002";
    await buysElsewhere(shop, reference);
    const record = await asks(ada, `/verify ${reference}`, /The service has this record/);
    expect(record.text).toMatch(/Status success/);
    expect(record.text).toMatch(/0803 ?555 ?9999/);
    expect(record.text).toMatch(/Not sold here/);
    expect(rows(await asks(ada, "/history", /No sales yet/))).toEqual([]);
  });

  it("says that the service is not answering, and tries again", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.outage = true;
    const down = await asks(ada, "/verify WEB-2026-0003", /is not answering/);
    vending.outage = false;
    await ada.taps(/Try again/, { message: down.id });
    await seesOn(ada, down, /no record of/);
    expectTruth(shop);
    expect(said(ada, /no record of/)).toHaveLength(1);
  });
});
