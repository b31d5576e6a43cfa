import { acts, titleOfStart } from "./book.ts";
import { bare, medianOf, other, ours, type Results, ratioOf } from "./results.ts";
import { rows } from "./tasks.ts";

type Table = Record<string, Record<string, string>>;

const times = (ratio: number | undefined) => (ratio === undefined ? "" : `${ratio.toFixed(2)} ×`);
export const inWords = (sales: number) => sales.toLocaleString("en");

/** A row for each measure, with the pairs' ratios. */
export function mainTable(results: Results): Table {
  const hasOther = results.rounds.some((round) => other in round);
  return Object.fromEntries(
    Object.entries(rows).map(([row, { title, unit, digits, goal = "" }]) => {
      const show = (side: string) => {
        const value = medianOf(results, side, row);
        return value === undefined ? "" : `${value.toFixed(digits)} ${unit}`.trim();
      };
      const pairs = hasOther && { [other]: show(other), "against it": times(ratioOf(results, ours, other, row)) };
      const against = times(ratioOf(results, ours, bare, row));
      return [title, { [ours]: show(ours), ...pairs, [bare]: show(bare), "against bare": against, goal }];
    }),
  );
}

/** A row for each act, a column for each book. */
export function bookTable(results: Results): Table {
  const titles = { ...Object.fromEntries(Object.entries(acts).map(([name, { title }]) => [name, title])) };
  return Object.fromEntries(
    [...new Set(results.books.map(({ side }) => side))].flatMap((side) =>
      Object.entries({ ...titles, start: titleOfStart }).map(([name, title]) => [
        side === ours ? title : `${title} (${side})`,
        Object.fromEntries(
          results.books
            .filter((book) => book.side === side)
            .map(({ sales, areToday, measured }) => [
              `${inWords(sales)}${areToday ? " of today" : ""}`,
              (measured[name] ?? Number.NaN).toFixed(1),
            ]),
        ),
      ]),
    ),
  );
}

export function asMarkdown(table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["", ...columns]),
    line(["", ...columns].map(() => "---")),
    ...Object.entries(table).map(([title, row]) => line([title, ...columns.map((column) => row[column] ?? "")])),
  ].join("\n");
}
