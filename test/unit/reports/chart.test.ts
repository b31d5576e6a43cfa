import { describe, expect, it } from "vitest";
import { localesIn } from "../../../src/bot/ui/locales.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { serviceTypes } from "../../../src/lib/service-types.ts";
import { silentLog } from "../../../src/lib/log.ts";
import { drawPart } from "../../../src/reports/chart-svg.ts";
import { createSheet } from "../../../src/reports/svg-sheet.ts";

describe("the rows of a picture", () => {
  it.each(localesIn())("hold the name of each service whole, in %s", (locale) => {
    const say = loadText(locale, silentLog);
    const names = serviceTypes.map((type) => say.plain(`service-${type}`));
    const rows = names.map((label) => ({ label, count: "1,000", value: 1, shown: "₦100,000.00" }));
    const sheet = createSheet();
    drawPart(sheet, { kind: "rows", title: "", aside: "", rows });
    const svg = sheet.finish(null);
    for (const name of names) expect(svg).toContain(`>${name}<`);
  });
});
