import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readHand } from "../../../src/closes/day-book.ts";
import type { AccountMode } from "../../../src/core/account-modes.ts";
import { createCalendar } from "../../../src/core/calendar.ts";
import type { Kobo } from "../../../src/core/money.ts";
import type { Store } from "../../../src/db/open.ts";
import { debtMoves } from "../../../src/debts/debt-lines.queries.ts";
import { findDebtor, findSalePayment, listDebtors, sumDebts } from "../../../src/debts/debts.queries.ts";
import { coverDebt, forgiveAll, moveDebts, paySale, recordPromise } from "../../../src/debts/debts.ts";
import { giveBack } from "../../../src/debts/debts-of-sales.ts";
import type { Seller } from "../../../src/sessions/sessions.ts";
import { adaOf, aPerson, aPurchase, naira, noon, openTempStore, put, stamp, turns } from "../../support/builders.ts";
import { sealDays } from "../../support/closes.ts";

const day = 24 * 3_600_000;
const calendar = createCalendar({ zone: "UTC" });
const live = { accountId: "ada", mode: "live" } as const;
const chioma = { ...live, personId: "chioma" };

let store: Store;
let ada: Seller;
beforeEach(async () => {
  store = await openTempStore();
  ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08035551234"] });
});
afterEach(() => store[Symbol.asyncDispose]());

const sold = (id: string, amount: number, daysAgo = 0, mode: AccountMode = "live") =>
  put(store, aPurchase({ id, state: "succeeded", mode, face_kobo: naira(amount), confirmed_at: noon - daysAgo * day }));
const owes = (purchaseId: string, owedKobo?: Kobo, personId: string | null = "chioma") =>
  store.transaction((trx) =>
    paySale(trx, stamp, ada, { purchaseId, personId, ...(owedKobo !== undefined && { owedKobo }) }),
  );
const pays = (kobo?: Kobo, version?: number) =>
  store.transaction((trx) =>
    coverDebt(trx, stamp, ada, {
      ...{ key: chioma, how: "paid" as const },
      ...(kobo !== undefined && { kobo }),
      ...(version !== undefined && { version }),
    }),
  );
const givesBack = (id: string) => store.transaction((trx) => giveBack(trx, stamp, ada, id));
const debtor = () => findDebtor(store.db, chioma);
const leftOf = async (id: string) => (await findSalePayment(store.db, id))?.left_kobo;
const lines = () => store.db.selectFrom("debt_line").select(["kind", "owed_kobo", "back_kobo"]).orderBy("id").execute();
const acts = async () =>
  (await store.db.selectFrom("audit").select("act").orderBy("id").execute()).map(({ act }) => act);

describe("I39: a sale that somebody owes", () => {
  it("adds its price to what they owe, once, by a line and a row of the trail", async () => {
    await sold("one", 1600);
    expect(await owes("one")).toMatchObject({ kind: "done", salePayment: { left_kobo: naira(1600) } });
    expect(await owes("one")).toMatchObject({ kind: "same" });
    expect(await debtor()).toMatchObject({ owed_kobo: naira(1600), oldest_at: noon, version: 1 });
    expect(await lines()).toEqual([{ kind: "owed", owed_kobo: naira(1600), back_kobo: 0 }]);
    expect(await acts()).toEqual(["debt_owed"]);
  });

  it("is owed at the price that its customer pays", async () => {
    const priced = aPurchase({ id: "one", state: "succeeded", face_kobo: naira(1500), price_kobo: naira(1600) });
    await put(store, priced);
    expect(await owes("one")).toMatchObject({ salePayment: { left_kobo: naira(1600) } });
  });

  it("is owed in part where a part is paid at the counter, and paid by the word that it is", async () => {
    await sold("one", 1600);
    await owes("one", naira(1000));
    expect(await leftOf("one")).toBe(naira(1000));
    await owes("one", naira(0), null);
    expect(await leftOf("one")).toBe(0);
    expect(await debtor()).toMatchObject({ owed_kobo: 0, oldest_at: null });
    expect(await lines()).toEqual([
      { kind: "owed", owed_kobo: naira(1000), back_kobo: 0 },
      { kind: "paid", owed_kobo: naira(-1000), back_kobo: 0 },
    ]);
  });

  it("is never owed before it has succeeded, or beyond its price, or by nobody", async () => {
    await put(store, aPurchase({ id: "open", state: "pending" }));
    expect(await owes("open")).toEqual({ kind: "not_sold" });
    await sold("one", 500);
    expect(await owes("one", undefined, null)).toMatchObject({ kind: "same" });
    await owes("one", naira(9000));
    expect(await leftOf("one")).toBe(naira(500));
  });

  it("of another account is not touched", async () => {
    await put(store, aPurchase({ id: "theirs", state: "succeeded" }));
    const other = { ...ada, account: { ...ada.account, id: "bola" } };
    const asked = store.transaction((trx) => paySale(trx, stamp, other, { purchaseId: "theirs", personId: "x" }));
    expect(await asked).toEqual({ kind: "not_sold" });
  });
});

