import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settings } from "../../src/config.ts";

const page = readFileSync(new URL("../../docs/operations/settings.md", import.meta.url), "utf8");
const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");

/** Setting and default of each row. */
const rows = [...page.matchAll(/^\| ([A-Z_]+) \| ([^|]+) \|/gm)].map(([, name = "", standard = ""]) => ({
  name,
  standard: standard.trim(),
}));

describe("the page of settings", () => {
  it("names every setting, in the order of the schema", () => {
    expect(rows.map((row) => row.name)).toEqual(Object.keys(settings));
  });

  it("has the settings of .env.example, with the same defaults", () => {
    const given = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", standard = ""]) => ({
      name,
      standard,
    }));
    expect(given).toEqual(
      rows.map(({ name, standard }) => ({ name, standard: /^(?:none|required)/.test(standard) ? "" : standard })),
    );
  });

  it.each(rows)("gives the default of $name", ({ name, standard }) => {
    const schema = settings[name as keyof typeof settings];
    const parsed = schema.safeParse(undefined);
    if (standard.startsWith("required")) {
      // TELEGRAM_SECRET is required only in webhook mode, which no single field can know.
      expect(parsed.success).toBe(name === "TELEGRAM_SECRET");
    } else if (standard === "none") {
      expect(parsed).toMatchObject({ success: true });
      expect(parsed.data ?? []).toEqual([]);
    } else {
      expect(String(parsed.data)).toBe(standard);
    }
  });
});
