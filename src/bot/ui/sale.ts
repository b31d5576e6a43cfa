import { formatNaira } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import type { Review, ReviewReason } from "../../sales/purchases.table.ts";
import { readRefusal } from "../../sales/read-refusal.ts";
import { isKeyRefused, isRefused, isRefusedUnread } from "../../sales/refused.ts";
import { kindOf, lettersOf, reasonsOf } from "../../sales/reviews.ts";
import { isOpen } from "../../sales/states.ts";
import { services } from "../../services/services.ts";
import { isSwitchedOff } from "../../vending-api/rights.ts";
import { historyButtons } from "../callbacks/history.ts";
import { saleButtons } from "../callbacks/sales.ts";
import { failedCardLines } from "./failed-money.ts";
import { nameService, readBeneficiary } from "./format.ts";
import { accountButton, fundButton } from "./menu-card.ts";
import {
  againRow,
  checkButton,
  failedButtons,
  lastRow,
  menuButton,
  moreButton,
  nameButton,
  sameButton,
  saveButtons,
  soldButtons,
} from "./sale-buttons.ts";
import {
  costLine,
  footer,
  payLines,
  referenceLine,
  type SaleView,
  tokenBefore,
  whatLine,
  words,
} from "./sale-lines.ts";
import { salePaymentLines } from "./sale-payment.ts";
import { type Button, button, buttonRow, type Content } from "./screen.ts";
import { adviseRefusal } from "./service-words.ts";
import { nextSmsButtons, smsLine } from "./sms-lines.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";
import { renderToken } from "./token-card.ts";

/** The card of a sale: what, to whom, how much, where the money is, and what to do now. It depends only on the row. */
export function renderSale(view: SaleView): Content {
  const { say, purchase } = view;
  const body = renderBody(view);
  const isDoubtful = purchase.review !== null;
  // Nobody can resolve a sale that is still open.
  const canResolve = isDoubtful && !isOpen(purchase.state);
  const shown = { sale: purchase.id, kinds: lettersOf(purchase.review) };
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      body.html,
      isDoubtful && lines(...reviewLines(say, reviewReasons(say, purchase.review))),
      view.isAskedToSave === true && say.html("card-save", { beneficiary: readBeneficiary(say, purchase, null) }),
    ),
    buttons: [
      ...body.buttons,
      ...(view.isAskedToSave ? [saveButtons(view)] : []),
      buttonRow(canResolve && button(say, "button-looked-after", historyButtons.lookedAfter(shown))),
    ],
  };
}

type Body = Content & { buttons: Button[][] };

function renderBody(view: SaleView): Body {
  const { say, purchase } = view;
  switch (purchase.state) {
    case "quoted":
    case "expired":
      return expiredBody(view);
    case "cancelled":
      return { html: say.html("confirm-cancelled"), buttons: [againRow(view)] };
    case "intent":
    case "sending":
      return openBody(view, say.html("card-sending", { provider: purchase.provider_name }), []);
    case "unknown":
      return openBody(view, say.html(unknownTitle(purchase)), [checkButton(view)]);
    case "pending":
      return openBody(view, say.html("card-pending", { provider: purchase.provider_name }), [checkButton(view)]);
    case "void":
      if (isRefusedUnread(purchase.why)) return notSoldBody(view);
      return {
        html: lines(say.html(voidTitle(purchase.why)), whatLine(view), footer(view)),
        buttons: [
          [
            isNeverSeen(purchase)
              ? button(say, "button-send-again", saleButtons.askTryAgain({ sale: purchase.id }), "primary")
              : sameButton(view),
          ],
          lastRow(view),
        ],
      };
    case "failed":
      return {
        html: lines(
          failedCardLines(view),
          whatLine(view),
          words(view),
          adviseRefusal(view, purchase.service_words),
          tokenBefore(view),
          footer(view),
        ),
        buttons: [
          failedButtons(view),
          buttonRow(readRefusal(purchase.service_words) === "low-balance" && fundButton(say)),
          lastRow(view),
        ],
      };
    case "succeeded":
      return soldBody(view);
  }
}

/** A message beside the card says what an owner can do about a refused key, once it is known. */
function unknownTitle(purchase: Purchase) {
  if (isKeyRefused(purchase.why))
    return isSwitchedOff(purchase.service_words) ? "card-switched-off" : "card-key-refused";
  if (purchase.why === "known_reference") return "card-known-reference";
  if (isRefused(purchase.why)) return "card-refused-checking";
  return purchase.service_words === null ? "card-unknown" : "card-unknown-error";
}

/** An offer that is over says why on its own card, and how it is to be had again. */
function expiredBody(view: SaleView): Body {
  const { say, purchase } = view;
  const { id, why, product_name, provider_name: provider } = purchase;
  if (why === "withdrawn") {
    return { html: say.html("confirm-withdrawn", { what: product_name ?? provider }), buttons: [againRow(view)] };
  }
  const anew = [button(say, "button-offer-anew", saleButtons.again({ sale: id }))];
  const isOver = why !== "held" && why !== "replaced";
  const title =
    why === "held"
      ? say.html("confirm-held", { what: provider })
      : say.html(isOver ? "confirm-expired" : "confirm-replaced");
  return { html: lines(title, whatLine(view)), buttons: isOver ? [anew, againRow(view)] : [anew] };
}

