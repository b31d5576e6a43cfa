import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTimes } from "../../src/bot/ui/format.ts";
import { summarizeSales } from "../../src/closes/sale-totals.ts";
import { insertPurchase } from "../../src/sales/purchases.queries.ts";
import { purchaseStates } from "../../src/sales/purchases.table.ts";
import { serviceTypes } from "../../src/services/services.ts";
import type { StatementLine } from "../../src/statements/statement.ts";
import { readLines } from "../../src/statements/statement-lines.ts";
import { createLineSums } from "../../src/statements/statement-sums.ts";
import { aPurchase, noon, openTempStore, type TempStore } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";

const kobo = fc.integer({ min: 1, max: 5_000_000 });
const sales = fc.record({
  state: fc.constantFrom(...purchaseStates, "succeeded", "succeeded"),
  service_type: fc.constantFrom(...serviceTypes),
  face_kobo: kobo,
  expected_kobo: fc.option(kobo),
  about_kobo: fc.option(kobo),
  observed_kobo: fc.option(kobo),
  mode: fc.constantFrom("live" as const, "live" as const, "sandbox" as const),
  delivery: fc.constantFrom("none" as const, "awaiting" as const),
  /** Many fall on the same moment. */
  minutes: fc.constantFrom(0, 0, 0, 1, -1, 700, -700, -1500, 20_000),
});

let store: TempStore;
beforeAll(async () => {
  store = await openTempStore();
});
afterAll(() => store[Symbol.asyncDispose]());

describe("I38: a statement of any sales, in any days and zone", () => {
  it("has each of its sales once, in order, and comes to the totals of sales", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sales, { maxLength: 40 }),
        fc.constantFrom("Africa/Lagos", "UTC", "America/New_York", "Australia/Lord_Howe"),
        fc.tuple(fc.integer({ min: -30, max: 0 }), fc.integer({ min: 0, max: 2 })),
        async (wanted, zone, [from, to]) => {
          await store.db.deleteFrom("purchase").execute();
          const rows = wanted.map(({ minutes, ...over }) => {
            const sale = aPurchase(over);
            return { ...sale, confirmed_at: sale.confirmed_at && noon + minutes * 60_000 };
          });
          for (const row of rows) await insertPurchase(store.db, row);
          const { startOfDay } = createTimes(zone);
          const since = startOfDay(noon + from * 86_400_000);
          const until = startOfDay(noon + to * 86_400_000) + 86_400_000;
          const query = { mode: "live" as const, since, until };
          const sums = createLineSums(startOfDay);
          const lines: StatementLine[] = [];
          const reader = { db: store.db, accountId: "ada", query, withCost: true, readToken: null };
          for await (const page of readLines(reader)) {
            sums.add(page);
            lines.push(...page);
          }
          const inside = rows.filter(
            ({ mode, confirmed_at: at }) => mode === "live" && at !== null && at >= since && at < until,
          );
          expect(lines.map(({ reference }) => reference).toSorted()).toEqual(
            inside.map(({ reference }) => reference).toSorted(),
          );
          expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
          const { sums: told, byService, byDay, bySeat } = sums.read();
          expect(told).toMatchObject(await summarizeSales(store.db, "ada", query));
          for (const parts of [byService, byDay, bySeat]) {
            for (const name of ["sold", "soldKobo", "costKobo", "unpriced", "open"] as const) {
              expect(parts.reduce((sum, part) => sum + part.sums[name], 0)).toBe(told[name]);
            }
          }
        },
      ),
      { numRuns: cases(60), seed },
    );
  });
});
