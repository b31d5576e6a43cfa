import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When an account's webhook was registered at the service, and when its first good call came. For what is registered
 * already, the last login or change stands for the first; any call that is still stored, for the second.
 */
export const webhookHeard: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("account").addColumn("webhook_registered_at", "bigint").execute();
    await db.schema.alterTable("account").addColumn("webhook_heard_at", "bigint").execute();
    await sql`
      UPDATE account SET
        webhook_registered_at = updated_at,
        webhook_heard_at = (SELECT max(received_at) FROM webhook_event WHERE webhook_event.account_id = account.id)
      WHERE webhook_state = 'ours'`.execute(db);
  },
};
