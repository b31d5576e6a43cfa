import type { Statement, StatementFormat, StatementLine } from "./statement.ts";
import type { ColumnName, StatementWords, Summary } from "./statement-columns.ts";

/** The messages to the process that writes a file: one order, any number of pages, one end. */
export type ToWriter = { order: FileOrder } | { lines: readonly StatementLine[] } | { end: FileEnd };

export interface FileOrder {
  format: StatementFormat;
  shop: string;
  columns: readonly ColumnName[];
  words: StatementWords;
  timeZone: string;
}

export interface FileEnd {
  statement: Statement;
  summary: Summary;
}

/** Writes one file, piece after piece. */
export interface FileWriter {
  add(lines: readonly StatementLine[]): Promise<void> | void;
  end(end: FileEnd): Promise<void> | void;
}

/** Takes the bytes of a writer to their destination. */
export type Put = (bytes: Uint8Array | string) => void;
