import type { ClaimInState } from "../../claims/claims.queries.ts";
import { type Complaint, complaintMarks } from "../../claims/complaints.queries.ts";
import { nextMarks } from "../../claims/complaints.ts";
import { formatNaira } from "../../core/money.ts";
import type { Purchase } from "../../sales/purchases.queries.ts";
import type { JournalRow } from "../../sales/sales.queries.ts";
import { hasFaceValue } from "../../services/services.ts";
import { historyButtons } from "../callbacks/history.ts";
import { claimLine } from "./claim-lines.ts";
import { formatBeneficiary, nameProduct, nameService, soldAt } from "./format.ts";
import { menuButton } from "./menu-card.ts";
import { renderSale } from "./sale.ts";
import { type SaleView, words } from "./sale-lines.ts";
import { type Button, button, type Content, copyButton, shareRow } from "./screen.ts";
import { type Html, lines, paragraphs, type Say } from "./text.ts";

export interface RecordView extends SaleView {
  /** The name of the seat that sold it, if the reader sees others' sales. */
  soldBy: string | null;
  withWallet: boolean;
  complaint: Complaint | undefined;
  /** The service's debt for it, open or ended; empty for seats. */
  claims: readonly ClaimInState[];
}

/** A sale out of the history: its card, with times, what it did to the wallet, and a complaint pack for whom it concerns. */
export function renderRecord(view: RecordView): Content {
  const { say, purchase } = view;
  const card = renderSale(view);
  const complaint = button(say, "button-complaint", historyButtons.complaint({ sale: purchase.id }));
  return {
    html: paragraphs(
      card.html,
      lines(
        timesLine(view),
        view.soldBy !== null && say.html("record-seat", { name: view.soldBy }),
        view.withWallet && walletLine(view),
        complaintLine(view),
        ...view.claims.map((claim) => claimLine(view, claim)),
      ),
    ),
    buttons: [...(card.buttons ?? []), purchase.confirmed_at === null ? [] : [complaint]],
  };
}

function timesLine({ say, times, purchase }: SaleView): Html | false {
  const { confirmed_at, settled_at } = purchase;
  if (confirmed_at === null) return false;
  const confirmed = times.seconds(confirmed_at);
  if (settled_at === null) return say.html("record-open", { day: times.date(confirmed_at), confirmed });
  const settled =
    times.startOfDay(settled_at) === times.startOfDay(confirmed_at)
      ? times.seconds(settled_at)
      : times.moment(settled_at);
  return say.html("record-times", { day: times.date(confirmed_at), confirmed, settled });
}

/** The result of two looks at the wallet, if only this sale lies between them. */
function walletLine({ say, purchase }: SaleView): Html | false {
  const { wallet_from_kobo: from, wallet_to_kobo: to } = purchase;
  if (from === null || to === null || (from === to && purchase.state !== "failed")) return false;
  return say.html("record-wallet", { before: formatNaira(from), after: formatNaira(to) });
}

/** The reason of a complaint, and its state, with the time of its newest mark. */
function complaintLine({ say, times, complaint }: RecordView): Html | false {
  if (!complaint) return false;
  const mark = complaintMarks.findLast((one) => complaint[`${one}_at`] !== null) ?? "opened";
  const time = times.moment(complaint[`${mark}_at`] ?? complaint.opened_at);
  return say.html("record-complaint", { reason: say.plain(`complaint-${complaint.reason}`), mark, time });
}

export interface ComplaintView extends SaleView {
  complaint: Complaint;
  journal: readonly JournalRow[];
  /** Its buttons are in the language of the person who makes it. Its text is for the service's support. */
  own: Say;
  /** Who complains: the shop's name and the phone number of its account. */
  shop: { name: string; phone: string };
  /** The service's support, where the operator has named it. */
  support: string | null;
  /** The service's debt for it; empty for seats. */
  claims: readonly ClaimInState[];
  withWallet: boolean;
}

