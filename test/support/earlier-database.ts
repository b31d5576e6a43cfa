import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";

/** The last migrations of the earlier databases that can be copied. */
export const earlierStates = ["0040-given-back", "0045-list-price"] as const;
export type EarlierState = (typeof earlierStates)[number];

/** The statements that make a database of an earlier version with some rows in each table, for either engine. */
export function earlierStatements(state: EarlierState): string[] {
  const files = state === "0040-given-back" ? ["earlier-0040"] : ["earlier-0040", "earlier-0045"];
  return files
    .flatMap((name) => readFileSync(new URL(`../data/${name}.sql`, import.meta.url), "utf8").split(";\n"))
    .filter((statement) => statement.trim() !== "");
}

/** Writes a database of an earlier version to `path`, and returns its address. */
export function writeEarlierFile(path: string, state: EarlierState): string {
  const sqlite = new SqliteDatabase(path);
  sqlite.pragma("journal_mode = WAL");
  for (const statement of earlierStatements(state)) sqlite.exec(statement);
  sqlite.close();
  return `sqlite:${path}`;
}
