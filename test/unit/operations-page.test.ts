import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alertKinds } from "../../src/operations/operations.table.ts";

const root = new URL("../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(`docs/operations/${name}`, root), "utf8");

/** Every event that the bot may log, with its levels. */
function loggedEvents(): string[] {
  const files = globSync("src/**/*.ts", { cwd: root });
  const source = files.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
  const found = [
    ...source.matchAll(/\blog\s*\.(debug|info|warn|error)\(\s*"([a-z_.]+)"/g),
    // Those of `createJobs` (core/jobs.ts).
    ...[...source.matchAll(/failure: { event: "([a-z_.]+)"/g)].map(([all, event]) => [all, "error", event] as const),
    // Those of `pictureOrNull` (pictures/receipt.ts) and `sendPicture` (bot/ui/show.ts).
    ...[...source.matchAll(/(?:pictureOrNull|sendPicture)\([^;]*?"([a-z_]+\.[a-z_]+)"/g)].map(
      ([all, event]) => [all, "error", event] as const,
    ),
  ];
  const events = new Set(found.map(([, , event = ""]) => event));
  const levelsOf = (event: string) =>
    ["debug", "info", "warn", "error"].filter((level) => found.some(([, at, name]) => at === level && name === event));
  return [...events].map((event) => `${event}: ${levelsOf(event).join(", ")}`).toSorted();
}

describe("the pages for operators", () => {
  it("explain every logged event with its level, and name none that is not logged", () => {
    const rows = [...read("log.md").matchAll(/^\| `([a-z_]+\.[a-z_.]+)` \| ([a-z, ]+) \| .+ \|$/gm)];
    expect(rows.map(([, event, levels]) => `${event}: ${levels}`).toSorted()).toEqual(loggedEvents());
  });

  it("lead from every alert in the chat to its runbook", () => {
    const rows = [...read("alerts.md").matchAll(/^\| (\w+_\w+) \|.* \[runbook\]\(#\w+\) \|$/gm)];
    expect(rows.map(([, kind]) => kind)).toEqual([...alertKinds]);
  });
});
