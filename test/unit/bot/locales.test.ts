import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { localesIn, model, moneyKeys, readLocale } from "../../../src/bot/ui/locales.ts";
import { popUps } from "../../../src/bot/ui/text.ts";
import { findGoneKeys, operatorsKeys, readQuestions } from "../../../tools/check-locales.ts";
import { type Entry, lengthOf, namesIn, readEntries } from "../../support/locales.ts";

const files = new Map(localesIn().map((locale) => [locale, readEntries(readLocale(locale))]));
const english = files.get(model) ?? new Map<string, Entry>();
const others = localesIn().filter((locale) => locale !== model);
const read = (locale: string) => [...(files.get(locale)?.values() ?? [])];
/** The languages that this shop speaks whole. Another one that somebody drops in lacks what it lacks. */
const whole = others.filter((locale) => ["pcm", "ha", "yo", "ig"].includes(locale));

const ofOperators = operatorsKeys(readLocale(model));

/** Those that a file's head owns up to, behind "# lacks:". */
const owned = (locale: string) =>
  [...readLocale(locale).matchAll(/^# lacks:(.*)$/gm)].flatMap(([, names = ""]) => names.split(/[\s,]+/));

const tags = (wording: string) => [...wording.matchAll(/<\/?\w+/g)].map(([tag]) => tag).sort();
const firstSign = (wording: string) => /^\p{Extended_Pictographic}/u.exec(wording)?.[0] ?? "";

/** The longest real label of a button. */
const longest: Readonly<Record<string, string>> = {
  amount: "₦100,000",
  count: "1,000",
  price: "₦100,000.00",
  number: "20",
  idle: "30 minutes",
  icon: "⚡",
  days: "30",
};

function fill(locale: string, wording: string): string {
  const services = ["airtime", "data", "tv", "electricity", "internet", "education"];
  const names = services.map((type) => wordingOf(locale, `service-${type}-lower`));
  const service = names.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? "";
  const real: Readonly<Record<string, string>> = { ...longest, service };
  return wording.replace(/\{\$(\w+)\}/g, (_, name: string) => real[name] ?? longest.amount ?? "");
}

const wordingOf = (locale: string, key: string) => (files.get(locale)?.get(key) ?? english.get(key))?.wordings[0] ?? "";
/** With the sentence that nothing was charged in place of its term. */
const withTerms = (locale: string, wording: string) =>
  wording.replace(/\{(-[\w-]+)\}/g, (_, term: string) => wordingOf(locale, term));
const isSentence = (wording: string) =>
  (wording.replace(/\{[^}]*\}|<[^>]*>/g, "").match(/\p{L}{2,}/gu) ?? []).length > 4;

describe("I43: the files of locales/", () => {
  it("are read message by message, with each wording that a variant makes", () => {
    const [entry] = readEntries("a = { $n ->\n [1] one { $x }\n *[other] { -many }\n } <b>end</b>\n").values();
    expect(entry).toEqual({
      ...{ key: "a", choices: ["1", "other"] },
      wordings: ["one {$x} <b>end</b>", "{-many} <b>end</b>"],
    });
    expect(namesIn("{$b} {-a} {$b}")).toEqual(["{$b}", "{$b}", "{-a}"]);
    expect(lengthOf("ẹ́kọ̀")).toBe(3);
  });

  it("ask a native reader in their heads about messages that they have", () => {
    const ftl = '# - a-*, -b,\n#   b-gone: "x": y\n# signed: none\n\na-one = 1\n-b = 2\n# - c: later\n';
    expect(readQuestions(ftl)).toEqual([{ keys: ["a-*", "-b", "b-gone"], about: '"x": y' }]);
    expect(findGoneKeys(ftl)).toEqual(["b-gone"]);
    for (const locale of whole) expect(readQuestions(readLocale(locale)).length, locale).toBeGreaterThan(4);
    expect(others.flatMap((locale) => findGoneKeys(readLocale(locale)))).toEqual([]);
  });

  it("share no sentence that is not English", () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const locale of others) {
      for (const { key, wordings } of read(locale)) {
        for (const one of new Set(wordings.filter(isSentence))) {
          const other = seen.get(one);
          const isEnglish = english.get(key)?.wordings.includes(one) ?? false;
          if (other !== undefined && other !== locale && !isEnglish) shared.push(`${other} and ${locale}: ${one}`);
          seen.set(one, locale);
        }
      }
    }
    expect(shared).toEqual([]);
  });
});

describe("I43: amounts and times", () => {
  it("are drawn the same in every language: no locale but the English ones is handed to Intl", () => {
    const root = fileURLToPath(new URL("../../../src/", import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(".ts") && !path.startsWith("sandbox/"),
    );
    const calls = files.flatMap((path) =>
      [
        ...readFileSync(`${root}${path}`, "utf8").matchAll(/(?:Intl\.(?:Date|Number)\w+|toLocale\w*String)\(([^,)]*)/g),
      ].map(([, locale]) => locale),
    );
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((locale) => !/^"en(?:-GB)?"$|^$/.test(locale ?? ""))).toEqual([]);
  });
});

