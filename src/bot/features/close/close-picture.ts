import { dayMs } from "../../../core/calendar.ts";
import type { CloseContent } from "../../../pictures/close-svg.ts";
import { naira } from "../../ui/format.ts";
import {
  bySeat,
  byService,
  type CloseView,
  costKeyOf,
  countLine,
  forgivenLine,
  handSum,
  nameDay,
  owingLine,
  type Share,
  soldOf,
  trendOf,
  walletSum,
  warningsOf,
} from "./close-view.ts";

/** A close as it is drawn: every word and every amount on it. */
export function describeClose(view: CloseView): CloseContent {
  const { say, times, shopName, mode, book, since } = view;
  const { sums, profit } = book;
  const costKey = costKeyOf(view);
  const others = [countLine(view), owingLine(view), forgivenLine(view)];
  return {
    shop: shopName,
    title: titleOf(view),
    headline: {
      label: say.plain(`close-${profit.kobo < 0 ? "loss" : "profit"}${profit.isAbout ? "-about" : ""}`),
      value: naira(Math.abs(profit.kobo)),
      notes: [
        say.plain("close-sold", soldOf(view)),
        ...(costKey === null ? [] : [say.plain(costKey, { cost: naira(sums.cost_kobo) })]),
      ],
    },
    trend: describeTrend(view),
    parts: [
      {
        ...{ kind: "bars", title: say.plain("close-week"), aside: "" },
        bars: book.week.map(({ day, profitKobo }) => ({
          label: times.weekday(since + (day - book.day) * dayMs + dayMs / 2).slice(0, 3),
          ...{ value: profitKobo, shown: shorten(view, profitKobo), isMain: day === book.day },
        })),
      },
      ...rowsPart(say.plain("close-brought"), say.plain("close-profit-aside"), byService(view)),
      ...rowsPart(say.plain("close-by-seat"), say.plain("close-profit-aside"), bySeat(view)),
      ...rowsPart(say.plain("close-best"), say.plain("close-paid-aside"), book.best),
    ],
    balances: [handSum(view), ...others, walletSum(view)].flatMap((sum) =>
      sum === null ? [] : "total" in sum ? [{ rows: sum.lines, total: sum.total }] : [{ rows: [], total: sum }],
    ),
    warnings: warningsOf(view),
    reference: book.close
      ? say.plain("close-number", { number: book.close.number, digest: shortDigest(book.close.digest) })
      : say.plain("close-number-open"),
    closing: say.plain("close-foot"),
    watermark:
      mode === "sandbox" ? { word: say.plain("receipt-sandbox"), note: say.plain("close-sandbox-note") } : null,
  };
}

type Part = CloseContent["parts"][number];

function rowsPart(
  title: string,
  aside: string,
  shares: readonly (Pick<Share, "name" | "n" | "kobo"> & Partial<Share>)[],
): Part[] {
  if (shares.length === 0) return [];
  const rows = shares.map(({ name, n, kobo, isUnknown }) => {
    return { label: name, count: String(n), value: kobo, shown: isUnknown ? "?" : naira(kobo) };
  });
  return [{ kind: "rows", title, aside, rows }];
}

function titleOf(view: CloseView): string {
  const { say, times, book, now, until } = view;
  const day = nameDay(view);
  if (book.close) return say.plain("close-title-sealed", { day });
  return now < until
    ? say.plain("close-title-open", { day, time: times.time(now) })
    : say.plain("close-title-over", { day });
}

function describeTrend(view: CloseView): CloseContent["trend"] {
  const percent = trendOf(view);
  if (percent === null) return null;
  const vars = { percent: Math.abs(percent), weekday: view.times.weekday(view.since) };
  return { words: view.say.plain(percent > 0 ? "close-above" : "close-below", vars), isUp: percent > 0 };
}

/** "12.7k": above a bar, with little space. */
function shorten({ say }: CloseView, kobo: number): string {
  const value = kobo / 100;
  const [size, minus] = [Math.abs(value), value < 0 ? "−" : ""];
  if (size < 999.5) return `${minus}${Math.round(size)}`;
  const [unit, by] = size < 999_950 ? (["thousands", 1000] as const) : (["millions", 1_000_000] as const);
  return say.plain(`close-short-${unit}`, { number: `${minus}${(size / by).toFixed(1)}` });
}

/** "9F3A C21D 77E0" */
function shortDigest(digest: string): string {
  return (digest.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(" ");
}
