import { readdirSync, readFileSync } from "node:fs";

/** Where the words are: a file `LANGUAGE.ftl` per language. */
export const localesFolder = new URL("../../../locales/", import.meta.url);

/** The language that has every message: it is used if a translation is missing. */
export const model = "en";

/** The languages in the order of the card that offers them; others follow. */
const order = [model, "pcm", "ha", "yo", "ig"];

/** Lists the codes of the languages that have a file, the model first. */
export function localesIn(folder = localesFolder): string[] {
  const names = readdirSync(folder).map((file) => /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ftl$/.exec(file)?.[1]);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .filter((name) => name !== undefined)
    .sort()
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** The file of a language. */
export function readLocale(locale: string, folder = localesFolder): string {
  return readFileSync(new URL(`${locale}.ftl`, folder), "utf8");
}

/** The messages that a native reader has signed, as the file's comments list them: `# signed: all`, or their names. */
export function readSigned(ftl: string): { has(key: string): boolean } {
  const said = [...ftl.matchAll(/^# signed:(.*)$/gm)].flatMap(([, names = ""]) =>
    names.split(/[\s,]+/).filter(Boolean),
  );
  return said.includes("all") ? { has: () => true } : new Set(said);
}

/** The messages of a file about money, in order: the last line of their comment is "money". */
export function readMoneyKeys(ftl: string): ReadonlySet<string> {
  return new Set([...ftl.matchAll(/^# money\n([a-z][\w-]*) =/gm)].map(([, key = ""]) => key));
}

/** Messages where a wrong word could make somebody sell twice, or believe that money left or did not. */
export const moneyKeys = readMoneyKeys(readLocale(model));
