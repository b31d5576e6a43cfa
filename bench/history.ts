/**
 * How long the shop itself takes over a book of 10,000 sales: the menu's sums, opening, paging and finding, from the query
 * to the text and buttons, and how long a receipt's picture takes. `node bench/history.ts [SALES]`; medians and the
 * slowest of 40 runs, in milliseconds. The limits are 50 ms for the book and 300 ms for a receipt.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeFilter, noFilter, renderFound, renderHistory } from "../src/bot/history/history-card.ts";
import { describeReceipt } from "../src/bot/history/receipt-card.ts";
import { createTimes } from "../src/bot/ui/format.ts";
import { loadText } from "../src/bot/ui/text.ts";
import { beneficiariesNamed, namesOf } from "../src/customers/names.ts";
import { systemClock } from "../src/lib/clock.ts";
import { silentLog } from "../src/lib/log.ts";
import { findSales, type HistoryFilter, readHistory } from "../src/reports/history.ts";
import { createReceiptPrinter } from "../src/reports/receipt.ts";
import { reckon } from "../src/reports/reckoning.ts";
import { readSearch } from "../src/reports/search.ts";
import { openStore } from "../src/store/engine/open.ts";
import { countSales } from "../src/store/queries/sale-sums.ts";
import type { PageStart } from "../src/store/queries/sales.ts";
import { anAccount, anElectricitySale, aPurchase, noon } from "../test/support/builders.ts";

const sales = Number(process.argv[2] ?? 10_000);
const runs = 40;
const batch = 100;
const networks = ["MTN", "Airtel", "Glo", "9mobile"];
const idOf = (number: number) => `01KJ4Q${String(number).padStart(20, "0")}`;

const folder = await mkdtemp(join(tmpdir(), "vendbot-bench-"));
await using store = await openStore(`sqlite:${join(folder, "bench.db")}`);
const account = anAccount();
const say = loadText("en", silentLog);
const times = createTimes("Africa/Lagos");
await seed();

console.log(`${sales} sales; ms`.padEnd(44), "median".padStart(8), "slowest".padStart(8));
await measure("sums of /menu", sumUp);
await measure("open /history", () => open(noFilter, null));
await measure("page in the middle", () => open(noFilter, { direction: "older", id: idOf(sales / 2) }));
await measure("last page", () => open(noFilter, { direction: "older", id: idOf(5) }));
await measure("back to newer", () => open(noFilter, { direction: "newer", id: idOf(5) }));
await measure("failed electricity", () => open({ ...noFilter, serviceType: "electricity", stage: "failed" }, null));
await measure("open of the last 7 days", () => open({ ...noFilter, stage: "open", day: "week" }, null));
await measure("a filter that nothing fits", () => open({ ...noFilter, serviceType: "tv" }, null));
for (const text of ["0803 000 0042", "+234 803 000 0042", "4500", "500", "1k", "mtn 1500", "ikeja prepaid"]) {
  await measure(`find ${text}`, () => find(text));
}
await measure("find a whole reference", () => find(`VB-${idOf(7)}`));
await measure("find what is not there", () => find("mama tolu"));
await measureReceipts();
await rm(folder, { recursive: true });

async function sumUp(): Promise<number> {
  const today = await reckon(store.db, account.id, { mode: "live", since: times.startOfDay(noon) });
  return today.sold + (await countSales(store.db, account.id, { mode: "live", stage: "doubtful" }));
}

async function open(filter: HistoryFilter, start: PageStart | null): Promise<number> {
  const calendar = { now: noon, startOfDay: times.startOfDay };
  const history = await readHistory(store.db, account, filter, start, calendar);
  const nameOf = await namesOf(store.db, account.id, history.sales);
  return (
    renderHistory({ say, times, now: noon, nameOf, withCost: true }, filter, history).html.length +
    encodeFilter(filter).length
  );
}

async function find(text: string): Promise<number> {
  const terms = (await readSearch(store.db, account.id, text, beneficiariesNamed)) ?? [];
  const page = await findSales(store.db, account, terms, null);
  const nameOf = await namesOf(store.db, account.id, page.sales);
  return renderFound({ say, times, now: noon, nameOf, withCost: true }, text, page, null).html.length;
}

async function measure(name: string, task: () => Promise<number>): Promise<void> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await task();
    taken.push(performance.now() - begin);
  }
  tell(name, taken);
}

function tell(name: string, taken: number[]): void {
  taken.sort((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? 0).toFixed(2).padStart(8);
  console.log(name.padEnd(44), show(taken[Math.floor(taken.length / 2)]), show(taken.at(-1)));
}

async function measureReceipts(): Promise<void> {
  const purchase = anElectricitySale({ state: "succeeded", delivery: "delivered" });
  const token = "1234 5678 9012 3456 7890";
  const content = describeReceipt({ say, times, purchase, token, shopName: "Ada Ventures" });
  const cold: number[] = [];
  for (let run = 0; run < 5; run++) {
    await using printer = createReceiptPrinter({ clock: systemClock });
    const begin = performance.now();
    await printer.print(content);
    cold.push(performance.now() - begin);
  }
  tell("a receipt, its process started for it", cold);
  await using printer = createReceiptPrinter({ clock: systemClock });
  await printer.print(content);
  await measure("a receipt, its process there", async () => (await printer.print(content)).length);
}

async function seed(): Promise<void> {
  await store.db.insertInto("account").values(account).execute();
  for (let first = 0; first < sales; first += batch) {
    const rows = Array.from({ length: batch }, (_, index) => saleOf(first + index));
    await store.transaction(async (trx) => void (await trx.insertInto("purchase").values(rows).execute()));
  }
}

/** One in five to a meter, one in fifty failed, one in a thousand still open; five minutes apart. */
function saleOf(number: number) {
  const at = noon - (sales - number) * 300_000;
  const common = {
    id: idOf(number),
    state: number % 1000 === 999 ? "pending" : number % 50 === 0 ? "failed" : "succeeded",
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
