import { expect, it } from "vitest";
import { describeChart } from "../../../src/bot/features/statements/chart-card.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { nothingSold } from "../../../src/closes/sale-totals.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";

const say = loadText("en", silentLog);

it.each([
  [999.49, "999"],
  [999.5, "1.0k"],
  [12_650, "12.7k"],
  [99_949, "99.9k"],
  [99_950, "100k"],
  [999_499, "999k"],
  [999_500, "1.0m"],
  [999_949, "1.0m"],
  [1_250_000, "1.3m"],
])("₦%d stands as %s above a bar of a chart", (naira, shown) => {
  const sums = { ...nothingSold, sold: 1, priceKobo: toKobo(Math.round(naira * 100)) };
  const figures = { since: 0, until: 1, all: sums, byDay: [{ day: 20_000, sums }], byService: [], byHour: [] };
  const chart = describeChart({ say, shop: "Ada", mode: "live", span: "week", figures, withCost: true });
  expect(chart.parts[0]).toMatchObject({ kind: "bars", bars: [{ shown }] });
});
