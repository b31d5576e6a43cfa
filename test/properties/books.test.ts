import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../../src/accounts/accounts.queries.ts";
import { salesOff } from "../../src/books/sums-audit.ts";
import { spanOf } from "../../src/bot/features/statements/choice.ts";
import { describeStatement, sumUp as wordsOf } from "../../src/bot/features/statements/statement-words.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { loadText } from "../../src/bot/ui/text.ts";
import { profitOfDay } from "../../src/closes/close-sums.ts";
import { readLateChanges } from "../../src/closes/late-changes.ts";
import { profitOf, type Sums, summarizeSales } from "../../src/closes/sale-totals.ts";
import { accountModes } from "../../src/core/account-modes.ts";
import { silentLog } from "../../src/core/log.ts";
import { sumDebts } from "../../src/debts/debts.queries.ts";
import { eraseAccount } from "../../src/erasure/erasures.queries.ts";
import { readJournal } from "../../src/sales/purchases.queries.ts";
import type { Statement, StatementLine } from "../../src/statements/statement.ts";
import { readLines } from "../../src/statements/statement-lines.ts";
import { makeStatement } from "../../src/statements/statement-make.ts";
import { type AnyShop, deeds, openAnyShop } from "../support/any-book.ts";
import { openTempStore, type TempStore } from "../support/builders.ts";
import { closeAndRecount, sumOfAll } from "../support/closes.ts";
import { office, openInOffice } from "../support/office.ts";
import { isLeftOut } from "../support/program.ts";
import { cases, seed } from "./cases.ts";

const say = loadText("en", silentLog);
const day = 86_400_000;
/** How many workbooks LibreOffice opens. */
const maxBooks = 16;

interface Span {
  mode: (typeof accountModes)[number];
  since: number;
  until: number;
}

