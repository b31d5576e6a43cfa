import { describe, expect } from "vitest";
import { asks, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { calls, expectNoKeys } from "../support/keys.ts";
import { expectTruth, sellsAirtime } from "../support/selling.ts";
import { bola, comesIn, seatBola, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

describe("upgrading to developer", () => {
  const it = itWith("world", startVisitor, "account", "person", "shop");

  async function startVisitor(over: { walletNaira?: number; feeNaira?: number } = {}) {
    const shop = await startShop();
    const person = seatBola(shop, { role: "user", walletNaira: over.walletNaira ?? 5000 });
    shop.vending.switches.upgradeFeeNaira = over.feeNaira ?? 1000;
    await comesIn(person, /cannot sell yet/);
    await shop.idle();
    const account = () => shop.vending.accounts().find(({ pin }) => pin === bola.pin);
    return { shop, person, account, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
  }

  it("is offered at the login, says that a fee may be charged, asks again, and sells with the new key", async ({
    shop,
    person,
    account,
  }) => {
    const asked = await tapsAndSees(person, /Upgrade/, /may take a fee/);
    expect(asked.text).toMatch(/Wallet now ₦5,000\.00/);
    expect(calls(shop, "upgrade")).toBe(0);
    const done = await tapsAndSees(person, /Upgrade now/, /You can sell now/);
    expect(done.id).toBe(asked.id);
    expect(done.text).toMatch(/fee of ₦1,000\.00/);
    expect(done.text).toContain(`…${account()?.keys.at(-1)?.key.slice(-4)}`);
    await tapsAndSees(person, /Menu/, /Wallet ₦4,000\.00/, done);
    await seesOn(person, await sellsAirtime(person), /sold/);
    expect(calls(shop, "upgrade")).toBe(1);
    expectNoKeys(shop);
    expectTruth(shop);
  });

  it("says that no fee was charged where there is none", async () => {
    await using world = await startVisitor({ feeNaira: 0 });
    await world.person.taps(/Upgrade/);
    await tapsAndSees(world.person, /Upgrade now/, /No fee was charged/);
  });

  it("says that the wallet is too low in the service's words, with the bank details, and goes on once it is paid", async () => {
    await using world = await startVisitor({ walletNaira: 10, feeNaira: 1000 });
    const { shop, person, account } = world;
    await person.taps(/Upgrade/);
    const refused = await tapsAndSees(person, /Upgrade now/, /Not upgraded\. No money was taken/);
    expect(refused.text).toMatch(/The service says: “Insufficient balance\. The upgrade fee is ₦1,000\.00”/);
    expect(refused.text).toMatch(/Providus Bank/);
    shop.vending.fund(account()?.id ?? 0, 5000);
    await person.taps(/Upgrade/, { message: refused.id });
    await tapsAndSees(person, /Upgrade now/, /fee of ₦1,000\.00/);
  });

  it("burns its button with the first tap: ten more upgrade nothing", async ({ shop, person, account }) => {
    await tapsAndSees(person, /Upgrade/, /may take a fee/);
    shop.vending.latencyMs.upgrade = 100;
    await person.taps(/Upgrade now/);
    await Promise.all(Array.from({ length: 10 }, () => person.taps(/Upgrade now/, { sameTapAgain: true })));
    await person.sees(/You can sell now/);
    await shop.idle();
    expect(calls(shop, "upgrade")).toBe(1);
    expect(account()?.walletKobo).toBe(400_000);
  });

  it.each(["drop-after", "status-502-html-after", "truncate"] as const)(
    "looks at the profile when the answer is lost (%s), and never asks twice",
    async (kind) => {
      await using world = await startVisitor();
      const { shop, person, account } = world;
      shop.vending.faults.add({ operation: "upgrade", kind });
      await person.taps(/Upgrade/);
      const done = await tapsAndSees(person, /Upgrade now/, /You can sell now/);
      expect(done.text).toMatch(/did not say what it charged/);
      expect(done.text).toMatch(/Your wallet had ₦5,000\.00, and has ₦4,000\.00 now/);
      expect(calls(shop, "upgrade")).toBe(1);
      expect(account()?.walletKobo).toBe(400_000);
    },
  );

  it("says that nothing was done when the profile shows it, and can be tried again", async ({ shop, person }) => {
    shop.vending.faults.add({ operation: "upgrade", kind: "drop-before" });
    await person.taps(/Upgrade/);
    const undone = await tapsAndSees(person, /Upgrade now/, /Upgrade: not done/);
    await person.taps(/Account/, { message: undone.id });
    await person.taps(/Upgrade/, { message: undone.id });
    await tapsAndSees(person, /Upgrade now/, /You can sell now/);
  });

  it("waits with its question while the profile is not to be had, and offers no second upgrade meanwhile", async ({
    shop,
    person,
  }) => {
    shop.vending.faults.add({ operation: "upgrade", kind: "drop-after" });
    shop.vending.faults.add({ operation: "profile", kind: "garbage", times: 100 });
    await person.taps(/Upgrade/);
    const unclear = await tapsAndSees(person, /Upgrade now/, /not known yet/);
    const account = await asks(person, "/account", /not known yet whether it was done/);
    expect(JSON.stringify(account.inlineKeyboard)).not.toMatch(/Upgrade/);
    await shop.idle();
    shop.vending.faults.clear();
    await tapsCard(person, unclear, /Look now/, /You can sell now/);
    expect(calls(shop, "upgrade")).toBe(1);
  });

  it("asks for the PIN when the session is over, and goes on where it stopped", async ({ shop, person }) => {
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "status-401" });
    await tapsAndSees(person, /Upgrade now/, /wants your PIN again\. Nothing was changed\. No money was taken/);
    await person.sees(/PIN for 0802 999 9999/);
    await person.says(bola.pin);
    await person.sees(/You can sell now/);
    await shop.idle();
    expect(person.chat.some(({ text }) => text.includes(bola.pin))).toBe(false);
    expect(calls(shop, "upgrade")).toBe(2);
  });

  it("does not ask for the PIN for ever when the service goes on refusing", async ({ shop, person }) => {
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "status-401", times: 5 });
    await tapsAndSees(person, /Upgrade now/, /PIN for 0802 999 9999/);
    await person.says(bola.pin);
    await person.sees(/the service said no/);
    expect(calls(shop, "upgrade")).toBe(2);
  });

  it("looks first when the process died between the tap and the answer", async ({ shop, person, account }) => {
    await person.taps(/Upgrade/);
    shop.vending.faults.add({ operation: "upgrade", kind: "hang-after" });
    const asking = await tapsAndSees(person, /Upgrade now/, /asking the service/);
    await until([shop.vending], () => account()?.role === "developer", "the upgrade is carried out");
    await shop.stop();
    shop.vending.faults.clear();
    await shop.start();
    await seesOn(person, asking, /You can sell now/);
    expect(calls(shop, "upgrade")).toBe(1);
    expect(account()?.walletKobo).toBe(400_000);
  });
});
