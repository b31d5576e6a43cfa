import { byteOrderMark, csvCell } from "../core/csv.ts";
import { createWallClock } from "../core/zone.ts";
import { type Cell, cellsOf } from "./statement-columns.ts";
import type { FileOrder, FileWriter, Put } from "./statement-orders.ts";

/** Writes a statement as a table for other programs: a head, and a line per sale. */
export function createCsv({ columns, words, timeZone }: FileOrder, put: Put): FileWriter {
  const wallClock = createWallClock(timeZone);

  /** Amounts are numbers with two decimals, in naira; times are those of the shop. */
  function write(cell: Cell): string {
    if (cell === null) return "";
    if (cell.kind === "kobo") return decimals(cell.kobo);
    if (cell.kind === "text") return csvCell(cell.text);
    return new Date(wallClock(cell.at)).toISOString().slice(0, 19).replace("T", " ");
  }

  put(`${byteOrderMark}${columns.map((name) => csvCell(words.columns[name])).join(",")}\r\n`);
  return {
    add(lines) {
      const rows = lines.map((line) => {
        const cells = cellsOf(line, words);
        return `${columns.map((name) => write(cells[name])).join(",")}\r\n`;
      });
      put(rows.join(""));
    },
    end() {},
  };
}

/** "-150.50": exact, whatever the amount. */
function decimals(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, "0");
  return `${kobo < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
