import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { createIds } from "../../../src/core/ids.ts";
import { toKobo } from "../../../src/core/money.ts";
import { chatsOfCustomers, putCustomerChat } from "../../../src/customers/customer-chats.queries.ts";
import { insertLink } from "../../../src/customers/customer-links.queries.ts";
import { ensureCustomer } from "../../../src/customers/customers.queries.ts";
import {
  findCustomerNumber,
  findNumberById,
  findPerson,
  listPeople,
  type Person,
  setCreditLimit,
} from "../../../src/customers/people.queries.ts";
import {
  addNumber,
  deleteCustomer,
  ensurePerson,
  maxNumbers,
  recordSold,
  removeNumber,
  saveNumber,
  searchPeople,
} from "../../../src/customers/people.ts";
import type { Store } from "../../../src/db/open.ts";
import { listDebtors, sumDebts } from "../../../src/debts/debts.queries.ts";
import { paySale } from "../../../src/debts/debts.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import { findSeller, type Seller } from "../../../src/sessions/sessions.ts";
import { anAccount, anElectricitySale, aPerson, aPurchase, noon, openTempStore, put } from "../../support/builders.ts";

const phone = { kind: "phone", number: "08035551234" } as const;
const meter = { kind: "meter", number: "45001234567" } as const;
const stamp = { ids: createIds(systemClock, randomBytes), now: noon };

let store: Store;
let ada: Seller;
beforeEach(async () => {
  store = await openTempStore();
  await insertAccount(store.db, anAccount({ id: "bola" }));
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  ada = (await findSeller(store.db, 7)) as Seller;
});
afterEach(() => store[Symbol.asyncDispose]());

const listed = async (account = "ada") =>
  (await listPeople(store.db, account, { offset: 0, limit: 10 })).map(({ id }) => id);
const ownerOf = async (number: string) => (await findCustomerNumber(store.db, "ada", number))?.person_id;
const names = (name: string, what: typeof phone | typeof meter = phone) =>
  store.transaction((trx) => saveNumber(trx, stamp, ada, { ...what, name }));
const adds = (personId: string, what: { kind: "phone" | "meter"; number: string }) =>
  store.transaction((trx) => addNumber(trx, stamp, ada, personId, what));

async function sells(purchase: Purchase): Promise<void> {
  await put(store, purchase);
  const step = { journal: [{ to: "succeeded" }] } as Partial<Step> as Step;
  await store.transaction((trx) => recordSold(trx, purchase, step));
}

