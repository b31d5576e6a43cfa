import type { Log } from "../../core/log.ts";
import { localesFolder, localesIn, model, readLocale } from "./locales.ts";
import { readWords, type Say, speakWith } from "./text.ts";

/** A language as whoever speaks it calls it. */
export interface Language {
  locale: string;
  name: string;
}

/** The languages in `locales/`, each read when it is first spoken. */
export interface Languages {
  /** Speaks a language; the usual one where it is null, or has no file. */
  speak(locale: string | null | undefined): Say;
  has(locale: string): boolean;
  /** What somebody can choose from, English first. */
  all(): readonly Language[];
}

/** `usual` is the language of whoever has chosen none. */
export function createLanguages(usual: string, log: Log, folder = localesFolder): Languages {
  const locales = new Set(localesIn(folder));
  const words = keeping((locale) => readWords(locale, log, folder));
  const says = keeping((locale) => speakWith(words(locale), () => words(model)));
  let named: readonly Language[] | undefined;

  return {
    speak: (locale) => says(locale && locales.has(locale) ? locale : usual),
    has: (locale) => locales.has(locale),
    all: () =>
      (named ??= [...locales].map((locale) => ({
        locale,
        name: nameIn(readLocale(locale, folder)) ?? nameOf(locale),
      }))),
  };
}

/** Its name is found without taking the file apart: whoever chooses a language speaks one of them. */
function nameIn(ftl: string): string | undefined {
  return /^language-name = (.+)$/m.exec(ftl)?.[1]?.trim();
}

/** What the standard tables call it in itself; its code where they do not know it. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
}

/** Makes a thing for each name once, when it is first asked for. */
function keeping<T>(make: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    const known = kept.get(name) ?? make(name);
    kept.set(name, known);
    return known;
  };
}
