import type { CpuProfile, Runner } from "./bot.ts";
import { openStreet, type Street, sell } from "./street.ts";
import { all, type Measured } from "./tasks.ts";

/** The acts that are profiled, with their titles. */
export const watched = {
  sale: "a sale by line",
  menu: "a /menu",
  visit: "a visitor's /start",
  start: "the start",
} as const;
type Watched = keyof typeof watched;

/** Milliseconds of the first thread for one of each, by the part of the program that was at work. */
export type Profiles = Record<Watched, Measured>;

export async function profileActs(runner: Runner, ofEach: number): Promise<Profiles> {
  await using street = await openStreet(runner);
  // The first start makes the database and what is compiled once.
  await (await street.start())[Symbol.asyncDispose]();
  street.environment.RACE_PROFILE = "1";
  await using bot = await street.start();
  const start = sumUp(await bot.asks("profiled"), 1);
  // Who does more than a pair of hands could is asked to slow down.
  const [sellers, others] = [await street.hire(40), await street.hire(12)];
  const perAct = async (people: readonly number[], act: (person: number) => Promise<unknown>) => {
    await all(people, 2, act);
    await bot.asks("profile");
    await all(people, ofEach, act);
    return sumUp(await bot.asks("profiled"), people.length * ofEach);
  };
  const sale = await perAct(sellers, (person) => sell(street, person));
  const menu = await perAct(others, (person) => street.says(person, "/menu", /Wallet/));
  const visit = await perAct(others, () => visitOf(street));
  return { sale, menu, visit, start };
}

let visitors = 800_000;

/** Somebody who was never here. */
const visitOf = (street: Street) => street.says(++visitors, "/start", /Welcome|Log in/);

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
