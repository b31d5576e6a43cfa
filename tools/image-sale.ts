import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seesOn } from "../test/support/chat.ts";
import { sellsElectricity } from "../test/support/selling.ts";
import { startWorld } from "../test/support/world.ts";

/**
 * Sells through the built image, against both sandboxes on this machine: a login, electricity that is pending, kill -9
 * in the middle, a start on the same volume, the token by webhook, a receipt, a backup, SIGTERM.
 * `node tools/image-sale.ts --engine docker vendbot`; `--engine buildah` where there is no Docker engine. Says how large
 * the image is and how much memory the process holds at rest.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: "string", default: "docker" } },
});
const image = positionals[0] ?? "vendbot";
const isBuildah = values.engine === "buildah";
const restMs = 10_000;

/** The image as a container, which keeps its volume from one start to the next. */
interface Container extends Disposable {
  run(command: readonly string[]): readonly string[];
  command: readonly string[];
  /** Of the image, in MB: all of it, and what stands on the base. */
  size: { all: number; own: number };
}

const engine = (...args: string[]) => execFileSync(values.engine, args, { encoding: "utf8" }).trim();

function openContainer(environment: Readonly<Record<string, string>>): Container {
  const settings = Object.entries(environment).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  if (!isBuildah) {
    const volume = `vendbot-image-sale-${process.pid}`;
    const { Size, Config } = JSON.parse(engine("image", "inspect", "--format", "{{json .}}", image));
    const base = JSON.parse(engine("image", "inspect", "--format", "{{json .}}", baseImage()));
    return {
      command: Config.Cmd,
      size: { all: Size / 1e6, own: (Size - base.Size) / 1e6 },
      run: (command) => {
        const hardened = ["--read-only", "--tmpfs", "/tmp", "--network", "host", "--volume", `${volume}:/app/data`];
        return ["docker", "run", "--rm", ...hardened, ...settings, image, ...command];
      },
      [Symbol.dispose]: () => void engine("volume", "rm", "--force", volume),
    };
  }
  const container = engine("from", "--pull-never", image);
  const inspected = JSON.parse(engine("inspect", "--type", "image", image));
  const sizeOf = (name: string) => Number(engine("images", "--format", "{{.Size}}", name).replace(/[^\d.]/g, ""));
  const all = sizeOf(image);
  return {
    command: inspected.OCIv1.config.Cmd,
    size: { all, own: all - sizeOf(baseImage()) },
    run: (command) => ["buildah", "run", ...settings, container, "--", ...command],
    [Symbol.dispose]: () => void engine("rm", container),
  };
}

function baseImage(): string {
  return /^FROM (\S+)/m.exec(readFileSync(new URL("../Dockerfile", import.meta.url), "utf8"))?.[1] ?? "";
}

/** The shop's own process, wherever the engine put it. */
function shopPid(port: string): number {
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [file = "", ...args] = readFileSync(`/proc/${name}/cmdline`, "utf8").split("\0");
      if (!file.endsWith("node") || !args.includes("src/start.js")) continue;
      if (readFileSync(`/proc/${name}/environ`, "utf8").split("\0").includes(`PORT=${port}`)) return Number(name);
    } catch {
      // A process that has ended meanwhile.
    }
  }
  throw new Error("The shop's process is not there");
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

await using world = await startWorld({
  environment: { DATABASE_URL: "sqlite:/app/data/vendbot.db", LOG_LEVEL: "info" },
});
const { ada, vending } = world;
const port = String(world.environment.PORT);
using container = openContainer(world.environment as Record<string, string>);
console.log(`${image}: ${container.size.all} MB, of which ${container.size.own.toFixed(0)} MB stand on its base`);

async function start(command = container.command) {
  const [file = "", ...args] = container.run(command);
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  return { ended, said: () => said };
}

async function isUp(): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
    const ready = await fetch(`${world.webhookOrigin}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
  }
  throw new Error("The image is not ready");
}

const first = await start();
await isUp();
await world.logIn();
vending.switches.electricityAnswer = "pending";
vending.webhooks.mode = "withheld";
const card = await sellsElectricity(ada);
await seesOn(ada, card, /Do not sell/);
process.kill(shopPid(port), "SIGKILL");
await first.ended;

const second = await start();
await isUp();
const [sale] = vending.transactions();
if (!sale) throw new Error("Nothing was sold");
vending.webhooks.mode = "prompt";
vending.settle(sale.reference, "success");
await seesOn(ada, card, /Token for meter/);
await ada.taps(/Receipt/, { message: card.id });
await ada.sees(({ photo }) => photo !== undefined);
console.log(`Sold, killed, started again and settled: ${world.posts()} POST for one tap, the token is on the card`);

const backup = await start(["node", "src/backup.ts", "/app/data/backup.db"]);
if ((await backup.ended) !== 0) throw new Error("The backup failed");
console.log(backup.said().trim().split("\n").at(-1));

await sleep(restMs);
console.log(`Resident at rest: ${residentMb(shopPid(port)).toFixed(0)} MB`);
const begin = performance.now();
process.kill(shopPid(port), "SIGTERM");
console.log(`SIGTERM: exit ${await second.ended} after ${Math.round(performance.now() - begin)} ms`);
if (world.posts() !== 1) process.exitCode = 1;
