import type { Person } from "../../sandbox/telegram/contract.ts";
import { openBook } from "./book.ts";
import { switchesMode } from "./chat.ts";
import { saysIn, tapsOn } from "./languages.ts";
import { aCustomer } from "./linked-customers.ts";
import { changeMtn } from "./prices.ts";
import { hires } from "./selling.ts";
import { createShiftedClock, type Shop, startShop, untilSealedMs } from "./shop.ts";
import { waitFor } from "./until.ts";

export type Mode = "live" | "sandbox";
type Step = RegExp | string;

/** The sales of a mode. With these, every cost and profit ends in kobo, and no price does. */
const amounts = { live: ["1,310", "620"], sandbox: ["2,470", "730"] } as const;
const sells = (phone: string, amount: string): Step[] => [
  ...["/sell", /^sell:(?:new:)?airtime$/, phone, amount],
  /^buy:/,
];
const sellsPower: Step[] = ["/sell", /^sell:(?:new:)?electricity$/, /^Ikeja/, "4500 1234 567", "3,000", /^buy:/];

/** The people of a shop whose book is full, in both modes: who sells there, looks on, buys, or has nothing to do with it. */
export interface FullBook extends Shop {
  /** Sellers: the second of them sees what sales cost. */
  tunde: Person;
  kemi: Person;
  /** Viewers: the second of them sees what sales cost. */
  musa: Person;
  bisi: Person;
  /** A customer who is linked to the meter. */
  ngozi: Person;
  eve: Person;
  does(person: Person, steps: readonly Step[]): Promise<void>;
  /** The shop sells in that mode from now on, and has. */
  turnsTo(mode: Mode): Promise<void>;
}

/** A shop with sales at prices of its own, debts, part payments, sealed days and their counts, in both modes. */
export async function openFullBook(): Promise<FullBook> {
  const clock = createShiftedClock();
  const shop = await startShop({ clock, walletNaira: 40_000 });
  changeMtn(shop, { normalDiscount: 1, apiSellerDiscount: 2.47 });
  await shop.logIn();
  const does = async (person: Person, steps: readonly Step[]) => {
    for (const step of steps)
      await (typeof step === "string" ? saysIn(shop, person, step) : tapsOn(shop, person, step));
  };
  const hired = async (name: string, role: "seller" | "viewer") => (await hires(shop, { name, role })).helper;
  const [tunde, musa] = [await hired("Tunde", "seller"), await hired("Musa", "viewer")];
  const [kemi, bisi] = [await hired("Kemi", "seller"), await hired("Bisi", "viewer")];
  for (const name of ["Kemi", "Bisi"]) await does(shop.ada, ["/staff", new RegExp(`^${name}`), /^seat:\w+:cost/]);
  const people = { tunde, musa, kemi, bisi, ngozi: aCustomer(shop), eve: shop.telegram.user({ firstName: "Eve" }) };
  let current: Mode = "live";
  const turnsTo = async (mode: Mode) => {
    if (mode !== current) await switchesMode(shop.ada, mode);
    current = mode;
    for (const seller of [shop.ada, tunde, kemi]) await does(seller, sells("0803 555 4321", amounts[mode][0]));
  };
  const book: FullBook = Object.assign(shop, { ...people, does, turnsTo });
  await does(shop.ada, ["/menu", /^money$/, /^prices$/, /^Airtime|📱 Airtime/, /^\+₦50$/]);
  for (const mode of ["live", "sandbox"] as const) {
    await turnsTo(mode);
    await sellsAll(book, mode);
  }
  clock.shift(untilSealedMs);
  await shop.restart();
  await using kept = openBook(shop.databaseUrl);
  await waitFor(async () => (await kept.count("book_close")) >= 2, "the day is closed in both modes");
  return book;
}

/** The sales of a day in a mode. */
async function sellsAll(book: FullBook, mode: Mode): Promise<void> {
  const { ada, ngozi, does } = book;
  const [most, less] = amounts[mode];
  await does(ada, sellsPower);
  if (mode === "live") {
    await does(ada, [/^open:/, /^give:/]);
    await book.idle();
    const link = ada.chat.findLast(({ text }) => text.includes("?start="))?.text ?? "";
    await ngozi.opens(/\?start=(\S+)/.exec(link)?.[1] ?? "");
    await book.idle();
  }
  const owes = (name: string) => [/^payment:owes:/, ...(mode === "live" ? [name] : [])];
  await does(ada, owes("Baba Sule"));
  await does(ada, [...sells("0803 555 9876", most), ...owes("Mama Chioma")]);
  await does(ada, [`paid Mama Chioma ${mode === "live" ? 170 : 190}`, /Yes, ₦/]);
  await does(ada, sells("0803 555 7654", less));
  await does(ada, ["/close", /^count:/, "4,900"]);
}
