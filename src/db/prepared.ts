import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import { type Db, isPostgres } from "./database.ts";

/** Runs SQL for a database or a transaction. Kysely's own way to it takes an eighth of a sale's processor. */
interface QueryRunner {
  ask<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>>;
}
const lines = new WeakMap<Db, QueryRunner>();

export function giveLine(db: Db, line: QueryRunner): void {
  lines.set(db, line);
}

/** Stands in a compiled query where a value goes. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function run<Row>(db: Db, query: CompiledQuery<Row>, values: Record<string, unknown>): Promise<QueryResult<Row>> {
  const parameters = query.parameters.map((value) => (value instanceof Gap ? values[value.name] : value));
  return lines.get(db)?.ask<Row>(query.sql, parameters) ?? db.executeQuery({ ...query, parameters });
}

interface Shape<Row> {
  isOfPostgres: boolean;
  names: readonly string[];
  query: CompiledQuery<Row>;
}

/**
 * A query that is built and compiled once per kind of database and per set of names that have a value; a name whose
 * value is undefined counts as not given. `build` uses the values of `p` only as values: it must not look at them, and
 * what it makes follows from their names. A list needs a query of its length each time: use a plain query for it.
 */
export function prepared<Values extends object, Row>(build: (db: Db, p: Values) => Compilable<Row>) {
  const known: Shape<Row>[] = [];

  function queryFor(db: Db, given: Record<string, unknown>): CompiledQuery<Row> {
    const isOfPostgres = isPostgres(db);
    for (const shape of known) {
      if (shape.isOfPostgres === isOfPostgres && hasNames(given, shape.names)) return shape.query;
    }
    const names = Object.keys(given).filter((name) => given[name] !== undefined);
    const query = build(db, Object.fromEntries(names.map((name) => [name, new Gap(name)])) as Values).compile();
    known.push({ isOfPostgres, names, query });
    return query;
  }

  return (db: Db, values: Values): Promise<QueryResult<Row>> => {
    const given = values as Record<string, unknown>;
    return run(db, queryFor(db, given), given);
  };
}

/** A prepared query whose values have an order in place of names. None of them is undefined. */
function preparedInOrder<Values extends readonly (string | number)[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
) {
  const known = new Map<boolean, CompiledQuery<Row>>();
  return (db: Db, values: Values): Promise<QueryResult<Row>> => {
    const isOfPostgres = isPostgres(db);
    let query = known.get(isOfPostgres);
    if (!query) {
      const gaps = values.map((_, place) => new Gap(String(place)));
      query = build(db, ...(gaps as unknown as Values)).compile();
      known.set(isOfPostgres, query);
    }
    return run(db, query, values as unknown as Record<string, unknown>);
  };
}

/** The rows of a prepared query whose values have an order in place of names. None of them is undefined. */
export function preparedList<Values extends readonly (string | number)[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
) {
  const query = preparedInOrder(build);
  return async (db: Db, ...values: Values): Promise<Row[]> => (await query(db, values)).rows;
}

/** The first of these rows. */
export function preparedFirst<Values extends readonly (string | number)[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
) {
  const query = preparedInOrder(build);
  return async (db: Db, ...values: Values): Promise<Row | undefined> => (await query(db, values)).rows[0];
}

/** Whether the names that have a value are these, in this order. */
function hasNames(given: Record<string, unknown>, names: readonly string[]): boolean {
  let place = 0;
  for (const name in given) if (given[name] !== undefined && name !== names[place++]) return false;
  return place === names.length;
}

/** The same for a query that takes rows with the same names: it is compiled once per number of rows. */
export function preparedRows<Values extends object, Row>(build: (db: Db, rows: Values[]) => Compilable<Row>) {
  const query = prepared((db, p: Record<string, unknown>) => {
    const rows: Record<string, unknown>[] = [];
    for (const [name, value] of Object.entries(p)) {
      const [place = "", column = ""] = name.split(".");
      rows[Number(place)] = { ...rows[Number(place)], [column]: value };
    }
    return build(db, rows as Values[]);
  });
  const ofOne = prepared((db, row: Values) => build(db, [row]));
  return (db: Db, rows: readonly Values[]): Promise<QueryResult<Row>> => {
    const [only] = rows;
    if (only && rows.length === 1) return ofOne(db, only);
    const values: Record<string, unknown> = {};
    for (const [place, row] of rows.entries()) {
      for (const [column, value] of Object.entries(row)) values[`${place}.${column}`] = value;
    }
    return query(db, values);
  };
}
