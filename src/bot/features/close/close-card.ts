import { handOf } from "../../../closes/day-book.ts";
import { closeHours, noCloseHour } from "../../../closes/showing.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { statementButtons } from "../../callbacks/statements.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content, inRows } from "../../ui/screen.ts";
import { type Html, joinSaid, lines, paragraphs, type Say, textOf } from "../../ui/text.ts";
import { byService, type CloseView, countVars, movesOf, nameDay, otherSalesOf, short, soldOf } from "./close-view.ts";

/** "25,950": for a line that is only about naira. */
const bare = (kobo: number): string => short(kobo).replace("₦", "");

/** As much as Telegram takes below a picture. */
const maxCaptionLength = 1024;

/**
 * A close in a few lines: sales, profit, sales of no or another day, cash, what is to be given back or owed, the wallet. If
 * the English below each line makes it too long, only the picture and the details have the wallet.
 */
export function renderClose(view: CloseView): Content {
  const { say, mode } = view;
  const render = (wallet: Html | null) =>
    lines(
      mode === "sandbox" && say.html("statement-sandbox-html"),
      salesLine(view),
      profitLine(view),
      ...otherSalesOf(view).map((words) => say.html("close-warning", { words })),
      cashLine(view),
      giveBackLine(view),
      owingLine(view),
      wallet,
      claimsLine(view),
    );
  const whole = render(walletLine(view));
  return { html: textOf(whole).length > maxCaptionLength ? render(null) : whole, buttons: buttonsOf(view) };
}

/** What a viewer sees of a day: what was sold, and nothing of what it cost the shop. */
export function renderCloseForViewer(view: CloseView): Content {
  const { say, mode, book } = view;
  const sold = byService(view).map(({ name, n }) => say.html("close-part-sold", { name, count: n }));
  return {
    html: paragraphs(
      lines(
        mode === "sandbox" && say.html("statement-sandbox-html"),
        title(view, say.plain("close-count", { count: book.sums.sold_n })),
      ),
      lines(...sold),
    ),
    buttons: [pageButtons(view), [menuButton(say)]],
  };
}

function title(view: CloseView, sales: string): Html {
  const { say, book, now, until } = view;
  const state = book.close ? "sealed" : now < until ? "open" : "over";
  return say.html("close-title", { day: nameDay(view), state, sales });
}

function salesLine(view: CloseView): Html {
  const { count } = soldOf(view);
  return title(view, view.say.plain("close-sold", { count, sold: short(view.book.sums.price_kobo) }));
}

function profitLine({ say, book: { profit, aboutKobo } }: CloseView): Html {
  const { kobo, isAbout, uncounted } = profit;
  // If all of it is an estimate, or nobody knows how much, the whole amount is called one.
  const isPart = isAbout && aboutKobo !== null && aboutKobo !== 0 && aboutKobo !== kobo;
  const sign = kobo < 0 ? -1 : 1;
  return say.html("close-profit-line", {
    kind: kobo < 0 ? "loss" : "profit",
    amount: short(sign * kobo),
    about: !isAbout ? "none" : isPart ? short(sign * aboutKobo) : "all",
    uncounted,
  });
}

/** The money that should be in hand, and the count against the money that should have been in hand then. */
function cashLine({ say, times, since, book }: CloseView): Html {
  const { count } = book;
  const hand = handOf(book);
  const cash = say.html("close-cash", { hand: bare(hand) });
  if (count === null) return cash;
  const time = count.due_kobo === hand ? "none" : times.soon(count.at, since);
  const value = say.plain("close-counted-value", countVars(book, count, bare));
  return say.html("close-cash-counted", { hand: bare(hand), time, value });
}

/** The part of the cash that belongs to customers whose sales were reversed. */
function giveBackLine({ say, book: { debts } }: CloseView): Html | null {
  return debts.back_kobo > 0 ? say.html("close-give-back", { amount: bare(debts.back_kobo) }) : null;
}

function owingLine({ say, book: { owing, debts } }: CloseView): Html | null {
  // Below zero, what was written off on an earlier day is of a sale that has been taken back.
  const forgiven = Math.max(0, debts.forgiven_kobo + debts.forgiven_earlier_kobo);
  if (owing.owedKobo === 0 && forgiven === 0) return null;
  return say.html("close-owing", {
    owed: short(owing.owedKobo),
    people: owing.people,
    forgiven: forgiven === 0 ? "none" : short(forgiven),
  });
}

function walletLine({ say, times, since, book, withWallet }: CloseView): Html | null {
  if (!withWallet) return null;
  const { opening_kobo: opening, closing_kobo: closing, closing_at: seenAt, charged_kobo, returned_kobo } = book.wallet;
  if (opening === null || closing === null) return say.html("close-wallet-unknown");
  const isBehind = !book.close && (charged_kobo - returned_kobo < book.sums.cost_kobo || book.untakenKobo > 0);
  const moves = movesOf(book).map(({ what, kobo }) =>
    say.plain(`close-move-${what}`, { amount: `${kobo > 0 ? "+" : ""}${bare(kobo)}` }),
  );
  return say.html("close-wallet", {
    ...{ opening: bare(opening), closing: bare(closing) },
    // Sales of an open day that came after the last look, or are open, are not in it.
    seen: isBehind && seenAt !== null ? times.soon(seenAt, since) : "none",
    moves: moves.length === 0 ? "none" : joinSaid(say, "close-moves", moves),
  });
}

/** The service's debt counts in no other line. */
function claimsLine({ say, claims: { kobo, count } }: CloseView): Html | null {
  return count > 0 ? say.html("close-claims", { owed: short(kobo), count }) : null;
}

function pageButtons({ say, times, book, since, until, now }: CloseView): Button[] {
  const dayBefore = say.plain("close-day-button", { day: times.date(since - 1) });
  const dayAfter = say.plain("close-next-button", { day: times.date(until) });
  const isFirst = book.firstDay === null || book.day <= book.firstDay;
  return buttonRow(
    !isFirst && { text: dayBefore, data: closeButtons.day({ day: book.day - 1 }) },
    until <= now && { text: dayAfter, data: closeButtons.day({ day: book.day + 1 }) },
  );
}

function buttonsOf(view: CloseView): Button[][] {
  const { say, mode, book } = view;
  const ofDay = { mode, day: book.day };
  return [
    [
      button(say, "button-close-details", closeButtons.turn({ way: "more", ...ofDay })),
      button(say, "button-count", closeButtons.count(ofDay)),
    ],
    [button(say, "button-close-file", statementButtons.ofDay({ mode, day: book.day })), menuButton(say)],
    pageButtons(view),
  ];
}

export function renderCloseHours(say: Say): Content {
  const choices = closeHours.map((hour) => ({
    text: say.plain("close-hour", { hour }),
    data: closeButtons.hour({ hour }),
  }));
  const none = button(say, "close-hour-none", closeButtons.hour({ hour: noCloseHour }));
  return { html: say.html("close-hour-how"), buttons: [...inRows(choices, 3), [none], [menuButton(say)]] };
}
