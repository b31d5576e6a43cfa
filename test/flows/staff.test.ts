import { describe, expect } from "vitest";
import { seatButtons } from "../../src/bot/callbacks/staff.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard, tapsForged } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { givesLink } from "../support/linked-customers.ts";
import { aHelper, hires, invites, makesSeat, opensSeat, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { seatBola } from "../support/shop.ts";
import { asksForTooMuch, everything, openShop } from "../support/staffed-shop.ts";

const it = itWith("shop", openShop);

describe("an invitation", () => {
  it("seats the first who opens it, and says so to the owner; the second is turned away", async ({ shop }) => {
    const payload = await invites(shop.ada, await makesSeat(shop.ada));
    const people = ["Tunde", "Mallory"].map((firstName) => aHelper(shop, firstName));
    await Promise.all(people.map((person) => person.opens(payload)));
    await Promise.all(
      people.map((person) => sees(person, /You now sell for Ada Okafor|Somebody else has already opened/)),
    );
    expect(people.filter((person) => said(person, /You now sell for/).length === 1)).toHaveLength(1);
    expect(people.filter((person) => said(person, /Somebody else has already opened/).length === 1)).toHaveLength(1);
    await sees(shop.ada, /The link of Tunde was opened by/);
  });

  it("is not opened by its owner, and is replaced by the next one", async ({ shop }) => {
    const seat = await makesSeat(shop.ada);
    const first = await invites(shop.ada, seat);
    await shop.ada.opens(first);
    await sees(shop.ada, /logged in to a shop of your own/);
    const second = await invites(shop.ada, seat);
    const tunde = aHelper(shop);
    await tunde.opens(first);
    await sees(tunde, /This link does not work/);
    await tunde.opens(second);
    await sees(tunde, /You now sell for/);
  });
});

describe("a seller on a seat", () => {
  it("sells, and sees only what was sold from there", async ({ shop }) => {
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "08035550001" }), /sold/);
    const { helper } = await hires(shop);
    await seesOn(helper, await sellsAirtime(helper, { phone: "08035550002" }), /Airtime sold/);
    const history = await asks(helper, "/history", /Latest sales/);
    expect(history.text).toMatch(/1 sale/);
    expect(JSON.stringify(history.inlineKeyboard)).toMatch(/0803 555 0002/);
    expect(JSON.stringify(history.inlineKeyboard)).not.toMatch(/0803 555 0001/);
    await asks(helper, "/find 08035550001", /Nothing|No sale|none/i);
    const reference = shop.vending.transactions()[0]?.reference ?? "";
    await asks(helper, `/verify ${reference}`, /No sale|Nothing/i);
    expect(shop.vending.requests.filter(({ operation }) => operation === "verify")).toEqual([]);
    const menu = await asks(helper, "/menu", /🧑‍💼 Tunde/);
    expect(menu.text).toMatch(/1 sale/);
    expect((await asks(shop.ada, "/menu", /Wallet/)).text).toMatch(/2 sales/);
  });

  it("never sees balance, bank details, keys or settings, and can change none of them", async ({ shop }) => {
    const owners = await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
    const { helper, seat } = await hires(shop);
    await seesOn(helper, await sellsAirtime(helper, { phone: "08035550002" }), /Airtime sold/);
    await asks(helper, "/history", /Latest sales/);
    await tapsAndSees(helper, /0803 555 0002/, /confirmed/);
    for (const command of [
      "/balance",
      "/fund",
      "/account",
      "/customers",
      "/staff",
      "/shopname X",
      "/freeze",
      "/nonsense",
    ]) {
      await asks(helper, command, /You are not allowed to do this/);
    }
    const purchase = JSON.stringify(now(shop.ada, owners).inlineKeyboard).match(/open:(\w{26})/)?.[1] ?? "";
    const seatId = JSON.stringify(now(shop.ada, seat).inlineKeyboard).match(/seat:(\w{26})/)?.[1] ?? "";
    const forbidden = [
      ...["account", "acct:ask:live_key", "acct:mode:sandbox", "acct:keep", "fund", "fund:new", "paid", "customers:0"],
      ...["staff", "trail", "totals", "staff:new:seller", `seat:${"0".repeat(26)}`],
      ...[seatButtons.show({ seat: seatId }), seatButtons.do({ seat: seatId, act: "resume" })],
      ...[`looked:${purchase}:5`, "lock", "made-up"],
    ];
    for (const data of forbidden)
      expect(await tapsForged(shop.telegram, helper, data), data).toMatch(/not allowed to do this/);
    // A button that an earlier version made of a history.
    expect(await tapsForged(shop.telegram, helper, "h:crypto:all:all:")).toMatch(/from an earlier screen/);
    for (const data of [
      `open:${purchase}`,
      `receipt:${purchase}`,
      `pack:${purchase}`,
      `give:${purchase}`,
      `again:${purchase}`,
      `check:${purchase}`,
    ]) {
      expect(await tapsForged(shop.telegram, helper, data), data).toMatch(/no longer works/);
    }
    await shop.idle();
    expect(everything(helper)).not.toMatch(/Wallet|Fund|Account|4500 1234 567/);
    expect(everything(helper)).not.toContain(shop.vending.transactions()[0]?.token ?? "no token");
  });

  it("hands sales on to customers", async ({ shop }) => {
    const { helper } = await hires(shop);
    const card = await seesOn(helper, await sellsElectricity(helper, { amount: "1,000" }), /Token for meter/);
    const { payload } = await givesLink(helper, card);
    const ngozi = shop.telegram.user({ firstName: "Ngozi", phone: "2348091112222" });
    await ngozi.opens(payload);
    await sees(ngozi, /Token for meter/);
  });

  it("learns before the card what a limit does not let through, and never passes it", async ({ shop }) => {
    const { helper } = await hires(shop);
    await asksForTooMuch(helper, "6,000", /Your limit for one sale is ₦5,000\.00/);
    const seat = await opensSeat(shop.ada);
    await tapsCard(shop.ada, seat, /Services/, /What may Tunde sell/);
    await shop.ada.taps(/● .*Airtime/, { message: seat.id });
    await sees(helper, /has changed what you may do/);
    const menu = await asks(helper, "/menu", /🧑‍💼 Tunde/);
    expect(JSON.stringify(menu.inlineKeyboard)).not.toMatch(/Airtime/);
    expect(await tapsForged(shop.telegram, helper, "sell:airtime")).toMatch(/not allowed to do this/);
    await asks(helper, "mtn 500 0803 123 4567", /You are not allowed to sell this/);
    expect(shop.posts()).toBe(0);
  });

  it("becomes the owner of a shop of one's own by logging in there, and sits nowhere then", async ({ shop }) => {
    const { helper } = await hires(shop);
    seatBola(shop, { role: "developer", keys: ["live"] });
    await asks(helper, "/login", /Logging in to a shop of your own ends that/);
    await asks(helper, "0802 999 9999", /Type your PIN/);
    await asks(helper, "2468", /Bola Ade[\s\S]*Wallet/);
    const staff = await asks(shop.ada, "/staff", /Staff/);
    expect(JSON.stringify(staff.inlineKeyboard)).not.toMatch(/Tunde/);
  });
});

