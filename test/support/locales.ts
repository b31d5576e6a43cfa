import { FluentParser, type Message, type Pattern, type Term } from "@fluent/syntax";

/** One message of a language, with each wording that its variants come to. */
export interface Entry {
  key: string;
  wordings: readonly string[];
  /** The keys of its variants, such as "0", "1", "none". */
  choices: readonly string[];
}

/** A file of `locales/`, message by message. Variables stand as `{$name}`, terms as `{-name}`. */
export function readEntries(ftl: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of new FluentParser().parse(ftl).body) {
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const { id, value } = entry as Message | Term;
    if (!value) continue;
    const key = entry.type === "Term" ? `-${id.name}` : id.name;
    const choices: string[] = [];
    entries.set(key, { key, wordings: wordingsOf(value, choices), choices });
  }
  return entries;
}

function wordingsOf(pattern: Pattern, choices: string[]): string[] {
  let wordings = [""];
  for (const element of pattern.elements) {
    const parts = partsOf(element, choices);
    wordings = wordings.flatMap((said) => parts.map((part) => said + part));
  }
  return wordings;
}

function partsOf(element: Pattern["elements"][number], choices: string[]): string[] {
  if (element.type === "TextElement") return [element.value];
  const { expression } = element;
  switch (expression.type) {
    case "SelectExpression":
      return expression.variants.flatMap(({ key, value }) => {
        choices.push(key.type === "Identifier" ? key.name : key.value);
        return wordingsOf(value, choices);
      });
    case "VariableReference":
      return [`{$${expression.id.name}}`];
    case "TermReference":
      return [`{-${expression.id.name}}`];
    case "StringLiteral":
      return [expression.value];
    default:
      return [`{${expression.type}}`];
  }
}

const graphemes = new Intl.Segmenter("en");

/** How many letters somebody sees. */
export function lengthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...graphemes.segment(text)].length;
}

/** The names in a wording, each once per use. */
export function namesIn(wording: string): string[] {
  return [...wording.matchAll(/\{[$-][\w-]+\}/g)].map(([name]) => name).sort();
}
