import { describe, expect } from "vitest";
import { asks, complains, now, sees, seesOn, tapsCard, tapsForged } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { labels, openShop, opens, rows, sellsFour, turns } from "../support/histories.ts";
import { itWith } from "../support/it-with.ts";
import { buyLabel, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { startShop } from "../support/shop.ts";
import { until, waitFor } from "../support/until.ts";

const it = itWith("shop", openShop);

describe("the history", () => {
  it("is filtered by service and state, and turned in place", async ({ shop }) => {
    await sellsFour(shop);
    const list = await asks(shop.ada, "/history", /Latest sales\n3 sales · sold ₦6,500\.00/);
    expect(rows(list)).toHaveLength(4);
    await turns(shop, list, /Service/);
    const airtime = await turns(shop, list, "📱 Airtime");
    expect(airtime.text).toMatch(/Sales: 📱 Airtime\n2 sales · sold ₦1,500\.00/);
    const choices = await turns(shop, airtime, /Status/);
    expect(labels(choices)).toEqual(["● Any status", "✅ Sold", "⏳ Checking", "❌ Failed", "👁 To check", "◀ Back"]);
    const failed = await turns(shop, choices, /Failed/);
    expect(failed.text).toMatch(/📱 Airtime · ❌ Failed\n1 attempt, nothing sold/);
    expect(rows(failed)).toEqual([expect.stringContaining("…3333")]);
    await turns(shop, failed, /Failed ▾/);
    const none = await turns(shop, failed, /Checking/);
    expect(none.text).toMatch(/No sale matches/);
    await turns(shop, none, /Airtime ▾/);
    const all = await turns(shop, none, "All services");
    expect(all.text).toMatch(/⏳ Checking\nNo sale matches/);
    expect(shop.ada.chat.filter(({ text }) => /sales? [·,]|attempts?, not|No sale matches/.test(text))).toHaveLength(1);
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
      await turns(shop, list, labels(now(ada, list)).at(-5) ?? "");
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

  it("goes to older sales and back, a page at a time", async ({ shop, ada }) => {
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

  it.each([
    ["editMessageText", "answerCallbackQuery"],
    ["answerCallbackQuery", "editMessageText"],
  ])("answers a tap with the edit and the answer side by side: %s hangs, %s comes", async (hangs, comes) => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    const list = await asks(ada, "/history", /1 sale/);
    await shop.idle();
    telegram.faults.failNext({ kind: "hang", method: hangs });
    const { length: before } = telegram.calls;
    await ada.taps(/Service/, { message: list.id });
    const isAt = (name: string, isDone: boolean) => () =>
      telegram.calls.slice(before).some(({ method, ok }) => method === name && ok === isDone);
    await until([telegram], isAt(comes, true), `${comes} is done`);
    await waitFor(isAt(hangs, false), `${hangs} hangs`);
    // A stop would wait for it.
    await telegram[Symbol.asyncDispose]();
  });

  it("holds nothing where a button names a seat that is not there", async ({ ada, telegram }) => {
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    const history = await asks(ada, "/history", /Latest sales/);
    await tapsForged(telegram, ada, "h:all:all:all:7:");
    expect(rows(await seesOn(ada, history, /No sale matches/))).toEqual([]);
  });
});

describe("a sale out of the history", () => {
  it("shows times, charge, what it did to the wallet, and its reference", async ({ shop, ada, vending }) => {
    await seesOn(ada, await sellsAirtime(ada), /sold.*Cost ₦487\.50/s);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /0803/, /confirmed/);
    expect(card.text).toMatch(/Cost ₦487\.50/);
    expect(card.text).toMatch(/confirmed \d\d:\d\d:\d\d, ended \d\d:\d\d:\d\d/);
    expect(card.text).toMatch(/Wallet ₦12,450\.00 → ₦11,962\.50/);
    expect(card.text).toContain(vending.transactions()[0]?.reference);
  });

  it("sells the same again in two taps, with nothing typed, at the price of now", async ({ ada, vending }) => {
    const first = await seesOn(ada, await sellsAirtime(ada), /sold/);
    const before = ada.chat.at(-1)?.id ?? 0;
    await ada.taps(/Sell again/, { message: first.id });
    const offer = await sees(ada, ({ id, text }) => id > before && /Sell airtime\?/.test(text));
    expect(offer.text).toMatch(/MTN · 0803 555 1234/);
    expect(offer.text).toMatch(/Cost ₦487\.50/);
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    expect(vending.transactions()).toHaveLength(2);
    expect(now(ada, first).text).toMatch(/sold/);
  });

  it("asks the service from an open sale's card, and offers no second sale of it", async () => {
    await using shop = await startShop({ withoutWebhook: true });
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /working on it/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /0803/, /not ended yet/);
    expect(labels(card)).toEqual(expect.arrayContaining(["🔄 Check now", "📣 Make a complaint"]));
    expect(labels(card)).not.toContain("🔁 Sell again");
    await until([vending], () => vending.transactions().length > 0, "the service has the sale");
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await tapsCard(ada, card, /Check now/, /sold/);
  });

  it("packs a complaint: reference, states with times, amount, beneficiary, and no token", async ({ shop }) => {
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const first = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    await until([vending], () => vending.transactions().length > 0, "the service has the sale");
    const reference = vending.transactions()[0]?.reference ?? "";
    vending.settle(reference, "success");
    await seesOn(ada, first, /Token for meter/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /4500/, /confirmed/);
    const pack = await complains(ada, card);
    const time = String.raw`\d\d:\d\d:\d\d \(\d\d:\d\d:\d\d UTC\)`;
    expect(pack.text).toContain(`Reference ${reference}`);
    expect(pack.text).toMatch(/Electricity: Ikeja Electric · Prepaid\nFor 4500 1234 567\nAmount ₦5,000\.00/);
    expect(pack.text).toMatch(/Our status: successful/);
    expect(pack.text).toMatch(
      new RegExp(
        `Africa/Lagos.*${time} confirmed by the shop\n${time} sent to the service\n${time} pending: the answer\n${time} successful: `,
        "s",
      ),
    );
    expect(pack.text).toMatch(/From Ada Okafor, account 0803 123 4567/);
    const token = vending.transactions()[0]?.token ?? "-";
    expect(pack.text.replace(/\D/g, "")).not.toContain(token);
    const { copies = "" } = await ada.follows(/Copy/, { message: pack.id });
    expect(copies).toMatch(
      /^Please look at this sale: VB-\w{26}\nIkeja Electric Prepaid for 4500 1234 567\n.* \(\d\d:\d\d:\d\d UTC\) · successful\nSomething else\nAda Okafor, account/,
    );
    expect(copies.length).toBeLessThanOrEqual(256);
    const { opens: shared = "" } = await ada.follows(/WhatsApp/, { message: pack.id });
    expect(new URL(shared).searchParams.get("text")).toBe(copies);
    expect(pack.text).not.toMatch(/support/);
  });

  it.each([
    ["@vtu_support", "https://t.me/vtu_support"],
    ["https://help.example/new", "https://help.example/new"],
    ["0700 VTU HELP, 9 to 5", null],
  ])("names the service's support as the operator has set it: %s", async (contact, opened) => {
    await using shop = await startShop({ environment: { SUPPORT_CONTACT: contact } });
    const { ada } = shop;
    await shop.logIn();
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const card = await opens(shop, await asks(ada, "/history", /Latest/), /0803/, /confirmed/);
    const pack = await complains(ada, card);
    expect(pack.text).toContain(`The service's support: ${contact}`);
    if (opened === null) expect(labels(pack)).not.toContain("💬 Support");
    else expect((await ada.follows(/Support/, { message: pack.id })).opens).toBe(opened);
  });
});
