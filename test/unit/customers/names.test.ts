import { describe, expect, it } from "vitest";
import { beneficiariesNamed, nameOf, namesOf, readName } from "../../../src/customers/names.ts";
import type { ServiceType } from "../../../src/lib/service-types.ts";
import type { Store } from "../../../src/store/engine/open.ts";
import { insertAccount } from "../../../src/store/queries/accounts.ts";
import { ensureCustomer, nameCustomer } from "../../../src/store/queries/customers.ts";
import { anAccount, noon } from "../../support/builders.ts";
import { openTempStore } from "../../support/temp-store.ts";

async function name(
  { db }: Store,
  beneficiary: string,
  name: string,
  serviceType: ServiceType = "electricity",
  account = "ada",
) {
  const who = { account_id: account, service_type: serviceType, beneficiary };
  await nameCustomer(db, (await ensureCustomer(db, `${serviceType}${beneficiary}${account}`, who, noon)).id, name);
}

describe("readName", () => {
  it.each([
    ["  Mama\n Tolu ", "Mama Tolu"],
    ["Ṣọlá", "Ṣọlá"],
    ["<b>x</b> & y", "<b>x</b> & y"],
    ["a\u202eb", "a b"],
    ["x".repeat(41), `${"x".repeat(39)}…`],
    ["  \u200b\u202e ", null],
    ["", null],
  ])("reads %j as %j", (text, expected) => expect(readName(text)).toBe(expected));
});

describe("the name of a beneficiary", () => {
  it("is the one given in this account, for this service first, else for the same number", async () => {
    await using store = await openTempStore();
    await insertAccount(store.db, anAccount({ id: "bola" }));
    await name(store, "0803", "Tolu", "airtime");
    await name(store, "0803", "Tolu's data", "data");
    await name(store, "0803", "somebody", "data", "bola");
    expect(await nameOf(store.db, "ada", "airtime", "0803")).toBe("Tolu");
    expect(await nameOf(store.db, "ada", "data", "0803")).toBe("Tolu's data");
    expect(await nameOf(store.db, "ada", "education", "0803")).toMatch(/Tolu/);
    expect(await nameOf(store.db, "ada", "airtime", "0804")).toBeNull();
    expect(await nameOf(store.db, "bola", "airtime", "0803")).toBe("somebody");
  });

  it("is looked up for a list of sales in one go", async () => {
    await using store = await openTempStore();
    await name(store, "1", "One");
    const sales = ["1", "2"].map((beneficiary) => ({ service_type: "electricity" as const, beneficiary }));
    const lookup = await namesOf(store.db, "ada", sales);
    expect(sales.map(lookup)).toEqual(["One", null]);
    expect((await namesOf(store.db, "ada", []))({ service_type: "tv", beneficiary: "1" })).toBeNull();
  });
});

describe("beneficiariesNamed", () => {
  it("finds any part of a name, whatever its case and accents, in this account alone", async () => {
    await using store = await openTempStore();
    await insertAccount(store.db, anAccount({ id: "bola" }));
    await name(store, "1", "Mama Ṣọlá");
    await name(store, "2", "SOLA Bakery");
    await name(store, "3", "Tunde");
    await name(store, "4", "Sola", "electricity", "bola");
    expect((await beneficiariesNamed(store.db, "ada", "sola")).toSorted()).toEqual(["1", "2"]);
    expect(await beneficiariesNamed(store.db, "ada", "ṢỌLÁ  bak")).toEqual(["2"]);
    expect(await beneficiariesNamed(store.db, "ada", "%")).toEqual([]);
    expect(await beneficiariesNamed(store.db, "ada", "  ")).toEqual([]);
  });
});
