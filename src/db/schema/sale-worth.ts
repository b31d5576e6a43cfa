export const openStates = "'intent', 'sending', 'unknown', 'pending'";

/** What a row of `purchase` comes to, in SQL: `row` is OLD or NEW. */
export function worthOf(row: "OLD" | "NEW") {
  const expected = expectedCostOf(row);
  const isUnpriced = `${row}.observed_kobo IS NULL AND ${expected} IS NULL`;
  const price = `coalesce(${row}.price_kobo, ${row}.face_kobo)`;
  return {
    price_kobo: price,
    cost_kobo: `coalesce(${row}.observed_kobo, ${expected}, 0)`,
    expected_n: `CASE WHEN ${row}.observed_kobo IS NULL AND ${expected} IS NOT NULL THEN 1 ELSE 0 END`,
    unpriced_n: `CASE WHEN ${isUnpriced} THEN 1 ELSE 0 END`,
    unpriced_kobo: `CASE WHEN ${isUnpriced} THEN ${row}.face_kobo ELSE 0 END`,
    unpriced_price_kobo: `CASE WHEN ${isUnpriced} THEN ${price} ELSE 0 END`,
  };
}

/** The listed cost. Without one, what a sale that succeeded is likely to cost: an open sale has none yet. */
export function expectedCostOf(row: "OLD" | "NEW"): string {
  return `coalesce(${row}.expected_kobo, CASE WHEN ${row}.state = 'succeeded' THEN ${row}.about_kobo END)`;
}
