import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import type { WalletMemory } from "../../../src/wallet/booking.ts";
import { readPair } from "../../../src/wallet/pair.ts";
import type { BalanceSnapshot, WalletSale } from "../../../src/wallet/sale.ts";
import { anElectricitySale, aPurchase, noon } from "../../support/builders.ts";

const second = 1000;
const at = (seconds: number, kobo: number): BalanceSnapshot => {
  const askedAt = noon + seconds * second;
  return { kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 };
};
const before = at(-30, 1_000_000);
const after = at(20, 1_000_000 - 48_750);
const sold = (over: Parameters<typeof aPurchase>[0] = {}) =>
  aPurchase({ state: "succeeded", confirmed_at: noon, settled_at: noon + second, ...over });

const fresh: WalletMemory = {
  ...{ sinceAt: 0, heldKobo: toKobo(0), rises: [], paidIn: [], lost: [], falls: [] },
  ...{ unplaced: [], estimated: [], refundsDue: [], unsure: [], askedFor: [] },
};
/** The wallet's findings after the records of these sales were read without news. */
function told(to: BalanceSnapshot, sales: readonly WalletSale[], from = before, hasStrangers = false) {
  const askedFor = sales.map(({ id }) => id);
  const read = readPair(from, to, sales, { ...fresh, askedFor }, { hasStrangers, isAsking: false });
  const charged = read.isCounted ? read.charged : [];
  const seen = charged.flatMap(({ id, observedKobo }) => (observedKobo === null ? [] : [{ id, kobo: observedKobo }]));
  return { ...read, seen };
}
/** The sales whose records are asked for first. */
function askedFor(to: BalanceSnapshot, sales: readonly WalletSale[]) {
  const read = readPair(before, to, sales, fresh, { hasStrangers: false, isAsking: false });
  return read.isCounted ? [] : read.askFor;
}
const less = (kobo: number, seconds = 20) => at(seconds, 1_000_000 - kobo);

