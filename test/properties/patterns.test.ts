import { describe, expect, it } from "vitest";
import { monthPatterns } from "../../src/parser/month-patterns.ts";
import { patterns } from "../../src/parser/patterns.ts";
import { termsPatterns } from "../../src/parser/terms-patterns.ts";
import { troublePatterns } from "../../src/parser/trouble-patterns.ts";
import { growthOf, maxGrowth } from "../support/growth.ts";

const hostile = [" ", "0", "a", "₦", "-", "0 ", "a1", "0.", "0,000", "( ", "₦ ", "\n", "\u200f", "é", "/-", "0803 "];
const all = Object.entries<RegExp>({
  ...patterns,
  ...termsPatterns,
  ...monthPatterns,
  ...troublePatterns,
});

describe("the patterns of the reader", () => {
  it.each(all)("%s takes time in proportion to a hostile text", (_name, pattern) => {
    for (const unit of hostile) {
      for (const end of ["", "x", "₦"]) {
        const growth = growthOf((text) => void `${text}${end}`.replace(pattern, ""), unit);
        expect(growth, JSON.stringify([unit, end])).toBeLessThan(maxGrowth);
      }
    }
  });

  it("stand in one place", async () => {
    const { globSync, readFileSync } = await import("node:fs");
    const files = globSync("src/parser/*.ts").filter((file) => !file.endsWith("patterns.ts"));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      expect(readFileSync(file, "utf8").match(/(?:[(=,]\s*)\/(?![/*]).*\/[a-z]*[.),;]/g), file).toBeNull();
    }
  });
});
