import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readMessages, writeTextKeys } from "../../../tools/text-keys.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const ftl = read("locales/en.ftl");
const keys = [...readMessages(ftl).keys()];

/** The program that speaks: the sandbox and the list of keys itself do not. */
const source = readdirSync(fileURLToPath(new URL("src/", root)), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("sandbox/") && path !== "bot/ui/text-keys.ts")
  .map((path) => read(`src/${path}`))
  .join("\n");

const literals = new Set([...source.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, literal = ""]) => literal));
/** Keys that are put together, such as `service-${serviceType}-icon`. */
const patterns = [...source.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]+)`/g)].map(
  ([, template = ""]) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "[a-z_-]+")}$`),
);

/** Laid out as the formatter does it. */
function format(text: string): string {
  const biome = fileURLToPath(new URL("node_modules/@biomejs/biome/bin/biome", root));
  const args = [biome, "format", "--stdin-file-path=src/bot/ui/text-keys.ts"];
  return execFileSync(process.execPath, args, { cwd: fileURLToPath(root), input: text, encoding: "utf8" });
}

describe("src/bot/ui/text-keys.ts", () => {
  it("is what `npm run texts` makes of the English words", () => {
    expect(format(read("src/bot/ui/text-keys.ts"))).toBe(format(writeTextKeys(ftl)));
  });
});

describe("the English words", () => {
  it("are all used", () => {
    const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it("hold every key that is spoken", () => {
    const spoken = [...source.matchAll(/(?:say\.(?:html|plain)\(|button\([\w.]*say,)\s*"([^"]+)"/g)].map(
      ([, key = ""]) => key,
    );
    expect(spoken.length).toBeGreaterThan(50);
    expect(spoken.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("hold a key for every pattern that is spoken", () => {
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });

  it("are said in every language, with the same variables", () => {
    for (const file of readdirSync(new URL("locales/", root))) {
      const said = [...readMessages(read(`locales/${file}`))];
      expect(said.toSorted(), file).toEqual([...readMessages(ftl)].toSorted());
    }
  });

  it("are read with their variables, and a broken or doubled entry is refused", () => {
    expect(readMessages("a = { $x } { $y ->\n [1] one\n *[other] { $z }\n }\nb = plain\n")).toEqual(
      new Map([
        ["a", ["x", "y", "z"]],
        ["b", []],
      ]),
    );
    expect(() => readMessages("a = one\na = two\n")).toThrow("Doubled entry: a");
    expect(() => readMessages("a = { $x\n")).toThrow("Broken entry");
  });
});
