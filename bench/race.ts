import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readBooks } from "./race/book.ts";
import { bareBot, checkout, type Runner } from "./race/bot.ts";
import { measureGrowth } from "./race/growth.ts";
import { drawPage } from "./race/page.ts";
import { profileActs } from "./race/profile.ts";
import type { Results } from "./race/results.ts";
import { measureStatements } from "./race/statements.ts";
import { bookTable, mainTable } from "./race/tables.ts";
import { race, raceStarts } from "./race/tasks.ts";

/**
 * How fast this checkout is, against bare grammY doing the same messages and POST with nothing stored, and against
 * another checkout: `npm run race -- --against PATH`. The sides take turns, so that other load of the machine meets all
 * of them alike; medians. `--quick`: one round and small books. `--million`: a book of a million sales, too. `--write`
 * keeps the figures in docs/performance.json and writes docs/performance.md, and `--page` writes it again from these
 * figures. `--growth SALES` measures memory and disk instead, and `--statements SALES` files of this number of sales.
 */
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    rounds: { type: "string", default: "5" },
    quick: { type: "boolean", default: false },
    million: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    page: { type: "boolean", default: false },
    growth: { type: "string" },
    statements: { type: "string" },
  },
});
const docs = new URL("../docs/", import.meta.url);
const root = fileURLToPath(new URL("..", import.meta.url));

const ours = checkout("this checkout", root);

async function measure(): Promise<Results> {
  const rivals: Runner[] = values.against ? [checkout("the other checkout", values.against)] : [];
  const size = values.quick
    ? { sales: 4, menus: 8, taps: 4, starts: 3 }
    : { sales: 12, menus: 36, taps: 12, starts: 7 };
  const results: Results = {
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}`,
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim(),
    rounds: [],
    books: [],
    profiles: {},
  };
  const runners = [bareBot, ours, ...rivals];
  const count = values.quick ? 1 : Number(values.rounds);
  for (let round = 0; round < count; round++) {
    const sides: Results["rounds"][number] = {};
    // Another one begins each round: a machine that slows down meanwhile would always slow the same side.
    const first = round % runners.length;
    for (const runner of [...runners.slice(first), ...runners.slice(0, first)]) {
      sides[runner.name] = await race(runner, size);
    }
    const started = await raceStarts(runners, size.starts);
    for (const [name, measured] of Object.entries(started)) sides[name] = { ...sides[name], ...measured };
    results.rounds.push(sides);
    console.log(`round ${round + 1} of ${count}`);
  }
  const sizes = values.quick ? [1000, 10_000] : [1000, 10_000, 200_000, ...(values.million ? [1_000_000] : [])];
  const books = [ours, ...rivals].flatMap((runner) => {
    // Another side does not read a million: if it reads the whole book per act, it does not end.
    const own = runner === ours ? sizes : sizes.filter((size) => size < 1_000_000);
    return [...own.map((sales) => ({ runner, sales, areToday: false })), { runner, sales: 1000, areToday: true }];
  });
  const measured = await readBooks(books);
  results.books = books.map(({ runner, ...book }, index) => ({
    ...{ side: runner.name, ...book },
    measured: measured[index] ?? {},
  }));
  for (const runner of [ours, ...rivals]) {
    results.profiles[runner.name] = await profileActs(runner, values.quick ? 4 : 16);
  }
  return results;
}

async function report(): Promise<void> {
  const kept = new URL("performance.json", docs);
  const results = values.page ? (JSON.parse(readFileSync(kept, "utf8")) as Results) : await measure();
  console.table(mainTable(results));
  console.table(bookTable(results));
  if (!values.write && !values.page) return;
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(new URL("performance.md", docs), drawPage(results));
}

if (values.growth) await measureGrowth(ours, Number(values.growth));
else if (values.statements) await measureStatements(Number(values.statements));
else await report();
process.exit();
