/**
 * Warns of each line of locales/en.ftl that another language has no words for: it is spoken in English there. Also of what
 * a file holds that nobody speaks. Part of `npm run check`, which goes on: half a language is better than none.
 */
import { localesIn, model, readLocale } from "../src/bot/ui/locales.ts";
import { readMessages } from "./text-keys.ts";

/** Said to operators among what is said to a shop. */
const alsoOperators = ["news-close-changed", "news-discovery"];

/** What operators alone read stays English: the messages below "## Operators". */
export function operatorsKeys(ftl: string): ReadonlySet<string> {
  const section = /^## Operators\n([\s\S]*?)^## /m.exec(ftl)?.[1] ?? "";
  return new Set([...alsoOperators, ...[...section.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key)]);
}

function warn(): void {
  const english = readLocale(model);
  const lines = new Map(english.split("\n").map((line, at) => [/^([a-z][\w-]*) =/.exec(line)?.[1], at + 1]));
  const spoken = [...readMessages(english).keys()];
  const isOperators = operatorsKeys(english);
  for (const locale of localesIn().filter((name) => name !== model)) {
    const said = readMessages(readLocale(locale));
    for (const key of spoken.filter((one) => !said.has(one) && !isOperators.has(one))) {
      console.warn(`locales/${locale}.ftl lacks ${key} (locales/${model}.ftl:${lines.get(key)}): spoken in English`);
    }
    for (const key of [...said.keys()].filter((one) => !spoken.includes(one))) {
      console.warn(`locales/${locale}.ftl has ${key}, which nobody speaks`);
    }
  }
}

if (import.meta.main) warn();
