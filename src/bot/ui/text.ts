import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Log } from "../../lib/log.ts";
import type { Texts } from "./text-keys.ts";

declare const htmlBrand: unique symbol;

/** Text for Telegram's HTML mode, its variables escaped. */
export type Html = string & { readonly [htmlBrand]: true };

type TextKey = keyof Texts;
/** A key whose words take no variables. */
export type FixedKey = { [Key in TextKey]: keyof Texts[Key] extends never ? Key : never }[TextKey];
type Arguments<Key extends TextKey> = keyof Texts[Key] extends never ? [] : [vars: Texts[Key]];

/** Speaks one language. Every word that a person reads comes from `locales/`. */
export interface Say {
  /** For messages: variables are escaped here, once. */
  html<Key extends TextKey>(key: Key, ...vars: Arguments<Key>): Html;
  /** For buttons and pop-ups, which know no markup. */
  plain<Key extends TextKey>(key: Key, ...vars: Arguments<Key>): string;
}

/** Loads the words of a language from `locales/LANGUAGE.ftl`. A missing word is logged and shown as its key. */
export function loadText(locale: string, log: Log): Say {
  // Isolation marks around variables would be copied along with a token or a phone number.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const source = readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");
  for (const error of bundle.addResource(new FluentResource(source)))
    log.error("text.broken", { error: error.message });

  function format(key: string, vars: Record<string, string | number>): string {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      log.error("text.missing", { key });
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, vars, errors);
    for (const error of errors) log.error("text.incomplete", { key, error: error.message });
    return text;
  }

  return {
    html: (key, ...[vars]) => format(key, escapeAll(vars ?? {})) as Html,
    plain: (key, ...[vars]) => format(key, { ...vars }),
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

/** Lines of one message; empty ones are left out. */
export function lines(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n") as Html;
}

/** Paragraphs of one message. */
export function paragraphs(...parts: readonly (Html | false | null | undefined)[]): Html {
  return parts.filter(Boolean).join("\n\n") as Html;
}
