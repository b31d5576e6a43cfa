import { isDeepStrictEqual } from "node:util";
import type { Seat } from "../../../accounts/seats.queries.ts";
import { type Found, type History, type HistoryFilter, historyDays, isMonth } from "../../../books/history.ts";
import { months, weekdays } from "../../../core/calendar.ts";
import { formatNairaShort, toKobo } from "../../../core/money.ts";
import type { SalePayment } from "../../../debts/debts.queries.ts";
import { priceOf } from "../../../sales/price-of.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { type PageStart, type SalePage, saleStages } from "../../../sales/sales.queries.ts";
import { serviceTypes } from "../../../services/services.ts";
import { fits } from "../../callbacks/callback.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { type FilterName, filterNames, historyButtons } from "../../callbacks/history.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { statementButtons } from "../../callbacks/statements.ts";
import { isUncharged } from "../../ui/failed-money.ts";
import {
  formatBeneficiary,
  labelService,
  nameDay,
  nameService,
  nameWorth,
  soldAt,
  type Times,
} from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { isPriceTold } from "../../ui/sale-payment.ts";
import { type Button, button, buttonRow, type Content, choiceButton, inRows } from "../../ui/screen.ts";
import { formatOpen, formatProfit, formatSeatSums, formatSums } from "../../ui/sums.ts";
import { type Html, lines, type Say } from "../../ui/text.ts";

/** The facts that a list of sales is drawn with. */
export interface ListView {
  say: Say;
  times: Times;
  now: number;
  /** The shop's name for a sale's beneficiary, or null. */
  nameOf(sale: Purchase): string | null;
  /** How it was paid for, where that is not simply at the counter. */
  salePaymentOf(sale: Purchase): SalePayment | undefined;
  /** Whether the reader may see what the sales cost: only owners may. */
  withCost: boolean;
}

/** Seats as the history tells them apart. */
type Seats = readonly Pick<Seat, "number" | "name">[];

/** A page of the history: a button per sale, the pages beside it, and the filters. */
export function renderHistory(view: ListView, filter: HistoryFilter, history: History, seats: Seats = []): Content {
  const { say } = view;
  const { count, sums, paysKobo } = history;
  // Who asks for a month asks what it brought.
  const profit = view.withCost && isMonth(filter.day) ? formatProfit(say, sums) : null;
  return {
    html: lines(
      isFiltered(filter)
        ? say.html("history-title-filtered", { what: describe(say, filter, seats) })
        : say.html("history-title"),
      count === 0
        ? say.html(isFiltered(filter) ? "history-none" : "history-empty")
        : sumLines(view, { sums, paysKobo }, count),
      profit !== null && say.html("line-bold", { text: profit }),
    ),
    buttons: [
      ...rowsOf(view, history.sales),
      pageButtons(say, history, (start) => historyButtons.page({ filter, start })),
      ...(count === 0 && !isFiltered(filter)
        ? []
        : [
            ...filterRows(seats).map((names) =>
              names.map((name) => {
                const choice = chosen(say, filter, name, seats) ?? say.plain(`filter-${name}`);
                return button(say, ["history-filter", { choice }], historyButtons.choose({ name, filter }));
              }),
            ),
          ]),
      [button(say, "button-find", historyButtons.ask()), button(say, "button-close", closeButtons.today())],
      [button(say, "button-statement", statementButtons.show()), menuButton(say)],
    ],
  };
}

/** The totals of the listed sales. Failed sales are listed and count nowhere. */
function sumLines(
  { say, withCost }: ListView,
  { sums, paysKobo }: Pick<History, "sums" | "paysKobo">,
  count: number,
): Html {
  const open = formatOpen(say, sums, withCost);
  if (sums.sold === 0 && open === null) return say.html("history-none-sold", { count });
  return lines(
    sums.sold > 0 && say.html("line", { text: withCost ? formatSums(say, sums) : formatSeatSums(say, sums, paysKobo) }),
    open !== null && say.html("menu-open", { open }),
  );
}

/** The choices of one filter, in place of the list. */
export function renderFilter(say: Say, filter: HistoryFilter, name: FilterName, seats: Seats = []): Content {
  const choices = choicesOf(say, filter, name, seats).map(({ label, filter: to, isChosen }) =>
    choiceButton(say, label, isChosen, historyButtons.page({ filter: to, start: null })),
  );
  return {
    html: say.html(`filter-${name}-title`),
    buttons: [...inRows(choices), [button(say, "button-back", historyButtons.page({ filter, start: null }))]],
  };
}

/** The results for a text. A text that is too long for a button leads to no other page. */
export function renderFound(view: ListView, text: string, page: Found): Content {
  const { say } = view;
  const turns = pageButtons(say, page, (start) => historyButtons.foundPage({ start, text }));
  const hasSpace = turns.every(({ data = "" }) => fits(data));
  return {
    html: lines(
      say.html("find-title", { text: echo(text) }),
      page.sums === null && say.html(page.sales.length === 0 ? "find-further" : "find-many"),
      page.sums !== null &&
        (page.sums.sold > 0 || page.sums.open > 0) &&
        sumLines(view, { ...page, sums: page.sums }, page.sales.length),
      !hasSpace && say.html("find-more"),
    ),
    buttons: [...rowsOf(view, page.sales), hasSpace ? turns : [], [menuButton(say)]],
  };
}

