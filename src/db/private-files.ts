import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StoreError } from "./store-error.ts";

/**
 * Makes the folder, and those above it that are missing, for their owner alone. One after the other: asked to make a whole
 * path where nothing can be made (/proc), Node tries for ever.
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
 * Makes an empty file for its owner alone where there is none, and narrows one that others may read. Throws StoreError
 * where something else is there. What is there is not opened: closing it would free the locks that SQLite holds on it.
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
