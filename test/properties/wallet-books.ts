import fc from "fast-check";
import { type Kobo, toKobo } from "../../src/core/money.ts";
import { lagMs } from "../../src/wallet/sale.ts";

/** Books of one wallet, made up: what happened to it, what was seen of it, and what the shop's rows say of that. */

/** One sale as it truly goes, in milliseconds from noon. */
export interface Truth {
  id: string;
  confirmedAt: number;
  /** When the wallet pays, and when the shop learns how it ended. */
  chargedAt: number;
  settledAt: number;
  end: "succeeded" | "failed" | "void";
  face: Kobo;
  expected: Kobo | null;
  charge: Kobo;
  isShownByRecord: boolean;
  /** The service loses its debit. */
  isLost?: boolean;
  /** The service takes a success back, and reports it later. */
  takenBack?: { at: number; heardAt: number };
  /** After that it takes it once more, and keeps it, or gives it back once more. */
  again?: { at: number; heardAt: number; takenBack: { at: number; heardAt: number } | null };
}

export interface Book {
  sales: readonly Truth[];
  /** What the book does not know: money paid in (above zero), and sales made elsewhere. */
  strangers: readonly { at: number; kobo: number }[];
  looks: readonly { askedAt: number; tookMs: number; lagMs: number; share: number }[];
}

export const second = 1000;
/** A refund that never comes. */
export const never = Number.POSITIVE_INFINITY;
const moments = fc.integer({ min: 0, max: 240 }).map((n) => n * second + 7);
/** Prices that the generator's surcharges, payments and sales elsewhere do not make up for to the kobo. */
const prices = fc.constantFrom(48_750, 27_000, 97_500, 27_500, 386_000, 9700).map(toKobo);

const sales = fc
  .record({
    confirmedAt: moments,
    chargedAfter: fc.integer({ min: 1, max: 3000 }),
    settledAfter: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 120_000 })),
    end: fc.constantFrom("succeeded" as const, "succeeded" as const, "failed" as const, "void" as const),
    expected: prices,
    surcharge: fc.constantFrom(0, 0, 0, 3, 753),
    isElectricity: fc.boolean(),
    percent: fc.constantFrom(97, 99, 100, 101.5),
    isShownByRecord: fc.boolean(),
  })
  .map((one) => {
    const face = one.isElectricity ? toKobo(200_000) : one.expected;
    const charge = toKobo(one.isElectricity ? Math.round((face * one.percent) / 100) : one.expected + one.surcharge);
    const chargedAt = one.confirmedAt + one.chargedAfter;
    return {
      ...{
        confirmedAt: one.confirmedAt,
        chargedAt,
        settledAt: chargedAt + one.settledAfter,
        end: one.end,
        charge,
        face,
      },
      expected: one.isElectricity ? null : one.expected,
      isShownByRecord: one.isShownByRecord,
    };
  });

export const books: fc.Arbitrary<Book> = fc.record({
  sales: fc.array(sales, { maxLength: 4 }).map((all) => all.map((one, index) => ({ ...one, id: `s${index}` }))),
  strangers: fc.array(
    fc.record({
      at: moments,
      // Each of them, and two together, move more than a tenth of a sale of electricity; no price is off by their kobo.
      kobo: fc.constantFrom(150_011, 500_011, -48_739, -97_489, -386_031),
    }),
    { maxLength: 2 },
  ),
  looks: fc.array(
    fc.record({
      askedAt: moments,
      tookMs: fc.integer({ min: 0, max: 2500 }),
      lagMs: fc.constantFrom(0, 0, 2000, lagMs),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 2, maxLength: 8 },
  ),
});

/** Sales that the service takes back, and reports in any order, long after; and money that is paid in meanwhile. */
export const takenBack: fc.Arbitrary<Book> = fc.record({
  sales: fc
    .array(
      fc.record({
        confirmedAt: fc.oneof(fc.integer({ min: 0, max: 240 }), fc.constantFrom(60, 120)).map((n) => n * second + 7),
        price: fc.constantFrom(9750, 9750, 9750, 48_750, 97_500),
        backAfter: fc.option(fc.integer({ min: 1, max: 200 }), { freq: 4 }),
        heardAfter: fc.integer({ min: 1, max: 300 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) =>
      all.map(({ confirmedAt, price, backAfter, heardAfter }, index): Truth => {
        const settledAt = confirmedAt + 10;
        const at = settledAt + (backAfter ?? 0) * second;
        const told = backAfter === null ? {} : { takenBack: { at, heardAt: at + heardAfter * second } };
        return {
          ...listed(price),
          ...told,
          id: `s${index}`,
          confirmedAt,
          chargedAt: settledAt,
          settledAt,
          end: "succeeded",
        };
      }),
    ),
  strangers: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 400 }).map((n) => n * second + 3),
      kobo: fc.constantFrom(150_011, 30_007),
    }),
    { maxLength: 2 },
  ),
  looks: fc
    .uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 12 })
    .map((all) => all.map((n) => lookAt(n * 10 * second))),
});

