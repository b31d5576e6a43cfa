import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSales, type HistoryFilter, pageSize, readHistory } from "../../../src/books/history.ts";
import { readSearch } from "../../../src/books/search.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { listSales, type PageStart } from "../../../src/sales/sales.queries.ts";
import {
  anElectricitySale,
  aPurchase,
  noon,
  openTempStore,
  type Plain,
  type TempStore,
} from "../../support/builders.ts";

const hour = 3_600_000;
const { startOfDay } = createTimes("Africa/Lagos");
const all: HistoryFilter = { serviceType: null, stage: null, day: null, seat: null };
const idOf = (number: number) => `01KJ4Q${String(number).padStart(20, "0")}`;

let store: TempStore;
beforeAll(async () => {
  store = await openTempStore();
});
afterAll(() => store[Symbol.asyncDispose]());

async function keep(...sales: Partial<Plain<Purchase>>[]): Promise<void> {
  await store.db.deleteFrom("purchase").execute();
  for (const sale of sales) {
    const build = sale.service_type === "electricity" ? anElectricitySale : aPurchase;
    await insertPurchase(store.db, build({ state: "succeeded", ...sale }));
  }
}

async function history(filter: Partial<HistoryFilter> = {}, start: PageStart | null = null) {
  const account = { id: "ada", mode: "live" as const };
  return readHistory(store.db, account, { ...all, ...filter }, start, { now: noon, startOfDay });
}

async function found(text: string): Promise<string[]> {
  const terms = (await readSearch(store.db, "ada", text, async () => [])) ?? [];
  return (await findSales(store.db, { id: "ada", mode: "live" }, terms, null)).sales.map(({ id }) => id);
}

describe("readHistory", () => {
  it("lists every sale of a service that it counts, however many plans were sold", async () => {
    const plans = Array.from({ length: 150 }, (_, index) => `Plan ${index}`);
    await keep(...plans.map((product_name) => ({ service_type: "data", product_name }) as const));
    let listed = 0;
    for (let start: PageStart | null = null, isMore = true; isMore; ) {
      const page = await history({ serviceType: "data" }, start);
      expect(page.count).toBe(150);
      listed += page.sales.length;
      isMore = page.older !== null;
      start = { direction: "older", id: page.older ?? "" };
    }
    expect(listed).toBe(150);
  });

  it("holds only sales: no offers, and none of the other mode", async () => {
    await keep(
      { id: idOf(1) },
      { id: idOf(2), state: "quoted" },
      { id: idOf(3), state: "expired" },
      { id: idOf(4), state: "cancelled" },
      { id: idOf(5), mode: "sandbox" },
      { id: idOf(6), state: "void" },
    );
    const { sales, count, sums } = await history();
    expect(sales.map(({ id }) => id)).toEqual([idOf(6), idOf(1)]);
    expect({ count, sold: sums.sold, soldKobo: sums.soldKobo }).toEqual({ count: 2, sold: 1, soldKobo: 50_000 });
  });

  it("turns pages both ways and ends at both ends", async () => {
    await keep(...Array.from({ length: pageSize * 2 + 3 }, (_, number) => ({ id: idOf(number) })));
    const first = await history();
    expect([first.newer, first.older, first.sales.length]).toEqual([null, first.sales.at(-1)?.id, pageSize]);
    const second = await history({}, { direction: "older", id: first.sales.at(-1)?.id ?? "" });
    expect([second.newer, second.older]).toEqual([second.sales[0]?.id, second.sales.at(-1)?.id]);
    const last = await history({}, { direction: "older", id: second.sales.at(-1)?.id ?? "" });
    expect([last.newer, last.older, last.sales.length]).toEqual([last.sales[0]?.id, null, 3]);
    const back = await history({}, { direction: "newer", id: last.sales[0]?.id ?? "" });
    expect(back.sales).toEqual(second.sales);
    // What is left above is less than a page: the newest page, whole.
    const top = await history({}, { direction: "newer", id: first.sales[2]?.id ?? "" });
    expect(top.sales).toEqual(first.sales);
    expect(top.newer).toBeNull();
  });

  it("counts a token on its way as sold and as open", async () => {
    await keep(
      { id: idOf(1), service_type: "electricity", delivery: "awaiting" },
      { id: idOf(2), state: "pending" },
      { id: idOf(3), state: "failed" },
      { id: idOf(4), state: "void" },
    );
    const ids = async (filter: Partial<HistoryFilter>) => (await history(filter)).sales.map(({ id }) => id);
    expect(await ids({ stage: "sold" })).toEqual([idOf(1)]);
    expect(await ids({ stage: "open" })).toEqual([idOf(2), idOf(1)]);
    expect(await ids({ stage: "failed" })).toEqual([idOf(4), idOf(3)]);
    expect(await ids({ serviceType: "electricity" })).toEqual([idOf(1)]);
  });

  it("counts days by the confirmation of a sale, in the shop's time zone", async () => {
    const midnight = startOfDay(noon);
    await keep(
      { id: idOf(1), confirmed_at: midnight - 6 * 24 * hour - 1 },
      { id: idOf(2), confirmed_at: midnight - 6 * 24 * hour },
      { id: idOf(3), confirmed_at: midnight - 1 },
      { id: idOf(4), confirmed_at: midnight },
    );
    const ids = async (day: HistoryFilter["day"]) => (await history({ day })).sales.map(({ id }) => id);
    expect(await ids("today")).toEqual([idOf(4)]);
    expect(await ids("yesterday")).toEqual([idOf(3)]);
    expect(await ids("week")).toEqual([idOf(4), idOf(3), idOf(2)]);
  });
});

