import type { Account } from "../accounts/accounts.queries.ts";
import type { Books } from "../closes/closes.queries.ts";
import { readLateChanges } from "../closes/late-changes.ts";
import { countSales } from "../closes/sale-sums.queries.ts";
import { type Sums, summarizeSales } from "../closes/sale-totals.ts";
import { createCalendar } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { SaleQuery } from "../sales/sales.queries.ts";
import { maxLines, maxPrinted, type Statement, type StatementFormat } from "./statement.ts";
import { columnsFor, type StatementWords, type Summary } from "./statement-columns.ts";
import { beginFile, type MadeFile, StatementError } from "./statement-file.ts";
import { debtsIn, isWhole, type LineReader, readLines, type Span, walletIn } from "./statement-lines.ts";
import { createLineSums } from "./statement-sums.ts";

export interface StatementDeps extends Pick<Tools, "clock" | "log"> {
  db: Db;
  /** The shop's. */
  zone: { readonly zone: string; startOfDay(at: number): number };
}

/** Which statement is wanted. */
export interface StatementOrder {
  account: Account;
  shop: string;
  format: StatementFormat;
  query: SaleQuery & { since: number; until: number };
  withCost: boolean;
  readToken: ((sale: Purchase) => string | null) | null;
  words: StatementWords;
  /** The summary of the whole, once it is known. `withLines`: whether its sales are in the file. */
  sumUp(statement: Statement, withLines: boolean): Summary;
  /** Told how many lines are through. */
  onLines(done: number, all: number): void;
}

export interface MadeStatement extends Disposable {
  statement: Statement;
  summary: Summary;
  file: MadeFile;
}

/**
 * Reads the sales of a statement and has them written to a file, in little memory of this process and with its thread
 * free in between. Its sums are those of its own lines: they agree to the kobo, even if sales settle meanwhile. Throws
 * StatementError.
 */
export async function makeStatement(deps: StatementDeps, order: StatementOrder): Promise<MadeStatement> {
  const { db, clock, log, zone } = deps;
  const { account, query, format, words, shop } = order;
  const all = await countLines(db, account.id, query);
  if (all > maxLines) throw new StatementError("statement.too_long", `More than ${maxLines} lines`);
  const withLines = format !== "pdf" || all <= maxPrinted;
  const before = await summarizeSales(db, account.id, query);
  const { withCost, readToken } = order;
  const known = { prices: withCost, cost: withCost, payments: true, tokens: readToken !== null };
  using file = await beginFile(clock, { format, shop, words, columns: columnsFor(known), timeZone: zone.zone });
  const sums = createLineSums(zone.startOfDay);
  const reader: LineReader = { db, accountId: account.id, query, withCost, readToken };
  let done = 0;
  for await (const page of readLines(reader)) {
    sums.add(page);
    if (withLines) await file.add(page);
    done += page.length;
    order.onLines(done, all);
  }
  const span = { since: query.since, until: query.until };
  const statement: Statement = {
    ...{ shop, mode: account.mode, ...span, madeAt: clock.now(), withCost },
    ...sums.read(),
    ...(isWhole(query) ? await besideSales(db, { accountId: account.id, mode: account.mode }, span, zone) : ofSome),
  };
  const after = await summarizeSales(db, account.id, query);
  if (withCost && isSame(before, after) && !isSame(before, statement.sums))
    log.error("statement.off", { account: account.id });
  const summary = order.sumUp(statement, withLines);
  const made = await file.end({ statement, summary });
  return { statement, summary, file: made, [Symbol.dispose]: () => made[Symbol.dispose]() };
}

const ofSome = { wallet: null, debts: null, late: null };

async function besideSales(db: Db, books: Books, span: Span, zone: StatementDeps["zone"]) {
  const calendar = createCalendar(zone);
  return {
    wallet: await walletIn(db, books, span, calendar),
    debts: await debtsIn(db, books, span, calendar),
    late: await readLateChanges(db, books, span),
  };
}

/** How many lines a statement has. A search is counted among the sales. */
export function countLines(db: Db, accountId: string, query: SaleQuery): Promise<number> {
  return countSales(db, accountId, query);
}

function isSame(one: Sums, other: Sums): boolean {
  return (Object.keys(one) as (keyof Sums)[]).every((name) => one[name] === other[name]);
}
