import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { retiredNames } from "./retired-names.ts";

const root = new URL("../../", import.meta.url);
const files = globSync("{src,sandbox,test,docs}/**/*.{ts,md}", { cwd: root })
  .filter((file) => !file.startsWith("test/unit/retired-names"))
  .map((file) => ({ file, source: readFileSync(new URL(file, root), "utf8") }));

describe("a retired name", () => {
  it.each(retiredNames)(
    "stands nowhere but where it is kept for a reason: $pattern, now $write",
    ({ pattern, kept }) => {
      const found = files.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
      const isKept = (file: string) => kept?.in.split(" ").some((place) => file.startsWith(place)) ?? false;
      expect(found.filter((file) => !isKept(file))).toEqual([]);
    },
  );
});
