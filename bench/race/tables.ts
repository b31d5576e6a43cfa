import { acts, titleOfStart } from "./book.ts";
import { bare, medianOf, other, ours, type Results, ratioOf } from "./results.ts";
import { type Goal, median, rows } from "./tasks.ts";

export type Table = Record<string, Record<string, string>>;

const times = (ratio: number | undefined) => (ratio === undefined ? "" : `${ratio.toFixed(2)} ×`);
const inWords = (sales: number) => sales.toLocaleString("en");

/** A row per measure, with the pairs' ratios. */
export function mainTable(results: Results): Table {
  const hasOther = results.rounds.some((round) => other in round);
  return Object.fromEntries(
    Object.entries(rows).map(([row, { title, unit, digits, goal }]) => {
      const show = (side: string) => {
        const value = medianOf(results, side, row);
        return value === undefined ? "" : `${value.toFixed(digits)} ${unit}`.trim();
      };
      const pairs = hasOther && { [other]: show(other), "against it": times(ratioOf(results, ours, other, row)) };
      const against = times(ratioOf(results, ours, bare, row));
      return [
        title,
        { [ours]: show(ours), ...pairs, [bare]: show(bare), "against bare": against, goal: inGoalWords(goal) },
      ];
    }),
  );
}

function inGoalWords(goal: Goal): string {
  if ("timesAtMost" in goal) return `≤ ${goal.timesAtMost} × the other`;
  if ("timesAtLeast" in goal) return `≥ ${goal.timesAtLeast} × the other`;
  return goal.most === 0 ? "0" : `≤ ${goal.most}`;
}

/** A list of the lines that miss their goal, with the reason of each; null: none does, or nothing else ran. */
export function missedGoals(results: Results): string | null {
  const missed = Object.entries(rows).filter(([row, { goal }]) => {
    const ratio = ratioOf(results, ours, other, row);
    if ("timesAtMost" in goal) return ratio !== undefined && ratio > goal.timesAtMost;
    if ("timesAtLeast" in goal) return ratio !== undefined && ratio < goal.timesAtLeast;
    return (medianOf(results, ours, row) ?? 0) > goal.most;
  });
  const worse = Object.entries(acts).flatMap(([name, { title, why }]) => {
    const ratio = growthRatio(results, name);
    return ratio !== undefined && ratio > mostOfBooks
      ? [[name, { title: `${title}, as the book grows`, why }] as const]
      : [];
  });
  const lines = [...missed, ...worse].map(([_, { title, why }]) => `- ${title}${why ? `: ${why}` : ""}`);
  return lines.length > 0 ? lines.join("\n") : null;
}

/** The bound of the ratio to the other checkout, of an act in a growing book. */
const mostOfBooks = 1.1;

/** The median of an act's ratios to the other checkout over the books that both have; undefined: it was not measured. */
function growthRatio({ books }: Results, act: string): number | undefined {
  const ratios = books
    .filter(({ side }) => side === ours)
    .flatMap(({ sales, areToday, measured }) => {
      const same = books.find((one) => one.side === other && one.sales === sales && one.areToday === areToday);
      const [value, base] = [measured[act], same?.measured[act]];
      return value === undefined || !base ? [] : value / base;
    });
  return ratios.length > 0 ? median(ratios) : undefined;
}

/** A row per act, a column per book; the last says how much more the largest costs than the smallest. */
export function bookTable(results: Results): Table {
  const titles = Object.fromEntries(Object.entries(acts).map(([name, { title }]) => [name, title]));
  const table: Table = {};
  for (const [side, books] of Map.groupBy(results.books, ({ side }) => side)) {
    const [least, most] = [books[0], books.findLast(({ areToday }) => !areToday)];
    for (const [name, title] of Object.entries({ ...titles, start: titleOfStart })) {
      if (books.every(({ measured }) => measured[name] === undefined)) continue;
      const cells = books.map(({ sales, areToday, measured }): [string, string] => [
        `${inWords(sales)}${areToday ? " of today" : ""}`,
        measured[name]?.toFixed(1) ?? "",
      ]);
      const ratio = (most?.measured[name] ?? Number.NaN) / (least?.measured[name] ?? Number.NaN);
      table[side === ours ? title : `${title} (${side})`] = { ...Object.fromEntries(cells), growth: times(ratio) };
    }
  }
  return table;
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
