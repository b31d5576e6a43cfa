import { messageOf } from "../../src/core/errors.ts";
import { doubledReferences } from "../support/posts.ts";
import type { Attack, Claim, Finding } from "./attack.ts";
import { diskMb, watchMemory } from "./meters.ts";
import { openSite, type Site } from "./site.ts";

/** The effect of an attack, beside the times of sales before it in the same process. */
export interface Outcome {
  name: string;
  thrown: string;
  claims: readonly Claim[];
  isWell: boolean;
  memoryMb: { before: number; peak: number };
  diskMb: { before: number; after: number };
  /** Milliseconds of the slowest sale, and how many there were. */
  slowest: { before: number; beside: number };
  sales: { before: number; beside: number };
  seconds: number;
}

/** Of each reseller. */
const salesBefore = 6;
/** A sale beside an attack takes at most so much longer than the slowest one before it. */
const maxLongerMs = 1000;
/** Lines of the log that are shown where something did not hold. */
const maxComplaints = 15;

/** Opens a shop, sells in peace for comparison, throws the attack and holds the shop to what must be so. */
export async function besiege(attack: Attack): Promise<Outcome> {
  const startedAt = performance.now();
  await using site = await openSite(attack);
  await attack.prepare?.(site);
  const { counter } = site;
  // The first ones pay for what a start leaves undone.
  await counter.sellEach(2);
  counter.begin();
  const memoryBefore = await peakOf(site, () => counter.sellEach(salesBefore));
  const before = { slowest: Math.max(...counter.tookMs), middle: median(counter.tookMs), sales: counter.tookMs.length };
  const diskBefore = await diskMb(site);
  counter.begin();
  const stop = new AbortController();
  const besides = attack.isAlone ? Promise.resolve() : counter.sellUntil(stop.signal);
  using meter = watchMemory(site);
  const { thrown, claims } = await attack.run(site).catch(brokenOff);
  stop.abort();
  await besides;
  const times = median(counter.tookMs) / before.middle;
  const holding = await alwaysTrue(site, attack.mayFail);
  const slowest = { before: before.slowest, beside: Math.max(...counter.tookMs) };
  const all = [...claims, ...noSaleWaits(times, attack.maxTimes), noSaleIsSlow(slowest), ...holding];
  const isWell = all.every(({ holds }) => holds);
  if (!isWell)
    console.log((site.output().match(/^{"level":"(?:warn|error)".*$/gm) ?? []).slice(-maxComplaints).join("\n"));
  return {
    ...{ name: attack.name, thrown, claims: all, isWell },
    memoryMb: { before: memoryBefore, peak: meter.peakMb },
    diskMb: { before: diskBefore, after: await diskMb(site) },
    slowest,
    sales: { before: before.sales, beside: counter.tookMs.length },
    seconds: (performance.now() - startedAt) / 1000,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Compared within one run, since both figures depend on the machine and on what else it does. */
function noSaleWaits(times: number, maxTimes: number | undefined): Claim[] {
  if (maxTimes === undefined) return [];
  return [
    { what: `half of the sales took up to ${times.toFixed(1)} times as long as before`, holds: times < maxTimes },
  ];
}

function noSaleIsSlow({ before, beside }: Outcome["slowest"]): Claim {
  const longerMs = Math.max(0, Math.round(beside - before));
  return { what: `no sale took more than ${longerMs} ms longer than before`, holds: longerMs <= maxLongerMs };
}

/** An attack that waited in vain for something. */
function brokenOff(error: unknown): Finding {
  return { thrown: "broken off", claims: [{ what: messageOf(error).slice(0, 300), holds: false }] };
}

async function peakOf(site: Site, work: () => Promise<void>): Promise<number> {
  using meter = watchMemory(site);
  await work();
  return meter.peakMb;
}

/** What holds after every attack: the process runs, each tap is one sale, and a sale can still be made. */
async function alwaysTrue(site: Site, mayFail = false): Promise<Claim[]> {
  const { counter, vending } = site;
  const late = counter.late;
  const sells = site.isAlive() && (await counter.sell());
  const rests = site.isAlive() && (await site.comesToRest());
  const purchases = vending.requests.filter(({ operation }) => operation === "purchase");
  const doubled = doubledReferences(purchases).length;
  const bugs = new Set(site.output().match(/"bug\.[^"]*"/g)).size;
  return [
    { what: "the process ran on", holds: site.isAlive() && bugs === 0 },
    {
      what: `${counter.tookMs.length} genuine sales sold, ${late} late or told as failed`,
      holds: sells && (mayFail || late === 0),
    },
    { what: "all came to rest", holds: rests },
    { what: `${doubled} references sent twice`, holds: doubled === 0 },
  ];
}
