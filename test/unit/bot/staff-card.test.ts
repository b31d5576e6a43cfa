import { expect, it } from "vitest";
import type { Seat } from "../../../src/accounts/seats.queries.ts";
import { renderStaff } from "../../../src/bot/features/staff/staff-card.ts";
import { loadText, textOf } from "../../../src/bot/ui/text.ts";
import { nothingSold, type Sums } from "../../../src/closes/sale-totals.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";

const sold: Sums = {
  ...{ ...nothingSold, sold: 25, expected: 25, soldKobo: toKobo(12_500_000), costKobo: toKobo(12_187_500) },
  priceKobo: toKobo(12_500_000),
};
const seats = Array.from({ length: 30 }, (_, index) => {
  return {
    id: `seat-${index}`,
    number: index + 1,
    name: `Helper ${index + 1}`,
    role: "seller",
    state: "active",
  } as Seat;
});
const sums = new Map<string | null, Sums>([null, ...seats.map(({ id }) => id)].map((id) => [id, sold]));

it.each(["en", "pcm", "ha", "yo", "ig"])("shows a staff of thirty in one message, in %s", (language) => {
  const say = loadText(language, silentLog);
  const card = renderStaff({ say, seats, totals: { today: sums, month: sums }, withCost: true });
  const text = textOf(card.html);
  expect(text.length).toBeLessThanOrEqual(4096);
  const told = seats.filter(({ name }) => text.split("\n").includes(name)).length;
  expect(told).toBeGreaterThan(5);
  expect(text).toContain(textOf(say.html("alert-others", { count: seats.length - told })));
  expect(card.buttons?.flat().filter(({ text: label }) => label.includes("Helper"))).toHaveLength(seats.length);
});
