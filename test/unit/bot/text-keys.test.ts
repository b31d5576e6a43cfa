import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { moneyKeys, readMoneyKeys } from "../../../src/bot/ui/locales.ts";
import { readMessages, writeTextKeys } from "../../../tools/text-keys.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const ftl = read("locales/en.ftl");
const keys = [...readMessages(ftl).keys()];

/** The program that speaks. */
const source = readdirSync(fileURLToPath(new URL("src/", root)), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => read(`src/${path}`))
  .join("\n");

/** `language-name` is found in its file before anything is taken apart. */
const literals = new Set([
  "language-name",
  ...[...source.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, literal = ""]) => literal),
]);
/** Keys that are put together, such as `service-${serviceType}-icon`. */
const patterns = [...source.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]+)`/g)].map(
  ([, template = ""]) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "[a-z_-]+")}$`),
);

/** A seller's next act depends on these words. */
const decisive = [
  "card-do-not-sell",
  "card-failed-uncharged",
  "card-key-refused",
  "card-may-have-left",
  "card-no-record",
  "card-not-sent",
  "card-sending",
  "card-token-awaited",
  "card-unknown",
  "confirm-repriced",
  "confirm-same-again",
  "failed-returned",
  "news-restored-gap",
  "problem-nothing-charged",
  "sell-not-enough",
];

/** Families of messages that say where money is: what a sale cost, how it ended, who owes, what a day came to. */
const sayingWhereMoneyIs = [
  /^card-(?:sold|pays|cost|failed|may-have-left|has-left|token-awaited)/,
  /^(?:state|notice-settled|correction|failed)-/,
  /^confirm-(?:cost|profit|loss|low|after|pays-now)/,
  /^(?:try-again-(?:title|why)|frozen-now|customer-(?:awaited|failed|reminder)|receipt-awaiting.*)$/,
  /^sums-(?!none$)/,
  /^payment-(?:owes|forgiven|given|nothing|owed|kept|is-paid|give-back)/,
  /^debt(?:s-(?:title|late-title|none)|or-(?:title|nothing|last-paid|paid|forgiven))/,
  /^close-(?:title|profit-line|cash|owing|money|cost|label-owed|label-in|label-refunds|uncounted|open|late|wallet$|move)/,
  /^alert-(?:float|paid-in|price|profit)/,
  /^many-(?:expected|pays|low|short|stop-|unsold)/,
];
/** Of these families, what names a thing and says nothing of money. */
const namesOnly = ["close-title-sealed", "close-title-open", "close-title-over"];

/** Laid out as the formatter does it. */
function format(text: string): string {
  const biome = fileURLToPath(new URL("node_modules/@biomejs/biome/bin/biome", root));
  const args = [biome, "format", "--stdin-file-path=locales/texts.d.ts"];
  return execFileSync(process.execPath, args, { cwd: fileURLToPath(root), input: text, encoding: "utf8" });
}

describe("locales/texts.d.ts", () => {
  it("is what `npm run texts` makes of the English words", () => {
    expect(format(read("locales/texts.d.ts"))).toBe(format(writeTextKeys(ftl)));
  });
});

describe("the English words", () => {
  it("are all used", () => {
    const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it("hold every key that is spoken", () => {
    const spoken = [...source.matchAll(/(?:say\.(?:html|plain)\(|button\([\w.]*say,)\s*\[?\s*"([^"]+)"/g)].map(
      ([, key = ""]) => key,
    );
    expect(spoken.length).toBeGreaterThan(50);
    expect(spoken.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("hold a key for every pattern that is spoken", () => {
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
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

describe("I43: the words about money", () => {
  it("are the messages whose comment ends in the line money, in the order of the file", () => {
    const some = [
      "# money\na = a",
      "# money\n# why\nb = b",
      "# why\n# money\nc = c",
      "# money\n-d = d",
      "# money\n\ne = e",
    ];
    expect([...readMoneyKeys(some.join("\n"))]).toEqual(["a", "c"]);
    expect(keys.filter((key) => moneyKeys.has(key))).toEqual([...moneyKeys]);
  });

  it("are all that say that nothing was charged, and what decides whether somebody sells twice", () => {
    const saying = ftl.split(/\n(?=[a-z#-])/).filter((entry) => entry.includes("{ -nothing-charged }"));
    const said = saying.map((entry) => entry.slice(0, entry.indexOf(" =")));
    expect(said.length).toBeGreaterThan(40);
    expect([...said, ...decisive].filter((key) => !moneyKeys.has(key))).toEqual([]);
  });

  it("are all that say where money is", () => {
    for (const family of sayingWhereMoneyIs) expect(keys.filter((key) => family.test(key)).length).toBeGreaterThan(0);
    const saying = keys.filter((key) => sayingWhereMoneyIs.some((family) => family.test(key)));
    expect(saying.filter((key) => !moneyKeys.has(key) && !namesOnly.includes(key))).toEqual([]);
  });

  it("say that nothing was charged in one sentence, which stands in the file once", () => {
    expect(ftl.match(/nothing was (?:sent or |changed or )?charged|no money (?:moved|left|was taken)/gi)).toHaveLength(
      1,
    );
  });
});
