import { formatNaira } from "../../core/money.ts";
import type { SeatRefusal } from "../../sales/guard.ts";
import type { Html, Say } from "./text.ts";

/** Why a sale is not made from a seat. */
export function renderRefusal(say: Say, refusal: SeatRefusal): Html {
  return nameRefusal(say.html, refusal) as Html;
}

/** The same in at most the 200 characters that a pop-up takes. */
export function formatRefusal(say: Say, refusal: SeatRefusal): string {
  return nameRefusal(say.plain, refusal);
}

const refusalKeys = {
  seat_over: "seat-refused-over",
  seat_suspended: "seat-refused-suspended",
  seat_viewer: "seat-refused-viewer",
  seat_closed: "seat-refused-closed",
  seat_stopped: "seat-refused-stopped",
  seat_service: "seat-refused-service",
  seat_not_owing: "seat-not-owing",
  seat_unpriced: "seat-refused-unpriced",
} as const;

function nameRefusal(speak: Say["plain"], refusal: SeatRefusal): string {
  switch (refusal.kind) {
    case "seat_sale_limit":
      return speak("seat-refused-sale", { limit: formatNaira(refusal.limitKobo) });
    case "seat_day_limit":
      return speak("seat-refused-day", { left: formatNaira(refusal.leftKobo) });
    default:
      return speak(refusalKeys[refusal.kind]);
  }
}
