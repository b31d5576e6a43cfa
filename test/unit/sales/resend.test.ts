import { describe, expect } from "vitest";
import { findAccount, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { saleProof } from "../../../src/accounts/pin-proofs.ts";
import type { Seat } from "../../../src/accounts/seats.queries.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { toKobo } from "../../../src/core/money.ts";
import { refuseFrozen, refuseWithoutPin } from "../../../src/lock/lock.ts";
import { refuseInMaintenance, setMaintenance } from "../../../src/operations/maintenance.ts";
import { refuseStopped } from "../../../src/operations/shops.ts";
import { type Purchase, readJournal } from "../../../src/sales/purchases.queries.ts";
import type { Listed } from "../../../src/sales/quote.ts";
import { createReconciler } from "../../../src/sales/reconcile.ts";
import { createResend, mayBeResent, type ResendDeps } from "../../../src/sales/resend.ts";
import { putProof } from "../../../src/sessions/locks.queries.ts";
import { createSeatGuard, refuseIdleSeat } from "../../../src/staff/seat-guard.ts";
import type { VerifyOutcome } from "../../../src/vending-api/verify-outcome.ts";
import { aPurchase, aStatement, noon, type Plain, put } from "../../support/builders.ts";
import { openCounter, tunde } from "../accounts/seat-counter.ts";
import { it, openTill, type Till } from "./till.ts";

const price = 48_500;

/** A sale of a plan that the service has refused for its amount of 0, a second after the tap. */
function aRefused(over: Partial<Plain<Purchase>> = {}): Purchase {
  return aPurchase({
    ...{ state: "unknown", why: "amount_refused", posted_amount_kobo: 0, service_words: "Missing: amount" },
    ...{ service_type: "data", product_id: 101, product_name: "1GB", face_kobo: 50_000, expected_kobo: price },
    ...over,
  });
}

const asListed = (kobo = price, productName = "1GB"): Listed => ({
  price: { chargeKobo: toKobo(kobo), discountPercent: null, listKobo: null },
  ...{ saidAt: noon, providerName: null, productName, limits: null },
});

function aResend(till: Till, over: Partial<ResendDeps> = {}) {
  const { store, clock, ids } = till;
  const credentials = { apiKey: "ak_live_key" };
  return createResend({
    ...{ store, clock, ids },
    productCatalogue: { said: () => asListed(), ask: async () => undefined },
    guards: () => ({
      accessGuards: [refuseInMaintenance, refuseFrozen, refuseStopped, refuseIdleSeat],
      limits: [createSeatGuard(createTimes("Africa/Lagos")), refuseWithoutPin],
    }),
    scopeOf: async ({ account_id, mode }) => ({ accountId: account_id, mode, credentials }),
    isUntouched: async () => true,
    ...over,
  });
}

describe("I1: a sale that was refused for its amount", () => {
  it("is an intent again, with the refusal and its words in one entry of the journal, and counted once", async () => {
    await using till = await openTill();
    const sale = await put(till.store, aRefused());
    expect(await aResend(till)(sale)).toBe("resent");
    expect(await till.row(sale.id)).toMatchObject({
      ...{ state: "intent", resends: 1, posts: 0, why: null, service_words: null, next_check_at: null },
      ...{ reference: sale.reference, confirmed_at: noon, expected_kobo: price },
    });
    const journal = await readJournal(till.store.db, sale.id);
    expect(journal).toMatchObject([
      { kind: "resend", from_state: "unknown", to_state: "intent", kobo: price, note: "Missing: amount" },
    ]);
    expect(await till.owed()).toEqual(["card"]);
  });

  it("goes out once, by however many processes that have seen it refused", async ({ till }) => {
    const sale = await put(till.store, aRefused());
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => aResend(till)(sale)));
    expect(outcomes.toSorted()).toEqual([...Array(7).fill("not_resent"), "resent"]);
    expect(await till.journalOf(sale.id)).toEqual(["resend"]);
  });

  it.each<[string, Partial<Plain<Purchase>>]>([
    ["was resent before", { resends: 1 }],
    ["was tried again by a tap", { earlier_posts: 1 }],
    ["has no POST that may have left", { posts: 0 }],
    ["carried an amount", { posted_amount_kobo: price }],
    ["does not know what it carried", { posted_amount_kobo: null }],
    ["is expected to cost nothing", { expected_kobo: 0 }],
    ["has no expected charge", { expected_kobo: null }],
    ["was refused for something else", { why: "http_400" }],
    ["had no answer", { why: "timeout" }],
    ["a restart interrupted", { why: "interrupted" }],
    ["is pending", { state: "pending" }],
    ["is over", { state: "void", why: "amount_refused" }],
    ["is under way", { state: "sending" }],
    ["was tapped a minute ago", { confirmed_at: noon - 60_000 }],
    ["has lost money by the wallet", { observed_kobo: price, observed_from: "wallet" }],
    ["has a purchase of the service's", { service_purchase_id: 7 }],
    ["is another's purchase by its record", { review: "conflict" }],
    ["has lost money by a look", { review: "debited" }],
  ])("stays as it is if it %s", async (_, over) => {
    await using till = await openTill();
    const sale = await put(till.store, aRefused(over));
    expect(mayBeResent(sale, till.clock.now())).toBe(false);
    expect(await aResend(till)(sale)).toBe("not_resent");
    expect(await till.row(sale.id)).toMatchObject({ version: 1 });
  });

  it("stays as it is if its minute ends while price and wallet are asked", async ({ till }) => {
    const sale = await put(till.store, aRefused());
    const isUntouched = async () => {
      await till.clock.advance(60_000);
      return true;
    };
    expect(await aResend(till, { isUntouched })(sale)).toBe("not_resent");
  });

  it("stays as the service has settled it meanwhile", async () => {
    for (const status of ["succeeded", "pending", "failed"] as const) {
      await using till = await openTill();
      const sale = await put(till.store, aRefused());
      const isUntouched = async () => {
        await till.settle.apply(sale.id, { kind: "webhook", statement: aStatement({ status, serviceType: "data" }) });
        return true;
      };
      expect(await aResend(till, { isUntouched })(sale)).toBe("not_resent");
      expect(await till.row(sale.id)).toMatchObject({ state: status, resends: 0 });
    }
  });

  it("is no intent any more once a webhook speaks before the second POST", async ({ till }) => {
    const sale = await put(till.store, aRefused());
    await aResend(till)(sale);
    await till.settle.apply(sale.id, { kind: "webhook", statement: aStatement({ serviceType: "data" }) });
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", posts: 0 });
  });
});

