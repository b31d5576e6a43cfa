import { profitOfDay } from "../../books/close-sums.ts";
import { closeHours, noCloseHour } from "../../books/showing.ts";
import type { BookLate } from "../../store/queries/closes.ts";
import { naira, signed } from "../ui/format.ts";
import { menuButton } from "../ui/menu-card.ts";
import { type Button, button, type Content, inRows } from "../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";
import {
  bySeat,
  byService,
  type CloseView,
  costKeyOf,
  countSum,
  forgivenLine,
  handSum,
  nameDay,
  soldOf,
  walletSum,
  warningsOf,
} from "./close-view.ts";

/** So many changes are listed; the others are counted. */
const mostChanged = 5;

/** More does not fit below a picture. */
const longestCaption = 1000;

/** A close in words, with the way to the days beside it. What says least is left out where it is too long. */
export function renderClose(view: CloseView): Content {
  const parts = [head(view), wallet(view), warnings(view), changed(view), shares(view), people(view)];
  while (paragraphs(...parts).length > longestCaption && parts.length > 1) parts.pop();
  return { html: paragraphs(...parts), buttons: buttonsOf(view) };
}

/** What a viewer sees of a day: what was sold, and nothing of what it cost the shop. */
export function renderCloseForViewer(view: CloseView): Content {
  const { say, book } = view;
  const sold = byService(view).map(({ name, n }) => say.html("close-part-sold", { name, count: n }));
  return {
    html: paragraphs(lines(title(view), say.html("close-count", { count: book.sums.sold_n })), lines(...sold)),
    buttons: [pageButtons(view), [menuButton(say)]],
  };
}

function title(view: CloseView): Html {
  const { say, times, book, now, until } = view;
  const day = nameDay(view);
  if (book.close) return say.html("close-head-sealed", { number: book.close.number, day });
  return now < until
    ? say.html("close-head-open", { day, time: times.time(now) })
    : say.html("close-head-over", { day });
}

function head(view: CloseView): Html {
  const { say, book } = view;
  const { sums } = book;
  const { kobo, isAbout } = profitOfDay(sums);
  const costKey = costKeyOf(view);
  const hand = handSum(view);
  const count = countSum(view);
  const forgiven = forgivenLine(view);
  const isPlain = hand.lines.length === 1 && count === null && forgiven === null;
  return lines(
    title(view),
    say.html(isAbout ? "close-money-about" : "close-money", { profit: naira(kobo) }),
    say.html("close-sold", soldOf(view)),
    costKey !== null && say.html(costKey, { cost: naira(sums.cost_kobo) }),
    ...(isPlain ? [] : [...hand.lines.slice(1), hand.total]).map(({ label, value }) =>
      say.html("close-wallet-line", { label, value }),
    ),
    ...(count === null ? [] : [...count.lines, count.total]).map(({ label, value }) =>
      say.html("close-wallet-line", { label, value }),
    ),
    forgiven !== null && say.html("close-wallet-line", forgiven),
    weekBefore(view),
  );
}

function weekBefore({ say, times, since, book }: CloseView): Html | null {
  if (book.weekBefore === null) return null;
  const { weekBefore: sums } = book;
  const sales = say.plain("close-sold", { count: sums.sold_n, sold: naira(sums.price_kobo) });
  return say.html("close-week-before", { weekday: times.weekday(since), sales, profit: naira(profitOfDay(sums).kobo) });
}

function seenAt({ times, since, book }: CloseView): string {
  return times.soon(book.wallet.closing_at ?? since, since);
}

function wallet(view: CloseView): Html {
  const { say } = view;
  if (!view.withWallet) return lines();
  const sum = walletSum(view);
  if (sum === null) return say.html("close-wallet-unknown");
  const [opening, ...moves] = sum.lines;
  return lines(
    say.html("close-wallet", { opening: opening?.value ?? "", closing: sum.total.value, time: seenAt(view) }),
    ...moves.map(({ label, value }) => say.html("close-wallet-line", { label, value })),
  );
}

function warnings(view: CloseView): Html {
  return lines(...warningsOf(view).map((words) => view.say.html("close-warning", { words })));
}

function shares(view: CloseView): Html {
  return lines(
    ...[...byService(view), ...bySeat(view)].map(({ name, n, kobo }) =>
      view.say.html("close-part", { name, count: n, profit: naira(kobo) }),
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
  const shown = rows.slice(-mostChanged);
  return lines(
    say.html("close-changed"),
    ...shown.map((row) => {
      return say.html("close-changed-line", { time: times.time(row.sold_at), what: tellChange(say, row) });
    }),
    rows.length > shown.length && say.html("close-changed-more", { count: rows.length - shown.length }),
  );
}

function tellChange(say: Say, row: BookLate): string {
  const profit = signed(profitOfDay(row).kobo);
  if (row.sold_n > 0) return say.plain("close-changed-sold", { profit });
  if (row.sold_n < 0) return say.plain("close-changed-gone", { profit });
  return row.open_n < 0 ? say.plain("close-changed-open") : say.plain("close-changed-cost", { profit });
}

function pageButtons({ say, times, book, since, until, now }: CloseView): Button[] {
  const dayBefore = say.plain("close-day-button", { day: times.date(since - 1) });
  const dayAfter = say.plain("close-next-button", { day: times.date(until) });
  const isFirst = book.firstDay === null || book.day <= book.firstDay;
  return [
    ...(isFirst ? [] : [{ text: dayBefore, data: `close:${book.day - 1}` }]),
    ...(until > now ? [] : [{ text: dayAfter, data: `close:${book.day + 1}` }]),
  ];
}

function buttonsOf(view: CloseView): Button[][] {
  const { say, mode, book } = view;
  return [
    [button(say, "button-count", `count:${mode}:${book.day}`)],
    [button(say, "button-history", "history"), button(say, "button-close-hour", "closeat")],
    pageButtons(view),
    [menuButton(say)],
  ];
}

export function renderCloseHours(say: Say): Content {
  const choices = closeHours.map((hour) => ({ text: say.plain("close-hour", { hour }), data: `closeat:${hour}` }));
  const none = button(say, "close-hour-none", `closeat:${noCloseHour}`);
  return { html: say.html("close-hour-how"), buttons: [...inRows(choices, 3), [none], [menuButton(say)]] };
}
