import { describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { type CommitEvent, emitAfterCommit } from "../../../src/db/commit-events.ts";
import type { Db } from "../../../src/db/database.ts";
import type { Store } from "../../../src/db/open.ts";
import { LostRace } from "../../../src/db/store-error.ts";
import { enqueue, reviveCards } from "../../../src/outbox/notices.queries.ts";
import { checkBy, checkSoon, lookNow } from "../../../src/sales/checks.queries.ts";
import { insertPurchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { reopenOrphans, storeWebhookEvents } from "../../../src/sales/webhook-events.queries.ts";
import { anAccount, aPurchase, noon } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

const card = { id: "n1", userId: 7, purchaseId: null, kind: "card", key: "card:1", now: noon } as const;

function listenTo(store: Store, kind: CommitEvent): string[] {
  const heard: string[] = [];
  store.commitEvents.on(kind, (of) => heard.push(of));
  return heard;
}

export function describeCommitEvents(name: string, engine: Engine): void {
  describe(`after-commit events in ${name}`, () => {
    it("are emitted once, after the commit and in their order", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "intents");
      await store.transaction(async (trx) => {
        for (const id of ["a", "b", "a"]) emitAfterCommit(trx, "intents", id);
        await enqueue(trx, card);
        expect(heard).toEqual([]);
      });
      expect(heard).toEqual(["a", "b"]);
    });

    it("find what was committed", async () => {
      await using store = await engine.open();
      const { promise: found, resolve } = Promise.withResolvers<unknown>();
      store.commitEvents.on("notices", () => resolve(store.db.selectFrom("notice").select("id").execute()));
      await store.transaction((trx) => enqueue(trx, card));
      expect(await found).toEqual([{ id: "n1" }]);
    });

    it("are not heard of what is rolled back", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "notices");
      const failing = store.transaction(async (trx) => {
        await enqueue(trx, card);
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(heard).toEqual([]);
    });

    it("are emitted for the committed run of a transaction that ran twice", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "intents");
      let runs = 0;
      const work = async (trx: Db) => {
        emitAfterCommit(trx, "intents", `run ${++runs}`);
        emitAfterCommit(trx, "intents", "both");
        if (runs === 1) throw new LostRace("store.lost_race", "The purchase changed meanwhile");
      };
      // A process that has the database to itself meets no other, so the caller tries again.
      await store.transaction(work).catch(() => store.transaction(work));
      expect(runs).toBe(2);
      expect(heard).toEqual(["run 2", "both"]);
    });

    it("are emitted by every one of several transactions that commit at once", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "intents");
      const ids = Array.from({ length: 8 }, (_, index) => `${index}`);
      await Promise.all(
        ids.map((id) =>
          store.transaction(async (trx) => {
            emitAfterCommit(trx, "intents", id);
            await enqueue(trx, { ...card, id, key: id });
          }),
        ),
      );
      expect(heard.toSorted()).toEqual(ids);
    });

    it("are emitted at once for a write outside a transaction", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "notices");
      await enqueue(store.db, card);
      await reviveCards(store.db, 7, noon);
      expect(heard).toEqual(["7:n1", ""]);
    });

    it("tell the reconciler of every look that is planned or brought forward", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "checks");
      await insertAccount(store.db, anAccount());
      const sale = aPurchase({ state: "unknown", next_check_at: null });
      await insertPurchase(store.db, sale);
      expect(heard).toEqual([]);
      const planned = await updatePurchase(store.db, sale, { next_check_at: noon + 9000 });
      await checkBy(store.db, sale.id, noon + 5000);
      await lookNow(store.db, sale.account_id, sale.reference, noon + 4000);
      await checkSoon(store.db, sale.account_id, noon);
      expect(heard).toHaveLength(4);
      await updatePurchase(store.db, planned, { next_check_at: null });
      expect(heard).toHaveLength(4);
    });

    it("tell of webhook events that are stored, or due again", async () => {
      await using store = await engine.open();
      const heard = listenTo(store, "webhooks");
      await insertAccount(store.db, anAccount());
      const event = { account_id: "ada", body_sha256: "hash", raw_sealed: "sealed", received_at: noon };
      await storeWebhookEvents(store.db, [{ ...event, done_at: null, result: null, reference: null }]);
      await reopenOrphans(store.db, "ada", "VB-ONE");
      expect(heard).toHaveLength(2);
    });
  });
}
