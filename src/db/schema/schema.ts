import type { Kysely } from "kysely";
import { isPostgres } from "../dialect.ts";
import { accountsTables } from "./accounts.ts";
import { appendOnlyTriggers } from "./append-only.ts";
import { booksTables } from "./books.ts";
import { customersTables } from "./customers.ts";
import { define } from "./define.ts";
import { findingTriggers } from "./finding.ts";
import { lateChangeTriggers } from "./late-changes.ts";
import { messagesTables } from "./messages.ts";
import { salesTables } from "./sales.ts";

const tables = [accountsTables, salesTables, customersTables, booksTables, messagesTables]
  .flatMap((text) => text.split(";"))
  .filter((statement) => statement.trim() !== "");
const triggers = [appendOnlyTriggers, findingTriggers, lateChangeTriggers];

/** Makes every table with its indexes and triggers in an empty database. */
export async function createSchema(db: Kysely<unknown>): Promise<void> {
  await define(db, [...tables, ...triggers.flatMap((make) => make(isPostgres(db)))]);
}
