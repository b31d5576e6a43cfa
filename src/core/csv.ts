/** A mark at the head of a file: without it sheets read it in the letters of some old code page. */
export const byteOrderMark = "\ufeff";

/**
 * What a sheet may take for a formula, behind whatever it leaves out: `=cmd` in a customer's name would run where the file
 * is opened. Full-width forms count where East Asian letters are usual; `|` begins a command in some old programs.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@|＝＋－＠｜]|^[\t\r\n\0]/u;

/** A text as one cell of a CSV file. One that could be a formula has an apostrophe before it. */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
