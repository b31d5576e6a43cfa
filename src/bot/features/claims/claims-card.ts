import type { ClaimInState } from "../../../claims/claims.queries.ts";
import { type ClaimKind, type ComplaintReason, claimReasons } from "../../../claims/claims.table.ts";
import { whyOwed } from "../../../claims/claims.ts";
import { formatNaira, formatNairaShort, type Kobo, toKobo } from "../../../core/money.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { claimButtons } from "../../callbacks/claims.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { claimLine } from "../../ui/claim-lines.ts";
import { type Times, toWhomLine } from "../../ui/format.ts";
import { menuButton, moneyButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** A claim with its sale, and how many days old it is. */
export interface ClaimRow {
  claim: ClaimInState;
  sale: Purchase;
  days: number;
}

/** More buttons make a list that nobody reads: the file has all of them. */
const maxRows = 20;

function sumOf(claims: readonly Pick<ClaimInState, "kobo">[]): Kobo {
  return toKobo(claims.reduce((sum, { kobo }) => sum + kobo, 0));
}

/** The reason of a complaint about what is claimed. */
export function reasonOf(kind: ClaimKind): ComplaintReason {
  return kind === "twice" ? "twice" : "owed";
}

/** The service's debts, the oldest first, a button each. */
export function renderClaims(say: Say, rows: readonly ClaimRow[]): Content {
  if (rows.length === 0) {
    return {
      html: lines(say.html("claims-none"), say.html("claims-how")),
      buttons: [[moneyButton(say), menuButton(say)]],
    };
  }
  const owed = formatNaira(sumOf(rows.map(({ claim }) => claim)));
  return {
    html: lines(say.html("claims-title", { owed, count: rows.length }), say.html("claims-how")),
    buttons: [
      ...rows.slice(0, maxRows).map(({ claim, sale, days }) => {
        const age = say.plain("debts-age", { days });
        const words = { owed: formatNairaShort(claim.kobo), company: sale.provider_name, age };
        return [button(say, ["claim-row", words], claimButtons.show({ sale: sale.id }))];
      }),
      [button(say, "button-claims-file", claimButtons.file())],
      [moneyButton(say), menuButton(say)],
    ],
  };
}

export interface ClaimView {
  say: Say;
  times: Times;
  sale: Purchase;
  /** The open claims of the sale, one at least. */
  claims: readonly ClaimInState[];
}

/** What the service owes for one sale, and what proves it: its own record, and the wallet. */
export function renderClaim({ say, times, sale, claims }: ClaimView): Content {
  const { id, state, reference } = sale;
  const { wallet_from_kobo: from, wallet_to_kobo: to, confirmed_at, settled_at } = sale;
  const at = settled_at ?? confirmed_at ?? 0;
  const isRecorded = claims.every((claim) => whyOwed(claim) !== "unrecorded");
  const what = reasonOf(claims[0]?.kind ?? "charge");
  return {
    html: paragraphs(
      lines(
        sale.mode === "sandbox" && say.html("card-sandbox"),
        say.html("claim-title", { owed: formatNaira(sumOf(claims)) }),
        toWhomLine(say, sale, null),
      ),
      lines(
        ...claims.map((claim) => claimLine({ say, times }, claim)),
        isRecorded && say.html("claim-record", { state: say.plain(`state-${state}`), time: times.moment(at) }),
        from !== null && to !== null && from !== to
          ? say.html("record-wallet", { before: formatNaira(from), after: formatNaira(to) })
          : null,
        isRecorded ? say.html("line-code", { text: reference }) : say.html("verify-none", { reference }),
      ),
    ),
    buttons: [
      [button(say, "button-complaint", historyButtons.complain({ sale: id, what }), "primary")],
      [
        button(say, "button-claim-sale", saleButtons.open({ sale: id })),
        button(say, "button-claim-end", claimButtons.ask({ sale: id })),
      ],
      [button(say, "button-back", claimButtons.list()), menuButton(say)],
    ],
  };
}

/** The reasons for which a person closes it. */
export function renderEnd(say: Say, sale: Purchase, claims: readonly ClaimInState[]): Content {
  return {
    html: say.html("claim-ask-end", { owed: formatNaira(sumOf(claims)) }),
    buttons: [
      ...claimReasons.map((as) => [button(say, `claim-end-${as}`, claimButtons.end({ as, sale: sale.id }))]),
      [button(say, "button-back", claimButtons.show({ sale: sale.id }))],
    ],
  };
}
