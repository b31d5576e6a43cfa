import { describe, expect } from "vitest";
import { putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { allowProof } from "../../../src/accounts/pin-proofs.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { toKobo } from "../../../src/core/money.ts";
import { cancelQuote, type Placed, place } from "../../../src/sales/place.ts";
import { findPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { quoteLifeMs } from "../../../src/sales/quote.ts";
import { putProof } from "../../../src/sessions/locks.queries.ts";
import { findSeller, type Seller } from "../../../src/sessions/sessions.ts";
import { findAsk, useAllowance } from "../../../src/staff/allowances.ts";
import { type Answered, answerAsk, askOwners } from "../../../src/staff/asks.ts";
import { createSeatGuard } from "../../../src/staff/seat-guard.ts";
import { anAccount } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { openCounter, refused, tunde } from "../accounts/seat-counter.ts";

const it = itWith("shop", openAsking, "purchase");

const { startOfDay } = createTimes("Africa/Lagos");

/** Tunde may sell ₦500 at once, and offers more. Ada and Ben own the shop. */
async function openAsking(naira = 600, over = {}) {
  const counter = await openCounter();
  const { store, ids, clock } = counter;
  await putChat(store.db, { user_id: 9, first_name: "Ben", account_id: "ada", created_at: clock.now() });
  await counter.changes({ sale_limit_kobo: toKobo(50_000) });
  const request = counter.request(naira, over);
  const { purchase, confirmKey } = await counter.stores(request);
  const who = async (userId: number) => (await findSeller(store.db, userId)) as Seller;
  const deps = () => ({ ids, now: clock.now(), startOfDay });
  const offer = async () => (await findPurchase(store.db, purchase.id)) as Purchase;
  return {
    ...{ ...counter, purchase, confirmKey, offer, who },
    asks: async (userId = tunde) => {
      const asker = await who(userId);
      return store.transaction((trx) => askOwners(trx, deps(), asker, confirmKey));
    },
    answers: async (isAllowed = true, userId = 7, version = purchase.version): Promise<Answered> => {
      const owner = await who(userId);
      return store.transaction((trx) => answerAsk(trx, deps(), owner, { purchaseId: purchase.id, version, isAllowed }));
    },
    ask: async () => findAsk(store.db, await offer(), clock.now()),
    taps: (): Promise<Placed> =>
      store.transaction((trx) =>
        place(
          trx,
          ids,
          { confirmKey, userId: tunde, accountId: "ada", messageId: 5, now: clock.now() },
          {
            said: ({ expected_kobo }) => ({
              price: { chargeKobo: expected_kobo, discountPercent: 0, listKobo: null },
              ...{ saidAt: 0, providerName: null, productName: null, limits: null },
            }),
            guards: { accessGuards: [], limits: [createSeatGuard({ startOfDay })] },
          },
        ),
      ),
    owed: async (kind: "seat_asks" | "seat_allowed" | "seat_refused") =>
      (await store.db.selectFrom("notice").select("user_id").where("kind", "=", kind).execute()).map(
        ({ user_id }) => user_id,
      ),
  };
}

const overSale = refused({ kind: "seat_sale_limit", worthKobo: 60_000, limitKobo: 50_000 });

describe("I48: a sale above a seat's limit", () => {
  it("is sold by the seller's tap once the owner has allowed it, once", async ({ shop }) => {
    expect(await shop.taps()).toMatchObject(overSale);
    expect(await shop.asks()).toMatchObject({ isNew: true });
    expect((await shop.owed("seat_asks")).sort()).toEqual([7, 9]);
    expect(await shop.taps()).toMatchObject(overSale);
    expect(await shop.answers()).toMatchObject({ kind: "answered", state: "allowed", isNew: true });
    expect(await shop.owed("seat_allowed")).toEqual([tunde]);
    expect((await shop.offer()).state).toBe("quoted");
    const taps = await Promise.all(Array.from({ length: 5 }, () => shop.taps()));
    expect(taps.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    expect(taps.filter(({ kind }) => kind === "already")).toHaveLength(4);
    // The permission is used up, and sells no other sale.
    expect(await shop.sells(600)).toMatchObject(overSale);
  });

  it("is above the day's limit just so, and counts in it", async ({ shop }) => {
    await shop.changes({ sale_limit_kobo: null, day_limit_kobo: toKobo(50_000) });
    expect(await shop.taps()).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 50_000 }));
    await shop.asks();
    await shop.answers();
    expect((await shop.taps()).kind).toBe("placed");
    expect(await shop.sells(1)).toMatchObject(refused({ kind: "seat_day_limit", leftKobo: 0 }));
  });

  it("is asked for once, however often its button is tapped, and answered once, by the first of the owners", async () => {
    await using shop = await openAsking();
    const asked = await Promise.all(Array.from({ length: 8 }, () => shop.asks()));
    expect(asked.filter((one) => one?.isNew)).toHaveLength(1);
    expect(await shop.owed("seat_asks")).toHaveLength(2);
    const answers = await Promise.all([7, 9, 7, 9].map((owner, at) => shop.answers(at % 2 === 0, owner)));
    const counted = answers.filter((one) => one.kind === "answered" && one.isNew);
    expect(counted).toHaveLength(1);
    const state = await shop.ask();
    expect(answers).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ kind: "answered", state })));
    expect([...(await shop.owed("seat_allowed")), ...(await shop.owed("seat_refused"))]).toEqual([tunde]);
  });

  it("stays refused where the owner said no, and is not asked for again", async ({ shop }) => {
    await shop.asks();
    expect(await shop.answers(false)).toMatchObject({ kind: "answered", state: "refused" });
    expect(await shop.taps()).toMatchObject(overSale);
    expect(await shop.asks()).toMatchObject({ isNew: false });
    expect(await shop.answers(true)).toMatchObject({ kind: "answered", state: "refused", isNew: false });
    expect(await shop.taps()).toMatchObject(overSale);
  });

  it("is not asked for where it is within the limits, nor by anybody but its seller", async () => {
    await using shop = await openAsking(500);
    expect(await shop.asks()).toMatchObject({ isNew: false });
    expect(await shop.asks(7)).toBeUndefined();
    expect(await shop.owed("seat_asks")).toEqual([]);
    expect(await shop.answers()).toEqual({ kind: "unknown" });
  });

  it("is allowed only by an owner of its shop: no seat, not its seller, and no other shop", async ({ shop }) => {
    const { store, clock } = shop;
    await shop.asks();
    await store.db
      .insertInto("account")
      .values(anAccount({ id: "bola" }))
      .execute();
    await putChat(store.db, { user_id: 11, first_name: "Bola", account_id: "bola", created_at: clock.now() });
    for (const userId of [tunde, 11]) expect(await shop.answers(true, userId)).toEqual({ kind: "unknown" });
    expect(await shop.taps()).toMatchObject(overSale);
  });

  it("is over for its owner once it is cancelled, too old, of another version, of the other mode, or its seat idle", async () => {
    const ways: [string, (shop: Awaited<ReturnType<typeof openAsking>>) => Promise<unknown>, object][] = [
      ["cancelled", ({ store, confirmKey }) => cancelQuote(store.db, confirmKey, tunde), { kind: "over" }],
      ["too old", ({ clock }) => clock.advance(quoteLifeMs), { kind: "over" }],
      [
        "changed",
        async ({ store, offer }) => updatePurchase(store.db, await offer(), { price_kobo: toKobo(70_000) }),
        { kind: "over" },
      ],
      ["other mode", ({ store }) => updateAccount(store.db, "ada", { mode: "sandbox" }), { kind: "over" }],
      ["suspended", ({ changes }) => changes({ state: "suspended" }), { kind: "seat_idle" }],
      ["ended", ({ changes }) => changes({ state: "ended" }), { kind: "seat_idle" }],
    ];
    for (const [name, happens, answer] of ways) {
      await using shop = await openAsking();
      await shop.asks();
      await happens(shop);
      expect(await shop.answers(), name).toMatchObject(answer);
      expect((await shop.taps()).kind, name).not.toBe("placed");
    }
  });

  it("is not sold by a yes to another price, to an earlier version, or from before its seat was ended", async () => {
    const ways: [string, (shop: Awaited<ReturnType<typeof openAsking>>) => Promise<unknown>][] = [
      ["price", async (shop) => updatePurchase(shop.store.db, await shop.offer(), { price_kobo: toKobo(70_000) })],
      ["version", async (shop) => updatePurchase(shop.store.db, await shop.offer(), { why: null })],
      ["time", ({ clock }) => clock.advance(quoteLifeMs)],
      ["seat", ({ changes }) => changes({ state: "ended" })],
      ["service", ({ changes }) => changes({ services: "tv" })],
    ];
    for (const [name, happens] of ways) {
      await using shop = await openAsking();
      await shop.asks();
      expect(await shop.answers()).toMatchObject({ kind: "answered", state: "allowed" });
      await happens(shop);
      expect((await shop.taps()).kind, name).not.toBe("placed");
    }
  });

  it("wants the owner's PIN if such a sale needs it, for this very offer", async ({ shop, store, clock, purchase }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(59_999) });
    await shop.asks();
    expect(await shop.answers()).toMatchObject({ kind: "pin_needed" });
    const later = clock.now() + 60_000;
    await putProof(store.db, 7, allowProof({ id: purchase.id, version: purchase.version + 1 }), later);
    await putProof(store.db, 9, allowProof(purchase), later);
    expect(await shop.answers()).toMatchObject({ kind: "pin_needed" });
    expect(await shop.taps()).toMatchObject(overSale);
    await putProof(store.db, 7, allowProof(purchase), later);
    expect(await shop.answers()).toMatchObject({ kind: "answered", state: "allowed" });
    expect((await shop.taps()).kind).toBe("placed");
  });

  it("is refused without the PIN", async ({ shop }) => {
    await updateAccount(shop.store.db, "ada", { pin_above_kobo: toKobo(0) });
    await shop.asks();
    expect(await shop.answers(false)).toMatchObject({ kind: "answered", state: "refused" });
  });

  it("has its resend allowed with it, once and while it is fresh; a tap that tries it again has not", async () => {
    const pays = { kobo: toKobo(60_000), from: "list" as const };
    await using shop = await openAsking(600, { serviceType: "data", product: { id: 1, name: "1GB" }, pays });
    const { store, clock } = shop;
    await shop.asks();
    await shop.answers();
    expect((await shop.taps()).kind).toBe("placed");
    const placed = await shop.offer();
    expect(await useAllowance(store.db, { ...placed, state: "void" }, clock.now())).toBe(false);
    const unknown = { ...placed, state: "unknown" as const };
    expect(await useAllowance(store.db, { ...unknown, price_kobo: toKobo(70_000) }, clock.now())).toBe(false);
    const tap = { userId: tunde, now: clock.now(), account: anAccount() };
    const guard = createSeatGuard({ startOfDay });
    expect(await store.transaction((trx) => guard(trx, unknown, tap))).toBeNull();
    expect(await store.transaction((trx) => guard(trx, unknown, tap))).toMatchObject({ kind: "seat_sale_limit" });
  });
});
