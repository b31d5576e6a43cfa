import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount, putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { changeSeat, insertSeat } from "../../../src/accounts/seats.queries.ts";
import { dayMs } from "../../../src/core/calendar.ts";
import { findPerson, type Person } from "../../../src/customers/people.queries.ts";
import { deleteCustomer } from "../../../src/customers/people.ts";
import type { Store } from "../../../src/db/open.ts";
import { eraseAccount, eraseChat } from "../../../src/erasure/erasures.queries.ts";
import { putLiveMessage } from "../../../src/outbox/live-messages.queries.ts";
import { momentOn } from "../../../src/reminders/repeat-days.ts";
import { dismissRepeat, followRepeats, openPlan } from "../../../src/reminders/repeats.ts";
import { isStillTheirs } from "../../../src/reminders/repeats-due.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { adaOf, anAccount, aPerson, aPurchase, noon, stamp } from "../../support/builders.ts";
import { lagos } from "../../support/closes.ts";
import { allRepeats, aTvSale, remindedUsers, remindsAt, remindsOf, sold } from "../../support/repeats.ts";
import type { Engine } from "./engine.ts";

const today = lagos.dayOf(noon);
/** Nine in the morning, this number of days from now. */
const nineIn = (days: number) => momentOn(lagos, today + days, 9);
const dated = { ...stamp, calendar: lagos };

