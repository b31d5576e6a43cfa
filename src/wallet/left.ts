import type { AccountMode } from "../core/account-modes.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { costOf } from "../sales/evidence.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { isOpen } from "../sales/states.ts";
import { chargesOf, least } from "./sale.ts";
import { salesMoving } from "./snapshots.queries.ts";

interface Balance {
  kobo: number;
  /** When it was asked for. */
  at: number;
}

/** The balance that is left, in kobo, after all payments that it does not show yet. */
export interface WalletLeft {
  leftKobo: Kobo;
  /** The part that open sales may still take out of the balance. */
  mayLeaveKobo: Kobo;
}

/**
 * Subtracts from a balance what it does not show yet: sales that settled since it was asked for, and open sales whose
 * charge no snapshot has shown. No sale is subtracted twice. `snapshot`: the newest one of the wallet.
 */
export async function walletLeft(
  db: Db,
  { id, mode }: { id: string; mode: AccountMode },
  balance: Balance,
  snapshot: Balance | null,
): Promise<WalletLeft> {
  // The book of the wallet may not have compared this balance yet: it may hold charges that no sale is marked with.
  const isBehind = snapshot !== null && snapshot.at < balance.at;
  const compared = isBehind ? snapshot : balance;
  const moving = await salesMoving(db, id, mode, compared.at);
  const newest = subtract(moving, balance);
  const booked = isBehind ? subtract(moving, compared) : newest;
  const leftKobo = Math.max(newest.leftKobo, booked.leftKobo);
  const mayLeave = Math.min(newest.openKobo, balance.kobo - leftKobo);
  // A fall by what the open sales cost at the least is their charge.
  const mayLeaveKobo = mayLeave > newest.openKobo - newest.leastKobo ? mayLeave : 0;
  return { leftKobo: toKobo(leftKobo), mayLeaveKobo: toKobo(mayLeaveKobo) };
}

/** `moving`: the open sales, and at least those that settled since the balance was asked for. */
function subtract(moving: readonly Purchase[], { kobo, at }: Balance) {
  const isShown = (shownAt: number | null) => shownAt !== null && shownAt <= at;
  const sales = moving.filter(({ charged_look_at }) => !isShown(charged_look_at));
  const open = sales.filter(({ state }) => isOpen(state));
  const sold = sales.filter(
    ({ state, settled_at }) => state === "succeeded" && settled_at !== null && settled_at >= at,
  );
  const sum = (some: typeof sales) => some.reduce((all, sale) => all + costOf(sale), 0);
  return { leftKobo: kobo - sum(open) - sum(sold), openKobo: sum(open), leastKobo: least(chargesOf(open)) };
}