describe("findSales", () => {
  it("searches both modes, and only this account", async () => {
    await keep({ id: idOf(1), mode: "sandbox" }, { id: idOf(2) });
    expect(await found("0803 555 1234")).toEqual([idOf(2), idOf(1)]);
    const terms = (await readSearch(store.db, "bola", "mtn", async () => [])) ?? [];
    expect((await findSales(store.db, { id: "bola", mode: "live" }, terms, null)).sales).toEqual([]);
  });

  it("pages through results as through the book, from any sale to either side, or from the start if its sale does not fit", async () => {
    const minute = 60_000;
    // Some were confirmed at once, and not in the order of their offers.
    const sales = Array.from({ length: 27 }, (_, index) => ({
      ...{ id: idOf(index), confirmed_at: noon - Math.floor(((index * 7) % 27) / 2) * minute },
      beneficiary: `0803555${String(1000 + index)}`,
    }));
    await keep(...sales, { id: idOf(90), beneficiary: "08011111111" });
    const terms = (await readSearch(store.db, "ada", "0803555", async () => [])) ?? [];
    const page = async (start: PageStart | null) => {
      const { sums, paysKobo: _, ...shown } = await findSales(store.db, { id: "ada", mode: "live" }, terms, start);
      expect(sums).toMatchObject({ sold: sales.length });
      return shown;
    };
    for (const { id } of sales) {
      for (const direction of ["older", "newer"] as const) {
        const start = { direction, id };
        expect(await page(start)).toEqual(await listSales(store.db, "ada", { terms }, { size: pageSize, start }));
      }
    }
    expect(await page({ direction: "older", id: idOf(90) })).toEqual(await page(null));
    expect((await page(null)).older).not.toBeNull();
  });

  it("takes signs of LIKE for what they are", async () => {
    await keep({ id: idOf(1), product_name: "50%_off\\x" }, { id: idOf(2), product_name: "500 of x" });
    expect(await found("50%")).toEqual([idOf(1)]);
    expect(await found("%_off")).toEqual([idOf(1)]);
    expect(await found("off\\x")).toEqual([idOf(1)]);
  });

  it("wants every word to fit", async () => {
    await keep(
      { id: idOf(1), product_name: "SME 1GB weekly" },
      { id: idOf(2), product_name: "SME 2GB weekly" },
      { id: idOf(3), provider_name: "Airtel", product_name: "1GB monthly" },
    );
    expect(await found("mtn 1gb")).toEqual([idOf(1)]);
    expect(await found("1 gb")).toEqual([idOf(3), idOf(1)]);
    expect(await found("weekly")).toEqual([idOf(2), idOf(1)]);
  });

  it("takes an amount for the face value or the charge", async () => {
    await keep({ id: idOf(1) }, { id: idOf(2), observed_kobo: 48_000 }, { id: idOf(3), face_kobo: 48_750 });
    // The expected charge stands on the card from before the sale.
    expect(await found("487.50")).toEqual([idOf(3), idOf(2), idOf(1)]);
    expect(await found("₦480")).toEqual([idOf(2)]);
  });
});
