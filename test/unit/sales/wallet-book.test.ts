import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { insertPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { newestDay } from "../../../src/wallet/days.queries.ts";
import { createBalanceRecorder, type RecordedBalance } from "../../../src/wallet/record-balance.ts";
import { dropLooks } from "../../../src/wallet/snapshots.queries.ts";
import { aPurchase, noon, openTempStore, type TempStore } from "../../support/builders.ts";
import { lagos } from "../../support/closes.ts";

const minute = 60_000;
let store: TempStore;
beforeEach(async () => {
  store = await openTempStore();
});
afterEach(() => store[Symbol.asyncDispose]());

/** A snapshot a number of minutes after noon. */
function look(minutes: number, kobo: number, onRecorded?: (seen: RecordedBalance) => void) {
  const clock = { now: () => noon + minutes * minute };
  const ids = createIds(clock as never, (size) => new Uint8Array(size));
  const deps = { store, ids, log: silentLog, clock, calendar: lagos, adminIds: [] };
  const note = createBalanceRecorder({ ...deps, onCharge() {}, onRecorded: async (_, seen) => onRecorded?.(seen) });
  const askedAt = clock.now();
  return note({ accountId: "ada", mode: "live", kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 });
}
const day = () => newestDay(store.db, "ada", "live");

describe("I41: the day of a wallet", () => {
  it("shows what left it for nothing that is known, to the kobo, apart from the sales", async () => {
    await look(-1, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    await look(1, 951_250);
    await look(2, 951_249);
    expect(await day()).toMatchObject({ opening_kobo: 1_000_000, closing_kobo: 951_249, charged_kobo: 48_750 });
    expect(await day()).toMatchObject({ unseen_kobo: -1, unnamed_n: 0, paid_in_kobo: 0 });
  });

  it("books what left the wallet for sales whose own charges nothing tells, and counts them", async () => {
    await look(-20, 9_000_000);
    for (const expected_kobo of [null, null])
      await insertPurchase(store.db, aPurchase({ state: "succeeded", expected_kobo, face_kobo: 500_000 }));
    // The first look has their records asked for, the second one takes them as they are.
    for (const minutes of [1, 2]) await look(minutes, 9_000_000 - 990_000);
    expect(await day()).toMatchObject({ unseen_kobo: 0, unnamed_n: 2, charged_kobo: 990_000, paid_in_kobo: 0 });
  });

  it("says 'about' of money paid in beside a sale whose charge nobody names", async () => {
    await look(-20, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded", expected_kobo: null, face_kobo: 500_000 }));
    // The first look has its record asked for, the second one takes it as it is.
    for (const minutes of [1, 2]) await look(minutes, 3_505_000);
    expect(await day()).toMatchObject({ charged_kobo: 500_000, unnamed_n: 1, paid_in_kobo: 3_005_000, about_n: 1 });
    // The record tells later that it was ₦4,950: ₦30,000 were paid in.
    const sale = await store.db.selectFrom("purchase").selectAll().executeTakeFirstOrThrow();
    await updatePurchase(store.db, sale, { observed_kobo: toKobo(495_000), observed_from: "record" });
    await look(3, 3_505_000);
    expect(await day()).toMatchObject({ charged_kobo: 495_000, paid_in_kobo: 3_000_000, unseen_kobo: 0 });
    await look(4, 3_505_000);
    expect(await day()).toMatchObject({ charged_kobo: 495_000, paid_in_kobo: 3_000_000 });
  });

  describe("of a rise that equals charges of the same step", () => {
    /** Three sales of ₦487.50 and one of ₦975.00, while the wallet has paid less. */
    async function looksAfterSales(
      riseKobo: number,
      expected_kobo: readonly number[] = [48_750, 48_750, 48_750, 97_500],
    ) {
      const paidIn: unknown[] = [];
      await look(-1, 1_000_000);
      const sales = expected_kobo.map((kobo) => aPurchase({ state: "succeeded", expected_kobo: toKobo(kobo) }));
      for (const sale of sales) await insertPurchase(store.db, sale);
      const charged = expected_kobo.reduce((sum, kobo) => sum + kobo, 0);
      await look(1, 1_000_000 - charged + riseKobo, (seen) => paidIn.push(seen.paidIn));
      return { paidIn, day: await day(), sales };
    }

    it.each([48_750, 97_500, 3 * 48_750, 97_500 + 3 * 48_750])(
      "of %i kobo calls it unseen, not paid in",
      async (kobo) => {
        const { paidIn, day: seen } = await looksAfterSales(kobo);
        expect(seen).toMatchObject({ charged_kobo: 243_750, unseen_kobo: kobo, paid_in_kobo: 0, about_n: 0 });
        expect(paidIn).toEqual([expect.objectContaining({ kobo: 0, renamed: [] })]);
      },
    );

    it.each([48_751, 300_000])("calls %i kobo paid in, which equal none", async (kobo) => {
      const { paidIn, day: seen } = await looksAfterSales(kobo);
      expect(seen).toMatchObject({ charged_kobo: 243_750, unseen_kobo: 0, paid_in_kobo: kobo });
      expect(paidIn).toEqual([{ kobo, backKobo: 0, isAbout: false, renamed: [] }]);
    });

    it("calls it paid in if too many sums are possible, so that one would fit by chance", async () => {
      const charges = Array.from({ length: 13 }, (_, place) => 1000 + 2 ** place);
      const all = charges.reduce((sum, kobo) => sum + kobo, 0);
      const { day: seen } = await looksAfterSales(all, charges);
      expect(seen).toMatchObject({ unseen_kobo: 0, paid_in_kobo: all });
    });

    it("calls it given back once the service says so", async () => {
      const { sales } = await looksAfterSales(48_750);
      const row = await store.db
        .selectFrom("purchase")
        .selectAll()
        .where("id", "=", sales[0]?.id ?? "")
        .executeTakeFirstOrThrow();
      await updatePurchase(store.db, row, { state: "failed", settled_at: noon + 20 * minute });
      await look(30, 1_000_000 - 4 * 48_750);
      expect(await day()).toMatchObject({ unseen_kobo: 0, paid_in_kobo: 0, returned_kobo: 48_750 });
    });
  });

  describe("of a charge that is given back before the service reports it", () => {
    /** A sale that is charged, and whose charge is back ten minutes later. */
    async function isBack() {
      await look(-1, 1_000_000);
      const sold = aPurchase({ state: "succeeded" });
      await insertPurchase(store.db, sold);
      await look(1, 951_250);
      await look(10, 1_000_000);
      expect(await day()).toMatchObject({ charged_kobo: 48_750, paid_in_kobo: 48_750, returned_kobo: 0 });
      return sold;
    }
    const told = async (sale: Purchase, settled_at = noon + 20 * minute) => {
      const row = await store.db.selectFrom("purchase").selectAll().where("id", "=", sale.id).executeTakeFirstOrThrow();
      await updatePurchase(store.db, row, { state: "failed", settled_at });
    };

    it("calls it paid in until then, and given back from then on", async () => {
      await told(await isBack());
      await look(30, 1_000_000);
      expect(await day()).toMatchObject({ charged_kobo: 48_750, paid_in_kobo: 0, returned_kobo: 48_750 });
      await look(40, 1_000_000);
      expect(await day()).toMatchObject({ paid_in_kobo: 0, returned_kobo: 48_750, unseen_kobo: 0 });
    });

    it("books it again where the service takes it once more, and gives it back once more", async () => {
      const says = async (state: Purchase["state"], at: number, kobo: number) => {
        const row = await store.db.selectFrom("purchase").selectAll().executeTakeFirstOrThrow();
        await updatePurchase(store.db, row, { state, settled_at: noon + at * minute });
        await look(at + 1, kobo);
        return day();
      };
      await isBack();
      expect(await says("failed", 20, 1_000_000)).toMatchObject({ paid_in_kobo: 0, returned_kobo: 48_750 });
      expect(await says("succeeded", 30, 951_250)).toMatchObject({ charged_kobo: 2 * 48_750, unseen_kobo: 0 });
      expect(await says("failed", 40, 1_000_000)).toMatchObject({ paid_in_kobo: 0, returned_kobo: 2 * 48_750 });
    });

    it("does so beside an open sale, which takes nothing for it", async () => {
      const sold = await isBack();
      await insertPurchase(store.db, aPurchase({ state: "unknown", confirmed_at: noon + 5 * minute }));
      await told(sold);
      await look(30, 1_000_000);
      expect(await day()).toMatchObject({ paid_in_kobo: 0, returned_kobo: 48_750, unseen_kobo: 0 });
    });

    it("reports money paid in at that snapshot, and no more", async () => {
      const paidIn: unknown[] = [];
      await told(await isBack());
      await look(30, 1_010_000, (seen) => paidIn.push(seen.paidIn?.kobo));
      expect(paidIn).toEqual([10_000]);
      expect(await day()).toMatchObject({ paid_in_kobo: 10_000, returned_kobo: 48_750, unseen_kobo: 0 });
    });

    it("takes it of nothing that was paid in before the charge, on the same day too", async () => {
      await look(-10, 500_000);
      await look(-1, 1_000_000);
      const sold = aPurchase({ state: "succeeded" });
      await insertPurchase(store.db, sold);
      await look(1, 951_250);
      await told(sold);
      await look(30, 951_250);
      expect(await day()).toMatchObject({ paid_in_kobo: 500_000, returned_kobo: 0, charged_kobo: 48_750 });
    });

    it("finds the refund of each of several, on any day of the service's report", async () => {
      const sales: Purchase[] = [];
      for (const at of [0, 24 * 60]) {
        await look(at - 1, 1_000_000);
        const sold = aPurchase({
          state: "succeeded",
          confirmed_at: noon + at * minute,
          settled_at: noon + at * minute,
        });
        await insertPurchase(store.db, sold);
        await look(at + 1, 951_250);
        await look(at + 10, 1_000_000);
        sales.push(sold);
      }
      for (const [index, sale] of sales.entries()) {
        await told(sale, noon + (48 + index) * 60 * minute);
        await look((48 + index) * 60 + 1, 1_000_000);
      }
      expect(await day()).toMatchObject({ paid_in_kobo: -2 * 48_750, returned_kobo: 2 * 48_750, unseen_kobo: 0 });
    });
  });

  it("tells apart what moved while nobody looked, and goes on where the clock was set back", async () => {
    await look(0, 1_000_000);
    await dropLooks(store.db, ["ada"]);
    await look(24 * 60, 1_500_000);
    const next = { opening_kobo: 1_000_000, closing_kobo: 1_500_000, unseen_kobo: 500_000, paid_in_kobo: 0 };
    expect(await day()).toMatchObject({ day: lagos.dayOf(noon) + 1, ...next });
    await look(2, 1_600_000);
    expect(await day()).toMatchObject({ day: lagos.dayOf(noon) + 1, closing_kobo: 1_600_000, unseen_kobo: 600_000 });
  });
});