describe("I1: what holds for a sale is judged again in the transaction that resends", () => {
  const changes: [string, (till: Till) => Promise<unknown>][] = [
    ["the shop is frozen", ({ store }) => updateAccount(store.db, "ada", { frozen_at: noon })],
    ["the operator has stopped the shop", ({ store }) => updateAccount(store.db, "ada", { stopped_at: noon })],
    ["the shop sells in the other mode", ({ store }) => updateAccount(store.db, "ada", { mode: "sandbox" })],
    ["a PIN is wanted now", ({ store }) => updateAccount(store.db, "ada", { pin_above_kobo: toKobo(10_000) })],
    ["nobody sells", ({ store }) => store.transaction((trx) => setMaintenance(trx, true, noon))],
    ["the same was sold since", ({ store }) => put(store, aRefused({ state: "succeeded", settled_at: noon + 500 }))],
    ["the same is open", ({ store }) => put(store, aRefused({ state: "pending" }))],
  ];
  it.each(changes)("%s", async (_, change) => {
    await using till = await openTill();
    const sale = await put(till.store, aRefused());
    const isUntouched = async () => {
      await change(till);
      return true;
    };
    expect(await aResend(till, { isUntouched })(sale)).toBe("not_resent");
    expect(await till.row(sale.id)).toMatchObject({ state: "unknown", resends: 0 });
  });

  it.each([
    ["at another price", asListed(price + 1)],
    ["under another name", asListed(price, "2GB")],
    ["no more", "gone"],
  ] as const)("the plan is listed %s", async (_, said) => {
    await using till = await openTill();
    const sale = await put(till.store, aRefused());
    const resend = aResend(till, { productCatalogue: { said: () => said, ask: async () => undefined } });
    expect(await resend(sale)).toBe("not_resent");
  });

  it("without a price of the last ten seconds nothing is decided yet, also where the card had promised none", async () => {
    await using till = await openTill();
    const sale = await put(till.store, aRefused());
    const mute = aResend(till, { productCatalogue: { said: () => null, ask: async () => undefined } });
    expect(await mute(sale)).toBe("undecided");
    const promised = await put(till.store, aRefused({ price_unchecked_at: noon, beneficiary: "08035550000" }));
    expect(await mute(promised)).toBe("not_resent");
  });

  it("a PIN that was given for the sale is good for its resend", async ({ till, store }) => {
    await updateAccount(store.db, "ada", { pin_above_kobo: toKobo(10_000) });
    const sale = await put(store, aRefused());
    await putProof(store.db, 7, saleProof(sale.id), noon + 120_000);
    const offer = { ...sale, state: "quoted" } as const;
    const account = await findAccount(store.db, "ada");
    if (!account) throw new Error("Ada has no account");
    const tap = { userId: 7, now: noon, account };
    expect(await store.transaction((trx) => refuseWithoutPin(trx, offer, tap))).toBeNull();
    expect(await aResend(till)(sale)).toBe("resent");
    expect(await store.transaction((trx) => refuseWithoutPin(trx, sale, tap))).toEqual({ kind: "pin_needed" });
  });

  it.each<[string, Partial<Seat>, Partial<Plain<Purchase>> | null, "resent" | "not_resent"]>([
    ["a day's limit that this sale has used up", { day_limit_kobo: toKobo(price) }, null, "resent"],
    ["a lower day's limit", { day_limit_kobo: toKobo(price - 1) }, null, "not_resent"],
    ["a day's limit that another sale has used since", { day_limit_kobo: toKobo(price * 2 - 1) }, {}, "not_resent"],
    ["a day's limit that holds another sale, too", { day_limit_kobo: toKobo(price * 2) }, {}, "resent"],
    ["a lower limit for one sale", { sale_limit_kobo: toKobo(price - 1) }, null, "not_resent"],
    ["no right to sell data", { services: "airtime" }, null, "not_resent"],
    ["its end", { ends_at: noon }, null, "not_resent"],
    ["its suspension", { state: "suspended" }, null, "not_resent"],
  ])("a seat with %s", async (_, seat, other, expected) => {
    await using counter = await openCounter({ claim: true });
    const priced = { price_kobo: toKobo(price), price_from: "list" } as const;
    const mine = { seat_id: counter.seat.id, user_id: tunde, ...priced };
    const sale = await put(counter.store, aRefused(mine));
    if (other)
      await put(counter.store, aRefused({ ...mine, state: "succeeded", beneficiary: "08035550000", ...other }));
    await counter.changes(seat);
    expect(await aResend(counter)(sale)).toBe(expected);
  });
});

