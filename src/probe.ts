import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { readSettings } from "./config.ts";
import { systemClock } from "./core/clock.ts";
import { messageOf } from "./core/errors.ts";
import { readPin } from "./operations/probe/read-pin.ts";
import { probeService } from "./operations/probe/run.ts";
import { renderTable } from "./operations/probe/table.ts";
import { readBaseUrl } from "./vending-api/arguments.ts";

/** `npm run probe -- --base-url URL --phone 0803…` reads a service as the bot does, and prints what it understands. */
const usage =
  "Usage: npm run probe -- --base-url URL --phone 0803…\n" +
  "  --base-url  the service's developer root, ending in v1/developer; default: VENDING_BASE_URL\n" +
  "  --phone     the number of an account there; its PIN is asked for, or read from standard input";
const exits = { canSell: 0, cannotSell: 1, usage: 2 } as const;

class UsageError extends Error {}

function readOrder() {
  try {
    const options = { "base-url": { type: "string" }, phone: { type: "string" } } as const;
    const { values } = parseArgs({ options });
    const { phone = "", "base-url": given } = values;
    if (!/\d{7}/.test(phone.replace(/\D/g, ""))) throw new UsageError("--phone is missing, or is no number");
    const { VENDING_BASE_URL: baseUrl } = readSettings(
      ["VENDING_BASE_URL"],
      ...(given === undefined ? [] : [{ VENDING_BASE_URL: given }]),
    );
    readBaseUrl(baseUrl);
    return { baseUrl, phone };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

async function run(): Promise<number> {
  const { baseUrl, phone } = readOrder();
  console.log(`Probe of ${baseUrl}: it logs in and reads. It buys nothing and changes nothing.`);
  const pin = await readPin(process.stdin, process.stderr);
  process.stdin.destroy();
  if (pin === "") throw new UsageError("No PIN was given");
  const deps = { clock: systemClock, random: Math.random, randomBytes };
  const { findings, problem } = await probeService(deps, { baseUrl, phone, pin });
  console.log(`\n${renderTable(findings, Math.min(Math.max(process.stdout.columns ?? 140, 80), 180))}\n`);
  console.log(problem ?? "A reseller could sell here.");
  console.log("Nothing was bought, and nothing was changed.");
  return problem === null ? exits.canSell : exits.cannotSell;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${messageOf(error)}\n${usage}` : `Not probed: ${messageOf(error)}`);
  process.exitCode = isUsage ? exits.usage : exits.cannotSell;
}
