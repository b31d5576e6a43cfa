import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { missingFixes } from "../siege/fixes.ts";
import { seed } from "./bug-hunt.ts";
import { seededBugs } from "./seeded-bugs.ts";

describe("the bugs that the checks are tried on", () => {
  it.each([...seededBugs, ...missingFixes])("$name can still be put in", (bug) => {
    const source = readFileSync(new URL(`../../${bug.file}`, import.meta.url), "utf8");
    expect(seed(bug, source)).not.toBe(source);
  });
});
