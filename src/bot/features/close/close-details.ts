import { profitOfDay } from "../../../closes/close-sums.ts";
import type { BookLate } from "../../../closes/closes.queries.ts";
import { toKobo } from "../../../core/money.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { naira, signed } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { formatMargin } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
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
  soldOf,
  walletSum,
  warningsOf,
} from "./close-view.ts";

/** So many changes are listed; the others are counted. */
const maxChanged = 5;

/** More does not fit below a picture. */
const maxCaptionLength = 1000;

/** All that is known of a day, in the order of its card. If it is too long, the least important lines are left out. */
export function renderDetails(view: CloseView): Content {
  const { say, mode, book } = view;
  const parts = [head(view), warnings(view), cash(view), wallet(view), changed(view), shares(view), people(view)];
  while (paragraphs(...parts).length > maxCaptionLength && parts.length > 1) parts.pop();
  return {
    html: paragraphs(...parts),
    buttons: [
      [button(say, "button-history", historyButtons.all()), button(say, "button-close-hour", closeButtons.askHour())],
      [button(say, "button-back", closeButtons.turn({ way: "less", mode, day: book.day })), menuButton(say)],
    ],
  };
}

function title({ say, times, book, now, until, since }: CloseView): Html {
  const day = nameDay({ times, since });
  if (book.close) return say.html("close-head-sealed", { number: book.close.number, day });
  return now < until
    ? say.html("close-head-open", { day, time: times.time(now) })
    : say.html("close-head-over", { day });
}

function head(view: CloseView): Html {
  const { say, mode, book } = view;
  const { kobo, isAbout } = book.profit;
  const costKey = costKeyOf(view);
  return lines(
    mode === "sandbox" && say.html("statement-sandbox-html"),
    title(view),
    say.html("close-sold", soldOf(view)),
    costKey !== null && say.html(costKey, { cost: naira(book.sums.cost_kobo) }),
    say.html("line", { text: formatMargin(say, { kobo, isAbout }, true) }),
    weekBefore(view),
  );
}

function weekBefore({ say, times, since, book }: CloseView): Html | null {
  if (book.weekBefore === null) return null;
  const { weekBefore: sums } = book;
  const sales = say.plain("close-sold", { count: sums.sold_n, sold: naira(sums.price_kobo) });
  const { kobo } = profitOfDay(sums);
  const profit = formatMargin(say, { kobo, isAbout: false });
  return say.html("close-week-before", { weekday: times.weekday(since), sales, profit });
}

function sumLine({ say }: CloseView, { label, value }: { label: string; value: string }): Html {
  return say.html("close-wallet-line", { label, value });
}

function cash(view: CloseView): Html {
  const { lines: rows, total } = handSum(view);
  const others = [countLine(view), owingLine(view), forgivenLine(view)].filter((line) => line !== null);
  return lines(...[...(rows.length > 1 ? rows : []), total, ...others].map((line) => sumLine(view, line)));
}

function wallet(view: CloseView): Html {
  if (!view.withWallet) return lines();
  const sum = walletSum(view);
  if (sum === null) return view.say.html("close-wallet-unknown");
  return lines(...[...sum.lines, sum.total].map((line) => sumLine(view, line)));
}

function warnings(view: CloseView): Html {
  return lines(...warningsOf(view).map((words) => view.say.html("close-warning", { words })));
}

function shares(view: CloseView): Html {
  return lines(
    ...[...byService(view), ...bySeat(view)].map(({ name, n, kobo, isUnknown }) =>
      isUnknown
        ? view.say.html("close-part-sold", { name, count: n })
        : view.say.html("close-part", {
            name,
            count: n,
            profit: formatMargin(view.say, { kobo: toKobo(kobo), isAbout: false }),
          }),
    ),
  );
}

function people({ say, book: { best } }: CloseView): Html | null {
  if (best.length === 0) return null;
  const names = best.map(({ name, kobo }) => say.plain("close-best-one", { name, kobo: naira(kobo) }));
  return say.html("close-best-line", { names: names.join(" · ") });
}

function changed({ say, times, book }: CloseView): Html | null {
  const { changed: rows } = book;
  if (rows.length === 0) return null;
  const shown = rows.slice(-maxChanged);
  return lines(
    say.html("close-changed"),
    ...shown.map((row) => {
      return say.html("close-changed-line", { time: times.time(row.sold_at), what: formatChange(say, row) });
    }),
    rows.length > shown.length && say.html("close-changed-more", { count: rows.length - shown.length }),
  );
}

function formatChange(say: Say, row: BookLate): string {
  const profit = signed(profitOfDay(row).kobo);
  if (row.sold_n > 0) return say.plain("close-changed-sold", { profit });
  if (row.sold_n < 0) return say.plain("close-changed-gone", { profit });
  return row.open_n < 0 ? say.plain("close-changed-open") : say.plain("close-changed-cost", { profit });
}
