import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8");
const rows = text.split("\n").filter((line) => /^\| .* \| .* \| .* \|$/.test(line) && !line.startsWith("| threat |"));

/** The tests that SECURITY.md names. `documents.test.ts` finds each of them. */
const named = [...rows.join("\n").matchAll(/"[^"]+"(?=[,;]| \|)/g)];

describe("SECURITY.md", () => {
  it("names a test for each threat, or says that there is none", () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toMatch(/`test\/[^`]+\.test\.ts` "[^"]+"|\| – \|$/);
    expect(named.length).toBeGreaterThan(50);
  });
});
