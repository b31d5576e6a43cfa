import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import type { Debited } from "../sales/events.ts";
import { confirmFreshMs } from "../sales/next.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { isRefusedUnread, refusedByAnswer } from "../sales/refused.ts";
import { mayBeResent } from "../sales/resend.ts";
import { missesNeeded, quietMs } from "../sales/schedule.ts";
import { isOpen, isOverUnsold } from "../sales/states.ts";
import { isFallUnexplained, isUntouched as isWalletUntouched } from "./bounds.ts";
import { type BalanceSnapshot, lagMs } from "./sale.ts";
import { salesMoving } from "./snapshots.queries.ts";

/** A wallet that fell by at least this part of the price paid for something: what is charged is not always what is listed. */
const leastShare = 0.5;

/**
 * Whether the wallet fell, since the look that the sale found when it was confirmed, by more than the account's other
 * sales explain: then a sale that the service does not know may have been charged all the same, and is not called "not
 * charged". Money paid in meanwhile cannot be seen and may hide a charge; a purchase made elsewhere may look like one.
 * Both only decide whether a person looks. Unknown if nobody looked before the sale, or if it depends on other sales
 * whose charges will stay unknown.
 */
export async function isDebited(db: Db, purchase: Purchase, now: BalanceSnapshot): Promise<Debited> {
  const { account_id, mode } = purchase;
  const before = lookBefore(purchase);
  if (before === null) {
    // The bot looks for the losses of a restored book in the wallet as a whole, and reports them (restore-watch.ts).
    return purchase.why === "restored" ? false : "untold";
  }
  const others = (await salesMoving(db, account_id, mode, before.askedAt - lagMs)).filter(
    ({ id }) => id !== purchase.id,
  );
  const told = isFallUnexplained(before, now, others, (purchase.expected_kobo ?? purchase.face_kobo) * leastShare);
  return told ?? (others.some((other) => mayTell(other, now)) ? null : "untold");
}

/** Whether the wallet certainly holds what it held before this sale, less what the account's other sales took. */
export async function isUntouched(db: Db, purchase: Purchase, now: BalanceSnapshot): Promise<boolean> {
  const before = lookBefore(purchase);
  if (before === null) return false;
  const { account_id, mode, id, expected_kobo, face_kobo } = purchase;
  const moving = await salesMoving(db, account_id, mode, before.askedAt - lagMs);
  const others = moving.filter((other) => other.id !== id && !isRefusedUncharged(other));
  return isWalletUntouched(before, now, others, (expected_kobo ?? face_kobo) * leastShare);
}

/** Whether the service refused it without a purchase, and no look has shown a charge: nothing came back for it either. */
function isRefusedUncharged({ state, why, observed_kobo, charged_look_at }: Purchase): boolean {
  const isRefused = isRefusedUnread(why) || why === refusedByAnswer;
  return isOverUnsold(state) && isRefused && observed_kobo === null && charged_look_at === null;
}

/**
 * Whether the wallet fell, since the look before this sale, by half its cost or more beyond what it and the account's
 * other sales cost; null if that is unknown.
 */
export async function isDoubled(db: Db, purchase: Purchase, now: BalanceSnapshot): Promise<boolean | null> {
  const before = lookBefore(purchase);
  if (before === null) return null;
  const { account_id, mode, expected_kobo, face_kobo } = purchase;
  const sales = await salesMoving(db, account_id, mode, before.askedAt - lagMs);
  return isFallUnexplained(before, now, sales, (expected_kobo ?? face_kobo) * leastShare);
}

/** The look at the wallet that the sale found when it was confirmed; null if nobody had looked. */
function lookBefore(purchase: Purchase): BalanceSnapshot | null {
  const { wallet_before_kobo: kobo, wallet_before_asked_at, wallet_before_answered_at, confirmed_at } = purchase;
  if (kobo === null || confirmed_at === null) return null;
  const askedAt = wallet_before_asked_at ?? confirmed_at;
  return { kobo, askedAt, answeredAt: wallet_before_answered_at ?? confirmed_at };
}

/** Whether more can be known later of what a sale did to the wallet: it is open, or too young for this look to be sure. */
function mayTell({ state, misses, settled_at, send_deadline_at }: Purchase, now: BalanceSnapshot): boolean {
  if (state === "unknown") return misses < missesNeeded || now.askedAt <= (send_deadline_at ?? 0) + quietMs;
  return isOpen(state) || (settled_at !== null && settled_at + lagMs > now.askedAt);
}

export interface UntouchedDeps {
  store: Store;
  clock: { now(): number };
  /** Asks what the wallet of this sale holds now; null if it cannot be seen. */
  look(purchase: Purchase): Promise<BalanceSnapshot | null>;
}

/**
 * Reads the wallet, and resolves to whether a look after the refusal of this sale has shown that nothing was taken. One
 * look speaks for every sale that was refused before it: what is resent first would hide the others.
 */
export function createUntouched({ store, clock, look }: UntouchedDeps): (purchase: Purchase) => Promise<boolean> {
  /** Sales that a look has shown to be uncharged, with the time of the look. */
  const seenAt = new Map<string, number>();

  return async (purchase) => {
    const { account_id, mode, id } = purchase;
    const moving = await salesMoving(store.db, account_id, mode, clock.now());
    const refused = moving.filter((sale) => mayBeResent(sale, clock.now()));
    const seen = await look(purchase);
    if (!seen) return false;
    for (const [one, at] of seenAt) if (seen.askedAt - at >= confirmFreshMs) seenAt.delete(one);
    for (const sale of refused) {
      if (!seenAt.has(sale.id) && (await isUntouched(store.db, sale, seen))) seenAt.set(sale.id, seen.askedAt);
    }
    return seenAt.has(id) && (await isDebited(store.db, purchase, seen)) !== true;
  };
}
