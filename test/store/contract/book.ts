import { afterEach, beforeEach } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import type { Store } from "../../../src/db/open.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

interface Book {
  store: Store;
  /** Writes a purchase of ada's, unless it says otherwise. */
  put(over?: Parameters<typeof aPurchase>[0]): Promise<Purchase>;
}

/** Gives every test of the block that calls it a database with the accounts "ada" and "bola". */
export function openBook(engine: Engine): Book {
  const book = { put } as Book;
  beforeEach(async () => {
    book.store = await engine.open();
    for (const id of ["ada", "bola"]) await insertAccount(book.store.db, anAccount({ id }));
  });
  afterEach(() => book.store[Symbol.asyncDispose]());
  return book;

  async function put(over: Parameters<typeof aPurchase>[0] = {}): Promise<Purchase> {
    const purchase = aPurchase(over);
    await insertPurchase(book.store.db, purchase);
    return purchase;
  }
}
