import { describe, expect, it } from "vitest";
import { isTypedBack, typedButton } from "../../../src/bot/typed-buttons.ts";
import { createLanguages } from "../../../src/bot/ui/languages.ts";
import { silentLog } from "../../../src/core/log.ts";
import { read } from "../../../src/parser/read.ts";
import { serviceTypes } from "../../../src/services/services.ts";
import { known } from "../../support/typed-lines.ts";

const languages = createLanguages("en", silentLog);

describe.each(languages.all().map(({ locale }) => locale))("a button of %s, typed in any chat", (locale) => {
  const say = languages.speak(locale);

  it.each([
    ["button-menu", "menu"],
    ["button-history", "history"],
    ["button-cancel", "cancel"],
    ["button-balance", "balance"],
    ["button-debts", "owing"],
    ["button-fund", "fund"],
    ["button-books", "books"],
    ["button-log-out", "logout"],
    ["button-my-prices", "prices"],
    ["button-statement", "statement"],
  ] as const)("%s is %s, with its sign or without, and without marks", (key, word) => {
    const label = say.plain(key);
    expect(typedButton(languages, label)).toBe(word);
    const bare = label.replace(/[^\p{L} ]/gu, "").trim();
    expect(typedButton(languages, bare.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase())).toBe(word);
  });

  it("leads back where it says so", () => {
    expect(isTypedBack(languages, say.plain("button-back"))).toBe(true);
    expect(isTypedBack(languages, say.plain("button-menu"))).toBe(false);
  });

  it("of a service begins its sale", () => {
    for (const type of serviceTypes) {
      expect(read(say.plain(`service-${type}`), known)).toMatchObject({ kind: "sale", request: { services: [type] } });
    }
  });
});
