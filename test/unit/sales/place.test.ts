import { describe, expect } from "vitest";
import { insertAccount, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Guard } from "../../../src/sales/guard.ts";
import { cancelQuote } from "../../../src/sales/place.ts";
import { expireQuotes, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { ModeChanged, quoteLifeMs } from "../../../src/sales/quote.ts";
import { retireOffersOf } from "../../../src/sales/retire-offers.ts";
import { storeSnapshot } from "../../../src/wallet/snapshots.queries.ts";
import { anAccount } from "../../support/builders.ts";
import { turns } from "../../support/until.ts";
import { quote, stored, tap } from "./taps.ts";
import { it } from "./till.ts";

describe("a tap on a confirm button", () => {
  it("makes the sale: intent, journal and card in one transaction", async ({ till }) => {
    const offer = await quote(till);
    const placed = await tap(till, offer);
    expect(placed.kind).toBe("placed");
    expect(await stored(till, offer)).toMatchObject({
      ...{ state: "intent", confirmed_at: till.clock.now(), card_message_id: 55 },
      ...{ expected_kobo: 48_750, posts: 0, reference: `VB-${offer.purchase.id}` },
    });
    expect(await till.journalOf(offer.purchase.id)).toEqual(["intent"]);
    expect(await till.owed()).toEqual(["card"]);
  });

  it("places nothing while a guard refuses, and the offer stays good for later", async ({ till }) => {
    const offer = await quote(till);
    const refusal = { kind: "frozen" } as Awaited<ReturnType<Guard>>;
    const refused = await tap(till, offer, { guards: [async () => null, async () => refusal] });
    expect(refused).toMatchObject({ kind: "refused", refusal: { kind: "frozen" } });
    expect(await stored(till, offer)).toMatchObject({ state: "quoted", confirmed_at: null });
    expect(await till.journalOf(offer.purchase.id)).toEqual([]);
    expect((await tap(till, offer, { guards: [async () => null] })).kind).toBe("placed");
  });

  it("keeps the look at the wallet that the next one is compared with", async ({ till }) => {
    const look = { asked_at: till.clock.now() - 9000, answered_at: till.clock.now() - 8800 };
    await storeSnapshot(till.store.db, { account_id: "ada", mode: "live", kobo: toKobo(900_000), ...look });
    await storeSnapshot(till.store.db, { account_id: "ada", mode: "sandbox", kobo: toKobo(1), ...look });
    const offer = await quote(till);
    await tap(till, offer);
    expect(await stored(till, offer)).toMatchObject({
      ...{ wallet_before_kobo: 900_000, wallet_before_asked_at: look.asked_at },
      wallet_before_answered_at: look.answered_at,
    });
  });

  it("keeps the balance of the login where nobody has looked since, answered at the latest now", async ({ till }) => {
    const offer = await quote(till);
    const now = till.clock.now();
    await updateAccount(till.store.db, "ada", { wallet_kobo: toKobo(900_000), wallet_at: now - 40_000 });
    await tap(till, offer);
    expect(await stored(till, offer)).toMatchObject({
      ...{ wallet_before_kobo: 900_000, wallet_before_asked_at: now - 40_000, wallet_before_answered_at: now },
    });
  });

  it("I0: makes one sale of 50 taps at once", async ({ till }) => {
    const offer = await quote(till);
    const kinds = (await Promise.all(Array.from({ length: 50 }, () => tap(till, offer)))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "placed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "already")).toHaveLength(49);
    expect(await till.journalOf(offer.purchase.id)).toEqual(["intent"]);
  });

  it("I0: that races a cancel and the end of the offer is a sale, or never becomes one", async ({ till }) => {
    const slowly: Guard = () => turns().then(() => null);
    for (let index = 0; index < 30; index += 1) {
      const offer = await quote(till, { beneficiary: `080355500${10 + index}` });
      const says = {
        intent: async () => (await tap(till, offer, { guards: [slowly] })).kind === "placed",
        cancelled: () =>
          till.store.transaction(async (trx) => (await cancelQuote(trx, offer.confirmKey, 7))?.state === "cancelled"),
        expired: () =>
          till.store.transaction(
            async (trx) => (await expireQuotes(trx, offer.purchase.quote_expires_at)).length === 1,
          ),
      };
      const names = ["intent", "cancelled", "expired"] as const;
      const order = [...names.slice(index % 3), ...names.slice(0, index % 3)];
      const results = await Promise.all(order.map((name) => says[name]()));
      const { state } = await stored(till, offer);
      expect(order.filter((_, place) => results[place])).toEqual([state]);
      for (const name of names) await says[name]();
      expect((await stored(till, offer)).state).toBe(state);
      expect(await till.journalOf(offer.purchase.id)).toEqual(state === "intent" ? ["intent"] : []);
    }
  });

  it("finds the sale however far it has come", async ({ till }) => {
    const offer = await quote(till);
    await tap(till, offer);
    for (const state of ["sending", "unknown", "pending", "succeeded", "failed", "void"] as const) {
      const row = await updatePurchase(till.store.db, await stored(till, offer), { state });
      expect(await tap(till, offer)).toEqual({ kind: "already", purchase: row });
    }
  });

  it("of somebody else, of another account or with a made-up key is no tap at all", async ({ till }) => {
    await insertAccount(till.store.db, anAccount({ id: "bola" }));
    const offer = await quote(till);
    for (const foreign of [{ userId: 8 }, { accountId: "bola" }]) {
      expect(await tap(till, offer, foreign)).toEqual({ kind: "no_offer" });
    }
    expect(await tap(till, { confirmKey: "a".repeat(22) })).toEqual({ kind: "no_offer" });
    expect(await tap(till, { confirmKey: offer.purchase.confirm_key_hash })).toEqual({ kind: "no_offer" });
    expect(await stored(till, offer)).toEqual(offer.purchase);
  });

  it("comes too late once the offer is old, and never revives it", async ({ till }) => {
    const offer = await quote(till);
    await till.clock.advance(quoteLifeMs);
    expect(await tap(till, offer)).toMatchObject({ kind: "expired", purchase: { state: "expired" } });
    till.clock.setNow(offer.purchase.quoted_at);
    expect(await tap(till, offer)).toMatchObject({ kind: "expired" });
  });

  it("on an offer that was taken back sells nothing", async ({ till }) => {
    const offer = await quote(till);
    const cancelled = await till.store.transaction((trx) => cancelQuote(trx, offer.confirmKey, 7));
    expect(cancelled).toMatchObject({ state: "cancelled" });
    expect(await tap(till, offer)).toMatchObject({ kind: "expired", purchase: { state: "cancelled" } });
  });
});

describe("taking an offer back", () => {
  it("leaves a sale that was confirmed a moment before", async ({ till }) => {
    const offer = await quote(till);
    await tap(till, offer);
    const kept = await till.store.transaction((trx) => cancelQuote(trx, offer.confirmKey, 7));
    expect(kept).toMatchObject({ state: "intent" });
  });

  it("is only for its own user", async ({ till }) => {
    const offer = await quote(till);
    expect(await till.store.transaction((trx) => cancelQuote(trx, offer.confirmKey, 8))).toBeUndefined();
    expect(await stored(till, offer)).toMatchObject({ state: "quoted" });
  });
});

describe("taking back the offers of a chat that is logged out", () => {
  it("leaves nothing to a tap of it that is under way, and the offers of others as they were", async ({ till }) => {
    const { store, ids, clock } = till;
    const hers = await quote(till);
    const sent = await quote(till, { userId: 8, beneficiary: "08035550003" });
    await tap(till, sent, { userId: 8 });
    const his = await quote(till, { userId: 8, beneficiary: "08035550002" });
    await store.transaction((trx) => retireOffersOf(trx, ids, { accountId: "ada", userId: 8 }, clock.now()));
    expect((await tap(till, his, { userId: 8 })).kind).toBe("expired");
    expect(await stored(till, his)).toMatchObject({ state: "expired", why: "logged_out", posts: 0 });
    expect((await stored(till, sent)).state).toBe("intent");
    expect((await tap(till, hers)).kind).toBe("placed");
  });
});

describe("a switch of the mode", () => {
  it("I33: is not passed by an offer of the other mode, however it came to be there", async ({ till }) => {
    const offer = await quote(till);
    await updateAccount(till.store.db, "ada", { mode: "sandbox" });
    expect(await tap(till, offer)).toMatchObject({ kind: "expired", purchase: { state: "expired", why: "mode" } });
    await expect(quote(till)).rejects.toThrow(ModeChanged);
    expect((await tap(till, await quote(till, { mode: "sandbox" }))).kind).toBe("placed");
  });
});
