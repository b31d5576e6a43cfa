import { readLateChanges } from "../../../closes/late-changes.ts";
import { sumParts, sumRows } from "../../../closes/sale-sums.queries.ts";
import { summarizeParts } from "../../../closes/sale-totals.ts";
import { alertButtons } from "../../callbacks/alerts.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { chartButton, statementButtons } from "../../callbacks/statements.ts";
import type { SellerContext } from "../../shop.ts";
import { menuButton, moneyButton } from "../../ui/menu-card.ts";
import { button, inRows } from "../../ui/screen.ts";
import { present } from "../../ui/show.ts";
import { formatLate, formatProfit, formatSums } from "../../ui/sums.ts";
import { type FixedKey, lines, paragraphs } from "../../ui/text.ts";

/** The ways on from the books, in their order. */
const ways: readonly { label: FixedKey; data: string }[] = [
  { label: "button-close", data: closeButtons.today() },
  { label: "button-statement", data: statementButtons.show() },
  { label: "button-chart", data: chartButton({ span: "week" }) },
  { label: "button-alerts", data: alertButtons.list() },
];

/** The sales of today, of the last days and of this month, with cost and profit. */
export async function showBooks(ctx: SellerContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const { id: accountId, mode } = seller.account;
  const { calendar, times } = shop;
  const { db } = shop.store;
  const now = shop.clock.now();
  const day = calendar.dayOf(now);
  const starts = { today: calendar.startOf(day), week: calendar.startOf(day - 6), month: times.startOfMonth(now) };
  // Closes hold the days before today, whose sales are read once.
  const today = await sumRows(db, accountId, { mode, since: starts.today });
  const spans = await Promise.all(
    (["today", "week", "month"] as const).map(async (span) => {
      const since = starts[span];
      const [before, late] = await Promise.all([
        span === "today" ? [] : sumParts(db, accountId, { mode, since, until: starts.today }),
        readLateChanges(db, { accountId, mode }, { since }),
      ]);
      const sums = await summarizeParts(db, accountId, { mode, since }, [...before, ...today]);
      const profit = formatProfit(say, sums);
      return lines(
        say.html(`books-${span}`),
        say.html("line", { text: formatSums(say, sums) }),
        profit !== null && say.html("line-bold", { text: profit }),
        ...formatLate(say, late).map((line) => say.html("line", { text: line })),
      );
    }),
  );
  const html = paragraphs(lines(say.html("books-title"), mode === "sandbox" && say.html("menu-sandbox")), ...spans);
  const rows = inRows(ways.map(({ label, data }) => button(say, label, data)));
  await present(ctx, { html, buttons: [...rows, [moneyButton(say), menuButton(say)]] }, null);
}
