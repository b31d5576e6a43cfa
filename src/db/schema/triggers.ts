/** Triggers: a changed row updates other tables in the same transaction. */
export interface RowTrigger {
  /** The trigger's name in SQLite, and its function's in PostgreSQL. */
  name: string;
  table: string;
  /** INSERT, DELETE or UPDATE OF columns. */
  on: string;
  /** Of the rows OLD and NEW. */
  condition: string;
  statement: string;
}

/** The trigger in SQLite's words: it runs as soon as the row is written. */
export function rowTrigger({ name, table, on, condition, statement }: RowTrigger): string {
  return `CREATE TRIGGER ${name} AFTER ${on} ON ${table} WHEN ${condition} BEGIN ${statement}; END`;
}

/** A PostgreSQL trigger that runs `call` at the end of the transaction. Those of a row run in the order of their names. */
export function deferredTrigger(name: string, { table, on, condition }: RowTrigger, call: string): string {
  return `CREATE CONSTRAINT TRIGGER ${name} AFTER ${on} ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${call}()`;
}

export function triggerFunction(name: string, body: string): string {
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`;
}
