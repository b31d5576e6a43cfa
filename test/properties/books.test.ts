import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wordStatement, sumUp as wordsOf } from "../../src/bot/statements/statement-words.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { loadText } from "../../src/bot/ui/text.ts";
import { silentLog } from "../../src/lib/log.ts";
import { profitOf, reckon, type Sums } from "../../src/reports/reckoning.ts";
import type { Statement, StatementLine } from "../../src/reports/statement.ts";
import { readLines } from "../../src/reports/statement-lines.ts";
import { makeStatement } from "../../src/reports/statement-make.ts";
import { findAccount } from "../../src/store/queries/accounts.ts";
import { sumDebts } from "../../src/store/queries/debts.ts";
import { readJournal } from "../../src/store/queries/purchases.ts";
import { accountModes } from "../../src/store/tables/accounts.ts";
import { type AnyShop, deeds, openAnyShop } from "../support/any-book.ts";
import { closeAndRecount, sumOfAll } from "../support/closes.ts";
import { office, openInOffice } from "../support/office.ts";
import { isLeftOut } from "../support/program.ts";
import { openTempStore, type TempStore } from "../support/temp-store.ts";
import { cases, seed } from "./cases.ts";

const say = loadText("en", silentLog);
const day = 86_400_000;
/** How many workbooks LibreOffice opens. */
const mostBooks = 16;

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

const inKobo = (rows: readonly { [key: string]: unknown }[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);

/** What the journal says of each sale, and the row of its confirmation: nothing that was changed later. */
async function byJournal(shop: AnyShop, { mode, since, until }: Span) {
  const inside = shop.confirmed.filter((row) => row.mode === mode && (row.confirmed_at ?? 0) >= since);
  const sold = [];
  for (const row of inside.filter(({ confirmed_at }) => (confirmed_at ?? 0) < until)) {
    const entries = await readJournal(store.db, row.id);
    if (entries.at(-1)?.to_state !== "succeeded") continue;
    const charge = entries.findLast(({ kind }) => kind === "charge")?.kobo ?? row.expected_kobo;
    const price = row.price_kobo ?? row.face_kobo;
    sold.push({ face: row.face_kobo, price, charge, profit: charge === null ? 0 : price - charge });
  }
  return {
    ...{ sold: sold.length, soldKobo: inKobo(sold, "face"), priceKobo: inKobo(sold, "price") },
    ...{ costKobo: inKobo(sold, "charge"), profitKobo: inKobo(sold, "profit") },
  };
}

type Four = Awaited<ReturnType<typeof byJournal>>;

function ofSums(sums: Sums): Four {
  const { sold, soldKobo, priceKobo, costKobo } = sums;
  return { sold, soldKobo, priceKobo, costKobo, profitKobo: profitOf(sums).kobo };
}

async function byRows(accountId: string, query: Span): Promise<Four> {
  const lines: StatementLine[] = [];
  for await (const page of readLines({ db: store.db, accountId, query, withCost: true, readToken: null }))
    lines.push(...page);
  const rows = lines.filter(({ state }) => state === "sold" || state === "awaiting");
  const sum = (name: keyof StatementLine) => inKobo(rows as never, name);
  return {
    ...{ sold: rows.length, soldKobo: sum("faceKobo"), priceKobo: sum("priceKobo") },
    ...{ costKobo: sum("costKobo"), profitKobo: sum("profitKobo") },
  };
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
      words: wordStatement(say, { period: "all", filter: null, mode }),
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
    const { opening, paidIn, charged, notNamed, unseen, closing } = wallet;
    expect(opening.kobo + paidIn - charged - notNamed + unseen).toBe(closing.kobo);
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
  }
}

describe("any books of a shop, with corrections, charges seen late, own prices, debts, payments and closes in between", () => {
  it("come to the same by totals, statement rows, journal, closes and a workbook's formulas: 0 kobo apart", {
    timeout: 240_000,
  }, async () => {
    const workbooks: { bytes: Buffer; four: Four }[] = [];
    let sold = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(deeds, { minLength: 50, maxLength: 90 }),
        fc.constantFrom("Africa/Lagos", "UTC", "America/New_York", "Asia/Kolkata"),
        fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 4 })),
        async (wanted, zone, [from, days]) => {
          const shop = await openAnyShop(store, zone);
          const begun = shop.calendar.dayOf(shop.clock.now()) - 1;
          for (const deed of wanted) await shop.does(deed);
          await shop.seals();
          const ever = { since: shop.calendar.startOf(begun), until: shop.clock.now() + day };
          const some = {
            since: shop.calendar.startOf(begun + from),
            until: shop.calendar.startOf(begun + from + days + 1),
          };
          for (const mode of accountModes) {
            await checkCloses(shop, mode);
            for (const span of [ever, some]) {
              const query = { mode, ...span };
              const four = await byJournal(shop, query);
              expect(ofSums(await reckon(store.db, shop.id, query))).toEqual(four);
              expect(await byRows(shop.id, query)).toEqual(four);
              sold += four.sold;
              if (span !== ever || (mode !== "live" && workbooks.length % 4 !== 3)) continue;
              if (workbooks.length === mostBooks) continue;
              const { bytes, statement } = await workbookOf(shop, query);
              await checkBeside(shop, query, statement);
              workbooks.push({ bytes, four });
            }
          }
        },
      ),
      { seed, numRuns: cases(30), endOnFailure: true },
    );
    expect(sold).toBeGreaterThan(100);
    if (isLeftOut(office)) return;
    const reckoned = await openInOffice(
      "xlsx",
      workbooks.map(({ bytes }) => bytes),
    );
    for (const [index, { four }] of workbooks.entries()) {
      const { Summary: summary = [], Sales: sales = [] } = reckoned[index] ?? {};
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
