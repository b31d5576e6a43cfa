import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { startWorld, type World, type WorldOptions } from "./world.ts";

export interface StartOptions {
  /** A moment of crash-at.ts at which the process kills itself. "": `tell` names it later. */
  crashAt?: string | undefined;
  /** Modules that the process loads ahead of its own. */
  imports?: readonly URL[] | undefined;
}

/** A shop as an operator runs it: `npm start` in a process of its own, which can be killed at any moment. */
export interface ShopProcess extends World {
  /** Resolves when the process takes updates. Rejects when it ends before, or hangs. */
  start(options?: StartOptions): Promise<void>;
  /** Says something to a module of `imports`. Resolves when it answers, or when the process is gone. */
  tell(message: string): Promise<void>;
  /** The process that runs, or ran last. */
  readonly pid: number;
  /** Whether the process runs. */
  isAlive(): boolean;
  /** kill -9. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Resolves when the process has died by itself. */
  died(): Promise<void>;
  /** SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** A second process with the same settings: how it ended and what it said. */
  startAnother(): Promise<{ code: number | null; said: string }>;
  /** Resolves when the process that runs now writes this, or has. Rejects with what it wrote when it does not. */
  writes(pattern: RegExp): Promise<void>;
  /** The output of the processes so far. */
  output(): string;
}

const root = new URL("../../", import.meta.url);

/** Only what fails waits so long; a busy machine is slow. */
const patienceMs = 120_000;

/** The command of `npm start`, without the "node" at its head. */
export const startArgs: readonly string[] = packageJson.scripts.start.split(" ").slice(1);

export async function startShopProcess(options: WorldOptions & StartOptions = {}): Promise<ShopProcess> {
  const { crashAt, imports, ...worldOptions } = options;
  const world = await startWorld(worldOptions);
  let child: ChildProcess | undefined;
  let output = "";
  let mine = "";
  const onOutput = new Set<() => void>();

  function run(args: readonly string[]): ChildProcess {
    return spawn(process.execPath, [...args, ...startArgs], {
      cwd: root,
      // Compiled once for all the starts of a test run.
      env: {
        ...world.environment,
        NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/vendbot/compiled", root)),
      },
      stdio: ["ignore", "pipe", "pipe", ...(args.length > 0 ? (["ipc"] as const) : [])],
    });
  }

  /** A hang fails with the process's output, before its test is out of time. */
  async function inTime(awaited: Promise<void>, complaint: string): Promise<void> {
    const over = new AbortController();
    const patience = pause(patienceMs, undefined, { signal: over.signal }).then(() => {
      throw new Error(`The shop ${complaint} within ${patienceMs} ms: ${mine.slice(-3000)}`);
    });
    await Promise.race([awaited, patience]).finally(() => over.abort());
  }

  const shop: ShopProcess = {
    ...world,
    async start({ crashAt: moment, imports: others = [] } = {}) {
      const crash = new URL("test/support/crash-at.ts", root);
      if (moment !== undefined) crash.searchParams.set("moment", moment);
      const loaded = [...(moment === undefined ? [] : [crash]), ...others];
      const started = run(loaded.flatMap(({ href }) => ["--import", href]));
      child = started;
      const connected = new Promise<void>((resolve, reject) => {
        mine = "";
        const read = (chunk: Buffer) => {
          output += chunk;
          mine += chunk;
          for (const look of onOutput) look();
          if (mine.includes("telegram.connected")) resolve();
        };
        started.stdout?.on("data", read);
        started.stderr?.on("data", read);
        started.once("exit", () => reject(new Error(`The shop did not start: ${mine}`)));
      });
      await inTime(connected, "took no updates");
    },
    async tell(message) {
      if (!child || !shop.isAlive()) return;
      const over = new AbortController();
      const { signal } = over;
      const answered = Promise.race([once(child, "message", { signal }), once(child, "exit", { signal })]);
      // A process that dies at this moment hears nothing, and its end is an answer too.
      child.send(message, () => undefined);
      await answered.finally(() => over.abort());
    },
    get pid() {
      return child?.pid ?? 0;
    },
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async kill() {
      child?.kill("SIGKILL");
      await shop.died();
    },
    async died() {
      if (child && shop.isAlive()) await once(child, "exit");
    },
    async stop() {
      child?.kill("SIGTERM");
      await inTime(shop.died(), "did not end after a SIGTERM");
      return child?.exitCode ?? null;
    },
    async startAnother() {
      const other = run([]);
      let said = "";
      other.stderr?.on("data", (chunk) => {
        said += chunk;
      });
      await once(other, "close");
      return { code: other.exitCode, said };
    },
    writes(pattern) {
      const written = new Promise<void>((resolve) => {
        const look = () => {
          if (!pattern.test(mine)) return;
          onOutput.delete(look);
          resolve();
        };
        onOutput.add(look);
        look();
      });
      return inTime(written, `did not write ${pattern}`);
    },
    output: () => output,
    async [Symbol.asyncDispose]() {
      await shop.kill();
      await world[Symbol.asyncDispose]();
    },
  };
  await shop.start({ crashAt, imports });
  return shop;
}
