import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const compiled = new URL("../../node_modules/.cache/vendbot/compiled", import.meta.url);

/** The output of `src/probe.ts`, run as an operator runs it. */
export interface Probed {
  code: number | null;
  stdout: string;
  stderr: string;
  /** The last sentence but one: the summary. */
  summary: string;
  /** The table: understood, odd and what the bot does, by what was asked. */
  rows: ReadonlyMap<string, { understood: string; odd: string; bot: string }>;
}

/** Runs the command with these arguments, and types this line. */
export async function runProbe(args: readonly string[], typed: string): Promise<Probed> {
  const child = spawn(process.execPath, ["src/probe.ts", ...args], {
    cwd: new URL("../../", import.meta.url),
    // Compiled once for all the runs of a test run.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: fileURLToPath(compiled) },
  });
  child.stdin.on("error", () => undefined);
  child.stdin.end(typed);
  const [[code], stdout, stderr] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  const summary = stdout.trimEnd().split("\n").at(-2) ?? "";
  return { code, stdout, stderr, summary, rows: readTable(stdout) };
}

const rule = /^-+(?:\+-+)+-*$/m;

function readTable(stdout: string): Probed["rows"] {
  const found = rule.exec(stdout)?.[0];
  const ends = [...(found ?? "").matchAll(/\+/g)].map(({ index }) => index);
  const cellsOf = (row: string) =>
    [0, 1, 2, 3].map((column) =>
      row
        .split("\n")
        .map((line) => line.slice(column === 0 ? 0 : (ends[column - 1] ?? 0) + 1, ends[column] ?? line.length).trim())
        .filter((part) => part !== "")
        .join(" "),
    );
  const table = stdout.split("\n\n")[1] ?? "";
  const rows = table.split(new RegExp(rule, "gm")).slice(1).map(cellsOf);
  return new Map(
    rows.map(([asked = "", understood = "", odd = "", bot = ""]) => [
      asked.replace(/\/ /g, "/"),
      { understood, odd, bot },
    ]),
  );
}