describe.each(whole)("I43: the words in %s", (locale) => {
  it("are all there, but for what operators read and what the file owns up to lack", () => {
    const said = files.get(locale) ?? english;
    const lacking = [...english.values()].filter((entry) => !said.has(entry.key) && !ofOperators.has(entry.key));
    expect(lacking.map(({ key }) => key).filter((key) => !owned(locale).includes(key))).toEqual([]);
  });

  it("stand in the order of the English ones", () => {
    const order = [...english.keys()].filter((key) => !key.startsWith("-") && key !== "language-name");
    const said = new Set(read(locale).map(({ key }) => key));
    expect(
      read(locale)
        .map(({ key }) => key)
        .filter((key) => order.includes(key)),
    ).toEqual(order.filter((key) => said.has(key)));
  });

  it("say that nothing was charged in one sentence, wherever the English ones do", () => {
    const said = files.get(locale) ?? english;
    const sentence = said.get("-nothing-charged")?.wordings[0] ?? "";
    expect(lengthOf(sentence)).toBeGreaterThan(10);
    expect(readLocale(locale).split(sentence.replace(/\.$/, ""))).toHaveLength(2);
  });

  it("leave room for the English in a pop-up", () => {
    const said = files.get(locale) ?? english;
    const popUpKeys = [...english.keys()].filter((key) => popUps.test(key));
    const maxLengthOf = (language: string, key: string) =>
      Math.max(
        ...(files.get(language)?.get(key)?.wordings ?? []).map(
          (one) => fill(language, withTerms(language, one)).length,
        ),
      );
    const tooLong = popUpKeys.filter(
      (key) => said.has(key) && maxLengthOf(locale, key) + 1 + maxLengthOf(model, key) > 200,
    );
    expect(popUpKeys.length).toBeGreaterThan(30);
    expect(tooLong).toEqual([]);
  });

  // Much of Pidgin is English.
  it.skipIf(locale === "pcm")("are not the English ones, but for names and words that people say in English", () => {
    const same = read(locale).filter(
      ({ key, wordings }) =>
        wordings.some(isSentence) && wordings.join() === english.get(key)?.wordings.join() && !ofOperators.has(key),
    );
    expect(same.map(({ key }) => key).filter((key) => !owned(locale).includes(key))).toEqual([]);
  });
});

describe.each(others)("I43: the words in %s, as far as there are any", (locale) => {
  it("are messages that the program speaks, and each once", () => {
    const keys = [...readLocale(locale).matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.filter((key) => !english.has(key ?? ""))).toEqual([]);
    expect(read(locale)).toHaveLength(keys.length);
  });

  /** The wordings, each with its key, that do not pass beside the English ones. */
  const failing = (passes: (wording: string, inEnglish: readonly string[]) => boolean) =>
    read(locale).flatMap(({ key, wordings }) => {
      const known = english.get(key)?.wordings ?? [];
      return wordings.filter((wording) => !passes(wording, known)).map((wording) => `${key}: ${wording}`);
    });

  it("hold in every variant the variables and terms of an English one", () => {
    const namesOf = (wording: string) => namesIn(wording).join();
    expect(failing((wording, known) => known.some((one) => namesOf(one) === namesOf(wording)))).toEqual([]);
  });

  it("hold the tags of an English one, and begin with its sign", () => {
    const tagsOf = (wording: string) => tags(wording).join();
    expect(failing((wording, known) => known.some((one) => tagsOf(one) === tagsOf(wording)))).toEqual([]);
    expect(failing((wording, known) => known.some((one) => firstSign(one) === firstSign(wording)))).toEqual([]);
  });

  it("choose by numbers, as Yorùbá and Igbo have no other plural, or as the English one does", () => {
    const plurals = ["zero", "one", "two", "few", "many"];
    const bad = read(locale).flatMap(({ key, choices }) => {
      const known = [...(english.get(key)?.choices ?? []), "other"];
      return choices
        .filter((choice) => plurals.includes(choice) || !(/^\d+$/.test(choice) || known.includes(choice)))
        .map((choice) => `${key}: ${choice}`);
    });
    expect(bad).toEqual([]);
  });

  it("are written in composed letters, without signs that look like others or are not seen", () => {
    const ftl = readLocale(locale);
    expect(ftl).toBe(ftl.normalize("NFC"));
    expect(ftl.match(/[\u0329\u00a0\u200b\u2068\u2069ɛɔ\u0400-\u04ff]/gu)).toBeNull();
  });

  it("fit on buttons, in pop-ups and in Telegram's own places", () => {
    const limits: [RegExp, number][] = [
      [/^tap-|^seat-refused-/, 200],
      [/-placeholder/, 64],
      [/^command-/, 256],
      [/^bot-description$/, 512],
      [/^bot-short-description$/, 120],
    ];
    const tooLong = read(locale).flatMap(({ key, wordings }) => {
      const inEnglish = () => Math.max(...(english.get(key)?.wordings ?? []).map((one) => lengthOf(fill(model, one))));
      const ofButton = () => Math.max(inEnglish() < 20 ? 20 : 40, inEnglish());
      const bounds = [
        limits.find(([pattern]) => pattern.test(key))?.[1],
        key.startsWith("button-") ? ofButton() : undefined,
      ];
      const most = Math.min(...bounds.map((bound) => bound ?? Number.POSITIVE_INFINITY));
      if (most === Number.POSITIVE_INFINITY) return [];
      return wordings.filter((one) => lengthOf(fill(locale, one)) > most).map((one) => `${key}: ${one}`);
    });
    expect(tooLong).toEqual([]);
  });

  it("write no amount and no number of their own where they speak of money", () => {
    const words = /\b(?:thousand|dubu|puku)\b|ẹgbẹ̀rún/iu;
    const aboutMoney = read(locale).filter(({ key }) => moneyKeys.has(key));
    expect(aboutMoney.flatMap(({ wordings }) => wordings.filter((one) => words.test(one)))).toEqual([]);
  });
});
