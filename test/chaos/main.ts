import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { huntBugs } from "./bug-hunt.ts";
import { copyRows, crashPoints, floods, payloads, properties, randomCrashes, replicaNight } from "./commands.ts";
import { outageNight } from "./outage-night.ts";
import { restoreNight } from "./restore-night.ts";

/**
 * What takes longer than a test run: `npm run chaos -- --crash-points`, and so on. Each says its seed, and with
 * `--seed` does the same again. `--within N` begins no run with crashes after N minutes.
 */
const { values } = parseArgs({
  strict: false,
  options: {
    properties: { type: "string" },
    floods: { type: "string" },
    payloads: { type: "string" },
    "crash-points": { type: "boolean" },
    "until-wrong": { type: "boolean" },
    "seeded-bugs": { type: "boolean" },
    only: { type: "string" },
    within: { type: "string" },
    random: { type: "string" },
    minutes: { type: "string" },
    copy: { type: "string" },
    outage: { type: "string" },
    restore: { type: "string" },
    database: { type: "string" },
    replicas: { type: "boolean" },
    count: { type: "string" },
    sales: { type: "string" },
    sellers: { type: "string" },
    polling: { type: "boolean" },
    rolling: { type: "boolean" },
    "kill-every": { type: "string" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const crashOptions = {
  seed,
  isUntilWrong: values["until-wrong"] === true,
  withinMs: Number(values.within ?? 24 * 60) * 60_000,
  isOnPostgres: values.database === "postgres",
  only: values.only === undefined ? undefined : String(values.only),
};

const commands = {
  properties: () => properties(Number(values.properties), seed),
  floods: () => floods(Number(values.floods), seed),
  payloads: () => payloads(Number(values.payloads), seed),
  "crash-points": () => crashPoints(crashOptions),
  "seeded-bugs": () => huntBugs(crashOptions.only),
  random: () => randomCrashes(Number(values.random), crashOptions),
  minutes: soak,
  copy: () => copyRows(Number(values.copy)),
  outage,
  restore: () => restoreNight(Number(values.restore)),
  replicas: () =>
    replicaNight({
      replicas: Number(values.count ?? 2),
      sales: Number(values.sales ?? 5000),
      sellers: Number(values.sellers ?? 40),
      killEveryMs: Number(values["kill-every"] ?? 20) * 1000,
      by: values.rolling === true ? "SIGTERM" : "SIGKILL",
      isPushed: values.polling !== true,
      seed,
    }),
} as const satisfies Record<string, () => Promise<boolean>>;

async function outage(): Promise<boolean> {
  const result = await outageNight(Number(values.outage));
  console.log("outage:", result);
  return result.settled99 < 60;
}

async function soak(): Promise<boolean> {
  const file = new URL("soak.ts", import.meta.url);
  if (!existsSync(file)) throw new Error("There is no soak yet");
  const { soak } = (await import(file.href)) as { soak(args: readonly string[]): Promise<boolean | undefined> };
  return (await soak(process.argv.slice(2))) !== false;
}

const wanted = Object.entries(commands).filter(([name]) => values[name] !== undefined);
if (wanted.length === 0)
  console.error(
    `Say what: ${Object.keys(commands)
      .map((name) => `--${name}`)
      .join(", ")}`,
  );
let isWell = wanted.length > 0;
for (const [, run] of wanted) isWell = (await run()) && isWell;
process.exitCode = isWell ? 0 : 1;
