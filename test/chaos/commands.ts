import { spawn } from "node:child_process";
import { once } from "node:events";
import { behaviours } from "./behaviours.ts";
import { describeTally, randomTasks, recordPoints, runTasks, type Task } from "./crash-points.ts";
import { openLane } from "./lane.ts";
import { createRandom, shuffle } from "./random.ts";

async function record(): Promise<Task[]> {
  await using lane = await openLane();
  // Awaited here, or the lane would be closed first.
  return await recordPoints(lane);
}

const untilWrongMs = 240_000;

/**
 * Every moment of a sale under every behaviour, a crash at each. True when all went well. `isUntilWrong` mixes them and
 * stops at the first that goes wrong, or after four minutes.
 */
export async function crashPoints(isUntilWrong: boolean, seed: number): Promise<boolean> {
  const all = behaviours.map((behaviour) => ({ behaviour, crashes: [] }));
  const uncrashed = await runTasks(all, { stopsAtFirst: true });
  if (uncrashed.bad.length > 0) {
    console.log(`without any crash: ${describeTally(uncrashed)}`);
    return false;
  }
  const tasks = await record();
  const limits = isUntilWrong ? { stopsAtFirst: true, withinMs: untilWrongMs } : {};
  const tally = await runTasks(isUntilWrong ? shuffle(tasks, createRandom(seed)) : tasks, limits);
  console.log(`crash points: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** `count` sales with two or three crashes each, drawn from `seed`. */
export async function randomCrashes(count: number, seed: number): Promise<boolean> {
  const tally = await runTasks(randomTasks(await record(), count, createRandom(seed)));
  console.log(`random crashes, seed ${seed}: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** The properties of a purchase in about `cases` cases. */
export async function properties(cases: number, seed: number): Promise<boolean> {
  const args = ["node_modules/vitest/vitest.mjs", "run", "test/properties", "--testTimeout=3600000"];
  const env = { ...process.env, VENDBOT_CASES: String(cases), VENDBOT_SEED: String(seed) };
  const child = spawn(process.execPath, args, { cwd: new URL("../../", import.meta.url), env, stdio: "inherit" });
  await once(child, "exit");
  return child.exitCode === 0;
}