let store: TempStore;
beforeAll(async () => {
  store = await openTempStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const inKobo = (all: readonly Sums[], name: keyof Sums) => all.reduce((total, sums) => total + sums[name], 0);

interface BookedLine {
  reference: string;
  face: number;
  price: number;
  charge: number | null;
  profit: number | null;
}

/** What the journal says of each sale, and the row of its confirmation: nothing that was changed later. */
async function byJournal(shop: AnyShop, { mode, since, until }: Span): Promise<BookedLine[]> {
  const lines = [];
  for (const row of shop.confirmed) {
    const at = row.confirmed_at ?? 0;
    if (row.mode !== mode || at < since || at >= until) continue;
    const entries = await readJournal(store.db, row.id);
    if (entries.at(-1)?.to_state !== "succeeded") continue;
    const charge = entries.findLast(({ kind }) => kind === "charge")?.kobo ?? row.expected_kobo ?? row.about_kobo;
    const price = row.price_kobo ?? row.face_kobo;
    const profit = charge === null ? null : price - charge;
    lines.push({ reference: row.reference, face: row.face_kobo, price, charge, profit });
  }
  return lines.toSorted(byReference);
}

async function byRows(accountId: string, query: Span): Promise<BookedLine[]> {
  const lines: StatementLine[] = [];
  for await (const page of readLines({ db: store.db, accountId, query, withCost: true, readToken: null }))
    lines.push(...page);
  return lines
    .filter(({ state }) => state === "sold" || state === "awaiting")
    .map(({ reference, faceKobo, priceKobo, costKobo, profitKobo }) => ({
      ...{ reference, face: faceKobo ?? 0, price: priceKobo ?? 0, charge: costKobo, profit: profitKobo },
    }))
    .toSorted(byReference);
}

const byReference = (one: BookedLine, other: BookedLine) => (one.reference < other.reference ? -1 : 1);

type Four = ReturnType<typeof ofLines>;

function ofLines(lines: readonly BookedLine[]) {
  const sum = (name: "face" | "price" | "charge" | "profit") =>
    lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return {
    ...{ sold: lines.length, soldKobo: sum("face"), priceKobo: sum("price") },
    ...{ costKobo: sum("charge"), profitKobo: sum("profit") },
  };
}

function ofSums(sums: Sums): Four {
  const { sold, soldKobo, priceKobo, costKobo } = sums;
  return { sold, soldKobo, priceKobo, costKobo, profitKobo: profitOf(sums).kobo };
}

/** All days, or all calendar months, from the first sale of a shop to this moment. */
function spansOf({ zone, clock, confirmed }: AnyShop, period: "today" | "month") {
  const { startOfDay } = createTimes(zone);
  const begun = confirmed[0]?.confirmed_at ?? 0;
  const spans = [];
  for (let at = clock.now(); at >= begun; ) {
    const span = spanOf(period, { zone, startOfDay }, at);
    expect(span.since).toBeLessThanOrEqual(at);
    spans.push(span);
    at = span.since - 1;
  }
  return spans;
}

/** The days, the months, what is kept as ever, and all of it counted again. */
async function checkSpans(shop: AnyShop, mode: Span["mode"], recount: Four): Promise<void> {
  const ever = await summarizeSales(store.db, shop.id, { mode });
  expect(ofSums(ever)).toEqual(recount);
  for (const period of ["today", "month"] as const) {
    const spans = spansOf(shop, period);
    expect(spans.length).toBeGreaterThan(1);
    const sums: Sums[] = [];
    for (const { since, until } of spans) sums.push(await summarizeSales(store.db, shop.id, { mode, since, until }));
    const together = Object.keys(ever).map((name) => [name, inKobo(sums, name as keyof Sums)]);
    expect(Object.fromEntries(together), period).toEqual(ever);
  }
  expect(await salesOff(store.db, { accountId: shop.id, mode }, 0)).toEqual([]);
}

/** The file of a period as the shop gets it. */
async function workbookOf(shop: AnyShop, query: Span): Promise<{ bytes: Buffer; statement: Statement }> {
  const account = await findAccount(store.db, shop.id);
  if (!account) throw new Error("no account");
  const times = createTimes(shop.zone);
  const zone = { zone: shop.zone, startOfDay: times.startOfDay };
  const { mode } = query;
  const made = await makeStatement(
    { db: store.db, clock: shop.clock, log: silentLog, zone },
    {
      ...{ account: { ...account, mode }, shop: "Ada", format: "xlsx", query, withCost: true, readToken: null },
      words: describeStatement(say, { period: "all", filter: null, mode }),
      sumUp: (statement, withLines) => wordsOf(say, times, statement, withLines),
      onLines: () => undefined,
    },
  );
  using file = made.file;
  const parts: Uint8Array[] = [];
  for await (const part of file.read()) parts.push(part);
  return { bytes: Buffer.concat(parts), statement: made.statement };
}

/** The wallet and the debts of a statement go from the one to the other end by what happened in between. */
async function checkBeside(shop: AnyShop, query: Span, { wallet, debts }: Statement): Promise<void> {
  if (wallet) {
    const { opening, paidIn, charged, notNamed, closing } = wallet;
    expect(opening.kobo + paidIn - charged - notNamed).toBe(closing.kobo);
  }
  const { owedKobo } = await sumDebts(store.db, { accountId: shop.id, mode: query.mode });
  expect(debts?.closing ?? 0).toBe(owedKobo);
  expect((debts?.opening ?? 0) + (debts?.owed ?? 0) - (debts?.paid ?? 0) - (debts?.forgiven ?? 0)).toBe(owedKobo);
}

async function checkCloses(shop: AnyShop, mode: Span["mode"]): Promise<void> {
  const books = { accountId: shop.id, mode };
  const { byDays, ever } = await sumOfAll(store.db, books);
  expect(byDays).toEqual(ever);
  const closes = store.db.selectFrom("book_close").selectAll().where("account_id", "=", shop.id);
  for (const close of await closes.where("mode", "=", mode).execute()) {
    const { byClose, recount } = await closeAndRecount(store.db, close, books);
    expect(byClose).toEqual(recount);
    const span = { since: close.since_ms, until: close.until_ms };
    const { after, earlier } = await readLateChanges(store.db, books, span);
    const sold = profitOf(await summarizeSales(store.db, shop.id, { mode, ...span }));
    expect(sold.kobo + earlier.profitKobo - after.profitKobo).toBe(profitOfDay(close).kobo);
  }
}

describe("I19: many sales of any shops, with corrections, charges seen late, own prices, debts, payments, customers forgotten and closes in between", () => {
  it("come to the same by rows, journal, days, months, totals, closes and a workbook's formulas, also once the shop is erased: 0 kobo apart", {
    timeout: 900_000,
  }, async () => {
    const workbooks: { bytes: Buffer; four: Four }[] = [];
    let [lives, sold] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(deeds, { minLength: 280, maxLength: 280 }),
        fc.constantFrom("Africa/Lagos", "UTC", "America/New_York", "Asia/Kolkata"),
        fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 4 })),
        async (wanted, zone, [from, days]) => {
          const shop = await openAnyShop(store, zone);
          const begun = shop.calendar.dayOf(shop.clock.now()) - 1;
          for (const deed of wanted) await shop.does(deed);
          await shop.seals();
          lives += shop.confirmed.length;
          const ever = { since: shop.calendar.startOf(begun), until: shop.clock.now() + day };
          const some = {
            since: shop.calendar.startOf(begun + from),
            until: shop.calendar.startOf(begun + from + days + 1),
          };
          for (const mode of accountModes) {
            await checkCloses(shop, mode);
            for (const span of [ever, some]) {
              const query = { mode, ...span };
              const lines = await byJournal(shop, query);
              const four = ofLines(lines);
              expect(ofSums(await summarizeSales(store.db, shop.id, query))).toEqual(four);
              expect(await byRows(shop.id, query)).toEqual(lines);
              sold += four.sold;
              if (span !== ever) continue;
              await checkSpans(shop, mode, four);
              if ((mode !== "live" && workbooks.length % 4 !== 3) || workbooks.length === maxBooks) continue;
              const { bytes, statement } = await workbookOf(shop, query);
              await checkBeside(shop, query, statement);
              workbooks.push({ bytes, four });
            }
          }
          const left = () => Promise.all(accountModes.map((mode) => byRows(shop.id, { mode, ...ever })));
          const before = await left();
          await store.transaction((trx) => eraseAccount(trx, shop.id));
          expect(await left()).toEqual(before);
          for (const [index, mode] of accountModes.entries())
            await checkSpans(shop, mode, ofLines(before[index] ?? []));
        },
      ),
      { seed, numRuns: cases(15), endOnFailure: true },
    );
    expect(lives).toBeGreaterThanOrEqual(cases(1000));
    expect(sold).toBeGreaterThan(lives / 3);
    if (isLeftOut(office)) return;
    const calculated = await openInOffice(
      "xlsx",
      workbooks.map(({ bytes }) => bytes),
    );
    for (const [index, { four }] of workbooks.entries()) {
      const { Summary: summary = [], Sales: sales = [] } = calculated[index] ?? {};
      const { sold: n, soldKobo, costKobo, priceKobo, profitKobo } = four;
      const total = summary.findLast(([name]) => name?.text === "Total") ?? [];
      const [count, ...amounts] = total.flatMap(({ number }) => number ?? []);
      expect(count).toBe(n);
      const all = [soldKobo, costKobo, priceKobo, profitKobo];
      expect(amounts.map((amount) => Math.round(amount * 100))).toEqual(all);
      const foot = sales.at(-1)?.flatMap(({ number }) => number ?? []) ?? [];
      expect(foot.map((amount) => Math.round(amount * 100))).toEqual(all);
    }
  });
});
