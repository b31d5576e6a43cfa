import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { deployedTraits } from "../../sandbox/vending/switches.ts";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { openClockedShop, told } from "../support/alerted-shop.ts";
import { asks, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { hour, isAt, looksAtWallet, minute, opensDetails, sellsIn } from "../support/closed-shop.ts";
import { airtimeList, pastes } from "../support/lists.ts";
import { painted } from "../support/pictures.ts";
import { aHelper, hires, invites, makesSeat, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";

/** Ten minutes to nine in the evening, in Lagos. */
const evening = Date.UTC(2026, 10, 14, 19, 50);

const openShop = (at = evening) => openClockedShop({ receipts: painted }, at);
const sells = sellsIn;

describe("the day's close", () => {
  it("calls what a service or a person lost a loss, as the day is called", async () => {
    await using shop = await openShop();
    const card = await asks(shop.ada, "500 mtn airtime 08036667777", /Sell airtime\?/);
    await tapsCard(shop.ada, card, /Set price/, /What does the customer pay/);
    const offer = await asks(shop.ada, "400", /Loss ₦87\.50/);
    await tapsCard(shop.ada, offer, /Sell at ₦400/, /Airtime sold/);
    await looksAtWallet(shop);
    const { text } = await opensDetails(shop.ada, await asks(shop.ada, "/close", /so far/));
    expect(text).toMatch(/\nLoss ₦87\.50\n/);
    expect(text).toMatch(/\nAirtime 1 · loss ₦87\.50/);
  });

  it("shows the day so far: what was sold, the profit, and what explains the wallet to the kobo", async () => {
    await using shop = await openShop();
    await sells(shop);
    shop.vending.fund(shop.vending.accounts()[0]?.id ?? 0, 30_000);
    await shop.ada.says("/balance");
    await looksAtWallet(shop);
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada, { amount: "1,000" }), /Airtime sold/);
    await looksAtWallet(shop);
    await tapsAndSees(shop.ada, /📒 Mark as owing/, /Who owes it\?/, card);
    await asks(shop.ada, "Chioma", /Chioma owes you ₦/);
    const close = await asks(shop.ada, "/close", /so far/);
    expect(close.text.split("\n")).toEqual([
      "📆 Sat 14 Nov so far · 2 sales · ₦1,500",
      "Profit ₦37.50",
      "Cash: should have 500",
      "Owed to you ₦1,000 (1 person)",
      "Wallet 12,450 → 40,987.50: +30,000 in, −1,462.50 for sales",
    ]);
    const buttons = close.inlineKeyboard?.flat().map(({ text }) => text);
    expect(buttons).toEqual(["🔎 Details", "🧮 Count cash", "📄 File", "🏪 Menu"]);
    const { text } = await opensDetails(shop.ada, close);
    expect(text).toMatch(/^📆 Sat 14 Nov · so far, 20:5\d\n2 sales · ₦1,500\.00\nCost ₦1,462\.50\nProfit ₦37\.50\n/);
    expect(text).toMatch(/Sales ₦1,500\.00\nOwed from this day −₦1,000\.00\nShould be in hand ₦500\.00\nOwed to you/);
    expect(text).toMatch(/Money in \+₦30,000\.00\nFor sales −₦1,462\.50\nWallet, seen 20:5\d ₦40,987\.50/);
    expect(text).toMatch(/Airtime 2 · profit ₦37\.50/);
    await shop.ada.taps(/Back/, { message: close.id });
    expect((await seesOn(shop.ada, close, /so far · 2 sales/)).text).toBe(close.text);
  });

  it("says of debits that the service loses of a list that they are not explained, and nothing of money paid in", async () => {
    await using shop = await openShop();
    Object.assign(shop.vending.switches, deployedTraits["lost debits"]);
    const list = await pastes(shop.ada, airtimeList(8));
    await shop.ada.taps(/Sell 8 for/, { message: list.id });
    // A webhook that comes after the last sale puts the list's card off by a moment of the clock.
    await looksAtWallet(shop);
    await seesOn(shop.ada, list, /List of 8: done/);
    const sales = shop.vending.transactions();
    const charged = sales.reduce((sum, { chargeKobo }) => sum + chargeKobo, 0);
    const lost = sales.reduce((sum, { chargeKobo, netKobo }) => sum + chargeKobo - netKobo, 0);
    expect(sales.filter(({ netKobo }) => netKobo === 0)).toHaveLength(4);
    const close = await asks(shop.ada, "/close", /so far/);
    const bare = (kobo: number) => formatNaira(toKobo(kobo)).replace("₦", "").replace(/\.00$/, "");
    expect(close.text).toContain(`: −${bare(charged)} for sales, +${bare(lost)} other`);
    const { text } = await opensDetails(shop.ada, close);
    expect(text).toContain(`For sales −${formatNaira(toKobo(charged))}\nOther +${formatNaira(toKobo(lost))}`);
    expect(text).not.toMatch(/money in/i);
    expect(told(shop.ada, /^➕ (?:About )?₦/)).toEqual([]);
  });

  it("comes at nine in the evening, is final at three, and shows the same for ever, with what changed since", async () => {
    await using shop = await openShop();
    await sells(shop);
    await isAt(shop, evening + 10 * minute);
    const card = await shop.ada.sees(/Sat 14 Nov so far/);
    await sells(shop, "0803 555 9999");
    await isAt(shop, evening + 6 * hour + 15 * minute);
    const sealed = await seesOn(shop.ada, card, /Sat 14 Nov · 2 sales · ₦1,000\nProfit ₦25\n/);
    const [sale] = shop.vending.transactions();
    shop.vending.reverse(sale?.reference ?? "");
    await looksAtWallet(shop);
    await isAt(shop, evening + 7 * hour);
    await shop.ada.says("/close");
    const today = await shop.ada.sees(/Sun 15 Nov so far/);
    expect(today.text).toMatch(/^Loss ₦12\.50$/m);
    const again = await tapsCard(shop.ada, today, /◀ 14 Nov/, /Sat 14 Nov · 2 sales · ₦1,000\nProfit ₦25\n/);
    expect(again.text).toBe(sealed.text);
    const { text } = await opensDetails(shop.ada, again);
    expect(text).toMatch(/^📆 Close 1 · Sat 14 Nov\n2 sales · ₦1,000\.00\nCost ₦975\.00\nProfit ₦25\.00\n/);
    expect(text).toMatch(/Changed later\nSale of 20:5\d: reversed, profit −₦12\.50/);
  });

  it("comes at the hour that the owner chooses, or not at all, and not where nothing was sold", async () => {
    await using shop = await openShop();
    const close = await opensDetails(shop.ada);
    const hours = await tapsAndSees(shop.ada, /Set the time/, /comes by itself/, close);
    expect(hours.id).toBeGreaterThan(close.id);
    const edits = shop.telegram.calls.filter(({ method }) => method === "editMessageText");
    expect(edits.filter(({ params }) => params.message_id === close.id)).toEqual([]);
    await tapsCard(shop.ada, hours, /^22:00/, /at 22:00/);
    await isAt(shop, evening + 30 * minute);
    const seen = () => shop.ada.chat.filter(({ id, text }) => id > hours.id && /so far/.test(text));
    expect(seen()).toEqual([]);
    await isAt(shop, evening + 80 * minute);
    expect(seen()).toEqual([]);
    await sells(shop);
    await isAt(shop, evening + 140 * minute);
    expect(seen()).toHaveLength(1);
  });

  it("says what should be in hand: what was sold, less what is still owed of it", async () => {
    await using shop = await openShop();
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await tapsAndSees(shop.ada, /📒 Mark as owing/, /Who owes it\?/, card);
    await asks(shop.ada, "Chioma", /Chioma owes you ₦/);
    const { text } = await opensDetails(shop.ada);
    expect(text).toMatch(/Owed from this day −₦500\.00\nShould be in hand ₦0\.00/);
    await asks(shop.ada, "paid Chioma 200", /./);
    await shop.ada.taps(/Yes, ₦200/);
    await shop.idle();
    expect((await opensDetails(shop.ada)).text).toMatch(/Owed from this day −₦300\.00\nShould be in hand ₦200\.00/);
  });
});

