import { describe, expect } from "vitest";
import { emitAfterCommit } from "../../../src/db/commit-events.ts";
import type { Store } from "../../../src/db/open.ts";
import { createSender, type SenderDeps, toRequest } from "../../../src/sales/send.ts";
import type { PurchaseOutcome } from "../../../src/vending-api/purchase-line.ts";
import { anElectricitySale, aPurchase, noon, put } from "../../support/builders.ts";
import { aReconciler } from "./reconciler.ts";
import { it, middle, openTill, type Till } from "./till.ts";

const sold: PurchaseOutcome = { kind: "succeeded", purchaseId: 71, tokenHint: null, message: "Done", error: null };
const refused: PurchaseOutcome = { kind: "not_sent", why: "refused" };

function aSender(till: Till, over: Partial<SenderDeps> = {}) {
  const posted: string[] = [];
  const sender = createSender({
    ...till,
    random: middle,
    apiKeyFor: async () => "ak_live_key",
    drainMs: 1000,
    ...over,
    async postPurchase(call) {
      posted.push(call.request.reference);
      return over.postPurchase ? over.postPurchase(call) : sold;
    },
  });
  return { sender, posted };
}

describe("the sender", () => {
  it("I7, I21: posts after the claim is on the disk, and settles by the answer", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { sender, posted } = aSender(till, {
      async postPurchase({ apiKey, deadlineAt, request }) {
        expect(await till.row(sale.id)).toMatchObject({ state: "sending", posts: 1, send_deadline_at: deadlineAt });
        expect(await till.journalOf(sale.id)).toEqual(["sending"]);
        expect({ apiKey, request, deadlineAt }).toEqual({
          apiKey: "ak_live_key",
          request: toRequest(sale),
          deadlineAt: noon + 20_000,
        });
        return sold;
      },
    });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await sender.idle();
    expect(posted).toEqual([sale.reference]);
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", posts: 1, service_purchase_id: 71 });
    expect(till.moved).toEqual(["ada"]);
  });

  it("posts once however often and by however many senders it is set off", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const one = aSender(till);
    const two = aSender(till);
    for (let tap = 0; tap < 20; tap++) {
      emitAfterCommit(till.store.db, "intents", sale.id);
    }
    await Promise.all([one.sender.idle(), two.sender.idle()]);
    emitAfterCommit(till.store.db, "intents", sale.id);
    await one.sender.idle();
    expect([...one.posted, ...two.posted]).toEqual([sale.reference]);
  });

  it("tries again what certainly did not leave, and gives up at the third time", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { sender, posted } = aSender(till, { postPurchase: async () => refused });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(10_000);
    await sender.idle();
    expect(posted).toHaveLength(3);
    expect(await till.row(sale.id)).toMatchObject({ state: "void", posts: 0, tries: 3, why: "refused" });
  });

  it("never posts again what may have left", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const lost = { kind: "unknown", why: "reset", httpStatus: null, retryAfterMs: null, message: null, error: null };
    const { sender, posted } = aSender(till, { postPurchase: async () => lost as PurchaseOutcome });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await sender.idle();
    emitAfterCommit(till.store.db, "intents", sale.id);
    await sender.recover();
    await till.clock.advance(60_000);
    expect(posted).toHaveLength(1);
    expect(await till.row(sale.id)).toMatchObject({ state: "unknown", why: "reset", next_check_at: noon + 2000 });
  });

  it("does not send a sale whose customer has left", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent", confirmed_at: noon - 60_000 }));
    const { sender, posted } = aSender(till);
    emitAfterCommit(till.store.db, "intents", sale.id);
    await sender.idle();
    expect(posted).toEqual([]);
    expect(await till.row(sale.id)).toMatchObject({ state: "void", why: "too_late" });
  });

  it("does not know, after a start, what was being sent, and sends what was not", async ({ till }) => {
    const sending = await put(till.store, aPurchase({ state: "sending" }));
    const intent = await put(till.store, aPurchase({ state: "intent" }));
    const { sender, posted } = aSender(till);
    await sender.recover();
    await sender.idle();
    expect(posted).toEqual([intent.reference]);
    expect(await till.row(sending.id)).toMatchObject({ state: "unknown", why: "interrupted" });
  });

  it("knows, in its recovery, what it is sending itself", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const answer = Promise.withResolvers<PurchaseOutcome>();
    const { sender } = aSender(till, { postPurchase: () => answer.promise });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(0);
    await sender.recover();
    expect(await till.row(sale.id)).toMatchObject({ state: "sending" });
    answer.resolve(sold);
    await sender.idle();
    expect(await till.journalOf(sale.id)).toEqual(["sending", "state"]);
  });

  it("does not leave an intent behind that the database could not claim", async () => {
    let failures = 2;
    const failing = (store: Store): Store => ({
      ...store,
      transaction: (work) => (failures-- > 0 ? Promise.reject(new Error("disk full")) : store.transaction(work)),
    });
    await using till = await openTill({ store: failing });
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { sender, posted } = aSender(till);
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(30_000);
    await sender.idle();
    expect(posted).toEqual([sale.reference]);
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded" });
    expect(till.complaints).toEqual(["purchase.send_failed", "purchase.send_failed"]);
  });

  it("stores the answer once the database is back, and posts once", async () => {
    for (const commits of [false, true]) {
      let failures = 0;
      const failing = (store: Store): Store => ({
        ...store,
        async transaction(work) {
          const isLost = failures > 0 && failures-- > 0;
          if (!isLost || commits) {
            const result = await store.transaction(work);
            if (!isLost) return result;
          }
          throw new Error("Connection terminated");
        },
      });
      await using till = await openTill({ store: failing });
      const sale = await put(till.store, aPurchase({ state: "intent" }));
      const { sender, posted } = aSender(till, {
        async postPurchase() {
          failures = 2;
          return sold;
        },
      });
      emitAfterCommit(till.store.db, "intents", sale.id);
      await till.clock.advance(600);
      await sender.idle();
      expect(posted).toEqual([sale.reference]);
      expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", posts: 1 });
      expect(await till.journalOf(sale.id)).toEqual(["sending", "state"]);
    }
  });

  it("stores nothing but an answer again: by then the row may be of another POST", async () => {
    let failures = 0;
    const failing = (store: Store): Store => ({
      ...store,
      transaction: (work) =>
        failures > 0 && failures-- > 0 ? Promise.reject(new Error("Connection terminated")) : store.transaction(work),
    });
    await using till = await openTill({ store: failing });
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { sender } = aSender(till, {
      async postPurchase() {
        failures = 1;
        return { kind: "unknown", why: "http_502", httpStatus: 502, retryAfterMs: null, message: null, error: null };
      },
    });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(4000);
    await sender.idle();
    expect(await till.row(sale.id)).toMatchObject({ state: "sending", posts: 1 });
    expect(till.complaints).toEqual(["purchase.send_failed"]);
  });

  it("leaves a sale whose answer it cannot store to verify", async () => {
    let isAway = false;
    const failing = (store: Store): Store => ({
      ...store,
      transaction: (work) => (isAway ? Promise.reject(new Error("Connection terminated")) : store.transaction(work)),
    });
    await using till = await openTill({ store: failing });
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { sender, posted } = aSender(till, {
      async postPurchase() {
        isAway = true;
        return sold;
      },
    });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(8000);
    isAway = false;
    await till.clock.advance(1000);
    await sender.idle();
    expect(posted).toEqual([sale.reference]);
    expect(await till.row(sale.id)).toMatchObject({ state: "sending", posts: 1 });
  });

  it("says 'not sent' where the key cannot be read or there is none", async () => {
    for (const apiKeyFor of [async () => null, () => Promise.reject(new Error("sealed with a lost key"))]) {
      await using till = await openTill();
      const sale = await put(till.store, aPurchase({ state: "intent" }));
      const { sender, posted } = aSender(till, { apiKeyFor });
      emitAfterCommit(till.store.db, "intents", sale.id);
      await till.clock.advance(10_000);
      await sender.idle();
      expect(posted).toEqual([]);
      expect(await till.row(sale.id)).toMatchObject({ state: "void", posts: 0 });
    }
  });

  it("refuses to post a row that was claimed before", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "intent", posts: 1 }));
    const { sender, posted } = aSender(till);
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(10_000);
    await sender.idle();
    expect(posted).toEqual([]);
    expect(till.complaints).toEqual(["purchase.send_failed"]);
    expect(await till.row(sale.id)).toMatchObject({ state: "sending" });
  });

  it("has the service asked from the eighth second of a POST that hangs, also if the reconciler rests", async ({
    till,
  }) => {
    const sale = await put(till.store, aPurchase({ state: "intent" }));
    const { reconciler, asked } = aReconciler(till);
    await using _ = reconciler;
    reconciler.start();
    await till.clock.advance(1);
    const answer = Promise.withResolvers<PurchaseOutcome>();
    const { sender } = aSender(till, { postPurchase: () => answer.promise });
    emitAfterCommit(till.store.db, "intents", sale.id);
    await till.clock.advance(7990);
    expect(asked).toEqual([]);
    await till.clock.advance(20);
    expect(asked).toEqual([sale.id]);
    answer.resolve(sold);
    await sender.idle();
  });

  it("waits a while for answers when it is closed, and sends nothing more", async ({ till }) => {
    const hanging = await put(till.store, aPurchase({ state: "intent" }));
    const next = await put(till.store, aPurchase({ state: "intent" }));
    const answer = Promise.withResolvers<PurchaseOutcome>();
    const { sender, posted } = aSender(till, { postPurchase: () => answer.promise });
    emitAfterCommit(till.store.db, "intents", hanging.id);
    await till.clock.advance(0);
    let isClosed = false;
    const closing = sender[Symbol.asyncDispose]().then(() => {
      isClosed = true;
    });
    emitAfterCommit(till.store.db, "intents", next.id);
    await till.clock.advance(999);
    expect(isClosed).toBe(false);
    await till.clock.advance(1);
    await closing;
    expect(posted).toEqual([hanging.reference]);
    expect(await till.row(hanging.id)).toMatchObject({ state: "sending" });
    answer.resolve(sold);
    await sender.idle();
  });
});

describe("a purchase in the words of the service", () => {
  it("asks for the face value where there is one, and for nothing else elsewhere", () => {
    expect(toRequest(aPurchase())).toMatchObject({ serviceType: "airtime", item: { network_id: 1 }, amount: 50_000 });
    expect(toRequest(anElectricitySale())).toMatchObject({ item: { variation_id: 31 }, amount: 500_000 });
    expect(toRequest(aPurchase({ service_type: "data", product_id: 5 }))).toMatchObject({
      item: { plan_id: 5 },
      amount: 0,
    });
    expect(toRequest(aPurchase({ service_type: "tv", product_id: 6 }))).toMatchObject({
      item: { variation_id: 6 },
      amount: 0,
    });
    expect(toRequest(aPurchase({ service_type: "education", product_id: 7, quantity: 3 }))).toMatchObject({
      item: { variation_id: 7, quantity: 3 },
      amount: 0,
    });
  });
});
