import { writeFileSync } from "node:fs";
import { updateAccount } from "../src/accounts/accounts.queries.ts";
import { insertSeat } from "../src/accounts/seats.queries.ts";
import { readChart } from "../src/books/chart.ts";
import { viewOfDay } from "../src/bot/features/close/close.ts";
import { describeClose } from "../src/bot/features/close/close-picture.ts";
import { describeChart } from "../src/bot/features/statements/chart-card.ts";
import { createTimes } from "../src/bot/ui/format.ts";
import { loadText } from "../src/bot/ui/text.ts";
import { countCash } from "../src/closes/cash-count.ts";
import { hourMs } from "../src/core/calendar.ts";
import { systemClock } from "../src/core/clock.ts";
import { silentLog } from "../src/core/log.ts";
import { toKobo } from "../src/core/money.ts";
import { coverDebt, paySale } from "../src/debts/debts.ts";
import { createReceiptPrinter } from "../src/pictures/receipt.ts";
import { insertPurchase } from "../src/sales/purchases.queries.ts";
import type { ServiceType } from "../src/services/services.ts";
import { addToDay } from "../src/wallet/days.queries.ts";
import { adaOf, aPerson, aPurchase, openTempStore, stamp } from "../test/support/builders.ts";
import { adas, lagos, sealDays } from "../test/support/closes.ts";

/**
 * Makes docs/close.png and docs/chart.png from a shop of its own, with the shop's own reckoning and drawing: `node
 * tools/book-pictures.ts`. The same sales each time.
 */
const today = lagos.dayOf(Date.UTC(2026, 10, 22, 12));
const closed = today - 1;
const shop = "Ọlá & Ada Ventures";

/** What is sold: how often, what the customer pays and what it costs, in naira; without a cost nobody has named it yet. */
const goods: readonly { service: ServiceType; often: number; prices: readonly (readonly [number, number])[] }[] = [
  {
    service: "airtime",
    often: 78,
    prices: [
      [200, 195],
      [500, 487.5],
      [1000, 975],
      [2000, 1950],
    ],
  },
  {
    service: "data",
    often: 40,
    prices: [
      [700, 575],
      [1600, 1470],
      [2700, 2480],
    ],
  },
  {
    service: "electricity",
    often: 14,
    prices: [
      [3100, 2950],
      [5100, 4925],
      [10_100, 9870],
    ],
  },
  {
    service: "tv",
    often: 7,
    prices: [
      [4600, 4400],
      [9400, 9150],
    ],
  },
  { service: "education", often: 3, prices: [[4200, 3920]] },
  { service: "internet", often: 1, prices: [[10_400, 10_000]] },
];
const customers = { "Mama Tunde": "08031110001", Chiọma: "08031110002", "Alhaji Musa": "08031110003" };

