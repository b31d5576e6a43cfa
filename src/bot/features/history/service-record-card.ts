import { formatNaira } from "../../../core/money.ts";
import { isUnreadable, type TransactionRecord, type VerifyOutcome } from "../../../vending-api/verify-outcome.ts";
import { historyButtons } from "../../callbacks/history.ts";
import type { Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { renderRefusedKey } from "../../ui/no-key.ts";
import { button, type Content } from "../../ui/screen.ts";
import { formatWords, readableWords, type WordsReader } from "../../ui/service-words.ts";
import { type Html, lines, paragraphs } from "../../ui/text.ts";

export interface ServiceRecordView {
  reference: string;
  outcome: VerifyOutcome;
  /** Whether the reader sees what sales cost: the amount may be a charge. */
  withCost: boolean;
}

/** The service's record for a reference that this shop did not make. The bot only shows it. */
export function renderServiceRecord(reader: WordsReader, times: Times, view: ServiceRecordView): Content {
  const { say } = reader;
  const { reference, outcome } = view;
  const again = button(say, "button-try-again", historyButtons.verify({ reference }));
  switch (outcome.kind) {
    case "record":
      return { html: describeRecord(reader, times, outcome.record, view.withCost), buttons: [[menuButton(say)]] };
    case "miss":
      return { html: say.html("verify-none", { reference }), buttons: [[menuButton(say)]] };
    case "unauthorized":
      return renderRefusedKey(reader, "live", null);
    case "error":
      return {
        html: say.html(isUnreadable(outcome) ? "problem-unreadable" : "problem-down"),
        buttons: [[again, menuButton(say)]],
      };
  }
}

function describeRecord(reader: WordsReader, times: Times, record: TransactionRecord, withCost: boolean): Html {
  const { say } = reader;
  const { reference, amountKobo, createdAt, tokenHint, remarks } = record;
  const status = readableWords(reader, record.statusWord);
  const type = readableWords(reader, record.type);
  const beneficiary = readableWords(reader, record.beneficiary, longNumber(record));
  return paragraphs(
    lines(
      say.html("verify-title"),
      say.html("line-code", { text: reference }),
      status !== null && say.html("verify-status", { status }),
      type !== null && say.html("verify-type", { type }),
      beneficiary !== null && say.html("pack-for", { beneficiary }),
      withCost && amountKobo !== null && say.html("verify-amount", { amount: formatNaira(amountKobo) }),
      createdAt !== null && say.html("line", { text: times.moment(createdAt) }),
      tokenHint !== null && say.html("line-code", { text: tokenHint }),
      // What others sold elsewhere is no business of a seat: not even in harmless words.
      !reader.isForSeat && formatWords(reader, remarks),
    ),
    say.html("verify-note"),
  );
}

/** A beneficiary that is a number, not a sentence: nobody takes this many digits for money. */
function longNumber({ beneficiary }: TransactionRecord): { beneficiary?: string } {
  return beneficiary !== null && /^\+?\d{8,20}$/.test(beneficiary) ? { beneficiary } : {};
}
