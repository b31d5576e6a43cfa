import { type ActingSeller, actorOf, audit } from "../audit/audit.ts";
import { type AccountMode, accountModes } from "../core/account-modes.ts";
import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { priceOf } from "../sales/price-of.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import type { Seller } from "../sessions/sessions.ts";
import {
  type Debtor,
  type DebtorKey,
  findDebtor,
  findSalePayment,
  insertDebtLine,
  modesOwed,
  moveSalePayments,
  oldestOpen,
  openSalePayments,
  putDebtor,
  putSalePayment,
  type SalePayment,
} from "./debts.queries.ts";
import type { DebtKind } from "./debts.table.ts";

/** The result of recording the payment of a sale. `same`: it was so already. */
export type Tendered = { kind: "done" | "same"; salePayment: SalePayment } | { kind: "not_sold" };

/**
 * Records the debt of a sale: its whole price without an amount, and nothing at 0, which means paid. Safe to call
 * twice. A sale that has not succeeded owes nothing. `personId` is the debtor; an earlier debtor of the sale stays. `at`:
 * when it counts, if not now.
 */
export async function paySale(
  trx: Db,
  stamp: Stamp,
  seller: ActingSeller,
  { purchaseId, personId, owedKobo, at }: { purchaseId: string; personId: string | null; owedKobo?: Kobo; at?: number },
): Promise<Tendered> {
  await takeDebts(trx, seller.account.id);
  const purchase = await findPurchase(trx, purchaseId);
  if (purchase?.state !== "succeeded" || purchase.account_id !== seller.account.id) return { kind: "not_sold" };
  const before = (await findSalePayment(trx, purchaseId)) ?? paidSalePayment(purchase);
  // Somebody has paid after all what was written off.
  const revived = owedKobo === noKobo ? before.forgiven_kobo : noKobo;
  const forgiven = toKobo(before.forgiven_kobo - revived);
  const most = priceOf(purchase) - forgiven;
  const left = Math.max(0, Math.min(owedKobo ?? most, most));
  const change = left - before.left_kobo - revived;
  const debtorId = before.person_id ?? personId;
  const isSame = change === 0 && before.given_back_at === null;
  if (isSame || (change !== 0 && debtorId === null)) return { kind: "same", salePayment: before };
  const salePayment = {
    ...{ ...before, person_id: debtorId, forgiven_kobo: forgiven },
    left_kobo: toKobo(left),
    // This payment settles money that was given back before.
    ...{ back_kobo: noKobo, given_back_at: null },
  };
  await putSalePayment(trx, salePayment);
  if (revived > 0) {
    await postLine(trx, stamp, keyOf(salePayment), { kind: "forgiven", purchaseId, owedKobo: revived });
  }
  if (before.given_back_at !== null && before.taken_back_at === null) {
    await postLine(trx, stamp, keyOf(salePayment), { kind: "returned", purchaseId, backKobo: before.back_kobo });
  }
  await postSalePayment(trx, stamp, seller, { salePayment, change, purchase, at });
  return { kind: "done", salePayment };
}

async function postSalePayment(
  trx: Db,
  stamp: Stamp,
  seller: ActingSeller,
  paid: { salePayment: SalePayment; change: number; purchase: Purchase; at: number | undefined },
): Promise<void> {
  const { salePayment, change, purchase, at } = paid;
  await enqueueCard(trx, stamp, purchase);
  if (change === 0) return;
  const kind = change > 0 ? "owed" : "paid";
  const what = { kind, purchaseId: purchase.id, owedKobo: change, seatId: seller.seat?.id ?? null } as const;
  const line = await postLine(trx, stamp, keyOf(salePayment), { ...what, ...(at !== undefined && { at }) });
  await audit(trx, stamp, actorOf(seller), { act: `debt_${kind}`, line });
}

/** The result of a payment or of writing off. `changed`: it is of another version than the card that was tapped. */
export type Covered =
  | { kind: "done"; kobo: Kobo; debtor: Debtor }
  | { kind: "nothing" }
  | { kind: "changed" }
  | { kind: "too_much"; owedKobo: Kobo };

interface Covering {
  key: DebtorKey;
  how: "paid" | "forgiven";
  /** The whole debt, without an amount. */
  kobo?: Kobo;
  version?: number;
}

/** Takes a payment, or forgives: the oldest sale is covered first. */
export async function coverDebt(trx: Db, stamp: Stamp, seller: Seller, covering: Covering): Promise<Covered> {
  const { key, how, version } = covering;
  await takeDebts(trx, key.accountId);
  const debtor = await findDebtor(trx, key);
  if (!debtor || debtor.owed_kobo === 0) return { kind: "nothing" };
  if (version !== undefined && version !== debtor.version) return { kind: "changed" };
  const kobo = covering.kobo ?? debtor.owed_kobo;
  if (kobo > debtor.owed_kobo) return { kind: "too_much", owedKobo: debtor.owed_kobo };
  if (kobo <= 0) return { kind: "nothing" };
  const reached = await coverOldest(trx, key, kobo, how);
  let line = "";
  // A line per sale: a day's close separates payments for its own sales from those for earlier ones.
  for (const { purchaseId, part } of reached) {
    line = await postLine(trx, stamp, key, {
      ...{ kind: how, purchaseId, owedKobo: -part, seatId: seller.seat?.id ?? null },
    });
    const purchase = await findPurchase(trx, purchaseId);
    if (purchase) await enqueueCard(trx, stamp, purchase);
  }
  await audit(trx, stamp, actorOf(seller), { act: `debt_${how}`, line });
  return { kind: "done", kobo, debtor: { ...debtor, ...(await findDebtor(trx, key)) } };
}

/** Notes the day for which payment was promised; null: for none. False: nothing is owed. */
export async function recordPromise(
  trx: Db,
  stamp: Stamp,
  seller: ActingSeller,
  { key, day }: { key: DebtorKey; day: number | null },
): Promise<boolean> {
  await takeDebts(trx, key.accountId);
  const debtor = await findDebtor(trx, key);
  if (!debtor || debtor.owed_kobo === 0) return false;
  await putDebtor(trx, { ...debtor, promised_for: day });
  await audit(trx, stamp, actorOf(seller), { act: "debt_promised", customer: key.personId });
  return true;
}

export async function isOwing(db: Db, accountId: string, personId: string): Promise<boolean> {
  return (await modesOwed(db, accountId, personId)).length > 0;
}

export async function forgiveAll(trx: Db, stamp: Stamp, seller: Seller, personId: string): Promise<void> {
  const accountId = seller.account.id;
  for (const mode of await modesOwed(trx, accountId, personId)) {
    await coverDebt(trx, stamp, seller, { key: { accountId, mode, personId }, how: "forgiven" });
  }
}

/** Whatever one person owes, another one owes from now on: they turned out to be the same. */
export async function moveDebts(
  trx: Db,
  stamp: Stamp,
  accountId: string,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await takeDebts(trx, accountId);
  for (const mode of accountModes) {
    const from = { accountId, mode, personId: fromId };
    const owed = (await findDebtor(trx, from))?.owed_kobo ?? 0;
    await moveSalePayments(trx, from, toId);
    if (owed === 0) continue;
    await postLine(trx, stamp, from, { kind: "moved", owedKobo: -owed });
    await postLine(trx, stamp, { ...from, personId: toId }, { kind: "moved", owedKobo: owed });
  }
}

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
async function coverOldest(
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