describe("I39: a payment", () => {
  it("covers the oldest sale first, whichever was written down first", async () => {
    await sold("new", 1000, 1);
    await sold("old", 500, 9);
    await owes("new");
    await owes("old");
    expect(await debtor()).toMatchObject({ owed_kobo: naira(1500), oldest_at: noon - 9 * day });
    expect(await pays(naira(700))).toMatchObject({ kind: "done", kobo: naira(700), debtor: { owed_kobo: naira(800) } });
    expect([await leftOf("old"), await leftOf("new")]).toEqual([0, naira(800)]);
    expect(await debtor()).toMatchObject({ oldest_at: noon - day });
  });

  it("of all is taken once: an older card gets an answer that says so", async () => {
    await sold("one", 1000);
    await owes("one");
    const version = (await debtor())?.version ?? 0;
    await sold("two", 300);
    await owes("two");
    expect(await pays(undefined, version)).toEqual({ kind: "changed" });
    expect(await pays(undefined, version + 1)).toMatchObject({ kind: "done", kobo: naira(1300) });
    expect(await pays(undefined, version + 1)).toEqual({ kind: "nothing" });
    expect(await lines()).toEqual([
      { kind: "owed", owed_kobo: naira(1000), back_kobo: 0 },
      { kind: "owed", owed_kobo: naira(300), back_kobo: 0 },
      { kind: "paid", owed_kobo: naira(-1000), back_kobo: 0 },
      { kind: "paid", owed_kobo: naira(-300), back_kobo: 0 },
    ]);
  });

  it("of more than is owed is refused, with what is owed", async () => {
    await sold("one", 1000);
    await owes("one");
    expect(await pays(naira(1001))).toEqual({ kind: "too_much", owedKobo: naira(1000) });
    expect(await pays(naira(0))).toEqual({ kind: "nothing" });
  });

  it("in the sandbox is none of what is owed live", async () => {
    await sold("real", 1000);
    await sold("play", 700, 0, "sandbox");
    await owes("real");
    await owes("play");
    const sums = { live: { owedKobo: naira(1000) }, sandbox: { owedKobo: naira(700) } };
    for (const mode of ["live", "sandbox"] as const) {
      expect(await sumDebts(store.db, { accountId: "ada", mode })).toMatchObject({ ...sums[mode], people: 1 });
    }
    await pays();
    expect(await sumDebts(store.db, { accountId: "ada", mode: "sandbox" })).toMatchObject(sums.sandbox);
  });
});

