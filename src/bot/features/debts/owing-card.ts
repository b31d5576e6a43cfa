import { formatNaira, formatNairaShort, type Kobo } from "../../../core/money.ts";
import type { DebtSums } from "../../../debts/debts.queries.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, buttonRow, type Content, type ListPage, pageButtons } from "../../ui/screen.ts";
import { lines, type Say } from "../../ui/text.ts";

/** A debt is called late from this number of days on. */
export const lateDays = 7;
const oldDays = 14;
/** Above this number the card says that there are more. */
export const maxLate = 99;

export interface OwingView extends ListPage {
  say: Say;
  rows: readonly { personId: string; who: string; owedKobo: Kobo; days: number }[];
  sums: DebtSums & { days: number };
  /** Only those who have owed for longer. */
  isLate: boolean;
  /** Only those whom some words mean: no button holds these words. */
  isFound: boolean;
  /** Up to one more than `maxLate`. */
  lateCount: number;
}

/** Who owes, those first who have owed longest, a button each. */
export function renderOwing(view: OwingView): Content {
  const { say, rows, sums, isLate, isFound, hasMore, lateCount } = view;
  const all = (isLate || isFound) && button(say, "button-all-debts", debtButtons.list());
  if (sums.people === 0) {
    return {
      html: isLate ? say.html("debts-none-late") : lines(say.html("debts-none"), say.html("debts-how")),
      buttons: [buttonRow(all), [menuButton(say)]],
    };
  }
  const total = formatNaira(sums.owedKobo);
  const count = lateCount > maxLate ? `${maxLate}+` : lateCount;
  return {
    html: lines(
      say.html(isLate ? "debts-late-title" : "debts-title", { total }),
      say.html("debts-people", { people: sums.people, age: ageOf(say, sums.days) }),
      isFound && hasMore && say.html("customers-more"),
    ),
    buttons: [
      ...rows.map(({ personId, who, owedKobo, days }) => {
        const words = { colour: colourOf(days), who, owed: formatNairaShort(owedKobo), age: ageOf(say, days) };
        return [button(say, ["debts-row", words], debtButtons.debtor({ person: personId }))];
      }),
      isFound ? [] : pageButtons(say, view, (offset) => debtButtons.page({ list: isLate ? "late" : "all", offset })),
      buttonRow(
        all,
        !isLate &&
          lateCount > 0 &&
          button(say, ["button-late", { count }], debtButtons.page({ list: "late", offset: 0 })),
        menuButton(say),
      ),
    ],
  };
}

function colourOf(days: number): string {
  if (days > oldDays) return "🔴";
  return days > lateDays ? "🟠" : "🟢";
}

function ageOf(say: Say, days: number): string {
  return say.plain("debts-age", { days });
}