describe("I1: verify is asked before anything is resent", () => {
  const missed: VerifyOutcome = { kind: "miss", why: "http_404" };
  const recordOf = (status: "success" | "failed" | "pending"): VerifyOutcome => ({
    kind: "record",
    record: {
      ...{ reference: "VB-ONE", status, statusWord: status, amountKobo: null, beneficiary: null },
      ...{ type: null, createdAt: null, remarks: null, tokenHint: null },
    },
  });
  async function verifying(outcome: VerifyOutcome, over: Partial<ResendDeps> = {}, isDebited: boolean | null = null) {
    await using till = await openTill();
    const sale = await put(till.store, aRefused());
    const reconciler = createReconciler({
      ...till,
      verify: async () => outcome,
      isDebited: async () => isDebited,
      resend: aResend(till, over),
      onUnauthorized: async () => undefined,
    });
    const asked = await reconciler.checkNow(sale.id);
    const row = await till.row(sale.id);
    expect(asked).toEqual(row);
    return row;
  }

  it("and only a readable 'no such record' leads on", async () => {
    expect(await verifying(missed)).toMatchObject({ state: "intent", resends: 1 });
    for (const outcome of [
      { kind: "error", why: "http_500", retryAfterMs: null },
      { kind: "error", why: "http_404", retryAfterMs: null },
      { kind: "error", why: "bad_json", retryAfterMs: null },
      { kind: "error", why: "timeout", retryAfterMs: null },
      { kind: "error", why: "http_429", retryAfterMs: 60_000 },
      { kind: "unauthorized", why: "http_401" },
    ] satisfies VerifyOutcome[]) {
      expect(await verifying(outcome)).toMatchObject({ state: "unknown", why: "amount_refused", resends: 0 });
    }
  });

  it("and a record settles the sale, whatever it says", async () => {
    for (const [status, state] of [
      ["success", "succeeded"],
      ["failed", "failed"],
      ["pending", "pending"],
    ] as const) {
      expect(await verifying(recordOf(status))).toMatchObject({ state, resends: 0 });
    }
  });

  it("and the sale stays open while wallet or price cannot be seen, and ends unsold after its minute", async () => {
    const blind = { isUntouched: async () => false };
    const open = await verifying(missed, blind);
    expect(open).toMatchObject({ state: "unknown", why: "amount_refused", misses: 0 });
    expect(open.next_check_at).not.toBeNull();
    await using till = await openTill();
    const sale = await put(till.store, aRefused({ confirmed_at: noon - 60_000 }));
    const reconciler = createReconciler({
      ...{ ...till, verify: async () => missed, isDebited: async () => false },
      ...{ resend: aResend(till, blind), onUnauthorized: async () => undefined },
    });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "void", why: "amount_refused" });
  });
});
