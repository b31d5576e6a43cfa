import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findAccount } from "../../../src/accounts/accounts.queries.ts";
import { rowsOf } from "../../../src/batches/batches.queries.ts";
import { nextMove } from "../../../src/batches/next.ts";
import { countSales } from "../../../src/closes/sale-sums.queries.ts";
import { toKobo } from "../../../src/core/money.ts";
import { LostRace } from "../../../src/db/store-error.ts";
import { dueForCheck, nextCheckTime } from "../../../src/sales/checks.queries.ts";
import { findLike } from "../../../src/sales/likeness.queries.ts";
import {
  claimIntent,
  expireQuotes,
  findByReference,
  findPurchase,
  insertJournal,
  insertPurchase,
  type JournalEntry,
  readJournal,
  setCardMessage,
  updatePurchase,
} from "../../../src/sales/purchases.queries.ts";
import { keepReceipt, listSales, type PageStart, type SaleQuery } from "../../../src/sales/sales.queries.ts";
import { maxDelays } from "../../../src/sales/schedule.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { sumSales } from "../../support/sums.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

/** A sale like another counts from here on. */
const recent = noon - 60_000;

/** The contract of every engine about the database itself, purchases and their journal. */
export function describePurchaseTables(name: string, engine: Engine): void {
  describe(name, () => {
    const book = openBook(engine);

    const { put } = book;

    describe("the database", () => {
      it("keeps what was committed, and runs its migrations once", async () => {
        const sale = await put({ state: "pending" });
        book.store = await engine.reopen(book.store);
        book.store = await engine.reopen(book.store);
        expect(await findPurchase(book.store.db, sale.id)).toEqual(sale);
      });

      it("takes a transaction that throws for nothing", async () => {
        const sale = aPurchase();
        const failing = book.store.transaction(async (trx) => {
          await insertPurchase(trx, sale);
          throw new Error("stop");
        });
        await expect(failing).rejects.toThrow("stop");
        expect(await findPurchase(book.store.db, sale.id)).toBeUndefined();
      });

      it("keeps the amounts and times of a row to the digit", async () => {
        const sale = await put({ face_kobo: 999_999_999_999_999, discount_percent: 2.55, user_id: 2 ** 52 - 1 });
        expect(await findPurchase(book.store.db, sale.id)).toEqual(sale);
      });

      it("refuses a sale of an account that is not there", async () => {
        await expect(put({ account_id: "nobody" })).rejects.toThrow();
      });
    });

    describe("purchases", () => {
      it("gives an intent to exactly one of 50 who claim it at once", async () => {
        const sale = await put({ state: "intent" });
        const claims = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            claimIntent(book.store.db, sale.id, {
              postedAmountKobo: toKobo(0),
              sendDeadlineAt: noon + index,
              nextCheckAt: noon,
              by: null,
            }),
          ),
        );
        const won = claims.filter((row) => row !== undefined);
        expect(won).toHaveLength(1);
        expect(won[0]).toMatchObject({ state: "sending", posts: 1, version: 2 });
        expect(await findPurchase(book.store.db, sale.id)).toEqual(won[0]);
      });

      it("gives nobody a sale that is not an intent", async () => {
        for (const state of ["quoted", "sending", "unknown", "pending", "void", "failed", "succeeded"] as const) {
          const sale = await put({ state });
          expect(
            await claimIntent(book.store.db, sale.id, {
              postedAmountKobo: toKobo(0),
              sendDeadlineAt: noon,
              nextCheckAt: noon,
              by: null,
            }),
          ).toBeUndefined();
        }
      });

      it("refuses to change a row that changed since it was read", async () => {
        const sale = await put({ state: "unknown" });
        await updatePurchase(book.store.db, sale, { state: "pending" });
        await expect(updatePurchase(book.store.db, sale, { state: "failed" })).rejects.toThrow(LostRace);
        expect(await findPurchase(book.store.db, sale.id)).toMatchObject({ state: "pending", version: 2 });
      });

      it("sets the card's message without spending a version", async () => {
        const sale = await put();
        await setCardMessage(book.store.db, sale.id, 4711);
        expect(await findPurchase(book.store.db, sale.id)).toMatchObject({ card_message_id: 4711, version: 1 });
      });

      it("finds a reference only in its own account", async () => {
        const sale = await put({ reference: "VB-ONE" });
        await put({ reference: "VB-ONE", account_id: "bola" });
        expect((await findByReference(book.store.db, "ada", "VB-ONE"))?.id).toBe(sale.id);
        await expect(put({ reference: "VB-ONE" })).rejects.toThrow();
      });

      it("finds the newest open sale like another, and not itself", async () => {
        const older = await put({ state: "unknown" });
        const newer = await put({ state: "pending" });
        const mine = await put();
        expect((await findLike(book.store.db, mine, recent, true))?.id).toBe(newer.id);
        expect((await findLike(book.store.db, newer, recent, true))?.id).toBe(older.id);
      });

      it("finds the one that was confirmed last: a list may sell its second row before its first", async () => {
        const firstRow = await put({ state: "succeeded", settled_at: recent, confirmed_at: recent + 2000 });
        const secondRow = await put({ state: "succeeded", settled_at: recent, confirmed_at: recent + 1000 });
        expect(secondRow.id > firstRow.id).toBe(true);
        expect((await findLike(book.store.db, await put(), recent, true))?.id).toBe(firstRow.id);
      });

      it("takes one that succeeded a moment ago for a sale like another", async () => {
        const before = await put({ state: "succeeded", settled_at: recent });
        expect((await findLike(book.store.db, await put(), recent, true))?.id).toBe(before.id);
      });

      it("goes by the product, whatever it costs by now, and by the face value where no product is known", async () => {
        const plan = { service_type: "data", product_id: 4, face_kobo: 115_000 } as const;
        const mine = await put(plan);
        await put({ ...plan, product_id: 5, state: "unknown" });
        expect(await findLike(book.store.db, mine, recent, false)).toBeUndefined();
        const adopted = await put({ ...plan, product_id: null, state: "unknown" });
        expect((await findLike(book.store.db, mine, recent, false))?.id).toBe(adopted.id);
        const dearer = await put({ ...plan, face_kobo: 120_000, state: "unknown" });
        expect((await findLike(book.store.db, mine, recent, false))?.id).toBe(dearer.id);
        // Two amounts for one meter are two wishes.
        expect((await findLike(book.store.db, mine, recent, true))?.id).toBe(adopted.id);
      });

      it.each([
        ["failed", { state: "failed" }],
        ["settled long ago", { state: "succeeded", settled_at: recent - 1 }],
        ["of another account", { account_id: "bola", state: "unknown" }],
        ["of the other mode", { mode: "sandbox", state: "unknown" }],
        ["of another amount", { face_kobo: 50_001, state: "unknown" }],
        ["of another beneficiary", { beneficiary: "08035551235", state: "unknown" }],
        ["of another service", { service_type: "data", state: "unknown" }],
      ] as const)("does not take a sale for the same that is %s", async (_, other) => {
        await put(other);
        expect(await findLike(book.store.db, await put(), recent, true)).toBeUndefined();
      });

      it("lists what is due for a look, the longest due first, and when the next one is", async () => {
        expect(await nextCheckTime(book.store.db, noon)).toBeNull();
        const later = await put({ state: "pending", next_check_at: noon + 2 });
        const first = await put({ state: "unknown", next_check_at: noon + 1 });
        await put({ state: "unknown", next_check_at: noon + 9 });
        await put({ state: "succeeded" });
        const due = await dueForCheck(book.store.db, { now: noon + 2, limit: 10, longest: maxDelays });
        expect(due.map((row) => row.id)).toEqual([first.id, later.id]);
        expect(await dueForCheck(book.store.db, { now: noon + 2, limit: 1, longest: maxDelays })).toHaveLength(1);
        expect(await nextCheckTime(book.store.db, noon)).toBe(noon + 1);
        expect(await nextCheckTime(book.store.db, noon + 1)).not.toBe(noon + 1);
      });

      it("lets offers expire that nobody took in time, once", async () => {
        const old = await put({ quote_expires_at: noon });
        await put({ quote_expires_at: noon + 1 });
        await put({ state: "intent", quote_expires_at: noon });
        expect((await expireQuotes(book.store.db, noon)).map((row) => row.id)).toEqual([old.id]);
        expect(await expireQuotes(book.store.db, noon)).toEqual([]);
        expect((await findPurchase(book.store.db, old.id))?.state).toBe("expired");
      });

      it("leaves the rows of a list to what sells it, so that it stops for the time, and does not end", async () => {
        await put({ batch_id: "list", quote_expires_at: noon });
        expect(await expireQuotes(book.store.db, noon)).toEqual([]);
        const rows = await rowsOf(book.store.db, "list");
        const progress = {
          state: "running",
          expiresAt: noon,
          rows,
          tooDear: 0,
          moving: 0,
          unpriced: new Set<string>(),
        } as const;
        expect(nextMove(progress, 4, noon)).toEqual({ kind: "stop", why: "too_late" });
      });

      it("lists the sales of an account, newest first, without offers, and finds one by a part", async () => {
        const first = await put({ state: "succeeded", beneficiary: "08030004567", product_name: "SME 50%_off" });
        const second = await put({ state: "failed", provider_name: "Ikeja Electric" });
        await put();
        await put({ state: "succeeded", account_id: "bola" });
        const term = { digits: [], amountKobo: null, reference: null, name: null, beneficiaries: [], customer: null };
        const ids = async (query: SaleQuery, start: PageStart | null = null) =>
          (await listSales(book.store.db, "ada", query, { size: 10, start })).sales.map((row) => row.id);
        expect(await ids({})).toEqual([second.id, first.id]);
        expect(await ids({}, { direction: "older", id: second.id })).toEqual([first.id]);
        expect(await ids({ terms: [{ ...term, digits: ["0004567"] }] })).toEqual([first.id]);
        expect(await ids({ terms: [{ ...term, name: "ikeja" }] })).toEqual([second.id]);
        expect(await ids({ terms: [{ ...term, name: "0%_" }] })).toEqual([first.id]);
        expect(await ids({ terms: [{ ...term, reference: first.reference.toLowerCase() }] })).toEqual([first.id]);
        expect(await ids({ terms: [{ ...term, beneficiaries: [first.beneficiary] }, term] })).toEqual([]);
        expect(await ids({ terms: [{ ...term, amountKobo: second.face_kobo }] })).toEqual([second.id, first.id]);
        expect(await ids({ stage: "sold" })).toEqual([first.id]);
        expect(await ids({ since: (first.confirmed_at ?? 0) + 1 })).toEqual([]);
      });

      it("counts sales per seat, and sums their worth, their cost and what is open", async () => {
        await put({ state: "succeeded", face_kobo: 20_000, observed_kobo: 19_000 });
        await put({ state: "succeeded", face_kobo: 30_000, expected_kobo: 29_000 });
        await put({ state: "succeeded", face_kobo: 50_000, expected_kobo: null });
        await put({ state: "failed", face_kobo: 40_000 });
        await put({ state: "unknown", face_kobo: 60_000, expected_kobo: null });
        await put();
        expect(await countSales(book.store.db, "ada", {})).toBe(5);
        expect(await countSales(book.store.db, "ada", { serviceType: "tv" })).toBe(0);
        expect(await sumSales(book.store.db, "ada", {})).toEqual([
          {
            ...{ priceKobo: 100_000, unpricedKobo: 50_000 },
            ...{ seatId: null, sold: 3, soldKobo: 100_000, costKobo: 48_000, expected: 1, unpriced: 1 },
            ...{ open: 1, openKobo: 60_000 },
          },
        ]);
        expect(await sumSales(book.store.db, "ada", { serviceType: "tv" })).toEqual([]);
      });

      it("remembers a receipt without spending a version", async () => {
        const sale = await put({ state: "succeeded" });
        await keepReceipt(book.store.db, sale.id, "AgAC-file", "digest");
        const kept = await findPurchase(book.store.db, sale.id);
        expect(kept).toEqual({ ...sale, receipt_file_id: "AgAC-file", receipt_digest: "digest" });
      });
    });

    describe("the journal", () => {
      const entry = (purchase_id: string, id: string): JournalEntry => ({
        id,
        purchase_id,
        at: noon,
        kind: "state",
        from_state: "sending",
        to_state: "unknown",
        source: "answer",
        evidence_sha256: null,
        kobo: null,
        note: null,
      });

      it("keeps entries in order and lets nobody change or delete one", async () => {
        const sale = await put({ state: "unknown" });
        await insertJournal(book.store.db, [entry(sale.id, "2"), entry(sale.id, "1")]);
        await insertJournal(book.store.db, []);
        await expect(book.store.db.updateTable("journal").set({ note: "other" }).execute()).rejects.toThrow(
          /append-only/,
        );
        await expect(book.store.db.deleteFrom("journal").execute()).rejects.toThrow(/append-only/);
        const kept = await readJournal(book.store.db, sale.id);
        expect(kept.map(({ id, note }) => [id, note])).toEqual([
          ["1", null],
          ["2", null],
        ]);
      });
    });

    it("answers while a transaction is open elsewhere", async () => {
      const order: string[] = [];
      const first = book.store.transaction(async (trx) => {
        await sql`SELECT 1`.execute(trx);
        order.push("first");
      });
      const second = book.store.transaction(async (trx) => {
        await sql`SELECT 1`.execute(trx);
        order.push("second");
      });
      await Promise.all([first, second, findAccount(book.store.db, "ada")]);
      expect(order.sort()).toEqual(["first", "second"]);
    });
  });
}
