import { expect, it } from "vitest";
import { readHand } from "../../../src/closes/day-book.ts";
import { debtMoves } from "../../../src/debts/debt-moves.ts";
import { findDebtor, findSalePayment } from "../../../src/debts/debts.queries.ts";
import { forgiveAll, paySale } from "../../../src/debts/debts.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { adas, lagos } from "../../support/closes.ts";
import { aPerson } from "../../support/customers-book.ts";
import { adaOf, naira, stamp } from "../../support/debts.ts";
import { openTempStore, put } from "../../support/temp-store.ts";

const today = lagos.dayOf(noon);
const tomorrow = noon + 24 * 3_600_000;

it.each([
  ["on the same day", noon, [500, 0]],
  ["on a later day", tomorrow, [0, 500]],
])("I39: a written-off sale that its customer pays %s has that money in hand", async (_when, now, hands) => {
  await using store = await openTempStore();
  const ada = await adaOf(store);
  await aPerson(store.db, { id: "chioma", name: "Chiọma", numbers: ["08031234567"] });
  await put(store, aPurchase({ id: "one", state: "succeeded", face_kobo: naira(500), confirmed_at: noon }));
  await store.transaction((trx) => paySale(trx, stamp, ada, { purchaseId: "one", personId: "chioma" }));
  await store.transaction((trx) => forgiveAll(trx, stamp, ada, "chioma"));
  const paid = { purchaseId: "one", personId: null, owedKobo: naira(0) };
  const pays = () => store.transaction((trx) => paySale(trx, { ...stamp, now }, ada, paid));
  expect(await pays()).toMatchObject({ kind: "done", salePayment: { left_kobo: 0, forgiven_kobo: 0 } });
  expect(await pays()).toMatchObject({ kind: "same" });
  expect(await findSalePayment(store.db, "one")).toMatchObject({ left_kobo: 0, forgiven_kobo: 0 });
  expect(await findDebtor(store.db, { ...adas, personId: "chioma" })).toMatchObject({ owed_kobo: 0, oldest_at: null });
  const inHand = [today, today + 1].map((day) => readHand(store.db, adas, day, { calendar: lagos }));
  expect((await Promise.all(inHand)).map((kobo) => kobo / 100)).toEqual(hands);
  const ever = await debtMoves(store.db, adas, { since: 0, until: tomorrow + 1 });
  expect(ever).toMatchObject({ owed_kobo: 0, forgiven_kobo: 0, forgiven_earlier_kobo: 0 });
});
