import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { insertPurchase, type Purchase } from "../../src/sales/purchases.queries.ts";
import { anAccount } from "./builders.ts";
import { newTestDatabase } from "./test-database.ts";

export interface TempStore extends Store {
  readonly url: string;
}

/** A real store on a file of its own, with Ada's account in it; both are gone when it is disposed. */
export async function openTempStore(): Promise<TempStore> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-store-"));
  const url = await newTestDatabase(folder);
  const store = await openStore(url);
  await insertAccount(store.db, anAccount());
  return {
    url,
    ...store,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a purchase into the store as it is. */
export async function put(store: Store, purchase: Purchase): Promise<Purchase> {
  await insertPurchase(store.db, purchase);
  return purchase;
}