/** The service refused it without a purchase, and has no record of one. */
function notSoldBody(view: SaleView): Body {
  const { say, purchase } = view;
  const isAboutKey = isKeyRefused(purchase.why);
  const isOff = isSwitchedOff(purchase.service_words);
  const hasAccount = isAboutKey && purchase.seat_id === null;
  return {
    html: lines(
      say.html("card-not-sold"),
      say.html(isAboutKey ? (isOff ? "card-not-sold-off" : "card-not-sold-key") : "card-not-sold-refused"),
      whatLine(view),
      words(view),
      !isAboutKey && adviseRefusal(view, purchase.service_words),
      footer(view),
    ),
    buttons: [buttonRow(hasAccount && accountButton(say)), [sameButton(view)], lastRow(view)],
  };
}

/** Whether a balance shows that the wallet has paid for an open sale. */
function leftLine({ say, purchase, withCost }: SaleView): Html {
  const { charged_look_at, observed_kobo, expected_kobo } = purchase;
  const kobo = withCost ? (observed_kobo ?? expected_kobo) : null;
  if (charged_look_at !== null)
    return say.html("card-has-left", { charge: kobo === null ? "none" : formatNaira(kobo) });
  return kobo === null
    ? say.html("card-may-have-left-unknown")
    : say.html("card-may-have-left", { charge: formatNaira(kobo) });
}

function openBody(view: SaleView, title: Html, buttons: Button[]): Body {
  const { say, purchase } = view;
  const next =
    purchase.next_check_at !== null &&
    purchase.state !== "sending" &&
    say.html("card-next-check", { time: view.times.seconds(purchase.next_check_at) });
  return {
    html: lines(
      title,
      whatLine(view),
      leftLine(view),
      say.html("card-do-not-sell"),
      purchase.why === "http_429" && say.html("card-asked-to-wait"),
      words(view),
      next,
      referenceLine(view),
    ),
    buttons: view.isUnfolded
      ? [[...buttons, menuButton(say)], buttonRow(buttons.length > 0 && nameButton(view))]
      : [[...buttons, moreButton(view)]],
  };
}

function soldBody(view: SaleView): Body {
  const { say, purchase, token } = view;
  if (token !== null && services[purchase.service_type].vends !== null) {
    const { html, copy, send } = renderToken({ ...view, token });
    const isOneCopy = copy.length === 1 && copy[0]?.length === 1;
    const folded = isOneCopy ? [[...copy.flat(), ...send.slice(0, 1)]] : [...copy, send.slice(0, 1)];
    return {
      html: lines(html, payLines(view), costLine(view), salePaymentLines(view), smsLine(view), footer(view)),
      buttons: [
        ...(view.isUnfolded ? [...copy, send] : folded),
        nextSmsButtons(view, purchase.id),
        ...soldButtons(view, sameButton(view)),
      ],
    };
  }
  const { name } = nameService(say, purchase.service_type);
  const isAwaiting = purchase.delivery === "awaiting";
  const awaited = purchase.token_unread_sealed === null ? "card-token-awaited" : "card-token-unread";
  return {
    html: lines(
      isAwaiting ? say.html(awaited) : say.html("card-sold", { service: name }),
      whatLine(view),
      costLine(view),
      salePaymentLines(view),
      // Nothing is loaded with it, but the service has sent it: a voucher of an internet plan, or a number of its own.
      token !== null && say.html("card-code", { code: token }),
      isAwaiting && words(view),
      isAwaiting && askedLine(view),
      footer(view),
    ),
    buttons: soldButtons(view, isAwaiting ? checkButton(view) : sameButton(view)),
  };
}

/** When the service was asked last, and when it is asked next. */
function askedLine({ say, times, purchase: { asked_at, next_check_at } }: SaleView): Html {
  return lines(
    asked_at !== null && say.html("card-asked", { time: times.moment(asked_at) }),
    next_check_at !== null && say.html("card-next-check", { time: times.seconds(next_check_at) }),
  );
}

function voidTitle(why: string | null) {
  if (why === "no_record") return "card-no-record";
  if (why === "no_record_unseen") return "card-no-record-unseen";
  return why === "no_key" ? "card-no-key" : "card-not-sent";
}

/** The service said, more than once, that it never saw it: it may be sent again under its own reference. */
function isNeverSeen({ state, why, review }: Purchase): boolean {
  return state === "void" && why === "no_record" && review === null;
}

/** Why a person should look, in words, the strongest reason first. */
export function reviewReasons(say: Say, review: Review | null): string[] {
  // A review that was answered before its message went out has only the general words.
  const keys = review === null ? (["review-other"] as const) : reasonsOf(review).map(reviewKey);
  return [...new Set(keys)].map((key) => say.plain(key));
}

/** A line per reason. */
export function reviewLines(say: Say, reasons: readonly string[]): Html[] {
  return reasons.map((why) => say.html("card-review", { why }));
}

function reviewKey(reason: ReviewReason) {
  const kind = kindOf(reason);
  if (kind === "status" || kind === "second token" || kind === "stray") return "review-other";
  if (kind === "few pins") return "review-few-pins";
  return kind === "unread token" ? "review-unread-token" : (`review-${kind}` as const);
}
