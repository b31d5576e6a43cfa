import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inCopy, seed } from "../chaos/bug-hunt.ts";
import { type MissingFix, missingFixes } from "./fixes.ts";

/** Takes each fix out of a copy of the tree and throws its attack there. True when every attack was red. */
export async function siegeWithoutMends(only: string | undefined): Promise<boolean> {
  const tried = missingFixes.filter(({ name, attack }) => only === undefined || `${attack}: ${name}`.includes(only));
  let red = 0;
  for (const fix of tried) {
    const broken = await inCopy((copy) => throwWithout(fix, copy));
    if (broken !== null) red++;
    console.log(`${fix.attack}: ${fix.name}: ${broken === null ? "NOT FOUND" : `red, ${broken}`}`);
  }
  console.log(`${red} of ${tried.length} attacks were red`);
  return red === tried.length;
}

/** The failure in the copy, or null if there was none. */
async function throwWithout({ attack, file, changes }: MissingFix, folder: string): Promise<string | null> {
  const path = join(folder, file);
  await writeFile(path, seed({ file, changes }, await readFile(path, "utf8")));
  const child = spawn(process.execPath, ["test/siege/main.ts", "--only", attack], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  await once(child, "close");
  if (child.exitCode === 0) return null;
  const broken = [...output.matchAll(/^ {2}BROKEN: (.*)$/gm)].map(([, what]) => what);
  return broken.length > 0 ? broken.join("; ") : (output.trim().split("\n").at(-1) ?? "");
}
