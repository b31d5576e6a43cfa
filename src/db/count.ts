import type { SelectQueryBuilder } from "kysely";

/** The number of rows of a query that selects nothing yet. */
export async function countOf<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counting = query.select((e) => e.fn.countAll().as("count")).$castTo<{ count: number | string | bigint }>();
  return Number((await counting.executeTakeFirstOrThrow()).count);
}
