import { readdirSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import SqliteDatabase from "better-sqlite3";
import type { ReceivedRequest } from "../../sandbox/vending/requests.ts";
import { deployedSwitches } from "../../sandbox/vending/switches.ts";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { openBook } from "../support/book.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { createRandom } from "./random.ts";
import { auditBooks, auditNight, confirmedIn, openRowsIn, statesIn, unnamedIn, unrestIn } from "./soak-audit.ts";
import { auditClaims } from "./soak-claims.ts";
import { hireSeller, sellOn, type Tally } from "./soak-sellers.ts";
import { auditCloses, createTill, isKept, lookAtWallets, shortDays } from "./soak-till.ts";
import { createTrouble } from "./soak-trouble.ts";

const faultPart = 0.1;
/** How often, at a sample, the service keeps money of a sale that it takes back, and gives back what it kept. */
const keptPart = 0.3;
const restMs = 3 * 60_000;
/** The rest after a sale of resellers whose money the service keeps: at the least this, at the most twice. */
const counterPauseMs = 10_000;
const sampleMs = 2000;
/** The part of the run with kills: the rest measures the memory of the last process. */
const killsPart = 1 / 3;
/** The part of that process's life before its memory is measured. */
const warmUpPart = 0.4;

interface Sample {
  sales: number;
  rssMb: number;
  handles: number;
}

/**
 * A long night: many resellers sell at once through the real bot, with trouble drawn from a seed and now and then a
 * kill -9 in the first third, money paid in and, later, sales taken back, in short days that are sealed meanwhile; then all
 * is audited to the kobo. `--minutes`, `--sellers`, `--seed`, `--pause`: how many milliseconds a reseller rests after a
 * sale at most, but for those whose money the service keeps. `--service deployed`: plans, exam pins and electricity at the deployed service, which each new process has to learn.
 */
export async function soak(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      minutes: { type: "string" },
      sellers: { type: "string" },
      seed: { type: "string" },
      pause: { type: "string" },
      service: { type: "string" },
    },
  });
  const minutes = Number(values.minutes ?? 3);
  const sellers = Number(values.sellers ?? 100);
  const pauseMs = Number(values.pause ?? 0);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  const isDeployed = values.service === "deployed";
  console.log(
    `Soak: ${minutes} minutes, ${sellers} resellers, --seed ${seed}${isDeployed ? " --service deployed" : ""}`,
  );
  const random = createRandom(seed);

  const days = shortDays();
  await using shop = await startShopProcess({ environment: { LOG_LEVEL: "info" }, imports: [days] });
  const people = await Promise.all(Array.from({ length: sellers }, (_, index) => hireSeller(shop, index)));
  const trouble = createTrouble(shop, random, isDeployed);
  if (isDeployed) Object.assign(shop.vending.switches, deployedForSoak);
  const till = createTill(shop, random);
  await using book = openBook(shop.databaseUrl);
  const tally: Tally = { taps: 0, unanswered: 0 };
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  let numbers = 0;
  let samples: Sample[] = [];
  let kills = 0;
  const selling = Promise.all(
    people.map((person, index) =>
      sellOn(person, tally, {
        // The bot claims missing money only where a wallet rests between two sales, as at a counter.
        pause: () => sleep(isKept(index) ? counterPauseMs * (1 + random()) : random() * pauseMs),
        number: () => (isDeployed ? phoneOrMeter : phoneAt)(numbers++),
        line: isDeployed ? deployedLine : specifiedLine,
        isOver: () => performance.now() > endsAt,
        strikes: () => void (random() < faultPart && trouble.strike()),
      }),
    ),
  );
  let killAt = startedAt + 20_000;
  while (performance.now() < endsAt) {
    await sleep(sampleMs);
    samples.push({ sales: tally.taps, ...holdingsOf(botPid()) });
    till.payIn();
    const now = performance.now();
    if (now > startedAt + (endsAt - startedAt) * killsPart) {
      till.takeBack();
      if (random() < keptPart) await till.keep(book);
      if (random() < keptPart) till.giveBack();
    } else if (now > killAt) {
      await shop.kill();
      if (isDeployed) unlearn(shop.databasePath);
      await shop.start({ imports: [days] });
      kills++;
      samples = [];
      killAt = now + 15_000 + random() * 30_000;
    }
  }
  await selling;
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = tally.taps / seconds;
  const resent = sentTwice(shop.vending.requests);
  console.log(`${tally.taps} sales in ${seconds.toFixed(0)} s (${rate.toFixed(1)} /s), ${kills} × kill -9`);
  if (isDeployed) console.log(`${resent} plans were resent`);
  console.log(`Trouble: ${JSON.stringify(trouble.toll)}, ${tally.unanswered} waits in vain`);
  sayHoldings(samples);

  trouble.end();
  await shop.kill();
  // Waits of a quarter of an hour take seconds here, so that postponed checks are made now.
  bringForward(shop.databasePath);
  await shop.start({ imports: [days, new URL("hurry.ts?lag=kept", import.meta.url)] });
  await till.formatAgain(book);
  await lookAtWallets(shop, book, people);
  const claims = await auditClaims(book, till.kept);
  // As long as a wallet misses money, no sale in it without a record is called not charged.
  till.giveBack(true);
  await lookAtWallets(shop, book, people);
  const left = await auditClaims(book, till.kept);
  const restBy = performance.now() + restMs;
  while ((await unrestIn(book)).length > 0 && performance.now() < restBy) await sleep(500);
  await lookAtWallets(shop, book, people);
  await shop.vending.webhooks.idle();
  await shop.stop();

  const wallets = await auditCloses(shop, book, till);
  const problems = [
    ...(await unrestIn(book)),
    ...auditNight(shop, await confirmedIn(book), till.funds),
    ...(await auditBooks(book)),
    ...(await unnamedIn(book)),
    ...wallets.problems,
    ...claims.problems,
    ...left.problems,
    ...(claims.claims === 0 ? ["nothing was claimed"] : []),
    ...(wallets.closes === 0 ? ["no day was sealed"] : []),
    ...(isDeployed && resent === 0 ? ["nothing was resent"] : []),
    ...(till.takenBack.size === 0 ? ["no sale was taken back"] : []),
    ...(till.funds.length === 0 ? ["nothing was paid in"] : []),
  ];
  console.table(await statesIn(book));
  const sold = (await confirmedIn(book)).filter(({ state }) => state === "succeeded");
  const expected = sold.filter(({ observed_kobo }) => observed_kobo === null).length;
  console.log(`${expected} of ${sold.length} sales that succeeded have a charge that was expected, and not observed`);
  const lost = await book.count("notice", ["failure", "is not", null]);
  if (lost > 0) problems.push(`${lost} notices were given up`);
  for (const problem of problems.slice(0, 60)) console.error(`- ${problem}`);
  for (const row of await openRowsIn(book)) console.error(row);
  const paidIn = formatNaira(toKobo(till.funds.reduce((sum, { kobo }) => sum + kobo, 0)));
  console.log(
    `${wallets.closes} closes held against the service; ${paidIn} paid in, ${till.funds.length} times;`,
    `${till.takenBack.size} sales taken back`,
  );
  console.log(problems.length === 0 ? "Audited to the kobo: all is well." : `${problems.length} PROBLEMS`);
  return problems.length === 0;
}

