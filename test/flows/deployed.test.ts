import { describe, expect, it } from "vitest";
import { deployedSwitches, deployedTraits, type Switches } from "../../sandbox/vending/switches.ts";
import { asks, said, seesOn, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { expectAllWell } from "../support/odd-service.ts";
import { meanwhile, type RefusingShop } from "../support/refusing-shop.ts";
import { buyLabel, confirms, expectPosts, sellsAirtime, sellsElectricity, walksTo } from "../support/selling.ts";
import { type ShopOptions, startShop } from "../support/shop.ts";
import { type Walk, walks } from "../support/walks.ts";

const walkTo = (service: string) => walks.filter((walk) => walk.service === service);
const [data] = walkTo("data");
if (!data) throw new Error("No way leads to data");

/** Its clock moves while something is waited for: a token may come ten seconds after its sale. */
async function openTimedShop(switches: Partial<Switches>, options: ShopOptions = {}): Promise<RefusingShop> {
  const clock = createFakeClock();
  const shop = await startShop({ walletNaira: 100_000, clock, random: () => 0.5, ...options });
  Object.assign(shop.vending.switches, switches);
  const timed = Object.assign(shop, { clock });
  await meanwhile(timed, shop.logIn());
  return timed;
}

async function sell(shop: RefusingShop, walk: Walk): Promise<void> {
  const card = await walksTo(shop.ada, walk.steps);
  await confirms(shop.ada, card);
  await meanwhile(shop, seesOn(shop.ada, card, walk.sold));
}

/** Sells airtime at a real discount until a record is known to name the charge. */
async function teachesCharge(shop: RefusingShop): Promise<void> {
  for (let sale = 0; sale < 6; sale++) {
    const card = await sellsAirtime(shop.ada, { phone: `0803 555 100${sale}` });
    await meanwhile(shop, seesOn(shop.ada, card, /Cost ₦485\.00/));
    await shop.idle();
  }
}

describe.each(["A", "B"] as const)("the service as it is deployed, in state %s", (state) => {
  it.each(walks)("sells $service", async (walk) => {
    await using shop = await openTimedShop(deployedSwitches(state));
    await sell(shop, walk);
    await expectAllWell(shop);
  });

  it("sells all six one after the other, and wastes no call on what it has learnt", async () => {
    await using shop = await openTimedShop(deployedSwitches(state), { walletNaira: 500_000 });
    for (const walk of walks) await sell(shop, walk);
    await shop.idle();
    // The first plan is refused for its amount once, and everything after it carries its price.
    expect(shop.posts()).toBe(walks.length + 1);
    await shop.restart();
    const before = shop.vending.requests.length;
    for (const walk of walks) await sell(shop, walk);
    await expectAllWell(shop);
    const since = shop.vending.requests.slice(before);
    expect(since.filter(({ operation }) => operation === "purchase")).toHaveLength(walks.length);
    expect(since.filter(({ operation, answered }) => operation === "catalogue" && answered !== 200)).toEqual([]);
  });

  it("calls what a provider failed failed, once verify says that it was refunded", async () => {
    await using shop = await openTimedShop({ ...deployedSwitches(state), airtimeAnswer: "refused" });
    const card = await sellsAirtime(shop.ada);
    const failed = await meanwhile(shop, seesOn(shop.ada, card, /Failed/));
    expect(failed.text).not.toMatch(/Do not sell this again/);
    await expectAllWell(shop);
  });

  it("settles what was pending by verify, with its token", async () => {
    await using shop = await openTimedShop({ ...deployedSwitches(state), electricityAnswer: "pending" });
    const card = await seesOn(shop.ada, await sellsElectricity(shop.ada), /working on it/);
    shop.vending.settle(shop.vending.transactions()[0]?.reference ?? "", "success");
    await shop.ada.taps(/Check now/, { message: card.id });
    await meanwhile(shop, seesOn(shop.ada, card, /Token for meter/));
    await expectAllWell(shop);
  });

  it("takes the network's real discount from its sales, and says the difference once", async () => {
    await using shop = await openTimedShop({ ...deployedSwitches(state), airtimeEntries: "with-discount" });
    const first = await sellsAirtime(shop.ada);
    await meanwhile(shop, seesOn(shop.ada, first, /Cost ₦485\.00.*less than listed/s));
    await shop.idle();
    const second = await sellsAirtime(shop.ada, { phone: "0803 555 9999" });
    const sold = await meanwhile(shop, seesOn(shop.ada, second, /Airtime sold.*Cost ₦485\.00/s));
    expect(sold.text).not.toMatch(/than expected/);
    await expectAllWell(shop);
  });

  it("takes the real discount of a network also once a record is known to name the charge", async () => {
    await using shop = await openTimedShop({ ...deployedSwitches(state), airtimeEntries: "with-discount" });
    await teachesCharge(shop);
    const first = await sellsAirtime(shop.ada, { phone: "0805 555 1234" });
    await meanwhile(shop, seesOn(shop.ada, first, /Glo.*Cost ₦485\.00.*more than listed/s));
    await shop.idle();
    const second = await sellsAirtime(shop.ada, { phone: "0805 555 9999" });
    const sold = await meanwhile(shop, seesOn(shop.ada, second, /Airtime sold.*Cost ₦485\.00/s));
    expect(sold.text).not.toMatch(/than (?:expected|listed)/);
    await expectAllWell(shop);
  });

  it("reports to operators a charge that differs from its listing, also if a record tells it first", async () => {
    const switches = { ...deployedSwitches(state), airtimeEntries: "with-discount" } as const;
    await using shop = await openTimedShop(switches, { environment: { ADMIN_IDS: "4400001" } });
    const operator = shop.telegram.user({ firstName: "Ope", id: 4_400_001 });
    await asks(operator, "/start", /Log in/);
    await teachesCharge(shop);
    const card = await sellsAirtime(shop.ada, { phone: "0805 555 1234" });
    await meanwhile(shop, seesOn(shop.ada, card, /Cost ₦485\.00.*more than listed/s));
    await shop.idle();
    const told = said(operator, /not charged as listed/).map(({ text }) => text);
    expect(told).toEqual([expect.stringMatching(/MTN/), expect.stringMatching(/Glo.*charged ₦485\.00/s)]);
  });

  it("sells with a sandbox key, under the service's own reference, also a plan after airtime", async () => {
    await using shop = await openTimedShop(deployedSwitches(state));
    const bola = shop.telegram.user({ firstName: "Bola" });
    shop.vending.addAccount({
      ...{ firstName: "Bola", lastName: "Ade", phoneNumber: "08039990000", pin: "2468" },
      ...{ walletNaira: 1000, keys: ["sandbox"] },
    });
    await bola.says("/start");
    await asks(bola, "0803 999 0000", /PIN for/);
    await asks(bola, "2468", /SANDBOX/);
    const card = await sellsAirtime(bola);
    const sold = await seesOn(bola, card, /Airtime sold/);
    expect(sold.text).toMatch(/SANDBOX/);
    await expectPosts(shop, 1);
    // The airtime took nothing from the wallet: it hides no charge of the plan that is refused for its amount.
    await shop.clock.advance(6000);
    const plan = await walksTo(bola, data.steps);
    await confirms(bola, plan);
    await meanwhile(shop, seesOn(bola, plan, data.sold));
    await expectPosts(shop, 3);
  });
});

/** Traits with which a sale does not simply succeed: each has a fact of its own below, or in another file. */
const special = [
  ...["a second factor", "profiles without permission", "profiles of developers only"],
  ...["amount of a plan is never enough", "a developer account switched off", "a POST handed on twice", "masked keys"],
  ...["a worker that dies", "lost debits", "phones as +234", "phones as 234", "phones without 0"],
];
const ordinary = Object.entries(deployedTraits).filter(([name]) => !special.includes(name));

describe("a service of the specification, but with", () => {
  it.each(ordinary)("%s sells a plan and electricity", async (_name, switches) => {
    await using shop = await openTimedShop(switches);
    await sell(shop, data);
    for (const walk of walkTo("electricity")) {
      // A record that is missing shows no token: the card says that it is on its way.
      if (switches.purchaseRecords === "missing") {
        const card = await walksTo(shop.ada, walk.steps);
        await tapsCard(shop.ada, card, buyLabel, /Waiting for the token/);
      } else await sell(shop, walk);
    }
    await shop.idle();
    if (switches.purchaseRecords !== "missing") await expectAllWell(shop);
  });

  it("an amount that is never enough is refused twice, and charged nothing", async () => {
    await using shop = await openTimedShop(deployedTraits["amount of a plan is never enough"]);
    const card = await walksTo(shop.ada, data.steps);
    await confirms(shop.ada, card);
    const refused = await meanwhile(shop, seesOn(shop.ada, card, /Not sold|No money was taken/i));
    expect(refused.text).toMatch(/amount/);
    await expectPosts(shop, 2);
    expect(shop.vending.transactions()).toEqual([]);
  });

  it("a developer account switched off says so in the service's words, and asks for no login", async () => {
    await using shop = await openTimedShop({});
    Object.assign(shop.vending.switches, deployedTraits["a developer account switched off"]);
    const card = await sellsAirtime(shop.ada);
    const refused = await seesOn(shop.ada, card, /inactive/i);
    expect(refused.text).not.toMatch(/Log in again/);
    expect(shop.vending.transactions()).toEqual([]);
  });

  it("a POST handed on twice is sold once on its card, which says that more left the wallet", async () => {
    await using shop = await openTimedShop({
      ...deployedSwitches("A"),
      ...deployedTraits["a POST handed on twice"],
    });
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await meanwhile(shop, seesOn(shop.ada, card, /more left your wallet than this sale costs/));
  });

  it("a POST handed on twice, and charged twice behind an answer that says success, is shown to a person", async () => {
    await using shop = await openTimedShop({ gatewayRepeats: true, doubledReference: "charged-again" });
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await meanwhile(shop, seesOn(shop.ada, card, /more left your wallet than this sale costs/));
    expect(shop.vending.requests.filter(({ operation }) => operation === "purchase")).toHaveLength(1);
  });
});
