import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openStore } from "../../src/db/open.ts";
import { copyDatabase } from "../../src/db/upkeep/copy.ts";
import { writeManySales } from "../support/many-sales.ts";
import { startPostgres } from "../support/postgres.ts";
import { useServer } from "../support/test-database.ts";
import { behaviours } from "./behaviours.ts";
import { describeTally, keyMoments, randomTasks, recordPoints, runTasks, type Task } from "./crash-points.ts";
import { openLane } from "./lane.ts";
import { createRandom, shuffle } from "./random.ts";
import { type NightOptions, sellThroughReplicas } from "./replica-night.ts";

async function record({ only }: CrashOptions): Promise<Task[]> {
  await using lane = await openLane();
  const which = behaviours.filter(({ name }) => only === undefined || name.includes(only));
  // Awaited here, or the lane would be closed first.
  return await recordPoints(lane, which);
}

export interface CrashOptions {
  seed: number;
  /** Stops at the first run that goes wrong, and begins where crashes hurt the most. */
  isUntilWrong: boolean;
  /** Keeps the shops in PostgreSQL instead of files. */
  isOnPostgres: boolean;
  /** Begins no run later than this. */
  withinMs: number;
  /** Behaviours whose names hold this; all without it. */
  only?: string | undefined;
}

/** The server for the shops' data from now on; undefined means files. */
async function databaseFor({ isOnPostgres }: CrashOptions): Promise<AsyncDisposable | undefined> {
  const server = isOnPostgres ? await startPostgres() : undefined;
  useServer(server);
  return server;
}

/** Every moment of a sale under every behaviour, a crash at each, in an order that the seed decides. True: all is well. */
export async function crashPoints(options: CrashOptions): Promise<boolean> {
  const { seed, isUntilWrong, withinMs } = options;
  await using _ = await databaseFor(options);
  const all = shuffle(await record(options), createRandom(seed));
  const tasks = isUntilWrong ? keyMoments(all) : all;
  const tally = await runTasks(tasks, { stopsAtFirst: isUntilWrong, withinMs });
  console.log(`crash points, ${tasks.length} in all, seed ${seed}: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** `count` sales with two or three crashes each, drawn from `seed`. */
export async function randomCrashes(count: number, options: CrashOptions): Promise<boolean> {
  const { seed, withinMs } = options;
  await using _ = await databaseFor(options);
  const tally = await runTasks(randomTasks(await record(options), count, createRandom(seed)), { withinMs });
  console.log(`random crashes, seed ${seed}: ${describeTally(tally)}`);
  return tally.bad.length === 0;
}

/** Sales through replicas on one PostgreSQL, while one is killed again and again. True: all is well. */
export async function replicaNight(
  options: Omit<NightOptions, "databaseUrl" | "awayMs" | "troublePart">,
): Promise<boolean> {
  await using server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  const isDeploy = options.by === "SIGTERM";
  // After a deploy without trouble every tap has had its answer.
  const troublePart = isDeploy ? 0 : 0.1;
  const night = await sellThroughReplicas({ ...options, databaseUrl, awayMs: isDeploy ? 0 : 3000, troublePart });
  const { sales, seconds, kills, slowestStopMs, unanswered, states } = night;
  const problems = [...night.problems, ...(isDeploy && unanswered > 0 ? [`${unanswered} taps were dropped`] : [])];
  const rate = (sales / seconds).toFixed(1);
  console.log(
    `${options.replicas} replicas, seed ${options.seed}: ${sales} sales in ${seconds.toFixed(0)} s (${rate} /s), ` +
      `${kills} × ${options.by}${isDeploy ? `, the slowest in ${slowestStopMs} ms` : ""}, ${unanswered} waits in vain`,
  );
  if (options.killEveryMs === 0) {
    const { cores, busy, shops, sandboxes, postgres } = night.cpu;
    const [all, ...parts] = [busy, shops, postgres, sandboxes].map((part) => part.toFixed(2));
    console.log(
      `${all} of ${cores} cores busy: replicas ${parts[0]}, PostgreSQL ${parts[1]}, sandboxes and sellers ${parts[2]}; ` +
        `${((1000 * shops * seconds) / sales).toFixed(1)} ms of a replica's CPU for a sale`,
    );
  }
  console.table(states);
  for (const problem of problems.slice(0, 30)) console.error(`- ${problem}`);
  console.log(problems.length === 0 ? "Audited to the kobo: all is well." : `${problems.length} PROBLEMS`);
  return problems.length === 0;
}

/** A book of `sales` sales, copied from a file to PostgreSQL and compared row by row. */
export async function copyRows(sales: number): Promise<boolean> {
  await using server = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "vendbot-copy-"));
  const from = `sqlite:${join(folder, "vendbot.db")}`;
  const store = await openStore(from);
  await writeManySales(store, sales);
  await store[Symbol.asyncDispose]();
  const startedAt = performance.now();
  const rows = await copyDatabase(from, await server.newDatabase());
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${sales} sales, ${rows} rows copied and compared in ${seconds.toFixed(1)} s`);
  await rm(folder, { recursive: true, force: true });
  return true;
}

/** The properties of a purchase in about `cases` cases. */
export function properties(cases: number, seed: number): Promise<boolean> {
  return vitest("test/properties", { VENDBOT_CASES: String(cases), VENDBOT_SEED: String(seed) });
}

/** Floods of `size` forged webhooks, and of as many malformed updates through each door. */
export function floods(size: number, seed: number): Promise<boolean> {
  return vitest("test/flows/floods.test.ts", { VENDBOT_FLOOD: String(size), VENDBOT_SEED: String(seed) });
}

/** `count` callback payloads and deep links; none may change anything of anybody else. */
export function payloads(count: number, seed: number): Promise<boolean> {
  return vitest("test/properties/payloads.test.ts", { VENDBOT_PAYLOADS: String(count), VENDBOT_SEED: String(seed) });
}

async function vitest(what: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  const args = ["node_modules/vitest/vitest.mjs", "run", what, "--project=!quick", "--testTimeout=3600000"];
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, args, { cwd: new URL("../../", import.meta.url), env, stdio: "inherit" });
  await once(child, "exit");
  return child.exitCode === 0;
}
