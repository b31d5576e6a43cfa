import { profitOfDay } from "../../../closes/close-sums.ts";
import type { CashCount } from "../../../closes/closes.queries.ts";
import type { CloseSums } from "../../../closes/closes.table.ts";
import { type DayBook, handOf } from "../../../closes/day-book.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { formatNairaShort, toKobo } from "../../../core/money.ts";
import { serviceTypes } from "../../../services/services.ts";
import { naira, nameService, signed, type Times } from "../../ui/format.ts";
import type { Say } from "../../ui/text.ts";

/** The facts that a close is drawn with. */
export interface CloseView {
  say: Say;
  times: Times;
  shopName: string;
  mode: AccountMode;
  book: DayBook;
  /** The moment of the drawing, when the day begins, and when it is over. */
  now: number;
  since: number;
  until: number;
  /** The name of a seat; the owners' is empty. */
  nameSeat(seatId: string): string;
  /** Only owners see the balance. */
  withWallet: boolean;
  /** The service's debt to the shop at the end of the day, or by now; nothing where the wallet is not told. */
  claims: { kobo: number; count: number };
}

/** "Sat 21 Nov" */
export function nameDay({ times, since }: Pick<CloseView, "times" | "since">): string {
  return `${times.weekday(since).slice(0, 3)} ${times.date(since)}`;
}

/** What was sold, less what was taken back of earlier days: beside that, no sales are not nothing. */
export function soldOf({ book: { sums, lateN } }: CloseView) {
  const isNet = lateN > 0 && sums.sold_n <= 0;
  return { count: isNet ? String(sums.sold_n).replace("-", "−") : sums.sold_n, sold: naira(sums.price_kobo) };
}

/** The message for the cost; null if nothing was sold. */
export function costKeyOf({ book: { sums, profit, lateN } }: CloseView): "close-cost" | "close-cost-about" | null {
  if (sums.sold_n <= 0 && lateN === 0) return null;
  return profit.isAbout ? "close-cost-about" : "close-cost";
}

interface CloseLine {
  label: string;
  kobo: number;
  value: string;
  isDoubtful: boolean;
}

/** Amounts that come to the last one, each with its sign. */
interface Sum {
  lines: readonly CloseLine[];
  total: CloseLine;
}

const line = (label: string, kobo: number, value: string, isDoubtful = false): CloseLine => ({
  ...{ label, kobo, value, isDoubtful },
});

/** The money that should be in hand, and its parts. */
export function handSum({ say, book }: CloseView): Sum {
  const { sums, debts } = book;
  const { earlier_kobo: earlier, forgiven_kobo: forgiven } = debts;
  const hand = handOf(book);
  const lines = [
    line(say.plain("close-label-sold"), sums.price_kobo, naira(sums.price_kobo)),
    line(say.plain("close-label-owed"), ...amount(earlier + forgiven - debts.owed_kobo)),
    line(say.plain("close-label-forgiven"), ...amount(-forgiven)),
    line(say.plain("close-label-owed-earlier"), ...amount(-earlier)),
    line(say.plain("close-label-repaid"), ...amount(debts.repaid_kobo)),
    line(say.plain(debts.back_kobo < 0 ? "close-label-given" : "close-label-back"), ...amount(debts.back_kobo)),
  ].filter(({ kobo }, index) => index === 0 || kobo !== 0);
  return { lines, total: line(say.plain("close-label-hand"), hand, naira(hand)) };
}

/** What was written off of earlier days: no money of this one. Null: nothing was. */
export function forgivenLine({ say, book: { debts } }: CloseView): CloseLine | null {
  const { forgiven_earlier_kobo: kobo } = debts;
  return kobo === 0 ? null : line(say.plain("close-label-forgiven-earlier"), kobo, naira(kobo));
}

/** "₦25,950", with a sign that is as wide as a digit. */
export const short = (kobo: number): string => formatNairaShort(toKobo(kobo)).replace("-", "−");

/** The last count, against the money that should have been in hand at that moment; null: none. */
export function countLine({ say, times, since, book }: CloseView): CloseLine | null {
  const { count } = book;
  if (count === null) return null;
  const { counted_kobo: kobo, number, at } = count;
  const label = say.plain("close-label-counted", { count: number, time: times.soon(at, since) });
  return line(label, kobo, say.plain("close-counted-value", countVars(book, count, short)), gapOf(count) !== 0);
}

/**
 * The counted amount, and the difference, as `show` writes an amount. If that has changed since, also the amount that should
 * have been in hand then: the difference is to that one.
 */
export function countVars(book: DayBook, count: CashCount, show: (kobo: number) => string) {
  const gap = gapOf(count);
  const kind = gap > 0 ? "over" : gap < 0 ? "short" : "exact";
  const due = count.due_kobo === handOf(book) ? "none" : show(count.due_kobo);
  return { counted: show(count.counted_kobo), due, kind, gap: show(Math.abs(gap)) };
}

function gapOf({ counted_kobo, due_kobo }: CashCount): number {
  return counted_kobo - due_kobo;
}