let state = 20_261_122;
/** A number from 0 to below `most`, the next of a fixed row. */
function pick(most: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

const store = await openTempStore();
const { db } = store;
const ada = await adaOf(store);
await updateAccount(db, "ada", { shop_name: shop, updated_at: 0 });
const begin = lagos.startOf(closed - 213);
const seat = await insertSeat(db, {
  ...{ id: "seat", account_id: "ada", name: "Bọ́lá", role: "seller", state: "active", user_id: 8, services: null },
  ...{ sale_limit_kobo: null, day_limit_kobo: null, ends_at: null, token_hash: null, link_expires_at: null },
  ...{ claimed_at: begin, created_by: 7, created_at: begin },
});
for (const [name, number] of Object.entries(customers)) await aPerson(db, { id: name, name, numbers: [number] });

/** Between seven in the morning and nine in the evening, most at nine and at six. */
const hoursOfSale = [7, 8, 8, 9, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 20];
const shelf = goods.flatMap((good) => Array.from({ length: good.often }, () => good));

async function sell(day: number, isNamed = true) {
  // Electricity is the sale without a known charge.
  const good = isNamed ? shelf[pick(shelf.length)] : goods.find(({ service }) => service === "electricity");
  const [price = 0, cost = 0] = good?.prices[pick(good.prices.length)] ?? [];
  const at = lagos.startOf(day) + (hoursOfSale[pick(hoursOfSale.length)] ?? 9) * hourMs + pick(hourMs);
  const known = Object.values(customers)[pick(12)];
  const sale = aPurchase({
    ...{ state: "succeeded", service_type: good?.service ?? "airtime", confirmed_at: at, settled_at: at + 2000 },
    ...{ price_kobo: price * 100, price_from: "rule", face_kobo: price * 100, expected_kobo: null },
    ...(isNamed && { observed_kobo: cost * 100, observed_from: "record" as const }),
    ...{
      beneficiary: known ?? `0805${String(pick(10_000_000)).padStart(7, "0")}`,
      seat_id: pick(3) === 0 ? seat.id : null,
    },
  });
  await insertPurchase(db, sale);
  return { id: sale.id, price: price * 100, cost: cost * 100 };
}

/** Sells a day, and says what it did to the wallet. */
async function sellDay(day: number, count: number, opening: number) {
  const sales = [];
  for (let n = 0; n < count; n++) sales.push(await sell(day, day !== closed || n > 1));
  const unnamed = day === closed ? sales.slice(0, 2).reduce((sum, { cost }) => sum + cost, 0) : 0;
  const charged = sales.reduce((sum, { cost }) => sum + cost, 0) - unnamed;
  const paidIn = opening < charged + 10_000_000 ? 30_000_000 : 0;
  const closing = opening + paidIn - charged - unnamed;
  const seen = { opening_at: lagos.startOf(day) - 2 * 60_000, closing_at: lagos.startOf(day + 1) - 2 * 60_000 };
  await addToDay(db, {
    ...{ account_id: "ada", mode: "live", day, ...seen, opening_kobo: toKobo(opening), closing_kobo: toKobo(closing) },
    ...{ paid_in_kobo: toKobo(paidIn), charged_kobo: toKobo(charged), unnamed_kobo: toKobo(unnamed) },
    ...{ returned_kobo: toKobo(0), unnamed_n: unnamed > 0 ? 2 : 0, about_n: 0, unseen_kobo: toKobo(0) },
  });
  return { sales, closing };
}

const owes = (sale: string, personId: string, day: number, hour: number) =>
  store.transaction((trx) =>
    paySale(trx, { ...stamp, now: lagos.startOf(day) + hour * hourMs }, ada, { purchaseId: sale, personId }),
  );

await sell(closed - 213);
await sealDays(store, lagos.startOf(closed - 212) + 3 * hourMs);
let wallet = 28_421_040;
for (let day = closed - 14; day <= closed; day++) {
  const { sales, closing } = await sellDay(day, day === closed ? 143 : 90 + pick(50), wallet);
  wallet = closing;
  if (day === closed - 3) for (const { id } of sales.slice(0, 12)) await owes(id, "Alhaji Musa", day, 12);
  if (day === closed) for (const { id } of sales.slice(20, 32)) await owes(id, "Chiọma", day, 15);
}
const paid = { key: { ...adas, personId: "Alhaji Musa" }, how: "paid", kobo: toKobo(1_000_000) } as const;
await store.transaction((trx) => coverDebt(trx, { ...stamp, now: lagos.startOf(closed) + 17 * hourMs }, ada, paid));
const times = createTimes("Africa/Lagos");
const tools = { say: loadText("en", silentLog), times, calendar: lagos, db, withWallet: true };
const view = (now: number) => viewOfDay({ ...tools, now }, adas, closed);
const evening = lagos.startOf(closed) + 21.2 * hourMs;
const { sums, debts } = (await view(evening)).book;
const inHand = sums.price_kobo - debts.owed_kobo + debts.repaid_kobo;
const counted = { mode: "live", day: closed, kobo: toKobo(inHand - 35_000) } as const;
await store.transaction((trx) => countCash(trx, { ...stamp, now: evening, calendar: lagos }, ada, counted));
await sealDays(store, lagos.startOf(today) + 3 * hourMs);
await sellDay(today, 96, wallet);

const printer = createReceiptPrinter({ clock: systemClock });
const close = await view(lagos.startOf(today) + 4 * hourMs);
writeFileSync("docs/close.png", await printer.printClose(describeClose(close)));
const zone = { zone: "Africa/Lagos", startOfDay: times.startOfDay };
const figures = await readChart(db, { id: "ada", mode: "live" }, "week", zone, lagos.startOf(today) + 21 * hourMs);
const chart = { say: tools.say, shop, mode: "live", span: "week", figures, withCost: true } as const;
writeFileSync("docs/chart.png", await printer.printChart(describeChart(chart)));
await printer[Symbol.asyncDispose]();
await store[Symbol.asyncDispose]();
