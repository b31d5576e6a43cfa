import type { Seat } from "../../../accounts/seats.queries.ts";
import type { Sums } from "../../../closes/sale-totals.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { serviceTypes } from "../../../services/services.ts";
import { statementFormats } from "../../../statements/statement.ts";
import type { StatementRow } from "../../../statements/statements.queries.ts";
import { chartButton, statementButtons } from "../../callbacks/statements.ts";
import { labelService } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content, choiceButton, inRows } from "../../ui/screen.ts";
import { formatOpen, formatSeatSums, formatSums } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { type Choice, encodeChoice, namedPeriods } from "./choice.ts";

/** Seats as a statement tells them apart. */
export type Seats = readonly Pick<Seat, "number" | "name">[];

export interface ChoiceView {
  say: Say;
  mode: AccountMode;
  choice: Choice;
  /** The days, in words. */
  days: string;
  seats: Seats;
  /** The customer that it is narrowed down to. */
  customer: string | null;
  sums: Sums;
  /** Whether the reader may see what sales cost, and may have tokens in it: only owners may. */
  withCost: boolean;
}

/** The sales of the statement, their totals, and its formats. */
export function renderChoice(view: ChoiceView): Content {
  const { say, choice, days, sums, withCost, mode } = view;
  const isByDates = typeof choice.period !== "string";
  const open = formatOpen(say, sums, withCost);
  const text = encodeChoice(choice);
  return {
    html: paragraphs(
      mode === "sandbox" && say.html("statement-sandbox-html"),
      lines(
        say.html("statement-head", { what: [days, describe(view)].filter(Boolean).join(" · ") }),
        say.html("line", { text: withCost ? formatSums(say, sums) : formatSeatSums(say, sums, null) }),
        open !== null && say.html("menu-open", { open }),
      ),
      choice.withTokens && say.html("statement-with-tokens"),
    ),
    buttons: [
      ...inRows(
        namedPeriods.map((period) =>
          marked(say, say.plain(`statement-period-${period}`), { ...choice, period }, choice.period === period),
        ),
      ),
      [choiceButton(say, say.plain("button-other-dates"), isByDates, statementButtons.dates({ choice: text }))],
      filterButtons(view),
      statementFormats.map((format, index) =>
        button(
          say,
          `button-${format}`,
          statementButtons.make({ format, choice: text }),
          index === 0 ? "primary" : undefined,
        ),
      ),
      [button(say, "button-chart", chartButton({ span: "week" })), menuButton(say)],
    ],
  };
}

function filterButtons({ say, choice, seats, customer, withCost }: ChoiceView): Button[] {
  const label = (words: string) => say.plain("history-filter", { choice: words });
  const text = encodeChoice(choice);
  const { withTokens } = choice;
  const tokens = withTokens ? "button-no-tokens" : "button-tokens";
  return buttonRow(
    { text: label(nameService(say, choice)), data: statementButtons.services({ choice: text }) },
    seats.length > 0 && { text: label(nameSeat(say, choice, seats)), data: statementButtons.seats({ choice: text }) },
    customer !== null && button(say, "button-any-customer", of({ ...choice, personId: null })),
    withCost && button(say, tokens, of({ ...choice, withTokens: !withTokens })),
  );
}

/** The services, or the seats, in place of the card. */
export function renderServices(say: Say, choice: Choice): Content {
  const each = [null, ...serviceTypes].map((service) =>
    marked(say, nameService(say, { service }), { ...choice, service }, choice.service === service),
  );
  return { html: say.html("statement-which-service"), buttons: [...inRows(each), backTo(say, choice)] };
}

export function renderSeats(say: Say, choice: Choice, seats: Seats): Content {
  const each = [null, 0, ...seats.map(({ number }) => number)].map((seat) =>
    marked(say, nameSeat(say, { seat }, seats), { ...choice, seat }, choice.seat === seat),
  );
  return { html: say.html("statement-which-seat"), buttons: [...inRows(each), backTo(say, choice)] };
}

function backTo(say: Say, choice: Choice): Button[] {
  return [button(say, "button-back", of(choice))];
}

function marked(say: Say, text: string, choice: Choice, isChosen: boolean): Button {
  return choiceButton(say, text, isChosen, of(choice));
}

function of(choice: Choice): string {
  return statementButtons.of({ choice: encodeChoice(choice) });
}

function nameService(say: Say, { service }: Pick<Choice, "service">): string {
  return service === null ? say.plain("filter-service-all") : labelService(say, service);
}

function nameSeat(say: Say, { seat }: Pick<Choice, "seat">, seats: Seats): string {
  if (seat === null) return say.plain("filter-seat-all");
  return seat === 0 ? say.plain("filter-seat-owner") : (seats.find(({ number }) => number === seat)?.name ?? "?");
}

/** "Data · Ikeja stall · Mama Tunde"; null: nothing narrows it down. */
export function describe({ say, choice, seats, customer }: Pick<ChoiceView, "say" | "choice" | "seats" | "customer">) {
  const parts = [
    choice.service === null ? null : say.plain(`service-${choice.service}`),
    choice.seat === null ? null : nameSeat(say, choice, seats),
    customer,
  ];
  return parts.filter((part) => part !== null).join(" · ") || null;
}

/** While it is made: how many sales, and how many of them are through. */
export function renderMaking(say: Say, days: string, count: number, done: number | null): Content {
  return {
    html: lines(
      say.html("statement-making", { days, count }),
      done !== null && say.html("statement-done", { done: done.toLocaleString("en-GB") }),
    ),
  };
}

/** While others are made before it: 1 is the next. */
export function renderPlace(say: Say, days: string, place: number): Content {
  return { html: say.html("statement-waiting", { days, place }) };
}

/** When it is over, one way or the other. */
export function renderEnded(say: Say, row: StatementRow, days: string): Content {
  const { state, format, choice, lines: count } = row;
  const again = button(say, `button-${format}-again`, statementButtons.make({ format, choice }), "primary");
  const another = button(say, "button-statement", statementButtons.of({ choice }));
  const seconds = Math.max(1, Math.round(((row.done_at ?? 0) - row.asked_at) / 1000));
  if (state === "made") {
    const html = say.html("statement-sent", { days, count: count ?? 0, seconds });
    return { html, buttons: [[another, menuButton(say)]] };
  }
  const html = state === "stopped" ? say.html("statement-stopped", { days }) : say.html("statement-failed", { days });
  return { html, buttons: [[again], [another, menuButton(say)]] };
}

/** The words under a file: whose it is, of what, and what it comes to. */
export function captionStatement(
  say: Say,
  it: { shop: string; what: string; mode: AccountMode; sums: string; remarks: readonly string[] },
): Html {
  return paragraphs(
    it.mode === "sandbox" && say.html("statement-sandbox-html"),
    lines(
      say.html("statement-caption", { shop: it.shop, what: it.what }),
      say.html("line", { text: it.sums }),
      ...it.remarks.map((remark) => say.html("line", { text: remark })),
    ),
  );
}