function sentTwice(requests: readonly ReceivedRequest[]): number {
  const posts = requests.filter(({ operation }) => operation === "purchase");
  const byReference = Map.groupBy(posts, ({ body }) => (body as { reference: string }).reference);
  return [...byReference.values()].filter(({ length }) => length > 1).length;
}

/** A sale that is taken back is told by webhook, though this service does not: nobody would look for it. */
const deployedForSoak = { ...deployedSwitches("A"), webhookFor: "final-states", webhookRetries: true } as const;

function phoneAt(index: number): string {
  return `0803${1_000_000 + index}`;
}

/** A phone number; every fifth sale has a meter number. */
function phoneOrMeter(index: number): string {
  return index % 5 === 4 ? `4500${1_000_000 + index}` : phoneAt(index);
}

/** Airtime, whose price is listed: the specification's records state no charge, and this wallet never rests. */
function specifiedLine(number: string): string {
  return `airtime 100 ${number}`;
}

/** Plans and exam pins, whose prices are listed, and electricity, whose charge the deployed service's records state. */
function deployedLine(number: string): string {
  if (number.startsWith("45")) return `ikeja 5000 prepaid ${number}`;
  return Number(number) % 3 === 0 ? `1 waec result checker ${number}` : `data mtn ${number} 1gb 30 days sme`;
}

/** Forgets what was learnt of the service: the next process has its plans refused again. */
function unlearn(databasePath: string): void {
  const database = new SqliteDatabase(databasePath);
  database.prepare("DELETE FROM setting WHERE name LIKE 'service:%'").run();
  database.close();
}

/** Makes every planned check due as soon as the shop starts. */
function bringForward(databasePath: string): void {
  const database = new SqliteDatabase(databasePath);
  database.prepare("UPDATE purchase SET next_check_at = ? WHERE next_check_at IS NOT NULL").run(Date.now());
  database.close();
}

/** The process that this one started last. */
function botPid(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").map(Number);
  return children.at(-1) ?? 0;
}

function holdingsOf(pid: number): Pick<Sample, "rssMb" | "handles"> {
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { rssMb: Number(resident) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** The growth of memory and open handles with the sales, fitted to the line of least error. */
function sayHoldings(samples: readonly Sample[]): void {
  const warm = samples.slice(Math.floor(samples.length * warmUpPart));
  const [first, last] = [warm[0], warm.at(-1)];
  if (!first || !last || first === last) return;
  const sales = warm.map((sample) => sample.sales);
  const slopeOf = (name: "rssMb" | "handles") =>
    10_000 *
    slope(
      sales,
      warm.map((sample) => sample[name]),
    );
  console.log(
    `Memory ${first.rssMb.toFixed(1)} → ${last.rssMb.toFixed(1)} MB, ${slopeOf("rssMb").toFixed(2)} MB per 10,000 sales;`,
    `handles ${first.handles} → ${last.handles}, ${slopeOf("handles").toFixed(2)} per 10,000 sales`,
    `(over ${last.sales - first.sales} sales)`,
  );
}

function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, x, index) => sum + (x - x0) * ((ys[index] ?? y0) - y0), 0);
  return above / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}
