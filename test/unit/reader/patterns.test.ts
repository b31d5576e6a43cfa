import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { patterns } from "../../../src/reader/patterns.ts";
import { read } from "../../../src/reader/read.ts";

const hostile = [
  " ",
  "0",
  "a",
  "₦",
  "-",
  "0 ",
  "a1",
  "0.",
  "0,000",
  "( ",
  "₦ ",
  "\n",
  "\u200f",
  "é",
  "/-",
  "0803 ",
].map((part) => part.repeat(Math.ceil(4096 / part.length)).slice(0, 4096));

describe("the patterns of the reader", () => {
  it.each(Object.entries(patterns))("%s takes hostile text in no time", (_name, pattern) => {
    for (const text of hostile) {
      for (const variant of [text, `${text}x`, `${text}₦`]) {
        const start = performance.now();
        if (pattern.global) variant.replace(pattern, "");
        else pattern.test(variant);
        expect(performance.now() - start, JSON.stringify(variant.slice(0, 8))).toBeLessThan(250);
      }
    }
  });

  it("read the longest lines in no time", () => {
    for (const text of hostile) {
      const start = performance.now();
      read(text.slice(0, 300), { providers: {}, customers: [] });
      expect(performance.now() - start).toBeLessThan(250);
    }
  });

  it("stand in one place", async () => {
    const { globSync, readFileSync } = await import("node:fs");
    const files = globSync("src/reader/*.ts").filter((file) => !file.endsWith("patterns.ts"));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      expect(readFileSync(file, "utf8").match(/(?:[(=,]\s*)\/(?![/*]).*\/[a-z]*[.),;]/g), file).toBeNull();
    }
  });
});
