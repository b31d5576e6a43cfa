import { formatNaira } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import type { Review, ReviewReason } from "../../sales/purchases.table.ts";
import { readRefusal } from "../../sales/read-refusal.ts";
import { isKeyRefused, isRefused, isRefusedUnread, isServerError } from "../../sales/refused.ts";
import { kindOf, lettersOf, reasonsOf } from "../../sales/reviews.ts";
import { isOpen } from "../../sales/states.ts";
import { services } from "../../services/services.ts";
import { isSwitchedOff } from "../../vending-api/rights.ts";
import { customerButtons } from "../callbacks/customers.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { repeatButtons } from "../callbacks/repeats.ts";
import { saleButtons } from "../callbacks/sales.ts";
import { failedCardLines } from "./failed-money.ts";
import { nameService, readBeneficiary } from "./format.ts";
import { accountButton, fundButton } from "./menu-card.ts";
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
import { type Button, button, type Content, inRows } from "./screen.ts";
import { adviseRefusal } from "./service-words.ts";
import { nextSmsButtons, smsLine } from "./sms-lines.ts";
import { backButtons, tenderButtons, tenderLines } from "./tender.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";
import { renderToken } from "./token-card.ts";

/** The card of a sale: what, to whom, how much, where the money is, and what to do now. A function of the row alone. */
export function renderSale(view: SaleView): Content {
  const { say, purchase } = view;
  const body = renderBody(view);
  const isDoubtful = purchase.review !== null;
  // Nobody can square a sale that is still open.
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
      canResolve ? [button(say, "button-looked-after", historyButtons.lookedAfter(shown))] : [],
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
              ? button(say, "button-send-again", saleButtons.askResend({ sale: purchase.id }), "primary")
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
          ...(readRefusal(purchase.service_words) === "low-balance" ? [[fundButton(say)]] : []),
          lastRow(view),
        ],
      };
    case "succeeded":
      return soldBody(view);
  }
}

/** What an owner can do about a refused key is said beside the card, once it is known. */
function unknownTitle(purchase: Purchase) {
  if (isKeyRefused(purchase.why))
    return isSwitchedOff(purchase.service_words) ? "card-switched-off" : "card-key-refused";
  if (purchase.why === "known_reference") return "card-known-reference";
  if (purchase.service_words !== null && isServerError(purchase.why)) return "card-unknown-error";
  return isRefused(purchase.why) ? "card-refused-checking" : "card-unknown";
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
    buttons: [hasAccount ? [accountButton(say)] : [], [sameButton(view)], lastRow(view)],
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
      ? [[...buttons, menuButton(say)], buttons.length > 0 ? [nameButton(view)] : []]
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
      html: lines(html, payLines(view), costLine(view), tenderLines(view), smsLine(view), footer(view)),
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
      tenderLines(view),
      // Nothing is loaded with it, but the service has sent it: a voucher of an internet plan, or a number of its own.
      token !== null && say.html("card-code", { code: token }),
      isAwaiting && words(view),
      isAwaiting && askedLine(view),
      footer(view),
    ),
    buttons: soldButtons(view, isAwaiting ? checkButton(view) : sameButton(view)),
  };
}

/** What a counter does most often with a sold card; the rest is behind "More". */
function soldButtons(view: SaleView, main: Button): Button[][] {
  const { say, purchase, name, isUnfolded } = view;
  const [payment, ...otherPayments] = tenderButtons(view);
  const first = [...(payment ? [payment] : []), main];
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

/** When the service was asked last, and when it is asked next. */
function askedLine({ say, times, purchase: { asked_at, next_check_at } }: SaleView): Html {
  return lines(
    asked_at !== null && say.html("card-asked", { time: times.moment(asked_at) }),
    next_check_at !== null && say.html("card-next-check", { time: times.seconds(next_check_at) }),
  );
}

/** Ways to the customer's own chat, and to a name for the customer. */
function customerRow(view: SaleView): Button[] {
  const give = button(view.say, "button-give", customerButtons.give({ sale: view.purchase.id }));
  return view.isAskedToSave ? [give] : [give, nameButton(view)];
}

/** Who has no name gets one; who has one is looked at, or renamed by whoever sits on a seat and sees no customers. */
function nameButton({ say, purchase, name }: SaleView): Button {
  if (!name) return button(say, "button-name", customerButtons.name({ sale: purchase.id }));
  if (purchase.seat_id !== null) return button(say, "button-rename", customerButtons.name({ sale: purchase.id }));
  return { text: say.plain("button-person", { name }), data: customerButtons.ofSale({ sale: purchase.id }) };
}

function saveButtons({ say, purchase }: SaleView): Button[] {
  return [
    button(say, "button-save", customerButtons.name({ sale: purchase.id })),
    button(say, "button-save-not", customerButtons.declineName({ sale: purchase.id })),
  ];
}

function checkButton({ say, purchase }: SaleView): Button {
  return button(say, "button-check", saleButtons.check({ sale: purchase.id }), "primary");
}

function menuButton(say: Say): Button {
  return button(say, "button-menu", homeButtons.menuNew());
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

/** What to do for the customer of a sale that failed: give the money back, or sell the same again. */
export function failedButtons(view: Pick<SaleView, "say" | "purchase" | "tender">): Button[] {
  return [...backButtons(view), button(view.say, "button-sell-again", saleButtons.again({ sale: view.purchase.id }))];
}

/** The same once more, with nothing to answer anew. */
function sameButton({ say, purchase }: SaleView): Button {
  return button(say, "button-sell-again", saleButtons.again({ sale: purchase.id }));
}

/** Where the whole reference and all else stand: the record, which leads on. */
function lastRow(view: SaleView): Button[] {
  return view.isUnfolded ? againRow(view) : [moreButton(view)];
}

function moreButton({ say, purchase }: SaleView): Button {
  return button(say, "button-more", saleButtons.open({ sale: purchase.id }));
}

function againRow({ say, purchase }: SaleView): Button[] {
  const service = purchase.service_type;
  const { icon, lower } = nameService(say, service);
  return [
    { text: say.plain("button-sell-other", { icon, service: lower }), data: saleButtons.startNew({ service }) },
    menuButton(say),
  ];
}

/** Why a person should look, in words, the strongest reason first. */
export function reviewReasons(say: Say, review: Review | null): string[] {
  // Answered before it was told, it is told without its words.
  const keys = review === null ? (["review-other"] as const) : reasonsOf(review).map(reviewKey);
  return [...new Set(keys)].map((key) => say.plain(key));
}

/** A line for each reason. */
export function reviewLines(say: Say, reasons: readonly string[]): Html[] {
  return reasons.map((why) => say.html("card-review", { why }));
}

function reviewKey(reason: ReviewReason) {
  const kind = kindOf(reason);
  if (kind === "status" || kind === "second token" || kind === "stray") return "review-other";
  return kind === "unread token" ? "review-unread-token" : (`review-${kind}` as const);
}
