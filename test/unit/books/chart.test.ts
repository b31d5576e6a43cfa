import { describe, expect, it } from "vitest";
import { localesIn } from "../../../src/bot/ui/locales.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { drawPart } from "../../../src/pictures/chart-svg.ts";
import { createSheet, drawClosing } from "../../../src/pictures/svg-sheet.ts";
import { escapeXml } from "../../../src/pictures/typeset.ts";
import { serviceTypes } from "../../../src/services/services.ts";

describe("a picture", () => {
  it.each(localesIn())("holds the name of each service whole, in %s", (locale) => {
    const say = loadText(locale, silentLog);
    const names = serviceTypes.map((type) => say.plain(`service-${type}`));
    const rows = names.map((label) => ({ label, count: "1,000", value: 1, shown: "₦100,000.00" }));
    const sheet = createSheet();
    drawPart(sheet, { kind: "rows", title: "", aside: "", rows });
    const svg = sheet.finish(null);
    for (const name of names) expect(svg).toContain(`>${name}<`);
  });

  it.each(localesIn())("ends in words that are whole, in %s", (locale) => {
    const say = loadText(locale, silentLog);
    for (const words of [say.plain("chart-closing"), say.plain("close-foot"), say.plain("receipt-closing")]) {
      const sheet = createSheet();
      drawClosing(sheet, words);
      const lines = [...sheet.finish(null).matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line);
      expect(lines.join(" ")).toBe(escapeXml(words));
    }
  });
});
