import type { Calendar } from "../core/calendar.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import { peopleWithName } from "../customers/person-names.queries.ts";
import type { Db } from "../db/database.ts";
import { type DebtMoves, debtMoves, owedBefore } from "../debts/debt-lines.queries.ts";
import { sumDebts } from "../debts/debts.queries.ts";
import { dayBehind, debtsOf, type KeptParts, type WalletFigures, walletOf } from "./close.ts";
import { addUp, countsOfClose, type DayCounts, profitOfDay, sumDay } from "./close-sums.ts";
import {
  aboutProfit,
  type BookClose,
  type BookLate,
  type Books,
  bestCustomers,
  type CashCount,
  changedSince,
  closeOfDay,
  closesAfter,
  closesBetween,
  newestClose,
  newestCount,
} from "./closes.queries.ts";
import type { ClosePart, CloseSums } from "./closes.table.ts";

/** A day of a wallet's books, sealed or as far as it is. All amounts in kobo. */
export interface DayBook extends DayCounts {
  day: number;
  /** Null while the day is open. */
  close: BookClose | null;
  sums: CloseSums;
  parts: readonly ClosePart[];
  openKobo: number;
  /** The part of it that the wallet's figures do not hold yet; 0 for a sealed day. */
  untakenKobo: number;
  wallet: WalletFigures;
  debts: DebtMoves;
  /** The debts of customers at its end, or by now, and their number. */
  owing: { owedKobo: Kobo; people: number };
  /** The part of its own profit that is "about"; null if unknown. */
  aboutKobo: number | null;
  /** The latest count of its money; null if there is none. */
  count: CashCount | null;
  best: readonly { name: string; n: number; kobo: number }[];
  /** The later changes of a sealed day. */
  changed: readonly BookLate[];
  /** This day and the six before it. */
  week: readonly { day: number; profitKobo: number }[];
  /** The same day of the week before; null where nothing was sold in it. */
  weekBefore: CloseSums | null;
  /** The first day of the books; null before the first closing. */
  firstDay: number | null;
}

type Deps = { calendar: Calendar };

/** Reads a day: a sealed one as it was sealed, any other as it stands. */
export async function readDay(db: Db, books: Books, day: number, { calendar }: Deps): Promise<DayBook> {
  const close = (await closeOfDay(db, books, day)) ?? null;
  const [figures, count, week, before, [first]] = await Promise.all([
    close ? sealedFigures(db, books, close) : standingFigures(db, books, day, calendar),
    newestCount(db, books, day),
    weekUntil(db, books, day, calendar),
    sumsOf(db, books, day - 7, calendar),
    closesAfter(db, books, 0, 1),
  ]);
  return {
    ...{ day, close, ...figures, week, count: count ?? null },
    best: close
      ? await namesOfBest(db, books, close)
      : await bestCustomers(db, books, await openSpan(db, books, day, calendar)),
    changed: close ? await changedSince(db, books, close) : [],
    weekBefore: before.sold_n > 0 ? before : null,
    firstDay: first?.day ?? null,
  };
}

/** The kobo that should be in hand for a day as it stands. */
export async function readHand(db: Db, books: Books, day: number, { calendar }: Deps): Promise<Kobo> {
  const close = await closeOfDay(db, books, day);
  return handOf(close ? figuresOf(close) : await openFigures(db, books, day, calendar));
}

/** What customers paid and what was paid of debts: what was sold, less what is owed of it, with what is still to be given back. */
export function handOf({ sums, debts }: Pick<DayBook, "sums" | "debts">): Kobo {
  return toKobo(sums.price_kobo - debts.owed_kobo + debts.repaid_kobo + debts.back_kobo);
}

function figuresOf(close: BookClose) {
  return { sums: addUp([close]), debts: debtsOf(close) };
}

async function sealedFigures(db: Db, books: Books, close: BookClose) {
  const { parts, aboutKobo = null } = JSON.parse(close.parts) as KeptParts;
  const told = await countsOfClose(db, close);
  const owing = await owedBefore(db, books, close.until_ms);
  return {
    ...figuresOf(close),
    parts,
    openKobo: close.open_kobo,
    untakenKobo: 0,
    ...told,
    wallet: close,
    owing,
    aboutKobo,
  };
}

async function standingFigures(db: Db, books: Books, day: number, calendar: Calendar) {
  const span = await openSpan(db, books, day, calendar);
  const [figures, owing, aboutKobo] = await Promise.all([
    openFigures(db, books, day, calendar),
    sumDebts(db, books),
    aboutProfit(db, books, span),
  ]);
  return { ...figures, owing, aboutKobo };
}

async function openFigures(db: Db, books: Books, day: number, calendar: Calendar) {
  const span = await openSpan(db, books, day, calendar);
  const [sums, wallet, debts] = await Promise.all([
    sumDay(db, books, span),
    walletOf(db, books, day),
    debtMoves(db, books, span),
  ]);
  return { ...sums, wallet, debts };
}

/** A day that is not sealed. The first of them begins at the end of the sealed one, and has what changed of sealed days. */
async function openSpan(db: Db, books: Books, day: number, calendar: Calendar) {
  const last = await newestClose(db, books);
  const isFirst = last !== undefined && dayBehind(last, calendar) === day;
  return { since: isFirst ? last.until_ms : calendar.startOf(day), until: calendar.startOf(day + 1), isFirst };
}

async function sumsOf(db: Db, books: Books, day: number, calendar: Calendar): Promise<CloseSums> {
  const close = await closeOfDay(db, books, day);
  return close ? addUp([close]) : (await openFigures(db, books, day, calendar)).sums;
}

async function weekUntil(db: Db, books: Books, last: number, calendar: Calendar) {
  const sealed = new Map((await closesBetween(db, books, last - 6, last)).map((close) => [close.day, close]));
  const days = Array.from({ length: 7 }, (_, index) => last - 6 + index);
  return Promise.all(
    days.map(async (day) => {
      const sums = sealed.get(day) ?? (await openFigures(db, books, day, calendar)).sums;
      return { day, profitKobo: profitOfDay(sums).kobo };
    }),
  );
}

/** A customer who was deleted since has no name here. */
async function namesOfBest(db: Db, { accountId }: Books, close: BookClose) {
  const { best } = JSON.parse(close.parts) as KeptParts;
  const names = new Map(
    (
      await peopleWithName(
        db,
        accountId,
        best.map(({ id }) => id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return best.flatMap(({ id, n, kobo }) => {
    const name = names.get(id);
    return name ? [{ name, n, kobo }] : [];
  });
}
