/**
 * How long the shop itself takes over a book of 10,000 sales whose days are sealed: the menu's sums, opening, paging and finding, from the query
 * to the text and buttons, and how long a receipt's picture takes. `node bench/history.ts [SALES ...]`: a book of each of
 * these sizes, which take turns, with the last one's medians as multiples of the first one's. Medians and the slowest of
 * 40 runs, in milliseconds. A sum or page of a book may take 5 ms, and at the last size half as much again as at the first;
 * a search may take 50, a receipt 300. Fails where one takes more.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findSales, type HistoryFilter, historyDays, readHistory } from "../src/books/history.ts";
import { readSearch } from "../src/books/search.ts";
import { encodeFilter, noFilter, renderFound, renderHistory } from "../src/bot/features/history/history-card.ts";
import { describeReceipt } from "../src/bot/features/history/receipt-card.ts";
import { createTimes } from "../src/bot/ui/format.ts";
import { loadText } from "../src/bot/ui/text.ts";
import { reckon } from "../src/closes/reckoning.ts";
import { countSales } from "../src/closes/sale-sums.queries.ts";
import { systemClock } from "../src/core/clock.ts";
import { silentLog } from "../src/core/log.ts";
import { beneficiariesNamed, namesOf } from "../src/customers/names.ts";
import { openStore, type Store } from "../src/db/open.ts";
import { createReceiptPrinter, type ReceiptPrinter } from "../src/pictures/receipt.ts";
import { type PageStart, saleStages } from "../src/sales/sales.queries.ts";
import { anAccount, anElectricitySale, aPurchase, noon } from "../test/support/builders.ts";
import { sealDays } from "../test/support/closes.ts";

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000];
const runs = 40;
const shownMs = 5;
const mostGrowth = 1.5;
const searchMs = 50;
const receiptMs = 300;
const batch = 100;
const dayMs = 86_400_000;
const networks = ["MTN", "Airtel", "Glo", "9mobile"];
const idOf = (number: number) => `01KJ4Q${String(number).padStart(20, "0")}`;

interface Book {
  sales: number;
  store: Store;
}

await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "vendbot-bench-"));
stack.defer(() => rm(folder, { recursive: true }));
const account = anAccount();
const say = loadText("en", silentLog);
const times = createTimes("Africa/Lagos");
const books: Book[] = [];
for (const sales of sizes) books.push(await write(sales));

const heads = sizes.flatMap((sales) => [`${sales} sales`.padStart(14), "slowest".padStart(8)]);
console.log("ms".padEnd(40), ...heads, sizes.length > 1 ? "growth" : "");
await measure("sums of /menu", sumUp);
await measure("sums of /books", sumUpBooks);
await measure("open /history", (book) => open(book, noFilter, null));
await measure("page in the middle", (book) => open(book, noFilter, { direction: "older", id: idOf(book.sales / 2) }));
await measure("last page", (book) => open(book, noFilter, { direction: "older", id: idOf(5) }));
await measure("back to newer", (book) => open(book, noFilter, { direction: "newer", id: idOf(5) }));
for (const serviceType of [null, "airtime", "electricity", "tv"] as const) {
  for (const stage of [null, ...saleStages]) {
    for (const day of [null, ...historyDays]) {
      const name = `${serviceType ?? "all"}, ${stage ?? "any"}, ${day ?? "ever"}`;
      await measure(name, (book) => open(book, { ...noFilter, serviceType, stage, day }, null));
    }
  }
}
for (const text of ["0803 000 0042", "+234 803 000 0042", "4500", "500", "1k", "mtn 1500", "ikeja prepaid"]) {
  await measure(`find ${text}`, (book) => find(book, text), searchMs);
}
await measure("find a whole reference", (book) => find(book, `VB-${idOf(7)}`), searchMs);
await measure("find what is not there", (book) => find(book, "mama tolu"), searchMs);
await measureReceipts();

async function sumUp({ store }: Book): Promise<number> {
  const today = await reckon(store.db, account.id, { mode: "live", since: times.startOfDay(noon) });
  return today.sold + (await countSales(store.db, account.id, { mode: "live", stage: "doubtful" }));
}

async function sumUpBooks({ store }: Book): Promise<number> {
  const since = [times.startOfDay(noon), times.startOfDay(noon) - 6 * dayMs, times.startOfMonth(noon)];
  const sums = await Promise.all(since.map((from) => reckon(store.db, account.id, { mode: "live", since: from })));
  return sums.reduce((sold, span) => sold + span.sold, 0);
}

async function open({ store }: Book, filter: HistoryFilter, start: PageStart | null): Promise<number> {
  const calendar = { now: noon, startOfDay: times.startOfDay };
  const history = await readHistory(store.db, account, filter, start, calendar);
  const nameOf = await namesOf(store.db, account.id, history.sales);
  return (
    renderHistory({ say, times, now: noon, nameOf, withCost: true }, filter, history).html.length +
    encodeFilter(filter).length
  );
}

async function find({ store }: Book, text: string): Promise<number> {
  const terms = (await readSearch(store.db, account.id, text, beneficiariesNamed)) ?? [];
  const page = await findSales(store.db, account, terms, null);
  const nameOf = await namesOf(store.db, account.id, page.sales);
  return renderFound({ say, times, now: noon, nameOf, withCost: true }, text, page, null).html.length;
}

/** `most`: milliseconds that the median may take. */
async function measure(name: string, task: (book: Book) => Promise<number>, most = shownMs): Promise<void> {
  const taken = books.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, book] of books.entries()) {
      const begin = performance.now();
      await task(book);
      taken[index]?.push(performance.now() - begin);
    }
  }
  tell(name, taken, most);
}

