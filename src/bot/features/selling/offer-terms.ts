import { formatNaira, type Kobo, subtractKobo } from "../../../core/money.ts";
import { findCredit } from "../../../customers/credit.ts";
import { findDebtor } from "../../../debts/debts.queries.ts";
import { knownFunding } from "../../../developer/balance.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { isOpen } from "../../../sales/states.ts";
import { findLimit, type LimitedOffer } from "../../../staff/asks.ts";
import { marksOwed } from "../../../staff/seats.ts";
import { lets, owingSellers } from "../../callbacks/access.ts";
import { formButtons } from "../../callbacks/forms.ts";
import { offerButtons } from "../../callbacks/sales.ts";
import type { SellAnswers } from "../../dialogs/forms/selling.ts";
import type { Form } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { renderFunding } from "../../ui/funding-card.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { renderRefusal } from "../../ui/seat-refusals.ts";
import { type Html, lines, type Say } from "../../ui/text.ts";
import type { Funds } from "../../ui/wallet-seen.ts";
import type { ConfirmView } from "./confirm-card.ts";

/** What bounds an offer: the debt of its customer, the wallet, and the limits of the seat. */

/** The customer who owes the shop, and their limit. Only users who may say who owes see it. */
export async function debtOf(
  { shop, seller }: SellerContext,
  offer: Purchase,
  personId: string | undefined,
): Promise<Pick<ConfirmView, "debtor" | "credit">> {
  if (personId === undefined || (seller.seat && !lets(owingSellers, seller.seat))) return {};
  const { db } = shop.store;
  const debtor = await findDebtor(db, { accountId: offer.account_id, mode: offer.mode, personId });
  return { debtor: debtor && debtor.owed_kobo > 0 ? debtor : null, credit: await findCredit(db, offer) };
}

/** The terms of a sale on credit that was not made: again on credit for those who may say so; a promised day that is over is none. */
export function creditAgain({ shop, seller }: SellerContext, purchase: Purchase): Pick<SellAnswers, "credit"> {
  const { state, on_credit, promised_for: day } = purchase;
  const isSold = state === "succeeded" || isOpen(state);
  if (on_credit === 0 || isSold || !marksOwed(seller.seat)) return {};
  const isAhead = day !== null && day >= shop.times.startOfDay(shop.clock.now());
  return { credit: { promisedFor: isAhead ? day : null } };
}

/** The wallet is too low: what is missing, and where to pay it in. */
export async function shortOf(
  ctx: SellerContext,
  { revision }: Form,
  { wallet: { balanceKobo, leftKobo, mayLeaveKobo, at } }: Extract<Funds, { kind: "short" | "unsure" }>,
  chargeKobo: Kobo,
): Promise<Content> {
  const { say, shop, seller } = ctx;
  const back = button(say, "button-back", formButtons.answer({ revision, value: "back" }));
  if (seller.seat) return { html: say.html("seat-not-enough"), buttons: [[back, menuButton(say)]] };
  const missing = formatNaira(subtractKobo(chargeKobo, leftKobo));
  const amounts = { balance: formatNaira(balanceKobo), charge: formatNaira(chargeKobo), missing };
  const head = lines(
    mayLeaveKobo > 0 && say.html("sell-may-leave", { amount: formatNaira(mayLeaveKobo) }),
    say.html("sell-not-enough", { ...amounts, time: shop.times.seconds(at) }),
  );
  const details = knownFunding(seller.account) ?? (await shop.wallet.funding(seller.account.id));
  const funding = renderFunding(say, head, details);
  const paid = button(say, "button-paid", formButtons.answer({ revision, value: "retry" }));
  return { ...funding, buttons: [...(funding.buttons ?? []).slice(0, 1), [paid], [back, menuButton(say)]] };
}

/** The text of an offer above a seat's limits, and the buttons in place of the one that sells. */
interface OverLimit {
  warning: Html;
  /** Absent: the owner was asked, and the tap that sells finds out what the answer is. */
  instead?: Button[];
}

/** Null for an owner's offer, and for one within the limits. */
export async function formatLimit(
  { say, shop, seller }: SellerContext,
  offer: Purchase,
  confirmKey: string,
): Promise<OverLimit | null> {
  if (!seller.seat || offer.state !== "quoted") return null;
  const day = { now: shop.clock.now(), startOfDay: shop.times.startOfDay };
  const limit = await findLimit(shop.store.db, seller.seat, offer, day);
  return limit && drawLimit(say, limit, confirmKey);
}

function drawLimit(say: Say, { refusal, ask }: LimitedOffer, key: string): OverLimit {
  const why = renderRefusal(say, refusal);
  switch (ask) {
    case null:
      return { warning: why, instead: [button(say, "button-ask-owner", offerButtons.askOwner({ key }), "primary")] };
    case "asked":
      return { warning: lines(why, say.html("confirm-asked")) };
    case "allowed":
      return { warning: say.html("confirm-allowed") };
    case "refused":
      return { warning: lines(why, say.html("confirm-owner-no")), instead: [] };
  }
}
