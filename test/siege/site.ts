import { setTimeout as pause } from "node:timers/promises";
import { hireSeller, walletNaira } from "../chaos/soak-sellers.ts";
import { type Book, isIdle, openBook } from "../support/book.ts";
import { startPostgres } from "../support/postgres.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { useServer } from "../support/test-database.ts";
import { type Counter, openCounter } from "./counter.ts";

export interface SiteOptions {
  /** Keeps the shop's data in a PostgreSQL server of its own; else in a file. */
  isOnPostgres?: boolean;
  /** Modules that each start of the process loads ahead of its own. */
  imports?: readonly URL[];
}

/** A shop in a process of its own, between the service and Telegram, with resellers who sell; the first one is Ada. */
export interface Site extends ShopProcess {
  readonly port: number;
  readonly counter: Counter;
  readonly book: Book;
  /** Ends PostgreSQL at once and starts it again. */
  crashDatabase(): Promise<void>;
  /** Stops the process and starts it again with `environment` as it is then. */
  restart(): Promise<void>;
  /** Is disposed of with the site. */
  use<T extends AsyncDisposable>(resource: T): T;
  /** Resolves when nothing is under way; false if that takes longer than a minute. */
  comesToRest(): Promise<boolean>;
}

const sellers = 3;
const restWithinMs = 60_000;

export async function openSite({ isOnPostgres = false, imports = [] }: SiteOptions): Promise<Site> {
  await using opening = new AsyncDisposableStack();
  const postgres = isOnPostgres ? opening.use(await startPostgres()) : undefined;
  useServer(postgres);
  const environment = { LOG_LEVEL: "info" };
  const shop = opening.use(await startShopProcess({ walletNaira, imports, environment }));
  useServer(undefined);
  await shop.logIn();
  const others = await Promise.all(Array.from({ length: sellers - 1 }, (_, index) => hireSeller(shop, index)));
  const book = opening.use(openBook(shop.databaseUrl));
  const site: Site = {
    ...shop,
    // Of the process that runs now.
    get pid() {
      return shop.pid;
    },
    port: Number(new URL(shop.webhookOrigin).port),
    counter: openCounter([shop.ada, ...others]),
    book,
    async crashDatabase() {
      if (!postgres) throw new Error("This shop keeps its data in a file");
      await postgres.crash();
    },
    async restart() {
      await shop.stop();
      await shop.start({ imports });
    },
    use: (resource) => opened.use(resource),
    async comesToRest() {
      for (const until = Date.now() + restWithinMs; Date.now() < until; await pause(100)) {
        const isQuiet = shop.telegram.pendingUpdates.length === 0 && (await isIdle(book).catch(() => false));
        if (isQuiet) return true;
      }
      return false;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
  const opened = opening.move();
  return site;
}

/** The id of the account that a person is logged in to. */
export async function accountOf({ db }: Pick<Book, "db">, userId: number): Promise<string> {
  const row = await db.selectFrom("chat").select("account_id").where("user_id", "=", userId).executeTakeFirstOrThrow();
  return row.account_id ?? "";
}
