import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, complains, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { hires, sellsAirtime, walksTo } from "../support/selling.ts";
import { everything, openShop } from "../support/staffed-shop.ts";

const it = itWith("shop", openShop);

/** ₦500 of MTN airtime, 1GB of SME data and one WAEC pin, as the owner pays for them. */
const costs = /487[.,]5|975[.,]|(?:₦|\b)(?:575|3,?920)\b|% off|cost/i;

async function opensNewest(person: Person, button: RegExp): Promise<void> {
  const list = await asks(person, "/history", /Latest sales/);
  await person.taps(button, { message: list.id });
  const record = await sees(person, ({ id, text }) => id > list.id && /confirmed \d\d:/.test(text));
  await complains(person, record);
}

describe("I29: what the owner pays", () => {
  it("is nowhere in a seller's chat: cards, lists, history, sums, packs and limits", async ({ shop }) => {
    const { helper } = await hires(shop);
    await seesOn(helper, await sellsAirtime(helper), /Airtime sold/);
    const data = await walksTo(helper, [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/]);
    expect(data.text).toMatch(/Customer pays ₦620\.00/);
    await tapsCard(helper, data, /Sell ₦620/, /Data sold/);
    const pins = await walksTo(helper, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await tapsCard(helper, pins, /Sell ₦[\d,]+/, /WAEC Result Checker pins/);
    const menu = await asks(helper, "/menu", /Today/);
    expect(menu.text).toMatch(
      /Today 3 sales · sold ₦[\d,]+\.00\nYou should have ₦[\d,]+\.00 in hand\n₦[\d,]+\.00 left today\nOne sale up to ₦5,000\n?/,
    );
    await opensNewest(helper, /₦620 · 0803 555 1234/);
    await opensNewest(helper, /₦500 · 0803 555 1234/);
    await shop.idle();
    expect(everything(helper)).not.toMatch(costs);
  });

  it("is not found out by searching for amounts, while what customers pay is found", async ({ shop }) => {
    const { helper } = await hires(shop);
    await seesOn(helper, await sellsAirtime(helper), /Airtime sold/);
    const data = await walksTo(helper, [/Data/, "0803 555 1234", /^SME$/, /^1GB \(30 days\)/]);
    await tapsCard(helper, data, /Sell ₦620/, /Data sold/);
    const pins = await walksTo(helper, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await tapsCard(helper, pins, /Sell ₦[\d,]+/, /WAEC Result Checker pins/);
    for (const amount of ["500", "620"]) await asks(helper, `/find ${amount}`, /1 sale/);
    for (const amount of ["487.50", "575"]) {
      await asks(shop.ada, `/find ${amount}`, /1 sale/);
      await asks(helper, `/find ${amount}`, /No sale with/);
    }
  });

  it("is shown to a seat that may see it, without the balance of the wallet", async ({ shop, ada }) => {
    const { helper } = await hires(shop, { name: "Musa", role: "viewer" });
    await tapsAndSees(ada, /Show costs/, /Sees what sales cost you/);
    await seesOn(ada, await sellsAirtime(ada), /sold.*Cost ₦487\.50/s);
    const record = async (person: Person) => {
      await opensNewest(person, /₦500 · 0803 555 1234/);
      return said(person, /confirmed \d\d:/).at(-1)?.text;
    };
    expect(await record(ada)).toMatch(/Cost ₦487\.50.*Wallet ₦/s);
    expect(await record(helper)).toMatch(/Cost ₦487\.50(?!.*Wallet)/s);
  });

  it("stays unsaid of a sale that is open or failed, and to a viewer", async ({ shop, vending }) => {
    const { helper } = await hires(shop);
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(helper, await sellsAirtime(helper), /working on it/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "failed");
    await seesOn(helper, card, /Failed.*Ask the owner/s);
    await sees(helper, /^❌ Failed: MTN/);
    const viewer = await hires(shop, { name: "Musa", role: "viewer" });
    const menu = await asks(viewer.helper, "/menu", /🧑‍💼 Musa/);
    await viewer.helper.taps(/See totals/, { message: menu.id });
    await opensNewest(viewer.helper, /0803 555 1234/);
    await shop.idle();
    expect(everything(helper)).not.toMatch(costs);
    expect(everything(viewer.helper)).not.toMatch(costs);
  });
});
