import { expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { customersCalled, customersWith } from "../../../src/customers/called.ts";
import { insertNumber } from "../../../src/customers/people.queries.ts";
import { anAccount, aPerson, noon, openTempStore } from "../../support/builders.ts";

async function openBook() {
  const store = await openTempStore();
  await insertAccount(store.db, anAccount({ id: "bola" }));
  await aPerson(store.db, { id: "p1", name: "Mama Ṣọlá", numbers: ["08030000001", "08030000002"], servedAt: noon + 2 });
  await aPerson(store.db, { id: "p2", name: "Mama Sola", kind: "meter", numbers: ["45001234567"], servedAt: noon + 1 });
  await aPerson(store.db, { id: "p3", numbers: ["08030000003"] });
  await aPerson(store.db, { id: "p4", accountId: "bola", name: "Sola", numbers: ["08030000004"] });
  return store;
}

it("tells each person of a name apart, with all of their numbers", async () => {
  await using store = await openBook();
  const meter = { account_id: "ada", last_sale_id: null, created_at: noon, kind: "meter" as const };
  await insertNumber(store.db, { ...meter, id: "t9", person_id: "p1", number: "45009999999" });
  const first = {
    ...{ id: "p1", name: "Mama Ṣọlá" },
    numbers: [
      { kind: "phone", number: "08030000001" },
      { kind: "phone", number: "08030000002" },
      { kind: "meter", number: "45009999999" },
    ],
  };
  const second = { id: "p2", name: "Mama Sola", numbers: [{ kind: "meter", number: "45001234567" }] };
  expect(await customersCalled(store.db, "ada", ["light", "sola"])).toEqual([first, second]);
  expect(await customersWith(store.db, "ada", ["p2"])).toEqual([second]);
});

it("knows nobody without a name, of another account, or by one letter", async () => {
  await using store = await openBook();
  expect(await customersWith(store.db, "ada", ["p3", "p4"])).toEqual([]);
  expect(await customersCalled(store.db, "ada", ["s", "08030000003"])).toEqual([]);
  expect(await customersCalled(store.db, "ada", [])).toEqual([]);
});
