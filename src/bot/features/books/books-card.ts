import type { LateChanges } from "../../../closes/late-changes.ts";
import type { Sums } from "../../../closes/sale-totals.ts";
import { alertButtons } from "../../callbacks/alerts.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { chartButton, statementButtons } from "../../callbacks/statements.ts";
import { menuButton, moneyButton } from "../../ui/menu-card.ts";
import { button, type Content, inRows } from "../../ui/screen.ts";
import { formatLate, formatProfit, formatSums } from "../../ui/sums.ts";
import { type FixedKey, lines, paragraphs, type Say } from "../../ui/text.ts";

export interface BooksView {
  say: Say;
  isSandbox: boolean;
  spans: readonly { span: "today" | "week" | "month"; sums: Sums; late: LateChanges }[];
}

/** The ways on from the books, in their order. */
const ways: readonly { label: FixedKey; data: string }[] = [
  { label: "button-close", data: closeButtons.today() },
  { label: "button-statement", data: statementButtons.show() },
  { label: "button-chart", data: chartButton({ span: "week" }) },
  { label: "button-alerts", data: alertButtons.list() },
];

/** The sales of today, of the last days and of this month, with cost and profit. */
export function renderBooks({ say, isSandbox, spans }: BooksView): Content {
  return {
    html: paragraphs(
      lines(say.html("books-title"), isSandbox && say.html("menu-sandbox")),
      ...spans.map(({ span, sums, late }) => {
        const profit = formatProfit(say, sums);
        return lines(
          say.html(`books-${span}`),
          say.html("line", { text: formatSums(say, sums) }),
          profit !== null && say.html("line-bold", { text: profit }),
          ...formatLate(say, late).map((line) => say.html("line", { text: line })),
        );
      }),
    ),
    buttons: [...inRows(ways.map(({ label, data }) => button(say, label, data))), [moneyButton(say), menuButton(say)]],
  };
}
