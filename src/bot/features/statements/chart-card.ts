import { type ChartFigures, type ChartSpan, chartSpans } from "../../../books/chart.ts";
import { profitOf, type Sums } from "../../../closes/sale-totals.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { formatNaira, type Kobo } from "../../../core/money.ts";
import type { Bar, ChartContent, ChartPart } from "../../../pictures/chart-svg.ts";
import { homeButtons } from "../../callbacks/home.ts";
import { chartButton, statementButtons } from "../../callbacks/statements.ts";
import { labelService, nameService } from "../../ui/format.ts";
import { type Button, button } from "../../ui/screen.ts";
import { formatSeatSums, formatSums } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { dateOf, nameDays } from "./choice.ts";

export interface ChartView {
  say: Say;
  shop: string;
  mode: AccountMode;
  span: ChartSpan;
  figures: ChartFigures;
  /** Only owners see amounts; all others see numbers of sales. */
  withCost: boolean;
}

/** The values of the bars. */
interface Measure {
  value(sums: { sold: number; priceKobo: number }): number;
  short(value: number): string;
  long(value: number): string;
}

const inNaira: Measure = {
  value: ({ priceKobo }) => priceKobo,
  short: (kobo) => shortNaira(kobo),
  long: (kobo) => formatNaira(kobo as Kobo),
};

function inSales(say: Say): Measure {
  return { value: ({ sold }) => sold, short: String, long: (count) => say.plain("sums-count", { count }) };
}

/** "950", "12.7k", "1.2m": naira on a bar. */
function shortNaira(kobo: number): string {
  const naira = Math.abs(kobo) / 100;
  const sign = kobo < 0 ? "-" : "";
  if (naira < 999.5) return `${sign}${Math.round(naira)}`;
  const [unit, by] = naira < 999_500 ? ["k", 1000] : ["m", 1_000_000];
  const scaled = naira / by;
  return `${sign}${scaled < 99.95 ? scaled.toFixed(1) : Math.round(scaled)}${unit}`;
}

/** The words of the picture. */
export function describeChart({ say, shop, mode, span, figures, withCost }: ChartView): ChartContent {
  const measure = withCost ? inNaira : inSales(say);
  const { all } = figures;
  const aside = say.plain(withCost ? "chart-naira" : "chart-sales");
  return {
    shop,
    title: daysOf(figures),
    headline: {
      label: say.plain("statement-sold"),
      value: withCost ? formatNaira(all.priceKobo) : say.plain("sums-count", { count: all.sold }),
      note: withCost
        ? say.plain("sums-count", { count: all.sold })
        : say.plain("chart-days", { days: chartSpans[span] }),
    },
    parts: [
      {
        kind: "bars",
        title: say.plain("chart-sold-by-day"),
        aside,
        bars: dayBars(figures, (sums) => measure.value(sums), measure),
      },
      ...(withCost ? [profitPart(say, figures)] : []),
      serviceRows(say, figures, measure),
      { kind: "bars", title: say.plain("chart-by-hour"), aside, bars: hourBars(figures, measure) },
    ],
    closing: say.plain("chart-closing"),
    watermark: mode === "sandbox" ? { word: say.plain("receipt-sandbox"), note: say.plain("statement-sandbox") } : null,
  };
}

function profitPart(say: Say, figures: ChartFigures): ChartPart {
  return {
    ...{ kind: "bars", title: say.plain("chart-profit-by-day"), aside: formatNaira(profitOf(figures.all).kobo) },
    bars: dayBars(figures, (sums) => profitOf(sums).kobo, inNaira),
  };
}

function daysOf({ byDay }: ChartFigures): string {
  return nameDays({ from: byDay[0]?.day ?? 0, to: byDay.at(-1)?.day ?? 0 });
}

const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });

/** A week has the names of its days, a month the first and every fifth date. */
function dayBars({ byDay }: ChartFigures, worthOf: (sums: Sums) => number, { short }: Measure): Bar[] {
  const isWeek = byDay.length <= 7;
  return byDay.map(({ day, sums }, index) => {
    const value = worthOf(sums);
    const date = dateOf(day);
    const isNamed = (byDay.length - 1 - index) % 5 === 0;
    const label = isWeek ? weekdays.format(date) : isNamed ? String(date.getUTCDate()) : "";
    return { label, value, shown: short(value), isMain: index === byDay.length - 1 };
  });
}

function hourBars({ byHour }: ChartFigures, { value, short }: Measure): Bar[] {
  const best = bestHour(byHour.map(value));
  return byHour.map((sums, hour) => ({
    label: hour % 3 === 0 ? String(hour) : "",
    value: value(sums),
    shown: short(value(sums)),
    isMain: hour === best,
  }));
}

/** Null: nothing was sold. */
function bestHour(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return most > 0 ? values.indexOf(most) : null;
}

function serviceRows(say: Say, { byService }: ChartFigures, measure: Measure): ChartPart {
  const rows = byService
    .map(({ service, sums }) => ({
      ...{ label: nameService(say, service).name, count: sums.sold.toLocaleString("en-GB") },
      ...{ value: measure.value(sums), shown: measure.long(measure.value(sums)) },
    }))
    .toSorted((one, other) => other.value - one.value);
  return { kind: "rows", title: say.plain("chart-by-service"), aside: "", rows };
}

/** The same figures in words: the picture is never needed. */
export function captionChart({ say, shop, mode, figures, withCost }: ChartView): Html {
  const { all, byDay, byService, byHour } = figures;
  const measure = withCost ? inNaira : inSales(say);
  const best = byDay.toSorted((one, other) => measure.value(other.sums) - measure.value(one.sums))[0];
  const hour = bestHour(byHour.map(measure.value));
  return paragraphs(
    mode === "sandbox" && say.html("statement-sandbox-html"),
    lines(
      say.html("chart-caption", { shop, days: daysOf(figures) }),
      say.html("line", { text: withCost ? formatSums(say, all) : formatSeatSums(say, all, null) }),
      withCost && say.html("chart-profit", { profit: formatNaira(profitOf(all).kobo) }),
    ),
    lines(
      ...byService.map(({ service, sums }) =>
        say.html("chart-line", { name: labelService(say, service), amount: measure.long(measure.value(sums)) }),
      ),
    ),
    lines(
      best &&
        all.sold > 0 &&
        say.html("chart-best-day", {
          day: nameDays({ from: best.day, to: best.day }),
          amount: measure.long(measure.value(best.sums)),
        }),
      hour !== null && say.html("chart-best-hour", { from: `${hour}:00`, to: `${hour + 1}:00` }),
    ),
  );
}

/** The other picture, and the file of the same sales. */
export function chartButtons(say: Say, span: ChartSpan): Button[][] {
  const other = span === "week" ? "month" : "week";
  const chart = button(say, `button-chart-${other}`, chartButton({ span: other }));
  const statement = button(say, "button-statement", statementButtons.showBelow());
  return [[chart, statement], [button(say, "button-menu", homeButtons.menuNew())]];
}
