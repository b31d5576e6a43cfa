import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localesIn, model, readLocale } from "../../../src/bot/ui/locales.ts";
import { operatorsKeys } from "../../../tools/check-locales.ts";
import { readEntries } from "../../support/locales.ts";

const page = readFileSync(new URL("../../../docs/words.md", import.meta.url), "utf8");
const files = new Map(localesIn().map((locale) => [locale, readEntries(readLocale(locale))]));
const english = files.get(model) ?? new Map();
const ofOperators = operatorsKeys(readLocale(model));

/** The rows of the table below a heading, cell by cell. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const listIn = (cell = "") => cell.split(", ").filter(Boolean);
/** The visible text of a wording. */
const readable = (wording: string) => wording.replace(/\{[^}]*\}|<[^>]*>/g, " ");
/** A word in capitals is another one than the same in small letters. */
const says = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}(?:s|es)?(?!\\p{L})`, word === word.toUpperCase() ? "u" : "iu").test(text);

describe("I43: the vocabulary of docs/words.md", () => {
  const rows = rowsBelow("Vocabulary");
  const languages = ["pcm", "ha", "yo", "ig"];

  it.each(rows)("has one word for %s in every language", (word = "", _for, ...cells) => {
    for (const [at, locale] of languages.entries()) {
      const own = listIn(cells[at]);
      const said = files.get(locale) ?? new Map();
      const lacking = [...english.values()].filter(
        ({ key, wordings }) =>
          own.length > 0 &&
          said.has(key) &&
          wordings.some((one: string) => says(readable(one), word)) &&
          !said
            .get(key)
            .wordings.some((one: string) =>
              own.some((part) => readable(one).toLowerCase().includes(part.toLowerCase())),
            ),
      );
      expect(lacking.map(({ key }) => `${locale}: ${key}`)).toEqual([]);
    }
  });

  it("is kept to: no word of its last column stands in the English file", () => {
    const never = rows.flatMap((row) => listIn(row.at(-1)));
    const found = [...english.values()].flatMap(({ key, wordings }) =>
      never
        .filter((word) => !ofOperators.has(key) && wordings.some((one: string) => says(readable(one), word)))
        .map((word) => `${key}: ${word}`),
    );
    expect(never.length).toBeGreaterThan(15);
    expect(found).toEqual([]);
  });
});

describe("the signs of docs/words.md", () => {
  it.each(rowsBelow("Signs"))("has %s for %s alone, in every language", (sign, _for, parts) => {
    for (const [locale, entries] of files) {
      const holding = [...entries.values()].filter(({ wordings }) => wordings.some((one) => one.includes(sign ?? "?")));
      expect(holding.length, locale).toBeGreaterThan(0);
      const strange = holding.filter(({ key }) => !listIn(parts).some((part) => key.includes(part)));
      expect(strange.map(({ key }) => `${locale}: ${key}`)).toEqual([]);
    }
  });
});