describe("I39: a sale that the service takes back", () => {
  it("is owed no more, and asks to give back exactly what was paid for it", async () => {
    await sold("one", 1600);
    await sold("two", 900);
    await owes("one", naira(1000));
    await owes("two");
    await pays(naira(400));
    await turns(store, "one", "failed");
    expect(await findSalePayment(store.db, "one")).toMatchObject({ back_kobo: naira(1000), given_back_at: null });
    expect(await debtor()).toMatchObject({ owed_kobo: naira(900) });
    expect(await givesBack("one")).toMatchObject({ back_kobo: naira(1000) });
    expect(await givesBack("one")).toBeNull();
    expect((await lines()).reduce((sum, { back_kobo }) => sum + back_kobo, 0)).toBe(0);
  });

  it("asks so of a sale that was simply paid, too, by nobody who is known", async () => {
    await sold("one", 500);
    await turns(store, "one", "failed");
    expect(await findSalePayment(store.db, "one")).toMatchObject({ person_id: null, back_kobo: naira(500) });
    expect(await lines()).toEqual([{ kind: "returned", owed_kobo: 0, back_kobo: naira(500) }]);
  });

  it("gives nothing back of what was forgiven", async () => {
    await sold("one", 500);
    await owes("one");
    await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
    await turns(store, "one", "failed");
    expect(await findSalePayment(store.db, "one")).toMatchObject({ back_kobo: 0 });
    expect(await givesBack("one")).toBeNull();
  });

  it("changes nothing of the money in hand where its debt was forgiven, also when it stands again", async () => {
    await sold("one", 500);
    await owes("one");
    await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
    const inHand = () => readHand(store.db, live, calendar.dayOf(noon), { calendar });
    expect(await inHand()).toBe(0);
    await turns(store, "one", "failed");
    expect(await inHand()).toBe(0);
    await turns(store, "one", "succeeded");
    expect(await inHand()).toBe(0);
    expect(await debtor()).toMatchObject({ owed_kobo: 0, oldest_at: null });
  });

  it("of an earlier day is owed less by what was forgiven of it, as it is sold less", async () => {
    await sold("one", 500, 1);
    await owes("one");
    await sealDays(store, noon, calendar);
    await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
    const today = { since: calendar.startOf(calendar.dayOf(noon)), until: calendar.startOf(calendar.dayOf(noon) + 1) };
    const before = await debtMoves(store.db, live, today);
    await turns(store, "one", "failed");
    const after = await debtMoves(store.db, live, today);
    expect(after.owed_kobo - before.owed_kobo).toBe(naira(-500));
    expect(after).toMatchObject({ repaid_kobo: 0, back_kobo: 0, forgiven_earlier_kobo: 0 });
  });

  it("is owed as before when it stands again, and wholly where the money was given back", async () => {
    await sold("one", 1600);
    await owes("one", naira(1000));
    await turns(store, "one", "failed");
    expect(await debtor()).toMatchObject({ owed_kobo: 0, oldest_at: null });
    await turns(store, "one", "succeeded");
    expect(await debtor()).toMatchObject({ owed_kobo: naira(1000), oldest_at: noon });
    await turns(store, "one", "failed");
    await givesBack("one");
    await turns(store, "one", "succeeded");
    expect(await debtor()).toMatchObject({ owed_kobo: naira(1600) });
    expect((await lines()).reduce((sum, { back_kobo }) => sum + back_kobo, 0)).toBe(0);
  });

  it("whose money was given back, and which stands again, waits to hear how it was paid", async () => {
    await sold("one", 500);
    await turns(store, "one", "failed");
    await givesBack("one");
    await turns(store, "one", "succeeded");
    expect(await findSalePayment(store.db, "one")).toMatchObject({ given_back_at: noon, back_kobo: naira(500) });
    await turns(store, "one", "failed");
    expect(await givesBack("one")).toBeNull();
    await turns(store, "one", "succeeded");
    await owes("one", naira(0), null);
    await turns(store, "one", "failed");
    expect(await givesBack("one")).toMatchObject({ back_kobo: naira(500) });
  });
});

describe("I39: what somebody owes", () => {
  it("is forgiven in both modes, and stays when they are forgotten", async () => {
    await sold("one", 1000);
    await sold("play", 700, 0, "sandbox");
    await owes("one");
    await owes("play");
    await store.db.deleteFrom("person_thing").execute();
    await store.db.deleteFrom("person").execute();
    expect(await listDebtors(store.db, live, { offset: 0, limit: 9 })).toMatchObject([
      { name: null, owed_kobo: naira(1000) },
    ]);
    await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
    expect(await sumDebts(store.db, live)).toEqual({ owedKobo: 0, people: 0, oldestAt: null });
    expect(await acts()).toEqual(["debt_owed", "debt_owed", "debt_forgiven", "debt_forgiven"]);
  });

  it("goes to the person who has the number now, with the sales", async () => {
    await aPerson(store.db, { id: "bola", name: "Bọ́lá" });
    await sold("one", 1000, 3);
    await owes("one");
    await store.transaction((trx) => moveDebts(trx, stamp, "ada", { fromId: "chioma", toId: "bola" }));
    expect(await listDebtors(store.db, live, { offset: 0, limit: 9 })).toMatchObject([
      { person_id: "bola", owed_kobo: naira(1000), oldest_at: noon - 3 * day },
    ]);
    expect(await debtor()).toMatchObject({ owed_kobo: 0, oldest_at: null });
  });

  it("is promised for a day until it is paid", async () => {
    await sold("one", 1000);
    await owes("one");
    const promises = () => store.transaction((trx) => recordPromise(trx, stamp, ada, { key: chioma, day: noon + day }));
    expect(await promises()).toBe(true);
    expect(await debtor()).toMatchObject({ promised_for: noon + day });
    await pays();
    expect(await debtor()).toMatchObject({ promised_for: null });
    expect(await promises()).toBe(false);
  });
});
