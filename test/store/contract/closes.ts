import { describe, expect, it } from "vitest";
import { countCash } from "../../../src/closes/cash-count.ts";
import { findBrokenClose } from "../../../src/closes/close.ts";
import { aboutProfit, insertClose, insertCount, newestCount } from "../../../src/closes/closes.queries.ts";
import { toKobo } from "../../../src/core/money.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { adaOf, noon, stamp } from "../../support/builders.ts";
import { adas, allCloses, calendarOf, closeAndRecount, lagos, sealDays, sumOfAll } from "../../support/closes.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const today = lagos.dayOf(noon);
/** Three in the morning behind the day of `noon`, plus this number of days. */
const sealing = (days = 0) => lagos.startOf(today + 1 + days) + 3 * hourMs;

/** The contract of every engine about sealed days. */
export function describeCloses(name: string, engine: Engine): void {
  describe(`closes in ${name}`, () => {
    const book = openBook(engine);
    const { put } = book;
    const change = async ({ id }: Purchase, changes: Parameters<typeof updatePurchase>[2]) => {
      const seen = (await findPurchase(book.store.db, id)) as Purchase;
      await book.store.transaction((trx) => updatePurchase(trx, seen, changes));
    };
    const lateRows = () => book.store.db.selectFrom("book_late").selectAll().orderBy("version").execute();

    it("are sealed once, at three in the morning, with what is open named", async () => {
      await put({ state: "succeeded" });
      await put({ state: "succeeded", seat_id: "one", expected_kobo: null });
      await put({ state: "failed" });
      await put({ state: "unknown" });
      expect(await sealDays(book.store, sealing() - 1)).toEqual([]);
      expect(await sealDays(book.store, sealing())).toMatchObject([
        {
          ...{ number: 1, day: today, sold_n: 2, face_kobo: 100_000, cost_kobo: 48_750, expected_n: 1, unpriced_n: 1 },
          ...{ unpriced_price_kobo: 50_000, open_n: 1, open_kobo: 48_750, failed_n: 1, late_n: 0 },
        },
      ]);
      expect(await sealDays(book.store, sealing())).toEqual([]);
      expect(await sealDays(book.store, sealing(2))).toMatchObject([{ number: 2 }, { number: 3, sold_n: 0 }]);
    });

    it("begin with the first day that sold, however late it is sealed", async () => {
      await put({ state: "succeeded", confirmed_at: noon - 2 * dayMs });
      await put({ state: "succeeded", account_id: "bola", confirmed_at: noon + dayMs });
      expect(await sealDays(book.store, sealing())).toMatchObject([
        { number: 1, day: today - 2, sold_n: 1 },
        { number: 2, day: today - 1, sold_n: 0 },
        { number: 3, day: today, sold_n: 0 },
      ]);
      expect(await sealDays(book.store, sealing(), lagos, { accountId: "bola", mode: "live" })).toEqual([]);
    });

    it("stay as they are when a sale changes: the change counts in the day that is open", async () => {
      const sold = await put({ state: "succeeded" });
      const open = await put({ state: "pending" });
      const [first] = await sealDays(book.store, sealing());
      await change(sold, { state: "failed" });
      await change(open, { state: "succeeded", observed_kobo: toKobo(48_000) });
      await change(open, { review: "amount" });
      expect(await lateRows()).toMatchObject([
        { purchase_id: sold.id, sold_n: -1, cost_kobo: -48_750, failed_n: 1, sold_at: noon },
        { purchase_id: open.id, sold_n: 1, cost_kobo: 48_000, open_n: -1, after_ms: first?.until_ms },
      ]);
      await put({ state: "succeeded", confirmed_at: noon + dayMs });
      const [second] = await sealDays(book.store, sealing(1));
      expect(second).toMatchObject({ sold_n: 1, cost_kobo: 48_000, late_n: 2 });
      expect((await allCloses(book.store.db))[0]).toEqual(first);
      for (const close of await allCloses(book.store.db)) {
        const { byClose, recount } = await closeAndRecount(book.store.db, close);
        expect(byClose).toEqual(recount);
      }
    });

    it("hold a likely cost, and post what the charge was once it is seen", async () => {
      const sale = await put({ state: "succeeded", expected_kobo: null, about_kobo: toKobo(49_500) });
      await put({ state: "succeeded", expected_kobo: null });
      const [first] = await sealDays(book.store, sealing());
      expect(first).toMatchObject({ cost_kobo: 49_500, expected_n: 1, unpriced_n: 1, unpriced_price_kobo: 50_000 });
      if (!first) throw new Error("nothing was sealed");
      const span = { since: first.since_ms, until: first.until_ms };
      expect(await aboutProfit(book.store.db, adas, span)).toBe(500);
      await change(sale, { observed_kobo: toKobo(49_000), observed_from: "record" });
      expect(await lateRows()).toMatchObject([
        { purchase_id: sale.id, sold_n: 0, cost_kobo: -500, expected_n: -1, unpriced_n: 0 },
      ]);
      expect(await aboutProfit(book.store.db, adas, span)).toBe(0);
      const { byClose, recount } = await closeAndRecount(book.store.db, first);
      expect(byClose).toEqual(recount);
    });

    it("let go of a sale that is tried again on a later day, and take in one that is found", async () => {
      const gone = await put({ state: "void" });
      const [first] = await sealDays(book.store, sealing());
      await change(gone, { state: "intent", confirmed_at: noon + dayMs, settled_at: null });
      await put({ state: "succeeded", review: "adopted" });
      expect(await lateRows()).toMatchObject([
        { sold_n: 1, failed_n: 0 },
        { sold_n: 0, failed_n: -1, sold_at: noon },
      ]);
      const { byClose, recount } = await closeAndRecount(book.store.db, first as never);
      expect(byClose).toEqual(recount);
      expect(recount).toMatchObject({ sold_n: 1, failed_n: 0 });
      const all = await sumOfAll(book.store.db);
      expect(all.byDays).toEqual(all.ever);
    });

    it("are refused any change, and sealed days any addition", async () => {
      const sold = await put({ state: "succeeded" });
      const [first] = await sealDays(book.store, sealing());
      const [second] = await sealDays(book.store, sealing(1));
      await change(sold, { state: "failed" });
      const { db } = book.store;
      const late = (await lateRows())[0];
      if (!first || !second || !late) throw new Error("nothing was sealed");
      await expect(db.updateTable("book_close").set({ sold_n: 9 }).execute()).rejects.toThrow(/append-only/);
      await expect(db.deleteFrom("book_close").execute()).rejects.toThrow(/append-only/);
      await expect(db.updateTable("book_late").set({ sold_n: 9 }).execute()).rejects.toThrow(/append-only/);
      await expect(db.deleteFrom("book_late").execute()).rejects.toThrow(/append-only/);
      const added = { ...first, number: 7, day: 7, until_ms: first.until_ms - 1 };
      await expect(insertClose(db, added)).rejects.toThrow(/sealed/);
      const belated = { ...late, step: 5, after_ms: first.until_ms };
      await expect(db.insertInto("book_late").values(belated).execute()).rejects.toThrow(/sealed/);
    });

    it("make a chain that shows where somebody changed one past the database's guard", async () => {
      await put({ state: "succeeded" });
      await sealDays(book.store, sealing(3));
      expect(await findBrokenClose(book.store.db, adas)).toBeNull();
      const [first] = await allCloses(book.store.db);
      if (!first) throw new Error("nothing was sealed");
      const last = { ...first, number: 5, day: today + 4, since_ms: sealing(3), until_ms: sealing(4) };
      await insertClose(book.store.db, last);
      expect(await findBrokenClose(book.store.db, adas)).toBe(5);
    });

    it("keep each count of their money, with what should have been in hand then", async () => {
      await put({ state: "succeeded" });
      await put({ state: "succeeded", mode: "sandbox", price_kobo: toKobo(7), price_from: "typed" });
      const ada = await adaOf(book.store);
      const counts = (kobo: number, mode: "live" | "sandbox" = "live", day = today) =>
        book.store.transaction((trx) =>
          countCash(trx, { ...stamp, calendar: lagos }, ada, { mode, day, kobo: toKobo(kobo) }),
        );
      await Promise.all([counts(40_000), counts(40_000), counts(40_000), counts(9, "sandbox")]);
      const later = await put({ state: "pending" });
      const closes = await sealDays(book.store, sealing());
      await change(later, { state: "succeeded" });
      await counts(50_000);
      await counts(0, "live", today + 1);
      const { db } = book.store;
      const rows = await db
        .selectFrom("cash_count")
        .selectAll()
        .orderBy("mode")
        .orderBy("day")
        .orderBy("number")
        .execute();
      const row = { account_id: "ada", mode: "live", day: today, at: noon, counted_kobo: 40_000, due_kobo: 50_000 };
      expect(rows).toEqual([
        ...[1, 2, 3].map((number) => ({ ...row, number })),
        { ...row, number: 4, counted_kobo: 50_000 },
        // A sale that succeeded after all counts in the open day.
        { ...row, number: 1, day: today + 1, counted_kobo: 0 },
        { ...row, number: 1, mode: "sandbox", counted_kobo: 9, due_kobo: 7 },
      ]);
      expect((await newestCount(db, adas, today))?.number).toBe(4);
      expect(await newestCount(db, { accountId: "bola", mode: "live" }, today)).toBeUndefined();
      expect((await allCloses(db)).filter(({ mode }) => mode === "live")).toEqual(closes);
      await expect(
        db
          .updateTable("cash_count")
          .set({ counted_kobo: toKobo(1) })
          .execute(),
      ).rejects.toThrow(/append-only/);
      await expect(db.deleteFrom("cash_count").execute()).rejects.toThrow(/append-only/);
    });

    it("are kept when an account's data is deleted, and nothing counts as changed", async () => {
      await put({ state: "succeeded" });
      const closes = await sealDays(book.store, sealing());
      const count = { account_id: "ada", mode: "live", day: today, number: 1, at: noon } as const;
      const counted = { ...count, counted_kobo: toKobo(1), due_kobo: toKobo(2) };
      await insertCount(book.store.db, counted);
      await book.store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await book.store.db.selectFrom("cash_count").selectAll().execute()).toEqual([counted]);
      expect(await allCloses(book.store.db)).toEqual(closes);
      expect(await lateRows()).toEqual([]);
    });

    it("hold each sale of a night once, however late it ends", async () => {
      const midnight = lagos.startOf(today + 1);
      const late = await put({ state: "intent", confirmed_at: midnight - 1 });
      const later = await put({ state: "intent", confirmed_at: midnight - 1 });
      await put({ state: "succeeded", confirmed_at: midnight });
      await change(late, { state: "succeeded", settled_at: midnight + 1000 });
      await sealDays(book.store, sealing());
      await change(later, { state: "succeeded", settled_at: sealing() + 1000 });
      await sealDays(book.store, sealing(1));
      expect((await allCloses(book.store.db)).map((close) => close.sold_n)).toEqual([1, 2]);
      const all = await sumOfAll(book.store.db);
      expect(all.byDays).toEqual(all.ever);
    });

    it("add up to all sales over a winter of a zone that changes its clocks", async () => {
      const london = calendarOf("Europe/London");
      const first = london.dayOf(Date.UTC(2025, 9, 20));
      const days = 170;
      const moments: number[] = [];
      for (let day = first; day < first + days; day += 3)
        moments.push(london.startOf(day), london.startOf(day + 1) - 1);
      for (const confirmed_at of moments) await put({ state: "succeeded", confirmed_at });
      const sealed = await sealDays(book.store, london.startOf(first + 1) + 3 * hourMs, london);
      const closes = [...sealed, ...(await sealDays(book.store, london.startOf(first + days) + 3 * hourMs, london))];
      expect(closes).toHaveLength(days);
      const lengths = new Set(closes.map(({ since_ms, until_ms }) => (until_ms - since_ms) / hourMs));
      expect([...lengths].toSorted()).toEqual([23, 24, 25]);
      expect(closes.reduce((sum, { sold_n }) => sum + sold_n, 0)).toBe(moments.length);
      const all = await sumOfAll(book.store.db);
      expect(all.byDays).toEqual(all.ever);
    });

    it("keep their bytes through 400 corrections over 30 sealed days", async () => {
      const states = ["succeeded", "failed", "void", "pending"] as const;
      const sales: Purchase[] = [];
      for (let day = 0; day < 30; day++) {
        for (let n = 0; n < 4; n++) {
          const expected = n === 1 ? null : 48_750;
          const at = noon + day * dayMs;
          sales.push(await put({ state: states[n % 4] ?? "failed", confirmed_at: at, expected_kobo: expected }));
        }
      }
      await sealDays(book.store, sealing());
      const before = [...(await allCloses(book.store.db)), ...(await sealDays(book.store, sealing(29)))];
      expect(before).toHaveLength(30);
      for (let n = 0; n < 400; n++) {
        const sale = sales[(n * 37) % sales.length] as Purchase;
        const seen = n % 5 === 0 ? { observed_kobo: toKobo(40_000 + n) } : {};
        await change(sale, { state: states[(n * 7 + (n % 3)) % 4] ?? "failed", ...seen });
        if (n % 160 === 159) await sealDays(book.store, sealing(30 + Math.ceil(n / 160)));
      }
      const closes = await allCloses(book.store.db);
      expect(closes.slice(0, 30)).toEqual(before);
      expect(await findBrokenClose(book.store.db, adas)).toBeNull();
      for (const close of closes) {
        const { byClose, recount } = await closeAndRecount(book.store.db, close);
        expect(byClose).toEqual(recount);
      }
      const all = await sumOfAll(book.store.db);
      expect(all.byDays).toEqual(all.ever);
    });
  });
}
