import type { Finding } from "./finding.ts";

const headings = ["Asked", "Understood", "Odd", "What the bot does"] as const;
/** Shares of the width, in percent. */
const shares = [19, 24, 30, 27] as const;
const between = " | ";

/** Draws the findings as a table of four columns, at most `width` characters wide. */
export function renderTable(findings: readonly Finding[], width: number): string {
  const room = width - between.length * (headings.length - 1);
  const widths = shares.map((share) => Math.floor((room * share) / 100));
  const rule = widths.map((one) => "-".repeat(one)).join("-+-");
  const rows = findings.map(({ asked, understood, odd, bot }) =>
    renderRow([asked, understood, odd.join(" ") || "–", bot.join(" ") || "–"], widths),
  );
  return [renderRow(headings, widths), ...rows].join(`\n${rule}\n`);
}

function renderRow(cells: readonly string[], widths: readonly number[]): string {
  const wrapped = cells.map((cell, column) => wrap(cell, widths[column] ?? 0));
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    wrapped
      .map((lines, column) => (lines[line] ?? "").padEnd(widths[column] ?? 0))
      .join(between)
      .trimEnd(),
  ).join("\n");
}

/** Lines of at most `width` characters, broken at spaces; a longer word is broken behind a slash, else anywhere. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...breakWord(word, width));
  }
  return lines;
}

function breakWord(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const at = word.lastIndexOf("/", width - 1) + 1 || width;
  return [word.slice(0, at), ...breakWord(word.slice(at), width)];
}
