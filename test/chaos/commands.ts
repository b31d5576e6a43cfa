import { spawn } from "node:child_process";
import { once } from "node:events";
import { describeTally, keyMoments, randomTasks, recordPoints, runTasks, type Task } from "./crash-points.ts";
import { openLane } from "./lane.ts";
import { createRandom, shuffle } from "./random.ts";

async function record(): Promise<Task[]> {
  await using lane = await openLane();
  // Awaited here, or the lane would be closed first.
  return await recordPoints(lane);
}

export interface CrashOptions {
  seed: number;
  /** Stops at the first run that goes wrong, and begins where crashes hurt the most. */
  isUntilWrong: boolean;
  /** Begins no run later than this. */
  withinMs: number;
}

/** Every moment of a sale under every behaviour, a crash at each, in an order that the seed decides. True: all is well. */
export async function crashPoints({ seed, isUntilWrong, withinMs }: CrashOptions): Promise<boolean> {
  const all = shuffle(await record(), createRandom(seed));
  const tasks = isUntilWrong ? keyMoments(all) : all;
  const tally = await runTasks(tasks, { stopsAtFirst: isUntilWrong, withinMs });
  console.log(`crash points, ${tasks.length} in all, seed ${seed}: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** `count` sales with two or three crashes each, drawn from `seed`. */
export async function randomCrashes(count: number, { seed, withinMs }: CrashOptions): Promise<boolean> {
  const tally = await runTasks(randomTasks(await record(), count, createRandom(seed)), { withinMs });
  console.log(`random crashes, seed ${seed}: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** The properties of a purchase in about `cases` cases. */
export function properties(cases: number, seed: number): Promise<boolean> {
  return vitest("test/properties", { VENDBOT_CASES: String(cases), VENDBOT_SEED: String(seed) });
}

/** Floods of `size` forged webhooks, and of as many malformed updates through each door. */
export function floods(size: number, seed: number): Promise<boolean> {
  return vitest("test/flows/floods.test.ts", { VENDBOT_FLOOD: String(size), VENDBOT_SEED: String(seed) });
}

/** `count` callback payloads and deep links, of which none may change anything of anybody else. */
export function payloads(count: number, seed: number): Promise<boolean> {
  return vitest("test/properties/payloads.test.ts", { VENDBOT_PAYLOADS: String(count), VENDBOT_SEED: String(seed) });
}

async function vitest(what: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  const args = ["node_modules/vitest/vitest.mjs", "run", what, "--testTimeout=3600000"];
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, args, { cwd: new URL("../../", import.meta.url), env, stdio: "inherit" });
  await once(child, "exit");
  return child.exitCode === 0;
}