/** The highest number of steps, the newest ones: a sale that was asked about for days has hundreds. */
const maxSteps = 30;

/**
 * One message that says all about a sale that support asks for, to be forwarded. The vended token is in it only if the
 * complaint is that the meter does not accept it.
 */
export function renderComplaint(view: ComplaintView): Content {
  const { say, own, times, purchase, shop, withCost, complaint } = view;
  const { name } = nameService(say, purchase.service_type);
  const steps = formatSteps(view);
  const short = shorten(view);
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      lines(
        say.html("pack-title"),
        say.html("pack-reason", { reason: say.plain(`complaint-${complaint.reason}`) }),
        say.html("pack-reference", { reference: purchase.reference }),
        purchase.service_purchase_id !== null &&
          say.html("pack-service-id", { id: String(purchase.service_purchase_id) }),
        say.html("pack-what", {
          service: name,
          product: nameProduct(purchase.provider_name, purchase.product_name, " · "),
        }),
        say.html("pack-for", { beneficiary: formatBeneficiary(purchase.service_type, purchase.beneficiary) }),
        (withCost || hasFaceValue(purchase.service_type)) &&
          say.html("pack-amount", { amount: formatNaira(purchase.face_kobo), quantity: purchase.quantity }),
        withCost && chargeLine(say, purchase),
        view.withWallet && packWalletLine(say, purchase),
        say.html("pack-state", { state: nameState(say, purchase) }),
        ...view.claims.map((claim) => claimLine(view, claim)),
        words(view),
        ...vendedLines(view),
      ),
      lines(say.html("pack-steps", { zone: times.zone }), ...steps),
      lines(
        markLine(view),
        say.html("pack-shop", { shop: shop.name, phone: shop.phone }),
        view.support !== null && say.html("pack-support", { contact: view.support }),
      ),
    ),
    buttons: [
      [...supportButton(view), ...copyButton(own.plain("button-copy-pack"), short)],
      shareRow(own, short),
      nextMarks(complaint).map((mark) =>
        button(own, `button-complaint-${mark}`, historyButtons.complain({ sale: purchase.id, what: mark })),
      ),
      [
        button(own, "button-complaint-reason", historyButtons.complain({ sale: purchase.id, what: "ask" })),
        menuButton(own),
      ],
    ],
  };
}

/** Names as long as a catalogue likes would not fit on the button that copies. */
const maxPartLength = 30;

/** The facts that support asks for first, short enough for a button to copy. */
function shorten({ say, times, purchase, shop, complaint }: ComplaintView): string {
  const { reference, provider_name, product_name, service_type, beneficiary } = purchase;
  return say.plain("pack-short", {
    ...{
      reference,
      what: clip(nameProduct(provider_name, product_name, " ")),
      shop: clip(shop.name),
      phone: shop.phone,
    },
    beneficiary: formatBeneficiary(service_type, beneficiary),
    reason: say.plain(`complaint-${complaint.reason}`),
    time: times.moment(soldAt(purchase)),
    utc: utcTime(soldAt(purchase)),
    state: nameState(say, purchase),
  });
}

/** "16:32:05", in UTC: the service's logs know no other zone. */
function utcTime(at: number): string {
  return new Date(at).toISOString().slice(11, 19);
}

/** The wallet's balance around the sale, as far as the bot has seen it. */
function packWalletLine(say: Say, purchase: Purchase): Html | false {
  const { wallet_from_kobo: from, wallet_to_kobo: to, wallet_before_kobo: earlier } = purchase;
  // Equal ones show that a failure took nothing; a sale that stands since then took it at another time.
  if (from !== null && to !== null && (from !== to || purchase.state !== "succeeded"))
    return say.html("pack-wallet", { before: formatNaira(from), after: formatNaira(to) });
  return earlier !== null && say.html("pack-wallet-before", { before: formatNaira(earlier) });
}

