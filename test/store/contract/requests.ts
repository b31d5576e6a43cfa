import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { dayMs, hourMs } from "../../../src/core/calendar.ts";
import { toKobo } from "../../../src/core/money.ts";
import { putCustomerChat } from "../../../src/customers/customer-chats.queries.ts";
import { insertLink } from "../../../src/customers/customer-links.queries.ts";
import { ensureCustomer } from "../../../src/customers/customers.queries.ts";
import { forgetRequests } from "../../../src/customers/requests.queries.ts";
import {
  allowRequests,
  askShop,
  endOldRequests,
  endSoldRequests,
  putOffRequest,
  withdrawRequests,
} from "../../../src/customers/requests.ts";
import type { Store } from "../../../src/db/open.ts";
import { eraseAccount, eraseChat } from "../../../src/erasure/erasures.queries.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { adaOf, anAccount, anElectricitySale, noon, stamp } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

/** The promises of every engine about customers' requests. */
export function describeRequests(name: string, engine: Engine): void {
  describe(`${name}: I55: what customers ask for`, () => {
    let store: Store;
    let ada: Seller;
    const sale = anElectricitySale({ id: "01JCTEST0000000000000000E1", state: "succeeded", confirmed_at: noon });
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      ada = await adaOf(store);
      await insertPurchase(store.db, sale);
      for (const user of [8, 9]) await links(user);
    });
    afterEach(() => store[Symbol.asyncDispose]());

    async function links(user_id: number): Promise<void> {
      const customer = await ensureCustomer(store.db, "light", sale, noon);
      await insertLink(store.db, {
        ...{ token_hash: `h${user_id}`, customer_id: customer.id, mode: sale.mode, purchase_id: sale.id },
        ...{ created_by: 7, created_at: noon, expires_at: noon + 1, claimed_by: user_id, claimed_at: noon },
        ...{ revoked_at: null, seat_id: null },
      });
      await putCustomerChat(store.db, {
        ...{ id: `chat${user_id}`, customer_id: customer.id, mode: sale.mode, user_id, linked_at: noon },
        ...{ since_at: noon, stopped_at: null, unlinked_at: null },
      });
    }

    const asks = (userId = 8, now = noon) =>
      store.transaction((trx) =>
        askShop(trx, { ...stamp, now }, { userId, chatId: `chat${userId}`, faceKobo: toKobo(300_000) }),
      );
    const all = () => store.db.selectFrom("customer_request").selectAll().orderBy("id").execute();
    const states = async () => (await all()).map(({ state }) => state);
    const owed = async () =>
      (await store.db.selectFrom("notice").select("key").where("kind", "=", "request").orderBy("key").execute()).length;

    it("are one per customer and shop, however many taps come at once", async () => {
      const results = await Promise.all(Array.from({ length: 5 }, () => asks()));
      expect(results.map(({ kind }) => kind).sort()).toEqual(["asked", "open", "open", "open", "open"]);
      expect(await asks(9)).toMatchObject({ kind: "asked" });
      expect(await states()).toEqual(["asked", "asked"]);
      expect((await all()).map(({ face_kobo }) => Number(face_kobo))).toEqual([300_000, 300_000]);
      expect(await owed()).toBe(2);
    });

    it("give way to a new one once nobody can answer them: by a right that was taken, or another mode", async () => {
      const changes = (to: { seat_id: string } | { mode: "sandbox" }) =>
        store.db.updateTable("customer_request").set(to).where("state", "=", "asked").execute();
      await asks();
      await changes({ seat_id: "a seat that gets none" });
      expect(await asks(8, noon + 1)).toMatchObject({ kind: "asked", request: { seat_id: null } });
      await changes({ mode: "sandbox" });
      expect(await asks(8, noon + 2)).toMatchObject({ kind: "asked", request: { mode: sale.mode } });
      expect((await states()).sort()).toEqual(["asked", "gone", "gone"]);
      expect(await asks(8, noon + 3)).toMatchObject({ kind: "open" });
    });

    it("end with the sale, with “not now” or after a day, once", async () => {
      await asks(8);
      await asks(9);
      const [first] = await all();
      const ends = (now: number) =>
        store.transaction((trx) => putOffRequest(trx, { ...stamp, now }, ada, first?.id ?? ""));
      expect((await Promise.all([ends(noon + 1), ends(noon + 1)])).filter(Boolean)).toHaveLength(1);
      const sold = { journal: [{ from: "pending", to: "succeeded" }] } as Partial<Step> as Step;
      const sells = (of: typeof sale) => store.transaction((trx) => endSoldRequests(trx, stamp, of, sold));
      await sells({ ...sale, beneficiary: "45009999999" });
      await sells({ ...sale, confirmed_at: noon - 1 });
      await sells({ ...sale, mode: sale.mode === "live" ? "sandbox" : "live" });
      expect((await states()).sort()).toEqual(["asked", "put_off"]);
      await store.db.updateTable("customer_request").set({ seat_id: "hers" }).where("state", "=", "asked").execute();
      for (const seat_id of [null, "another"]) await sells({ ...sale, seat_id });
      expect((await states()).sort()).toEqual(["asked", "put_off"]);
      await sells({ ...sale, seat_id: "hers" });
      expect((await states()).sort()).toEqual(["put_off", "sold"]);
      await asks(8, noon + 2);
      const looks = (now: number) =>
        store.transaction(async (trx) => {
          await endOldRequests(trx, { ...stamp, now });
          await forgetRequests(trx, now - hourMs);
        });
      await looks(noon + dayMs);
      expect(await states()).toEqual(["asked"]);
      await looks(noon + dayMs + 2);
      expect(await states()).toEqual(["gone"]);
      await looks(noon + dayMs + 3 + hourMs);
      expect(await states()).toEqual([]);
    });

    it("are not called unanswered while a sale that answers them is under way", async () => {
      await asks();
      const at = { account_id: sale.account_id, confirmed_at: noon + 1 };
      const open = anElectricitySale({ ...at, id: "01JCTEST0000000000000000E2", state: "pending" });
      await insertPurchase(store.db, open);
      const looks = () => store.transaction((trx) => endOldRequests(trx, { ...stamp, now: noon + dayMs + 1 }));
      await looks();
      expect(await states()).toEqual(["asked"]);
      await store.db.updateTable("purchase").set({ state: "failed" }).where("id", "=", open.id).execute();
      await looks();
      expect(await states()).toEqual(["gone"]);
    });

    it("are three an hour, and none where the shop is in the other mode or takes none", async () => {
      for (const at of [0, 1, 2]) {
        expect(await asks(8, noon + at)).toMatchObject({ kind: "asked" });
        const open = (await all()).find(({ state }) => state === "asked");
        await store.transaction((trx) => putOffRequest(trx, stamp, ada, open?.id ?? ""));
      }
      expect(await asks(8, noon + 3)).toMatchObject({ kind: "too_often", again: noon + hourMs });
      await store.transaction((trx) => allowRequests(trx, stamp, ada, false));
      expect(await asks(9)).toMatchObject({ kind: "closed" });
      await store.transaction((trx) =>
        allowRequests(trx, stamp, { ...ada, account: { ...ada.account, takes_requests: 0 } }, true),
      );
      await store.db.updateTable("account").set({ mode: "sandbox" }).execute();
      expect(await asks(9)).toMatchObject({ kind: "closed" });
    });

    it("are forgotten with the link, the chat and the account", async () => {
      await asks(8);
      await asks(9);
      await store.transaction((trx) =>
        withdrawRequests(trx, stamp, { customer_id: "light", user_id: 8, mode: sale.mode }),
      );
      expect((await all()).map(({ user_id }) => Number(user_id))).toEqual([9]);
      await store.transaction((trx) => eraseChat(trx, 9, noon));
      expect(await all()).toEqual([]);
      await asks(8);
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await all()).toEqual([]);
      expect(await owed()).toBe(0);
    });
  });
}
