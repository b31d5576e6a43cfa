import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKobo } from "../../src/core/money.ts";
import type { WalletMoves } from "../../src/wallet/booking.ts";
import { cases, seed } from "./cases.ts";
import {
  type Book,
  books,
  kept,
  listed,
  lookAt,
  lost,
  second,
  type Truth,
  takenAgain,
  takenBack,
} from "./wallet-books.ts";
import { hidden, refunds } from "./wallet-examples.ts";
import { keepBook } from "./wallet-readings.ts";

const late = 1000 * second;

/** Plays the looks, and ones before and long after all of it: what was booked at each step, and what that shows. */
function play(book: Book) {
  const { steps, known, back } = keepBook(book, [
    // Before anything moves: later ones leave nothing in doubt that began before the book.
    { askedAt: -60 * second, tookMs: 100, lagMs: 0, share: 1 },
    ...book.looks.toSorted((a, b) => a.askedAt - b.askedAt),
    { askedAt: late, tookMs: 100, lagMs: 0, share: 1 },
    { askedAt: late + 20 * second, tookMs: 100, lagMs: 0, share: 1 },
  ]);
  return { steps: steps.map(({ moves, ...step }) => ({ ...step, ...moves })), known, back };
}

function keep(book: Book) {
  return play(book).steps;
}

function total(steps: readonly WalletMoves[], name: Exclude<keyof WalletMoves, "isAbout">): number {
  return steps.reduce((sum, step) => sum + step[name], 0);
}

/** Nothing is hidden, and each charge is the listed one: all of it can be explained. */
const honest = books.map((book) => ({
  strangers: [],
  looks: book.looks,
  sales: book.sales.map((sale) => {
    const listed = sale.expected ?? toKobo(386_000);
    return { ...sale, face: listed, expected: listed, charge: listed };
  }),
}));

/** The steps call the money of strangers paid in, the charges come to `left`, and nothing is other. */
function namesAll(steps: ReturnType<typeof keep>, { strangers }: Book, left: number): void {
  assert.equal(
    total(steps, "paidInKobo"),
    strangers.reduce((sum, { kobo }) => sum + kobo, 0),
  );
  assert.equal(total(steps, "otherKobo"), 0);
  assert.equal(total(steps, "chargedKobo") - total(steps, "returnedKobo"), left);
}