describe("the fall of a wallet between two looks", () => {
  it("is a sale's charge where the price fits, and nothing else lies between them", () => {
    const sale = sold();
    expect(told(after, [sale])).toMatchObject({ seen: [{ id: sale.id, kobo: 48_750 }], isAlone: true });
    expect(told(less(97_500), [sale, sold()])).toMatchObject({ isAlone: false, seen: [{}, {}] });
  });

  it("counts at once if it fits, and if not, only once the service must have caught up", () => {
    const sale = sold();
    expect(told(less(48_750, 2), [sale]).seen).toEqual([{ id: sale.id, kobo: 48_750 }]);
    expect(told(less(0, 2), [sale])).toMatchObject({ isCounted: false, again: true });
    expect(told(less(49_500, 2), [sale])).toMatchObject({ isCounted: false, again: true });
    expect(told(less(49_500), [sale]).seen).toEqual([{ id: sale.id, kobo: 49_500 }]);
  });

  it("never means that a sale cost nothing, or less: money may have been paid in", () => {
    for (const fall of [0, 48_000, 43_750, -451_250]) {
      expect(told(less(fall), [sold()])).toMatchObject({ seen: [], isCounted: true });
    }
  });

  it("is no charge of a sale where it may be another one made elsewhere", () => {
    const sale = sold();
    expect(told(less(53_250), [sale]).seen).toEqual([]);
    expect(askedFor(less(53_250), [sale])).toEqual([sale.id]);
    expect(told(less(49_500), [sale], before, true).seen).toEqual([]);
    expect(told(less(48_750), [sale], before, true).seen).toHaveLength(1);
  });

  it("is the amount of a record that fits neither price nor face value, where both agree", () => {
    const sale = sold({ stated_kobo: 72_750 });
    expect(told(less(72_750), [sale]).seen).toEqual([{ id: sale.id, kobo: 72_750 }]);
    expect(told(less(48_750), [sale]).seen).toEqual([{ id: sale.id, kobo: 48_750 }]);
  });

  it("tells no cost of electricity where money may have been paid in before the tap", () => {
    const face = 2_000_000;
    const sale = anElectricitySale({
      ...{ state: "succeeded", confirmed_at: noon, settled_at: noon + second, face_kobo: face, expected_kobo: null },
    });
    const cost = (from: BalanceSnapshot) => told(at(20, from.kobo - 1_880_000), [sale], from).seen;
    // ₦19,000 cannot have paid for ₦20,000 of it: somebody has paid in ₦1,000.
    expect(cost(at(-30, 1_900_000))).toEqual([]);
    expect(cost(at(-120, 9_000_000))).toEqual([]);
    expect(cost(at(-30, 9_000_000))).toEqual([{ id: sale.id, kobo: 1_880_000 }]);
  });

  it("shows the charge of electricity as the only sale between two close snapshots", () => {
    const sale = anElectricitySale({ state: "succeeded", confirmed_at: noon, settled_at: noon + second });
    expect(told(less(495_000), [sale]).seen).toEqual([{ id: sale.id, kobo: 495_000 }]);
    for (const fall of [395_000, 595_000, 0]) expect(told(less(fall), [sale]).seen).toEqual([]);
    expect(told(less(495_000), [sale], at(-1000, 1_000_000)).seen).toEqual([]);
    // The price of the other may be off, too.
    expect(told(less(543_750), [sale, sold()]).seen).toEqual([]);
    const known = sold({ observed_kobo: 48_750 });
    expect(told(less(543_750), [sale, known]).seen).toContainEqual({ id: sale.id, kobo: 495_000 });
  });

  it("waits for the charge of electricity that is only just accepted, also beside a sale of known charge", () => {
    const accepted = anElectricitySale({ state: "pending", confirmed_at: noon });
    const known = sold({ observed_kobo: 48_750 });
    expect(told(less(543_750), [accepted, known])).toMatchObject({ isCounted: false, again: true });
    expect(told(less(543_750, 31), [accepted, known]).seen).toContainEqual({ id: accepted.id, kobo: 495_000 });
  });

  it("shows whether an open sale was charged, where only one reading fits", () => {
    const open = aPurchase({ state: "unknown", confirmed_at: noon });
    expect(told(less(48_750), [open]).seen).toEqual([{ id: open.id, kobo: 48_750 }]);
    expect(told(less(0), [open]).seen).toEqual([]);
    const other = sold();
    expect(told(less(97_500), [open, other]).seen).toHaveLength(2);
    expect(told(less(48_750), [open, other]).seen).toEqual([{ id: other.id, kobo: 48_750 }]);
    // The service has accepted one of two, and may have refused the other.
    const accepted = aPurchase({ state: "pending", confirmed_at: noon });
    expect(told(less(48_750), [open, accepted]).seen).toEqual([{ id: accepted.id, kobo: 48_750 }]);
    // Either of two may be the one that was charged.
    expect(told(less(48_750), [open, aPurchase({ state: "unknown", confirmed_at: noon })]).seen).toEqual([]);
  });

  it("counts a sale once: not what an earlier look has shown", () => {
    const seen = sold({
      charged_look_at: before.askedAt,
      confirmed_at: noon - 32 * second,
      settled_at: noon - 31 * second,
    });
    const sale = sold();
    expect(told(after, [seen, sale]).seen).toEqual([{ id: sale.id, kobo: 48_750 }]);
  });

  it("is none where the second look is older than the first: the next is compared with the first again", () => {
    const from = at(-2, 951_250);
    const shown = sold({
      ...{ confirmed_at: noon - 4 * second, settled_at: noon - 3 * second, charged_look_at: from.askedAt },
    });
    const open = aPurchase({ state: "unknown", confirmed_at: noon - 1500 });
    expect(told(at(-1, 1_000_000), [shown, open], from)).toMatchObject({ isCounted: false, again: true });
    expect(told(at(9, 951_250), [shown, open], from)).toMatchObject({ seen: [], isCounted: true });
    expect(told(at(9, 902_500), [shown, open], from).seen).toEqual([{ id: open.id, kobo: 48_750 }]);
  });

  it("is a sale's charge several times over, where the service has taken it twice", () => {
    const sale = sold();
    expect(told(less(97_500), [sale])).toMatchObject({
      doubled: { id: sale.id, kobo: 48_750 },
      moves: { otherKobo: -48_750 },
    });
    expect(told(less(48_750), [sale])).toMatchObject({ doubled: null });
    expect(told(less(97_501), [sale])).toMatchObject({ doubled: null });
    // The other may have been charged.
    const open = aPurchase({ state: "unknown", confirmed_at: noon, expected_kobo: toKobo(90_000) });
    expect(told(less(97_500), [sale, open])).toMatchObject({ doubled: null });
  });

  it("takes a sale that failed for paid back, and looks that overlap for nothing", () => {
    const failed = aPurchase({ state: "failed", confirmed_at: noon, settled_at: noon + second });
    const sale = sold();
    expect(told(after, [failed, sale]).seen).toEqual([{ id: sale.id, kobo: 48_750 }]);
    expect(told({ ...after, askedAt: before.askedAt + 100 }, [sale])).toMatchObject({ seen: [], isCounted: false });
  });

  it("goes on where the clock was set back behind the look that showed an open sale's charge", () => {
    const open = aPurchase({
      ...{ state: "pending", confirmed_at: noon - 60 * second, charged_look_at: noon + 3600 * second },
    });
    expect(told(less(0), [open])).toMatchObject({ seen: [], isCounted: true });
  });
});
