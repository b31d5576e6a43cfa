import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alertKinds } from "../../src/operations/operations.table.ts";

const root = new URL("../../", import.meta.url);
const page = readFileSync(new URL("docs/operations/README.md", root), "utf8");

/** Every event that the bot may log. */
function loggedEvents(): string[] {
  const files = globSync("src/**/*.ts", { cwd: root }).filter((file) => !file.includes("sandbox"));
  const source = files.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
  const found = source.matchAll(/\blog\s*\.(?:debug|info|warn|error)\(\s*"([a-z_.]+)"/g);
  return [...new Set([...found].map(([, event = ""]) => event))].toSorted();
}

describe("the operations page", () => {
  it("says what every logged event means, and names none that is not logged", () => {
    const told = [...page.matchAll(/^\| `([a-z_]+\.[a-z_.]+)` \| .+ \|$/gm)].map(([, event = ""]) => event);
    expect(told.toSorted()).toEqual(loggedEvents());
  });

  it("has a runbook for every alert", () => {
    const headings = [...page.matchAll(/^### .+ \(`(\w+)`\)$/gm)].map(([, kind = ""]) => kind);
    expect(headings.toSorted()).toEqual([...alertKinds].toSorted());
  });
});