function tell(name: string, taken: readonly number[][], most: number): void {
  const sorted = taken.map((values) => values.toSorted((a, b) => a - b));
  const medians = sorted.map((values) => values[Math.floor(values.length / 2)] ?? 0);
  const figures = sorted.flatMap((values, index) => [
    (medians[index] ?? 0).toFixed(2).padStart(14),
    (values.at(-1) ?? 0).toFixed(2).padStart(8),
  ]);
  const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  const isOver = medians.some((median) => median > most) || (most === shownMs && growth > mostGrowth);
  if (isOver) process.exitCode = 1;
  console.log(
    name.padEnd(40),
    ...figures,
    medians.length > 1 ? growth.toFixed(2).padStart(6) : "",
    isOver ? "OVER" : "",
  );
}

async function measureReceipts(): Promise<void> {
  const purchase = anElectricitySale({ state: "succeeded", delivery: "delivered" });
  const token = "1234 5678 9012 3456 7890";
  const content = describeReceipt({ say, times, purchase, token, shopName: "Ada Ventures" });
  const print = async (printer: ReceiptPrinter) => {
    const begin = performance.now();
    await printer.print(content);
    return performance.now() - begin;
  };
  const cold: number[] = [];
  for (let run = 0; run < 5; run++) {
    await using printer = createReceiptPrinter({ clock: systemClock });
    cold.push(await print(printer));
  }
  await using printer = createReceiptPrinter({ clock: systemClock });
  const warm: number[] = [];
  for (let run = 0; run < runs; run++) warm.push(await print(printer));
  tell("a receipt, its process started for it", [cold], receiptMs);
  tell("a receipt, its process there", [warm], receiptMs);
}

async function write(sales: number): Promise<Book> {
  const store = stack.use(await openStore(`sqlite:${join(folder, `${sales}.db`)}`));
  await store.db.insertInto("account").values(account).execute();
  for (let first = 0; first < sales; first += batch) {
    const rows = Array.from({ length: batch }, (_, index) => saleOf(sales, first + index));
    await store.transaction(async (trx) => void (await trx.insertInto("purchase").values(rows).execute()));
  }
  await sealDays(store, noon);
  return { sales, store };
}

/**
 * One in five to a meter, one in fifty failed, one in a hundred still open, so that a small book fills a page of each; five
 * minutes apart.
 */
function saleOf(sales: number, number: number) {
  const at = noon - (sales - number) * 300_000;
  const common = {
    id: idOf(number),
    state: number % 100 === 99 ? "pending" : number % 50 === 0 ? "failed" : "succeeded",
    face_kobo: 10_000 * (1 + (number % 40)),
    quoted_at: at - 20_000,
    confirmed_at: at,
  } as const;
  if (number % 5 === 0) return anElectricitySale({ ...common, beneficiary: `45${String(number).padStart(9, "0")}` });
  return aPurchase({
    ...common,
    provider_name: networks[number % networks.length] ?? "MTN",
    beneficiary: `0803${String(number).padStart(7, "0")}`,
  });
}
