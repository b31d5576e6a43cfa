import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresAdapter,
  RawNode,
  type SelectQueryBuilder,
  sql,
} from "kysely";

/** Whether queries on this database are PostgreSQL's; else they are SQLite's. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Has this transaction wait until no other one that named the same `key` is under way, on any replica. What it reads
 * afterwards is what they left. SQLite runs one transaction at a time anyway.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export async function inTurn(trx: Kysely<any>, key: string): Promise<void> {
  if (isPostgres(trx)) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Rows that another transaction has locked are left out, the others locked until this one ends. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function skippingLocked<DB, TB extends keyof DB, O>(trx: Kysely<any>, query: SelectQueryBuilder<DB, TB, O>) {
  return isPostgres(trx) ? query.forUpdate().skipLocked() : query;
}

/** Rows that nobody else changes until this transaction ends. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its tables
export function holding<DB, TB extends keyof DB, O>(trx: Kysely<any>, query: SelectQueryBuilder<DB, TB, O>) {
  return isPostgres(trx) ? query.forNoKeyUpdate() : query;
}

/** Makes text columns compare by their bytes, as SQLite does, whatever the language of the server: ids are in order so. */
export const textInByteOrder: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
};

class ByteOrder extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { dataType } = node;
    const isText = DataTypeNode.is(dataType) && dataType.dataType === "text";
    const changed = isText ? { ...node, dataType: RawNode.createWithSql(`text COLLATE "C"`) } : node;
    return super.transformColumnDefinition(changed);
  }
}
const transformer = new ByteOrder();
