import { describe, expect, it } from "vitest";
import { createSeatGuard } from "../../../src/accounts/seat-guard.ts";
import {
  isSeatPayload,
  leaveSeat,
  makeSeat,
  makeSeatLink,
  openSeatLink,
  seatLinkLifeMs,
} from "../../../src/accounts/seats.ts";
import { findSeller, forgetIdleKeys } from "../../../src/accounts/sessions.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import type { Kobo } from "../../../src/lib/money.ts";
import { toKobo } from "../../../src/lib/money.ts";
import type { Said } from "../../../src/purchases/judge.ts";
import { type Placed, place } from "../../../src/purchases/place.ts";
import { draftQuote, type Quote, type Wish } from "../../../src/purchases/quote.ts";
import { reckonBySeat } from "../../../src/reports/reckoning.ts";
import { findAccount, putChat, updateAccount } from "../../../src/store/queries/accounts.ts";
import { insertPurchase, updatePurchase } from "../../../src/store/queries/purchases.ts";
import { changeSeat, findSeat, type Seat } from "../../../src/store/queries/seats.ts";
import type { SeatRole, SeatTable } from "../../../src/store/tables/seats.ts";
import { openTill, type Till } from "../purchases/till.ts";

const ada = { userId: 7, accountId: "ada", seatId: null };
const tunde = 8;

interface Counter extends Till {
  seat: Seat;
  link: string;
  opens(userId?: number, payload?: string): ReturnType<typeof openSeatLink>;
  changes(changes: Partial<Omit<SeatTable, "version">>): Promise<unknown>;
  wish(naira: number, over?: Partial<Wish>): Wish;
  /** An offer of this much, and the tap on it. */
  offers(naira: number, over?: Partial<Wish>): Promise<{ tap(userId?: number): Promise<Placed> }>;
  sells(naira: number, over?: Partial<Wish>): Promise<Placed>;
  stores(wish: Wish): Promise<Quote>;
}

/** The service lists everything at the price that the offer has. */
const said: Said = ({ expected_kobo }) => ({
  price: { chargeKobo: expected_kobo as Kobo | null, discountPercent: 0 },
  ...{ saidAt: 0, providerName: null, productName: null, limits: null },
});

/** Ada's shop, a seat and its link. With `claim` Tunde sits there. */
async function openCounter(options: { role?: SeatRole; claim?: boolean } = {}): Promise<Counter> {
  const till = await openTill();
  const { store, ids, clock } = till;
  const deps = () => ({ ids, now: clock.now() });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: clock.now() });
  const wanted = { name: "Tunde", role: options.role ?? "seller" } as const;
  const seat = await store.transaction((trx) => makeSeat(trx, deps(), ada, wanted));
  const link = (await store.transaction((trx) => makeSeatLink(trx, deps(), ada, seat.id))) ?? "";
  const guards = { doors: [], limits: [createSeatGuard(createTimes("Africa/Lagos"))] };
  // Several in one chat, as no counter makes them: the limits hold by themselves.
  const stores = async (wish: Wish) => {
    const quote = draftQuote(ids, wish, clock.now());
    await insertPurchase(store.db, quote.purchase);
    return quote;
  };
  let number = 0;
  const counter: Counter = {
    ...till,
    ...{ seat, link, stores },
    opens: (userId = tunde, payload = link) =>
      store.transaction(async (trx) => {
        const opened = await openSeatLink(trx, deps(), { userId, firstName: "Musa", payload });
        if (opened.kind === "seated") await putChat(trx, { user_id: userId, first_name: "T", created_at: clock.now() });
        return opened;
      }),
    changes: (changes) => changeSeat(store.db, seat.id, ["invited", "active", "suspended", "ended"], changes),
    wish: (naira, over = {}) => ({
      ...{ accountId: "ada", userId: tunde, seatId: seat.id, mode: "live", serviceType: "airtime", product: null },
      ...{
        provider: { id: 1, slug: "mtn", name: "MTN" },
        beneficiary: `0803555${String(++number).padStart(4, "0")}`,
      },
      ...{ quantity: 1, faceKobo: (naira * 100) as Kobo },
      price: { chargeKobo: (naira * 100) as Kobo, discountPercent: 0 },
      saidAt: clock.now(),
      ...over,
    }),
    async offers(naira, over = {}) {
      const wish = counter.wish(naira, over);
      const { confirmKey } = await stores(wish);
      return {
        tap: (userId = wish.userId) => {
          const tapped = { confirmKey, userId, accountId: "ada", messageId: 5, now: clock.now() };
          return store.transaction((trx) => place(trx, ids, tapped, { said, guards }));
        },
      };
    },
    sells: async (naira, over) => (await counter.offers(naira, over)).tap(),
  };
  if (options.claim !== false) await counter.opens();
  return counter;
}

const refused = (refusal: object) => ({ kind: "refused", refusal });

