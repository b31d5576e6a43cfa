import { fonts } from "../pictures/font.ts";
import { brand, drawable, ink, pale, rule, soft, wrapLines } from "../pictures/typeset.ts";
import type { Page } from "./pdf-page.ts";

export interface TableColumn {
  title: string;
  /** How much of the width is its own, beside the others. */
  share: number;
  align?: "left" | "right";
  /** Set smaller rather than cut, as every number on the right is. */
  isWhole?: boolean;
}
export type TableCell = string | { text: string; fill: string };

export interface Table {
  title: string;
  columns: readonly TableColumn[];
  /** `note`: goes below the row, over its whole width. */
  rows: readonly { cells: readonly TableCell[]; note?: string | null }[];
  total: readonly string[];
}

const rowHeight = 14;
const size = 7.5;
const gap = 9;
/** As many as twenty exam pins take, each with a long serial number: a token is of no use when it is cut. */
const maxNoteLines = 16;

/** A table from where the page stands, on as many pages as it takes; each begins with its head. */
export function drawTable(page: Page, table: Table): void {
  const columns = placeColumns(page, table.columns);
  // A title at the foot of a page, with nothing below it, would say nothing.
  if (page.y + 60 > page.bottom) page.turn();
  page.y += 8;
  page.text(table.title, page.left, page.y, { size: 11, weight: "bold", fill: ink, width: page.inner });
  page.y += 18;
  drawTitles(page, columns);
  table.rows.forEach(({ cells, note = null }, index) => {
    const notes = note === null ? [] : linesOf(note, page.inner);
    const height = rowHeight + notes.length * 11;
    if (page.y + height > page.bottom) {
      page.turn();
      drawTitles(page, columns);
    }
    if (index % 2 === 1) page.box(page.left, page.y, page.inner, height, pale);
    drawCells(page, columns, cells, "regular");
    page.y += rowHeight;
    for (const line of notes) {
      page.text(line, page.left + gap, page.y - 2, { size, fill: soft, width: page.inner - 2 * gap });
      page.y += 11;
    }
  });
  if (page.y + rowHeight + 4 > page.bottom) page.turn();
  page.line(page.y + 1, brand);
  page.y += 3;
  drawCells(page, columns, table.total, "bold");
  page.y += rowHeight + 4;
}

function linesOf(note: string, width: number): string[] {
  return wrapLines(drawable(note, fonts.regular), fonts.regular, size, width - 2 * gap, maxNoteLines);
}

interface Placed extends TableColumn {
  x: number;
  width: number;
}

function placeColumns({ left, inner }: Page, columns: readonly TableColumn[]): Placed[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map((column) => {
    const width = (inner * column.share) / whole;
    const placed = { ...column, x: x + gap / 2, width: width - gap };
    x += width;
    return placed;
  });
}

function drawTitles(page: Page, columns: readonly Placed[]): void {
  for (const { x, width, title, align = "left" } of columns) {
    page.text(title, x, page.y, { size, weight: "bold", fill: soft, width, align });
  }
  page.line(page.y + 12, rule);
  page.y += rowHeight;
}

function drawCells(
  page: Page,
  columns: readonly Placed[],
  cells: readonly TableCell[],
  weight: "regular" | "bold",
): void {
  columns.forEach(({ x, width, align = "left", isWhole = align === "right" }, index) => {
    const cell = cells[index] ?? "";
    const { text, fill } = typeof cell === "string" ? { text: cell, fill: ink } : cell;
    page.text(text, x, page.y + 2, { size, weight, fill, width, align, isWhole });
  });
}
