import { setTimeout as pause } from "node:timers/promises";
import type { CpuProfile, Runner } from "./bot.ts";
import { openStreet, type Street, sell } from "./street.ts";
import { all, type Measured } from "./tasks.ts";

/** The acts that are profiled, with their titles. */
export const watched = {
  sale: "a sale by line",
  menu: "a /menu",
  visit: "a visitor's /start",
  books: "/books",
  find: "/find",
  history: "/history",
  statement: "/statement",
  start: "the start",
} as const;
type Watched = keyof typeof watched;

/** The cost of one act. */
interface Profile {
  /** Milliseconds of the first thread, by the part of the program that was at work. */
  parts: Measured;
  /** SQL statements, and calls to Telegram and the service. Undefined: nobody counted them. */
  asks?: { statements: number; telegram: number; service: number };
}
export type Profiles = Record<Watched, Profile>;

/** The last edit of an act is over by then. */
const restMs = 1000;
/** So many of each person's acts are counted. */
const counted = 4;

export async function profileActs(runner: Runner, ofEach: number): Promise<Profiles> {
  await using street = await openStreet(runner);
  // The first start makes the database and what is compiled once.
  await (await street.start())[Symbol.asyncDispose]();
  street.environment.RACE_PROFILE = "1";
  await using bot = await street.start();
  const start = { parts: sumUp(await bot.asks("profiled"), 1) };
  // Who does more than a pair of hands could is asked to slow down.
  const sellers = await street.hire(40);
  const [others, readers, seekers] = [await street.hire(12), await street.hire(12), await street.hire(12)];
  await all([...readers, ...seekers], 2, (person) => sell(street, person));
  const acts: Record<Exclude<Watched, "start">, [readonly number[], (person: number) => Promise<unknown>]> = {
    sale: [sellers, (person) => sell(street, person)],
    menu: [others, (person) => street.says(person, "/menu", /Wallet/)],
    visit: [others, () => visitOf(street)],
    books: [readers, (person) => street.says(person, "/books", /Books/)],
    find: [seekers, (person) => street.says(person, "/find 080350", /Sales with/)],
    history: [seekers, (person) => street.says(person, "/history", /Latest sales/)],
    statement: [seekers, (person) => street.says(person, "/statement", /Statement/)],
  };
  const profiles: Partial<Profiles> = { start };
  for (const name of keysOf(acts)) {
    const [people, act] = acts[name];
    await all(people, 2, act);
    await bot.asks("profile");
    await all(people, ofEach, act);
    profiles[name] = { parts: sumUp(await bot.asks("profiled"), people.length * ofEach) };
  }
  // Counting takes time of its own, and comes last.
  for (const name of keysOf(acts)) profiles[name] = { parts: {}, ...profiles[name], asks: await count(...acts[name]) };
  return profiles as Profiles;

  async function count(people: readonly number[], act: (person: number) => Promise<unknown>) {
    await pause(restMs);
    await bot.asks("counted");
    const before = street.calls();
    await all(people, counted, act);
    await pause(restMs);
    const after = street.calls();
    const perAct = (sum: number) => sum / (people.length * counted);
    return {
      statements: perAct((await bot.asks("counted")) ?? 0),
      telegram: perAct(after.telegram - before.telegram),
      service: perAct(after.service - before.service),
    };
  }
}

let visitors = 800_000;

/** Somebody who was never here. */
const visitOf = (street: Street) => street.says(++visitors, "/start", /Welcome|Log in/);

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

function sumUp({ nodes, samples, timeDeltas }: CpuProfile, acts: number): Measured {
  const parts = new Map<number, string | null>();
  // Each node comes before those that it called. Code that is compiled into Node or an addon counts for its caller.
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  for (const { id, callFrame } of nodes) {
    const isCompiled = callFrame.url === "" && !callFrame.functionName.startsWith("(");
    parts.set(id, isCompiled ? (parts.get(callers.get(id) ?? 0) ?? null) : partOf(callFrame));
  }
  const taken: Measured = {};
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id);
    if (part) taken[part] = (taken[part] ?? 0) + (timeDeltas[index] ?? 0) / 1000 / acts;
  }
  return taken;
}

/** A folder of src, a package, or a part of Node; null: nobody was at work, or the profiler. */
function partOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string | null {
  if (functionName === "(idle)" || url === "node:inspector") return null;
  if (functionName.startsWith("(garbage")) return "collecting garbage";
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1];
  if (installed) return installed;
  if (url.endsWith("sqlite-dialect.ts")) return "SQLite itself, with its triggers";
  const folder = /\/src\/([^/]+)/.exec(url)?.[1];
  if (folder) return `src/${folder}`;
  if (/crypto/.test(url)) return "Node: ciphers";
  if (/internal\/(modules|bootstrap|vm)/.test(url)) return "Node: modules";
  return /net|http|stream|dns|socket/.test(url) ? "Node: sockets" : "Node: the rest";
}
