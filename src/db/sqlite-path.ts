import { existsSync } from "node:fs";
import { StoreError } from "./store-error.ts";

/** The file of a `sqlite:PATH` address. Throws StoreError, with `instead`, for any other database. */
export function pathOfSqlite(url: string, instead: string): string {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path) return path;
  throw new StoreError("store.not_sqlite", instead);
}

/** Throws StoreError if the address names an SQLite file that is not there: to open a mistyped path is to make it. */
export function refuseMissing(url: string): void {
  const path = url.startsWith("sqlite:") ? pathOfSqlite(url, "") : null;
  if (path !== null && !existsSync(path)) throw new StoreError("store.not_there", `There is no database at ${path}`);
}
