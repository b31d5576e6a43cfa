import type { Log } from "../../core/log.ts";
import { localesFolder, localesIn, model, readLocale } from "./locales.ts";
import { readWords, speakWith } from "./text.ts";

/** A language, by its own name. */
export interface Language {
  locale: string;
  name: string;
}

/** The tag of a language without English below it. */
export const withoutEnglish = (locale: string): string => `${locale}-x-plain`;
const localeOf = (tag: string) => tag.replace(/-x-plain$/, "");

/** `usual` is the language of users who have chosen none. */
export function createLanguages(usual: string, log: Log, folder = localesFolder) {
  const locales = new Set(localesIn(folder));
  const words = keeping((locale) => readWords(locale, log, folder));
  const says = keeping((tag) => speakWith(words(localeOf(tag)), () => words(model), tag !== localeOf(tag)));
  const has = (tag: string) => locales.has(localeOf(tag));
  let named: readonly Language[] | undefined;

  return {
    /** Speaks a language (`yo`, or `yo-x-plain`: without English); the usual one where it is null, or has no file. */
    speak: (tag: string | null | undefined) => says(tag && has(tag) ? tag : usual),
    has,
    /** The languages to choose from, English first. */
    all: () =>
      (named ??= [...locales].map((locale) => ({
        locale,
        name: nameIn(readLocale(locale, folder)) ?? nameOf(locale),
      }))),
  };
}

/** The languages in `locales/`, each read when it is first spoken. */
export type Languages = ReturnType<typeof createLanguages>;

/** Its name is found without taking the file apart: a user who chooses a language speaks one of them. */
function nameIn(ftl: string): string | undefined {
  return /^language-name = (.+)$/m.exec(ftl)?.[1]?.trim();
}

/** Its own name in the standard tables; its code if they do not know it. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
}

/** Makes one value per name, when it is first asked for. */
function keeping<T>(make: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    const known = kept.get(name) ?? make(name);
    kept.set(name, known);
    return known;
  };
}
