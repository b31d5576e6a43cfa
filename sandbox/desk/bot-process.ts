import { type ChildProcess, spawn } from "node:child_process";
import type { Clock } from "../../src/core/clock.ts";

/** `starting` has a process that has not asked for updates yet. */
type BotState = "stopped" | "starting" | "running";

interface BotExit {
  at: number;
  code: number | null;
  signal: string | null;
}

/** The real bot as a child process, to be killed and started again on the same database. */
export interface BotProcess extends AsyncDisposable {
  readonly state: BotState;
  readonly pid: number | null;
  readonly startedAt: number | null;
  /** How many times it was started. */
  readonly starts: number;
  readonly lastExit: BotExit | null;
  /** The newest lines that it wrote, oldest first. */
  readonly lines: readonly string[];
  /** Does nothing while there is a process. */
  start(): void;
  /** kill -9: the process gets no chance to finish anything. */
  kill(): Promise<void>;
  /** SIGTERM, and SIGKILL for one that does not end. */
  stop(): Promise<void>;
  /** SIGKILL without waiting for the end of it. */
  abandon(): void;
}

export interface BotProcessOptions {
  clock: Clock;
  /** The command line behind `node`. */
  command: readonly string[];
  /** All of its environment: nothing is inherited, so that a demo is the same on every machine. */
  env: Readonly<Record<string, string>>;
  /** Whether the bot has shown itself since then. */
  hasBeenSeenSince(at: number): boolean;
  onChange(): void;
  onLine(line: string): void;
}

const leash = new URL("./leash.ts", import.meta.url).href;
const maxLines = 200;
const patienceMs = 5000;

export function createBotProcess(options: BotProcessOptions): BotProcess {
  const { clock } = options;
  const lines: string[] = [];
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let startedAt: number | null = null;
  let starts = 0;
  let lastExit: BotExit | null = null;

  const hear = (line: string) => {
    if (line.trim() === "") return;
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
    options.onLine(line);
    options.onChange();
  };

  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child?.kill(signal);
    await ended;
  };

  return {
    get state() {
      if (!child || startedAt === null) return "stopped";
      return options.hasBeenSeenSince(startedAt) ? "running" : "starting";
    },
    get pid() {
      return child?.pid ?? null;
    },
    get startedAt() {
      return child ? startedAt : null;
    },
    get starts() {
      return starts;
    },
    get lastExit() {
      return lastExit;
    },
    lines,
    start() {
      if (child) return;
      startedAt = clock.now();
      starts++;
      const process_ = spawn(process.execPath, ["--import", leash, ...options.command], {
        env: options.env,
        stdio: "pipe",
      });
      child = process_;
      eachLine(process_.stdout, hear);
      eachLine(process_.stderr, hear);
      ended = new Promise((resolve) => {
        const finish = (code: number | null, signal: string | null) => {
          if (child !== process_) return;
          child = null;
          lastExit = { at: clock.now(), code, signal };
          options.onChange();
          resolve();
        };
        process_.once("close", finish);
        process_.once("error", (error) => {
          hear(error.message);
          finish(null, null);
        });
      });
      options.onChange();
    },
    kill: () => end("SIGKILL"),
    async stop() {
      const cancel = clock.after(patienceMs, () => child?.kill("SIGKILL"));
      await end("SIGTERM");
      cancel();
    },
    abandon: () => void child?.kill("SIGKILL"),
    async [Symbol.asyncDispose]() {
      await this.stop();
    },
  };
}

function eachLine(stream: NodeJS.ReadableStream | null, hear: (line: string) => void): void {
  let rest = "";
  stream?.setEncoding("utf8");
  stream?.on("data", (text: string) => {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) hear(line);
  });
  stream?.on("end", () => hear(rest));
}
