import type { Language } from "../../ui/languages.ts";
import { type Button, type Content, inRows } from "../../ui/screen.ts";
import type { Html, Say } from "../../ui/text.ts";

/** So many names stand side by side on a phone. */
const mostInARow = 5;

/** The languages, each by its own name, below what is said to somebody. */
export function renderLanguages(say: Say, all: readonly Language[], html: Html): Content {
  const names = all.map(
    ({ locale, name }): Button => ({ text: locale === say.locale ? `${name} ✓` : name, data: `language:${locale}` }),
  );
  return { html, buttons: inRows(names, names.length > mostInARow ? 3 : mostInARow) };
}
