import { describe, expect, it } from "vitest";
import { createTimes } from "../../../src/bot/ui/format.ts";
import type { AccountMode } from "../../../src/core/account-modes.ts";
import { findCredit, refuseCredit } from "../../../src/customers/credit.ts";
import { setCreditLimit } from "../../../src/customers/people.queries.ts";
import { putDebtor } from "../../../src/debts/debts.queries.ts";
import { place, type RecallListing } from "../../../src/sales/place.ts";
import { findPurchase, insertPurchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { draftQuote, type SaleRequest } from "../../../src/sales/quote.ts";
import { createSeatGuard } from "../../../src/staff/seat-guard.ts";
import { aPerson, aPurchase, naira } from "../../support/builders.ts";
import { ada, openCounter, refused, tunde } from "../accounts/seat-counter.ts";

const said: RecallListing = ({ expected_kobo: chargeKobo }) => ({
  price: { chargeKobo, discountPercent: 0, listKobo: null },
  ...{ saidAt: 0, providerName: null, productName: null, limits: null },
});
const numbers = ["08036660001", "08036660002", "08036660003", "08036660004"];
const mama = { account_id: "ada", person_id: "mama" };

/** Ada's shop with a seat that marks debts, and a customer with four numbers who may owe so much. */
async function openCredit(limit: number | null, owed = 0) {
  const counter = await openCounter();
  const { store, ids, clock } = counter;
  await counter.changes({ marks_owed: 1 });
  await aPerson(store.db, { id: "mama", name: "Mama Chika", numbers });
  await setCreditLimit(store.db, "mama", limit === null ? null : naira(limit));
  const owes = (amount: number, mode: AccountMode = "live") => {
    const none = { oldest_at: clock.now(), promised_for: null, reminded_at: null, version: 1 };
    return putDebtor(store.db, { ...mama, mode, owed_kobo: naira(amount), ...none });
  };
  if (owed > 0) await owes(owed);
  const guards = { accessGuards: [], limits: [refuseCredit, createSeatGuard(createTimes("Africa/Lagos"))] };
  /** An offer, and taps on it. */
  const offers = async (amount: number, over: Partial<SaleRequest> = {}) => {
    const { purchase, confirmKey } = draftQuote(ids, counter.request(amount, over), clock.now());
    await insertPurchase(store.db, purchase);
    const tap = (onCredit: boolean) => {
      const tapped = {
        confirmKey,
        onCredit,
        userId: purchase.user_id,
        accountId: "ada",
        messageId: 5,
        now: clock.now(),
      };
      return store.transaction((trx) => place(trx, ids, tapped, { said, guards }));
    };
    return { sells: () => tap(false), owes: () => tap(true), row: () => findPurchase(store.db, purchase.id) };
  };
  const to = (place: number, over: Partial<SaleRequest> = {}) => ({ beneficiary: numbers[place] ?? "", ...over });
  return { ...counter, offers, owes, to };
}

const over = (owed: number, limit: number) =>
  refused({ kind: "credit_limit", owedKobo: naira(owed), limitKobo: naira(limit) });

describe("I52: a customer's credit limit", () => {
  it("is passed by no two sales at once, from the owner and a seat, to several of the customer's numbers", async () => {
    await using shop = await openCredit(1300, 200);
    const taps = await Promise.all(
      [0, 1, 2, 3].map((place) => shop.offers(500, shop.to(place, place % 2 ? { userId: 7, seatId: null } : {}))),
    );
    const kinds = await Promise.all([...taps, ...taps].map(({ owes }) => owes()));
    expect(kinds.filter(({ kind }) => kind === "placed")).toHaveLength(2);
    expect(kinds.filter(({ kind }) => kind === "already")).toHaveLength(2);
    expect(kinds.filter(({ kind }) => kind === "refused")).toHaveLength(4);
    for (const one of kinds.filter(({ kind }) => kind === "refused")) expect(one).toMatchObject(over(1200, 1300));
  });

  it("counts what is owed and what is open on credit, and nothing that was paid, failed, or is of the other mode", async () => {
    await using shop = await openCredit(1000, 500);
    await shop.owes(5000, "sandbox");
    const rows = { a: "failed", b: "void", c: "succeeded", d: "cancelled" } as const;
    for (const [id, state] of Object.entries(rows)) {
      await insertPurchase(shop.store.db, aPurchase({ id, state, beneficiary: numbers[0] ?? "", on_credit: 1 }));
    }
    await insertPurchase(shop.store.db, aPurchase({ id: "e", state: "pending", beneficiary: numbers[0] ?? "" }));
    const first = await shop.offers(500, shop.to(1));
    expect((await first.owes()).kind).toBe("placed");
    const next = await shop.offers(100, shop.to(2));
    expect(await next.owes()).toMatchObject(over(1000, 1000));
    const row = await first.row();
    if (row) await updatePurchase(shop.store.db, row, { state: "failed" });
    expect((await next.owes()).kind).toBe("placed");
  });

  it("of nothing sells only what is paid, and none at all sells anything", async () => {
    await using shop = await openCredit(0);
    const offer = await shop.offers(500, shop.to(0));
    expect(await offer.owes()).toMatchObject(over(0, 0));
    expect(await offer.row()).toMatchObject({ state: "quoted", on_credit: 0 });
    expect((await offer.sells()).kind).toBe("placed");
    await setCreditLimit(shop.store.db, "mama", null);
    expect((await (await shop.offers(4000, shop.to(1))).owes()).kind).toBe("placed");
    expect((await (await shop.offers(4000)).owes()).kind).toBe("placed");
  });

  it("holds for an offer that says itself that it is on credit", async () => {
    await using shop = await openCredit(400);
    const offer = await shop.offers(500, shop.to(0, { credit: { promisedFor: null } }));
    expect(await offer.sells()).toMatchObject(over(0, 400));
    const row = await offer.row();
    expect(row && (await findCredit(shop.store.db, row))).toEqual({
      ...{ owedKobo: 0, limitKobo: naira(400), isOver: true },
    });
  });
});

describe("a tap that sells on credit", () => {
  it("makes one sale, as the first of the two buttons says", async () => {
    await using shop = await openCredit(null);
    for (const [first, second, onCredit] of [
      ["owes", "sells", 1],
      ["sells", "owes", 0],
    ] as const) {
      const offer = await shop.offers(500);
      expect((await offer[first]()).kind).toBe("placed");
      for (const tap of [second, first]) expect((await offer[tap]()).kind).toBe("already");
      expect(await offer.row()).toMatchObject({ state: "intent", on_credit: onCredit });
    }
  });

  it("is refused to a seat that may not say who owes, however it got there", async () => {
    await using shop = await openCredit(null);
    const [hers, his] = [await shop.offers(500, { ...ada }), await shop.offers(500)];
    await shop.changes({ marks_owed: 0 });
    expect(await his.owes()).toMatchObject(refused({ kind: "seat_not_owing" }));
    expect((await his.sells()).kind).toBe("placed");
    expect(await (await shop.offers(500, { credit: { promisedFor: null }, userId: tunde })).sells()).toMatchObject(
      refused({ kind: "seat_not_owing" }),
    );
    expect((await hers.owes()).kind).toBe("placed");
  });
});
