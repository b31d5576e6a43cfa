import { describe, expect, it } from "vitest";
import { findSales } from "../../../src/reports/history.ts";
import { readSearch } from "../../../src/reports/search.ts";
import { eraseAccount } from "../../../src/store/queries/erasures.ts";
import { findCandidates, mostCandidates } from "../../../src/store/queries/find-sales.ts";
import { type Purchase, updatePurchase } from "../../../src/store/queries/purchases.ts";
import { listSales } from "../../../src/store/queries/sales.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

/** What every engine promises about finding sales by index. */
export function describeFinding(name: string, engine: Engine): void {
  describe(`finding in ${name}`, () => {
    const book = openBook(engine);

    const put = (over: Parameters<typeof aPurchase>[0] = {}) => book.put({ state: "succeeded", ...over });
    const termsOf = async (text: string) => (await readSearch(book.store.db, "ada", text, async () => [])) ?? [];
    const find = async (text: string) => {
      const { sales } = await findSales(book.store.db, { id: "ada", mode: "live" }, await termsOf(text), null);
      return sales.map(({ id }) => id);
    };

    it("finds by index what reading the book finds", async () => {
      const made: Purchase[] = [];
      const numbers = ["08030004567", "45700000123", "08030004567", "0803111222", "7777777777"];
      for (const [index, beneficiary] of numbers.entries()) {
        made.push(
          await put({
            beneficiary,
            face_kobo: 10_000 * (index + 1),
            expected_kobo: index % 2 === 0 ? null : 9_000 * index,
            observed_kobo: index > 2 ? 8_123 : null,
            provider_name: ["MTN", "Ikeja Electric", "9mobile"][index % 3] ?? "MTN",
            product_name: [null, "SME 50%_off", "tv"][index % 3] ?? null,
          }),
        );
      }
      await put({ state: "quoted", beneficiary: "08030004567" });
      await put({ account_id: "bola", beneficiary: "08030004567" });
      const reference = made[1]?.reference ?? "";
      const texts = [
        ...[
          "4567",
          "000",
          "777",
          "08030004567",
          "+234 803 000",
          "456",
          "100",
          "81.23",
          "90",
          "mtn",
          "ikeja sme",
          "50%_",
        ],
        ...[
          "tv",
          "mt",
          "zz",
          "zebra",
          reference,
          reference.slice(-6),
          reference.slice(0, 8),
          "mtn 4567",
          "9mobile 300",
        ],
        ...["airtime", "%", "_", "99999"],
      ];
      for (const text of texts) {
        const terms = await termsOf(text);
        if (terms.length === 0) continue;
        const read = await listSales(book.store.db, "ada", { terms }, { size: 8, start: null });
        expect(await find(text), text).toEqual(read.sales.map(({ id }) => id));
      }
    });

    it("finds the middle of a reference, also where another one ends so", async () => {
      const sale = await put({ id: "01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2" });
      expect(await find("m8n0q2")).toEqual([sale.id]);
      const other = await put({ id: "01KJ4Q7ZJ3M8N0Q2R4T6M8N0Q2" });
      expect(new Set(await find("m8n0q2"))).toEqual(new Set([sale.id, other.id]));
    });

    it("finds an offer from its confirming on, and an amount from when it was seen", async () => {
      const offer = await put({ state: "quoted", beneficiary: "08099998888", product_name: "Night plan" });
      expect(await find("99988")).toEqual([]);
      const sold = await updatePurchase(book.store.db, offer, { state: "succeeded", confirmed_at: noon });
      expect(await find("99988")).toEqual([offer.id]);
      expect(await find("night")).toEqual([offer.id]);
      expect(await find("71.17")).toEqual([]);
      await updatePurchase(book.store.db, sold, { observed_kobo: 7_117 as never });
      expect(await find("71.17")).toEqual([offer.id]);
    });

    it("reads the book for what is common, and does not add it up", async () => {
      const sales = Array.from({ length: mostCandidates + 1 }, () => aPurchase({ state: "succeeded" }));
      await book.store.transaction(async (trx) => {
        for (let first = 0; first < sales.length; first += 100) {
          await trx
            .insertInto("purchase")
            .values(sales.slice(first, first + 100))
            .execute();
        }
      });
      const rare = await put({ beneficiary: "08111111111" });
      expect(await findCandidates(book.store.db, "ada", await termsOf("mtn"))).toBeNull();
      const common = await findSales(book.store.db, { id: "ada", mode: "live" }, await termsOf("mtn"), null);
      expect(common).toMatchObject({ sums: null, hasOlder: true });
      expect(common.sales[0]?.id).toBe(rare.id);
      expect(await find("mtn 1111")).toEqual([rare.id]);
    });

    it("leaves no part of a number behind when an account is erased", async () => {
      await put({ beneficiary: "08030004567" });
      await put({ beneficiary: "08030004567", account_id: "bola" });
      await book.store.transaction((trx) => eraseAccount(trx, "ada"));
      const left = await book.store.db.selectFrom("beneficiary_part").select("account_id").distinct().execute();
      expect(left).toEqual([{ account_id: "bola" }]);
      expect(await find("4567")).toEqual([]);
    });
  });
}
