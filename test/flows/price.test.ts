import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../src/sandbox/telegram/contract.ts";
import type { AirtimeNetwork, DataPlan } from "../../src/sandbox/vending/catalogue.ts";
import type { VendingService } from "../../src/sandbox/vending/service.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { tapsForged } from "../support/forged.ts";
import { tapsPin } from "../support/pin.ts";
import { asksForAirtime, asksForElectricity, confirms, sellsAirtime, walksTo } from "../support/selling.ts";
import { createShiftedClock } from "../support/shifted-clock.ts";
import { ada as credentials, type Shop, startShop } from "../support/shop.ts";
import { hires } from "../support/staff.ts";
import { until, untilQuiet } from "../support/until.ts";

const forever = { times: Number.POSITIVE_INFINITY };
/** A price that was said before that is asked for anew. */
const aWhileMs = 11_000;

async function openShop() {
  const clock = createShiftedClock();
  const shop = await startShop({ clock });
  await shop.logIn();
  await shop.idle();
  return Object.assign(shop, { clock });
}

const toData = [/Data/, "0803 555 1234", /^SME$/, /^2GB/];
/** ₦1,150 for MTN's 2GB, until it is changed. */
const offersData = (person: Person) => walksTo(person, toData);

function changePlan({ vending }: { vending: VendingService }, change: Partial<DataPlan>): void {
  vending.setCatalogue((catalogue) => {
    const plans = catalogue.data.find(({ name }) => name === "MTN")?.plans ?? [];
    Object.assign(plans.find(({ id }) => id === twoGb(plans)) ?? {}, change);
  });
}

// The first of that size, however it is called by now.
const twoGb = (plans: readonly DataPlan[]) => plans.filter(({ planType }) => planType === "SME")[3]?.id;

function changeMtn({ vending }: { vending: VendingService }, change: Partial<AirtimeNetwork>): void {
  vending.setCatalogue((catalogue) => {
    Object.assign(catalogue.airtime.find(({ name }) => name === "MTN") ?? {}, change);
  });
}

const questions = ({ vending }: Shop) =>
  vending.requests.filter(({ operation }) => operation === "catalogue").map(({ path }) => path);

/** How long the tap's own answer took to come, in real time: the clock that stands ahead runs no faster. */
async function patience(tap: Promise<{ answer: Promise<unknown> }>): Promise<number> {
  const before = performance.now();
  await (await tap).answer;
  return performance.now() - before;
}

const tapsSell = (person: Person, card: ChatMessage) => person.taps(/Sell /, { message: card.id });

describe("a quick tap", () => {
  it("costs the POST and nothing before it: its card has asked for the price", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    for (const offer of [offersData, asksForAirtime, asksForElectricity]) {
      const before = questions(shop).length;
      const card = await offer(ada);
      // The look at the wallet that follows the sale before this one is none of this tap's.
      await untilQuiet(vending);
      expect(questions(shop).slice(before).length).toBeGreaterThan(0);
      clock.shift(8000);
      const asked = vending.requests.length;
      await tapsSell(ada, card);
      await seesOn(ada, card, /sold|token/i);
      const since = vending.requests.slice(asked).map(({ operation }) => operation);
      expect(since[0]).toBe("purchase");
      expect(since).not.toContain("catalogue");
    }
  });

  it("waits for the question that its card has asked, and asks no second one", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    await offersData(ada);
    await shop.idle();
    const before = questions(shop).length;
    vending.latencyMs.catalogue = 300;
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    await shop.idle();
    expect(questions(shop).slice(before)).toEqual(["/data/networks/11/plans/"]);
  });
});

