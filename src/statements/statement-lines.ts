import { setImmediate as giveWay } from "node:timers/promises";
import { seatsOfAccount } from "../accounts/seats.queries.ts";
import type { Books } from "../closes/closes.queries.ts";
import { readLateChanges } from "../closes/late-changes.ts";
import type { Calendar } from "../core/calendar.ts";
import { type Kobo, subtractKobo, toKobo } from "../core/money.ts";
import { namesOf } from "../customers/names.ts";
import type { Db } from "../db/database.ts";
import { countDebtLines, debtLinesBetween, debtMoves, owedBefore } from "../debts/debt-lines.queries.ts";
import { salePaymentsOf } from "../debts/debts.queries.ts";
import { likelyCostOf, priceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import { isOpen } from "../sales/states.ts";
import { hasFaceValue } from "../services/services.ts";
import { newestDay, walletDays } from "../wallet/days.queries.ts";
import type { DebtFigures, LineState, StatementLine, WalletFigures } from "./statement.ts";

/** So many sales are read at once: a tap waits no longer than for these. */
const pageSize = 250;

export interface LineReader {
  db: Db;
  accountId: string;
  query: SaleQuery & { since: number; until: number };
  /** Whether it may hold the shop's costs, and with them the prices of products without a face value. */
  withCost: boolean;
  /** Reads the token of a sale where the owner has asked for them; null: they are left out. */
  readToken: ((sale: Purchase) => string | null) | null;
}

/** The lines of a statement in the order of the book, a page at a time. Other work of the thread runs in between. */
export async function* readLines({
  db,
  accountId,
  query,
  withCost,
  readToken,
}: LineReader): AsyncGenerator<StatementLine[]> {
  const seats = new Map((await seatsOfAccount(db, accountId)).map(({ id, name }) => [id, name]));
  let last: Purchase | undefined;
  do {
    const sales = await pageBehind(db, accountId, query, last);
    const [nameOf, payments] = await Promise.all([namesOf(db, accountId, sales), paymentsOf(db, sales)]);
    yield sales.map((sale) => ({
      ...(withCost ? toLine(sale) : withoutCost(toLine(sale))),
      customer: nameOf(sale),
      seat: sale.seat_id === null ? null : (seats.get(sale.seat_id) ?? "?"),
      payment: payments.get(sale.id) ?? null,
      token: readToken?.(sale) ?? null,
    }));
    last = sales.length < pageSize ? undefined : sales.at(-1);
    await giveWay();
  } while (last);
}

function pageBehind(db: Db, accountId: string, query: SaleQuery, last: Purchase | undefined): Promise<Purchase[]> {
  return (
    salesOf(db, accountId, { ...query, ...(last && { since: last.confirmed_at ?? 0 }) })
      // The same millisecond may hold several sales.
      .$if(last !== undefined, (q) =>
        q.where((e) => e(e.refTuple("confirmed_at", "id"), ">", e.tuple(last?.confirmed_at ?? 0, last?.id ?? ""))),
      )
      .selectAll()
      .orderBy("confirmed_at")
      .orderBy("id")
      .limit(pageSize)
      .execute()
  );
}

/** The values of a sale by itself. */
function toLine(sale: Purchase): Omit<StatementLine, "customer" | "seat" | "payment" | "token"> {
  const isSold = sale.state === "succeeded";
  const known = (kobo: Kobo | null) => (isSold ? kobo : null);
  const state = stateOf(sale);
  const cost = likelyCostOf(sale);
  const costKobo = known(cost?.kobo ?? null);
  const priceKobo = known(priceOf(sale));
  return {
    at: sale.confirmed_at ?? sale.quoted_at,
    reference: sale.reference,
    service: sale.service_type,
    provider: sale.provider_name,
    product: sale.product_name,
    pieces: sale.quantity,
    beneficiary: sale.beneficiary,
    faceKobo: known(sale.face_kobo),
    costKobo,
    isCostSeen: cost?.isSeen ?? false,
    priceKobo,
    profitKobo: priceKobo === null || costKobo === null ? null : subtractKobo(priceKobo, costKobo),
    state,
    unsoldKobo: isSold
      ? null
      : state === "open"
        ? (sale.observed_kobo ?? sale.expected_kobo ?? sale.face_kobo)
        : sale.face_kobo,
    note: null,
  };
}

/** What those see who may not know what the shop pays: a plan is worth just that, and its price tells it as well. */
function withoutCost(line: ReturnType<typeof toLine>): ReturnType<typeof toLine> {
  const isFace = hasFaceValue(line.service);
  return {
    ...line,
    ...{ faceKobo: isFace ? line.faceKobo : null, unsoldKobo: isFace ? line.unsoldKobo : null },
    ...{ costKobo: null, isCostSeen: false, profitKobo: null },
  };
}

function stateOf({ state, delivery }: Purchase): LineState {
  if (state === "succeeded") return delivery === "awaiting" ? "awaiting" : "sold";
  return isOpen(state) ? "open" : "failed";
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
async function paymentsOf(db: Db, sales: readonly Purchase[]): Promise<ReadonlyMap<string, StatementLine["payment"]>> {
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
