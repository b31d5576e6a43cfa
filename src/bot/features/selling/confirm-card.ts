import { formatNaira, type Kobo, subtractKobo, toKobo } from "../../../core/money.ts";
import type { Credit } from "../../../customers/credit.ts";
import type { Debtor } from "../../../debts/debts.queries.ts";
import type { OverCredit } from "../../../sales/guard.ts";
import { canKeepPrice } from "../../../sales/keep-price.ts";
import { marginOf, openPriceOf, priceOf } from "../../../sales/price-of.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { doubtNetwork } from "../../../services/network-prefixes.ts";
import { hasFaceValue, numberKindOf, services } from "../../../services/services.ts";
import { offerButtons } from "../../callbacks/sales.ts";
import { nameProduct, nameService, nameWorth, readBeneficiary, type Times } from "../../ui/format.ts";
import { fundButton } from "../../ui/menu-card.ts";
import { formatCreditLimit } from "../../ui/person.ts";
import { creditLine, offerCost } from "../../ui/sale-lines.ts";
import { type Button, button, buttonRow, type Content, inRows } from "../../ui/screen.ts";
import { formatLeft, formatMargin } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import type { CardWallet, Funds } from "../../ui/wallet-seen.ts";

export interface ConfirmView {
  say: Say;
  times: Times;
  purchase: Purchase;
  confirmKey: string;
  /** Null if it is not known, or not for the reader. */
  wallet: CardWallet | null;
  /** `short`: the wallet cannot pay for it. `unsure`: it may not, and could not be read. */
  funds: Funds["kind"];
  /** The shop's name for the beneficiary. */
  name?: string | null;
  /** Whether the reader may see what the sale costs and brings. All see what the customer pays. */
  withCost: boolean;
  /** Nothing was ever sold to this meter or smart card. */
  isFirst: boolean;
  /** Said above the card: a changed price, an open sale like this one. */
  warning?: Html;
  /** The customer owes the shop already. */
  debtor?: Pick<Debtor, "owed_kobo" | "oldest_at"> | null;
  /** How much they may owe at most, where an owner has set that. */
  credit?: Credit | null;
  /** The company's trouble, if it is worse than usual, and the button for a message when it is over. */
  trouble?: Html;
  watch?: Button;
  /** Stands in place of the button that sells. */
  instead?: Button[];
  /** Label of the main button where it is not the usual one. */
  sellLabel?: string;
}

/** The card that asks for the one tap that spends money: cost, discount and balance after on it. */
export function renderConfirm(view: ConfirmView): Content {
  const { say, purchase, confirmKey, wallet } = view;
  const service = nameService(say, purchase.service_type);
  const unchecked = formatUnchecked(say, view.times, purchase, view.withCost);
  const usual = unchecked ? say.plain("button-sell-unchecked") : labelSell(say, purchase, view.withCost);
  const isOver = purchase.on_credit === 1 && view.credit?.isOver === true;
  const isToDoubt = Boolean(view.warning || unchecked) || isOver || isLoss(view) || isDoubtful(view);
  const sell: Button = {
    text: isOver ? usual : (view.sellLabel ?? usual),
    data: offerButtons.buy({ key: confirmKey }),
    style: isToDoubt ? "danger" : "success",
  };
  const owes = button(say, "button-owes", offerButtons.owes({ key: confirmKey }), isToDoubt ? "danger" : undefined);
  const paysNow = isOver && button(say, "button-pays-now", offerButtons.paysNow({ key: confirmKey }));
  const isShort = view.funds === "short";
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      view.warning,
      isOver && view.credit && (formatOverCredit(say.html, view.credit) as Html),
      unchecked,
      isShort && wallet === null && say.html("seat-not-enough"),
      view.trouble,
      lines(say.html("confirm-title", { service: service.lower }), whatLines(view), doubtLine(view), moneyLines(view)),
    ),
    buttons: [
      ...(isShort
        ? []
        : view.instead
          ? [view.instead]
          : purchase.on_credit === 1
            ? [[sell], buttonRow(paysNow)]
            : sideBySide(sell, owes)),
      buttonRow(isShort && wallet !== null && fundButton(say)),
      ...(services[purchase.service_type].isByPiece ? [pieceButtons(say, purchase, confirmKey)] : []),
      buttonRow(view.watch),
      buttonRow(
        canKeepPrice(purchase) && button(say, "button-price-stays", offerButtons.keepPrice({ key: confirmKey })),
      ),
      [
        button(say, "button-price", offerButtons.price({ key: confirmKey })),
        button(say, "button-change", offerButtons.change({ key: confirmKey })),
        button(say, "button-cancel", offerButtons.drop({ key: confirmKey })),
      ],
    ],
  };
}