describe("I41: the book of a wallet", () => {
  it("adds up to the kobo at every look: from + paid in + returned − charged + other = to", () => {
    fc.assert(
      fc.property(books, (book) => {
        for (const { from, to, paidInKobo, returnedKobo, chargedKobo, otherKobo } of keep(book)) {
          assert.equal(from.kobo + paidInKobo + returnedKobo - chargedKobo + otherKobo, to.kobo);
        }
      }),
      { seed, numRuns: cases(20_000) },
    );
  });

  it("names all of it once all is over, however the looks fell, where nothing was hidden", () => {
    let sold = 0;
    fc.assert(
      fc.property(honest, (book) => {
        const steps = keep(book);
        const charged = book.sales
          .filter(({ end }) => end === "succeeded")
          .reduce((sum, { charge }) => sum + charge, 0);
        assert.equal(total(steps, "paidInKobo"), 0);
        assert.equal(total(steps, "otherKobo"), 0);
        assert.equal(total(steps, "chargedKobo") - total(steps, "returnedKobo"), charged);
        sold += book.sales.length;
      }),
      { seed, numRuns: cases(20_000) },
    );
    expect(sold).toBeGreaterThan(cases(1000));
  });

  it("calls all of it given back once it is reported, and the rest paid in, in any order of reports", () => {
    fc.assert(
      fc.property(takenBack, (book) => {
        const steps = keep(book);
        const left = book.sales.filter((sale) => !sale.takenBack).reduce((sum, { charge }) => sum + charge, 0);
        namesAll(steps, book, left);
      }),
      { seed, numRuns: cases(20_000), examples: refunds.map((book): [Book] => [book]) },
    );
  });

  it("is sure of each refund in the end if nobody paid in, though some were reported long after they came", () => {
    let backN = 0;
    fc.assert(
      fc.property(takenBack, (book) => {
        const { back } = play({ ...book, strangers: [] });
        assert.deepEqual(back.sure, back.booked);
        backN += back.booked.size;
      }),
      { seed, numRuns: cases(20_000) },
    );
    expect(backN).toBeGreaterThan(cases(1000));
  });

  it("hides no charge behind a refund that never comes, and calls none given back that did not come", () => {
    fc.assert(
      fc.property(kept, (book) => {
        const { steps, known } = play(book);
        // A charge that no look has shown is nobody's.
        fc.pre(book.sales.every(({ id, takenBack: back }) => !back || known.has(id)));
        const sold = book.sales.filter(({ end }) => end === "succeeded").reduce((sum, { charge }) => sum + charge, 0);
        assert.equal(total(steps, "paidInKobo"), 0);
        assert.equal(total(steps, "otherKobo"), 0);
        assert.equal(total(steps, "chargedKobo") - total(steps, "returnedKobo"), sold);
      }),
      { seed, numRuns: cases(20_000), examples: hidden.map((book): [Book] => [book]) },
    );
  });

  it("tells a charge that is taken once more, and may be given back once more, from money that is paid in beside it", () => {
    fc.assert(
      fc.property(takenAgain, (book) => {
        const steps = keep(book);
        const kept = book.sales.filter(({ again }) => !again?.takenBack);
        const left = kept.reduce((sum, { charge }) => sum + charge, 0);
        namesAll(steps, book, left);
      }),
      { seed, numRuns: cases(20_000) },
    );
  });

  it("never calls paid in what the service loses of the debits of sales at once", () => {
    let lostN = 0;
    fc.assert(
      fc.property(lost, (book) => {
        const steps = keep(book);
        const sum = (sales: readonly Truth[]) => sales.reduce((all, { charge }) => all + charge, 0);
        const free = book.sales.filter(({ isLost }) => isLost);
        for (const { paidInKobo } of steps) assert.equal(paidInKobo, 0);
        assert.equal(total(steps, "chargedKobo") - total(steps, "returnedKobo"), sum(book.sales));
        assert.equal(total(steps, "otherKobo"), sum(free));
        lostN += free.length;
      }),
      { seed, numRuns: cases(20_000) },
    );
    expect(lostN).toBeGreaterThan(1000);
  });

  it("books nothing for what was taken and given back between two of its looks, though a third showed it taken", () => {
    const [sale, dear] = [listed(48_750), listed(386_000)];
    const looks = [7, 26_007, 29_007, 35_007].map((askedAt) => ({ askedAt, tookMs: 0, lagMs: 0, share: 0 }));
    const steps = keep({
      strangers: [],
      looks: looks.map((one) => (one.askedAt === 26_007 ? { ...one, tookMs: 2001 } : one)),
      sales: [
        // Of the same price, one under way and one just over: each look could be either.
        { ...sale, id: "open", confirmedAt: 30_007, chargedAt: 30_008, settledAt: 35_008, end: "void" },
        { ...sale, id: "void", confirmedAt: 28_007, chargedAt: 28_008, settledAt: 28_009, end: "void" },
        { ...dear, id: "back", confirmedAt: 24_007, chargedAt: 26_008, settledAt: 29_008, end: "failed" },
      ],
    });
    expect(steps.map(({ otherKobo, chargedKobo, returnedKobo }) => otherKobo + chargedKobo + returnedKobo)).toEqual(
      steps.map(() => 0),
    );
  });

  it("books a sale that is given back and taken again, and money paid in beside it, if no look counts between the two", () => {
    const [back, sold] = [listed(48_750), listed(9750)];
    const steps = keep({
      strangers: [{ at: 140_003, kobo: 30_007 }],
      // The last comes too soon after the one that shows a sale.
      looks: [10_000, 60_000, 140_000, 140_917].map(lookAt),
      sales: [
        {
          ...{ ...back, id: "back", confirmedAt: 42_007, chargedAt: 42_017, settledAt: 42_017, end: "succeeded" },
          takenBack: { at: 54_017, heardAt: 135_017 },
          again: { at: 141_017, heardAt: 141_017, takenBack: null },
        },
        { ...sold, id: "sold", confirmedAt: 60_007, chargedAt: 60_017, settledAt: 60_017, end: "succeeded" },
      ],
    });
    expect(total(steps, "chargedKobo") - total(steps, "returnedKobo")).toBe(48_750 + 9750);
    expect([total(steps, "otherKobo"), total(steps, "paidInKobo")]).toEqual([0, 30_007]);
  });

  it("takes a look that is older than another's charge for no payment", () => {
    const looks = [7, 7, 2007, 6007].map((askedAt) => ({ askedAt, tookMs: 0, lagMs: 0, share: 0 }));
    const [sale, cheap] = [listed(48_750), listed(9700)];
    const steps = keep({
      strangers: [],
      looks: looks.map((one) => (one.askedAt === 6007 ? { ...one, lagMs: 5000 } : one)),
      sales: [
        { ...sale, id: "open", confirmedAt: 7, chargedAt: 1008, settledAt: 6008, end: "succeeded" },
        // Just over: the look that shows the charge is compared with the first again.
        { ...cheap, id: "over", confirmedAt: 7, chargedAt: 8, settledAt: 8, end: "failed" },
      ],
    });
    expect(total(steps, "paidInKobo")).toBe(0);
    expect(total(steps, "otherKobo")).toBe(0);
    expect(total(steps, "chargedKobo")).toBe(48_750);
  });

  it("shows a gap of one kobo as one kobo, and money paid in as what was paid in", () => {
    const quiet = { sales: [], looks: [{ askedAt: 60 * second, tookMs: 100, lagMs: 0, share: 1 }] };
    const gap = keep({ ...quiet, strangers: [{ at: 30 * second, kobo: -1 }] });
    expect([total(gap, "otherKobo"), total(gap, "paidInKobo")]).toEqual([-1, 0]);
    const funded = keep({ ...quiet, strangers: [{ at: 30 * second, kobo: 3_000_000 }] });
    expect([total(funded, "otherKobo"), total(funded, "paidInKobo")]).toEqual([0, 3_000_000]);
  });
});
