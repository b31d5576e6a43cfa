import { expect, it } from "vitest";
import { coverDebt, paySale } from "../../../src/debts/debts.ts";
import { debtsIn } from "../../../src/statements/statement-lines.ts";
import { adaOf, aPerson, aPurchase, naira, noon, openTempStore, put, stamp } from "../../support/builders.ts";
import { adas, lagos } from "../../support/closes.ts";

it("I38: a payment that comes after somebody has asked for a statement is in none of its figures", async () => {
  await using store = await openTempStore();
  const ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
  for (const [id, now] of [["one", noon - 26 * 3_600_000] as const, ["two", noon] as const]) {
    await put(store, aPurchase({ id, state: "succeeded", face_kobo: naira(500), confirmed_at: now }));
    await store.transaction((trx) => paySale(trx, { ...stamp, now }, ada, { purchaseId: id, personId: "chioma" }));
  }
  const later = { ...stamp, now: noon + 5000 };
  const key = { ...adas, personId: "chioma" };
  await store.transaction((trx) => coverDebt(trx, later, ada, { key, how: "paid", kobo: naira(200) }));
  const day = lagos.dayOf(noon);
  const asked = { since: lagos.startOf(day), until: noon + 1 };
  expect(await debtsIn(store.db, adas, asked, lagos)).toEqual({
    ...{ opening: naira(500), owed: naira(500), paid: 0, forgiven: 0, closing: naira(1000) },
  });
  const whole = { ...asked, until: lagos.startOf(day + 1) };
  expect(await debtsIn(store.db, adas, whole, lagos)).toMatchObject({ paid: naira(200), closing: naira(800) });
});
