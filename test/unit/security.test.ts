import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync(new URL("../../docs/security/threats.md", import.meta.url), "utf8");
const rows = text.split("\n").filter((line) => /^\| .* \| .* \| .* \|$/.test(line) && !line.startsWith("| threat |"));

/** The tests that the page names. `documents.test.ts` finds each of them. */
const named = [...rows.join("\n").matchAll(/"[^"]+"(?=[,;]| \|)/g)];

describe("the page of threats", () => {
  it("names a test per threat, or says that there is none", () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toMatch(/`test\/[^`]+\.test\.ts` "[^"]+"|\| – \|$/);
    expect(named.length).toBeGreaterThan(50);
  });
});
