import { setTimeout as pause } from "node:timers/promises";
import type { Runner, RunningBot } from "./bot.ts";
import { openStreet, type Street, sell } from "./street.ts";

/** The results of one round of the race, by the names of `rows`. */
export type Measured = Record<string, number>;

/** An upper bound in the unit of its line, or the bound of its ratio to the other checkout: at most, or at least. */
export type Goal = { most: number } | { timesAtMost: number } | { timesAtLeast: number };

export interface Rows {
  /** `why`: what holds the line above its goal, where it is; the page says it there. */
  [name: string]: { title: string; unit: string; digits: number; goal: Goal; why?: string };
}

export const rows: Rows = {
  saleCpu: {
    title: "CPU of a sale by line, 12 sellers",
    unit: "ms",
    digits: 1,
    goal: { timesAtMost: 0.8 },
    why: "its statements, commits and calls are as many as the other's, and most of its time passes outside src (below)",
  },
  menuCpu: {
    title: "CPU of a /menu",
    unit: "ms",
    digits: 1,
    goal: { timesAtMost: 0.8 },
    why: "most of its time passes outside src (below)",
  },
  saleSyncs: { title: "syncs that the thread waits for, in a sale", unit: "", digits: 2, goal: { most: 0 } },
  throughput: {
    title: "40 sellers at once, each sale after the other",
    unit: "sales/s",
    digits: 1,
    goal: { timesAtLeast: 0.9 },
  },
  delay: { title: "delay of the event loop then, p99", unit: "ms", digits: 0, goal: { timesAtMost: 1.1 } },
  crowd: { title: "200 × /start, all answered", unit: "ms", digits: 0, goal: { timesAtMost: 1.1 } },
  result: {
    title: "tap → result, Telegram 50 ms, service 200 ms",
    unit: "ms",
    digits: 0,
    goal: { most: 262 },
    why: "the steps before and after the POST are on the disk, one by one, before the next begins",
  },
  resultAmong: {
    title: "the same, with ten others tapping",
    unit: "ms",
    digits: 0,
    goal: { most: 262 },
    why: "a tap that comes while other updates are on their way waits for the next getUpdates, which is 50 ms away",
  },
  start: { title: "start → first getUpdates", unit: "ms", digits: 0, goal: { timesAtMost: 0.75 } },
  firstAnswer: { title: "start → a first /start answered", unit: "ms", digits: 0, goal: { timesAtMost: 1.1 } },
  idle: {
    title: "resident memory, idle",
    unit: "MB",
    digits: 0,
    goal: { timesAtMost: 1 },
    why: "the code of each feature stays loaded",
  },
  after: { title: "resident memory, after the crowd", unit: "MB", digits: 0, goal: { timesAtMost: 1.1 } },
};

export interface Size {
  /** Sales of each seller in a round. */
  sales: number;
  menus: number;
  taps: number;
  starts: number;
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

export const sumOf = (measured: Measured) => Object.values(measured).reduce((sum, value) => sum + value, 0);

const restMs = 1000;

/** The first of those whom nobody has seen before. */
const visitor = 500_000;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Everybody at once, each one thing after the other. */
export async function all(
  people: readonly number[],
  count: number,
  act: (person: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      for (const _ of times(count)) await act(person);
    }),
  );
}

/** One side of a round: the work under the probe, then a bot as an operator has it, and a crowd. */
export async function race(runner: Runner, size: Size): Promise<Measured> {
  return { ...(await work(runner, size)), ...(await rest(runner, size)) };
}

async function work(runner: Runner, size: Size): Promise<Measured> {
  await using street = await openStreet(runner);
  await using bot = await street.start();
  const sellers = await street.hire(12);
  await all(sellers, 2, (person) => sell(street, person));
  const sale = await cost(bot, () => all(sellers, size.sales, (person) => sell(street, person)));
  const menus = await street.hire(4);
  // Until then the bot looks at what the last sales were charged, and draws their cards again.
  await pause(restMs);
  const menu = await cost(bot, () => all(menus, size.menus, (person) => street.says(person, "/menu", /Wallet/)));
  const crowd = await street.hire(40);
  const many = await cost(bot, () => all(crowd, size.sales, (person) => sell(street, person)));
  const waits = await results(street, size.taps);
  return {
    saleCpu: sale.cpuMs / (12 * size.sales),
    menuCpu: menu.cpuMs / (4 * size.menus),
    ...(sale.syncs !== null && { saleSyncs: sale.syncs / (12 * size.sales) }),
    throughput: (40 * size.sales * 1000) / many.ms,
    delay: many.delayP99Ms,
    ...waits,
  };
}