/** A longer label beside another one breaks over two lines on a phone. */
const maxHalfLength = 20;

function sideBySide(sell: Button, owes: Button): Button[][] {
  return inRows([sell, owes], sell.text.length > maxHalfLength ? 1 : 2);
}

/** Labels the main button by what the customer pays: "✅ Sell ₦500", or "✅ Sell at ₦550" for another face value. */
function labelSell(say: Say, purchase: Purchase, withCost: boolean): string {
  const { service_type, face_kobo } = purchase;
  const amount = nameWorth(purchase, withCost);
  if (purchase.on_credit === 1) return say.plain("button-sell-owes", { amount });
  if (hasFaceValue(service_type) && priceOf(purchase) !== face_kobo)
    return say.plain("button-sell-at", { price: amount });
  return say.plain("button-sell", { amount });
}

/** Whether the wallet may not pay for it. */
function isDoubtful({ purchase, wallet, funds }: ConfirmView): boolean {
  const isBelowFace = purchase.expected_kobo === null && wallet !== null && wallet.kobo < purchase.face_kobo;
  return isBelowFace || (funds !== "enough" && wallet !== null);
}

function isLoss({ purchase, withCost }: ConfirmView): boolean {
  return withCost && (marginOf(purchase)?.kobo ?? 0) < 0;
}

/** That the service did not say whether the price holds, which it was, and what the next tap does. Null where it did. */
export function formatUnchecked(say: Say, times: Times, purchase: Purchase, withCost: boolean): Html | null {
  if (purchase.price_unchecked_at === null) return null;
  const { expected_kobo, price_said_at } = purchase;
  const time = times.time(price_said_at ?? purchase.quoted_at);
  return expected_kobo === null || !withCost
    ? say.html("confirm-unchecked-listing", { time })
    : say.html("confirm-unchecked", { price: formatNaira(expected_kobo), time });
}

/** Other numbers of pins, a tap each; any number can be typed. */
function pieceButtons(say: Say, purchase: Purchase, key: string): Button[] {
  return [1, 2, 3, 5]
    .filter((count) => count !== purchase.quantity)
    .map((count) => ({ text: say.plain("button-pieces", { count }), data: offerButtons.pieces({ key, count }) }));
}

function whatLines({ say, purchase, name }: ConfirmView): Html {
  const beneficiary = readBeneficiary(say, purchase, name);
  if (purchase.product_name === null) {
    return say.html("card-to", { provider: purchase.provider_name, beneficiary });
  }
  return lines(
    say.html("line", { text: nameProduct(purchase.provider_name, purchase.product_name, " · ") }),
    say.html(beneficiaryKeys[numberKindOf(purchase.service_type)], { beneficiary }),
  );
}

/** What to ask the customer before the tap: whether the number was ported, or its digits where they are new here. */
function doubtLine({ say, purchase, isFirst }: ConfirmView): Html | null {
  const { service_type, beneficiary, provider_name: name, provider_slug: slug } = purchase;
  if (isFirst)
    return say.html(numberKindOf(service_type) === "meter" ? "confirm-first-meter" : "confirm-first-smartcard");
  const network = services[service_type].isForNetwork ? doubtNetwork(beneficiary, { name, slug }) : null;
  return network === null ? null : say.html("confirm-ported", { network, provider: name });
}

const beneficiaryKeys = { phone: "confirm-to", meter: "confirm-meter", smartcard: "confirm-smartcard" } as const;

