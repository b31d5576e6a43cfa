import { openStore, type Store } from "../../../src/db/open.ts";

/** One database engine, as the suite meets it. */
export interface Engine {
  /** An empty, migrated database of its own. */
  open(): Promise<Store>;
  /** Closes the store and opens the same database again. */
  reopen(store: Store): Promise<Store>;
}

/** An engine whose every database has an address of its own. */
export function engineOf(newUrl: () => Promise<string>): Engine {
  const urls = new WeakMap<Store, string>();
  async function open(url: string): Promise<Store> {
    const store = await openStore(url);
    urls.set(store, url);
    return store;
  }
  return {
    open: async () => open(await newUrl()),
    async reopen(store) {
      await store[Symbol.asyncDispose]();
      return open(urls.get(store) ?? "");
    },
  };
}
