import type { Store } from "../../../src/db/open.ts";

/** One database engine, as the suite meets it. */
export interface Engine {
  /** An empty, migrated database of its own. */
  open(): Promise<Store>;
  /** Closes the store and opens the same database again. */
  reopen(store: Store): Promise<Store>;
}