/** The cost of an act for the bot, and its duration. */
export async function cost(bot: RunningBot, act: () => Promise<unknown>) {
  const before = await bot.asks("used");
  const syncsBefore = bot.syncs();
  const begin = performance.now();
  await act();
  const ms = performance.now() - begin;
  const { cpuMs, delayP99Ms } = await bot.asks("used");
  const syncs = bot.syncs();
  return {
    ...{ ms, delayP99Ms },
    cpuMs: cpuMs - before.cpuMs,
    syncs: syncs === null || syncsBefore === null ? null : syncs - syncsBefore,
  };
}

/** From the tap to the result where everything is far away. */
async function results(street: Street, taps: number): Promise<Measured> {
  const [seller = 0, ...others] = await street.hire(11);
  street.telegram.latencyMs = 50;
  street.vending.latencyMs.purchase = 200;
  const alone: number[] = [];
  for (const _ of times(taps)) alone.push((await sell(street, seller)).waitMs);
  let isOver = false;
  const tapping = Promise.all(
    others.map(async (person) => {
      while (!isOver) await street.says(person, "/menu", /Wallet/).then(() => new Promise((go) => setTimeout(go, 500)));
    }),
  );
  const among: number[] = [];
  for (const _ of times(taps)) among.push((await sell(street, seller)).waitMs);
  isOver = true;
  await tapping;
  street.telegram.latencyMs = 0;
  delete street.vending.latencyMs.purchase;
  return { result: median(alone), resultAmong: median(among) };
}

/** A bot as an operator has it: its memory; then, with no limit of messages, two hundred who come at once. */
async function rest(runner: Runner, size: Size): Promise<Measured> {
  await using street = await openStreet(runner);
  const idle = await look(street);
  await using bot = await street.start("no limits");
  await street.says(visitor, "/start", /Welcome|Log in/);
  const visitors = times(200).map((index) => visitor + 1 + index);
  const begin = performance.now();
  await Promise.all(visitors.map((person) => street.says(person, "/start", /Welcome|Log in/)));
  const crowd = performance.now() - begin;
  await all(await street.hire(40), size.sales, (person) => sell(street, person));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return { idle, crowd, after: bot.residentMb() };
}

/** The memory of a start on a database that is there. */
async function look(street: Street): Promise<number> {
  await (await street.start("nothing"))[Symbol.asyncDispose]();
  await using bot = await street.start("nothing");
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return bot.residentMb();
}

/** Starts, and the first answer of each. A start takes a second, so that the sides take turns after each of them. */
export async function raceStarts(runners: readonly Runner[], count: number): Promise<Record<string, Measured>> {
  await using streets = new AsyncDisposableStack();
  const sides = [];
  for (const runner of runners) {
    const street = streets.use(await openStreet(runner));
    // The first start makes the database and what is compiled once.
    await (await street.start("nothing"))[Symbol.asyncDispose]();
    sides.push({ ...{ name: runner.name, street }, starts: [] as number[], answers: [] as number[] });
  }
  for (const index of times(count)) {
    for (const { street, starts, answers } of sides) {
      await using bot = await street.start("nothing");
      const asked = performance.now();
      await street.says(visitor + index, "/start", /Welcome|Log in/);
      starts.push(bot.startMs);
      answers.push(bot.startMs + performance.now() - asked);
    }
  }
  const measured = sides.map(({ name, starts, answers }) => [
    name,
    { start: median(starts), firstAnswer: median(answers) },
  ]);
  return Object.fromEntries(measured);
}
