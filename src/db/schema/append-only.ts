import { triggerFunction } from "./triggers.ts";

/** Tables whose rows the database itself refuses to change and to delete. */
const tables = ["journal", "audit", "debt_line", "book_close", "book_late", "cash_count"];
const reason = "this table is append-only";

/** The triggers of the append-only tables. */
export function appendOnlyTriggers(isPostgres: boolean): string[] {
  if (!isPostgres)
    return tables.flatMap((table) =>
      ["UPDATE", "DELETE"].map(
        (verb) => `CREATE TRIGGER ${table}_no_${verb.toLowerCase()} BEFORE ${verb} ON ${table}
          BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
      ),
    );
  return [
    triggerFunction("refuse_change", `RAISE EXCEPTION '${reason}';`),
    ...tables.map(
      (table) => `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    ),
  ];
}
