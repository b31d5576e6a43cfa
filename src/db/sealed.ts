import type { Tables } from "./database.ts";

/**
 * Every column that holds ciphertext of core/cipher: its table, the table's primary key, and the name that a value is
 * bound to. The names stand in the sealed values themselves and never change. An empty string in such a column is no value.
 */
export const sealedColumns = [
  { table: "account", column: "live_key_sealed", key: ["id"], name: "account.live_key_sealed" },
  { table: "account", column: "sandbox_key_sealed", key: ["id"], name: "account.sandbox_key_sealed" },
  { table: "account", column: "access_token_sealed", key: ["id"], name: "account.access_token_sealed" },
  { table: "account", column: "webhook_path_sealed", key: ["id"], name: "account.webhook_path_sealed" },
  { table: "account", column: "webhook_other_sealed", key: ["id"], name: "account.webhook_other_sealed" },
  { table: "webhook_secret", column: "secret_sealed", key: ["id"], name: "webhook_secret" },
  { table: "webhook_event", column: "raw_sealed", key: ["account_id", "body_sha256"], name: "webhook_event" },
  { table: "purchase", column: "token_sealed", key: ["id"], name: "purchase.token" },
  { table: "purchase", column: "token_unread_sealed", key: ["id"], name: "purchase.token_unread" },
  { table: "telegram_update", column: "raw_sealed", key: ["update_id"], name: "telegram_update" },
  { table: "pin_entry", column: "answers_sealed", key: ["user_id"], name: "pin_entry" },
  { table: "batch", column: "rows_sealed", key: ["id"], name: "batch.rows" },
  { table: "form", column: "answers_sealed", key: ["user_id"], name: "form" },
  { table: "sms", column: "number_sealed", key: ["id"], name: "sms.number" },
] as const satisfies readonly {
  table: keyof Tables;
  column: string;
  key: readonly [string, ...string[]];
  name: string;
}[];

export type SealedColumn = (typeof sealedColumns)[number];

/** What a sealed value is bound to: its column, and the row by the values of the table's primary key, in their order. */
export function identityOf(
  name: SealedColumn["name"],
  ...key: readonly [string | number, ...(string | number)[]]
): string {
  return [name, ...key].join(":");
}
