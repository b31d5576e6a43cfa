import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKobo } from "../../src/core/money.ts";
import { isFallUnexplained } from "../../src/wallet/bounds.ts";
import { noon } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";
import { type Book, books, second, type Truth } from "./wallet-books.ts";
import { charges } from "./wallet-examples.ts";
import { keepBook, ledgerAt, rowAt } from "./wallet-readings.ts";

const play = (book: Book) =>
  keepBook(
    book,
    book.looks.toSorted((a, b) => a.askedAt - b.askedAt),
  );

/** Long after the last sale, the service has no record of one: whether the wallet shows its charge. */
function judge(book: Book, sale: Truth): boolean | null {
  const { known, stood } = play(book);
  const found = stood.findLast(({ since }) => since <= sale.confirmedAt);
  if (!found) return null;
  const at = 1000 * second;
  const now = { kobo: toKobo(ledgerAt(book, at)), askedAt: noon + at, answeredAt: noon + at + 100 };
  const others = book.sales.filter(({ id }) => id !== sale.id).map((one) => rowAt(one, at, known));
  return isFallUnexplained(found.from, now, others, (sale.expected ?? sale.face) / 2);
}

describe("I10, I19: what a wallet shows of its sales", () => {
  it("equals the service's charge beside deposits, other programs' sales, refunds and late reports", () => {
    let seen = 0;
    fc.assert(
      fc.property(books, (book) => {
        for (const [id, { kobo }] of play(book).known) {
          if (kobo === null) continue;
          seen++;
          const sale = book.sales.find((one) => one.id === id);
          expect(kobo).toBe(sale?.end === "void" ? null : sale?.charge);
        }
      }),
      { seed, numRuns: cases(20_000), examples: charges.map((book): [Book] => [book]) },
    );
    expect(seen).toBeGreaterThan(cases(1000));
  });

  it("never contradicts the truth about one without a record, however late the snapshots are", () => {
    const said = { charged: 0, spared: 0 };
    fc.assert(
      fc.property(books, (book) => {
        const paidIn = book.strangers.some(({ kobo }) => kobo > 0) || book.sales.some(({ end }) => end === "failed");
        const soldElsewhere = book.strangers.some(({ kobo }) => kobo < 0);
        for (const sale of book.sales) {
          const isDebited = judge(book, sale);
          if (sale.end === "void" && !soldElsewhere) expect(isDebited).not.toBe(true);
          if (sale.end === "succeeded" && !paidIn) expect(isDebited).not.toBe(false);
          if (isDebited === true) said.charged++;
          if (isDebited === false) said.spared++;
        }
      }),
      { seed, numRuns: cases(20_000), examples: charges.map((book): [Book] => [book]) },
    );
    expect(Math.min(said.charged, said.spared)).toBeGreaterThan(cases(1000));
  });
});