describe("a number", () => {
  it("belongs to one customer of a shop, who may be renamed", async () => {
    const id = await names("Mama Chika");
    expect(await names("Mama Chika B")).toBe(id);
    expect((await findPerson(store.db, id))?.name).toBe("Mama Chika B");
    expect(await listed()).toEqual([id]);
    await aPerson(store.db, { id: "of bola", accountId: "bola", name: "Bola's", numbers: [phone.number] });
    expect(await listed("bola")).toEqual(["of bola"]);
  });

  it("is one person's, also if several store it at once", async () => {
    const found = await Promise.all(
      [1, 2, 3].map(() => store.transaction((trx) => ensurePerson(trx, stamp, "ada", phone))),
    );
    expect(new Set(found).size).toBe(1);
    expect(await listed()).toEqual([found[0]]);
  });

  it("is added to a customer, not taken from another one, and of one that is full", async () => {
    const id = await names("Mama Chika");
    expect(await adds(id, meter)).toEqual({ kind: "added" });
    expect(await adds(id, meter)).toEqual({ kind: "own" });
    await aPerson(store.db, { id: "musa", name: "Bro Musa", numbers: ["08030000000"] });
    expect(await adds(id, { kind: "phone", number: "08030000000" })).toMatchObject({
      kind: "taken",
      by: { name: "Bro Musa" },
    });
    for (let more = 0; more < maxNumbers - 2; more++) await adds(id, { kind: "phone", number: `0803000100${more}` });
    expect(await adds(id, { kind: "phone", number: "08039999999" })).toEqual({ kind: "full" });
  });

  it("moves to a customer from somebody without a name, for whom a link was given", async () => {
    const nobody = await store.transaction((trx) => ensurePerson(trx, stamp, "ada", meter));
    const id = await names("Mama Chika");
    expect(await adds(id, meter)).toEqual({ kind: "added" });
    expect(await ownerOf(meter.number)).toBe(id);
    expect(await findPerson(store.db, nobody)).toBeUndefined();
  });

  it("takes along the debts of the bare number", async () => {
    await put(store, anElectricitySale({ id: "one", state: "succeeded" }));
    const nobody = await store.transaction((trx) => ensurePerson(trx, stamp, "ada", meter));
    await store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "one", personId: nobody }));
    const id = await names("Mama Chika");
    await adds(id, meter);
    const listed = await listDebtors(store.db, { accountId: "ada", mode: "live" }, { offset: 0, limit: 9 });
    expect(listed).toMatchObject([{ person_id: id, name: "Mama Chika", owed_kobo: 500_000 }]);
  });

  it("takes along the credit limit of somebody without a name, where the customer has none of their own", async () => {
    const limitOf = async (id: string) => (await findPerson(store.db, id))?.credit_limit_kobo;
    const nobody = await store.transaction((trx) => ensurePerson(trx, stamp, "ada", meter));
    await setCreditLimit(store.db, nobody, toKobo(80_000));
    const id = await names("Mama Chika");
    await adds(id, meter);
    expect(await limitOf(id)).toBe(80_000);
    const shared = { kind: "phone", number: "08039990000" } as const;
    const other = await store.transaction((trx) => ensurePerson(trx, stamp, "ada", shared));
    await setCreditLimit(store.db, other, toKobo(0));
    await adds(id, shared);
    expect(await limitOf(id)).toBe(80_000);
  });

  it("brings every number of somebody without a name, as far as the customer has room for them", async () => {
    const nobody = await store.transaction((trx) => ensurePerson(trx, stamp, "ada", meter));
    expect(await adds(nobody, phone)).toEqual({ kind: "added" });
    const many = Array.from({ length: maxNumbers - 1 }, (_, place) => `0803000100${place}`);
    await aPerson(store.db, { id: "mama", name: "Mama Chika", numbers: many });
    expect(await adds("mama", meter)).toEqual({ kind: "full" });
    await aPerson(store.db, { id: "musa", name: "Bro Musa", numbers: ["08030000000"] });
    expect(await adds("musa", meter)).toEqual({ kind: "added" });
    expect([await ownerOf(meter.number), await ownerOf(phone.number)]).toEqual(["musa", "musa"]);
    expect(await findPerson(store.db, nobody)).toBeUndefined();
  });
});

describe("a sale that succeeded", () => {
  it("is the newest of its number and its customer, and puts them first", async () => {
    await aPerson(store.db, { id: "musa", name: "Bro Musa", numbers: ["08030000000"], servedAt: noon + 1 });
    const id = await names("Mama Chika", meter);
    expect(await listed()).toEqual(["musa", id]);
    await sells(anElectricitySale({ id: "02", state: "succeeded", confirmed_at: noon + 2 }));
    expect(await listed()).toEqual([id, "musa"]);
    // One that settles late is not the newest.
    await sells(anElectricitySale({ id: "01", state: "succeeded", provider_name: "Other", confirmed_at: noon }));
    expect(await findPerson(store.db, id)).toMatchObject({ served_at: noon + 2, last_sale_id: "02" });
    const customerNumber = await findCustomerNumber(store.db, "ada", meter.number);
    expect(await findNumberById(store.db, customerNumber?.id ?? "")).toMatchObject({
      provider_name: "Ikeja Electric",
      product_name: "Prepaid",
    });
  });

  it("is known of a number that is saved afterwards; one that failed serves nobody", async () => {
    await sells(anElectricitySale({ id: "01", state: "succeeded", confirmed_at: noon - 5 }));
    await sells(anElectricitySale({ id: "02", state: "failed" }));
    const id = await names("Mama Chika", meter);
    expect(await findPerson(store.db, id)).toMatchObject({ served_at: noon - 5, last_sale_id: "01" });
  });
});

