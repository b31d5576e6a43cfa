import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { createSumsAudit } from "../../../src/books/sums-audit.ts";
import { aboutProfit } from "../../../src/closes/closes.queries.ts";
import { silentLog } from "../../../src/core/log.ts";
import type { Store } from "../../../src/db/open.ts";
import { debtMoves, owedBefore } from "../../../src/debts/debt-lines.queries.ts";
import { countDebtors, findDebtor, listDebtors, sumDebts } from "../../../src/debts/debts.queries.ts";
import { coverDebt, paySale } from "../../../src/debts/debts.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { adaOf, anAccount, aPurchase, naira, noon, stamp, turns } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

const dayMs = 24 * 3_600_000;
const live = { accountId: "ada", mode: "live" } as const;

/** The contract of every engine about debts. */
export function describeDebtTables(name: string, engine: Engine): void {
  describe(name, () => {
    let store: Store;
    let ada: Seller;
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      ada = await adaOf(store);
      for (const [id, ago] of Object.entries({ one: 2, two: 1, three: 0 })) {
        const confirmed_at = noon - ago * 1000;
        await insertPurchase(store.db, aPurchase({ id, state: "succeeded", face_kobo: naira(500), confirmed_at }));
      }
    });
    afterEach(() => store[Symbol.asyncDispose]());

    const owes = (purchaseId: string, personId: string) =>
      store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId, personId }));
    const pays = (personId: string, amount: number) =>
      store.transaction((trx) =>
        coverDebt(trx, stamp, ada, { key: { ...live, personId }, how: "paid", kobo: naira(amount) }),
      );

    it("counts every one of many that change somebody's debts at once", async () => {
      await Promise.all([owes("one", "chioma"), owes("two", "chioma"), owes("three", "chioma")]);
      expect(await sumDebts(store.db, live)).toEqual({ owedKobo: naira(1500), people: 1, oldestAt: noon - 2000 });
      await Promise.all(Array.from({ length: 10 }, () => pays("chioma", 100)));
      expect(await findDebtor(store.db, { ...live, personId: "chioma" })).toMatchObject({
        ...{ owed_kobo: naira(500), oldest_at: noon, version: 13 },
      });
    });

    it("takes all that is owed once, of as many as ask at once", async () => {
      await owes("one", "chioma");
      const key = { ...live, personId: "chioma" };
      const tapped = Array.from({ length: 10 }, () =>
        store.transaction((trx) => coverDebt(trx, stamp, ada, { key, how: "paid", version: 1 })),
      );
      expect((await Promise.all(tapped)).filter(({ kind }) => kind === "done")).toHaveLength(1);
      expect(await sumDebts(store.db, live)).toEqual({ owedKobo: 0, people: 0, oldestAt: null });
    });

    it("owes nothing of a sale that is taken back while somebody says that it is owed", async () => {
      for (const id of ["one", "two", "three"]) {
        await Promise.all([owes(id, "chioma"), turns(store, id, "failed"), owes(id, "chioma")]);
      }
      expect(await sumDebts(store.db, live)).toEqual({ owedKobo: 0, people: 0, oldestAt: null });
      const lines = await store.db.selectFrom("debt_line").select(["owed_kobo"]).execute();
      expect(lines.reduce((sum, { owed_kobo }) => sum + owed_kobo, 0)).toBe(0);
    });

    it("adds up all debts per account and mode, with every change of a debtor", async () => {
      await Promise.all([owes("one", "chioma"), owes("two", "bola")]);
      await Promise.all([pays("chioma", 100), pays("bola", 500), owes("three", "ngozi")]);
      expect(await sumDebts(store.db, live)).toEqual({ owedKobo: naira(900), people: 2, oldestAt: noon - 2000 });
      expect(await sumDebts(store.db, { ...live, mode: "sandbox" })).toEqual({
        owedKobo: 0,
        people: 0,
        oldestAt: null,
      });
      await store.db.deleteFrom("debtor").where("person_id", "=", "ngozi").execute();
      await store.db.updateTable("debtor").set({ mode: "sandbox" }).where("person_id", "=", "chioma").execute();
      expect(await sumDebts(store.db, live)).toMatchObject({ owedKobo: 0, people: 0 });
      expect(await sumDebts(store.db, { ...live, mode: "sandbox" })).toMatchObject({ owedKobo: naira(400), people: 1 });
    });

    it("separates the open debts of a day's own sales from payments for earlier ones, sale by sale", async () => {
      const day = { since: noon - 1500, until: noon + 1 };
      for (const id of ["one", "two", "three"]) await owes(id, "chioma");
      await pays("chioma", 700);
      const none = { earlier_kobo: 0, forgiven_kobo: 0, forgiven_earlier_kobo: 0, repaid_kobo: 0, back_kobo: 0 };
      // The first sale was made, owed and paid outside of the day: nothing is left of what was tapped.
      expect(await debtMoves(store.db, live, day)).toEqual({ ...none, owed_kobo: naira(800) });
      expect(await owedBefore(store.db, live, noon)).toEqual({ owedKobo: 0, people: 0 });
      expect(await owedBefore(store.db, live, noon + 1)).toEqual({ owedKobo: naira(800), people: 1 });
      const lines = await store.db
        .selectFrom("debt_line")
        .select(["purchase_id", "owed_kobo"])
        .orderBy("step")
        .execute();
      expect(lines.slice(-2)).toEqual([
        { purchase_id: "one", owed_kobo: naira(-500) },
        { purchase_id: "two", owed_kobo: naira(-200) },
      ]);
      expect(await aboutProfit(store.db, live, day)).toBe(2 * (50_000 - 48_750));
    });

    it("holds what each owes against the lines, every day, and says so where it is something else", async () => {
      const isOff: unknown[] = [];
      const log = { ...silentLog, error: (event: string, facts: unknown) => void isOff.push([event, facts]) };
      const audit = () => createSumsAudit({ store, log, onOff: () => void isOff.push("counted") })(noon + dayMs);
      await owes("one", "chioma");
      await owes("two", "bola");
      await pays("chioma", 100);
      await audit();
      expect(isOff).toEqual([]);
      await store.db
        .updateTable("debtor")
        .set({ owed_kobo: naira(401) })
        .where("person_id", "=", "chioma")
        .execute();
      await audit();
      const facts = { accountId: "ada", mode: "live", personId: "chioma", kobo: 100 };
      expect(isOff).toEqual([["debts.off", facts], "counted"]);
    });

    it("lists those who owe, the longest first, and refuses to change a line or to delete one", async () => {
      await owes("two", "bola");
      await owes("one", "chioma");
      const listed = await listDebtors(store.db, live, { offset: 0, limit: 1 });
      expect(listed).toMatchObject([{ person_id: "chioma", name: null }]);
      const late = { ...live, before: noon - 2000 };
      expect(await listDebtors(store.db, late, { offset: 0, limit: 9 })).toHaveLength(1);
      expect(await sumDebts(store.db, late)).toMatchObject({ people: 1 });
      expect([await countDebtors(store.db, late, 9), await countDebtors(store.db, live, 9)]).toEqual([1, 2]);
      expect(await countDebtors(store.db, live, 1)).toBe(1);
      await expect(store.db.updateTable("debt_line").set({ step: 9 }).execute()).rejects.toThrow(/append-only/);
      await expect(store.db.deleteFrom("debt_line").execute()).rejects.toThrow(/append-only/);
    });
  });
}
