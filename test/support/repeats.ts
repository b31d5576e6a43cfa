import type { Store } from "../../src/db/open.ts";
import type { Repeat } from "../../src/reminders/repeats.queries.ts";
import { followRepeats, setRepeat } from "../../src/reminders/repeats.ts";
import { createRepeatReminder } from "../../src/reminders/repeats-due.ts";
import { insertPurchase, type Purchase } from "../../src/sales/purchases.queries.ts";
import type { Step } from "../../src/sales/states.ts";
import type { Seller } from "../../src/sessions/sessions.ts";
import { aPurchase, type Plain, stamp } from "./builders.ts";
import { lagos } from "./closes.ts";

/** A sale of a DStv plan to Mama Chika's decoder. */
export function aTvSale(over: Partial<Plain<Purchase>> = {}): Purchase {
  return aPurchase({
    ...{ service_type: "tv", provider_id: 3, provider_slug: "dstv", provider_name: "DStv", state: "succeeded" },
    ...{ product_id: 31, product_name: "DStv Compact", beneficiary: "7012345678", face_kobo: 1_250_000 },
    ...over,
  });
}

/** Sets a reminder of a sale, as its button does. */
export function remindsOf(
  store: Store,
  seller: Seller,
  sale: Purchase,
  everyDays: number | null = 28,
  now = stamp.now,
) {
  return store.transaction((trx) => setRepeat(trx, { ...stamp, now, calendar: lagos }, seller, { sale, everyDays }));
}

/** Puts a sale into the book, as one that has just succeeded. */
export async function sold(store: Store, sale: Purchase, now = stamp.now): Promise<void> {
  await insertPurchase(store.db, sale);
  const step = { journal: [{ from: "pending", to: "succeeded" }] } as Partial<Step> as Step;
  await store.transaction((trx) => followRepeats(trx, { ...stamp, now, calendar: lagos }, sale, step));
}

/** The work of housekeeping on reminders at a moment. */
export function remindsAt(store: Store, now: number): Promise<void> {
  return createRepeatReminder({ store, ids: stamp.ids, calendar: lagos })(now);
}

export async function allRepeats(store: Store): Promise<Repeat[]> {
  return store.db.selectFrom("repeat_sale").selectAll().orderBy("id").execute();
}

/** Whom reminders were owed to, in their order. */
export async function remindedUsers(store: Store): Promise<number[]> {
  const rows = await store.db
    .selectFrom("notice")
    .select("user_id")
    .where("kind", "=", "repeat")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.user_id);
}
