import { expect, it } from "vitest";
import { renderOwing } from "../../../src/bot/features/debts/owing-card.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);

it.each([
  [0, null],
  [3, "📒 Over 7 days: 3"],
  [99, "📒 Over 7 days: 99"],
  [100, "📒 Over 7 days: 99+"],
])("says of %i who owe for long how many they are, and of very many that they are more", (lateCount, label) => {
  const sums = { owedKobo: toKobo(50_000), people: 200, oldestAt: noon, days: 9 };
  const page = { rows: [], isLate: false, isFound: false, offset: 0, size: 8, hasMore: false };
  const { buttons = [] } = renderOwing({ say, sums, lateCount, ...page });
  const late = buttons.flat().find(({ data }) => data === "owing:late:0");
  expect(late?.text ?? null).toBe(label);
});
