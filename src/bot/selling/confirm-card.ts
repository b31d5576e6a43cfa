import { formatNaira, type Kobo, toKobo } from "../../lib/money.ts";
import { numberKinds } from "../../lib/service-types.ts";
import { doubtNetwork } from "../../purchases/network-prefixes.ts";
import { hasFaceValue } from "../../purchases/quote.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { nameProduct, nameService, nameWorth, readBeneficiary, type Times } from "../ui/format.ts";
import { type Button, button, type Content } from "../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";

export interface ConfirmView {
  say: Say;
  times: Times;
  purchase: Purchase;
  confirmKey: string;
  /** What is left of the newest balance known, once all is paid that is open; of when it is, unless it is new. */
  walletKobo: Kobo | null;
  walletTime: string | null;
  /** What the shop calls the beneficiary. */
  name?: string | null;
  /** Null for an owner. Staff see no cost, and of a plan what the service's own customers pay, where it says so. */
  forStaff: { listKobo: Kobo | null } | null;
  /** Nothing was ever sold to this meter or smart card. */
  isFirst: boolean;
  /** Said above the card: a changed price, an open sale like this one. */
  warning?: Html;
  /** Label of the main button where it is not the usual one. */
  sellLabel?: string;
}

/** The card that asks for the one tap that spends money: cost, discount and balance after on it. */
export function renderConfirm(view: ConfirmView): Content {
  const { say, purchase, confirmKey } = view;
  const service = nameService(say, purchase.service_type);
  const amount = nameWorth(purchase, view.forStaff === null);
  const unchecked = tellUnchecked(say, view.times, purchase, view.forStaff === null);
  const usual = unchecked
    ? say.plain("button-sell-unchecked")
    : say.plain("button-sell", { amount, service: service.lower });
  const sell: Button = {
    text: view.sellLabel ?? usual,
    data: `buy:${confirmKey}`,
    style: view.warning || unchecked ? "danger" : "success",
  };
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      view.warning,
      unchecked,
      lines(say.html("confirm-title", { service: service.lower }), whatLines(view), doubtLine(view), moneyLines(view)),
    ),
    buttons: [
      [sell],
      ...(purchase.service_type === "education" ? [pieceButtons(say, purchase, confirmKey)] : []),
      [button(say, "button-change", `change:${confirmKey}`), button(say, "button-cancel", `drop:${confirmKey}`)],
    ],
  };
}

/** That the service did not say whether the price holds, which it was, and what the next tap does. Null where it did. */
export function tellUnchecked(say: Say, times: Times, purchase: Purchase, withCost: boolean): Html | null {
  if (purchase.price_unchecked_at === null) return null;
  const { expected_kobo, price_said_at } = purchase;
  const time = times.time(price_said_at ?? purchase.quoted_at);
  return expected_kobo === null || !withCost
    ? say.html("confirm-unchecked-listing", { time })
    : say.html("confirm-unchecked", { price: formatNaira(expected_kobo), time });
}

/** Other numbers of pins, a tap each; any number can be typed. */
function pieceButtons(say: Say, purchase: Purchase, confirmKey: string): Button[] {
  return [1, 2, 3, 5]
    .filter((count) => count !== purchase.quantity)
    .map((count) => ({ text: say.plain("button-pieces", { count }), data: `pieces:${confirmKey}:${count}` }));
}

function whatLines({ say, purchase, name }: ConfirmView): Html {
  const beneficiary = readBeneficiary(say, purchase, name);
  if (purchase.product_name === null) {
    return say.html("confirm-what", { provider: purchase.provider_name, beneficiary });
  }
  return lines(
    say.html("confirm-product", { product: nameProduct(purchase.provider_name, purchase.product_name, " · ") }),
    say.html(beneficiaryKeys[numberKinds[purchase.service_type]], { beneficiary }),
  );
}

/** What to ask the customer before the tap: whether the number was ported, or its digits where they are new here. */
function doubtLine({ say, purchase, isFirst }: ConfirmView): Html | null {
  const { service_type, beneficiary, provider_name: name, provider_slug: slug } = purchase;
  if (isFirst)
    return say.html(numberKinds[service_type] === "meter" ? "confirm-first-meter" : "confirm-first-smartcard");
  const isMobile = service_type === "airtime" || service_type === "data";
  const network = isMobile ? doubtNetwork(beneficiary, { name, slug }) : null;
  return network === null ? null : say.html("confirm-ported", { network, provider: name });
}

const beneficiaryKeys = { phone: "confirm-to", meter: "confirm-meter", smartcard: "confirm-smartcard" } as const;

function moneyLines({ say, purchase, walletKobo, walletTime, forStaff }: ConfirmView): Html | false {
  const charge = purchase.expected_kobo;
  const face = say.html("confirm-face", { amount: formatNaira(purchase.face_kobo) });
  if (forStaff) {
    const { listKobo } = forStaff;
    if (hasFaceValue(purchase.service_type)) return face;
    return listKobo !== null && say.html("confirm-list-price", { price: formatNaira(listKobo) });
  }
  if (purchase.price_unchecked_at !== null) {
    return lines(hasFaceValue(purchase.service_type) && face, say.html("confirm-pay-unknown"));
  }
  if (charge === null) {
    return lines(
      face,
      say.html("confirm-pay-unknown"),
      walletKobo !== null && say.html("confirm-wallet", { balance: atTime(say, walletKobo, walletTime) }),
      walletKobo !== null && walletKobo < purchase.face_kobo && say.html("confirm-low"),
    );
  }
  const after =
    walletKobo !== null && say.html("confirm-after", { balance: atTime(say, toKobo(walletKobo - charge), walletTime) });
  // A plan has a price and nothing beside it; airtime has a face value and a discount.
  if (!hasFaceValue(purchase.service_type)) return lines(priceLine(say, purchase, charge), after);
  const pay =
    purchase.discount_percent !== null && purchase.discount_percent > 0
      ? say.html("confirm-pay-discount", { charge: formatNaira(charge), percent: String(purchase.discount_percent) })
      : say.html("confirm-pay", { charge: formatNaira(charge) });
  return lines(face, pay, after);
}

function atTime(say: Say, kobo: Kobo, time: string | null): string {
  const balance = formatNaira(kobo);
  return time === null ? balance : say.plain("balance-at", { balance, time });
}

function priceLine(say: Say, purchase: Purchase, charge: Kobo): Html {
  if (purchase.quantity === 1) return say.html("confirm-price", { charge: formatNaira(charge) });
  const unit = formatNaira(toKobo(charge / purchase.quantity));
  return say.html("confirm-price-pieces", { count: purchase.quantity, unit, charge: formatNaira(charge) });
}