/** Sales at once, some of whose debits the service loses. It gives none back: such a rise could be either. */
export const lost: fc.Arbitrary<Book> = fc.record({
  strangers: fc.constant([]),
  looks: takenBack.map(({ looks }) => looks),
  sales: fc
    .array(
      fc.record({
        confirmedAt: fc.integer({ min: 0, max: 240 }).map((n) => n * second + 7),
        burst: fc.array(
          fc.record({
            price: fc.constantFrom(9750, 9750, 48_750, 97_500),
            isLost: fc.boolean(),
          }),
          { minLength: 2, maxLength: 8 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((bursts) =>
      bursts.flatMap(({ confirmedAt, burst }, burstIndex) =>
        burst.map(({ price, isLost }, index): Truth => {
          const at = confirmedAt + 10 + index;
          const ids = { id: `s${burstIndex}-${index}`, confirmedAt: confirmedAt + index };
          return { ...listed(price), ...ids, chargedAt: at, settledAt: at, end: "succeeded", isLost };
        }),
      ),
    ),
});

/** Sales that the service takes back after a look, and whose money it keeps; others of such prices are under way. */
export const kept: fc.Arbitrary<Book> = fc
  .record({
    looks: books.map(({ looks }) => looks),
    sales: fc.array(
      fc.record({ sale: sales, price: fc.constantFrom(9750, 9750, 27_000, 97_500), isKept: fc.boolean() }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map(({ looks, sales: all }) => {
    const made = all.map(({ sale, price, isKept }, index): Truth => {
      const takenBack = { at: never, heardAt: sale.settledAt + 10 * second };
      const end = sale.end === "failed" ? "void" : sale.end;
      return { ...sale, ...listed(price), id: `s${index}`, end, ...(isKept ? { end: "succeeded", takenBack } : {}) };
    });
    const before = made.flatMap(({ takenBack: back }) => (back ? [lookAt(back.heardAt - 4 * second)] : []));
    return { strangers: [], sales: made, looks: [...looks, ...before] };
  });

/**
 * Only the first is taken back; it is charged once more, and may be taken back once more, with a snapshot before each.
 */
export const takenAgain: fc.Arbitrary<Book> = fc
  .tuple(
    takenBack,
    fc.record({
      after: fc.integer({ min: 6, max: 60 }),
      isSaidOnly: fc.boolean(),
      heardAfter: fc.integer({ min: 0, max: 3 }),
      backAfter: fc.option(fc.integer({ min: 6, max: 60 })),
    }),
  )
  .map(([book, { after, isSaidOnly, heardAfter, backAfter }]) => {
    const [{ takenBack: back, ...first } = { settledAt: 0 } as Truth, ...others] = book.sales;
    const told = back ?? { at: first.settledAt + 10 * second, heardAt: first.settledAt + 30 * second };
    const at = told.heardAt + after * second;
    const heardAt = at + heardAfter * second;
    const backAt = heardAt + (backAfter ?? 0) * second;
    const before = backAfter === null ? [at - 100] : [at - 100, backAt - 100];
    const backTold = { at: backAt, heardAt: backAt + heardAfter * second };
    // The money of a failed sale may never have been given back.
    const again = { at: isSaidOnly ? told.at : at, heardAt, takenBack: backAfter === null ? null : backTold };
    // One that is just over has these looks put aside, and so has one that another look has just shown.
    const isNoneJustBefore = (begin: number, end: number) => before.every((look) => begin > look || end + lagMs < look);
    return {
      strangers: book.strangers,
      sales: [
        { ...first, takenBack: told, again },
        ...others
          .filter(({ confirmedAt, settledAt }) => isNoneJustBefore(confirmedAt, settledAt))
          .map(({ takenBack: _, ...sale }) => sale),
      ],
      looks: [...book.looks.filter(({ askedAt }) => isNoneJustBefore(askedAt, askedAt)), ...before.map(lookAt)],
    };
  });

export function lookAt(askedAt: number) {
  return { askedAt, tookMs: 1, lagMs: 0, share: 1 };
}

/** A sale of one price, which takes what is listed. */
export function listed(price: number) {
  const kobo = toKobo(price);
  return { face: kobo, expected: kobo, charge: kobo, isShownByRecord: false };
}
