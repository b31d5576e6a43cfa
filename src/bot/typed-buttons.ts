import { fold } from "../core/fold.ts";
import type { ShopWord } from "../parser/reading.ts";
import type { Languages } from "./ui/languages.ts";
import type { FixedKey } from "./ui/text.ts";

/** Buttons that are commands, too. */
const words = {
  "button-menu": "menu",
  "button-help": "help",
  "button-money": "money",
  "button-more": "more",
  "button-cancel": "cancel",
  "button-history": "history",
  "button-fund": "fund",
  "button-books": "books",
  "button-customers": "customers",
  "button-debts": "owing",
  "button-balance": "balance",
  "button-staff": "staff",
  "button-account": "account",
  "button-lock": "lock",
  "button-freeze": "freeze",
  "button-find": "find",
  "button-language": "language",
  "button-many": "many",
  "button-repeats": "reminders",
  "button-log-out": "logout",
  "button-my-prices": "prices",
  "button-statement": "statement",
} as const satisfies Partial<Record<FixedKey, ShopWord>>;

/** Whether the words are those of the button that leads to the question before, in any of the languages. */
export function isTypedBack(languages: Languages, text: string): boolean {
  const typed = lettersOf(text);
  return languages.all().some(({ locale }) => lettersOf(languages.speak(locale).plain("button-back")) === typed);
}

const lettersOf = (text: string) => (fold(text).match(/[\p{L}\d]+/gu) ?? []).join(" ");
const known = new WeakMap<Languages, ReadonlyMap<string, ShopWord>>();

/** The word that a button says, in any of the languages, where that is typed; null: no button says so. */
export function typedButton(languages: Languages, text: string): ShopWord | null {
  const labels = known.get(languages) ?? labelsIn(languages);
  known.set(languages, labels);
  return labels.get(lettersOf(text)) ?? null;
}

function labelsIn(languages: Languages): ReadonlyMap<string, ShopWord> {
  return new Map(
    languages.all().flatMap(({ locale }) => {
      const say = languages.speak(locale);
      return Object.entries(words).map(
        ([key, word]) => [lettersOf(say.plain(key as keyof typeof words)), word] as const,
      );
    }),
  );
}
