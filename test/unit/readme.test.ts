import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settings } from "../../src/config.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** Setting and default of each row of the README's table. */
const rows = [...readme.matchAll(/^\| ([A-Z_]+) \| ([^|]+) \|/gm)].map(([, name = "", standard = ""]) => ({
  name,
  standard: standard.trim(),
}));

describe("the README's table of settings", () => {
  it("names every setting, in the order of the schema", () => {
    expect(rows.map((row) => row.name)).toEqual(Object.keys(settings));
  });

  it.each(rows)("gives the default of $name", ({ name, standard }) => {
    const schema = settings[name as keyof typeof settings];
    const parsed = schema.safeParse(undefined);
    if (standard.startsWith("required")) {
      // TELEGRAM_SECRET is required in webhook mode alone, which no single field can know.
      expect(parsed.success).toBe(name === "TELEGRAM_SECRET");
    } else if (standard === "none") {
      expect(parsed).toMatchObject({ success: true });
      expect(parsed.data ?? []).toEqual([]);
    } else {
      expect(String(parsed.data)).toBe(standard);
    }
  });
});
