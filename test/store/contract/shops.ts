import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findAccount, insertAccount, lockAccountForUpdate } from "../../../src/accounts/accounts.queries.ts";
import type { Store } from "../../../src/db/open.ts";
import { findShops, readShop, refuseStopped, setStopped } from "../../../src/operations/shops.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon, stamp } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

/** The promises of every engine about shops as operators find and stop them. */
export function describeShops(name: string, engine: Engine): void {
  describe(`${name}: I54: shops`, () => {
    let store: Store;
    const reference = "VB-01JCABCDEFGHJKMNPQRSTVWX4Z";
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      await insertAccount(
        store.db,
        anAccount({ id: "bola", phone_number: "+2348029994567", first_name: "Bọ́lá", shop_name: "Ìyá Ọjà" }),
      );
      const confirmed = { confirmed_at: noon, state: "pending" } as const;
      await insertPurchase(store.db, aPurchase({ id: "one", reference, ...confirmed }));
      await insertPurchase(
        store.db,
        aPurchase({ id: "two", reference: `${reference.slice(0, 28)}Y`, state: "quoted" }),
      );
    });
    afterEach(() => store[Symbol.asyncDispose]());
    const stops = (userId: number, reason: string | null) =>
      store.transaction((trx) => setStopped(trx, { ...stamp, now: noon }, { userId, accountId: "ada", reason }));
    const refusal = (seatId: string | null) =>
      store.transaction(async (trx) => {
        const account = await lockAccountForUpdate(trx, "ada");
        if (!account) throw new Error("There is no such account");
        return refuseStopped(trx, aPurchase({ seat_id: seatId }), { userId: 7, now: noon, account });
      });

    it("are found by name without its marks, by the end of the number, and by the end of a reference that was sold", async () => {
      const found = async (text: string) => (await findShops(store.db, text)).map(({ id }) => id);
      expect(await found("iya oja")).toEqual(["bola"]);
      expect(await found("bola")).toEqual(["bola"]);
      expect(await found("4567")).toEqual(["ada", "bola"]);
      expect(await found("0802 999 4567")).toEqual(["bola"]);
      for (const text of [reference, reference.toLowerCase(), reference.slice(-6), `…${reference.slice(-6)}`])
        expect(await found(text)).toEqual(["ada"]);
      for (const text of [reference.slice(-5), `${reference.slice(-6, -1)}Y`, "567", "a", "%", "______", ""])
        expect(await found(text)).toEqual([]);
    });

    it("are read with their open sales and without their money", async () => {
      const account = await findAccount(store.db, "ada");
      if (!account) throw new Error("There is no such account");
      const look = await readShop(store.db, account, noon + 60_000);
      expect(look).toMatchObject({ lastSaleAt: noon, open: { count: 1, firstAt: noon }, failed: { count: 0 } });
    });

    it("are stopped and started once by several at the same moment, and refuse sales meanwhile", async () => {
      expect(await refusal(null)).toBeNull();
      await Promise.all([stops(1, "Fee"), stops(2, "Fraud")]);
      const reason = (await findAccount(store.db, "ada"))?.stopped_reason;
      expect(reason).toMatch(/^(?:Fee|Fraud)$/);
      expect(await refusal(null)).toEqual({ kind: "stopped", reason });
      expect(await refusal("seat")).toEqual({ kind: "seat_stopped" });
      await Promise.all([stops(1, null), stops(2, null)]);
      expect(await refusal(null)).toBeNull();
      const acts = await store.db.selectFrom("audit").select(["act", "account_id"]).orderBy("id").execute();
      expect(acts).toEqual([
        { act: "operator_stopped", account_id: "ada" },
        { act: "operator_started", account_id: "ada" },
      ]);
    });
  });
}
