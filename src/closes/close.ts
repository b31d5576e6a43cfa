import { type Calendar, hourMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import { type Db, takeLock } from "../db/database.ts";
import { type DebtDetails, type DebtMoves, debtMoves, noDetails } from "../debts/debt-lines.queries.ts";
import { newestDay } from "../wallet/days.queries.ts";
import { sumDay } from "./close-sums.ts";
import {
  aboutProfit,
  type BookClose,
  type Books,
  bestCustomers,
  carriedBy,
  closesAfter,
  firstSaleAt,
  insertClose,
  newestClose,
} from "./closes.queries.ts";
import type { ClosePart } from "./closes.table.ts";
import { addParts } from "./sale-sums.queries.ts";

/** A day is sealed so long after its end: what was under way at midnight has ended by then, as a rule. */
const sealedAfterMs = 3 * hourMs;

/** The newest day that is over for so long that it is sealed. */
export function lastDueDay(calendar: Calendar, now: number): number {
  return calendar.dayOf(now - sealedAfterMs) - 1;
}

/** The first open day behind a sealed one. After a change of the shop's zone, a day may have ended before the sealed one. */
export function dayBehind(last: Pick<BookClose, "day" | "until_ms">, calendar: Calendar): number {
  let day = last.day + 1;
  while (calendar.startOf(day + 1) <= last.until_ms) day++;
  return day;
}

/**
 * Seals the next day of a wallet that is due. Returns null if no day is due. Open sales are named, and count in the day
 * on which they end. Books begin with the first day on which something was sold.
 */
export async function sealNextDay(trx: Db, books: Books, { calendar, now }: { calendar: Calendar; now: number }) {
  const { accountId, mode } = books;
  await takeLock(trx, `account:${accountId}`);
  // In the turn of the books: a sale that changes meanwhile is in the sums, or finds the day sealed.
  await takeLock(trx, `books:${accountId}`);
  const last = await newestClose(trx, books);
  const due = lastDueDay(calendar, now);
  const begun = last ? null : await firstSaleAt(trx, books);
  if (!last && begun === null) return null;
  const day = last ? dayBehind(last, calendar) : calendar.dayOf(begun ?? now);
  if (day > due) return null;
  const since = last?.until_ms ?? calendar.startOf(day);
  const until = calendar.startOf(day + 1);
  const { sums, parts, openKobo, lateN } = await sumDay(trx, books, { since, until, isFirst: true });
  const best = await bestCustomers(trx, books, { since, until });
  const aboutKobo = await aboutProfit(trx, books, { since, until });
  const { owed_kobo, repaid_kobo, back_kobo, ...debts } = await debtMoves(trx, books, { since, until });
  const before = last && carriedBy(last);
  const carried = before
    ? addParts(before, parts)
    : (await sumDay(trx, books, { since: 0, until, isFirst: false })).parts;
  const kept = { parts, carried, best: best.map(({ id, n, kobo }) => ({ id, n, kobo })), debts, aboutKobo };
  const row = {
    ...{ account_id: accountId, mode, number: (last?.number ?? 0) + 1, day },
    ...{ since_ms: since, until_ms: until, sealed_at: now, ...sums, open_kobo: openKobo, late_n: lateN },
    ...{ owed_kobo, repaid_kobo, back_kobo, ...(await walletOf(trx, books, day)), parts: JSON.stringify(kept) },
  };
  const close: BookClose = { ...row, digest: digestOf(row, last?.digest ?? "") };
  await insertClose(trx, close);
  return close;
}

/** The JSON that a close keeps. It names customers only by their rows: their names can be deleted. */
export interface KeptParts {
  parts: readonly ClosePart[];
  /** The sums of all sales until the end of the day, carried forward from close to close. Older closes have none. */
  carried?: readonly ClosePart[];
  best: readonly { id: string; n: number; kobo: number }[];
  /** Older closes have none. */
  debts?: DebtDetails;
  /** The part of the profit that is "about". Older closes have none. */
  aboutKobo?: number;
}

/** How debts moved in a sealed day. */
export function debtsOf({ owed_kobo, repaid_kobo, back_kobo, parts }: BookClose): DebtMoves {
  const { debts = noDetails } = JSON.parse(parts) as KeptParts;
  return { owed_kobo, repaid_kobo, back_kobo, ...debts };
}

type Unsigned = Omit<BookClose, "digest">;
export type WalletFigures = Pick<
  BookClose,
  | ("opening_kobo" | "opening_at" | "closing_kobo" | "closing_at" | "paid_in_kobo" | "charged_kobo")
  | ("returned_kobo" | "unnamed_kobo" | "unnamed_n" | "about_n" | "unseen_kobo")
>;

const nothingMoved = {
  ...{ paid_in_kobo: 0, charged_kobo: 0, returned_kobo: 0, unnamed_kobo: 0 },
  ...{ unnamed_n: 0, about_n: 0, unseen_kobo: 0 },
};

/** The day's effect on the wallet. Without a snapshot in it, the wallet closes with the one before. */
export async function walletOf(db: Db, { accountId, mode }: Books, day: number): Promise<WalletFigures> {
  const found = await newestDay(db, accountId, mode, day);
  if (!found) return { ...nothingMoved, opening_kobo: null, opening_at: null, closing_kobo: null, closing_at: null };
  const { account_id: _, mode: __, day: seenOn, ...figures } = found;
  if (seenOn === day) return figures;
  const { closing_kobo, closing_at } = figures;
  return { ...nothingMoved, opening_kobo: closing_kobo, opening_at: closing_at, closing_kobo, closing_at };
}

function digestOf(close: Unsigned, digestBefore: string): string {
  const columns = Object.entries(close).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(`${digestBefore}\n${JSON.stringify(columns)}`);
}

const pageSize = 100;

/** The number of the first close that is not what was sealed; null where all are. */
export async function findBrokenClose(db: Db, books: Books): Promise<number | null> {
  let before: BookClose | undefined;
  for (;;) {
    const page = await closesAfter(db, books, before?.number ?? 0, pageSize);
    for (const close of page) {
      const { digest, ...row } = close;
      const follows = row.number === (before?.number ?? 0) + 1 && (!before || row.since_ms === before.until_ms);
      if (!follows || digestOf(row, before?.digest ?? "") !== digest) return row.number;
      before = close;
    }
    if (page.length < pageSize) return null;
  }
}
