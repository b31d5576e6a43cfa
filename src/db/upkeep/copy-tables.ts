import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import { createSchema } from "../schema/schema.ts";

export interface CopiedTable {
  name: string;
  columns: readonly string[];
  /** The columns of its primary key, in their order. */
  key: readonly string[];
  /** Columns that name a row of the same table. */
  selfReferences: readonly string[];
}

/**
 * Tables that belong to an engine, to a process or to the copy itself, or that the database makes from its other
 * tables.
 */
const leftOut = new Set(["replica", "lease", "beneficiary_part", "sale_name"]);

/** A sale that comes behind the close of its day would count as changed since: the closes come last. */
const behind: Readonly<Record<string, readonly string[]>> = { book_close: ["book_late"] };

/** The tables of a shop as the schema makes them, each behind those that it refers to. */
export async function tablesToCopy(): Promise<CopiedTable[]> {
  const model = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new SqliteDatabase(":memory:") }) });
  try {
    await createSchema(model);
    return await sortTables(model);
  } finally {
    await model.destroy();
  }
}

async function sortTables(sqlite: Kysely<unknown>): Promise<CopiedTable[]> {
  const { rows: names } = await sql<{ name: string }>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`.execute(sqlite);
  const left = names.map(({ name }) => name).filter((name) => !leftOut.has(name));
  const references = new Map(
    await Promise.all(left.map(async (name) => [name, await referencesOf(sqlite, name)] as const)),
  );
  const sorted: string[] = [];
  while (sorted.length < left.length) {
    const next = left.find(
      (name) =>
        !sorted.includes(name) &&
        [...(references.get(name) ?? []).map(({ table }) => table), ...(behind[name] ?? [])].every(
          (table) => table === name || sorted.includes(table),
        ),
    );
    if (next === undefined) throw new Error("Tables refer to each other in a circle");
    sorted.push(next);
  }
  return Promise.all(
    sorted.map(async (name) => {
      const { rows: columns } = await sql<{ name: string; pk: number }>`
        SELECT name, pk FROM pragma_table_info(${name})`.execute(sqlite);
      const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
      const own = (references.get(name) ?? []).filter(({ table }) => table === name);
      return {
        name,
        columns: columns.map((column) => column.name).sort(),
        key: key.map((column) => column.name),
        selfReferences: own.map(({ column }) => column),
      };
    }),
  );
}

async function referencesOf(sqlite: Kysely<unknown>, name: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT "table", "from" AS "column" FROM pragma_foreign_key_list(${name})`.execute(sqlite);
  return rows;
}
