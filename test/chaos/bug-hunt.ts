import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Check, type SeededBug, seededBugs } from "./seeded-bugs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Only below the root. */
const leftOut = new Set(["node_modules", ".git", "data", ".cache"].map((name) => join(root, name)));

/**
 * Puts each bug into a copy of the tree and has the checks find it. True when all were found, by checks that find
 * nothing in a copy without a bug. CI holds the crash points' result for that one.
 */
export async function huntBugs(only: string | undefined): Promise<boolean> {
  const hunted = seededBugs.filter(({ name }) => only === undefined || name.includes(only));
  const checks = new Set(hunted.flatMap((bug) => bug.checks));
  checks.delete("crash-points");
  for (const check of checks) {
    const how = await inCopy((copy) => find([check], copy));
    if (how !== null) throw new Error(`Without a bug, ${how}`);
  }
  let found = 0;
  for (const bug of hunted) {
    const startedAt = Date.now();
    const how = await hunt(bug);
    if (how !== null) found++;
    console.log(`${bug.name}: ${how ?? "NOT FOUND"}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  console.log(`seeded bugs: ${found} of ${hunted.length} found`);
  return found === hunted.length;
}

/** The source with the bug in it. Throws when the source no longer reads so. */
export function seed(bug: Pick<SeededBug, "file" | "changes">, source: string): string {
  return bug.changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${bug.file} no longer holds: ${from}`);
    return text.replace(from, () => to);
  }, source);
}

/** Which check found the bug and how; null when none did. */
function hunt(bug: SeededBug): Promise<string | null> {
  return inCopy(async (copy) => {
    const file = join(copy, bug.file);
    await writeFile(file, seed(bug, await readFile(file, "utf8")));
    return find(bug.checks, copy);
  });
}

/** Works in a copy of the tree, which is gone afterwards. */
export async function inCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), "vendbot-bug-"));
  try {
    await cp(root, copy, { recursive: true, filter: (path) => !leftOut.has(path) });
    await symlink(join(root, "node_modules"), join(copy, "node_modules"));
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function find(checks: readonly Check[], folder: string): Promise<string | null> {
  for (const check of checks) {
    const { isWell, output } = await runCheck(check, folder);
    if (!isWell) return `found by ${check}, ${describeFind(output)}`;
  }
  return null;
}

async function runCheck(check: Check, folder: string): Promise<{ isWell: boolean; output: string }> {
  const args =
    check === "crash-points"
      ? ["test/chaos/main.ts", "--crash-points", "--until-wrong", "--within=4", "--seed=1"]
      : ["node_modules/vitest/vitest.mjs", "run", check, "--project=!quick", "--bail=1"];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  await once(child, "close");
  return { isWell: child.exitCode === 0, output };
}

function describeFind(output: string): string {
  const runs = /failed after (\d+) tests|(\d+) runs, /.exec(output);
  const test = /FAIL\s+(.+)/.exec(output)?.[1];
  const run = /^ {2}(\S.*)$/m.exec(output)?.[1];
  const error = /^\w*Error: (.+)$/m.exec(output)?.[1];
  const after = runs ? `after ${runs[1] ?? runs[2]} runs` : "at once";
  return `${after}: ${(test ?? run ?? error ?? output.trim().split("\n").at(-1) ?? "").slice(0, 160)}`;
}
