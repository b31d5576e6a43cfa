import type { Db } from "../store/database.ts";
import type { Purchase } from "../store/purchases.ts";

/** A wallet that fell by at least this part of the price paid for something: what is charged is not always what is listed. */
const leastShare = 0.5;

/**
 * Whether the wallet fell, since the sale was confirmed, by more than the account's other sales explain: then a sale
 * of which the service knows nothing may have been charged all the same, and is not called "not charged". Money paid
 * in meanwhile cannot be seen and may hide a charge; a purchase made elsewhere may look like one. Both only decide
 * whether a person looks. Null where nobody looked at the wallet before the sale.
 */
export async function isDebited(db: Db, purchase: Purchase, walletNowKobo: number): Promise<boolean | null> {
  if (purchase.wallet_before_kobo === null || purchase.confirmed_at === null) {
    // What is missing in a restored book is looked for in the wallet as a whole, and told (restore-watch.ts).
    return purchase.why === "restored" ? false : null;
  }
  const others = await db
    .selectFrom("purchase")
    .select(["face_kobo", "expected_kobo", "observed_kobo"])
    .where("account_id", "=", purchase.account_id)
    .where("mode", "=", purchase.mode)
    .where("id", "!=", purchase.id)
    .where("state", "in", ["sending", "unknown", "pending", "succeeded"])
    .where((e) => e.or([e("settled_at", "is", null), e("settled_at", ">=", purchase.confirmed_at)]))
    // The balance from before this sale shows those already.
    .where((e) => e.or([e("charged_look_at", "is", null), e("charged_look_at", ">", purchase.confirmed_at)]))
    .execute();
  const explained = others.reduce((sum, row) => sum + (row.observed_kobo ?? row.expected_kobo ?? row.face_kobo), 0);
  const unexplained = purchase.wallet_before_kobo - walletNowKobo - explained;
  return unexplained >= (purchase.expected_kobo ?? purchase.face_kobo) * leastShare;
}