describe("a later tap", () => {
  it("asks once for the listing that holds the product, and sells at the price of the card where it stands", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    clock.shift(aWhileMs);
    const asked = vending.requests.length;
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    expect(vending.requests.slice(asked, asked + 2).map(({ path }) => path)).toEqual([
      "/data/networks/11/plans/",
      "/purchase/",
    ]);
  });

  it("on a plan that has moved while its card was up asks again with both prices, and sells at the new one", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await offersData(ada);
    expect(card.text).toMatch(/Price ₦1,150\.00/);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    const question = await seesOn(ada, card, /price changed/i);
    expect(question.text).toMatch(/₦1,150\.00 to ₦4,100\.00.*Nothing was charged/s);
    expect(shop.posts()).toBe(0);
    await ada.taps(/₦4,100/, { message: card.id });
    await seesOn(ada, card, /Data sold/);
    expect(shop.vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 410_000);
  });

  it("asks at each price that moves: there, and back again", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    for (const [price, words] of [
      [4100, /₦1,150\.00 to ₦4,100\.00/],
      [1150, /₦4,100\.00 to ₦1,150\.00/],
    ] as const) {
      changePlan(shop, { apiSellerPrice: price });
      clock.shift(aWhileMs);
      await tapsSell(ada, card);
      await seesOn(ada, card, words);
      await shop.idle();
    }
    expect(shop.posts()).toBe(0);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    expect(shop.vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 115_000);
  });

  it("after a restart asks, too: nothing is charged that was not shown", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await offersData(ada);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 5058 });
    await shop.restart();
    await tapsSell(ada, card);
    await seesOn(ada, card, /₦1,150\.00 to ₦5,058\.00/);
    expect(shop.posts()).toBe(0);
  });

  it("on a plan that is listed at nothing sells nothing: the wallet would tell another price", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 0 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /2GB \(30 days\) is no longer sold/);
    expect(shop.posts()).toBe(0);
  });

  it("on a plan, a network or a kind of meter that was withdrawn sells nothing, and says so", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const gone = { active: false };
    const withdrawals: [(person: Person) => Promise<ChatMessage>, () => void, RegExp][] = [
      [offersData, () => changePlan(shop, { active: false }), /2GB \(30 days\) is no longer sold/],
      [asksForAirtime, () => changeMtn(shop, { active: false }), /MTN is no longer sold/],
      [
        asksForElectricity,
        () => vending.setCatalogue(({ electricity }) => void Object.assign(electricity[0]?.plans[0] ?? {}, gone)),
        /is no longer sold/,
      ],
      [
        (person) => walksTo(person, [/TV/, /^DStv$/, /^DStv Padi/, "1234 5678 90"]),
        // The listing of its packages is answered 404.
        () => vending.setCatalogue(({ tv }) => void Object.assign(tv[0] ?? {}, gone)),
        /is no longer sold/,
      ],
    ];
    for (const [offer, withdraw, words] of withdrawals) {
      const card = await offer(ada);
      await shop.idle();
      withdraw();
      clock.shift(aWhileMs);
      await tapsSell(ada, card);
      await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
      expect((await seesOn(ada, card, words)).text).toMatch(/Nothing was charged/);
      await shop.idle();
      expect(now(ada, card).text).toMatch(words);
    }
    expect(shop.posts()).toBe(0);
  });

  it("on a plan that has another name by now asks with both names: the id may stand for something else", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    changePlan(shop, { name: "200MB (1 day)" });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    const question = await seesOn(ada, card, /2GB \(30 days\).*200MB \(1 day\)/s);
    expect(question.text).toMatch(/Nothing was charged/);
    expect(shop.posts()).toBe(0);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold.*200MB/s);
  });

  it("twice, while the price is asked for, is one question with a new price, and no sale", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /price changed/i);
    await shop.idle();
    expect(now(ada, card).text).toMatch(/₦1,150\.00 to ₦4,100\.00/);
    expect(shop.posts()).toBe(0);
  });

  it("twice, while the price is asked for, is one sale where it stands", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    await ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
    await seesOn(ada, card, /Data sold/);
    await shop.idle();
    expect(shop.posts()).toBe(1);
  });

  it("is a sale, and not cancelled, when the cancel comes while the price is asked for", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 300;
    await tapsSell(ada, card);
    const cancel = await ada.taps(/Cancel/, { message: card.id });
    expect((await cancel.answer).text).toMatch(/made already/);
    await seesOn(ada, card, /Data sold/);
  });

  it("sells nothing once the offer has run out, also when that happens while the price is asked for", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    clock.shift(aWhileMs);
    vending.latencyMs.catalogue = 600;
    const asked = questions(shop).length;
    await tapsSell(ada, card);
    await until([vending], () => questions(shop).length > asked, "the price was asked for");
    clock.shift(300_000);
    await seesOn(ada, card, /offer is over.*Nothing was charged/s);
    expect(shop.posts()).toBe(0);
  });
});

