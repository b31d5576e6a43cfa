import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { countComplaints, findComplaint, markComplaint } from "../../../src/claims/complaints.queries.ts";
import { openComplaint, recordComplaint } from "../../../src/claims/complaints.ts";
import type { Store } from "../../../src/db/open.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, anElectricitySale, aPurchase, noon, stamp } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about complaints. */
export function describeComplaints(name: string, engine: Engine): void {
  describe(`${name}: I51: complaints`, () => {
    let store: Store;
    const ada = { userId: 7, accountId: "ada", seatId: null };
    const sale = anElectricitySale({ id: "light", state: "succeeded" });
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      await insertPurchase(store.db, sale);
      await insertPurchase(store.db, aPurchase({ id: "air", state: "succeeded" }));
    });
    afterEach(() => store[Symbol.asyncDispose]());

    const opens = (reason: "token" | "nothing", now = noon) =>
      store.transaction((trx) => openComplaint(trx, { ...stamp, now }, ada, sale, reason));
    const notes = (mark: "sent" | "answered" | "closed", now = noon) =>
      store.transaction((trx) => recordComplaint(trx, { ...stamp, now }, ada, sale.id, mark));
    const acts = async () =>
      (await store.db.selectFrom("audit").select("act").orderBy("id").execute()).map(({ act }) => act);

    it("are opened once for a reason, keep their time with another one, and begin again after their end", async () => {
      await opens("token");
      await opens("token", noon + 1);
      expect(await opens("nothing", noon + 2)).toMatchObject({ reason: "nothing", opened_at: noon });
      await notes("sent", noon + 3);
      await notes("closed", noon + 4);
      expect(await opens("token", noon + 5)).toMatchObject({ opened_at: noon + 5, sent_at: null, closed_at: null });
      expect(await acts()).toHaveLength(5);
    });

    it("are marked in their order, once each", async () => {
      expect(await notes("sent")).toBeUndefined();
      await opens("token");
      expect(await notes("answered")).toBeUndefined();
      expect(await notes("sent", noon + 1)).toMatchObject({ sent_at: noon + 1 });
      expect(await notes("sent", noon + 2)).toBeUndefined();
      expect(await markComplaint(store.db, sale.id, "sent", noon + 2)).toBeUndefined();
      expect(await notes("answered", noon + 3)).toMatchObject({ answered_at: noon + 3, closed_at: null });
      expect(await notes("closed", noon + 4)).toMatchObject({ sent_at: noon + 1, closed_at: noon + 4 });
      expect(await acts()).toHaveLength(4);
    });

    it("are counted by company while they are open, live ones only", async () => {
      await opens("token");
      const air = { id: "air", account_id: "ada" };
      await store.transaction((trx) => openComplaint(trx, stamp, ada, air, "twice"));
      await insertPurchase(store.db, aPurchase({ id: "play", mode: "sandbox", state: "succeeded" }));
      await store.transaction((trx) => openComplaint(trx, stamp, ada, { ...air, id: "play" }, "twice"));
      expect(await countComplaints(store.db)).toEqual([
        { company: sale.provider_name, count: 1 },
        { company: "MTN", count: 1 },
      ]);
      await notes("closed");
      expect(await countComplaints(store.db)).toEqual([{ company: "MTN", count: 1 }]);
    });

    it("go when the shop's data is deleted", async () => {
      await opens("token");
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await findComplaint(store.db, sale.id)).toBeUndefined();
    });
  });
}
