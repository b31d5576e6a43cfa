import { deferredTrigger, type RowTrigger, rowTrigger, triggerFunction } from "./triggers.ts";

/** The columns of sums: of a close, of a change that came later, and of what was carried forward. */
export const closeMeasures = [
  ...(["sold_n", "face_kobo", "price_kobo", "cost_kobo", "expected_n", "unpriced_n", "unpriced_price_kobo"] as const),
  ...(["open_n", "failed_n"] as const),
] as const;

const openStates = "'intent', 'sending', 'unknown', 'pending'";
/** A change of any other column changes nothing that a day comes to. */
const counted = ["about_kobo", "state", "face_kobo", "expected_kobo", "observed_kobo", "price_kobo", "confirmed_at"];

/** How much a row counts for. */
function worth(row: "OLD" | "NEW", version: string, sign: 1 | -1): string {
  const price = `coalesce(${row}.price_kobo, ${row}.face_kobo)`;
  const charge = `coalesce(${row}.observed_kobo, ${row}.expected_kobo, ${row}.about_kobo)`;
  const where = (states: string, value: string) =>
    `CASE WHEN ${row}.state IN (${states}) THEN ${sign} * ${value} ELSE 0 END`;
  const sold = (value: string, condition = "1 = 1") =>
    where("'succeeded'", `CASE WHEN ${condition} THEN ${value} ELSE 0 END`);
  return `
    SELECT ${row}.id AS purchase_id, ${version} AS version, ${row}.account_id AS account_id, ${row}.mode AS mode,
      (SELECT max(until_ms) FROM book_close WHERE account_id = ${row}.account_id AND mode = ${row}.mode) AS after_ms,
      ${row}.confirmed_at AS sold_at, ${row}.service_type AS service_type, coalesce(${row}.seat_id, '') AS seat_id,
      ${sold("1")} AS sold_n, ${sold(`${row}.face_kobo`)} AS face_kobo, ${sold(price)} AS price_kobo,
      ${sold(charge, `${charge} IS NOT NULL`)} AS cost_kobo,
      ${sold("1", `${row}.observed_kobo IS NULL AND ${charge} IS NOT NULL`)} AS expected_n,
      ${sold("1", `${charge} IS NULL`)} AS unpriced_n, ${sold(price, `${charge} IS NULL`)} AS unpriced_price_kobo,
      ${where(openStates, "1")} AS open_n, ${where("'failed', 'void'", "1")} AS failed_n
    WHERE ${row}.confirmed_at IS NOT NULL`;
}

const key = ["purchase_id", "version", "account_id", "mode", "after_ms", "sold_at", "service_type", "seat_id"];

/** Posts by how much a sealed day is worth more, or less, than before. A row of an open day posts nothing. */
function posting(rows: string): string {
  const sums = closeMeasures.map((measure) => `sum(${measure})`);
  return `
    INSERT INTO book_late (${[...key, ...closeMeasures].join(", ")}, step)
    SELECT ${[...key, ...sums].join(", ")}, (SELECT count(*) FROM book_late AS known
      WHERE known.purchase_id = changed.purchase_id AND known.version = changed.version)
    FROM (${rows}) AS changed
    WHERE sold_at < after_ms
    GROUP BY ${key.join(", ")}
    HAVING ${sums.map((sum) => `${sum} <> 0`).join(" OR ")}`;
}

const hasChanged = counted.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(" OR ");
const before = worth("OLD", "NEW.version", -1);
const after = worth("NEW", "NEW.version", 1);
const table = "purchase";
const triggers: RowTrigger[] = [
  {
    ...{ name: "purchase_late_insert", table, on: "INSERT", condition: "NEW.confirmed_at IS NOT NULL" },
    statement: posting(after),
  },
  {
    ...{ name: "purchase_late_delete", table, on: "DELETE", condition: "OLD.confirmed_at IS NOT NULL" },
    statement: posting(worth("OLD", "OLD.version + 1", -1)),
  },
  {
    ...{ name: "purchase_late_update", table, on: `UPDATE OF ${counted.join(", ")}` },
    condition: `(OLD.confirmed_at IS NOT NULL OR NEW.confirmed_at IS NOT NULL) AND (${hasChanged})`,
    statement: posting(`${before} UNION ALL ${after}`),
  },
];

const newest = "(SELECT max(until_ms) FROM book_close WHERE account_id = NEW.account_id AND mode = NEW.mode)";
/** A change of a sealed day is not added to that day. A copy brings what changed first, and the closes last. */
const refusals = {
  book_close: `NEW.until_ms <= NEW.since_ms OR NEW.since_ms < ${newest}`,
  book_late: `NEW.after_ms <> ${newest}`,
};
const reason = "this day is sealed";

/** Keep `book_late`, what changed of sealed days since, and refuse what would be added to a sealed day. */
export function lateChangeTriggers(isPostgres: boolean): string[] {
  if (isPostgres) {
    return [takingTurn(), ...triggers.flatMap(deferred), ...Object.entries(refusals).flatMap(refusingInPostgres)];
  }
  return [
    ...triggers.map(rowTrigger),
    ...Object.entries(refusals).map(
      ([name, isOver]) => `CREATE TRIGGER ${name}_sealed BEFORE INSERT ON ${name} WHEN ${isOver}
        BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
    ),
  ];
}

const turn = "purchase_late_in_turn";

/**
 * Triggers that run at the end of a transaction, so that no sale is locked by one that waits for its turn. The one whose
 * name comes first takes the turn of the books: a seal sees all of the transaction, or nothing.
 */
function deferred(trigger: RowTrigger): string[] {
  const { name, statement } = trigger;
  return [
    triggerFunction(name, `${statement}; RETURN NULL;`),
    deferredTrigger(`${name}_1_turn`, trigger, turn),
    deferredTrigger(`${name}_2_post`, trigger, name),
  ];
}

function takingTurn(): string {
  return triggerFunction(
    turn,
    `PERFORM pg_advisory_xact_lock(hashtextextended('books:' || coalesce(NEW.account_id, OLD.account_id), 0));
    RETURN NULL;`,
  );
}

function refusingInPostgres([name, isOver]: [string, string]): string[] {
  return [
    triggerFunction(`${name}_refuse_sealed`, `IF ${isOver} THEN RAISE EXCEPTION '${reason}'; END IF; RETURN NEW;`),
    `CREATE TRIGGER ${name}_sealed BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION ${name}_refuse_sealed()`,
  ];
}
