import { toKobo } from "../../src/core/money.ts";
import type { Book, Truth } from "./wallet-books.ts";
import { lookAt, never } from "./wallet-books.ts";

/** Books that coincide so that a reading told what was not so. */

type Times = readonly [confirmedAt: number, chargedAt: number, settledAt: number];

function sale(
  id: string,
  [confirmedAt, chargedAt, settledAt]: Times,
  more: Partial<Truth> & { charge: Truth["charge"] },
) {
  const common = { face: more.charge, expected: more.charge, isShownByRecord: false, end: "succeeded" as const };
  return { id, confirmedAt, chargedAt, settledAt, ...common, ...more };
}

const look = (askedAt: number, lagMs = 0, tookMs = 0) => ({ askedAt, tookMs, lagMs, share: 0 });
const one = toKobo(48_750);
const two = toKobo(97_500);
const listedAt = (price: number) => ({ face: toKobo(price), expected: toKobo(price) });

const isElsewhere = (kobo: number, at: number) => [{ at, kobo }];

/** Charges that records report though the balances do not show them. */
export const charges: readonly Book[] = [
  {
    // The first is from before the first balance, the second still open at the next.
    sales: [
      sale("before", [7, 8, 8], { charge: one }),
      sale("open", [1007, 1008, 6008], { charge: one }),
      sale("void", [6007, 6008, 6008], { charge: one, end: "void" }),
    ],
    ...{ strangers: [], looks: [look(7, 0, 1), look(6007, 5000)] },
  },
  {
    // The charge of the open one is shown, and that of the other, which is dearer than listed, is not yet.
    sales: [
      sale("open", [68_007, 68_008, 69_009], { charge: toKobo(27_500) }),
      sale("dearer", [69_007, 69_008, 69_008], { charge: toKobo(27_503), ...listedAt(27_500) }),
    ],
    ...{ strangers: [], looks: [look(7), look(69_007, 0, 1)] },
  },
  {
    // A refund that is due and the charge of an open sale would cancel each other where nothing moved.
    sales: [
      sale("failed", [7, 8, 3008], { charge: toKobo(27_000), end: "failed" }),
      sale("open", [12_007, 12_335, 14_008], { charge: toKobo(27_753), ...listedAt(27_000) }),
    ],
    strangers: isElsewhere(-97_489, 2007),
    looks: [look(7), look(3007, 2000), look(9007), look(14_007, 5000)],
  },
  {
    // One from before the first balance and one of two open ones took what the two open ones are listed at.
    sales: [
      sale("before", [7, 8, 8], { charge: one }),
      sale("open", [3007, 3008, 9008], { charge: one }),
      sale("dearer", [4007, 4008, 9008], { charge: toKobo(49_503), ...listedAt(48_750) }),
    ],
    ...{ strangers: [], looks: [look(7, 0, 1), look(9007, 5000)] },
  },
  {
    // A sale made elsewhere took what seems to show one that has only just been accepted.
    sales: [
      sale("accepted", [137_007, 138_008, 138_010], { charge: toKobo(27_500) }),
      sale("dearer", [139_007, 139_008, 139_008], { charge: toKobo(28_253), ...listedAt(27_500) }),
    ],
    strangers: isElsewhere(-48_739, 1007),
    looks: [look(7), look(138_007, 0, 2), look(139_007, 0, 1)],
  },
  {
    // A refund of before and the charge of an open one hide what the third took beyond its price.
    sales: [
      sale("failed", [7, 8, 1008], { charge: toKobo(48_753), ...listedAt(48_750), end: "failed" }),
      sale("open", [1007, 1008, 12_008], { charge: one }),
      sale("dearer", [6007, 6008, 6008], { charge: toKobo(48_753), ...listedAt(48_750) }),
    ],
    ...{ strangers: [], looks: [look(6007, 5000), look(12_007)] },
  },
  {
    // A refund that another movement hides would make up for the charge of one that is accepted.
    sales: [
      sale("failed", [7, 8, 1008], { charge: two, end: "failed" }),
      sale("dearer", [7007, 7008, 12_008], { charge: toKobo(98_253), ...listedAt(97_500) }),
      sale("open", [2007, 2008, 12_008], { charge: one }),
    ],
    strangers: isElsewhere(-48_739, 2007),
    looks: [look(7), look(1007), look(7007, 5000), look(12_007, 5000)],
  },
  {
    // A refund is hidden beside an unlisted charge, and makes up for a sale of before once that has settled.
    sales: [
      sale("dearer", [4007, 4008, 10_008], { charge: toKobo(98_253), ...listedAt(97_500) }),
      sale("unlisted", [4007, 4008, 4008], { charge: toKobo(194_000), face: toKobo(200_000), expected: null }),
      sale("failed", [2007, 2008, 3008], { charge: two, end: "failed" }),
    ],
    ...{ strangers: [], looks: [look(7), look(3007), look(10_007), look(16_007)] },
  },
  {
    // An unlisted charge of before is high enough for the open one, too, and the last was never charged.
    sales: [
      sale("open", [1007, 1618, 6008], { charge: toKobo(9700) }),
      sale("unlisted", [7, 8, 8], { charge: toKobo(203_000), face: toKobo(200_000), expected: null }),
      sale("void", [6007, 6008, 6008], { charge: toKobo(9700), end: "void" }),
    ],
    ...{ strangers: [], looks: [look(7), look(6007, 5000)] },
  },
];

/** Late refunds beside money paid in; two of them equal one lost debit. */
export const refunds: readonly Book[] = [
  {
    sales: [
      sale("high", [120_007, 120_017, 120_017], { charge: two, takenBack: { at: 121_017, heardAt: 130_017 } }),
      sale("kept", [120_007, 120_017, 120_017], { charge: one }),
      sale("low", [60_007, 60_017, 60_017], { charge: toKobo(9750), takenBack: { at: 61_017, heardAt: 130_017 } }),
      sale("mid", [90_007, 90_017, 90_017], { charge: one, takenBack: { at: 91_017, heardAt: 130_017 } }),
      sale("last", [60_007, 60_017, 60_017], { charge: toKobo(9750), takenBack: { at: 130_017, heardAt: 131_017 } }),
    ],
    strangers: [{ at: 130_003, kobo: 150_011 }],
    looks: [10_000, 70_000, 130_000].map(lookAt),
  },
];

const low = toKobo(9750);
const keptAt = (heardAt: number) => ({ charge: low, takenBack: { at: never, heardAt } });

/** Refunds that never come, or that came before, beside open sales that the balance does not show yet. */
export const hidden: readonly Book[] = [
  {
    // The balance is older than the charge of the second of two accepted sales, whose price is that of the kept one.
    sales: [
      sale("kept", [7, 8, 8], keptAt(10_007)),
      sale("first", [20_007, 20_008, 60_007], { charge: low }),
      sale("second", [22_007, 22_008, 60_007], { charge: low }),
    ],
    ...{ strangers: [], looks: [look(6007), look(23_007, 2000)] },
  },
  {
    // A rise held the refund beside the charge of one of two. Then one more is confirmed, and not charged yet.
    sales: [
      sale("one", [2007, 2008, 7008], { charge: low }),
      sale("other", [4007, 5008, 7008], { charge: low }),
      sale("failed", [7, 8, 1008], { charge: toKobo(29_250), end: "failed" }),
      sale("open", [11_007, 13_008, 13_008], { charge: toKobo(19_500) }),
    ],
    ...{ strangers: [], looks: [look(7), look(1007), look(7007, 2000), look(13_007)] },
  },
];
