import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Book, openBook } from "../support/book.ts";
import { type Replicas, startReplicas } from "../support/replicas.ts";
import { type CpuShares, watchCpu } from "./cpu.ts";
import { createRandom } from "./random.ts";
import { auditBooks, auditNight, confirmedIn, openRowsIn, statesIn, unrestIn } from "./soak-audit.ts";
import { hireSeller, sellOn, type Tally } from "./soak-sellers.ts";
import { shortDays } from "./soak-till.ts";
import { createTrouble } from "./soak-trouble.ts";

export interface NightOptions {
  /** An empty PostgreSQL database. */
  databaseUrl: string;
  replicas: number;
  /** They go on selling until they have made this number of sales and `kills` replicas were taken away. */
  sales: number;
  kills?: number;
  sellers: number;
  /** How often one of the replicas is taken away; 0: never. */
  killEveryMs: number;
  /** SIGTERM is how a deploy restarts them, one after the other. */
  by: "SIGKILL" | "SIGTERM";
  /** How long it stays away. */
  awayMs: number;
  /** The part of the sales that meet trouble. */
  troublePart: number;
  /** Updates are pushed to all replicas; else one polls. */
  isPushed: boolean;
  seed: number;
}

export interface Night {
  sales: number;
  seconds: number;
  kills: number;
  /** How long the slowest SIGTERM took to end a process under load. */
  slowestStopMs: number;
  unanswered: number;
  /** Who used the machine while they sold: means nothing if processes were killed. */
  cpu: CpuShares;
  states: readonly { state: string; n: number }[];
  /** The broken facts; empty if there are none. */
  problems: readonly string[];
}

/** Three looks at a sale that are as far apart as looks get, where each wait is a twenty-fifth of what it is. */
const restMs = 3 * 45_000;
const hurry = new URL("hurry.ts", import.meta.url);

/** Many resellers sell through replicas while one is taken away again and again; then all is audited to the kobo. */
export async function sellThroughReplicas(options: NightOptions): Promise<Night> {
  const { databaseUrl, replicas: count, killEveryMs, isPushed, kills: leastKills = 0 } = options;
  const random = createRandom(options.seed);
  const environment = { LOG_LEVEL: "info" };
  await using shop = await startReplicas({ count, databaseUrl, isPushed, environment, imports: [shortDays()] });
  const people = await Promise.all(Array.from({ length: options.sellers }, (_, index) => hireSeller(shop, index)));
  const trouble = createTrouble(shop, random);
  const tally: Tally = { taps: 0, unanswered: 0 };
  const cpuSince = watchCpu(shop.pids);
  const startedAt = performance.now();
  let numbers = 0;
  let kills = 0;
  const isOver = () => tally.taps >= options.sales && kills >= leastKills;
  const selling = Promise.all(
    people.map((person) =>
      sellOn(person, tally, {
        // Two updates at once of each person, which must stay in order.
        pause: async () => void (await person.says("/help")),
        number: () => `0803${1_000_000 + numbers++}`,
        isOver,
        strikes: () => void (random() < options.troublePart && trouble.strike()),
      }),
    ),
  );

  const stops: { ms: number; code: number | null }[] = [];
  let isSelling = true;
  async function killNowAndThen(): Promise<void> {
    while (killEveryMs > 0 && isSelling) {
      await sleep(killEveryMs);
      if (!isSelling) return;
      const victim = kills++ % count;
      const begin = performance.now();
      if (options.by === "SIGKILL") await shop.kill(victim);
      else stops.push({ code: await shop.stop(victim), ms: performance.now() - begin });
      await sleep(options.awayMs);
      await shop.start(victim);
    }
  }
  const killing = killNowAndThen();
  await selling;
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = cpuSince();
  isSelling = false;
  await killing;

  trouble.end();
  await Promise.all(Array.from({ length: count }, (_, index) => shop.kill(index)));
  // Waits of a quarter of an hour take seconds here, so that checks are made now.
  await lookNow(databaseUrl);
  await Promise.all(Array.from({ length: count }, (_, index) => shop.start(index, [hurry])));
  await using book = openBook(databaseUrl);
  const restBy = performance.now() + restMs;
  while ((await unrestIn(book)).length > 0 && performance.now() < restBy) await sleep(200);
  await shop.vending.webhooks.idle();
  await Promise.all(Array.from({ length: count }, (_, index) => shop.stop(index)));

  const lost = await book.count("notice", ["failure", "is not", null]);
  const problems = [
    ...(await unrestIn(book)),
    ...(await whyOpen(shop, book)),
    ...auditNight(shop, await confirmedIn(book)),
    ...(await auditBooks(book)),
    ...(await outOfOrder(book)),
    ...(lost > 0 ? [`${lost} notices were given up`] : []),
    ...stops.flatMap(({ code }) => (code === 0 ? [] : [`a SIGTERM ended a process with ${code}`])),
    ...new Set(shop.output().match(/"bug\.[^"]*"/g)),
  ];
  const slowestStopMs = Math.max(0, ...stops.map(({ ms }) => Math.round(ms)));
  const { taps: sales, unanswered } = tally;
  return { sales, seconds, kills, slowestStopMs, unanswered, cpu, states: await statesIn(book), problems };
}

/** The sales that are still open, and what the replicas complained of last; empty when none is. */
async function whyOpen(shop: Replicas, book: Book): Promise<string[]> {
  const rows = await openRowsIn(book);
  const complaints = shop.output().match(/^{"level":"(?:warn|error)".*$/gm) ?? [];
  return rows.length === 0 ? [] : [...rows, ...complaints.slice(-10)];
}

/** The next look at an open sale may have been planned for in a quarter of an hour. */
async function lookNow(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("UPDATE purchase SET next_check_at = $1 WHERE next_check_at > $1", [Date.now()]);
  await client.end();
}

/** Updates of one person that were handled before an earlier one. */
async function outOfOrder({ db }: Book): Promise<string[]> {
  const rows = await db
    .selectFrom("telegram_update")
    .select(["sender_id", "update_id", "done_at"])
    .orderBy("update_id")
    .execute();
  const lastDone = new Map<number, number>();
  return rows.flatMap(({ sender_id, update_id, done_at }) => {
    const before = lastDone.get(sender_id) ?? 0;
    lastDone.set(sender_id, Math.max(before, done_at ?? 0));
    return (done_at ?? 0) < before ? [`update ${update_id} of ${sender_id} was handled before an earlier one`] : [];
  });
}