describe("a viewer", () => {
  it("sees all sales and who made them, and sells nothing", async ({ shop }) => {
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "08035550001" }), /sold/);
    const { helper } = await hires(shop, { name: "Musa", role: "viewer" });
    const menu = await asks(helper, "/menu", /🧑‍💼 Musa/);
    expect(menu.text).not.toMatch(/Wallet/);
    expect(JSON.stringify(menu.inlineKeyboard)).not.toMatch(/Airtime|Fund|Account/);
    await tapsCard(helper, menu, /See totals/, /Owner\nToday 1 sale\nThis month 1 sale/);
    const history = await asks(helper, "/history", /Latest sales/);
    const record = await tapsAndSees(helper, /0803 555 0001/, /confirmed/, history);
    expect(JSON.stringify(record.inlineKeyboard)).not.toMatch(/Sell again|Customer link/);
    await asks(helper, "/sell", /not allowed to do this/);
    await asks(helper, "mtn 500 0803 123 4567", /You can see sales, but not sell/);
    expect(shop.posts()).toBe(1);
  });
});

describe("the owner", () => {
  it("sees who sold what: in totals, in the history, and on each sale", async ({ shop, ada }) => {
    await seesOn(ada, await sellsAirtime(ada, { phone: "08035550001" }), /sold/);
    const { helper } = await hires(shop);
    await seesOn(helper, await sellsAirtime(helper, { phone: "08035550002" }), /sold/);
    await seesOn(helper, await sellsAirtime(helper, { phone: "08035550003" }), /sold/);
    const staff = await asks(ada, "/staff", /Staff/);
    expect(staff.text).toMatch(
      /Owner\nToday 1 sale · sold ₦500\.00 · cost (?:about )?₦487\.50\nThis month 1 sale · sold ₦500\.00/,
    );
    expect(staff.text).toMatch(
      /Tunde\nToday 2 sales · sold ₦1,000\.00 · cost (?:about )?₦975\.00\nThis month 2 sales · sold ₦1,000\.00/,
    );
    const history = await asks(ada, "/history", /Latest sales/);
    await tapsCard(ada, history, /Seller ▾/, /Whose sales/);
    const filtered = await tapsCard(ada, history, "Tunde", /Tunde/);
    expect(filtered.text).toMatch(/2 sales/);
    await ada.taps(/0803 555 0003/, { message: history.id });
    expect((await sees(ada, /Sold by/)).text).toMatch(/Sold by Tunde/);
  });

  it("reads what was done, by whom", async ({ shop, ada }) => {
    const { helper, seat } = await hires(shop);
    await ada.taps(/Suspend now/, { message: seat.id });
    await sees(helper, /has suspended you/);
    await asks(ada, "/shopname Ada Ventures", /now say/);
    const account = await asks(ada, "/account", /Ada Ventures/);
    const trail = await tapsCard(ada, account, /Activity/, /Activity/);
    const acts = trail.text
      .split("\n")
      .filter((line) => line.includes("·"))
      .map((line) => line.split("· ")[1]);
    expect(acts).toEqual([
      "Ada: changed the shop's name",
      "Ada: suspended Tunde",
      "Tunde: opened the link of Tunde",
      "Ada: made a link for Tunde",
      "Ada: gave access to Tunde",
      "Ada: logged in",
    ]);
  });
});
