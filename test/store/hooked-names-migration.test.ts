import { expect, it } from "vitest";
import { findCustomersByName } from "../../src/customers/people.ts";
import { hookedNames } from "../../src/store/migrations/0033-hooked-names.ts";
import { aPerson } from "../support/customers-book.ts";
import { openTempStore } from "../support/temp-store.ts";

it("finds names that were kept with their hooks by those who type none", async () => {
  await using store = await openTempStore();
  await aPerson(store.db, { id: "p1", name: "Malam Ɗanƙo", numbers: ["08030000001"] });
  await store.db.updateTable("person").set({ name_folded: "malam ɗanƙo" }).execute();
  expect(await findCustomersByName(store.db, "ada", "danko")).toEqual([]);
  await hookedNames.up(store.db);
  expect(await findCustomersByName(store.db, "ada", "Ɗanƙo")).toHaveLength(1);
});
