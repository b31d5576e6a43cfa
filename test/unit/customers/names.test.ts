import { describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { beneficiariesNamed, nameOf, namesOf, readName } from "../../../src/customers/names.ts";
import type { Store } from "../../../src/db/open.ts";
import { anAccount, aPerson, openTempStore } from "../../support/builders.ts";

const name = ({ db }: Store, number: string, name: string, accountId = "ada") =>
  aPerson(db, { id: `${number}${accountId}`, accountId, name, numbers: [number] });

describe("readName", () => {
  it.each([
    ["  Mama\n Tolu ", "Mama Tolu"],
    ["Ṣọlá", "Ṣọlá"],
    ["Ɗanƙo", "Ɗanƙo"],
    ["<b>x</b> & y", "<b>x</b> & y"],
    ["a\u202eb", "a b"],
    ["x".repeat(41), `${"x".repeat(39)}…`],
    ["  \u200b\u202e ", null],
    ["", null],
  ])("reads %j as %j", (text, expected) => expect(readName(text)).toBe(expected));
});

describe("the name of a beneficiary", () => {
  it("is the one given in this account, for whatever is sold to it", async () => {
    await using store = await openTempStore();
    await insertAccount(store.db, anAccount({ id: "bola" }));
    await name(store, "0803", "Tolu");
    await name(store, "0803", "somebody", "bola");
    const called = (account_id: string, beneficiary: string) => nameOf(store.db, { account_id, beneficiary });
    expect(await called("ada", "0803")).toBe("Tolu");
    expect(await called("ada", "0804")).toBeNull();
    expect(await called("bola", "0803")).toBe("somebody");
  });

  it("is read for a list of sales in one query", async () => {
    await using store = await openTempStore();
    await name(store, "1", "One");
    const sales = ["1", "2"].map((beneficiary) => ({ beneficiary }));
    const lookup = await namesOf(store.db, "ada", sales);
    expect(sales.map(lookup)).toEqual(["One", null]);
    expect((await namesOf(store.db, "ada", []))({ beneficiary: "1" })).toBeNull();
  });
});

describe("beneficiariesNamed", () => {
  it("finds any part of a name, in any case and accents, only in this account", async () => {
    await using store = await openTempStore();
    await insertAccount(store.db, anAccount({ id: "bola" }));
    await name(store, "1", "Mama Ṣọlá");
    await name(store, "2", "SOLA Bakery");
    await name(store, "3", "Tunde");
    await name(store, "4", "Sola", "bola");
    expect((await beneficiariesNamed(store.db, "ada", "sola")).toSorted()).toEqual(["1", "2"]);
    expect(await beneficiariesNamed(store.db, "ada", "ṢỌLÁ  bak")).toEqual(["2"]);
    expect(await beneficiariesNamed(store.db, "ada", "%")).toEqual([]);
    expect(await beneficiariesNamed(store.db, "ada", "  ")).toEqual([]);
  });
});
