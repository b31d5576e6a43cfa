import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Texts } from "../../../locales/texts.d.ts";
import type { Log } from "../../core/log.ts";
import { localesFolder, model, moneyKeys, readLocale, readSigned } from "./locales.ts";

declare const htmlBrand: unique symbol;

/** Text for Telegram's HTML mode, its variables escaped. */
export type Html = string & { readonly [htmlBrand]: true };

export type TextKey = keyof Texts;
/** A key whose words take no variables. */
export type FixedKey = { [Key in TextKey]: keyof Texts[Key] extends never ? Key : never }[TextKey];
export type Arguments<Key extends TextKey> = keyof Texts[Key] extends never ? [] : [vars: Texts[Key]];

/** Speaks one language. Every word that a person reads comes from `locales/`. */
export interface Say {
  /** The code of the language. */
  readonly locale: string;
  /** Whether English stands below messages about money; null if it never does: in English, and once all is signed. */
  readonly english: "below" | "off" | null;
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

/** A message with what it is made of: plain values, and messages that were formatted before. */
interface Saying {
  key: string;
  parts: [name: string, part: string | number | Saying][];
}

/** A whole message in plain text: no button, and no part of a message. */
export const popUps = /^(?:tap-|seat-refused-|slower-tap$|went-wrong$|payment-nothing-back$)/;
/** Amounts: "₦1,500.50" anywhere, "1,500" or "−1,500" as a whole variable. */
const nairaAmount = /₦[\d,]+(?:\.\d\d)?/g;
const bareAmount = /^([+−]?)\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/;
/** The English below a message, as `html` adds it. */
const englishOf = /\n<i>(.*)<\/i>$/s;
/** The parts of a message are formatted just before it. */
const maxRemembered = 200;

/** One amount stands once: in the translation. Its place in the English below is kept. */
function withoutFigures(value: string | number): string | number {
  if (typeof value === "number") return value;
  return value.replace(bareAmount, "$1…").replace(nairaAmount, "₦…");
}

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
 * Speaks with the words of one file. Messages that it lacks are in English. So is, once more, what it says about money,
 * unless that is signed or `isAlone`: a wrong word there costs more than an English one. The English below repeats no
 * amount.
 */
export function speakWith(own: Words, english: () => Words, isAlone = false): Say {
  const inEnglish = (key: string, vars: Vars) => english().format(key, vars) ?? key;
  if (own.locale === model) {
    return {
      ...{ locale: model, english: null },
      html: (key, ...[vars]) => (own.format(key, escapeAll(vars ?? {})) ?? key) as Html,
      plain: (key, ...[vars]) => own.format(key, { ...vars }) ?? key,
    };
  }
  /** The latest messages in plain words: where it is a part of a message, its English is a part of the English one. */
  const said = new Map<string, Saying>();
  const sayingOf = (key: string, vars: Vars): Saying => ({
    key,
    parts: Object.entries(vars).map(([name, value]) => [name, said.get(String(value)) ?? value]),
  });
  const isSure = ({ key, parts }: Saying): boolean =>
    isAlone ||
    (!(moneyKeys.has(key) && !own.isSigned(key)) &&
      parts.every(([, part]) => typeof part !== "object" || isSure(part)));

  function translate({ key, parts }: Saying, isHtml = false, show = (value: string | number) => value): string {
    const vars = Object.fromEntries(
      parts.map(([name, part]) => [name, typeof part === "object" ? translate(part, false, show) : show(part)]),
    );
    return inEnglish(key, isHtml ? escapeAll(vars) : vars);
  }

  /** The English to show below a text; null where there is nothing to add. */
  function englishBelow(text: string, saying: Saying, isHtml: boolean): string | null {
    if (isSure(saying) || translate(saying, isHtml) === text) return null;
    return translate(saying, isHtml, withoutFigures);
  }

  function remember(text: string, saying: Saying): void {
    // A message that only passes a part on is that part.
    if (said.has(text) && saying.parts.some(([, part]) => part === said.get(text))) return;
    said.delete(text);
    said.set(text, saying);
    const [oldest] = said.keys();
    if (said.size > maxRemembered && oldest !== undefined) said.delete(oldest);
  }

  return {
    locale: own.locale,
    get english() {
      return [...moneyKeys].every(own.isSigned) ? null : isAlone ? "off" : "below";
    },
    html(key, ...[vars = {}]) {
      const saying = sayingOf(key, vars);
      const text = own.format(key, escapeAll(vars));
      if (text === null) return translate(saying, true) as Html;
      const below = englishBelow(text, saying, true);
      return (below === null ? text : `${text}\n<i>${below}</i>`) as Html;
    },
    plain(key, ...[vars = {}]) {
      const saying = sayingOf(key, vars);
      const words = own.format(key, { ...vars });
      if (!popUps.test(key)) {
        const text = words ?? translate(saying);
        remember(text, saying);
        return text;
      }
      if (words === null) return translate(saying);
      const below = englishBelow(words, saying, false);
      return below === null ? words : `${words}\n${below}`;
    },
  };
}

/** The messages of each file that was read, by its address. */
const read = new Map<string, Messages>();

type Messages = ReturnType<typeof readMessages>;

/** Reads the messages of a file. Each is taken apart when it is first said. */
function readMessages(locale: string, folder: URL) {
  // Isolation marks around variables would be copied along with a token or a phone number.
  const bundle = new FluentBundle([locale, model], { useIsolating: false });
  const source = readLocale(locale, folder);
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

  return { bundle, signed: readSigned(source), patternOf };
}

/** The words of a language, from its file in `folder`, which a process reads once. */
export function readWords(locale: string, log: Log, folder = localesFolder): Words {
  const address = `${folder}${locale}`;
  const messages = read.get(address) ?? readMessages(locale, folder);
  read.set(address, messages);
  const { bundle, signed, patternOf } = messages;
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

function escapeAll(vars: Vars): Vars {
  const escaped = { ...vars };
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value === "string") escaped[name] = value.replace(/[&<>"]/g, (sign) => `&${entities[sign]};`);
  }
  return escaped;
}

const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };

/** Parts of a message, one after the other. If a message joins them, each is English in the English below it. */
export function joinSaid(say: Say, key: "sums-joined" | "close-moves", parts: readonly string[]): string {
  return parts.reduce((first, then) => say.plain(key, { first, then }));
}

/** A text without its markup, as a file has it. */
export function textOf(html: Html): string {
  const plain: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html.replace(/<[^>]+>/g, "").replace(/&(amp|lt|gt|quot);/g, (_, name: string) => plain[name] ?? "");
}

/** Parts of one line; empty ones are left out. Their English stands together below the line. */
export function inline(...parts: readonly (Html | false | null | undefined)[]): Html {
  const said = parts.filter((part): part is Html => Boolean(part));
  const english = said.flatMap((part) => englishOf.exec(part)?.[1] ?? []);
  const line = said.map((part) => part.replace(englishOf, "")).join(" · ");
  return (english.length === 0 ? line : `${line}\n<i>${english.join(" · ")}</i>`) as Html;
}

/** Lines of one message; empty ones are left out. */
export function lines(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n") as Html;
}

/** Paragraphs of one message. */
export function paragraphs(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n\n") as Html;
}
