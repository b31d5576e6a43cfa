import { seesCost } from "../../accounts/seats.ts";
import { formatNaira } from "../../lib/money.ts";
import type { Seat } from "../../store/queries/seats.ts";
import { isUnreadable, type TransactionRecord, type VerifyOutcome } from "../../vending/verify-outcome.ts";
import type { Times } from "../ui/format.ts";
import { menuButton } from "../ui/menu-card.ts";
import { button, type Content } from "../ui/screen.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";

export interface ServiceRecordView {
  reference: string;
  outcome: VerifyOutcome;
  /** The seat of the person who asked; null for an owner. */
  seat: Seat | null;
}

/**
 * What the service says to a reference that this shop did not make. Nothing follows from it here: it is only shown. The
 * amount may be a charge: seats see it where they see costs, and the service's own remarks never.
 */
export function renderServiceRecord(say: Say, times: Times, { reference, outcome, seat }: ServiceRecordView): Content {
  const again = button(say, "button-try-again", `verify:${reference}`);
  switch (outcome.kind) {
    case "record":
      return { html: describeRecord(say, times, outcome.record, seat), buttons: [[menuButton(say)]] };
    case "miss":
      return { html: say.html("verify-none", { reference }), buttons: [[menuButton(say)]] };
    case "unauthorized":
      return {
        html: say.html("login-key-refused"),
        buttons: [[button(say, "button-login", "login")]],
      };
    case "error":
      return {
        html: say.html(isUnreadable(outcome) ? "verify-unreadable" : "verify-down"),
        buttons: [[again, menuButton(say)]],
      };
  }
}

function describeRecord(say: Say, times: Times, record: TransactionRecord, seat: Seat | null): Html {
  const { reference, statusWord, amountKobo, beneficiary, type, createdAt, remarks, tokenHint } = record;
  return paragraphs(
    lines(
      say.html("verify-title"),
      say.html("card-reference", { reference }),
      say.html("verify-status", { status: statusWord }),
      type !== null && say.html("verify-type", { type }),
      beneficiary !== null && say.html("verify-beneficiary", { beneficiary }),
      seesCost(seat) && amountKobo !== null && say.html("verify-amount", { amount: formatNaira(amountKobo) }),
      createdAt !== null && say.html("verify-time", { time: times.moment(createdAt) }),
      tokenHint !== null && say.html("card-token", { token: tokenHint }),
      seat === null && remarks !== null && say.html("card-words", { words: remarks }),
    ),
    say.html("verify-note"),
  );
}
