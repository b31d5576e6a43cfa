import { describe, expect, it } from "vitest";
import { createSumsAudit } from "../../../src/books/sums-audit.ts";
import { type BookClose, type BookLate, insertClose } from "../../../src/closes/closes.queries.ts";
import { countSales } from "../../../src/closes/sale-sums.queries.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { forgetOld } from "../../../src/operations/retention.ts";
import {
  cancelQuotesOn,
  claimIntent,
  expireQuotes,
  findPurchase,
  insertPurchase,
  type Purchase,
  updatePurchase,
} from "../../../src/sales/purchases.queries.ts";
import { spentBySeat } from "../../../src/staff/seat-worth.queries.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { sealDays } from "../../support/closes.ts";
import { sumSales, sumsOff } from "../../support/sums.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

const dayMs = 24 * 3_600_000;
/** Midnight in Lagos, before noon. */
const midnight = Date.UTC(2026, 10, 13, 23);

/** The contract of every engine about the sums of sales. */
export function describeSaleSums(name: string, engine: Engine): void {
  describe(`sums in ${name}`, () => {
    const book = openBook(engine);

    const { put } = book;
    const change = async ({ id }: Purchase, changes: Parameters<typeof updatePurchase>[2]) => {
      const seen = (await findPurchase(book.store.db, id)) as Purchase;
      return updatePurchase(book.store.db, seen, changes);
    };

    it("follow a sale through every change of its row", async () => {
      const sale = await put();
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toEqual([]);
      await change(sale, { state: "intent", confirmed_at: noon });
      await claimIntent(book.store.db, sale.id, {
        postedAmountKobo: toKobo(0),
        sendDeadlineAt: noon,
        nextCheckAt: noon,
        by: null,
      });
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { open: 1, openKobo: 48_750, sold: 0 },
      ]);
      await change(sale, { state: "unknown" });
      await change(sale, { state: "pending", delivery: "awaiting" });
      await change(sale, { state: "succeeded" });
      expect(await countSales(book.store.db, "ada", { mode: "live", stage: "open" })).toBe(1);
      await change(sale, { delivery: "delivered" });
      await change(sale, { observed_kobo: toKobo(47_000), observed_from: "record" });
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { sold: 1, costKobo: 47_000, open: 0 },
      ]);
      // A correction, and one back.
      await change(sale, { state: "failed", review: "corrected", observed_kobo: null });
      expect(await countSales(book.store.db, "ada", { stage: "doubtful" })).toBe(1);
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { sold: 0, soldKobo: 0, costKobo: 0 },
      ]);
      await change(sale, { state: "succeeded", expected_kobo: null, review: null });
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { priceKobo: 50_000, unpriced: 1, unpricedKobo: 50_000 },
      ]);
      await change(sale, { price_kobo: toKobo(55_000), price_from: "typed" });
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { soldKobo: 50_000, priceKobo: 55_000, unpricedKobo: 55_000 },
      ]);
      await change(sale, { observed_kobo: toKobo(47_000), observed_from: "wallet" });
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([
        { priceKobo: 55_000, costKobo: 47_000, unpriced: 0, unpricedKobo: 0 },
      ]);
      await change(sale, { observed_kobo: null, price_kobo: null });
      // A void one that is tried again is one of the day on which it is.
      await change(sale, { state: "void" });
      await change(sale, { state: "intent", confirmed_at: noon + dayMs, face_kobo: toKobo(60_000) });
      expect(await countSales(book.store.db, "ada", { mode: "live", since: midnight, until: midnight + dayMs })).toBe(
        0,
      );
      expect(await countSales(book.store.db, "ada", { mode: "live", since: midnight + dayMs })).toBe(1);
      // The sums of a restored book's last time may be wrong.
      await change(sale, { state: "unknown", confirmed_at: noon });
      await change(sale, { state: "succeeded" });
      const before = await sumSales(book.store.db, "ada", { mode: "live" });
      expect(before).toMatchObject([{ sold: 1, unpriced: 1, soldKobo: 60_000 }]);
      expect(await book.store.transaction((trx) => eraseAccount(trx, "ada"))).toBe(1);
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toEqual(before);
    });

    it("count a likely cost once the sale has succeeded, until its charge is seen", async () => {
      const sums = async () => (await sumSales(book.store.db, "ada", { mode: "live" }))[0];
      const sale = await put({ state: "pending", expected_kobo: null, about_kobo: toKobo(49_500) });
      expect(await sums()).toMatchObject({ open: 1, openKobo: 50_000 });
      await change(sale, { state: "succeeded" });
      expect(await sums()).toMatchObject({ costKobo: 49_500, expected: 1, unpriced: 0, unpricedKobo: 0 });
      await change(sale, { about_kobo: toKobo(49_600) });
      expect(await sums()).toMatchObject({ costKobo: 49_600, expected: 1 });
      await change(sale, { observed_kobo: toKobo(49_000), observed_from: "wallet" });
      expect(await sums()).toMatchObject({ costKobo: 49_000, expected: 0, unpriced: 0 });
      await change(sale, { state: "failed", observed_kobo: null });
      expect(await sums()).toMatchObject({ sold: 0, costKobo: 0, open: 0 });
    });

    it("hold no offer, and what was adopted from the service's record", async () => {
      await put({ card_message_id: 5 });
      await put({ quote_expires_at: noon - 1 });
      await put();
      await cancelQuotesOn(book.store.db, 7, 5);
      await expireQuotes(book.store.db, noon);
      await book.store.transaction((trx) => forgetOld(trx, noon + 40 * dayMs));
      expect(await countSales(book.store.db, "ada", { mode: "live" })).toBe(0);
      await put({ state: "unknown", review: "adopted", confirmed_at: noon });
      expect(await countSales(book.store.db, "ada", { mode: "live", stage: "doubtful" })).toBe(1);
    });

    it("keep accounts, modes, seats and services apart, and know what a seat may have spent", async () => {
      const seat = { id: "one", account_id: "ada" };
      await put({ state: "succeeded", seat_id: "one", face_kobo: 10_000, price_kobo: 9_000, expected_kobo: null });
      await put({ state: "unknown", seat_id: "one", face_kobo: 20_000, price_kobo: 21_000, expected_kobo: 19_000 });
      const plan = { service_type: "data", product_id: 1, product_name: "1GB", price_from: "list" } as const;
      await put({
        state: "pending",
        seat_id: "one",
        ...plan,
        face_kobo: 5_000,
        price_kobo: 4_000,
        expected_kobo: 5_000,
      });
      await put({ state: "failed", seat_id: "one", face_kobo: 40_000 });
      await put({ state: "succeeded", seat_id: "one", confirmed_at: midnight - 1 });
      await put({ state: "succeeded", seat_id: "one", mode: "sandbox" });
      await put({ state: "succeeded", service_type: "tv" });
      await put({ state: "succeeded", account_id: "bola" });
      expect(await spentBySeat(book.store.db, seat, "live", midnight)).toBe(35_000);
      expect(await countSales(book.store.db, "ada", { mode: "live", seatId: "one" })).toBe(5);
      expect(await countSales(book.store.db, "ada", { mode: "live", seatId: null })).toBe(1);
      expect(await countSales(book.store.db, "ada", { mode: "live", serviceType: "tv", stage: "sold" })).toBe(1);
      expect(await countSales(book.store.db, "ada", {})).toBe(7);
      expect((await sumSales(book.store.db, "ada", { mode: "live" })).map(({ seatId }) => seatId).toSorted()).toEqual([
        null,
        "one",
      ]);
    });

    it("add up days that do not begin at midnight in Lagos", async () => {
      for (let hour = -30; hour <= 30; hour++) await put({ state: "succeeded", confirmed_at: noon + hour * 3_600_000 });
      const count = (since: number, until?: number) =>
        countSales(book.store.db, "ada", { mode: "live", since, ...(until !== undefined && { until }) });
      const hours = (n: number) => noon + n * 3_600_000;
      expect(await count(hours(-29), hours(29))).toBe(58);
      expect(await count(hours(-3), hours(4))).toBe(7);
      expect(await count(hours(-12))).toBe(43);
      expect(await count(hours(-13), hours(11))).toBe(24);
      expect(await countSales(book.store.db, "ada", { mode: "live", until: hours(0) })).toBe(30);
    });

    it("are right when many change the sales of one account at once", async () => {
      const sales = await Promise.all(Array.from({ length: 20 }, () => put({ state: "unknown" })));
      await Promise.all(
        sales.flatMap((sale, index) => [
          book.store.transaction((trx) =>
            updatePurchase(trx, sale, { state: index % 2 === 0 ? "succeeded" : "failed" }),
          ),
          book.store.transaction((trx) => insertPurchase(trx, aPurchase({ state: "succeeded" }))),
        ]),
      );
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([{ sold: 30, open: 0 }]);
    });

    it("are those of the rows when many change sealed sales at once while the next day is sealed", async () => {
      const sales = await Promise.all(
        Array.from({ length: 20 }, (_, index) => put({ state: "unknown", confirmed_at: noon + (index % 2) * dayMs })),
      );
      const [first, second] = [1, 2].map((days) => midnight + days * dayMs + 3 * 3_600_000) as [number, number];
      await sealDays(book.store, first);
      await Promise.all([
        ...sales.map((sale, index) =>
          book.store.transaction((trx) =>
            updatePurchase(trx, sale, { state: index % 3 === 0 ? "failed" : "succeeded", observed_kobo: null }),
          ),
        ),
        sealDays(book.store, second),
      ]);
      expect(await sumsOff(book.store.db)).toEqual([]);
      expect(await sumSales(book.store.db, "ada", { mode: "live" })).toMatchObject([{ sold: 13, open: 0 }]);
      expect(await countSales(book.store.db, "ada", { mode: "live", stage: "failed" })).toBe(7);
    });

    it("carry sealed days forward from the sales themselves where the close before carries nothing", async () => {
      await put({ state: "succeeded" });
      await put({ state: "succeeded", confirmed_at: noon + dayMs });
      const [close] = await sealDays(book.store, midnight + dayMs + 3 * 3_600_000);
      const next = {
        ...close,
        day: (close?.day ?? 0) + 1,
        number: 2,
        since_ms: close?.until_ms,
        parts: "{}",
      } as BookClose;
      await insertClose(book.store.db, { ...next, until_ms: next.since_ms + dayMs });
      const ever = async () => (await sumSales(book.store.db, "ada", { mode: "live" }))[0]?.sold;
      expect(await ever()).toBe(2);
      await sealDays(book.store, midnight + 3 * dayMs + 3 * 3_600_000);
      await put({ state: "succeeded", confirmed_at: noon + 3 * dayMs });
      expect(await ever()).toBe(3);
      expect(await sumsOff(book.store.db)).toEqual([]);
    });

    it("are counted again every day, and an error is logged", async () => {
      const isOff: unknown[] = [];
      const log = { ...silentLog, error: (event: string, facts: unknown) => void isOff.push([event, facts]) };
      const create = () => createSumsAudit({ store: book.store, log, onOff: () => void isOff.push("counted") });
      const audit = create();
      const sale = await put({ state: "succeeded" });
      await sealDays(book.store, midnight + dayMs + 3 * 3_600_000);
      await change(sale, { state: "failed" });
      await audit(noon + dayMs);
      expect(isOff).toEqual([]);
      const [late] = await book.store.db.selectFrom("book_late").selectAll().execute();
      await book.store.db
        .insertInto("book_late")
        .values({ ...(late as BookLate), step: 7 })
        .execute();
      // Once per day.
      await audit(noon + dayMs);
      expect(isOff).toEqual([]);
      await create()(noon + dayMs);
      expect(isOff).toMatchObject([
        ["sums.off", { accountId: "ada", mode: "live", off: [{ sold_n: -1, failed_n: 1, price_kobo: -50_000 }] }],
        "counted",
      ]);
    });
  });
}
