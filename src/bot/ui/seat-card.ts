import type { Account } from "../../accounts/accounts.queries.ts";
import type { Seat } from "../../accounts/seats.queries.ts";
import { shopNameOf } from "../../accounts/shop-name.ts";
import { formatNaira, formatNairaShort, type Kobo } from "../../core/money.ts";
import type { SeatRefusal } from "../../sales/guard.ts";
import { batchButtons } from "../callbacks/batches.ts";
import { historyButtons } from "../callbacks/history.ts";
import { homeButtons } from "../callbacks/home.ts";
import { staffButtons } from "../callbacks/staff.ts";
import { lookRows, serviceRows, type Takings } from "./menu-card.ts";
import { button, buttonRow, type Content } from "./screen.ts";
import { formatOpen, formatSeatSums } from "./sums.ts";
import { type Html, lines, type Say } from "./text.ts";

export interface SeatMenuView {
  say: Say;
  account: Account;
  seat: Seat;
  /** A seller's own sales of today; a viewer's are the whole account's. */
  takings: Takings;
  /** The total of what customers pay for it. */
  paysKobo: Kobo;
  /** The cash of it that the seller's till should hold. */
  tillKobo: Kobo;
  /** The rest of the day's limit; null if there is none. */
  leftKobo: Kobo | null;
  /** Why nothing can be sold from the seat now; null when it can. A viewer never sells. */
  refusal: SeatRefusal | null;
}

/** The counter as staff see it: no wallet, no bank details, no keys. */
export function renderSeatMenu(view: SeatMenuView): Content {
  const { say, account, seat, takings, paysKobo, refusal } = view;
  const isViewer = seat.role === "viewer";
  const open = formatOpen(say, takings.open, false);
  return {
    html: lines(
      say.html("menu-shop", { shop: shopNameOf(account) }),
      say.html("seat-menu-who", { name: seat.name }),
      account.mode === "sandbox" && say.html("menu-sandbox"),
      say.html("menu-today", { sums: formatSeatSums(say, takings.today, paysKobo) }),
      !isViewer && sellerLines(view),
      open !== null && say.html("menu-open", { open }),
      refusal && !(isViewer && refusal.kind === "seat_viewer") && renderRefusal(say, refusal),
    ),
    buttons: [
      ...(refusal ? [] : [...serviceRows(say), [button(say, "button-many", batchButtons.open())]]),
      ...lookRows(say, takings),
      buttonRow(
        button(say, "button-history", historyButtons.all()),
        button(say, "button-help", homeButtons.help()),
        isViewer && button(say, "button-totals", staffButtons.totals()),
      ),
    ],
  };
}

/** What a seller's till should hold, and what may still be sold from there: as customers pay for it. */
function sellerLines({ say, seat, takings, tillKobo, leftKobo }: SeatMenuView): Html {
  const sale = seat.sale_limit_kobo;
  return lines(
    takings.today.sold > 0 && say.html("seat-menu-till", { till: formatNaira(tillKobo) }),
    leftKobo !== null && say.html("seat-menu-left", { left: formatNaira(leftKobo) }),
    sale !== null && say.html("seat-menu-sale", { sale: formatNairaShort(sale) }),
  );
}

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
