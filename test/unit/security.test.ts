import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("SECURITY.md", root), "utf8");
const rows = text.split("\n").filter((line) => /^\| .* \| .* \| .* \|$/.test(line) && !line.startsWith("| threat |"));

/** Each test that SECURITY.md names: `file` "title", "another title of it". */
const named = rows.flatMap((row) =>
  [...row.matchAll(/`(test\/[^`]+)`((?:,? "[^"]+")*)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  ),
);

describe("SECURITY.md", () => {
  it("names a test for each threat, or says that there is none", () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toMatch(/`test\/[^`]+\.test\.ts` "[^"]+"|\| – \|$/);
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(named)("names a test that exists: $file $title", ({ file, title }) => {
    const path = new URL(file, root);
    expect(existsSync(path)).toBe(true);
    const source = readFileSync(path, "utf8");
    // Behind the parenthesis of it, it.each or describe, however the formatter breaks the line.
    const found = ['"', "`"].some((mark) => source.includes(`${mark}${title}${mark}`));
    expect(found, `${file} holds no test "${title}"`).toBe(true);
  });
});
