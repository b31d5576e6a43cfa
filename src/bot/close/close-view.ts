import { type CloseSums, profitOfDay } from "../../books/close-sums.ts";
import { type DayBook, handOf } from "../../books/day-book.ts";
import { serviceTypes } from "../../lib/service-types.ts";
import type { AccountMode } from "../../store/tables/accounts.ts";
import { naira, nameService, signed, type Times } from "../ui/format.ts";
import type { Say } from "../ui/text.ts";

/** What a close is drawn with. */
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
  /** What a seat is called; the owners' is empty. */
  nameSeat(seatId: string): string;
  /** Owners alone are told what is in it. */
  withWallet: boolean;
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

/** How the cost is said; null where nothing was sold. */
export function costKeyOf({ book: { sums, lateN } }: CloseView): "close-cost" | "close-cost-about" | null {
  if (sums.sold_n <= 0 && lateN === 0) return null;
  return profitOfDay(sums).isAbout ? "close-cost-about" : "close-cost";
}

interface Line {
  label: string;
  kobo: number;
  value: string;
  isDoubtful: boolean;
}

/** Amounts that come to the last one, each with its sign. */
interface Sum {
  lines: readonly Line[];
  total: Line;
}

const line = (label: string, kobo: number, value: string, isDoubtful = false): Line => ({
  ...{ label, kobo, value, isDoubtful },
});

/** What should be in hand, and what it is made of. */
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
    line(say.plain("close-label-back"), ...amount(debts.back_kobo)),
  ].filter(({ kobo }, index) => index === 0 || kobo !== 0);
  return { lines, total: line(say.plain("close-label-hand"), hand, naira(hand)) };
}

/** What was written off of earlier days: no money of this one. Null: nothing was. */
export function forgivenLine({ say, book: { debts } }: CloseView): Line | null {
  const { forgiven_earlier_kobo: kobo } = debts;
  return kobo === 0 ? null : line(say.plain("close-label-forgiven-earlier"), kobo, naira(kobo));
}

/** What was counted last, beside what should have been in hand then; null: nothing was. */
export function countSum({ say, times, since, book }: CloseView): Sum | null {
  const { count } = book;
  if (count === null) return null;
  const { counted_kobo: counted, due_kobo: due, number, at } = count;
  const time = times.soon(at, since);
  const gap = counted - due;
  const label = gap > 0 ? "close-label-over" : gap < 0 ? "close-label-short" : "close-label-exact";
  return {
    lines: [
      ...(due === handOf(book) ? [] : [line(say.plain("close-label-due", { time }), due, naira(due))]),
      line(say.plain(label), ...amount(gap), gap !== 0),
    ],
    total: line(say.plain("close-label-counted", { count: number, time }), counted, naira(counted)),
  };
}

/** The wallet from its last look before the day to its last one in it; null where nobody has ever looked. */
export function walletSum(view: CloseView): Sum | null {
  const { say, times, since, book, withWallet } = view;
  const { opening_kobo, opening_at, closing_kobo, closing_at, ...moved } = book.wallet;
  if (!withWallet || opening_kobo === null || closing_kobo === null) return null;
  const seen = (at: number | null) => (at === null ? "" : times.soon(at, since));
  const moves = [
    line(
      say.plain(moved.about_n > 0 ? "close-label-paid-in-about" : "close-label-paid-in"),
      ...amount(moved.paid_in_kobo),
    ),
    line(say.plain("close-label-charged"), ...amount(-moved.charged_kobo)),
    line(say.plain("close-label-returned"), ...amount(moved.returned_kobo)),
    ...unexplained(view),
  ].filter(({ kobo }) => kobo !== 0);
  return {
    lines: [
      line(say.plain("close-label-opening", { time: seen(opening_at) }), opening_kobo, naira(opening_kobo)),
      ...moves,
    ],
    total: line(say.plain("close-label-closing", { time: seen(closing_at) }), closing_kobo, naira(closing_kobo)),
  };
}

function amount(kobo: number): [number, string] {
  return [kobo, signed(kobo)];
}

/** What no known sale explains, as one line. Charges explained since, and sales of unknown charge, have their own. */
function unexplained({ say, book: { wallet } }: CloseView): Line[] {
  const { unnamed_kobo: unnamed, unnamed_n: count, unseen_kobo: unseen } = wallet;
  const rest = (kobo: number) => line(say.plain("close-label-unnamed"), ...amount(kobo), true);
  if (unnamed >= 0 && count === 0) return [rest(unseen - unnamed)];
  const label = unnamed < 0 ? say.plain("close-label-named-since") : say.plain("close-label-unnamed-sales", { count });
  return [line(label, ...amount(-unnamed), true), rest(unseen)];
}

interface Share {
  name: string;
  n: number;
  kobo: number;
}

/** The services of which something was sold, those that brought most first, with the profit of each. */
export function byService({ say, book: { parts } }: CloseView): Share[] {
  return sharesOf(
    serviceTypes.map((type) => ({
      name: nameService(say, type).name,
      parts: parts.filter((part) => part.service_type === type),
    })),
  );
}

/** The same for the seats, where there is any but the owners'. */
export function bySeat({ book: { parts }, nameSeat }: CloseView): Share[] {
  const seats = [...new Set(parts.map((part) => part.seat_id))];
  if (seats.every((seat) => seat === "")) return [];
  return sharesOf(
    seats.map((seat) => ({ name: nameSeat(seat), parts: parts.filter((part) => part.seat_id === seat) })),
  );
}

function sharesOf(groups: readonly { name: string; parts: readonly CloseSums[] }[]): Share[] {
  return groups
    .map(({ name, parts }) => ({
      name,
      n: parts.reduce((sum, part) => sum + part.sold_n, 0),
      kobo: parts.reduce((sum, part) => sum + profitOfDay(part).kobo, 0),
    }))
    .filter(({ n, kobo }) => n !== 0 || kobo !== 0)
    .sort((a, b) => b.kobo - a.kobo);
}

/** What is not in the figures yet, or is in them of another day. */
export function warningsOf({ say, book: { sums, openKobo, close, lateN, lateKobo } }: CloseView): string[] {
  const open = close ? close.open_n : sums.open_n;
  return [
    ...(sums.unpriced_n > 0
      ? [say.plain("close-uncounted", { count: sums.unpriced_n, kobo: naira(sums.unpriced_price_kobo) })]
      : []),
    ...(open > 0 ? [say.plain("close-open", { count: open, kobo: naira(openKobo) })] : []),
    ...(lateN > 0 ? [say.plain("close-late", { count: lateN, profit: signed(lateKobo) })] : []),
  ];
}

/** How the profit compares with that of the same day a week before, in per cent; null where that says nothing. */
export function trendOf({ book: { sums, weekBefore } }: CloseView): number | null {
  if (weekBefore === null) return null;
  const [before, now] = [profitOfDay(weekBefore).kobo, profitOfDay(sums).kobo];
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? null : percent;
}
