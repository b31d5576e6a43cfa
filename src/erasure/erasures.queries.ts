import type { Selectable } from "kysely";
import { countOf, type Db } from "../db/database.ts";
import { preparedList } from "../db/prepared.ts";
import { customerKinds } from "../outbox/messages.table.ts";
import { nobody } from "../sales/purchases.table.ts";
import { dropLooks } from "../wallet/snapshots.queries.ts";
import type { ErasureTable } from "./erasures.table.ts";

export type Erasure = Selectable<ErasureTable>;

export async function putErasure(db: Db, erasure: Erasure): Promise<void> {
  const { account_id, ...changes } = erasure;
  await db
    .insertInto("erasure")
    .values(erasure)
    .onConflict((c) => c.column("account_id").doUpdateSet(changes))
    .execute();
}

export async function findErasure(db: Db, accountId: string): Promise<Erasure | undefined> {
  return db.selectFrom("erasure").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

export const allErasures = preparedList((db) => db.selectFrom("erasure").selectAll().orderBy("asked_at"));

/** False: somebody else has done it, or called it off. */
export async function takeErasure(trx: Db, accountId: string): Promise<boolean> {
  const result = await trx.deleteFrom("erasure").where("account_id", "=", accountId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Tables that keep nothing of an account, each before those that its rows refer to. */
const accountTables = [
  "sms",
  "sms_shop",
  "customer_request",
  "customer",
  "save_question",
  "repeat_sale",
  "person_thing",
  "person",
  "webhook_event",
  "webhook_secret",
  "alert_choice",
  "shop_alert",
  "plan_sold",
  "seat",
  "price_rule",
  "batch",
  "statement",
  "claim",
  "complaint",
  "beneficiary_part",
] as const;

/** Tables that keep nothing of a Telegram user who is logged in nowhere. */
const userTables = [
  "customer_message",
  "customer_request",
  "customer_chat",
  "company_watch",
  "turned_away",
  "form",
  "pin_entry",
  "pin_proof",
] as const;

/**
 * Removes personal data from an account without a logged-in user. Of each sale stays only the part that the books need:
 * amounts, times, provider, state, reference and its journal. Returns how many sales that are.
 */
export async function eraseAccount(trx: Db, accountId: string): Promise<number> {
  const salesOf = trx.selectFrom("purchase").select("id").where("account_id", "=", accountId);
  const customersOf = trx.selectFrom("customer").select("id").where("account_id", "=", accountId);
  const peopleOf = trx
    .selectFrom("purchase")
    .select("user_id")
    .where("account_id", "=", accountId)
    .union(
      trx
        .selectFrom("seat")
        .select("user_id")
        .where("account_id", "=", accountId)
        .where("user_id", "is not", null)
        .$castTo<{ user_id: number }>(),
    )
    // Every user who was logged in, also without a sale.
    .union(trx.selectFrom("audit").select("user_id").where("account_id", "=", accountId));
  await trx.deleteFrom("notice").where("purchase_id", "in", salesOf).execute();
  // News hold the names of shop and staff.
  await trx
    .deleteFrom("notice")
    .where("kind", "=", "account")
    .where("done_at", "is not", null)
    .where("user_id", "in", peopleOf)
    .execute();
  await trx.deleteFrom("customer_message").where("purchase_id", "in", salesOf).execute();
  await trx.deleteFrom("customer_link").where("customer_id", "in", customersOf).execute();
  await trx.deleteFrom("customer_chat").where("customer_id", "in", customersOf).execute();
  for (const table of ["notice", "board"] as const)
    for (const about of ["account", "close", "alert", "repeat", "request"])
      await trx.deleteFrom(table).where("key", "like", `${about}:${accountId}:%`).execute();
  await dropLooks(trx, [accountId]);
  for (const table of accountTables) await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
  await trx
    .updateTable("account_change")
    .set({ user_id: nobody, words: null, key_before: null, card_message_id: null })
    .where("account_id", "=", accountId)
    .execute();
  await eraseSales(trx, accountId);
  await eraseOwner(trx, accountId);
  return countOf(trx.selectFrom("purchase").where("account_id", "=", accountId).where("confirmed_at", "is not", null));
}

async function eraseSales(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable("purchase")
    .set((e) => ({
      user_id: nobody,
      beneficiary: "",
      token_sealed: null,
      token_source: null,
      token_unread_sealed: null,
      // The service's words may hold a number or a token.
      service_words: null,
      receipt_file_id: null,
      receipt_digest: null,
      card_message_id: null,
      version: e("version", "+", 1),
    }))
    .where("account_id", "=", accountId)
    .execute();
}

async function eraseOwner(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable("account")
    .set({
      // The next login of this user of the service gets a new account.
      service_user_id: `erased:${accountId}`,
      phone_number: "",
      login_phone: null,
      first_name: "",
      last_name: "",
      shop_name: null,
      live_key_sealed: null,
      sandbox_key_sealed: null,
      access_token_sealed: null,
      wallet_kobo: null,
      wallet_at: null,
      bank_name: null,
      bank_account_number: null,
      bank_account_name: null,
      // No webhook leads here any more.
      webhook_path_hash: `erased:${accountId}`,
      webhook_path_sealed: "",
      webhook_state: "none",
      webhook_registered_at: null,
      webhook_heard_at: null,
      webhook_other_sealed: null,
      webhook_asked: null,
      frozen_by: null,
    })
    .where("id", "=", accountId)
    .execute();
}

/**
 * Removes what is kept about a Telegram user who is logged in nowhere: the name, what was half typed, which shops send
 * them what. How many wrong PINs and links came from them stays for as long as it counts.
 */
export async function eraseChat(trx: Db, userId: number, now: number): Promise<void> {
  for (const table of userTables) await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  await trx
    .updateTable("customer_link")
    .set({ claimed_by: nobody, revoked_at: now })
    .where("claimed_by", "=", userId)
    .execute();
  await trx
    .deleteFrom("notice")
    .where("user_id", "=", userId)
    .where((e) => e.or([e("kind", "in", [...customerKinds]), e("done_at", "is not", null)]))
    .execute();
  await trx.updateTable("repeat_sale").set({ user_id: nobody }).where("user_id", "=", userId).execute();
  await trx.deleteFrom("chat_lock").where("user_id", "=", userId).where("wrong", "=", 0).execute();
  await trx.deleteFrom("chat").where("user_id", "=", userId).where("account_id", "is", null).execute();
  await trx
    .updateTable("telegram_update")
    .set({ sender_id: nobody })
    .where("sender_id", "=", userId)
    .where("done_at", "is not", null)
    .execute();
}
