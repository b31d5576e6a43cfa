import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Who runs: a checkout by its folder, started as its `npm start` does, or the bare bot. */
export interface Runner {
  name: string;
  folder: string;
  args: readonly string[];
}

/** The answer of the probe. */
interface Answers {
  /** So far; the delays are those since the last question. */
  used: { cpuMs: number; delayP99Ms: number };
  /** The profile begins; with RACE_PROFILE it begins with the process. */
  profile: null;
  profiled: CpuProfile;
  /** The statements since the last question; null: it counts from now on. */
  counted: number | null;
}

/** As V8 writes it: microseconds between samples; each sample names a node. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** A bot in a process of its own; only its work is counted. */
export interface RunningBot extends AsyncDisposable {
  readonly pid: number;
  /** From its start to its first getUpdates. */
  readonly startMs: number;
  /** Asks the probe of a bot that is watched. */
  asks<Question extends keyof Answers>(question: Question): Promise<Answers[Question]>;
  /** The syncs that its first thread has waited for; null where there is no compiler. */
  syncs(): number | null;
  residentMb(): number;
  /** Of that, what is mapped from files: Node itself and the libraries. */
  mappedMb(): number;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A checkout as its own package.json starts it. */
export function checkout(name: string, folder: string): Runner {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return { name, folder, args: scripts.start.split(" ").slice(1) };
}

export const bareBot: Runner = { name: "bare grammY", folder: here("../.."), args: [here("bare-bot.ts")] };

const scratch = mkdtempSync(join(tmpdir(), "vendbot-race-"));
const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(scratch, { recursive: true, force: true });
});
let counting: string | null | undefined;

/** The library that counts syncs, compiled with the first bot that wants it. */
function counter(): string | null {
  if (counting === undefined) {
    counting = join(scratch, "syncs.so");
    try {
      execFileSync("cc", ["-shared", "-fPIC", "-o", counting, here("syncs.c"), "-ldl"], { stdio: "ignore" });
    } catch {
      counting = null;
    }
  }
  return counting;
}

let started = 0;

/** Additions to a bot's process: the probe and no limit of messages; only that limit lifted; or nothing. */
export type Carried = "probe" | "no limits" | "nothing";

const noLimits = new URL("no-limits.js", import.meta.url).href;
const imported: Record<Carried, readonly string[]> = {
  probe: [noLimits, new URL("probe.js", import.meta.url).href],
  "no limits": [noLimits],
  nothing: [],
};

/** Starts a bot and resolves when it asks for updates, which `connected` tells. */
export async function startBot(
  runner: Runner,
  environment: Readonly<Record<string, string>>,
  connected: () => Promise<number>,
  carried: Carried = "probe",
): Promise<RunningBot> {
  const isWatched = carried === "probe";
  const library = isWatched ? counter() : null;
  const syncsFile = join(scratch, `syncs-${++started}`);
  writeFileSync(syncsFile, Buffer.alloc(8));
  const imports = imported[carried].flatMap((url) => ["--import", url]);
  const begin = performance.now();
  const asked = connected();
  const child: ChildProcess = spawn(process.execPath, [...imports, ...runner.args], {
    cwd: runner.folder,
    env: {
      PATH: process.env.PATH,
      ...environment,
      ...(library && { LD_PRELOAD: library, RACE_SYNCS: syncsFile }),
    },
    stdio: ["ignore", "ignore", "pipe", ...(isWatched ? (["ipc"] as const) : [])],
  });
  running.add(child);
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  const died = once(child, "exit").then(() => {
    running.delete(child);
    throw new Error(`${runner.name} ended: ${said}`);
  });
  died.catch(() => undefined);
  const startMs = (await Promise.race([asked, died])) - begin;
  const statusMb = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
  return {
    pid: child.pid ?? 0,
    startMs,
    async asks(question) {
      child.send(question);
      const [{ answer }] = await Promise.race([once(child, "message"), died]);
      return answer;
    },
    syncs: () => (library && existsSync(syncsFile) ? Number(readFileSync(syncsFile).readBigUInt64LE()) : null),
    residentMb: () => statusMb("VmRSS"),
    mappedMb: () => statusMb("RssFile"),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      const over = await Promise.race([died.catch(() => true), pause(12_000, false)]);
      if (!over) child.kill("SIGKILL");
    },
  };
}
