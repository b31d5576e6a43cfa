import { hourMs } from "../../src/core/calendar.ts";
import { createCipher } from "../../src/core/cipher.ts";
import type { Db } from "../../src/db/database.ts";
import { openStore } from "../../src/db/open.ts";
import { priceBy } from "../../src/pricing/price-rule.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import { draftQuote, wareOf } from "../../src/sales/quote.ts";
import type { Account } from "../vending/accounts.ts";
import type { Catalogue } from "../vending/catalogue.ts";
import type { VendingService } from "../vending/service.ts";
import type { Transaction } from "../vending/transactions.ts";
import { type Deal, dealsOf } from "./deals.ts";
import type { PastClock } from "./past-clock.ts";
import { createDraw, type Draw } from "./seeded.ts";
import { openShop, type Shop } from "./shop.ts";

export interface Scene {
  /** The service's, which is set back while the year is played. */
  clock: PastClock;
  vending: VendingService;
  /** Whose year it is: an account of the service, and the person at Telegram. */
  owner: Account;
  userId: number;
  /** Of the shop, which does not run meanwhile. */
  settings: Readonly<Record<"DATABASE_URL" | "ENCRYPTION_KEY" | "TIME_ZONE", string>>;
  /** The same seed on the same day makes the same deals. */
  seed: number;
}

const daysOfYear = 365;
/** For so many days the wallet was looked at in the evening, and each day was closed: it is what takes the most time. */
const keptDays = 120;
const quotedBeforeMs = 20_000;
const lateMs = 6 * 60_000;
/** So long after its last sale the shop is at rest. */
const restMs = 20 * 60_000;
const hours = { seals: 4, pays: 7, opens: 7.5, closes: 21.5 } as const;
/** What was bought on credit in so many days is still owed. */
const unpaidDays = 14;
const fewestKobo = 4_000_000;
const paidInNaira = 120_000;

/**
 * Plays the year until now: every deal is made at the service, in its time, and stands in the book as the shop would have
 * written it, with looks at the wallet, names, debts, and the close of each day.
 */
export async function playYear(scene: Scene): Promise<void> {
  const { clock, settings, seed } = scene;
  const now = clock.now();
  const draw = createDraw(seed);
  const cipher = createCipher([Buffer.from(settings.ENCRYPTION_KEY, "base64")], draw.bytes);
  await using store = await openStore(settings.DATABASE_URL, cipher);
  const { verifyAmount, purchaseAnswer } = scene.vending.switches;
  // What its records named in that time: the charge.
  scene.vending.switches.verifyAmount = "charge";
  try {
    await store.transaction(async (trx) => {
      const { owner, userId } = scene;
      clock.show(now - daysOfYear * 24 * hourMs);
      const common = { store, cipher, clock, randomBytes: draw.bytes, timeZone: settings.TIME_ZONE };
      const shop = await openShop(trx, { ...common, owner, userId });
      const known = { taken: new Map(), people: new Map(), newest: new Map<string, Purchase>() };
      await playDays({ ...scene, ...known, shop, draw, now, catalogue: scene.vending.catalogue() });
      for (const sale of known.newest.values()) await shop.serve(sale);
      await forgetTold(trx);
    });
  } finally {
    Object.assign(scene.vending.switches, { verifyAmount, purchaseAnswer });
    clock.show(null);
  }
}

/** All that was owed to chats was said in its time. */
async function forgetTold(trx: Db): Promise<void> {
  await trx.deleteFrom("notice").execute();
}

interface Playing extends Scene {
  shop: Shop;
  draw: Draw;
  now: number;
  catalogue: Catalogue;
  /** What the service takes back, by the day on which it does. */
  taken: Map<number, Transaction[]>;
  /** The ids of customers by their names, and the newest sale to each number that is known to be somebody's. */
  people: Map<string, string>;
  newest: Map<string, Purchase>;
}

async function playDays(playing: Playing): Promise<void> {
  const { shop, now } = playing;
  const today = shop.calendar.dayOf(now);
  for (let day = today - daysOfYear; day <= today; day++) await playDay(playing, { day, today });
}

