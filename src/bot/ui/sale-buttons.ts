import { customerButtons } from "../callbacks/customers.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { repeatButtons } from "../callbacks/repeats.ts";
import { saleButtons } from "../callbacks/sales.ts";
import { nameService } from "./format.ts";
import type { SaleView } from "./sale-lines.ts";
import { backButtons, paymentButtonsOf } from "./sale-payment.ts";
import { type Button, button, buttonRow, inRows } from "./screen.ts";
import type { Say } from "./text.ts";

/** The most frequent actions for a sold card; the rest is behind "More". */
export function soldButtons(view: SaleView, main: Button): Button[][] {
  const { say, purchase, name, isUnfolded } = view;
  const [payment, ...otherPayments] = paymentButtonsOf(view);
  const first = buttonRow(payment, main);
  if (!isUnfolded) return [first, [moreButton(view)]];
  const repeat = name ? [button(say, "button-repeat-new", repeatButtons.new({ sale: purchase.id }))] : [];
  return [
    first,
    ...inRows([
      ...otherPayments,
      button(say, "button-receipt", historyButtons.receipt({ sale: purchase.id })),
      ...repeat,
      ...customerRow(view),
    ]),
    againRow(view),
  ];
}

/** Ways to the customer's own chat, and to a name for the customer. */
function customerRow(view: SaleView): Button[] {
  const give = button(view.say, "button-give", customerButtons.give({ sale: view.purchase.id }));
  return view.isAskedToSave ? [give] : [give, nameButton(view)];
}

/** A customer without a name gets one; one with a name is shown, or renamed by a seat that sees no customers. */
export function nameButton({ say, purchase, name }: SaleView): Button {
  if (!name) return button(say, "button-name", customerButtons.name({ sale: purchase.id }));
  if (purchase.seat_id !== null) return button(say, "button-rename", customerButtons.name({ sale: purchase.id }));
  return button(say, ["button-person", { name }], customerButtons.ofSale({ sale: purchase.id }));
}

export function saveButtons({ say, purchase }: SaleView): Button[] {
  return [
    button(say, "button-save", customerButtons.name({ sale: purchase.id })),
    button(say, "button-save-not", customerButtons.declineName({ sale: purchase.id })),
  ];
}

export function checkButton({ say, purchase }: SaleView): Button {
  return button(say, "button-check", saleButtons.check({ sale: purchase.id }), "primary");
}

export function menuButton(say: Say): Button {
  return button(say, "button-menu", homeButtons.menuNew());
}

/** What to do for the customer of a sale that failed: give the money back, or sell the same again. */
export function failedButtons(view: Pick<SaleView, "say" | "purchase" | "salePayment">): Button[] {
  return [...backButtons(view), button(view.say, "button-sell-again", saleButtons.again({ sale: view.purchase.id }))];
}

/** The same once more, with no question to answer again. */
export function sameButton({ say, purchase }: SaleView): Button {
  return button(say, "button-sell-again", saleButtons.again({ sale: purchase.id }));
}

/** Where the whole reference and all else stand: the record, which leads on. */
export function lastRow(view: SaleView): Button[] {
  return view.isUnfolded ? againRow(view) : [moreButton(view)];
}

export function moreButton({ say, purchase }: SaleView): Button {
  return button(say, "button-more", saleButtons.open({ sale: purchase.id }));
}

export function againRow({ say, purchase }: SaleView): Button[] {
  const service = purchase.service_type;
  const { icon, lower } = nameService(say, service);
  return [
    button(say, ["button-sell-other", { icon, service: lower }], saleButtons.startNew({ service })),
    menuButton(say),
  ];
}