describe("an invitation", () => {
  it("has 128 bits, and only its hash is stored", async () => {
    await using counter = await openCounter({ claim: false });
    expect(counter.link).toMatch(/^s_[\w-]{22}$/);
    expect(isSeatPayload(counter.link)).toBe(true);
    const rows = [await counter.store.db.selectFrom("seat").selectAll().execute()];
    rows.push((await counter.store.db.selectFrom("audit").selectAll().execute()) as never);
    expect(JSON.stringify(rows)).not.toContain(counter.link.slice(2));
  });

  it("seats the first of many who open it at once, again and again, and nobody else", async () => {
    await using counter = await openCounter({ claim: false });
    const opened = await Promise.all(Array.from({ length: 15 }, (_, index) => counter.opens(100 + index)));
    expect(opened.filter(({ kind }) => kind === "seated")).toHaveLength(1);
    expect(opened.filter(({ kind }) => kind === "used")).toHaveLength(14);
    const first = 100 + opened.findIndex(({ kind }) => kind === "seated");
    expect(await counter.opens(first)).toMatchObject({ kind: "seated", isNew: false });
    expect(await findSeller(counter.store.db, first)).toMatchObject({
      account: { id: "ada" },
      seat: { name: "Tunde" },
    });
  });

  it("runs out after a day, and is replaced by a new one", async () => {
    await using counter = await openCounter({ claim: false });
    const { store, ids, clock } = counter;
    await clock.advance(seatLinkLifeMs);
    expect(await counter.opens()).toEqual({ kind: "expired" });
    const deps = { ids, now: clock.now() };
    const anew = await store.transaction((trx) => makeSeatLink(trx, deps, ada, counter.seat.id));
    expect(await counter.opens()).toEqual({ kind: "wrong" });
    expect(await counter.opens(tunde, anew)).toMatchObject({ kind: "seated", isNew: true });
    expect(await store.transaction((trx) => makeSeatLink(trx, deps, ada, counter.seat.id))).toBeUndefined();
  });

  it("is not for an owner, nor for who sits elsewhere, and stays good", async () => {
    await using counter = await openCounter();
    const { store, ids, clock } = counter;
    const deps = { ids, now: clock.now() };
    const other = await store.transaction((trx) => makeSeat(trx, deps, ada, { name: "Bisi", role: "seller" }));
    const link = (await store.transaction((trx) => makeSeatLink(trx, deps, ada, other.id))) ?? "";
    expect(await counter.opens(7, link)).toEqual({ kind: "owner" });
    expect(await counter.opens(tunde, link)).toEqual({ kind: "busy" });
    await counter.changes({ ends_at: clock.now() });
    await store.transaction((trx) => leaveSeat(trx, deps, tunde));
    expect(await counter.opens(tunde, link)).toMatchObject({ kind: "seated", isNew: true });
    expect(await counter.opens(tunde)).toEqual({ kind: "revoked" });
  });

  it("that is guessed counts, and the eleventh in an hour is not looked up", async () => {
    await using counter = await openCounter({ claim: false });
    for (let count = 0; count < 10; count++) {
      expect(await counter.opens(9, count % 2 ? "s_" : `s_${counter.ids.secret(128)}`)).toEqual({ kind: "wrong" });
    }
    expect(await counter.opens(9)).toEqual({ kind: "slow_down" });
    expect((await counter.opens(10)).kind).toBe("seated");
  });
});

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
          const refusal = await guard(trx, purchase, { userId: tunde, now: clock.now() });
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
    const cheaper = await counter.sells(500, { price: { chargeKobo: 48_750 as Kobo, discountPercent: 2.5 } });
    expect(await counter.sells(600)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 51_250 }));
    if (cheaper.kind !== "placed") throw new Error("Not placed");
    await updatePurchase(counter.store.db, cheaper.purchase, { state: "succeeded", observed_kobo: toKobo(50_000) });
    const unpriced = { price: { chargeKobo: null, discountPercent: null }, serviceType: "electricity" } as const;
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

describe("an offer on its confirm card", () => {
  it("is not sold once the seat is suspended, and is sold when it is resumed", async () => {
    await using counter = await openCounter();
    const offer = await counter.offers(500);
    await counter.changes({ state: "suspended" });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_suspended" }));
    await counter.changes({ state: "active" });
    expect((await offer.tap()).kind).toBe("placed");
  });

  it("is not sold by a seat that has ended, whose end date has come, or which has become a viewer's", async () => {
    await using counter = await openCounter();
    const { clock } = counter;
    const offer = await counter.offers(500);
    await counter.changes({ ends_at: clock.now() + 1000 });
    await clock.advance(1000);
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_over" }));
    await counter.changes({ ends_at: null, role: "viewer" });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_viewer" }));
    await counter.changes({ state: "ended", role: "seller" });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_over" }));
  });

  it("is not sold when the last owner has logged out", async () => {
    await using counter = await openCounter();
    const offer = await counter.offers(500);
    await putChat(counter.store.db, { user_id: 7, first_name: "Ada", account_id: null, created_at: 0 });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_closed" }));
    expect(await forgetIdleKeys(counter.store.db, "ada")).toBe(true);
    expect(await findAccount(counter.store.db, "ada")).toMatchObject({ live_key_sealed: null });
  });

  it("that was made as an owner is not sold from a seat", async () => {
    await using counter = await openCounter();
    const offer = await counter.offers(500, { seatId: null });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_over" }));
  });

  it("of an owner knows no limits", async () => {
    await using counter = await openCounter();
    const offer = await counter.offers(900_000, { seatId: null, userId: 7 });
    expect((await offer.tap()).kind).toBe("placed");
  });
});

describe("the trail", () => {
  it("says who made, linked, took and left a seat, and cannot be changed", async () => {
    await using counter = await openCounter();
    const { store, ids, clock, seat } = counter;
    await store.transaction((trx) => leaveSeat(trx, { ids, now: clock.now() }, tunde));
    expect((await findSeat(store.db, seat.id))?.state).toBe("ended");
    const rows = await store.db.selectFrom("audit").selectAll().orderBy("id").execute();
    expect(rows.map(({ act, user_id, seat_id }) => [act, user_id, seat_id])).toEqual([
      ["seat_made", 7, null],
      ["seat_linked", 7, null],
      ["seat_claimed", tunde, seat.id],
      ["seat_left", tunde, seat.id],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Tunde|Ada/);
    await expect(store.db.deleteFrom("audit").execute()).rejects.toThrow(/append-only/);
    await expect(store.db.updateTable("audit").set({ act: "login" }).execute()).rejects.toThrow(/append-only/);
  });
});
