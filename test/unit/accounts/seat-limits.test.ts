import { describe, expect, it } from "vitest";
import { createSeatGuard } from "../../../src/accounts/seat-guard.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import type { Kobo } from "../../../src/lib/money.ts";
import { toKobo } from "../../../src/lib/money.ts";
import { reckonBySeat } from "../../../src/reports/reckoning.ts";
import { updateAccount } from "../../../src/store/queries/accounts.ts";
import { updatePurchase } from "../../../src/store/queries/purchases.ts";
import { anAccount } from "../../support/builders.ts";
import { openCounter, refused, tunde } from "./seat-counter.ts";

describe("a seat's limits", () => {
  it("hold to the kobo under twenty taps at once", async () => {
    await using counter = await openCounter();
    await counter.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(999_999) });
    const offers = [];
    for (let count = 0; count < 20; count++) offers.push(await counter.offers(1000));
    const placed = await Promise.all(offers.map((offer) => offer.tap()));
    expect(placed.filter(({ kind }) => kind === "placed")).toHaveLength(9);
    const others = placed.filter(({ kind }) => kind !== "placed");
    expect(others).toHaveLength(11);
    for (const other of others) {
      expect(other).toMatchObject(refused({ kind: "seat_day_limit", costKobo: 100_000, leftKobo: 99_999 }));
    }
    expect((await counter.sells(999.99)).kind).toBe("placed");
    expect(await counter.sells(0.01)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 0 }));
    const total = (await reckonBySeat(counter.store.db, "ada", { mode: "live" })).get(counter.seat.id);
    expect(total).toMatchObject({ open: 10, openKobo: 999_999 });
  });

  it("hold in the guard alone, whatever else lets sales of one account wait for each other", async () => {
    await using counter = await openCounter();
    const { store, clock } = counter;
    await counter.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(999_999) });
    const guard = createSeatGuard(createTimes("Africa/Lagos"));
    const quotes = [];
    for (let count = 0; count < 20; count++) {
      quotes.push(await counter.stores(counter.wish(1000)));
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
    const total = (await reckonBySeat(store.db, "ada", { mode: "live" })).get(counter.seat.id);
    expect(total).toMatchObject({ open: 9, openKobo: 900_000 });
  });

  it("count what may have left the wallet, and not what certainly has not", async () => {
    await using counter = await openCounter();
    await counter.changes({ day_limit_kobo: toKobo(100_000) });
    const placed = await counter.sells(900);
    if (placed.kind !== "placed") throw new Error("Not placed");
    expect(await counter.sells(200)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 10_000 }));
    const unknown = await updatePurchase(counter.store.db, placed.purchase, { state: "unknown" });
    expect(await counter.sells(200)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 10_000 }));
    await updatePurchase(counter.store.db, unknown, { state: "failed" });
    expect((await counter.sells(200)).kind).toBe("placed");
  });

  it("count the charge, the face value where it is not known, and more where more was seen", async () => {
    await using counter = await openCounter();
    await counter.changes({ day_limit_kobo: toKobo(100_000) });
    const cheaper = await counter.sells(500, {
      price: { chargeKobo: 48_750 as Kobo, discountPercent: 2.5, listKobo: null },
    });
    expect(await counter.sells(600)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 51_250 }));
    if (cheaper.kind !== "placed") throw new Error("Not placed");
    await updatePurchase(counter.store.db, cheaper.purchase, { state: "succeeded", observed_kobo: toKobo(50_000) });
    const unpriced = {
      price: { chargeKobo: null, discountPercent: null, listKobo: null },
      serviceType: "electricity",
    } as const;
    expect(await counter.sells(501, unpriced)).toMatchObject(refused({ costKobo: 50_100, leftKobo: 50_000 }));
    expect((await counter.sells(500, unpriced)).kind).toBe("placed");
  });

  it("keep the modes apart", async () => {
    await using counter = await openCounter();
    await counter.changes({ day_limit_kobo: toKobo(50_000) });
    await updateAccount(counter.store.db, "ada", { mode: "sandbox" });
    expect((await counter.sells(500, { mode: "sandbox" })).kind).toBe("placed");
    await updateAccount(counter.store.db, "ada", { mode: "live" });
    expect((await counter.sells(500)).kind).toBe("placed");
  });

  it("begin anew at midnight in Lagos", async () => {
    await using counter = await openCounter();
    const { clock } = counter;
    await counter.changes({ day_limit_kobo: toKobo(50_000) });
    const midnight = Date.UTC(2026, 10, 14, 23);
    await clock.advance(midnight - 1 - clock.now());
    expect((await counter.sells(500)).kind).toBe("placed");
    expect((await counter.sells(1)).kind).toBe("refused");
    await clock.advance(1);
    expect((await counter.sells(500)).kind).toBe("placed");
  });

  it("hold for one sale, at the limit and a kobo above", async () => {
    await using counter = await openCounter();
    await counter.changes({ sale_limit_kobo: toKobo(50_000) });
    expect((await counter.sells(500)).kind).toBe("placed");
    expect(await counter.sells(500.01)).toMatchObject(
      refused({ kind: "seat_sale_limit", costKobo: 50_001, limitKobo: 50_000 }),
    );
  });

  it("let through the services that are allowed alone", async () => {
    await using counter = await openCounter();
    await counter.changes({ services: "data,tv" });
    expect(await counter.sells(500)).toMatchObject(refused({ kind: "seat_service" }));
    expect((await counter.sells(500, { serviceType: "tv" })).kind).toBe("placed");
  });
});
