import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { serveLocally } from "./local-server.ts";
import { startArgs } from "./shop-process.ts";
import { startWorld, type World, type WorldOptions } from "./world.ts";

/** Several shop processes on one database, and the proxy before them that spreads what comes in. */
export interface Replicas extends World {
  /** Resolves when the replica takes updates. */
  start(index: number, moreImports?: readonly URL[]): Promise<void>;
  isAlive(index: number): boolean;
  /** The processes that run, or ran last. */
  readonly pids: readonly number[];
  /** kill -9. Resolves when the process is gone. */
  kill(index: number): Promise<void>;
  /** SIGTERM. Resolves to the exit code. */
  stop(index: number): Promise<number | null>;
  /** Stops a replica in its tracks without ending it (SIGSTOP), or lets it go on. */
  freeze(index: number, isFrozen: boolean): void;
  output(): string;
}

export interface ReplicaOptions extends WorldOptions {
  count: number;
  /** How many of them are started at first; usually all. */
  started?: number;
  /** A PostgreSQL database that is empty or migrated. */
  databaseUrl: string;
  /** Modules that every process loads ahead of its own. */
  imports?: readonly URL[];
  /** Updates are pushed, through the proxy; else one of the replicas polls. */
  isPushed: boolean;
}

const root = new URL("../../", import.meta.url);
const startWithinMs = 120_000;

export async function startReplicas(options: ReplicaOptions): Promise<Replicas> {
  const { count, started = count, databaseUrl, imports = [], isPushed, environment, ...worldOptions } = options;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const proxy = await startProxy(ports);
  const webhook = { BOT_MODE: "webhook", TELEGRAM_SECRET: "replicas-0123456789abcdef" };
  const world = await startWorld({
    webhookRetryDelaysMs: Array.from({ length: 60 }, () => 200),
    ...worldOptions,
    environment: {
      ...(isPushed ? webhook : {}),
      PUBLIC_URL: proxy.origin,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
  });
  const children: (ChildProcess | undefined)[] = ports.map(() => undefined);
  let output = "";

  async function start(index: number, moreImports: readonly URL[] = []): Promise<void> {
    const args = [...[...imports, ...moreImports].flatMap(({ href }) => ["--import", href]), ...startArgs];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...world.environment,
        PORT: String(ports[index]),
        NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/vendbot/compiled", root)),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children[index] = child;
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-2_000_000);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    for (const until = Date.now() + startWithinMs; Date.now() < until; await pause(50)) {
      const ready = await fetch(`http://127.0.0.1:${ports[index]}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      if (child.exitCode !== null) break;
    }
    throw new Error(`Replica ${index} did not start: ${output.slice(-3000)}`);
  }

  async function end(index: number, signal: NodeJS.Signals): Promise<number | null> {
    const child = children[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  const replicas: Replicas = {
    ...world,
    databaseUrl,
    start,
    get pids() {
      return children.flatMap((child) => child?.pid ?? []);
    },
    isAlive: (index) => children[index]?.exitCode === null && children[index]?.signalCode === null,
    kill: async (index) => void (await end(index, "SIGKILL")),
    stop: (index) => end(index, "SIGTERM"),
    freeze: (index, isFrozen) => void children[index]?.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
    output: () => output,
    async [Symbol.asyncDispose]() {
      await Promise.all(children.map((_, index) => replicas.kill(index)));
      await proxy[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
  await Promise.all(ports.slice(0, started).map((_, index) => start(index)));
  return replicas;
}

/** Hands each request to the next replica that takes the connection, as a proxy before replicas does. */
async function startProxy(ports: readonly number[]): Promise<AsyncDisposable & { origin: string }> {
  let turn = 0;
  return serveLocally(async (incoming, answer) => {
    const body = await buffer(incoming);
    const first = turn++;
    const attempt = (tried: number) => {
      const port = ports[(first + tried) % ports.length] ?? 0;
      const { url, method, headers } = incoming;
      const outgoing = request({ host: "127.0.0.1", port, path: url, method, headers, timeout: 5000 }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.on("error", () => answer.destroy());
        response.pipe(answer);
      });
      outgoing.on("timeout", () => outgoing.destroy(new Error("timeout")));
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // Nobody listens there: nothing was sent. Any other error may hide a delivery.
        if (error.code === "ECONNREFUSED" && tried + 1 < ports.length) return attempt(tried + 1);
        if (!answer.headersSent) answer.writeHead(502);
        answer.end();
      });
      outgoing.end(body);
    };
    attempt(0);
  });
}