/** A seat sold for ₦500, and a customer with a name bought for ₦1,100; a week before it was one sale of ₦500. */
async function openStaffedShop() {
  const shop = await openShop(evening - 7 * 24 * hour);
  await sells(shop);
  await isAt(shop, evening);
  const tunde = await hires(shop);
  await seesOn(tunde.helper, await sellsAirtime(tunde.helper, { phone: "0803 555 7777" }), /Airtime sold/);
  await looksAtWallet(shop);
  const card = await seesOn(shop.ada, await sellsAirtime(shop.ada, { amount: "1,100" }), /Airtime sold/);
  await tapsMore(shop.ada, card, /Name/);
  await sees(shop.ada, /What do you call/);
  await asks(shop.ada, "Mama Chioma", /Saved: Mama Chioma/);
  await looksAtWallet(shop);
  return shop;
}

/** Opens the close of 14 November from that of the day behind it. */
async function opensSealed(person: Person): Promise<ChatMessage> {
  const today = await asks(person, "/close", /Sun 15 Nov/);
  return tapsCard(person, today, /◀ 14 Nov/, /Sat 14 Nov/);
}

const bytesOf = ({ telegram }: Shop, { photo }: ChatMessage) =>
  Buffer.from(telegram.file(photo?.fileId ?? "") ?? []).toString("base64");