describe("a price that cannot be had", () => {
  const troubles = ["hang-before", "garbage", "status-429", "status-500-html", "status-401"] as const;

  it.each(troubles)(
    "(%s) is said with the last one and its time, and the next tap sells at what the service charges",
    async (kind) => {
      await using shop = await openShop();
      const { ada, vending, clock } = shop;
      const card = await offersData(ada);
      await shop.idle();
      vending.faults.add({ operation: "catalogue", kind, ...forever });
      changePlan(shop, { apiSellerPrice: 1200 });
      clock.shift(aWhileMs);
      // Redelivered and doubled taps have not read what the card says now.
      const doubled = () => ada.taps(/Sell /, { message: card.id, sameTapAgain: true });
      expect(await patience(tapsSell(ada, card))).toBeLessThan(2500);
      const unchecked = await seesOn(ada, card, /could not be checked/);
      expect(unchecked.text).toMatch(/₦1,150\.00 at \d\d:\d\d/);
      expect(unchecked.text).toMatch(/what the service charges/);
      expect(unchecked.text).toMatch(/Nothing was charged/);
      await doubled();
      await asks(ada, "/help", /What you can do/);
      expect(shop.posts()).toBe(0);
      expect(now(ada, card).text).toMatch(/could not be checked/);
      expect(await patience(ada.taps(/what the service charges/, { message: card.id }))).toBeLessThan(1000);
      await seesOn(ada, card, /Data sold/);
      expect(shop.posts()).toBe(1);
      expect(vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 120_000);
    },
  );

  it("is told of electricity as what it is there: whether it is sold", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await asksForElectricity(ada);
    await shop.idle();
    vending.faults.add({ operation: "catalogue", kind: "hang-before", ...forever });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /could not be asked.*Nothing was charged/s);
    await ada.taps(/Sell /, { message: card.id });
    await seesOn(ada, card, /Token for meter/);
  });

  it("and comes before the next tap is asked about all the same, with both prices", async () => {
    await using shop = await openShop();
    const { ada, vending, clock } = shop;
    const card = await offersData(ada);
    await shop.idle();
    vending.faults.add({ operation: "catalogue", kind: "hang-before", delayMs: 1700, ...forever });
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /could not be checked/);
    vending.faults.clear();
    await shop.idle();
    await ada.taps(/what the service charges/, { message: card.id });
    await seesOn(ada, card, /₦1,150\.00 to ₦4,100\.00/);
    expect(shop.posts()).toBe(0);
  });
});

describe("limits", () => {
  it("of the provider hold for the same again", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await sellsAirtime(ada, { amount: "5000" });
    await seesOn(ada, card, /Airtime sold/);
    changeMtn(shop, { maxAmount: 1000 });
    await shop.restart();
    await ada.taps(/Same again/, { message: card.id });
    await sees(ada, /MTN takes ₦50 to ₦1,000 at a time.*Nothing was charged/s);
    expect(shop.posts()).toBe(1);
  });

  it("of the provider hold at the tap", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await asksForAirtime(ada, { amount: "5000" });
    await shop.idle();
    changeMtn(shop, { maxAmount: 1000 });
    clock.shift(aWhileMs);
    const tap = await tapsSell(ada, card);
    expect((await tap.answer).text).toMatch(/MTN takes ₦50 to ₦1,000 at a time/);
    expect(shop.posts()).toBe(0);
  });

  it("of the PIN are judged on the price of now", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    await asks(ada, "/account", /Developer/);
    await ada.taps(/Lock and PIN/);
    await sees(ada, /PIN for a sale: never/);
    await ada.taps(/💰/);
    await ada.taps("above ₦1,000");
    await sees(ada, /PIN for a sale: above ₦1,000/);
    changePlan(shop, { apiSellerPrice: 900 });
    const card = await offersData(ada);
    expect(card.text).toMatch(/Price ₦900\.00/);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 4100 });
    clock.shift(aWhileMs);
    await tapsSell(ada, card);
    await seesOn(ada, card, /₦900\.00 to ₦4,100\.00/);
    await ada.taps(/₦4,100/, { message: card.id });
    await seesOn(ada, card, /PIN/);
    expect(shop.posts()).toBe(0);
    await tapsPin(ada, credentials.pin, card);
    await seesOn(ada, card, /Data sold/);
  });

  it("of a seat are judged on the price of now", async () => {
    await using shop = await openShop();
    const { clock } = shop;
    const { helper } = await hires(shop);
    const card = await offersData(helper);
    await shop.idle();
    changePlan(shop, { apiSellerPrice: 5100 });
    clock.shift(aWhileMs);
    await tapsSell(helper, card);
    await seesOn(helper, card, /₦1,150\.00 to ₦5,100\.00/);
    const tap = await helper.taps(/₦5,100/, { message: card.id });
    expect((await tap.answer).text).toMatch(/may take ₦5,000/);
    expect(shop.posts()).toBe(0);
  });
});

