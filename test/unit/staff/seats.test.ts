import { describe, expect } from "vitest";
import { findAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { findSeat } from "../../../src/accounts/seats.queries.ts";
import { findSeller, forgetIdleKeys, leaveSeat } from "../../../src/sessions/sessions.ts";
import { isSeatPayload, makeSeat, makeSeatLink, seatLinkLifeMs } from "../../../src/staff/seats.ts";
import { itWith } from "../../support/it-with.ts";
import { ada, openCounter, refused, tunde } from "../accounts/seat-counter.ts";

const it = itWith("counter", openCounter);

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

  it("refuses an owner and a person with another seat, and stays good", async ({ counter, store, ids, clock }) => {
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

describe("an offer on its confirm card", () => {
  it("is not sold once the seat is suspended, and is sold when it is resumed", async ({ counter }) => {
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

  it("is not sold when the last owner has logged out", async ({ counter }) => {
    const offer = await counter.offers(500);
    await putChat(counter.store.db, { user_id: 7, first_name: "Ada", account_id: null, created_at: 0 });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_closed" }));
    expect(await forgetIdleKeys(counter.store.db, "ada")).toBe(true);
    expect(await findAccount(counter.store.db, "ada")).toMatchObject({ live_key_sealed: null });
  });

  it("that was made as an owner is not sold from a seat", async ({ counter }) => {
    const offer = await counter.offers(500, { seatId: null });
    expect(await offer.tap()).toMatchObject(refused({ kind: "seat_over" }));
  });

  it("of an owner knows no limits", async ({ counter }) => {
    const offer = await counter.offers(900_000, { seatId: null, userId: 7 });
    expect((await offer.tap()).kind).toBe("placed");
  });
});

describe("the trail", () => {
  it("says who made, linked, took and left a seat, and cannot be changed", async ({ counter }) => {
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
