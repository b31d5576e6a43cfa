import { languageButtons } from "../../callbacks/language.ts";
import { type Language, withoutEnglish } from "../../ui/languages.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { type Html, paragraphs, type Say } from "../../ui/text.ts";

/** More names side by side break over two lines on a phone. */
const maxInARow = 3;

/** The languages, each by its own name, below a text. */
export function renderLanguages(say: Say, all: readonly Language[], html: Html): Content {
  const names = all.map(({ locale, name }): Button => {
    const text = locale === say.locale ? `${name} ✓` : name;
    return { text, data: languageButtons.speak({ locale }) };
  });
  return { html, buttons: inRows(names, maxInARow) };
}

/** The question of /language, with the switch of the English below, while any message about money is not signed. */
export function renderChoice(say: Say, all: readonly Language[]): Content {
  const isBelow = say.english === "below";
  const { html, buttons = [] } = renderLanguages(
    say,
    all,
    paragraphs(say.html("language-choose"), isBelow && say.html("language-below")),
  );
  if (say.english === null) return { html, buttons };
  const change = isBelow
    ? button(say, "button-english-off", languageButtons.speak({ locale: withoutEnglish(say.locale) }))
    : button(say, "button-english-on", languageButtons.speak({ locale: say.locale }));
  return { html, buttons: [...buttons, [change]] };
}