describe("the same again", () => {
  it("names the product as the catalogue names it now", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /Data sold/);
    changePlan(shop, { name: "2GB monthly" });
    clock.shift(61_000);
    await shop.restart();
    await ada.taps(/Same again/, { message: card.id });
    const offer = await sees(ada, /Sell data\?/);
    expect(offer.text).toMatch(/2GB monthly/);
    expect(offer.text).not.toMatch(/2GB \(30 days\)/);
  });

  it("is asked about though the price has moved meanwhile", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const card = await offersData(ada);
    await tapsSell(ada, card);
    await seesOn(ada, card, /working on it/);
    changePlan(shop, { apiSellerPrice: 1200 });
    await shop.restart();
    const second = await offersData(ada);
    expect(second.text).toMatch(/₦1,200/);
    await tapsSell(ada, second);
    await seesOn(ada, second, /same sale is still being checked/);
    expect(shop.posts()).toBe(1);
  });
});

describe("the offers of one chat", () => {
  const live = (person: Person) =>
    person.chat.filter(({ inlineKeyboard }) => inlineKeyboard.flat().some(({ text }) => /^\S+ Sell /.test(text)));

  it("are one: a newer card takes the older one back on its own card, which offers it anew", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const first = await asksForAirtime(ada, { amount: "700" });
    const messages = ada.chat.length;
    const second = await asksForAirtime(ada, { phone: "0805 555 0000", amount: "800" });
    const back = await seesOn(ada, first, /newer offer.*Nothing was charged/s);
    expect(back.text).toMatch(/0803 555 1234/);
    expect(back.inlineKeyboard.flat()).toHaveLength(1);
    await shop.idle();
    expect(live(ada).map(({ id }) => id)).toEqual([second.id]);
    const old = first.inlineKeyboard[0]?.[0]?.callback_data ?? "";
    expect(await tapsForged(shop.telegram, ada, old)).toMatch(/earlier screen/);
    expect(shop.posts()).toBe(0);
    await ada.taps(/Offer/, { message: first.id });
    const anew = await sees(ada, ({ id, text }) => id > second.id && /Sell airtime\?.*0803 555 1234/s.test(text));
    await seesOn(ada, second, /newer offer/);
    await confirms(ada, anew);
    await seesOn(ada, anew, /Airtime sold/);
    await shop.idle();
    expect(shop.posts()).toBe(1);
    expect(ada.chat.length).toBeGreaterThan(messages);
  });

  it("end on their own cards: no message says so under what was sold", async () => {
    await using shop = await openShop();
    const { ada, clock } = shop;
    // A number that is typed takes the card away, and the offer that stood on it.
    const card = await walksTo(ada, [/Exam/, /^WAEC Result/, "0803 555 1234"]);
    await ada.says("2");
    const two = await sees(ada, /2 × ₦3,920\.00 = ₦7,840\.00/);
    expect(two.id).not.toBe(card.id);
    await tapsSell(ada, two);
    await seesOn(ada, two, /WAEC Result Checker pins/);
    await shop.idle();
    const { length } = ada.chat;
    clock.shift(301_000);
    await shop.restart();
    await asks(ada, "/help", /What you can do/);
    await shop.idle();
    expect(said(ada, /offer is over|newer offer/i)).toEqual([]);
    expect(ada.chat.length).toBe(length + 2);
  });
});
