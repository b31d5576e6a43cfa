import { StoreError } from "./store-error.ts";

/** The file of a `sqlite:PATH` address. Throws StoreError, with `instead`, for any other database. */
export function pathOfSqlite(url: string, instead: string): string {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path) return path;
  throw new StoreError("store.not_sqlite", instead);
}
