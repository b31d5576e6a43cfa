import { formatNaira, formatNairaShort } from "../../core/money.ts";
import type { SoldNumber } from "../../customers/people.ts";
import { maxDays, repeatHours } from "../../reminders/repeat-days.ts";
import type { Repeat } from "../../reminders/repeats.queries.ts";
import { openPriceOf, priceOf } from "../../sales/price-of.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import { hasFaceValue, numberKindOf } from "../../services/services.ts";
import { repeatButtons } from "../callbacks/repeats.ts";
import { formatNumber, nameProduct, nameService, soldAt, type Times } from "./format.ts";
import { menuButton } from "./menu-card.ts";
import { type Button, button, type Content, inRows } from "./screen.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";

/** The facts that a reminder to sell again is drawn from. */
export interface RepeatView {
  say: Say;
  times: Times;
  repeat: Repeat;
  /** The newest sale of it. */
  sale: Purchase;
  /** The customer's name. */
  who: string;
  /** The numbers of the customer to which it can be sold. */
  customerNumbers: readonly Pick<SoldNumber, "id" | "kind" | "number">[];
  /** Whether the reader may see what a sale cost. */
  withCost: boolean;
}

/** Whether the customer has the number still. */
export function isNumberTheirs({ repeat, customerNumbers }: Pick<RepeatView, "repeat" | "customerNumbers">): boolean {
  return customerNumbers.some(({ number }) => number === repeat.number);
}

/** What is sold each time: "DStv Compact", "₦5,000 Ikeja Electric". */
export function nameSold({ service_type, face_kobo, provider_name, product_name }: Purchase): string {
  return hasFaceValue(service_type)
    ? `${formatNairaShort(face_kobo)} ${provider_name}`
    : nameProduct(provider_name, product_name, " ");
}

/** How often, as a variable of the words for it. */
export function everyOf({ every_days }: Pick<Repeat, "every_days">): number | string {
  return every_days ?? "month";
}

/** The reminder of a day: ready to be sold, put off, left out or stopped. It sells nothing: its button leads to the offer. */
export function renderDue(view: RepeatView, day: number): Content {
  const { say, repeat, sale, who } = view;
  const { id } = repeat;
  const isTheirs = isNumberTheirs(view);
  const what = nameSold(sale);
  return {
    html: paragraphs(
      head(view),
      lines(say.html("repeat-due"), lastLine(view)),
      !isTheirs &&
        say.html(view.customerNumbers.length > 0 ? "repeat-number-gone" : "repeat-no-number", {
          number: number(view),
          who,
        }),
    ),
    buttons: [
      ...(isTheirs
        ? [[button(say, ["button-repeat-sell", { what }], repeatButtons.sell({ repeat: id, day }), "primary")]]
        : view.customerNumbers.map((customerNumber) => [numberButton(view, customerNumber)])),
      [
        button(say, "button-repeat-later", repeatButtons.later({ repeat: id, day })),
        button(say, "button-repeat-skip", repeatButtons.skip({ repeat: id, day })),
      ],
      [button(say, "button-repeat-stop", repeatButtons.stop({ repeat: id }), "danger")],
    ],
  };
}

/** A reminder with when it comes next, and how to change that. */
export function renderRepeat(view: RepeatView): Content {
  const { say, times, repeat } = view;
  const { id, next_at, hour } = repeat;
  return {
    html: paragraphs(
      head(view),
      lines(
        lastLine(view),
        say.html("repeat-next", {
          every: everyOf(repeat),
          time: times.time(next_at),
          weekday: times.weekday(next_at),
          day: times.date(next_at),
        }),
      ),
    ),
    buttons: [
      [
        button(say, "button-repeat-days", repeatButtons.days({ repeat: id })),
        button(say, ["button-repeat-hour", { hour }], repeatButtons.hour({ repeat: id })),
      ],
      [button(say, "button-repeats", repeatButtons.list({ offset: 0 })), menuButton(say)],
      [button(say, "button-repeat-stop", repeatButtons.stop({ repeat: id }), "danger")],
    ],
  };
}

export function renderRepeatHours(say: Say, { id }: Repeat): Content {
  const choices = repeatHours.map((hour) =>
    button(say, ["close-hour", { hour }], repeatButtons.at({ repeat: id, hour })),
  );
  return {
    html: say.html("repeat-hour-how"),
    buttons: [...inRows(choices, 3), [button(say, "button-back", repeatButtons.open({ repeat: id }))]],
  };
}

/** Rhythms that are a tap away; null: each month. All others are typed. */
export const usualRhythms = [7, 28, 30, null] as const;

export function renderRhythms(
  say: Say,
  { who, what }: { who: string; what: string },
  dataOf: (place: number) => string,
): Content {
  const choices = usualRhythms.map((days, place) =>
    button(say, ["button-repeat-every", { every: days ?? "month" }], dataOf(place)),
  );
  return {
    html: say.html("repeat-ask", { who, what, most: maxDays }),
    buttons: inRows(choices),
    placeholder: say.plain("repeat-placeholder"),
  };
}

function head(view: RepeatView): Html {
  const { say, repeat, sale, who } = view;
  const { icon } = nameService(say, sale.service_type);
  return lines(
    repeat.mode === "sandbox" && say.html("card-sandbox"),
    say.html("repeat-title", { who }),
    say.html("repeat-what", { icon, what: nameSold(sale), number: number(view) }),
  );
}

function number({ repeat, sale }: RepeatView): string {
  return formatNumber(numberKindOf(sale.service_type), repeat.number);
}

function lastLine({ say, times, sale, withCost }: RepeatView): Html {
  const price = withCost ? priceOf(sale) : openPriceOf(sale);
  return say.html("repeat-last", {
    day: times.date(soldAt(sale)),
    price: price === null ? "none" : formatNaira(price),
  });
}

function numberButton(
  { say, repeat, sale }: RepeatView,
  customerNumber: RepeatView["customerNumbers"][number],
): Button {
  const to = formatNumber(customerNumber.kind, customerNumber.number);
  const data = repeatButtons.to({ repeat: repeat.id, number: customerNumber.id });
  return button(say, ["button-repeat-to", { what: nameSold(sale), to }], data);
}
