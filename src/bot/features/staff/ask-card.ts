import type { Seat } from "../../../accounts/seats.queries.ts";
import { formatNaira, formatNairaShort } from "../../../core/money.ts";
import { priceOf } from "../../../sales/price-of.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import type { AskState } from "../../../staff/allowances.ts";
import type { LimitedOffer } from "../../../staff/asks.ts";
import { allowanceButtons } from "../../callbacks/staff.ts";
import { nameProduct, nameService, readBeneficiary, type Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { creditLine, offerCost } from "../../ui/sale-lines.ts";
import { button, type Content } from "../../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

export interface AskView {
  say: Say;
  times: Times;
  offer: Purchase;
  /** The shop's name for the beneficiary. */
  name: string | null;
  seat: Pick<Seat, "name">;
  /** `sold`: the seller has tapped. `over`: it is not offered any more. `seat_idle`: the seat sells nothing now. */
  stands: AskState | "sold" | "over" | "seat_idle";
  /** Which limit it is above; null where it is above none now. */
  refusal: LimitedOffer["refusal"] | null;
}

/** What a seat asks of the owners: who, what, and what the customer pays. One tap answers it. */
export function renderAsk(view: AskView): Content {
  const { say, offer, stands } = view;
  const isOpen = stands === "asked";
  const asked = { sale: offer.id, version: offer.version };
  return {
    html: paragraphs(
      offer.mode === "sandbox" && say.html("card-sandbox"),
      say.html("asks-title", { name: view.seat.name }),
      lines(askedLines(view), isOpen && whyLine(view)),
      standLine(view),
    ),
    buttons: isOpen
      ? [
          [
            button(say, "button-allow-once", allowanceButtons.allow(asked), "success"),
            button(say, "button-save-not", allowanceButtons.refuse(asked)),
          ],
        ]
      : [[menuButton(say)]],
  };
}

/** What is to be sold to whom, what the customer pays for it, and what that costs: an owner reads it. */
function askedLines({ say, times, offer, name }: AskView): Html {
  const { service_type, provider_name, product_name } = offer;
  return lines(
    say.html("asks-what", {
      service: nameService(say, service_type).name,
      what: product_name === null ? provider_name : nameProduct(provider_name, product_name, " · "),
    }),
    say.html("confirm-to", { beneficiary: readBeneficiary(say, offer, name) }),
    say.html("card-pays", { price: formatNaira(priceOf(offer)) }),
    creditLine(say, times, offer),
    offerCost(say, offer),
  );
}

function whyLine({ say, refusal }: AskView): Html | null {
  if (refusal === null) return null;
  return refusal.kind === "seat_sale_limit"
    ? say.html("asks-sale", { limit: formatNairaShort(refusal.limitKobo) })
    : say.html("asks-day", { left: formatNaira(refusal.leftKobo) });
}

function standLine({ say, times, offer, stands, seat }: AskView): Html {
  const time = times.time(offer.quote_expires_at);
  switch (stands) {
    case "asked":
      return say.html("asks-until", { time });
    case "allowed":
      return say.html("asks-allowed", { name: seat.name, time });
    case "refused":
      return say.html("asks-refused");
    case "sold":
      return say.html("asks-sold", { name: seat.name });
    case "over":
      return say.html("asks-over");
    case "seat_idle":
      return say.html("asks-seat-idle");
  }
}
