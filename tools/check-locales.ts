/**
 * Warns of each line of locales/en.ftl that another language has no words for: it is spoken in English there. Also of what
 * a file holds that nobody speaks. Part of `npm run check`, which goes on: half a language is better than none.
 */
import { localesIn, model, readLocale } from "../src/bot/ui/locales.ts";
import { readMessages } from "./text-keys.ts";

/** Messages to operators among those to a shop. */
const alsoOperators = ["news-close-changed", "news-discovery"];

/** Messages that only operators read stay English: the messages below "## Operators". */
export function operatorsKeys(ftl: string): ReadonlySet<string> {
  const section = /^## Operators\n([\s\S]*?)^## /m.exec(ftl)?.[1] ?? "";
  return new Set([...alsoOperators, ...[...section.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key)]);
}

/** What a file's head asks a native reader: "# - KEYS: what is doubtful", where `card-*` is each key that begins so. */
export interface Question {
  keys: readonly string[];
  about: string;
}

/** The questions in the head of a file, in order; a line that begins with "#   " goes on with the one above. */
export function readQuestions(ftl: string): Question[] {
  const head = /^(?:#.*\n|\n)*/.exec(ftl)?.[0] ?? "";
  return [...head.replace(/\n# {2,}/g, " ").matchAll(/^# - (.+)$/gm)].map(([, line = ""]) => {
    const [keys = "", ...about] = line.split(": ");
    return { keys: keys.split(", "), about: about.join(": ") };
  });
}

/** Whether a question is about a message. */
export function isAbout({ keys }: Question, key: string): boolean {
  return keys.some((one) => (one.endsWith("*") ? key.startsWith(one.slice(0, -1)) : key === one));
}

/** The keys that the questions of a file name, and it has no message for. */
export function findGoneKeys(ftl: string): string[] {
  const keys = [...ftl.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
  const asked = readQuestions(ftl).flatMap((question) => question.keys);
  return asked.filter((one) => !keys.some((key) => isAbout({ keys: [one], about: "" }, key)));
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
    for (const key of findGoneKeys(readLocale(locale))) {
      console.warn(`locales/${locale}.ftl asks in its head about ${key}, which it does not have`);
    }
  }
}

if (import.meta.main) warn();