/** A token that is not accepted, or pins with their serials. */
function vendedLines({ say, token, complaint }: ComplaintView): Html[] {
  if (complaint.reason !== "token" || token === null) return [];
  return token.split("\n").map((line) => say.html("pack-token", { token: line }));
}

function markLine({ say, times, complaint }: ComplaintView): Html {
  const moment = (at: number | null) => (at === null ? "none" : times.moment(at));
  return say.html("pack-opened", {
    ...{ time: times.moment(complaint.opened_at), sent: moment(complaint.sent_at) },
    ...{ answered: moment(complaint.answered_at), closed: moment(complaint.closed_at) },
  });
}

function clip(text: string): string {
  const characters = [...text];
  return characters.length > maxPartLength ? `${characters.slice(0, maxPartLength - 1).join("")}…` : text;
}

/** The way to support's own chat or page, where the operator has named one that a phone can open. */
function supportButton({ own, support }: ComplaintView): Button[] {
  const [, name] = /^@(\w{5,32})$/.exec(support ?? "") ?? [];
  const url =
    name !== undefined ? `https://t.me/${name}` : URL.parse(support ?? "")?.protocol === "https:" ? support : null;
  return url === null ? [] : [{ text: own.plain("button-support"), url, style: "primary" }];
}

function chargeLine(say: Say, { observed_kobo, expected_kobo }: Purchase): Html | false {
  if (observed_kobo !== null) return say.html("pack-charge", { charge: formatNaira(observed_kobo) });
  return expected_kobo !== null && say.html("pack-expected", { charge: formatNaira(expected_kobo) });
}

/** The journal in words, a step a line; a step that repeats stands once, with how often. */
function formatSteps({ say, times, journal, withCost }: ComplaintView): Html[] {
  const steps: { at: number; what: string; count: number }[] = [];
  for (const entry of journal) {
    // An amount in the words about a sale may be what the owner pays.
    if (!withCost && entry.kobo !== null) continue;
    const what = nameStep(say, entry);
    const last = steps.at(-1);
    if (what === null) continue;
    if (last?.what === what) {
      last.count++;
      last.at = entry.at;
    } else {
      steps.push({ at: entry.at, what, count: 1 });
    }
  }
  let day = "";
  return steps.slice(-maxSteps).flatMap(({ at, what, count }) => {
    const step = say.html("pack-step", { time: times.seconds(at), utc: utcTime(at), what, count });
    if (times.date(at) === day) return [step];
    day = times.date(at);
    return [say.html("line", { text: day }), step];
  });
}

function nameStep(say: Say, { kind, source, to_state, kobo }: JournalRow): string | null {
  const by = say.plain(sources[source] ?? "by-shop");
  switch (kind) {
    case "intent":
      return say.plain("step-confirmed");
    case "sending":
      return say.plain("step-sent");
    case "resend":
      return say.plain("step-resent");
    case "not_sent":
      return say.plain("step-not-sent");
    case "state":
      return say.plain("step-state", { state: say.plain(`state-${to_state}`), by });
    case "correction":
      return say.plain("step-corrected", { state: say.plain(`state-${to_state}`), by });
    case "token":
      return say.plain("step-token");
    case "miss":
      return say.plain("step-miss");
    case "amount_anomaly":
      return kobo === null ? null : say.plain("step-amount", { amount: formatNaira(kobo), by });
    case "charge":
      return kobo === null ? null : say.plain("step-charge", { charge: formatNaira(kobo) });
    case "conflict":
      return say.plain("step-conflict", { by });
    case "review":
      return null;
  }
}

const sources: Readonly<Record<string, "by-answer" | "by-webhook" | "by-verify">> = {
  ...{ answer: "by-answer", webhook: "by-webhook", verified: "by-verify", verify: "by-verify" },
};

function nameState(say: Say, { state, delivery }: Purchase): string {
  if (state === "succeeded" && delivery === "awaiting") return say.plain("state-awaiting");
  return say.plain(`state-${state}`);
}
