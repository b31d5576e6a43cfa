/** What a row changes elsewhere, in the transaction that changes the row. */
export interface RowTrigger {
  /** The trigger's name in SQLite, and its function's in PostgreSQL. */
  name: string;
  table: string;
  /** INSERT, DELETE or UPDATE OF columns. */
  on: string;
  /** Of the rows OLD and NEW. Without it every row counts. */
  condition?: string;
  statement: string;
}

/** The trigger in SQLite's words, or in PostgreSQL's, which runs it as soon as the row is written. */
export function rowTrigger(trigger: RowTrigger, isPostgres: boolean): string[] {
  const { name, table, on, condition, statement } = trigger;
  const begin = `CREATE TRIGGER ${name} AFTER ${on} ON ${table}`;
  if (!isPostgres) return [`${begin} ${condition ? `WHEN ${condition}` : ""} BEGIN ${statement}; END`];
  const when = condition ? `WHEN (${condition})` : "";
  return [
    triggerFunction(name, `${statement}; RETURN NULL;`),
    `${begin} FOR EACH ROW ${when} EXECUTE FUNCTION ${name}()`,
  ];
}

/** A PostgreSQL trigger that runs `call` at the end of the transaction. Those of a row run in the order of their names. */
export function deferredTrigger(name: string, { table, on, condition }: RowTrigger, call: string): string {
  return `CREATE CONSTRAINT TRIGGER ${name} AFTER ${on} ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${call}()`;
}

export function triggerFunction(name: string, body: string): string {
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`;
}
