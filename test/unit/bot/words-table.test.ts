import { describe, expect, it } from "vitest";
import { localesIn, model, readLocale, readSigned } from "../../../src/bot/ui/locales.ts";
import { takeTable, writeTable } from "../../../tools/words.ts";

const english = readLocale(model);
const ftl = readLocale("yo");
const table = writeTable(ftl, english);

describe("I43: the table of a language's words, for somebody who speaks it", () => {
  it("has each message with its English, where it stands, and what is doubtful", () => {
    expect(table).toMatch(/^\ufeff"Name","Where","English","Translation",/);
    expect(table).toContain(
      '"button-cancel","button","✖ Cancel",'.concat(`"${/^button-cancel = (.*)$/m.exec(ftl)?.[1]}"`),
    );
    expect(table).toMatch(/^"card-sending","card, about money",/m);
    expect(table).toMatch(/^"tap-already","pop-up, about money",.*for a sale's card"\r$/m);
    expect(table).not.toMatch(/(?:^|,)"[=+\-@]/m);
  });

  it.each(localesIn().filter((one) => one !== model))("changes nothing of %s by itself", (locale) => {
    const own = readLocale(locale);
    expect(takeTable(own, english, writeTable(own, english))).toBe(own);
    expect(takeTable(own, english, writeTable(own, english).replaceAll('","', '";"'))).toBe(own);
  });

  it("brings back a changed line, of one row or several, and nothing else", () => {
    const one = /"button-cancel","button","✖ Cancel","(.*?)"/.exec(table)?.[1] ?? "";
    const taken = takeTable(ftl, english, table.replace(`"✖ Cancel","${one}"`, '"✖ Cancel","✖ Dá ""á"" dúró"'));
    expect(taken).toBe(ftl.replace(`button-cancel = ${one}\n`, 'button-cancel = ✖ Dá "á" dúró\n'));
    const longer = takeTable(
      ftl,
      english,
      table.replace(/("card-not-sent",[\s\S]*?)"([^"]*)","",/, '$1"$2 Ó dáa.","",'),
    );
    expect(longer).toContain("Ó dáa.");
    expect(takeTable(longer, english, writeTable(longer, english))).toBe(longer);
  });

  it("signs what is marked as right, and takes the mark from what is changed without one", () => {
    const marked = table.replace(/("card-sending",.*),"",/, '$1,"Yes",').replace(/("card-sold",.*),"",/, '$1,"yes",');
    const signed = takeTable(ftl, english, marked);
    expect(signed).toContain("# signed: card-sending, card-sold\n");
    expect(signed.replace("# signed: card-sending, card-sold\n", "# signed: none\n")).toBe(ftl);
    expect(readSigned(signed).has("card-sold")).toBe(true);
    const again = writeTable(signed, english);
    expect(takeTable(signed, english, again)).toBe(signed);
    expect(takeTable(signed, english, again.replaceAll(',"yes",', ',"",'))).toBe(ftl);
  });

  it("refuses a line that would not be spoken, and names it", () => {
    const changing = (from: RegExp, to: string) => () => takeTable(ftl, english, table.replace(from, to));
    expect(changing(/("card-sending",.*)\{ \$provider \}/, "$1{ $olupese }")).toThrow(
      /^Line \d+: "card-sending" has lost \{\$provider\.$/,
    );
    expect(changing(/("card-sending",.*)\{ \$provider \}/, "$1{ $provider")).toThrow(
      /^Line \d+: "card-sending" cannot be read/,
    );
    expect(changing(/("card-sending",.*)<\/b>"/, '$1"')).toThrow(/"card-sending" has lost <\/b>/);
    expect(changing(/("tap-old",.*)","",""/, '$1 { $time }","",""')).toThrow(
      /"tap-old" has \{\$time, which the English/,
    );
    expect(changing(/"card-sending"/, '"card-gone"')).toThrow(/there is no message "card-gone"/);
  });
});