describe("looking for customers", () => {
  beforeEach(async () => {
    await aPerson(store.db, { id: "1", name: "Mama Chika", numbers: [phone.number], servedAt: noon });
    await aPerson(store.db, { id: "2", name: "Chíka", numbers: ["08030000001"], servedAt: noon - 1 });
    await aPerson(store.db, { id: "3", name: "Bro Musa", numbers: ["08030000002"], servedAt: noon + 1 });
    await aPerson(store.db, { id: "4", name: "Chika", accountId: "bola", numbers: ["08030000003"] });
  });

  it.each([
    ["musa", ["3"]],
    ["0803 555", ["1"]],
    ["+234 803 555 1234", ["1"]],
    ["000000", ["2", "3"]],
    ["08", []],
    ["x", []],
  ])("by %j finds %j", async (text, ids) => {
    expect((await searchPeople(store.db, "ada", text)).toSorted()).toEqual(ids);
  });
});

describe("what goes", () => {
  const linksOf = async (number: string) => {
    const { id } = await ensureCustomer(store.db, `c${number}`, toMeter(number), noon);
    return chatsOfCustomers(store.db, [id]);
  };
  const toMeter = (number: string) => ({
    account_id: "ada",
    service_type: "electricity" as const,
    beneficiary: number,
  });

  beforeEach(async () => {
    await put(store, aPurchase({ id: "sale", state: "succeeded" }));
    await aPerson(store.db, { id: "p", name: "Mama Chika", kind: "meter", numbers: ["1", "2"] });
    for (const [userId, number] of [
      [8, "1"],
      [9, "2"],
    ] as const) {
      const { id } = await ensureCustomer(store.db, `c${number}`, toMeter(number), noon);
      await putCustomerChat(store.db, {
        ...{ id: `k${number}`, customer_id: id, mode: "live", user_id: userId, linked_at: noon, since_at: noon },
        ...{ stopped_at: null, unlinked_at: null },
      });
      await insertLink(store.db, {
        ...{
          token_hash: `h${number}`,
          customer_id: id,
          mode: "live",
          purchase_id: "sale",
          created_by: 7,
          seat_id: null,
        },
        ...{ created_at: noon, expires_at: noon + 1, claimed_by: userId, claimed_at: noon, revoked_at: null },
      });
    }
  });

  it("takes its links along, and leaves the other numbers", async () => {
    const customerNumber = await findCustomerNumber(store.db, "ada", "1");
    if (customerNumber) await store.transaction((trx) => removeNumber(trx, stamp, ada, customerNumber));
    expect(await findCustomerNumber(store.db, "ada", "1")).toBeUndefined();
    expect([(await linksOf("1")).length, (await linksOf("2")).length]).toEqual([0, 1]);
    expect(await findPerson(store.db, "p")).toMatchObject({ name: "Mama Chika" });
  });

  it("is all of a customer, but for the sales", async () => {
    const person = (await findPerson(store.db, "p")) as Person;
    expect(await store.transaction((trx) => deleteCustomer(trx, stamp, ada, person))).toBe(true);
    expect([await listed(), await ownerOf("1"), await ownerOf("2")]).toEqual([[], undefined, undefined]);
    expect([...(await linksOf("1")), ...(await linksOf("2"))]).toEqual([]);
    expect(await store.db.selectFrom("purchase").select("id").execute()).toEqual([{ id: "sale" }]);
  });

  it.each([
    ["forgive", 0],
    ["keep", 50_000],
  ] as const)("is nothing of who owes, until somebody says what becomes of it: %s", async (debtEnd, left) => {
    const person = (await findPerson(store.db, "p")) as Person;
    await store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "sale", personId: "p" }));
    expect(await store.transaction((trx) => deleteCustomer(trx, stamp, ada, person))).toBe(false);
    expect(await findPerson(store.db, "p")).toBeDefined();
    expect(await store.transaction((trx) => deleteCustomer(trx, stamp, ada, person, debtEnd))).toBe(true);
    expect(await findPerson(store.db, "p")).toBeUndefined();
    expect((await sumDebts(store.db, { accountId: "ada", mode: "live" })).owedKobo).toBe(left);
  });
});
