import { formatNaira, formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import type { Debtor, OpenSale } from "../../../debts/debts.queries.ts";
import { priceOf } from "../../../sales/price-of.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { nameProduct, nameService, soldAt, type Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content, inRows } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

export interface DebtorView {
  say: Say;
  times: Times;
  personId: string;
  who: string;
  /** Whether they are a customer still. */
  isKnown: boolean;
  debtor: Debtor | null;
  /** The oldest first; `more` are not shown. */
  sales: readonly OpenSale[];
  more: number;
  lastPaid: { at: number; owed_kobo: Kobo } | null;
}

/** A debtor: the open sales, the last payment, and the actions. */
export function renderDebtor(view: DebtorView): Content {
  const { say, times, personId, who, isKnown, debtor, sales, more, lastPaid } = view;
  const ways = [
    buttonRow(
      isKnown && button(say, "button-customer", customerButtons.show({ person: personId })),
      button(say, "button-all-debts", debtButtons.list()),
    ),
    [menuButton(say)],
  ];
  const paid =
    lastPaid !== null &&
    say.html("debtor-last-paid", {
      amount: formatNaira(toKobo(-lastPaid.owed_kobo)),
      day: times.date(lastPaid.at),
    });
  if (!debtor || debtor.owed_kobo === 0) {
    return { html: lines(say.html("debtor-nothing", { who }), paid), buttons: ways };
  }
  return {
    html: paragraphs(
      debtor.mode === "sandbox" && say.html("card-sandbox"),
      say.html("debtor-title", { who, owed: formatNaira(debtor.owed_kobo) }),
      lines(...sales.map((sale) => saleLine(view, sale)), more > 0 && say.html("debtor-more", { count: more })),
      lines(
        paid,
        debtor.promised_for !== null && say.html("debtor-promised", { day: times.date(debtor.promised_for) }),
      ),
    ),
    buttons: [...actions(say, debtor), ...ways],
  };
}

function saleLine({ say, times }: DebtorView, { sale, leftKobo }: OpenSale): Html {
  const price = priceOf(sale);
  return say.html("debtor-sale", {
    day: times.date(soldAt(sale)),
    icon: nameService(say, sale.service_type).icon,
    what: nameProduct(sale.provider_name, sale.product_name, " "),
    price: formatNaira(price),
    left: leftKobo < price ? formatNaira(leftKobo) : "none",
  });
}

/** What is tapped holds for what the card shows: the version tells an older card. */
function actions(say: Say, { person_id: id, owed_kobo, version }: Debtor): Button[][] {
  const owed = formatNairaShort(owed_kobo);
  return [
    [
      button(say, ["button-paid-all", { owed }], debtButtons.all({ version, person: id }), "primary"),
      button(say, "button-payment-part", debtButtons.part({ person: id })),
    ],
    [
      button(say, "button-remind", debtButtons.remind({ person: id })),
      button(say, "button-promise", debtButtons.promise({ person: id })),
    ],
    [button(say, "button-write-off", debtButtons.forgive({ person: id }))],
  ];
}

export function renderForgive(say: Say, { person_id: id, owed_kobo, version }: Debtor, who: string): Content {
  const owed = formatNaira(owed_kobo);
  const sure = button(say, ["button-forgive-sure", { owed }], debtButtons.gone({ version, person: id }), "danger");
  return {
    html: say.html("debtor-ask-forgive", { who, owed }),
    buttons: [[button(say, "button-back", debtButtons.debtor({ person: id }))], [sure]],
  };
}

/** How many days from today a promise may be for. */
export const promiseDays = [1, 3, 7, 14, 30] as const;

export function renderPromise(say: Say, personId: string, who: string): Content {
  const choices = promiseDays.map((days) =>
    button(say, ["button-promise-days", { days }], debtButtons.day({ days, person: personId })),
  );
  return {
    html: say.html("debtor-ask-promise", { who }),
    buttons: [
      ...inRows([...choices, button(say, "button-no-promise", debtButtons.day({ days: 0, person: personId }))]),
      [button(say, "button-back", debtButtons.debtor({ person: personId }))],
    ],
  };
}
