import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { insertBatch } from "../../src/batches/batches.queries.ts";
import { writeForm } from "../../src/bot/dialogs/forms.queries.ts";
import type { Cipher } from "../../src/core/cipher.ts";
import type { Db } from "../../src/db/database.ts";
import { identityOf, type SealedColumn, sealedColumns } from "../../src/db/sealed.ts";
import { insertPurchase } from "../../src/sales/purchases.queries.ts";
import { storeWebhookEvents } from "../../src/sales/webhook-events.queries.ts";
import { writeEntry } from "../../src/sessions/locks.queries.ts";
import { insertSms } from "../../src/sms/sms.queries.ts";
import { anAccount, anSms, aPurchase, noon } from "./builders.ts";

/** A sealed value as it lies in the database, and what it is bound to. */
export interface SealedValue {
  column: SealedColumn;
  identity: string;
  sealed: string;
}

/** Recently: what was handled long ago is forgotten by the housekeeping. */
const handledAt = Date.now();

/** Fills every sealed column in `count` rows. Each value says what it is bound to. */
export async function fillSealedColumns(db: Db, cipher: Cipher, count: number): Promise<void> {
  const seal = (name: SealedColumn["name"], ...key: [string | number, ...string[]]) => {
    const identity = identityOf(name, ...key);
    return cipher.seal(`the value of ${identity}`, identity);
  };
  for (let index = 1; index <= count; index++) {
    const id = `a${index}`;
    await insertAccount(
      db,
      anAccount({
        id,
        live_key_sealed: seal("account.live_key_sealed", id),
        sandbox_key_sealed: seal("account.sandbox_key_sealed", id),
        access_token_sealed: seal("account.access_token_sealed", id),
        webhook_path_sealed: seal("account.webhook_path_sealed", id),
        webhook_other_sealed: seal("account.webhook_other_sealed", id),
      }),
    );
    const secret = { id: `s${index}`, secret_sealed: seal("webhook_secret", `s${index}`), added_at: noon };
    await db
      .insertInto("webhook_secret")
      .values({ ...secret, account_id: id, expires_at: null })
      .execute();
    await insertPurchase(
      db,
      aPurchase({
        ...{ id: `p${index}`, account_id: id, token_sealed: seal("purchase.token", `p${index}`) },
        token_unread_sealed: seal("purchase.token_unread", `p${index}`),
      }),
    );
    const sms = anSms({
      id: `m${index}`,
      account_id: id,
      purchase_id: `p${index}`,
      state: "sent",
      created_at: handledAt,
    });
    await insertSms(db, { ...sms, number_sealed: seal("sms.number", `m${index}`) });
    // Far from the numbers of a sandbox's updates, and handled: no inbox takes it up.
    const update_id = 2_000_000_000 + index;
    await db
      .insertInto("telegram_update")
      .values({
        ...{ update_id, sender_id: 7, raw_sealed: seal("telegram_update", update_id) },
        ...{ received_at: handledAt, done_at: handledAt, failure: null },
      })
      .execute();
    await writeForm(db, {
      ...{
        user_id: 2_000_000_000 + index,
        kind: "sell",
        step: "amount",
        answers_sealed: seal("form", 2_000_000_000 + index),
        revision: 1,
      },
      ...{ card_message_id: null, version: "1", updated_at: noon, expires_at: noon },
    });
    const user_id = 2_000_000_000 + index;
    await writeEntry(db, {
      ...{ user_id, what: "unlock", state: "open", nonce: "n", answers_sealed: seal("pin_entry", user_id) },
      // The housekeeping of a shop that is started on this forgets what has run out.
      ...{ card_message_id: null, expires_at: handledAt + 24 * 3_600_000 },
    });
    await insertBatch(db, {
      ...{ id: `l${index}`, account_id: id, user_id, seat_id: null, mode: "live", state: "draft", why: null },
      ...{ rows_sealed: seal("batch.rows", `l${index}`), card_message_id: null, is_proved: 0, version: 1 },
      ...{ created_at: handledAt, confirmed_at: null, expires_at: handledAt + 24 * 3_600_000 },
    });
    const event = {
      account_id: id,
      body_sha256: "b".repeat(64),
      raw_sealed: seal("webhook_event", id, "b".repeat(64)),
    };
    await storeWebhookEvents(db, [
      { ...event, received_at: handledAt, done_at: handledAt, result: "orphan", reference: null },
    ]);
  }
}

/** Every sealed value of the database. */
export async function readSealedValues(db: Db): Promise<SealedValue[]> {
  const values: SealedValue[] = [];
  for (const column of sealedColumns) {
    const rows = (await db.selectFrom(column.table).selectAll().execute()) as Record<string, unknown>[];
    for (const row of rows) {
      const sealed = row[column.column];
      const [first = "", ...others] = column.key.map((part) => String(row[part]));
      if (typeof sealed === "string" && sealed !== "")
        values.push({ column, identity: identityOf(column.name, first, ...others), sealed });
    }
  }
  return values;
}