/** The contract of every engine about reminders to sell again. */
export function describeRepeats(name: string, engine: Engine): void {
  describe(`${name}: reminders to sell again`, () => {
    let store: Store;
    let ada: Seller;
    const sale = aTvSale({ id: "01JCTEST0000000000000000T1" });
    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      ada = await adaOf(store);
      await insertPurchase(store.db, sale);
      const numbers = [sale.beneficiary, "7099999999"];
      await aPerson(store.db, { id: "chika", name: "Mama Chika", kind: "smartcard", numbers, lastSaleId: sale.id });
    });
    afterEach(() => store[Symbol.asyncDispose]());

    const theOnly = async () => {
      const [only, ...more] = await allRepeats(store);
      expect(more).toEqual([]);
      if (!only) throw new Error("No reminder");
      return only;
    };

    async function seatTunde(): Promise<Seller> {
      await putChat(store.db, { user_id: 8, first_name: "Tunde", created_at: noon });
      const seat = await insertSeat(store.db, {
        ...{ id: "seat", account_id: "ada", name: "Tunde", role: "seller", state: "active", user_id: 8 },
        ...{ sale_limit_kobo: null, day_limit_kobo: null, services: null, ends_at: null, token_hash: null },
        ...{ link_expires_at: null, claimed_at: noon, created_by: 7, created_at: noon },
      });
      return { ...ada, userId: 8, seat };
    }

    it("are set once for the same, however many taps, and the newest sale is what they are counted from", async () => {
      const older = aTvSale({ id: "01JCTEST0000000000000000T0", confirmed_at: noon - 5 * dayMs, product_id: 30 });
      await insertPurchase(store.db, older);
      await Promise.all([
        remindsOf(store, ada, older, 7),
        remindsOf(store, ada, sale, 28),
        remindsOf(store, ada, sale, 28),
      ]);
      await remindsOf(store, ada, sale, null);
      expect(await theOnly()).toMatchObject({
        sale_id: sale.id,
        every_days: null,
        from_day: today,
        person_id: "chika",
      });
    });

    it("are only of saved customers", async () => {
      const nobodys = aTvSale({ beneficiary: "7055555555" });
      await insertPurchase(store.db, nobodys);
      expect(await remindsOf(store, ada, nobodys)).toBeUndefined();
      expect(await allRepeats(store)).toEqual([]);
    });

    it("come once on their day, and once where many were missed", async () => {
      await remindsOf(store, ada, sale, 28);
      await remindsAt(store, nineIn(28) - 1);
      expect(await remindedUsers(store)).toEqual([]);
      await Promise.all([remindsAt(store, nineIn(28)), remindsAt(store, nineIn(28))]);
      await remindsAt(store, nineIn(28) + 5000);
      expect(await remindedUsers(store)).toEqual([7]);
      expect(await theOnly()).toMatchObject({ asked_day: today + 28, next_at: nineIn(56) });
      await remindsAt(store, nineIn(200));
      await remindsAt(store, nineIn(200) + 5000);
      expect(await remindedUsers(store)).toEqual([7, 7]);
      expect(await theOnly()).toMatchObject({ asked_day: today + 56, next_at: nineIn(224) });
    });

    it("are counted from the newest sale of the same, however it was sold", async () => {
      await remindsOf(store, ada, sale, 28);
      const byHand = aTvSale({ product_id: 32, product_name: "DStv Premium", confirmed_at: noon + 20 * dayMs });
      await sold(store, byHand, noon + 20 * dayMs);
      expect(await theOnly()).toMatchObject({ sale_id: byHand.id, from_day: today + 20, next_at: nineIn(48) });
      // An older one that is settled late, and those of another number or mode.
      for (const other of [
        { confirmed_at: noon + dayMs },
        { beneficiary: "7099999999" },
        { mode: "sandbox" as const },
      ]) {
        await sold(store, aTvSale({ confirmed_at: noon + 30 * dayMs, ...other }), noon + 30 * dayMs);
      }
      expect(await theOnly()).toMatchObject({ sale_id: byHand.id, next_at: nineIn(48) });
    });

    it("of a phone are of one plan or amount, until another one is to be chosen", async () => {
      const phone = { service_type: "data", beneficiary: "08035551234", product_id: 201, state: "succeeded" } as const;
      const data = aPurchase({ ...phone, product_name: "1GB" });
      await insertPurchase(store.db, data);
      await aPerson(store.db, { id: "musa", name: "Musa", numbers: ["08035551234"] });
      await remindsOf(store, ada, data, 30);
      const later = { confirmed_at: noon + 3 * dayMs };
      await sold(store, aPurchase({ ...phone, ...later, product_id: 202 }), noon + 3 * dayMs);
      await sold(store, aPurchase({ ...phone, ...later, service_type: "airtime", product_id: null }), noon + 3 * dayMs);
      const before = await theOnly();
      expect(before).toMatchObject({ sale_id: data.id, next_at: nineIn(30) });
      await store.transaction((trx) => openPlan(trx, before));
      const other = aPurchase({ ...phone, ...later, product_id: 203 });
      await sold(store, other, noon + 3 * dayMs);
      expect(await theOnly()).toMatchObject({ sale_id: other.id, any_plan: 0, next_at: nineIn(33) });
    });

    it("are answered once: put off to tomorrow, or left out", async () => {
      await remindsOf(store, ada, sale, 28);
      await remindsAt(store, nineIn(28));
      const [came, day] = [await theOnly(), today + 28];
      const at = { ...dated, now: nineIn(28) + 60_000 };
      const answer = (how: "later" | "skip") => store.transaction((trx) => dismissRepeat(trx, at, came, { how, day }));
      const done = await Promise.all([answer("later"), answer("skip")]);
      expect(done.filter((one) => one !== undefined)).toHaveLength(1);
      expect(await answer("skip")).toBeUndefined();
      const isLater = done[0] !== undefined;
      expect((await theOnly()).next_at).toBe(isLater ? nineIn(29) : nineIn(56));
    });

    it("stay as they were answered when a token or charge of the same sale comes late", async () => {
      await remindsOf(store, ada, sale, 1);
      await remindsAt(store, nineIn(1));
      const day = today + 1;
      const late = { journal: [{ kind: "charge", from: "succeeded", to: "succeeded" }] } as Partial<Step> as Step;
      const follows = () =>
        store.transaction((trx) => followRepeats(trx, { ...dated, now: nineIn(1) + 1 }, sale, late));
      await follows();
      expect(await theOnly()).toMatchObject({ asked_day: day });
      const at = { ...dated, now: nineIn(1) + 2 };
      const came = await theOnly();
      await store.transaction((trx) => dismissRepeat(trx, at, came, { how: "skip", day }));
      await store.transaction((trx) => openPlan(trx, came));
      await follows();
      expect(await theOnly()).toMatchObject({ any_plan: 1, asked_day: null });
    });

    it("wait while nobody is logged in, and while the shop sells in the other mode", async () => {
      await remindsOf(store, ada, sale, 28);
      await updateAccount(store.db, "ada", { mode: "sandbox" });
      await remindsAt(store, nineIn(28));
      await updateAccount(store.db, "ada", { mode: "live" });
      await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: null, created_at: noon });
      await remindsAt(store, nineIn(29));
      expect(await remindedUsers(store)).toEqual([]);
      await adaOf(store);
      await remindsAt(store, nineIn(30));
      expect(await remindedUsers(store)).toEqual([7]);
    });

    it("set from a seat come to it, and to the owners once nobody sells from it any more", async () => {
      const tunde = await seatTunde();
      await remindsOf(store, tunde, sale, 7);
      await remindsAt(store, nineIn(7));
      expect(await remindedUsers(store)).toEqual([8]);
      const owed = await store.db.selectFrom("notice").selectAll().executeTakeFirstOrThrow();
      expect(await isStillTheirs(store, stamp, owed)).toBe(true);
      // Ended after it was enqueued and before it was delivered.
      await changeSeat(store.db, "seat", ["active"], { state: "ended" });
      expect(await isStillTheirs(store, stamp, owed)).toBe(false);
      expect(await isStillTheirs(store, stamp, owed)).toBe(false);
      expect(await remindedUsers(store)).toEqual([8, 7]);
      await remindsAt(store, nineIn(14));
      expect(await remindedUsers(store)).toEqual([8, 7, 7]);
    });

    it("go with their customer, and with the data of their shop; a user who goes leaves them to the owners", async () => {
      await remindsOf(store, await seatTunde(), sale, 7);
      await remindsOf(store, ada, sale, 7);
      await store.transaction((trx) => eraseChat(trx, 8, noon));
      expect((await allRepeats(store)).map((row) => row.user_id).sort()).toEqual([0, 7]);
      await remindsAt(store, nineIn(7));
      const { key } = await store.db.selectFrom("notice").select("key").limit(1).executeTakeFirstOrThrow();
      await putLiveMessage(store.db, key, 1);
      const person = (await findPerson(store.db, "chika")) as Person;
      await store.transaction((trx) => deleteCustomer(trx, stamp, ada, person));
      expect(await allRepeats(store)).toEqual([]);
      await aPerson(store.db, { id: "tolu", name: "Mama Tolu", kind: "smartcard", numbers: [sale.beneficiary] });
      await remindsOf(store, ada, sale, 7);
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      for (const table of ["repeat_sale", "notice", "board"] as const) {
        expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
    });
  });
}
