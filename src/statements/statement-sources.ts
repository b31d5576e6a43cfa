import { readLateChanges } from "../closes/late-changes.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Calendar } from "../core/calendar.ts";
import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { countDebtLines, debtLinesBetween, owedBefore } from "../debts/debt-lines.queries.ts";
import { debtMoves } from "../debts/debt-moves.ts";
import { salePaymentsOf } from "../debts/debts.queries.ts";
import { priceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { SaleQuery } from "../sales/sales.queries.ts";
import { newestDay, walletDays } from "../wallet/days.queries.ts";
import type { DebtFigures, StatementLine, WalletFigures } from "./statement.ts";

/** Whose wallet and debts. */
export interface Books {
  accountId: string;
  mode: AccountMode;
}

/** From the first moment of a day, and before that of another one. */
export interface Span {
  since: number;
  until: number;
}

/** Whether it is of all sales of its time: the wallet and what is owed are of all of them. */
export function isWhole({ serviceType, stage, seatId, terms, ids }: SaleQuery): boolean {
  return [serviceType, stage, seatId, ids].every((part) => part === undefined) && (terms ?? []).length === 0;
}

/** A wallet in whole days; null without any snapshot. Days without one keep the balance before. */
export async function walletIn(
  db: Db,
  books: Books,
  span: Span,
  calendar: Pick<Calendar, "dayOf">,
): Promise<WalletFigures | null> {
  const [from, to] = [calendar.dayOf(span.since), calendar.dayOf(span.until - 1)];
  const days = await walletDays(db, books, { from, to });
  const before = days.length > 0 ? undefined : await newestDay(db, books.accountId, books.mode, from);
  const [first, last] = [days[0], days.at(-1) ?? before];
  if (!last) return null;
  const sum = (worth: (day: (typeof days)[number]) => number) =>
    toKobo(days.reduce((total, day) => total + worth(day), 0));
  return {
    opening: first
      ? { kobo: first.opening_kobo, at: first.opening_at }
      : { kobo: last.closing_kobo, at: last.closing_at },
    paidIn: sum((day) => day.paid_in_kobo),
    charged: sum((day) => day.charged_kobo - day.returned_kobo),
    notNamed: sum((day) => day.unnamed_kobo - day.unseen_kobo),
    closing: { kobo: last.closing_kobo, at: last.closing_at },
  };
}

/** What the customers of an account owe: the sum of what its days say. */
export async function debtsIn(db: Db, books: Books, span: Span, calendar: Calendar): Promise<DebtFigures> {
  const { owedKobo: opening } = await owedBefore(db, books, span.since);
  const { owedKobo: closing } = await owedBefore(db, books, span.until);
  const lines = await debtLinesBetween(db, books, span);
  let [paid, forgiven] = [0, 0];
  for (let day = calendar.dayOf(lines?.first ?? 0); lines && day <= calendar.dayOf(lines.last); day++) {
    const until = Math.min(calendar.startOf(day + 1), span.until);
    const moves = await debtMoves(db, books, { since: calendar.startOf(day), until });
    paid += moves.repaid_kobo;
    forgiven += moves.forgiven_kobo + moves.forgiven_earlier_kobo;
  }
  return {
    ...{ opening, owed: toKobo(closing - opening + paid + forgiven), paid: toKobo(paid) },
    ...{ forgiven: toKobo(forgiven), closing },
  };
}

/** Whether each of these sales is paid for, by its id. Nobody owes one that did not succeed. */
export async function paymentsOf(
  db: Db,
  sales: readonly Purchase[],
): Promise<ReadonlyMap<string, StatementLine["payment"]>> {
  const sold = sales.filter(({ state }) => state === "succeeded");
  const ids = sold.map(({ id }) => id);
  const salePayments = new Map((await salePaymentsOf(db, ids)).map((payment) => [payment.purchase_id, payment]));
  return new Map(
    sold.map((sale) => {
      const { left_kobo: left = 0, forgiven_kobo: forgiven = 0 } = salePayments.get(sale.id) ?? {};
      if (left === 0) return [sale.id, forgiven > 0 ? "forgiven" : "paid"];
      return [sale.id, left < priceOf(sale) - forgiven ? "part" : "owed"];
    }),
  );
}

/** Whatever changes when a figure of a statement changes that stands in no sale. */
export async function stampBeside(
  db: Db,
  books: Books,
  span: Span,
  calendar: Pick<Calendar, "dayOf">,
): Promise<string> {
  const wallet = await walletIn(db, books, span, calendar);
  // The time of a snapshot changes no amount.
  const amounts = wallet && { ...wallet, opening: wallet.opening.kobo, closing: wallet.closing.kobo };
  return JSON.stringify([await countDebtLines(db, books), amounts, await readLateChanges(db, books, span)]);
}
