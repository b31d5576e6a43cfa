import { describe, expect, it } from "vitest";
import { deployedSwitches, deployedTraits, type Switches } from "../../sandbox/vending/switches.ts";
import { asks, now, said, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { calls, expectNoKeys, newestKey } from "../support/keys.ts";
import { asksForAirtime, buyLabel, expectTruth, sellsAirtime } from "../support/selling.ts";
import { bola, comesIn, ada as credentials, type Shop, seatBola, startShop } from "../support/shop.ts";

async function openAt(switches: Partial<Switches>): Promise<Shop> {
  const shop = await startShop({ walletNaira: 100_000 });
  Object.assign(shop.vending.switches, switches);
  return shop;
}

/** A state of the service; airtime is listed with a discount in both, since accounts are what is tried here. */
const deployed = (state: "A" | "B"): Partial<Switches> => ({
  ...deployedSwitches(state),
  airtimeEntries: "with-discount",
});

/** The numbers that logins were asked with. */
const triedNumbers = (shop: Shop) =>
  shop.vending.requests.flatMap(({ operation, body }) =>
    operation === "login" ? [(body as { phone_number: string }).phone_number] : [],
  );

async function typesNumber({ ada }: Shop, number: string): Promise<void> {
  await asks(ada, "/login", /Log in to your shop/);
  await asks(ada, number, /PIN for 0803 123 4567/);
}

describe("the number of a login", () => {
  it.each([
    ["phones as 234", "2348031234567", ["08031234567", "2348031234567"]],
    ["phones as +234", "+2348031234567", ["08031234567", "2348031234567", "+2348031234567"]],
    ["phones without 0", "8031234567", ["08031234567", "2348031234567", "+2348031234567", "8031234567"]],
  ] as const)(
    "is found where it is stored otherwise (%s), and is the only one from then on",
    async (trait, form, tried) => {
      await using shop = await openAt(deployedTraits[trait]);
      const { ada, telegram } = shop;
      await typesNumber(shop, "0803 123 4567");
      await asks(ada, credentials.pin, /Wallet/);
      expect(triedNumbers(shop)).toEqual(tried);
      await shop.restart();
      seatBola(shop);
      const other = telegram.user({ firstName: "Bola", phone: "2348029999999" });
      await comesIn(other);
      expect(triedNumbers(shop).slice(tried.length)).toEqual([form.replace("8031234567", "8029999999")]);
      await typesNumber(shop, "+234 803 123 4567");
      await asks(ada, "0000", /Wrong number or PIN/);
      expect(triedNumbers(shop).slice(tried.length + 1)).toEqual([form]);
    },
  );

  it("counts one PIN as one try, in however many spellings it was shown", async () => {
    await using shop = await openAt(deployed("A"));
    await typesNumber(shop, "0803 123 4567");
    for (const left of [4, 3, 2]) await asks(shop.ada, "0000", new RegExp(`${left} tries left`));
    expect(triedNumbers(shop)).toHaveLength(12);
  });
});

describe("a second step", () => {
  it("shows in the service's words, without another try", async () => {
    await using shop = await openAt({ ...deployed("B"), ...deployedTraits["a second factor"] });
    const { ada } = shop;
    await typesNumber(shop, "0803 123 4567");
    await ada.says(credentials.pin);
    const told = await ada.sees(/second step/);
    expect(told.text).toMatch(/two-factor login off.*“A verification code has been sent/s);
    await shop.idle();
    expect(triedNumbers(shop)).toEqual(["08031234567"]);
    shop.vending.switches.secondFactor = false;
    await ada.taps(/Log in/, { message: told.id });
    await asks(ada, "0803 123 4567", /PIN for/);
    await asks(ada, credentials.pin, /Wallet/);
  });

  it("shows at the lock, too, which asks only in the account's own form", async () => {
    await using shop = await openAt(deployed("A"));
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.secondFactor = true;
    const before = triedNumbers(shop).length;
    await asks(ada, "/lock", /Locked/i);
    await ada.says(credentials.pin);
    await ada.sees(/second step/);
    expect(triedNumbers(shop).slice(before)).toEqual(["08031234567"]);
  });
});

describe.each(["A", "B"] as const)("a user who is no developer yet, at the deployed service (%s)", (state) => {
  async function openVisitor(over: Partial<Switches> = {}) {
    const shop = await openAt({ ...deployed(state), ...over });
    const person = seatBola(shop, { role: "user", walletNaira: 5000 });
    await comesIn(person, /cannot sell yet/);
    await shop.idle();
    return { shop, person, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
  }

  it.each(["404", "403"] as const)("logs in (profile %s), upgrades, and sells", async (nonDeveloperProfile) => {
    await using world = await openVisitor({ nonDeveloperProfile });
    const { shop, person } = world;
    await asks(person, "/balance", /not a developer yet/);
    await asks(person, "/account", /Not a developer yet/);
    await shop.idle();
    await asks(person, "/menu", /cannot sell yet/);
    expect(said(person, /cannot read|Log in again|wants your PIN/)).toEqual([]);
    expect(shop.vending.requests.filter(({ path }) => /services|networks/.test(path))).toEqual([]);
    const card = await asks(person, "/account", /As of/);
    await person.taps(/Upgrade/, { message: card.id });
    await tapsAndSees(person, /Upgrade now/, /You can sell now/);
    await seesOn(person, await sellsAirtime(person), /sold/);
    expect(calls(shop, "upgrade")).toBe(1);
    expectNoKeys(shop);
    expectTruth(shop);
  });

  it("whose new keys are shown only in part is not told that they can sell, and makes one by a tap", async () => {
    await using world = await openVisitor(deployedTraits["masked keys"]);
    const { shop, person } = world;
    await person.taps(/Upgrade/);
    await person.taps(/Upgrade now/);
    const done = await person.sees(/The service charged|No fee was charged/);
    expect(done.text).not.toMatch(/You can sell/);
    await person.taps(/Make a live key/, { message: done.id });
    await person.taps(/Make the key/);
    await person.sees(/live key .* is made/);
    await seesOn(person, await sellsAirtime(person), /sold/);
    expect(shop.posts()).toBe(1);
  });

  it("sees the fee that the wallet does not hold, in the service's words", async () => {
    await using world = await openVisitor({ upgradeFeeNaira: 50_000 });
    await world.person.taps(/Upgrade/);
    const refused = await tapsAndSees(world.person, /Upgrade now/, /Not upgraded/);
    expect(refused.text).toMatch(/Insufficient balance/);
  });

  it("sees an error in its words, keeps the doubt, and asks only once", async () => {
    await using world = await openVisitor(deployedTraits["an upgrade with a fee breaks"]);
    const { shop, person } = world;
    await person.taps(/Upgrade/);
    const undone = await tapsAndSees(person, /Upgrade now/, /Upgrade: not done/);
    expect(undone.text).toMatch(/had an error.*“cannot import name/s);
    expect(calls(shop, "upgrade")).toBe(1);
  });

  it("goes on where the service calls the user a developer already", async () => {
    await using world = await openVisitor();
    const { shop, person } = world;
    await tapsAndSees(person, /Upgrade/, /Upgrade to a developer account/);
    await fetch(`${shop.vending.baseUrl}/login/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone_number: bola.phone, pin: bola.pin }),
    }).then(async (answer) => {
      const { access } = (await answer.json()) as { access: string };
      const headers = { authorization: `Bearer ${access}` };
      await fetch(`${shop.vending.baseUrl}/upgrade/`, { method: "POST", headers });
    });
    expect(shop.vending.accounts().find(({ pin }) => pin === bola.pin)?.role).toBe("developer");
    await tapsAndSees(person, /Upgrade now/, /You can sell already/);
    await seesOn(person, await sellsAirtime(person), /sold/);
  });
});

describe.each(["A", "B"] as const)("a dead key at the deployed service (%s)", (state) => {
  async function regenerate(shop: Shop): Promise<void> {
    await fetch(`${shop.vending.baseUrl}/keys/regenerate/`, {
      method: "POST",
      headers: { "x-api-key": newestKey(shop, "live"), "content-type": "application/json" },
      body: JSON.stringify({ mode: "live" }),
    });
  }

  async function openShop(over: Partial<Switches> = {}): Promise<Shop> {
    const shop = await openAt({ ...deployed(state), ...over });
    await shop.logIn();
    await shop.idle();
    return shop;
  }

  it("between the offer and the tap is replaced from the profile: not sold, no login, and the next sale goes", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await asksForAirtime(ada);
    await shop.idle();
    await regenerate(shop);
    await tapsCard(ada, card, buyLabel, /Not sold. No money was taken/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    await shop.idle();
    expect(said(ada, /log in/i).filter(({ text }) => !/Log in to your shop/.test(text))).toEqual([]);
    expectTruth(shop);
  });

  it("is replaced from the profile by a listing that it is refused at", async () => {
    await using shop = await startShop({ walletNaira: 100_000, catalogueTtlMs: 0 });
    Object.assign(shop.vending.switches, deployed(state));
    await shop.logIn();
    await shop.idle();
    await regenerate(shop);
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    expect(shop.posts()).toBe(1);
    expect(said(shop.ada, /Log in again|expired/)).toEqual([]);
  });

  it("that the profile shows only in part is never taken, and a new one is made by a tap", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.switches.keysShown = "masked";
    // A key of ours that works is not given up for what is no key.
    await asks(ada, "/account", /As of/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    vending.switches.purchaseAnswer = "pending";
    vending.webhooks.mode = "withheld";
    // Of another network: what MTN's sale has cost is learnt at any moment now, and would change an offer's price.
    const pending = await seesOn(ada, await sellsAirtime(ada, { phone: "0802 555 1234" }), /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "success");
    await regenerate(shop);
    const told = await tapsAndSees(ada, /Check now/, /shows no other one/, pending);
    expect(told.text).toMatch(/old one stops at once/);
    expect(said(ada, /Log in again/)).toEqual([]);
    const made = () => vending.accounts()[0]?.keys.filter(({ mode }) => mode === "live").length;
    expect(made()).toBe(2);
    await ada.taps(/New live key/, { message: told.id });
    await tapsAndSees(ada, /Replace now/, /The new live key is/);
    expect(made()).toBe(3);
    // The bot now asks about the sales that it could not ask about without a key.
    await seesOn(ada, pending, /sold/);
  });

  it("that is shown only in part at the first login leads to a new one, by a tap", async () => {
    await using shop = await openAt({ ...deployed(state), ...deployedTraits["masked keys"] });
    const { ada } = shop;
    await typesNumber(shop, "0803 123 4567");
    const told = await asks(ada, credentials.pin, /only in part/);
    await tapsAndSees(ada, /New live key/, /that one stops at once/, told);
    await tapsAndSees(ada, /Make the key/, /live key .* is made/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
  });

  it("of an account that is switched off brings the service's words, and asks for no login", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    await shop.idle();
    vending.switches.developerAccounts = "off";
    await tapsCard(ada, card, buyLabel, /switched this account off.*“Developer account is inactive”/s);
    await shop.idle();
    expect(said(ada, /Log in again/)).toEqual([]);
    vending.switches.developerAccounts = "on";
    await ada.taps(/Check now/, { message: card.id });
    expect((await seesOn(ada, card, /Not sold/)).text).toMatch(/Developer account is inactive/);
    expect(now(ada, card).text).not.toMatch(/Log in/);
  });
});

describe("bank details", () => {
  it("that nobody has set up are called so", async () => {
    await using shop = await openAt({ ...deployed("A"), ...deployedTraits["no bank details"] });
    await shop.logIn();
    await shop.idle();
    await asks(shop.ada, "/fund", /not set up at the service/);
  });

  it("that the service cannot give are refused in its words, and those that are known are shown", async () => {
    await using shop = await openAt({ ...deployed("A"), ...deployedTraits["broken bank details"] });
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    await asks(ada, "/fund", /gives no bank details.*“Funding account is not configured”/s);
    vending.switches.fundingDetails = "shown";
    await asks(ada, "/fund", /Providus Bank/);
    vending.switches.fundingDetails = "broken";
    await asks(ada, "/fund", /Providus Bank/);
  });
});
