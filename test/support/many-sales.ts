import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { toKobo } from "../../src/core/money.ts";
import type { Store } from "../../src/db/open.ts";
import { insertJournal, type Purchase } from "../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon } from "./builders.ts";

const batch = 200;

/** A book as years at a counter leave it: sales in every state, with journal, notices and updates. */
export async function writeManySales(store: Store, count: number): Promise<void> {
  await insertAccount(store.db, anAccount());
  await insertAccount(store.db, anAccount({ id: "bola", first_name: "Bọlá\0", wallet_kobo: 12_345_678_901 }));
  for (let first = 0; first < count; first += batch) {
    const sales = Array.from({ length: Math.min(batch, count - first) }, (_, index) => oneSale(first + index));
    await store.transaction(async (trx) => {
      await trx.insertInto("purchase").values(sales).execute();
      await insertJournal(trx, sales.flatMap(journalOf));
      await trx
        .insertInto("notice")
        .values(
          sales.map(({ id, user_id }) => ({
            ...{ id: `N${id}`, user_id, purchase_id: id, kind: "card" as const, key: `card:${id}`, due_at: noon },
            ...{ version: 3, attempts: 0, done_at: noon, failure: null, facts: null, created_at: noon },
          })),
        )
        .execute();
      await trx
        .insertInto("telegram_update")
        .values(
          sales.map((_, index) => ({
            ...{ update_id: 5_000_000_000 + first + index, sender_id: 7, raw_sealed: "", received_at: noon },
            ...{ tapped_message_id: index % 2 ? 100 : null, done_at: noon, failure: null },
          })),
        )
        .execute();
    });
  }
}

const states = ["succeeded", "succeeded", "failed", "void", "pending", "unknown", "quoted", "expired"] as const;

function oneSale(index: number): Purchase {
  const id = `01M${String(index).padStart(23, "0")}`;
  const earlier = `01M${String(Math.max(0, index - 1)).padStart(23, "0")}`;
  return aPurchase({
    id,
    account_id: index % 3 ? "ada" : "bola",
    state: states[index % states.length] ?? "succeeded",
    repeats_id: index % 10 === 9 ? earlier : null,
    discount_percent: index % 7 ? 2.5 : 1 / 3,
    service_words: index % 5 ? null : "Ẹ kú iṣẹ́ ₦500 'so' \\ \n",
    confirm_key_hash: `key ${id}`,
  });
}

function journalOf({ id, state }: Purchase) {
  return (["intent", "sending", "state"] as const).map((kind, index) => ({
    ...{ id: `J${id}${index}`, purchase_id: id, at: noon + index, kind, from_state: "quoted" as const },
    ...{ to_state: state, source: "tap", evidence_sha256: null, kobo: toKobo(48_750), note: null },
  }));
}
