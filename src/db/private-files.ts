import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StoreError } from "./store-error.ts";

/**
 * Makes the folder, and the missing ones above it, readable only by their owner. It makes one after the other: if Node
 * has to make a whole path where nothing can be made (/proc), it tries for ever.
 */
export function makePrivateFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const one of missing) {
    try {
      mkdirSync(one, { mode: 0o700 });
    } catch (error) {
      // Another process may have been faster.
      if (!isThere(error)) throw error;
    }
  }
}

/**
 * Makes an empty file that only its owner may read, or narrows the rights of the one that is there. Throws StoreError
 * if the path is no file. An existing file is not opened: closing it would free the locks that SQLite holds on it.
 */
export function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (!isThere(error)) throw error;
    narrow(path);
  }
}

/** The same for a file that may be there. */
export function narrow(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new StoreError("store.cannot_open", `${path} cannot be opened: it is no file`);
  if ((found.mode & 0o077) !== 0) chmodSync(path, 0o600);
}

function isThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
