import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { authorizedUserIds, findAccount, insertAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { insertAudit } from "../../../src/audit/audit.queries.ts";
import { putCustomerChat } from "../../../src/customers/customer-chats.queries.ts";
import { ensureCustomer } from "../../../src/customers/customers.queries.ts";
import type { Store } from "../../../src/db/open.ts";
import { listDebtors, sumDebts } from "../../../src/debts/debts.queries.ts";
import { paySale } from "../../../src/debts/debts.ts";
import {
  allErasures,
  eraseAccount,
  eraseChat,
  findErasure,
  putErasure,
  takeErasure,
} from "../../../src/erasure/erasures.queries.ts";
import { forgetClosedAccounts } from "../../../src/erasure/forget.ts";
import { listWatches, putWatch } from "../../../src/health/health.queries.ts";
import { forgetOld, forgetSeldom, keptMs } from "../../../src/operations/retention.ts";
import { enqueue } from "../../../src/outbox/notices.queries.ts";
import { findPurchase, insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { recordTurnedAway, takeTurnedAway } from "../../../src/sales/turned-away.queries.ts";
import { putLock } from "../../../src/sessions/locks.queries.ts";
import { enqueueLogin } from "../../../src/sessions/news.ts";
import { adaOf, anAccount, anElectricitySale, aPerson, aPurchase, noon, stamp } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about deleting. */
export function describeErasureTables(name: string, engine: Engine): void {
  describe(name, () => {
    let store: Store;
    const meter = { account_id: "ada", service_type: "electricity", beneficiary: "45001234567" } as const;
    beforeEach(async () => {
      store = await engine.open();
      for (const id of ["ada", "bola"]) await insertAccount(store.db, anAccount({ id }));
      await insertPurchase(store.db, anElectricitySale({ id: "sale", state: "succeeded", service_words: "for 4500" }));
      await insertPurchase(store.db, aPurchase({ id: "other", account_id: "bola", user_id: 8, state: "succeeded" }));
      const customer = await ensureCustomer(store.db, "customer", meter, noon);
      await aPerson(store.db, { id: "person", name: "Mama Chika", numbers: [meter.beneficiary], lastSaleId: "sale" });
      await store.db
        .insertInto("save_question")
        .values({ account_id: "ada", number: "1", purchase_id: "sale", declined_at: noon })
        .execute();
      await putCustomerChat(store.db, {
        ...{ id: "link", customer_id: customer.id, mode: "live", user_id: 9, linked_at: noon, since_at: noon },
        ...{ stopped_at: null, unlinked_at: null },
      });
      for (const [id, purchaseId] of [
        ["n1", "sale"],
        ["n2", "other"],
      ] as const) {
        await enqueue(store.db, { id, userId: 9, purchaseId, kind: "customer_card", key: id, now: noon });
      }
    });
    afterEach(() => store[Symbol.asyncDispose]());

    it("empties one account, leaves the amounts of its sales, and touches no other", async () => {
      const ada = await adaOf(store);
      await store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "sale", personId: "person" }));
      const others = await findPurchase(store.db, "other");
      const sale = await findPurchase(store.db, "sale");
      const owed = await sumDebts(store.db, { accountId: "ada", mode: "live" });
      expect(await store.transaction((trx) => eraseAccount(trx, "ada"))).toBe(1);
      expect(await sumDebts(store.db, { accountId: "ada", mode: "live" })).toEqual(owed);
      expect(await listDebtors(store.db, { accountId: "ada", mode: "live" }, { offset: 0, limit: 9 })).toMatchObject([
        { person_id: "person", name: null, owed_kobo: 500_000 },
      ]);
      expect(await findPurchase(store.db, "sale")).toEqual({
        ...sale,
        ...{
          user_id: 0,
          beneficiary: "",
          service_words: null,
          card_message_id: null,
          version: (sale?.version ?? 0) + 1,
        },
      });
      expect(await findPurchase(store.db, "other")).toEqual(others);
      expect(await findAccount(store.db, "ada")).toMatchObject({
        phone_number: "",
        first_name: "",
        live_key_sealed: null,
      });
      expect(await findAccount(store.db, "bola")).toMatchObject({ first_name: "Ada", live_key_sealed: "sealed" });
      for (const table of ["customer", "person", "person_thing", "save_question"] as const) {
        expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
      expect(await store.db.selectFrom("customer_chat").selectAll().execute()).toEqual([]);
      expect(await store.db.selectFrom("notice").select("id").execute()).toEqual([{ id: "n2" }]);
    });

    it("takes back what no chat has read yet about those who came into the account, and of no other", async () => {
      const come = { userId: 8, firstName: "Ngozi" };
      for (const [id, userId] of [
        ["ada", 7],
        ["bola", 9],
      ] as const) {
        await putChat(store.db, { user_id: userId, first_name: "x", account_id: id, created_at: noon });
        const ids = { ...stamp.ids, ulid: () => `n-${id}` };
        await store.transaction((trx) => enqueueLogin(trx, { ids, now: noon }, id, come));
      }
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      const left = await store.db.selectFrom("notice").select("id").orderBy("id").execute();
      expect(left.map(({ id }) => id)).toEqual(["n-bola", "n2"]);
    });

    it("empties one chat, and keeps one that is logged in", async () => {
      await putChat(store.db, { user_id: 9, first_name: "Ngozi", created_at: noon });
      await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
      expect(await authorizedUserIds(store.db, [7, 8, 9])).toEqual(new Set([7, 9]));
      const company = { serviceType: "airtime", providerId: 1 } as const;
      for (const userId of [8, 9]) await putWatch(store.db, { userId, now: noon }, company, "MTN");
      for (const userId of [8, 9]) await recordTurnedAway(store.db, userId, noon);
      await store.transaction((trx) => eraseChat(trx, 9, noon));
      await store.transaction((trx) => eraseChat(trx, 7, noon));
      expect(await store.db.selectFrom("chat").select("user_id").execute()).toEqual([{ user_id: 7 }]);
      expect(await authorizedUserIds(store.db, [7, 8, 9])).toEqual(new Set([7]));
      expect((await listWatches(store.db)).map(({ user_id }) => user_id)).toEqual([8]);
      expect(await takeTurnedAway(store.db)).toEqual([8]);
      expect(await store.db.selectFrom("notice").selectAll().execute()).toEqual([]);
    });

    it("takes a deletion that was asked for once", async () => {
      await putErasure(store.db, { account_id: "ada", user_id: 7, asked_at: noon });
      await putErasure(store.db, { account_id: "ada", user_id: 7, asked_at: noon + 1 });
      expect(await allErasures(store.db)).toHaveLength(1);
      expect(await store.transaction((trx) => takeErasure(trx, "ada"))).toBe(true);
      expect(await store.transaction((trx) => takeErasure(trx, "ada"))).toBe(false);
      expect(await findErasure(store.db, "ada")).toBeUndefined();
    });

    it("forgets who only looked in, a day after, and nobody who is or was known", async () => {
      const chats = async () =>
        (await store.db.selectFrom("chat").select("user_id").orderBy("user_id").execute()).map((row) => row.user_id);
      for (const user_id of [7, 8, 9, 10, 11]) await putChat(store.db, { user_id, first_name: "x", created_at: noon });
      // In a shop; there once; a customer; the other two only looked in, and one of them has given a wrong PIN.
      await putChat(store.db, { user_id: 7, first_name: "x", account_id: "ada", created_at: noon });
      const once = { id: "a1", account_id: "ada", at: noon, user_id: 8, chat_id: 8, seat_id: null, facts: null };
      await insertAudit(store.db, { ...once, act: "login" });
      await putLock(store.db, 10, noon, { wrong: 3 });
      await putLock(store.db, 11, noon, {});
      await putLock(store.db, 8, noon, {});
      const locks = async () =>
        (await store.db.selectFrom("chat_lock").select("user_id").orderBy("user_id").execute()).map(
          (row) => row.user_id,
        );
      await store.transaction((trx) => forgetSeldom(trx, noon + keptMs.stranger, []));
      expect([await chats(), await locks()]).toEqual([
        [7, 8, 9, 10, 11],
        [8, 10, 11],
      ]);
      await store.transaction((trx) => forgetSeldom(trx, noon + keptMs.stranger + 1, []));
      expect([await chats(), await locks()]).toEqual([
        [7, 8, 9],
        [8, 10],
      ]);
    });

    it("forgets what was kept for its time", async () => {
      await insertPurchase(store.db, aPurchase({ id: "offer", state: "expired", quoted_at: noon }));
      await store.transaction((trx) => forgetOld(trx, noon + keptMs.offer + 1));
      expect(await findPurchase(store.db, "offer")).toBeUndefined();
      expect(await findPurchase(store.db, "sale")).toBeDefined();
      const noKeys = { live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null };
      await store.db.updateTable("account").set(noKeys).where("id", "=", "bola").execute();
      expect(await store.transaction((trx) => forgetClosedAccounts(trx, noon))).toEqual(["bola"]);
    });
  });
}
