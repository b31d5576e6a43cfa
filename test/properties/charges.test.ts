import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Kobo, toKobo } from "../../src/lib/money.ts";
import { explain, isFallUnexplained, type Look, lagMs, type WalletSale } from "../../src/purchases/charges.ts";
import type { PurchaseState } from "../../src/store/tables/purchases.ts";
import { noon } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";

/** One sale as it truly goes, in milliseconds from noon. */
interface Truth {
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
}

interface Book {
  sales: readonly Truth[];
  /** What the book does not know: money paid in (above zero), and sales made elsewhere. */
  strangers: readonly { at: number; kobo: number }[];
  looks: readonly { askedAt: number; tookMs: number; lagMs: number; share: number }[];
}

const second = 1000;
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

const books: fc.Arbitrary<Book> = fc.record({
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

function ledgerAt({ sales: all, strangers }: Book, at: number): number {
  const moved = all.reduce((sum, sale) => {
    const isPaid = sale.end !== "void" && sale.chargedAt <= at;
    const isBack = sale.end === "failed" && sale.settledAt <= at;
    return sum + (isPaid ? sale.charge : 0) - (isBack ? sale.charge : 0);
  }, 0);
  return 50_000_000 - moved + strangers.reduce((sum, one) => sum + (one.at <= at ? one.kobo : 0), 0);
}

function rowAt(sale: Truth, at: number, known: ReadonlyMap<string, { kobo: Kobo; at: number }>): WalletSale {
  const isOver = sale.settledAt <= at;
  const state: PurchaseState = isOver ? sale.end : "pending";
  const shown = isOver && sale.isShownByRecord && sale.end === "succeeded" ? sale.charge : null;
  return {
    ...{ id: sale.id, state, face_kobo: sale.face, expected_kobo: sale.expected, stated_kobo: null },
    observed_kobo: known.get(sale.id)?.kobo ?? shown,
    charged_look_at: known.get(sale.id)?.at ?? null,
    confirmed_at: noon + sale.confirmedAt,
    settled_at: isOver ? noon + sale.settledAt : null,
  };
}

/** Plays the looks in their order, as the shop does: what was seen of each sale, and what the next look goes by. */
function play(book: Book) {
  const known = new Map<string, { kobo: Kobo; at: number }>();
  /** Each look that others were compared with, and when it had come. */
  const stood: { from: Look; since: number }[] = [];
  let from: Look | null = null;
  for (const one of book.looks.toSorted((a, b) => a.askedAt - b.askedAt)) {
    const answeredAt = one.askedAt + one.tookMs;
    const kobo = ledgerAt(book, one.askedAt - one.lagMs + one.share * (one.tookMs + one.lagMs));
    const to: Look = { kobo: toKobo(kobo), askedAt: noon + one.askedAt, answeredAt: noon + answeredAt };
    const rows = book.sales.filter((sale) => sale.confirmedAt <= answeredAt).map((s) => rowAt(s, answeredAt, known));
    const told: ReturnType<typeof explain> | null = from && explain(from, to, rows, false);
    for (const { id, kobo: charge } of told?.seen ?? []) known.set(id, { kobo: charge, at: to.askedAt });
    if (told?.next === "from") continue;
    from = to;
    stood.push({ from, since: answeredAt });
  }
  return { known, stood };
}

/** Long after all of it, the service has no record of one sale: whether the wallet says that it was charged. */
function judge(book: Book, sale: Truth): boolean | null {
  const { known, stood } = play(book);
  const found = stood.findLast(({ since }) => since <= sale.confirmedAt);
  if (!found) return null;
  const at = 1000 * second;
  const now = { kobo: toKobo(ledgerAt(book, at)), askedAt: noon + at, answeredAt: noon + at + 100 };
  const others = book.sales.filter(({ id }) => id !== sale.id).map((one) => rowAt(one, at, known));
  return isFallUnexplained(found.from, now, others, (sale.expected ?? sale.face) / 2);
}

describe("what a wallet shows of its sales", () => {
  it("is what the service charged, whatever else was paid in, sold elsewhere, refunded or told late", () => {
    let seen = 0;
    fc.assert(
      fc.property(books, (book) => {
        for (const [id, { kobo }] of play(book).known) {
          seen++;
          const sale = book.sales.find((one) => one.id === id);
          expect(kobo).toBe(sale?.end === "void" ? null : sale?.charge);
        }
      }),
      { seed, numRuns: cases(20_000) },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  it("never says of one without a record what is not so, however the looks lag behind", () => {
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
      { seed, numRuns: cases(20_000) },
    );
    expect(Math.min(said.charged, said.spared)).toBeGreaterThan(1000);
  });
});
