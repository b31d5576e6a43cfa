import { sql } from "kysely";
import { type Db, hasTable } from "../database.ts";
import { StoreError } from "../store-error.ts";

/** By table and column: what a row of an earlier database has where it lacks a column of today, in SQL. */
export type FilledColumns = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Before an owner could let a seat say who owes, none could; nobody always had an SMS or had a credit limit, no sale said
 * that it is on credit, and no customer could ask for one. Before an operator could stop a shop, none was stopped. No
 * message about a failed sale was edited.
 */
const since0045: FilledColumns = {
  account: { stopped_at: "NULL", stopped_reason: "NULL", takes_requests: "1" },
  seat: { marks_owed: "0", gets_requests: "0" },
  person: { always_sms: "0", credit_limit_kobo: "NULL" },
  purchase: { on_credit: "0", promised_for: "NULL" },
  notice: { message_id: "NULL" },
};

/** Before an account noted when its webhook was registered, the last login or change stands for that. */
const since0040: FilledColumns = {
  ...since0045,
  account: {
    ...since0045.account,
    webhook_registered_at: "CASE WHEN webhook_state = 'ours' THEN updated_at END",
    webhook_heard_at: `CASE WHEN webhook_state = 'ours' THEN
      (SELECT max(received_at) FROM webhook_event WHERE webhook_event.account_id = account.id) END`,
  },
  purchase: {
    ...{ posted_amount_kobo: "NULL", service_reference: "NULL", resends: "0", has_no_record: "0" },
    ...{ ...since0045.purchase, about_kobo: "NULL", list_kobo: "NULL" },
  },
  wallet_look: { memory: "'{}'" },
};

/** By the last migration of the earlier databases that can be copied. */
const earlierDatabases: Readonly<Record<string, FilledColumns>> = {
  "0040-given-back": since0040,
  "0045-list-price": since0045,
};

/** Tables that no earlier database has: a copy of one has no rows in them. */
const newTables = ["claim", "company_watch", "complaint", "customer_request", "hold", "sms", "sms_report", "sms_shop"];

/** Whether a database with these migrations was made in steps, before its tables became one schema. */
export function isEarlier(migrations: readonly string[]): boolean {
  return migrations.includes("0001-first");
}

/** Which of the tables a database with these migrations has. */
export function tablesThere<Table extends { name: string }>(tables: readonly Table[], migrations: readonly string[]) {
  return isEarlier(migrations) ? tables.filter(({ name }) => !newTables.includes(name)) : tables;
}

/** The names of the migrations that a database has been through, in order. */
export async function readMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Throws StoreError for an earlier database, which only a copy reads. `what` names it. */
export function refuseEarlier(migrations: readonly string[], what: string): void {
  if (!isEarlier(migrations)) return;
  throw new StoreError(
    "store.earlier",
    `${what} is of an earlier version. Nothing was changed. Copy it into a new database, and start on that: ` +
      "npm run copy-database -- FROM TO, for example sqlite:data/vendbot.db sqlite:data/vendbot-new.db",
  );
}

/**
 * The values that a copy fills in for the rows of a database with these migrations. Throws StoreError for one that it
 * cannot read.
 */
export function columnsToFill(migrations: readonly string[]): FilledColumns {
  if (!isEarlier(migrations)) return {};
  const last = migrations.at(-1) ?? "";
  const filled = earlierDatabases[last];
  if (filled) return filled;
  throw new StoreError(
    "store.unknown_version",
    `The source is of an earlier version that cannot be copied: its last migration is ${last}, and those that can be ` +
      `copied end with ${Object.keys(earlierDatabases).join(" or ")}. Nothing was changed.`,
  );
}