function moneyLines(view: ConfirmView): Html {
  const { say, purchase, withCost } = view;
  const { service_type, face_kobo, quantity } = purchase;
  const price = withCost ? priceOf(purchase) : openPriceOf(purchase);
  return lines(
    hasFaceValue(service_type) && price !== face_kobo && say.html("confirm-face", { amount: formatNaira(face_kobo) }),
    !withCost && quantity > 1 && say.html("card-pieces-count", { count: quantity }),
    price !== null && say.html("card-pays", { price: formatNaira(price) }),
    !view.credit?.isOver && creditLine(say, view.times, purchase),
    debtLine(view),
    ...(withCost ? costLines(view) : []),
  );
}

/** The debt that the customer has already, and since when; and how much it may be. */
function debtLine({ say, times, debtor, credit }: ConfirmView): Html {
  const day = debtor?.oldest_at;
  return lines(
    debtor && day != null && say.html("confirm-owed", { owed: formatNaira(debtor.owed_kobo), day: times.date(day) }),
    credit && formatCreditLimit(say, credit.limitKobo),
  );
}

/** That a sale on credit is above the customer's limit, with both figures: in at most the 200 characters of a pop-up. */
export function formatOverCredit(speak: Say["plain"], { limitKobo, owedKobo }: OverCredit): string {
  return speak("owe-over", { owed: formatNaira(owedKobo), limit: formatNaira(limitKobo) });
}

/** The shop's cost and profit, and the rest in the wallet. */
function costLines(view: ConfirmView): (Html | false | null)[] {
  const { say, purchase, wallet } = view;
  const charge = purchase.expected_kobo;
  const isUnchecked = purchase.price_unchecked_at !== null;
  if (charge === null || isUnchecked) {
    return [
      (charge === null && offerCost(say, purchase)) || say.html("confirm-cost-unknown"),
      profitLine(view),
      !isUnchecked && wallet !== null && likelyLeft(view, wallet),
      !isUnchecked && isDoubtful(view) && lowLine(view),
    ];
  }
  return [
    chargeLine(say, purchase, charge),
    profitLine(view),
    purchase.price_from === "cost" && say.html("confirm-no-price"),
    wallet !== null && afterLine(view, wallet, charge),
    view.funds === "unsure" && lowLine(view),
  ];
}

function lowLine({ say, purchase }: ConfirmView): Html {
  return say.html(purchase.seat_id === null ? "confirm-low" : "confirm-low-seat");
}

/** The profit by the cost that is listed, or was when the service said it last, or is likely. */
function profitLine({ say, purchase }: ConfirmView): Html | false {
  const margin = marginOf(purchase);
  if (margin === null) return false;
  const isAbout = purchase.expected_kobo === null || purchase.price_unchecked_at !== null;
  const told = formatMargin(say, { kobo: margin.kobo, isAbout }, true);
  return margin.kobo < 0 ? say.html("confirm-loss", { loss: told }) : say.html("line", { text: told });
}

/** The likely rest in the wallet if the cost is a likely one, or else what is there now, always with its time. */
function likelyLeft(view: ConfirmView, wallet: CardWallet): Html {
  const about = view.purchase.about_kobo;
  if (about !== null && about <= wallet.kobo) return afterLine(view, { ...wallet, isAbout: true }, about);
  const balance = balanceAt(view.say, { ...wallet, isFresh: false });
  return view.say.html(wallet.isAbout ? "confirm-wallet-about" : "confirm-wallet", { balance });
}

function afterLine({ say }: ConfirmView, wallet: CardWallet, cost: Kobo): Html {
  const balance = balanceAt(say, { ...wallet, kobo: subtractKobo(wallet.kobo, cost) });
  return say.html(wallet.isAbout ? "confirm-after-about" : "confirm-after", { balance });
}

/** An amount, with the time of its balance if that is not new. */
function balanceAt(say: Say, { kobo, time, isFresh }: CardWallet): string {
  const balance = formatLeft(say, kobo);
  return isFresh ? balance : say.plain("balance-at", { balance, time });
}

function chargeLine(say: Say, purchase: Purchase, kobo: Kobo): Html | null {
  const { quantity, discount_percent: percent } = purchase;
  const charge = formatNaira(kobo);
  if (quantity > 1) {
    return say.html("confirm-cost-pieces", { count: quantity, unit: formatNaira(toKobo(kobo / quantity)), charge });
  }
  return percent !== null && percent > 0
    ? say.html("confirm-cost-discount", { charge, percent })
    : offerCost(say, purchase);
}