describe("the close of a shop with staff, customers and a week behind it", () => {
  it("is a picture with a caption: by seat, by service, the best customers, and the same day a week before", async () => {
    await using shop = await openStaffedShop();
    const close = await opensDetails(shop.ada);
    expect(close.photo?.width).toBe(1000);
    expect(close.photo?.height).toBeGreaterThan(1500);
    expect(close.photo?.height).toBeLessThan(4000);
    expect(close.text).toMatch(/2 sales · ₦1,600\.00\nCost ₦1,560\.00\nProfit ₦40\.00/);
    expect(close.text).toMatch(/Last Saturday: 1 sale · ₦500\.00 · profit ₦12\.50/);
    expect(close.text).toMatch(/Airtime 2 · profit ₦40\.00\nOwners 1 · profit ₦27\.50\nTunde 1 · profit ₦12\.50/);
    expect(close.text).toMatch(/👤 Best customers: Mama Chioma ₦1,100\.00/);
  });

  it("names a helper once, who has sold from two seats", async () => {
    await using shop = await openStaffedShop();
    const again = aHelper(shop);
    await again.opens(await invites(shop.ada, await makesSeat(shop.ada)));
    await sees(again, /You now sell for/);
    await seesOn(again, await sellsAirtime(again, { phone: "0803 555 8888" }), /Airtime sold/);
    await looksAtWallet(shop);
    const { text } = await opensDetails(shop.ada);
    expect(text.match(/^Tunde .*$/gm)).toEqual(["Tunde 2 · profit ₦25.00"]);
  });

  it("shows a viewer how many were sold of what, without a picture, an amount or a customer", async () => {
    await using shop = await openStaffedShop();
    const musa = await hires(shop, { name: "Musa", role: "viewer" });
    const close = await asks(musa.helper, "/close", /Sat 14 Nov/);
    expect(close.text).toMatch(/^📆 Sat 14 Nov so far · 2 sales\s+Airtime 2$/);
    expect(close.photo).toBeUndefined();
    expect(JSON.stringify(musa.helper.history)).not.toMatch(/[Pp]rofit|Cost|Mama Chioma|1,100/);
  });

  it("is the same picture and the same words when it is opened again once it is sealed, whatever happens since", async () => {
    await using shop = await openStaffedShop();
    await isAt(shop, evening + 18 * hour);
    const first = await opensSealed(shop.ada);
    expect(first.text).toMatch(/Sat 14 Nov · 2 sales · ₦1,600\nProfit ₦40\n/);
    await sells(shop, "0803 555 1234");
    await isAt(shop, evening + 20 * hour);
    const again = await opensSealed(shop.ada);
    expect(again.id).not.toBe(first.id);
    expect(again.text).toBe(first.text);
    expect(bytesOf(shop, again).length).toBeGreaterThan(20_000);
    expect(bytesOf(shop, again)).toBe(bytesOf(shop, first));
  });
});
