import { describe, expect, it } from "vitest";
import { findSales } from "../../../src/books/history.ts";
import { readSearch } from "../../../src/books/search.ts";
import { beneficiariesNamed } from "../../../src/customers/names.ts";
import { maxNamed } from "../../../src/customers/person-names.queries.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { findCandidates, maxCandidates } from "../../../src/sales/find-sales.queries.ts";
import { type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { listSales, type PageStart } from "../../../src/sales/sales.queries.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about finding sales by index. */
export function describeFinding(name: string, engine: Engine): void {
  describe(`finding in ${name}`, () => {
    const book = openBook(engine);

    const put = (over: Parameters<typeof aPurchase>[0] = {}) => book.put({ state: "succeeded", ...over });
    const fill = (count: number, over: Parameters<typeof aPurchase>[0] = {}) =>
      book.store.transaction(async (trx) => {
        const sales = Array.from({ length: count }, () => aPurchase({ state: "succeeded", ...over }));
        for (let first = 0; first < count; first += 100) {
          await trx
            .insertInto("purchase")
            .values(sales.slice(first, first + 100))
            .execute();
        }
      });
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
            price_kobo: index > 1 ? 12_500 + (index % 2) : null,
            price_from: index > 1 ? "rule" : null,
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
          "125",
          "125.01",
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

    it("finds what a customer pays, and for who sees no costs no price that is one", async () => {
      const typed = await put({ face_kobo: 48_750, price_kobo: 62_017, price_from: "typed", service_type: "data" });
      const atCost = await put({ face_kobo: 48_750, price_kobo: 62_018, price_from: "cost", service_type: "data" });
      const findUnseen = async (text: string) => {
        const terms = (await readSearch(book.store.db, "ada", text, async () => [], false)) ?? [];
        return (await findSales(book.store.db, { id: "ada", mode: "live" }, terms, null)).sales.map(({ id }) => id);
      };
      expect([await find("620.17"), await find("620.18")]).toEqual([[typed.id], [atCost.id]]);
      expect([await findUnseen("620.17"), await findUnseen("620.18")]).toEqual([[typed.id], []]);
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
      await fill(maxCandidates + 1);
      const rare = await put({ beneficiary: "08111111111" });
      expect(await findCandidates(book.store.db, "ada", await termsOf("mtn"))).toBeNull();
      const common = await findSales(book.store.db, { id: "ada", mode: "live" }, await termsOf("mtn"), null);
      expect(common).toMatchObject({ sums: null, older: expect.any(String) });
      expect(common.sales[0]?.id).toBe(rare.id);
      expect(await find("mtn 1111")).toEqual([rare.id]);
    });

    it("finds what two words share that are each common, by index", async () => {
      await fill(maxCandidates + 1, { face_kobo: 20_000 });
      await fill(maxCandidates + 1, { face_kobo: 150_000, provider_name: "Glo", product_name: "SME" });
      const one = await put({ face_kobo: 150_000, expected_kobo: null });
      for (const text of ["mtn 1500", "1500 mtn airtime"]) {
        expect(await findCandidates(book.store.db, "ada", await termsOf(text)), text).toEqual({ ids: [one.id] });
        expect(await find(text), text).toEqual([one.id]);
      }
      for (const text of ["glo mtn", "sme 200", "sme mtn 1500"]) {
        expect(await findCandidates(book.store.db, "ada", await termsOf(text)), text).toEqual({ ids: [] });
      }
      expect(await findCandidates(book.store.db, "ada", await termsOf("glo 1500"))).toBeNull();
    });

    it("reads one page of sales, and goes on from there", async () => {
      const wanted = [await put({ provider_name: "Glo" }), await put({ provider_name: "Glo" })];
      for (let later = 0; later < 5; later++) await put();
      const glo = { terms: await termsOf("glo") };
      const page = (start: PageStart | null) => listSales(book.store.db, "ada", glo, { size: 8, start, most: 3 });
      const seen: string[] = [];
      const starts: PageStart[] = [];
      for (let older: string | null = "first"; older !== null; ) {
        const start = starts.at(-1) ?? null;
        const read = await page(start);
        seen.push(...read.sales.map(({ id }) => id));
        older = read.older;
        if (older !== null) starts.push({ direction: "older", id: older });
      }
      expect(seen).toEqual(wanted.map(({ id }) => id).toReversed());
      expect(starts).toHaveLength(2);
      const back = await page({ direction: "newer", id: seen[0] ?? "" });
      expect(back.sales).toEqual([]);
      expect((await page({ direction: "newer", id: back.newer ?? "" })).newer).toBeNull();
    });

    it("finds the sales of a customer whose name very many have", async () => {
      const all = Array.from({ length: maxNamed + 1 }, (_, index) => index);
      const whose = { account_id: "ada", last_sale_id: null, created_at: noon };
      const people = all.map((index) => ({
        ...{ ...whose, id: `p${index}`, name: `Mama ${index}`, name_folded: `mama ${index}`, served_at: noon },
      }));
      const customerNumbers = all.map((index) => ({
        ...{ ...whose, id: `t${index}`, person_id: `p${index}`, kind: "phone" as const, number: `0803${index}` },
      }));
      await book.store.db.insertInto("person").values(people).execute();
      await book.store.db.insertInto("person_thing").values(customerNumbers).execute();
      const sale = await put({ beneficiary: `0803${maxNamed}` });
      await put({ beneficiary: "08031" });
      await put({ beneficiary: "0111" });
      const terms = await readSearch(book.store.db, "ada", "mama", beneficiariesNamed);
      const found = await findSales(book.store.db, { id: "ada", mode: "live" }, terms ?? [], null);
      expect(found.sales.map(({ beneficiary }) => beneficiary)).toEqual(["08031", sale.beneficiary]);
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
