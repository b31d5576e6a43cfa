import { rowTrigger } from "./triggers.ts";

/** What a debtor counts for. */
function worth(row: "OLD" | "NEW", sign: 1 | -1): string {
  return `SELECT ${row}.account_id AS account_id, ${row}.mode AS mode, ${sign} * ${row}.owed_kobo AS owed_kobo,
    CASE WHEN ${row}.owed_kobo > 0 THEN ${sign} ELSE 0 END AS people`;
}

/** A row changes its total once: PostgreSQL refuses to change one twice in a statement. */
function adding(rows: string): string {
  return `INSERT INTO debt_total (account_id, mode, owed_kobo, people)
    SELECT account_id, mode, sum(owed_kobo), sum(people) FROM (${rows}) AS changed
    WHERE true GROUP BY account_id, mode
    ON CONFLICT (account_id, mode) DO UPDATE SET
    owed_kobo = debt_total.owed_kobo + excluded.owed_kobo, people = debt_total.people + excluded.people`;
}

const changes = {
  insert: { on: "INSERT", rows: worth("NEW", 1) },
  delete: { on: "DELETE", rows: worth("OLD", -1) },
  update: { on: "UPDATE OF account_id, mode, owed_kobo", rows: `${worth("OLD", -1)} UNION ALL ${worth("NEW", 1)}` },
};

/** Keep `debt_total`: what is owed to each account, and by how many. */
export function debtTotalTriggers(isPostgres: boolean): string[] {
  return Object.entries(changes).flatMap(([name, { on, rows }]) =>
    rowTrigger({ name: `debtor_total_${name}`, table: "debtor", on, statement: adding(rows) }, isPostgres),
  );
}
