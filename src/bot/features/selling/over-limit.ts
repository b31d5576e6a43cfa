import type { Purchase } from "../../../sales/purchases.queries.ts";
import { findLimit, type LimitedOffer } from "../../../staff/asks.ts";
import { offerButtons } from "../../callbacks/sales.ts";
import type { SellerContext } from "../../shop.ts";
import { type Button, button } from "../../ui/screen.ts";
import { renderRefusal } from "../../ui/seat-card.ts";
import { type Html, lines, type Say } from "../../ui/text.ts";

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
