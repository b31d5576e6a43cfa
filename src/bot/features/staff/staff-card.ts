import type { Seat } from "../../../accounts/seats.queries.ts";
import { seatRoles } from "../../../accounts/seats.table.ts";
import { noFilter } from "../../../books/history.ts";
import { nothingSold, type Sums } from "../../../closes/sale-totals.ts";
import { formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import { serviceTypes } from "../../../services/services.ts";
import { isOver, marksOwed, seesCost, servicesOf } from "../../../staff/seats.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { seatButtons, staffButtons } from "../../callbacks/staff.ts";
import { labelService, nameService, type Times } from "../../ui/format.ts";
import { accountButton, menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content, choiceButton, inRows, shareRow } from "../../ui/screen.ts";
import { formatOpen, formatSeatSums, formatSums } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

/** The sales of every seat, today and in this month; null: the owners'. */
export interface SeatTotals {
  today: ReadonlyMap<string | null, Sums>;
  month: ReadonlyMap<string | null, Sums>;
}

export interface StaffView {
  say: Say;
  seats: readonly Seat[];
  totals: SeatTotals;
  /** Whether the reader may see what the sales cost: only owners may. */
  withCost: boolean;
}

/** Amounts that are offered as a limit; a button names one by its place here. The last is no limit. */
export const limitChoices = [
  ...[100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000].map(toKobo),
  null,
];

/** Days after today at whose end a seat may end; null: never. */
export const endChoices = [0, 6, 29, 89, 364, null] as const;

/** Everybody who sells, with their sales; a button per seat that is not over, and the way to a new one. */
export function renderStaff(view: StaffView): Content {
  const { say, seats } = view;
  const living = seats.filter((seat) => seat.state !== "ended");
  return {
    html: paragraphs(say.html("staff-title"), living.length === 0 && say.html("staff-empty"), totalLines(view)),
    buttons: [
      ...living.map((seat) => [button(say, ["staff-row", rowOf(say, seat)], seatButtons.show({ seat: seat.id }))]),
      seatRoles.map((role) => button(say, `button-invite-${role}`, staffButtons.invite({ role }))),
      [accountButton(say), menuButton(say)],
    ],
  };
}

/** The same for who may look and not touch. */
export function renderTotals(view: StaffView): Content {
  const { say } = view;
  return {
    html: paragraphs(say.html("staff-title"), totalLines(view)),
    buttons: [[button(say, "button-history", historyButtons.all()), menuButton(say)]],
  };
}

function rowOf(say: Say, { name, role, state }: Seat) {
  return { name, role: say.plain(`seat-role-${role}`), state: say.plain(`seat-state-${state}`) };
}

/** A message holds 4,096 characters. A seat's own card has its sales, too. */
const maxTotalsLength = 3500;

function totalLines({ say, seats, totals, withCost }: StaffView): Html {
  const sellers = [null, ...seats.filter(({ id, state }) => state === "active" || hasSold(totals, id))];
  const told = sellers.flatMap((seat) => {
    const id = seat?.id ?? null;
    if (seat?.role === "viewer" && !hasSold(totals, id)) return [];
    const name = seat?.name ?? say.plain("filter-seat-owner");
    return [lines(say.html("line-bold", { text: name }), totalOf(say, totals, id, withCost))];
  });
  let length = 0;
  const shown = told.filter((part) => {
    length += part.length + 1;
    return length <= maxTotalsLength;
  });
  const count = told.length - shown.length;
  return lines(...shown, count > 0 && say.html("alert-others", { count }));
}

function hasSold({ month }: SeatTotals, seatId: string | null): boolean {
  const { sold, open } = month.get(seatId) ?? nothingSold;
  return sold + open > 0;
}

/** A seat's sales of today and of this month, and what is open of them. */
function totalOf(say: Say, { today, month }: SeatTotals, seatId: string | null, withCost = true): Html {
  const ofMonth = month.get(seatId) ?? nothingSold;
  const open = formatOpen(say, ofMonth, withCost);
  const tell = (sums: Sums) => (withCost ? formatSums(say, sums) : formatSeatSums(say, sums, null));
  return lines(
    say.html("menu-today", { sums: tell(today.get(seatId) ?? nothingSold) }),
    say.html("seat-month", { sums: tell(ofMonth) }),
    open !== null && say.html("menu-open", { open }),
  );
}

export interface SeatView {
  say: Say;
  times: Times;
  seat: Seat;
  totals: SeatTotals;
  /** The first name of who sits there. */
  sitter: string | null;
  now: number;
}

/** One seat: who sits there, what it may do, what it did, and everything that an owner can do about it. */
export function renderSeat(view: SeatView): Content {
  const { say, seat } = view;
  return {
    html: paragraphs(
      lines(
        say.html("seat-title", { name: seat.name, role: say.plain(`seat-role-${seat.role}`) }),
        stateLine(view),
        seat.role === "viewer" && say.html("seat-about-viewer"),
        say.html(seesCost(seat) ? "seat-sees-cost" : "seat-sees-no-cost"),
      ),
      seat.role === "seller" && limitLines(view),
      endLine(view),
    ),
    buttons: seat.state === "ended" ? [historyRow(view), backRow(say)] : buttonRows(view),
  };
}

function stateLine({ say, times, seat, sitter, now }: SeatView): Html {
  if (seat.state === "invited") {
    const { link_expires_at } = seat;
    if (link_expires_at === null) return say.html("seat-no-link");
    return link_expires_at > now
      ? say.html("seat-link-waits", { time: times.moment(link_expires_at) })
      : say.html("seat-link-ran-out");
  }
  const who = sitter ?? say.plain("customer-someone");
  if (isOver(seat, now)) return say.html("seat-is-ended", { who });
  const since = times.date(seat.claimed_at ?? seat.created_at);
  return say.html(seat.state === "suspended" ? "seat-is-suspended" : "seat-is-active", { who, since });
}

function limitLines({ say, seat, totals }: SeatView): Html {
  const services = servicesOf(seat).map((type) => nameService(say, type).name);
  return lines(
    totalOf(say, totals, seat.id),
    say.html("seat-limits", { sale: nameLimit(say, seat.sale_limit_kobo), day: nameLimit(say, seat.day_limit_kobo) }),
    seat.services === null
      ? say.html("seat-services-all")
      : say.html("seat-services", { services: services.join(", ") }),
    say.html("staff-counted"),
    say.html(marksOwed(seat) ? "seat-marks-owed" : "seat-marks-not-owed"),
    seat.gets_requests === 1 && say.html("seat-gets-requests"),
  );
}

function endLine({ say, times, seat }: SeatView): Html {
  return seat.ends_at === null ? say.html("seat-no-end") : say.html("seat-ends", { time: times.moment(seat.ends_at) });
}

function nameLimit(say: Say, kobo: Kobo | null): string {
  return kobo === null ? say.plain("limit-none") : formatNairaShort(kobo);
}

function buttonRows(view: SeatView): Button[][] {
  const { say, seat } = view;
  const ask = (what: Parameters<typeof seatButtons.ask>[0]["what"]) => seatButtons.ask({ seat: seat.id, what });
  const act = (what: Parameters<typeof seatButtons.do>[0]["act"]) => seatButtons.do({ seat: seat.id, act: what });
  const isInvited = seat.state === "invited";
  const sells = seat.role !== "viewer";
  const isSuspended = seat.state === "suspended";
  const link = button(say, "button-seat-link", act("link"), "primary");
  const hold: Button = isSuspended
    ? button(say, "button-seat-resume", act("resume"), "success")
    : button(say, "button-seat-suspend", act("suspend"), "danger");
  return [
    [isInvited ? link : hold],
    sells ? [button(say, "button-seat-sale", ask("sale")), button(say, "button-seat-day", ask("day"))] : [],
    buttonRow(
      sells && button(say, "button-seat-services", seatButtons.services({ seat: seat.id })),
      button(say, "button-seat-ends", ask("ends")),
    ),
    [
      button(say, sells ? "button-seat-viewer" : "button-seat-seller", act("role")),
      button(say, "button-rename", ask("name")),
    ],
    buttonRow(
      button(say, seesCost(seat) ? "button-seat-hide-cost" : "button-seat-show-cost", act("cost")),
      sells && button(say, marksOwed(seat) ? "button-seat-no-owing" : "button-seat-owing", act("owed")),
    ),
    buttonRow(
      sells && button(say, seat.gets_requests === 1 ? "button-seat-no-requests" : "button-seat-requests", act("asked")),
    ),
    isInvited ? [] : historyRow(view),
    [button(say, "button-seat-end", ask("end"), "danger")],
    backRow(say),
  ];
}

function historyRow({ say, seat }: SeatView): Button[] {
  return [
    button(say, "button-seat-sales", historyButtons.page({ filter: { ...noFilter, seat: seat.number }, start: null })),
  ];
}

function backRow(say: Say): Button[] {
  return [button(say, "button-staff", staffButtons.list()), menuButton(say)];
}

/** Which seat a question is about. */
type Asked = Pick<Seat, "id" | "name">;
/** The data of a button that chooses the entry at a place. */
type DataOf = (place: number) => string;

/** The limits to choose from; any other amount can be typed. */
export function renderLimitChoice(say: Say, seat: Asked, which: "sale" | "day", dataOf: DataOf): Content {
  const buttons = limitChoices.map((kobo, place) => ({ text: nameLimit(say, kobo), data: dataOf(place) }));
  return {
    html: say.html(`seat-ask-${which}`, { name: seat.name }),
    buttons: [...inRows(buttons), back(say, seat)],
    placeholder: say.plain("sell-placeholder-amount"),
  };
}

export function renderEndChoice(say: Say, seat: Asked, dataOf: DataOf): Content {
  const buttons = endChoices.map((days, place) => ({
    text: days === null ? say.plain("end-never") : say.plain("end-days", { days }),
    data: dataOf(place),
  }));
  return { html: say.html("seat-ask-ends", { name: seat.name }), buttons: [...inRows(buttons), back(say, seat)] };
}

/** A tap allows a service or takes it away. */
export function renderServiceChoice(say: Say, seat: Seat): Content {
  const sold = servicesOf(seat);
  const buttons = serviceTypes.map((service) => {
    const data = seatButtons.service({ seat: seat.id, service });
    return choiceButton(say, labelService(say, service), sold.includes(service), data);
  });
  return { html: say.html("seat-ask-services", { name: seat.name }), buttons: [...inRows(buttons), back(say, seat)] };
}

export function renderEndQuestion(say: Say, seat: Asked, dataOf: DataOf): Content {
  return {
    html: say.html("seat-ask-end", { name: seat.name }),
    buttons: [back(say, seat), [button(say, "button-seat-end-now", dataOf(0), "danger")]],
  };
}

/** The words under the picture of an invitation, and the ways to pass it on. */
export function renderInvitation(say: Say, given: { seat: Seat; shop: string; link: string; until: string }): Content {
  const { seat, shop, link, until } = given;
  const text = say.plain("seat-share", { shop });
  return {
    html: say.html("seat-link-caption", { name: seat.name, until, link }),
    buttons: [
      shareRow(say, text, link),
      [{ text: say.plain("button-copy-link"), copy: link }, button(say, "button-staff", staffButtons.list())],
    ],
  };
}

function back(say: Say, seat: Asked): Button[] {
  return [button(say, "button-back", seatButtons.show({ seat: seat.id }))];
}
