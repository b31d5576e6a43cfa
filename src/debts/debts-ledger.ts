import type { AccountMode } from "../core/account-modes.ts";
import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import {
  type Debtor,
  type DebtorKey,
  findDebtor,
  insertDebtLine,
  oldestOpen,
  openSalePayments,
  putDebtor,
  putSalePayment,
  type SalePayment,
} from "./debts.queries.ts";
import type { DebtKind } from "./debts.table.ts";

interface LedgerLine {
  kind: DebtKind;
  purchaseId?: string;
  owedKobo?: number;
  backKobo?: number;
  seatId?: string | null;
  /** When it counts, if not now. */
  at?: number;
}

/**
 * Changes of an account's debts go one after the other: each reads the sums and the oldest sale that the last one left.
 */
export function takeDebts(trx: Db, accountId: string): Promise<void> {
  return takeLock(trx, `debts:${accountId}`);
}

/** Writes a line, and what the person owes with it. The sales that it is of are written before. Returns its id. */
export async function postLine(
  trx: Db,
  { ids, now }: Stamp,
  { accountId, mode, personId }: { accountId: string; mode: AccountMode; personId: string | null },
  { kind, purchaseId, owedKobo = 0, backKobo = 0, seatId = null, at = now }: LedgerLine,
): Promise<string> {
  const id = ids.ulid();
  const step = personId === null ? 0 : await addUp(trx, { accountId, mode, personId }, owedKobo);
  await insertDebtLine(trx, {
    ...{ id, account_id: accountId, mode, person_id: personId, purchase_id: purchaseId ?? null, at, kind },
    ...{ owed_kobo: toKobo(owedKobo), back_kobo: toKobo(backKobo), step, seat_id: seatId },
  });
  return id;
}

/**
 * When the debt counts that follows from a new state of a sale: as long as the day of the sale is open, on that day, as its
 * price does. Under the locks of the debts and of the books, in this order; sealing that day takes the latter, too.
 */
export async function countsAt(
  trx: Db,
  { account_id, mode, confirmed_at }: Pick<Purchase, "account_id" | "mode" | "confirmed_at">,
  now: number,
): Promise<number> {
  if (confirmed_at === null) return now;
  await takeDebts(trx, account_id);
  await takeLock(trx, `books:${account_id}`);
  const { end } = await trx
    .selectFrom("book_close")
    .select((e) => e.fn.max("until_ms").as("end"))
    .where("account_id", "=", account_id)
    .where("mode", "=", mode)
    .executeTakeFirstOrThrow();
  return confirmed_at < (end ?? 0) ? now : Math.min(now, confirmed_at);
}

export function keyOf({ account_id, mode, person_id }: SalePayment) {
  return { accountId: account_id, mode, personId: person_id };
}

async function addUp(trx: Db, key: DebtorKey, owedKobo: number): Promise<number> {
  const before = (await findDebtor(trx, key)) ?? newDebtor(key);
  const owed = toKobo(before.owed_kobo + owedKobo);
  const after = { ...before, owed_kobo: owed, oldest_at: await oldestOpen(trx, key), version: before.version + 1 };
  await putDebtor(trx, owed === 0 ? { ...after, promised_for: null, reminded_at: null } : after);
  return after.version;
}

function newDebtor({ accountId, mode, personId }: DebtorKey): Debtor {
  const none = { oldest_at: null, promised_for: null, reminded_at: null };
  return { account_id: accountId, mode, person_id: personId, owed_kobo: noKobo, ...none, version: 0 };
}

/** The payment of a sale that was simply paid at the counter. */
export function paidSalePayment({ id, account_id, mode, confirmed_at, quoted_at }: Purchase): SalePayment {
  const none = { person_id: null, left_kobo: noKobo, forgiven_kobo: noKobo };
  const back = { taken_back_at: null, back_kobo: noKobo, given_back_at: null };
  return { purchase_id: id, account_id, mode, since_at: confirmed_at ?? quoted_at, ...none, ...back };
}

/** Takes an amount off what somebody owes, the oldest sale first. Returns how much of it each sale takes, in kobo. */
export async function coverOldest(
  trx: Db,
  key: DebtorKey,
  kobo: Kobo,
  how: "paid" | "forgiven",
): Promise<{ purchaseId: string; part: number }[]> {
  const reached: { purchaseId: string; part: number }[] = [];
  let rest: number = kobo;
  for (const salePayment of await openSalePayments(trx, key)) {
    const part = Math.min(rest, salePayment.left_kobo);
    if (part === 0) break;
    await putSalePayment(trx, lessened(salePayment, part, how));
    reached.push({ purchaseId: salePayment.purchase_id, part });
    rest -= part;
  }
  return reached;
}

function lessened(salePayment: SalePayment, kobo: number, how: "paid" | "forgiven"): SalePayment {
  const forgiven = how === "forgiven" ? kobo : 0;
  return {
    ...salePayment,
    left_kobo: toKobo(salePayment.left_kobo - kobo),
    forgiven_kobo: toKobo(salePayment.forgiven_kobo + forgiven),
  };
}