/** The customers' debts; null: none. */
export function owingLine({ say, book: { owing } }: CloseView): CloseLine | null {
  const { owedKobo: kobo, people } = owing;
  return kobo === 0 ? null : line(say.plain("close-label-owing", { people }), kobo, naira(kobo));
}

/** A move of the wallet between two balances. */
interface Move {
  what: "in" | "in-about" | "sales" | "earlier-sales" | "refunds" | "other";
  kobo: number;
}

/** The movements of the wallet in the day. The part that no known sale, refund or payment explains is one movement. */
export function movesOf({ wallet, sums, openN }: Pick<DayBook, "wallet" | "sums" | "openN">): Move[] {
  // A wallet may pay after midnight for what was sold before it.
  const hasOwn = sums.sold_n !== 0 || openN > 0 || sums.failed_n !== 0;
  const moves: Move[] = [
    { what: wallet.about_n > 0 ? "in-about" : "in", kobo: wallet.paid_in_kobo },
    { what: hasOwn ? "sales" : "earlier-sales", kobo: -wallet.charged_kobo },
    { what: "refunds", kobo: wallet.returned_kobo },
    { what: "other", kobo: wallet.unseen_kobo - wallet.unnamed_kobo },
  ];
  return moves.filter(({ kobo }) => kobo !== 0);
}

/** The wallet from its last look before the day to its last one in it; null where nobody has ever looked. */
export function walletSum({ say, times, since, book, withWallet }: CloseView): Sum | null {
  const { opening_kobo, opening_at, closing_kobo, closing_at } = book.wallet;
  if (!withWallet || opening_kobo === null || closing_kobo === null) return null;
  const seen = (at: number | null) => ({ time: at === null ? "" : times.soon(at, since) });
  return {
    lines: [
      line(say.plain("close-label-opening", seen(opening_at)), opening_kobo, naira(opening_kobo)),
      ...movesOf(book).map(({ what, kobo }) =>
        line(say.plain(`close-label-${what}`), ...amount(kobo), what === "other"),
      ),
    ],
    total: line(say.plain("close-label-closing", seen(closing_at)), closing_kobo, naira(closing_kobo)),
  };
}

function amount(kobo: number): [number, string] {
  return [kobo, signed(kobo)];
}

export interface Share {
  name: string;
  n: number;
  kobo: number;
  /** Nobody knows what any of it has cost: `kobo` is 0. */
  isUnknown: boolean;
}

/** The services that were sold, the most profitable first, with the profit of each. */
export function byService({ say, book: { parts } }: CloseView): Share[] {
  return sharesOf(
    serviceTypes.map((type) => ({
      name: nameService(say, type).name,
      parts: parts.filter((part) => part.service_type === type),
    })),
  );
}

/** The same for who sold, by name, if that is not only the owners: a helper may have sat on several seats. */
export function bySeat({ book: { parts }, nameSeat }: CloseView): Share[] {
  if (parts.every((part) => part.seat_id === "")) return [];
  const names = Map.groupBy(parts, (part) => nameSeat(part.seat_id));
  return sharesOf([...names].map(([name, own]) => ({ name, parts: own })));
}

function sharesOf(groups: readonly { name: string; parts: readonly CloseSums[] }[]): Share[] {
  return groups
    .map(({ name, parts }) => ({
      name,
      n: parts.reduce((sum, part) => sum + part.sold_n, 0),
      kobo: parts.reduce((sum, part) => sum + profitOfDay(part).kobo, 0),
      isUnknown: parts.every((part) => part.sold_n === part.unpriced_n) && parts.some((part) => part.sold_n > 0),
    }))
    .filter(({ n, kobo }) => n !== 0 || kobo !== 0)
    .sort((a, b) => b.kobo - a.kobo);
}

/** Amounts that are not in the figures yet, or are in those of another day. */
export function warningsOf(view: CloseView): string[] {
  const { uncounted: count, uncountedKobo } = view.book.profit;
  const unpriced = count > 0 ? [view.say.plain("close-uncounted", { count, kobo: naira(uncountedKobo) })] : [];
  return [...unpriced, ...otherSalesOf(view)];
}

/** Sales that are being checked, and changes to earlier days: without them the wallet and the profit seem wrong. */
export function otherSalesOf({ say, book, withWallet }: CloseView): string[] {
  const { openN, openKobo, untakenKobo, close, lateN, lateKobo } = book;
  const open = { count: openN, kobo: naira(openKobo) };
  const wallet = withWallet && untakenKobo > 0 ? "without" : "none";
  return [
    ...(openN > 0 ? [close ? say.plain("close-open-sealed", open) : say.plain("close-open", { ...open, wallet })] : []),
    ...(lateN > 0 ? [say.plain("close-late", { count: lateN, profit: signed(lateKobo) })] : []),
  ];
}

/** How the profit compares with that of the same day a week before, in per cent; null where that says nothing. */
export function trendOf({ book: { profit, weekBefore } }: CloseView): number | null {
  if (weekBefore === null) return null;
  const [before, now] = [profitOfDay(weekBefore).kobo, profit.kobo];
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? null : percent;
}