async function playDay(playing: Playing, { day, today }: { day: number; today: number }): Promise<void> {
  const { shop, clock, vending, draw, now, owner, catalogue } = playing;
  const startsAt = shop.calendar.startOf(day);
  const noon = new Date(startsAt + 12 * hourMs);
  const facts = { startsAt, weekday: noon.getUTCDay(), dayOfMonth: noon.getUTCDate() };
  const endsAt = Math.min(startsAt + hours.closes * hourMs, now - restMs);
  if (startsAt + hours.opens * hourMs > endsAt) return;
  const isKept = today - day < keptDays;
  clock.show(startsAt + hours.seals * hourMs);
  if (isKept) await shop.seal();
  clock.show(startsAt + hours.pays * hourMs);
  if (walletOf(playing) < fewestKobo) {
    vending.fund(owner.id, paidInNaira);
    if (isKept) await shop.look(walletOf(playing));
  }
  await takeBack(playing, { day, at: startsAt + hours.opens * hourMs });
  for (const deal of dealsOf({ ...facts, grown: 1 - (today - day) / daysOfYear }, catalogue, draw)) {
    // The evening's look sees all of them settled.
    if (deal.at + 2 * lateMs < endsAt) await playDeal(playing, deal, day);
  }
  clock.show(endsAt);
  if (isKept) await shop.look(walletOf(playing));
  if (facts.weekday === 6 && today - day > unpaidDays) await collect(playing);
}

/** What the service takes back is told in the morning, and squared with the customer the morning after. */
async function takeBack({ shop, clock, vending, taken }: Playing, { day, at }: { day: number; at: number }) {
  for (const { reference } of taken.get(day - 1) ?? []) await shop.square(reference);
  clock.show(at);
  for (const sold of taken.get(day) ?? []) await shop.takeBack(vending.reverse(sold.reference));
}

async function playDeal(playing: Playing, deal: Deal, day: number): Promise<void> {
  const { shop, clock, taken } = playing;
  clock.show(deal.at - quotedBeforeMs);
  const offer = offerOf(playing, deal);
  clock.show(deal.at);
  const sold = sell(playing, deal, offer.reference);
  const row = await shop.book(offer, sold);
  if (row.state !== "succeeded") return;
  if (deal.fate === "reversed") taken.set(day + 1, [...(taken.get(day + 1) ?? []), sold]);
  clock.show(deal.at + lateMs);
  const customer = deal.regular && (await nameCustomer(playing, row, deal.regular.name));
  if (customer && deal.owes) await shop.owe(row.id, customer);
}

function offerOf({ shop, clock, userId }: Playing, { beneficiary, ware: { wish } }: Deal): Purchase {
  const who = { accountId: shop.accountId, userId, seatId: null, mode: "live" } as const;
  const pays = priceBy(shop.rules, wareOf(wish));
  return draftQuote(shop.ids, { ...wish, ...who, beneficiary, pays, saidAt: clock.now() }, clock.now()).purchase;
}

const answers = { sold: "success", late: "pending", refused: "refused", reversed: "success" } as const;

function sell({ vending, clock, owner }: Scene, { at, fate, beneficiary, ware }: Deal, reference: string): Transaction {
  vending.switches.purchaseAnswer = answers[fate];
  const sold = vending.buy(owner.id, { ...ware.body, beneficiary, reference });
  if (sold.status !== "pending") return sold;
  clock.show(at + lateMs);
  return vending.settle(reference, "success");
}

/** Whose the number of a sale is, written down at the first of them. */
async function nameCustomer({ shop, people, newest }: Playing, row: Purchase, name: string): Promise<string | null> {
  const isKnown = newest.has(row.beneficiary);
  newest.set(row.beneficiary, row);
  const known = people.get(name) ?? null;
  const id = isKnown ? known : await shop.name(row, name, known);
  if (id !== null) people.set(name, id);
  return id;
}

/** On Saturday evening most of those who owe pay. */
async function collect({ shop, people, draw }: Playing): Promise<void> {
  for (const id of people.values()) if (draw.chance(0.7)) await shop.pay(id);
}

function walletOf({ vending, owner }: Scene) {
  return vending.accounts().find(({ id }) => id === owner.id)?.walletKobo ?? owner.walletKobo;
}