const maxEchoLength = 64;

export function echo(text: string): string {
  return text.length > maxEchoLength ? `${text.slice(0, maxEchoLength)}…` : text;
}

function pageButtons(say: Say, { newer, older }: SalePage, data: (start: PageStart) => string): Button[] {
  return buttonRow(
    newer !== null && button(say, "button-newer", data({ direction: "newer", id: newer })),
    older !== null && button(say, "button-older", data({ direction: "older", id: older })),
  );
}

function rowsOf(view: ListView, sales: readonly Purchase[]): Button[][] {
  return sales.map((sale) => [{ text: renderRow(view, sale), data: saleButtons.open({ sale: sale.id }) }]);
}

/** A longer row breaks over two lines on a phone, and so does one with a longer company beside the end of a number. */
const maxRowLength = 45;
const maxCompanyLength = 15;

/** One line of a list: how it stands, when, what, how much, for whom. The part that a phone may cut stands last. */
function renderRow(view: ListView, sale: Purchase): string {
  const { say, times, now, nameOf, withCost } = view;
  const at = soldAt(sale);
  const note = moneyNote(view, sale);
  const rowOf = (what: string, beneficiary: string) =>
    say.plain("history-row", {
      icon: `${sale.mode === "sandbox" ? "🧪" : ""}${stateIcon(view, sale)}`,
      time: times.startOfDay(at) === times.startOfDay(now) ? times.time(at) : times.date(at),
      what,
      amount: nameWorth(sale, withCost),
      beneficiary: [note, nameOf(sale) ?? beneficiary].filter((part) => part !== null).join(" · "),
    });
  const company = sale.provider_name;
  const row = rowOf(company, formatBeneficiary(sale.service_type, sale.beneficiary));
  if (note === null && row.length <= maxRowLength) return row;
  const short = company.length > maxCompanyLength ? `${company.slice(0, maxCompanyLength - 1).trimEnd()}…` : company;
  return rowOf(short, `…${sale.beneficiary.slice(-4)}`);
}

/** That a customer owes it, in part where less than all; or that a failed one took nothing. */
function moneyNote({ say, salePaymentOf, withCost }: ListView, sale: Purchase): string | null {
  if (sale.state === "failed") return isUncharged(sale) ? say.plain("history-uncharged") : null;
  const left = salePaymentOf(sale)?.left_kobo ?? 0;
  if (left === 0) return null;
  const isPart = left < priceOf(sale) && isPriceTold(sale, withCost);
  return say.plain("history-owes", { owed: isPart ? formatNairaShort(toKobo(left)) : "all" });
}

function stateIcon({ say, salePaymentOf }: ListView, sale: Purchase): string {
  const { state, delivery, service_type } = sale;
  if (state === "succeeded" && delivery !== "awaiting") {
    return (salePaymentOf(sale)?.left_kobo ?? 0) > 0 ? "📒" : nameService(say, service_type).icon;
  }
  if (state === "failed") return "❌";
  return state === "void" ? "🚫" : "⏳";
}

function isFiltered(filter: HistoryFilter): boolean {
  return Object.values(filter).some((part) => part !== null);
}

/** "⚡ Electricity · sold · today" */
function describe(say: Say, filter: HistoryFilter, seats: Seats): string {
  return filterNames
    .map((name) => chosen(say, filter, name, seats))
    .filter((part) => part !== null)
    .join(" · ");
}

function chosen(say: Say, filter: HistoryFilter, name: FilterName, seats: Seats): string | null {
  return choicesOf(say, filter, name, seats).find((choice) => choice.isChosen && !choice.isAll)?.label ?? null;
}

/** Who sold is asked where there is anybody but the owners. */
function filterRows(seats: Seats): FilterName[][] {
  return seats.length === 0
    ? [["service", "stage", "day"]]
    : [
        ["service", "stage"],
        ["day", "seat"],
      ];
}

interface Choice {
  label: string;
  filter: HistoryFilter;
  isChosen: boolean;
  isAll: boolean;
}

function choicesOf(say: Say, filter: HistoryFilter, name: FilterName, seats: Seats): Choice[] {
  const choice = (label: string, change: Partial<HistoryFilter>): Choice => {
    const to = { ...filter, ...change };
    const isAll = Object.values(change).every((part) => part === null);
    return { label, filter: to, isChosen: isDeepStrictEqual(to, filter), isAll };
  };
  switch (name) {
    case "service":
      return [
        choice(say.plain("filter-service-all"), { serviceType: null }),
        ...serviceTypes.map((serviceType) => choice(labelService(say, serviceType), { serviceType })),
      ];
    case "stage":
      return [
        choice(say.plain("filter-stage-all"), { stage: null }),
        ...saleStages.map((stage) => choice(say.plain(`filter-${stage}`), { stage })),
      ];
    case "day":
      return [
        choice(say.plain("filter-day-all"), { day: null }),
        ...historyDays.map((day) => choice(say.plain(`filter-${day}`), { day })),
        ...[...weekdays, ...months].filter((day) => day === filter.day).map((day) => choice(nameDay(day), { day })),
      ];
    case "seat":
      return [
        choice(say.plain("filter-seat-all"), { seat: null }),
        choice(say.plain("filter-seat-owner"), { seat: 0 }),
        ...seats.map(({ number, name: who }) => choice(who, { seat: number })),
      ];
  }
}
