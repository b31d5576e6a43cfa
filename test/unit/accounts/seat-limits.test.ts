import { describe, expect } from "vitest";
import { updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { summarizeBySeat } from "../../../src/closes/sale-totals.ts";
import type { Kobo } from "../../../src/core/money.ts";
import { toKobo } from "../../../src/core/money.ts";
import { updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { createSeatGuard } from "../../../src/staff/seat-guard.ts";
import { anAccount } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { openCounter, refused, tunde } from "./seat-counter.ts";

const it = itWith("counter", openCounter);

describe("a seat's limits", () => {
  it("hold to the kobo under twenty taps at once", async ({ counter }) => {
    await counter.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(999_999) });
    const offers = [];
    for (let count = 0; count < 20; count++) offers.push(await counter.offers(1000));
    const placed = await Promise.all(offers.map((offer) => offer.tap()));
    expect(placed.filter(({ kind }) => kind === "placed")).toHaveLength(9);
    const others = placed.filter(({ kind }) => kind !== "placed");
    expect(others).toHaveLength(11);
    for (const other of others) {
      expect(other).toMatchObject(refused({ kind: "seat_day_limit", worthKobo: 100_000, leftKobo: 99_999 }));
    }
    expect((await counter.sells(999.99)).kind).toBe("placed");
    expect(await counter.sells(0.01)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 0 }));
    const total = (await summarizeBySeat(counter.store.db, "ada", { mode: "live" })).get(counter.seat.id);
    expect(total).toMatchObject({ open: 10, openKobo: 999_999 });
  });

  it("hold in the guard itself, without other waits between sales of one account", async ({ counter }) => {
    const { store, clock } = counter;
    await counter.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(999_999) });
    const guard = createSeatGuard(createTimes("Africa/Lagos"));
    const quotes = [];
    for (let count = 0; count < 20; count++) {
      quotes.push(await counter.stores(counter.request(1000)));
    }
    const refusals = await Promise.all(
      quotes.map(({ purchase }) =>
        store.transaction(async (trx) => {
          const refusal = await guard(trx, purchase, { userId: tunde, now: clock.now(), account: anAccount() });
          if (!refusal) await updatePurchase(trx, purchase, { state: "intent", confirmed_at: clock.now() });
          return refusal;
        }),
      ),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(9);
    const total = (await summarizeBySeat(store.db, "ada", { mode: "live" })).get(counter.seat.id);
    expect(total).toMatchObject({ open: 9, openKobo: 900_000 });
  });

  it("count what may have left the wallet, and not what certainly has not", async ({ counter }) => {
    await counter.changes({ day_limit_kobo: toKobo(100_000) });
    const placed = await counter.sells(900);
    if (placed.kind !== "placed") throw new Error("Not placed");
    expect(await counter.sells(200)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 10_000 }));
    const unknown = await updatePurchase(counter.store.db, placed.purchase, { state: "unknown" });
    expect(await counter.sells(200)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 10_000 }));
    await updatePurchase(counter.store.db, unknown, { state: "failed" });
    expect((await counter.sells(200)).kind).toBe("placed");
  });

  it("count what customers pay, the face value if that is more, and never the cost", async ({ counter }) => {
    await counter.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(200_000) });
    const price = { chargeKobo: 48_750 as Kobo, discountPercent: 2.5, listKobo: null };
    const sold = await counter.sells(500, { price });
    expect(await counter.sells(1501)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 150_000 }));
    if (sold.kind !== "placed") throw new Error("Not placed");
    await updatePurchase(counter.store.db, sold.purchase, { state: "succeeded", observed_kobo: toKobo(60_000) });
    expect(await counter.sells(1501)).toMatchObject(refused({ leftKobo: 150_000 }));
    const paying = (naira: number) => ({ kobo: toKobo(naira * 100), from: "rule" as const });
    expect((await counter.sells(500, { pays: paying(550) })).kind).toBe("placed");
    expect(await counter.sells(1501)).toMatchObject(refused({ leftKobo: 95_000 }));
    expect((await counter.sells(500, { pays: paying(450) })).kind).toBe("placed");
    expect(await counter.sells(1501)).toMatchObject(refused({ leftKobo: 45_000 }));
    const plan = { serviceType: "data", product: { id: 1, name: "1GB" }, price } as const;
    expect(await counter.sells(300, { ...plan, pays: paying(451) })).toMatchObject(refused({ worthKobo: 45_100 }));
    expect((await counter.sells(300, { ...plan, pays: paying(450) })).kind).toBe("placed");
  });

  it("let no plan through that has no price but its cost", async ({ counter }) => {
    const plan = { serviceType: "data", product: { id: 1, name: "1GB" } } as const;
    expect(await counter.sells(300, plan)).toMatchObject(refused({ kind: "seat_unpriced" }));
    const cost = { kobo: toKobo(30_000), from: "cost" as const };
    expect(await counter.sells(300, { ...plan, pays: cost })).toMatchObject(refused({ kind: "seat_unpriced" }));
    const list = { kobo: toKobo(35_000), from: "list" as const };
    expect((await counter.sells(300, { ...plan, pays: list })).kind).toBe("placed");
  });

  it("keep the modes apart", async ({ counter }) => {
    await counter.changes({ day_limit_kobo: toKobo(50_000) });
    await updateAccount(counter.store.db, "ada", { mode: "sandbox" });
    expect((await counter.sells(500, { mode: "sandbox" })).kind).toBe("placed");
    await updateAccount(counter.store.db, "ada", { mode: "live" });
    expect((await counter.sells(500)).kind).toBe("placed");
  });

  it("begin again at midnight in Lagos", async ({ counter, clock }) => {
    await counter.changes({ day_limit_kobo: toKobo(50_000) });
    const midnight = Date.UTC(2026, 10, 14, 23);
    await clock.advance(midnight - 1 - clock.now());
    expect((await counter.sells(500)).kind).toBe("placed");
    expect((await counter.sells(1)).kind).toBe("refused");
    await clock.advance(1);
    expect((await counter.sells(500)).kind).toBe("placed");
  });

  it("hold for one sale, at the limit and a kobo above", async ({ counter }) => {
    await counter.changes({ sale_limit_kobo: toKobo(50_000) });
    expect((await counter.sells(500)).kind).toBe("placed");
    expect(await counter.sells(500.01)).toMatchObject(
      refused({ kind: "seat_sale_limit", worthKobo: 50_001, limitKobo: 50_000 }),
    );
  });

  it("let through only the allowed services", async ({ counter }) => {
    await counter.changes({ services: "data,tv" });
    expect(await counter.sells(500)).toMatchObject(refused({ kind: "seat_service" }));
    const pays = { kobo: toKobo(50_000), from: "list" as const };
    expect((await counter.sells(500, { serviceType: "tv", pays })).kind).toBe("placed");
  });
});
