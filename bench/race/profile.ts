import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Runner } from "./bot.ts";
import { openStreet, sell } from "./street.ts";
import { all, type Measured } from "./tasks.ts";

/** As V8 writes it: microseconds between samples, each of which names a node. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Milliseconds of the first thread for one sale by line, by the part of the program that was at work. */
export async function profileSale(runner: Runner, salesOfEach: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-profile-"));
  const profiled = { ...runner, args: ["--cpu-prof", `--cpu-prof-dir=${folder}`, ...runner.args] };
  let sales = 0;
  {
    await using street = await openStreet(profiled);
    await using _bot = await street.start();
    const sellers = await street.hire(12);
    await all(sellers, salesOfEach, async (person) => {
      await sell(street, person);
      sales++;
    });
  }
  const [longest = ""] = readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).size - statSync(one).size);
  const profile = JSON.parse(readFileSync(longest, "utf8")) as CpuProfile;
  rmSync(folder, { recursive: true });
  const parts = new Map(profile.nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const taken: Measured = {};
  for (const [index, id] of profile.samples.entries()) {
    const part = parts.get(id);
    if (part) taken[part] = (taken[part] ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000 / sales;
  }
  return taken;
}

/** A room of src, a package, or a part of Node; null: nobody was at work. */
function partOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string | null {
  if (functionName === "(idle)") return null;
  if (functionName.startsWith("(garbage")) return "collecting garbage";
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(url)?.[1];
  if (installed) return installed;
  const room = /\/src\/([^/]+)/.exec(url)?.[1];
  if (room === "store") return url.endsWith("sqlite-dialect.ts") ? "SQLite itself, with its triggers" : "src/store";
  if (room) return `src/${room}`;
  if (/crypto/.test(url)) return "Node: ciphers";
  return /net|http|stream|dns|socket/.test(url) || /^(writev|writeLatin1String|writeUtf8String)$/.test(functionName)
    ? "Node: sockets"
    : "Node: the rest";
}
