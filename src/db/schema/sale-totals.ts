import { expectedCostOf, openStates, worthOf } from "./sale-worth.ts";
import { deferredTrigger, type RowTrigger, rowTrigger, triggerFunction } from "./triggers.ts";

const key = ["account_id", "mode", "day", "seat_id", "service_type", "state_group", "is_doubtful"];
const measures = [
  ...["n", "face_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_kobo"],
  ...["price_kobo", "unpriced_price_kobo"],
];
/** A change of any other column changes no total. */
const counted = [
  ...["account_id", "mode", "state", "delivery", "review", "service_type", "seat_id"],
  ...["face_kobo", "expected_kobo", "observed_kobo", "price_kobo", "confirmed_at"],
];

/**
 * What a row counts for in the day of its confirming; an offer counts for nothing. A day is one in Lagos, which is an
 * hour ahead of UTC all year: a sale's day is its number since 1970, and 0 stands for ever.
 */
function worth(row: "OLD" | "NEW", sign: 1 | -1): string {
  const sale = worthOf(row);
  return `
    SELECT ${row}.account_id AS account_id, ${row}.mode AS mode,
      (${row}.confirmed_at + 3600000) / 86400000 AS day,
      coalesce(${row}.seat_id, '') AS seat_id, ${row}.service_type AS service_type,
      CASE WHEN ${row}.state = 'succeeded' AND ${row}.delivery = 'awaiting' THEN 'awaiting'
        WHEN ${row}.state = 'succeeded' THEN 'sold'
        WHEN ${row}.state IN (${openStates}) THEN 'open'
        WHEN ${row}.state IN ('failed', 'void') THEN 'failed'
        ELSE 'other' END AS state_group,
      CASE WHEN ${row}.review IS NULL THEN 0 ELSE 1 END AS is_doubtful,
      ${sign} * 1 AS n, ${sign} * ${row}.face_kobo AS face_kobo, ${sign} * ${sale.cost_kobo} AS cost_kobo,
      ${sign} * ${sale.expected_n} AS expected_n, ${sign} * ${sale.unpriced_n} AS unpriced_n,
      ${sign} * ${sale.unpriced_kobo} AS unpriced_kobo, ${sign} * ${sale.price_kobo} AS price_kobo,
      ${sign} * ${sale.unpriced_price_kobo} AS unpriced_price_kobo
    WHERE ${row}.confirmed_at IS NOT NULL`;
}

/** Adds what `rows` are worth to their days and to ever. In the order of the key, so that no two wait for each other. */
function adding(rows: string): string {
  const sums = measures.map((measure) => `sum(${measure})`);
  const values = key.map((column) => (column === "day" ? "span.is_day * changed.day" : `changed.${column}`)).join(", ");
  return `
    INSERT INTO sale_tally (${[...key, ...measures].join(", ")})
    SELECT ${values}, ${sums.join(", ")}
    FROM (${rows}) AS changed CROSS JOIN (SELECT 0 AS is_day UNION ALL SELECT 1) AS span
    WHERE true
    GROUP BY ${values}
    HAVING ${sums.map((sum) => `${sum} <> 0`).join(" OR ")}
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET
    ${measures.map((measure) => `${measure} = sale_tally.${measure} + excluded.${measure}`).join(", ")}`;
}

const before = worth("OLD", -1);
const after = worth("NEW", 1);
const isSale = "OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL";
const table = "purchase";
const triggers: RowTrigger[] = [
  {
    ...{ name: "purchase_tally_insert", table, on: "INSERT", condition: "NEW.confirmed_at IS NOT NULL" },
    statement: adding(after),
  },
  {
    ...{ name: "purchase_tally_delete", table, on: "DELETE", condition: "OLD.confirmed_at IS NOT NULL" },
    statement: adding(before),
  },
  {
    ...{ name: "purchase_tally_update", table, on: `UPDATE OF about_kobo, ${counted.join(", ")}`, condition: isSale },
    statement: adding(`${before} UNION ALL ${after}`),
  },
];

/** Keep `sale_tally`: how many sales there are and what they come to, for each day and ever. */
export function saleTotalTriggers(isPostgres: boolean): string[] {
  return isPostgres ? deferred() : triggers.flatMap((trigger) => rowTrigger(trigger, false));
}

/**
 * Triggers that run at the end of a transaction, so that it does not hold a total while it changes sales. The trigger
 * whose name comes first locks the account's totals.
 */
function deferred(): string[] {
  const compared = (row: "OLD" | "NEW", column: string) =>
    column === "expected_kobo" ? expectedCostOf(row) : `${row}.${column}`;
  const hasChanged = counted
    .map((column) => `${compared("OLD", column)} IS DISTINCT FROM ${compared("NEW", column)}`)
    .join(" OR ");
  return [
    triggerFunction(
      "purchase_tally_in_turn",
      `PERFORM pg_advisory_xact_lock(hashtextextended('tally:' || coalesce(NEW.account_id, OLD.account_id), 0));
      RETURN NULL;`,
    ),
    ...triggers.flatMap((trigger) => {
      const { name, condition, statement } = trigger;
      const whole = name.endsWith("update") ? { ...trigger, condition: `(${condition}) AND (${hasChanged})` } : trigger;
      return [
        triggerFunction(name, `${statement}; RETURN NULL;`),
        deferredTrigger(`${name}_1_turn`, whole, "purchase_tally_in_turn"),
        deferredTrigger(`${name}_2_total`, whole, name),
      ];
    }),
  ];
}
