import { describe, expect, it } from "vitest";
import { hourMs } from "../../../src/core/calendar.ts";
import { observe } from "../../../src/health/health.queries.ts";
import { anElectricitySale, aPurchase, aStatement, noon, openTempStore, put } from "../../support/builders.ts";
import { openTill } from "../sales/till.ts";

const company = { serviceType: "airtime", providerId: 1 } as const;
const failed = { state: "failed", confirmed_at: noon - 2000, settled_at: noon - 1000, mode: "live" } as const;

describe("what the sales of a company show", () => {
  it("leaves out failures that the shop itself has caused, and play money", async () => {
    await using store = await openTempStore();
    for (const words of ["Insufficient wallet balance", "Invalid phone number", "Minimum amount is 50"])
      await put(store, aPurchase({ ...failed, service_words: words }));
    await put(store, aPurchase({ ...failed, mode: "sandbox", service_words: "Network is down" }));
    expect((await observe(store.db, company, null, noon)).ended).toEqual([]);
    await put(store, aPurchase({ ...failed, service_words: "Network is down" }));
    expect((await observe(store.db, company, null, noon)).ended).toEqual([{ endedAt: noon - 1000, tookMs: null }]);
  });

  it("counts a sale as failed that was taken back before its token came", async () => {
    await using till = await openTill();
    const meters = { serviceType: "electricity", providerId: 7 } as const;
    const sold = { state: "succeeded", delivery: "awaiting", mode: "live", provider_id: 7, settled_at: noon } as const;
    const { id } = await put(till.store, anElectricitySale({ ...sold, confirmed_at: noon - 1000 }));
    await till.settle.apply(id, { kind: "verified", statement: aStatement({ status: "failed", word: "refunded" }) });
    expect((await observe(till.store.db, meters, null, noon)).ended).toEqual([{ endedAt: noon, tookMs: null }]);
  });

  it("counts a sale as waiting for a day", async () => {
    await using store = await openTempStore();
    const pending = (hours: number) =>
      aPurchase({ state: "pending", mode: "live", confirmed_at: noon - hours * hourMs, next_check_at: noon + 1000 });
    for (const hours of [1, 23, 25, 500]) await put(store, pending(hours));
    const { open } = await observe(store.db, company, "ada", noon);
    expect(open.map(({ confirmedAt }) => (noon - confirmedAt) / hourMs).toSorted((a, b) => a - b)).toEqual([1, 23]);
  });
});
