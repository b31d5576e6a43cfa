import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** From which seat a customer's link was given: the trail knows it of those that are there. */
export const links: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer_link").addColumn("seat_id", "text").execute();
    await sql`
      UPDATE customer_link SET seat_id = (
        SELECT audit.seat_id FROM audit
        WHERE audit.act = 'customer_link_given' AND audit.user_id = customer_link.created_by
          AND audit.at = customer_link.created_at
          AND audit.facts LIKE ('%' || customer_link.purchase_id || '%')
        ORDER BY audit.id DESC LIMIT 1)`.execute(db);
    // What a link brings is asked of the link from now on, and one that ran out long ago was forgotten: its chat has
    // one that brings the same.
    await sql`
      INSERT INTO customer_link (token_hash, customer_id, mode, purchase_id, created_by, created_at, expires_at,
        claimed_by, claimed_at)
      SELECT 'forgotten:' || chat.id, chat.customer_id, chat.mode, MIN(purchase.id), 0, chat.linked_at, chat.linked_at,
        chat.user_id, chat.linked_at
      FROM customer_chat AS chat
      JOIN customer ON customer.id = chat.customer_id
      JOIN purchase ON purchase.account_id = customer.account_id AND purchase.service_type = customer.service_type
        AND purchase.beneficiary = customer.beneficiary AND purchase.mode = chat.mode
        AND purchase.confirmed_at >= chat.since_at
      WHERE chat.unlinked_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM customer_link AS link
        WHERE link.customer_id = chat.customer_id AND link.mode = chat.mode AND link.claimed_by = chat.user_id
          AND link.revoked_at IS NULL)
      GROUP BY chat.id, chat.customer_id, chat.mode, chat.linked_at, chat.user_id`.execute(db);
  },
};
