import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { fill } from "./race/book.ts";
import { checkout } from "./race/bot.ts";
import { openStreet, type Street, sell } from "./race/street.ts";
import { median } from "./race/tasks.ts";

/**
 * How long a tap on Sell waits for its result while the shop makes a statement, against the same shop at rest:
 * `node bench/statement-beside.ts [SALES]`, 200,000 without a number. Ten sell, each to an account of their own, no
 * faster than anybody taps. Fails where a tap waits more than `most` times as long.
 */
const sales = Number(process.argv[2] ?? 200_000);
const mostMs = 300_000;
const most = 1.5;
const dayMs = 24 * 3_600_000;

/** Sell until it is over, 40 times at the least. Resolve to the taps' waits, in ms. */
async function sellsMeanwhile(street: Street, sellers: readonly number[], isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  const selling = sellers.map(async (seller) => {
    while (!isOver() || waits.length < 40) {
      waits.push((await sell(street, seller)).waitMs);
      await pause(300);
    }
  });
  await Promise.all(selling);
  return waits;
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

await using street = await openStreet(checkout("this checkout", fileURLToPath(new URL("..", import.meta.url))));
let owner = 0;
{
  await using first = await street.start();
  [owner = 0] = await street.hire(1);
  await sell(street, owner);
  await first.asks("used");
}
const now = Date.now();
fill(street.databasePath, sales, [now - (now % dayMs), now]);
await using _bot = await street.start();
const sellers = await street.hire(10);
await sellsMeanwhile(street, sellers, () => true);

for (const [form, button] of Object.entries({ CSV: /^st:m:csv/, Excel: /^st:m:xlsx/, PDF: /^st:m:pdf/ })) {
  const rest = median(await sellsMeanwhile(street, sellers, () => true));
  const card = await street.says(owner, "/statement", /Statement/);
  const begin = performance.now();
  let isMade = false;
  const made = street.taps(owner, card, button, /It is below/, mostMs).finally(() => {
    isMade = true;
  });
  const beside = await sellsMeanwhile(street, sellers, () => isMade);
  await made;
  const took = (performance.now() - begin) / 1000;
  const [wait, worst] = [median(beside), percentile(beside, 0.95)];
  if (wait > most * rest) process.exitCode = 1;
  console.log(
    `${form} of ${sales} sales in ${took.toFixed(1)} s: ${(beside.length / took).toFixed(0)} sales/s meanwhile, a tap waits ${wait.toFixed(0)} ms, ` +
      `${rest.toFixed(0)} ms at rest: ${(wait / rest).toFixed(2)} x (95 of 100 below ${worst.toFixed(0)} ms)`,
  );
}
process.exit();
