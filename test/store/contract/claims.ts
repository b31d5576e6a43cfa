import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { claimsOf, closeClaims, openClaim, openClaims, sumClaims } from "../../../src/claims/claims.queries.ts";
import { endClaims } from "../../../src/claims/claims.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Store } from "../../../src/db/open.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon, stamp } from "../../support/builders.ts";
import { adas } from "../../support/closes.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about the service's debts. */
export function describeClaims(name: string, engine: Engine): void {
  describe(`${name}: I53: claims on the service`, () => {
    let store: Store;
    const actor = { userId: 7, accountId: "ada", seatId: null };
    const failed = aPurchase({ id: "failed", state: "failed" });
    const sold = aPurchase({ id: "sold", state: "succeeded" });
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      for (const sale of [failed, sold, aPurchase({ id: "play", mode: "sandbox", state: "failed" })])
        await insertPurchase(store.db, sale);
    });
    afterEach(() => store[Symbol.asyncDispose]());

    const opens = (purchase_id: string, kind: "charge" | "twice" = "charge", opened_at = noon, kobo = 48_750) =>
      openClaim(store.db, { purchase_id, kind, account_id: "ada", kobo: toKobo(kobo), opened_at }, noon);
    const ends = (id: string, now = noon) =>
      store.transaction((trx) => endClaims(trx, { ...stamp, now }, actor, id, "elsewhere"));
    const open = async () => (await openClaims(store.db, adas)).map((claim) => [claim.purchase_id, claim.kind]);

    it("are opened once for a sale and kind, in the order of their age, in one mode", async () => {
      await opens("sold", "twice", noon + 2);
      await opens("failed", "charge", noon + 1);
      await opens("failed", "charge", noon + 3, 1);
      await opens("play");
      expect(await open()).toEqual([
        ["failed", "charge"],
        ["sold", "twice"],
      ]);
      expect(await sumClaims(store.db, adas, noon + 9)).toEqual({ kobo: 97_500, count: 2 });
    });

    it("hold only while nothing is sold for the charge", async () => {
      await opens("sold");
      expect(await open()).toEqual([]);
      expect(await sumClaims(store.db, adas, noon + 9)).toEqual({ kobo: 0, count: 0 });
      expect(await claimsOf(store.db, sold)).toEqual([]);
    });

    it("are closed once, each kind by itself, and a day before that still counts them", async () => {
      await opens("failed");
      await opens("failed", "twice");
      expect(await closeClaims(store.db, ["failed"], { at: noon + 5, as: "back", kind: "charge" })).toBe(1);
      expect(await closeClaims(store.db, ["failed"], { at: noon + 6, as: "back", kind: "charge" })).toBe(0);
      expect(await sumClaims(store.db, adas, noon)).toEqual({ kobo: 0, count: 0 });
      expect(await sumClaims(store.db, adas, noon + 5)).toEqual({ kobo: 97_500, count: 2 });
      expect(await sumClaims(store.db, adas, noon + 6)).toEqual({ kobo: 48_750, count: 1 });
      expect(await claimsOf(store.db, failed)).toMatchObject([
        { kind: "charge", closed_as: "back", closed_at: noon + 5 },
        { kind: "twice", closed_as: null },
      ]);
    });

    it("are closed by a person once, with the reason, and stay closed", async () => {
      await opens("failed");
      expect(await ends("failed", noon + 1)).toBe(true);
      expect(await ends("failed", noon + 2)).toBe(false);
      await opens("failed", "charge", noon + 3);
      expect(await open()).toEqual([]);
      const trail = await store.db.selectFrom("audit").select(["act", "facts"]).execute();
      expect(trail).toEqual([
        { act: "claim_closed", facts: JSON.stringify({ purchase: "failed", reason: "elsewhere" }) },
      ]);
    });

    it("open again where the wallet has shown another charge since they were closed", async () => {
      await opens("failed");
      expect(await ends("failed", noon + 1)).toBe(true);
      const again = { account_id: "ada", kobo: toKobo(1), opened_at: noon + 3 };
      await openClaim(store.db, { ...again, purchase_id: "failed", kind: "charge" }, noon + 2);
      await opens("failed", "charge", noon + 4);
      expect(await claimsOf(store.db, failed)).toMatchObject([{ kobo: 1, opened_at: noon + 3, closed_as: null }]);
    });

    it("go when the shop's data is deleted", async () => {
      await opens("failed");
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await store.db.selectFrom("claim").selectAll().execute()).toEqual([]);
    });
  });
}
