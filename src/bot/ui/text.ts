import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Texts } from "../../../locales/texts.d.ts";
import type { Log } from "../../core/log.ts";
import { localesFolder, model, moneyKeys, readLocale, readSigned } from "./locales.ts";

declare const htmlBrand: unique symbol;

/** Text for Telegram's HTML mode, its variables escaped. */
export type Html = string & { readonly [htmlBrand]: true };

type TextKey = keyof Texts;
/** A key whose words take no variables. */
export type FixedKey = { [Key in TextKey]: keyof Texts[Key] extends never ? Key : never }[TextKey];
type Arguments<Key extends TextKey> = keyof Texts[Key] extends never ? [] : [vars: Texts[Key]];

/** Speaks one language. Every word that a person reads comes from `locales/`. */
export interface Say {
  /** The code of the language. */
  readonly locale: string;
  /** For messages: variables are escaped here, once. */
  html<Key extends TextKey>(key: Key, ...vars: Arguments<Key>): Html;
  /** For buttons and pop-ups, which know no markup. */
  plain<Key extends TextKey>(key: Key, ...vars: Arguments<Key>): string;
}

type Vars = Record<string, string | number>;

/** The words of one file. */
export interface Words {
  locale: string;
  /** Whether somebody who speaks the language stands for this message. */
  isSigned(key: string): boolean;
  /** Null where the file lacks the message, or what it is made of. */
  format(key: string, vars: Vars): string | null;
}

/** A message with what it is made of: plain values, and messages that were said before. */
interface Saying {
  key: string;
  parts: [name: string, part: string | number | Saying][];
}

/** A pop-up holds so many characters. */
const longestPopUp = 200;
/** What is said in plain words, and is neither a button nor a part of a message. */
const popUps = /^(?:tap-|seat-refused-|slower-tap$|went-wrong$)/;
/** Parts of a message are said just before it. */
const mostRemembered = 200;

/** Speaks the language of `locales/LANGUAGE.ftl`. */
export function loadText(locale: string, log: Log): Say {
  const own = readWords(locale, log);
  let english = locale === model ? own : undefined;
  return speakWith(own, () => {
    english ??= readWords(model, log);
    return english;
  });
}

/**
 * Speaks with the words of one file. What it lacks is said in English. So is, once more, what it says about money, unless
 * that is signed: a wrong word there costs more than an English one.
 */
export function speakWith(own: Words, english: () => Words): Say {
  const inEnglish = (key: string, vars: Vars) => english().format(key, vars) ?? key;
  if (own.locale === model) {
    return {
      locale: model,
      html: (key, ...[vars]) => inEnglish(key, escapeAll(vars ?? {})) as Html,
      plain: (key, ...[vars]) => inEnglish(key, { ...vars }),
    };
  }
  /** What was said in plain words of late: where it is a part of a message, its English is a part of the English one. */
  const said = new Map<string, Saying>();
  const sayingOf = (key: string, vars: Vars): Saying => ({
    key,
    parts: Object.entries(vars).map(([name, value]) => [name, said.get(String(value)) ?? value]),
  });
  const isSure = ({ key, parts }: Saying): boolean =>
    !(moneyKeys.has(key) && !own.isSigned(key)) && parts.every(([, part]) => typeof part !== "object" || isSure(part));

  function translate({ key, parts }: Saying, isHtml = false): string {
    const vars = Object.fromEntries(
      parts.map(([name, part]) => [name, typeof part === "object" ? translate(part) : part]),
    );
    return inEnglish(key, isHtml ? escapeAll(vars) : vars);
  }

  function remember(text: string, saying: Saying): void {
    // What only passes a part on is that part.
    if (said.has(text) && saying.parts.some(([, part]) => part === said.get(text))) return;
    said.delete(text);
    said.set(text, saying);
    const [oldest] = said.keys();
    if (said.size > mostRemembered && oldest !== undefined) said.delete(oldest);
  }

  return {
    locale: own.locale,
    html(key, ...[vars = {}]) {
      const saying = sayingOf(key, vars);
      const text = own.format(key, escapeAll(vars));
      if (text === null) return translate(saying, true) as Html;
      return (isSure(saying) ? text : `${text}\n<i>${translate(saying, true)}</i>`) as Html;
    },
    plain(key, ...[vars = {}]) {
      const saying = sayingOf(key, vars);
      const text = own.format(key, { ...vars }) ?? translate(saying);
      if (!popUps.test(key) || isSure(saying)) {
        remember(text, saying);
        return text;
      }
      const both = `${text}\n${translate(saying)}`;
      return both.length <= longestPopUp ? both : text;
    },
  };
}

/** Reads the words of a language from its file in `folder`. Each message is taken apart when it is first said. */
export function readWords(locale: string, log: Log, folder = localesFolder): Words {
  // Isolation marks around variables would be copied along with a token or a phone number.
  const bundle = new FluentBundle([locale, model], { useIsolating: false });
  const source = readLocale(locale, folder);
  const signed = readSigned(source);
  const unread = new Map<string, string>();
  for (const entry of source.split(/^(?=-?[a-z][\w-]* =)/m)) {
    const key = /^-?[a-z][\w-]*/.exec(entry)?.[0];
    if (key?.startsWith("-")) bundle.addResource(new FluentResource(entry));
    else if (key !== undefined) unread.set(key, entry);
  }

  function patternOf(key: string) {
    const entry = unread.get(key);
    if (entry !== undefined) {
      unread.delete(key);
      bundle.addResource(new FluentResource(entry));
    }
    return bundle.getMessage(key)?.value ?? null;
  }

  return {
    locale,
    isSigned: (key) => signed.has(key),
    format(key, vars) {
      const pattern = patternOf(key);
      if (pattern === null) {
        if (locale === model) log.error("text.missing", { key });
        return null;
      }
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, vars, errors);
      for (const error of errors) log.error("text.incomplete", { locale, key, error: error.message });
      return errors.length > 0 && locale !== model ? null : text;
    },
  };
}

function escapeAll(vars: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, typeof value === "string" ? escapeHtml(value) : value]),
  );
}

function escapeHtml(text: string): Html {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;") as Html;
}

/** Parts of one line; empty ones are left out. */
export function inline(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join(" · ") as Html;
}

/** Lines of one message; empty ones are left out. */
export function lines(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n") as Html;
}

/** Paragraphs of one message. */
export function paragraphs(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n\n") as Html;
}
