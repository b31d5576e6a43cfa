import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toKobo } from "../../src/core/money.ts";
import type { Db } from "../../src/db/database.ts";
import { debtMoves, debtorsOff } from "../../src/debts/debt-lines.queries.ts";
import { findDebtor, findSalePayment, listDebtors, sumDebts } from "../../src/debts/debts.queries.ts";
import { coverDebt, paySale } from "../../src/debts/debts.ts";
import { followSale, giveBack } from "../../src/debts/debts-of-sales.ts";
import { findPurchase, insertPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import type { PurchaseState } from "../../src/sales/purchases.table.ts";
import type { Step } from "../../src/sales/states.ts";
import type { Seller } from "../../src/sessions/sessions.ts";
import { adaOf, aPurchase, noon, openTempStore, stamp, type TempStore } from "../support/builders.ts";
import { DebtModel, type ModelSale } from "../support/debt-model.ts";
import { cases, seed } from "./cases.ts";

const people = Array.from({ length: 50 }, (_, place) => `person-${place}`);
const modes = ["live", "live", "sandbox"] as const;
const steps = fc.record({
  what: fc.constantFrom(
    "sell",
    "sell",
    "sell",
    "owe",
    "owe",
    "part",
    "paid",
    "pay",
    "pay",
    "all",
    "forgive",
    "turn",
    "give",
  ),
  person: fc.constantFrom(...people),
  mode: fc.constantFrom(...modes),
  kobo: fc.integer({ min: 1, max: 300_000 }),
  pick: fc.nat(),
  daysAgo: fc.nat({ max: 40 }),
});
type DebtStep = typeof steps extends fc.Arbitrary<infer T> ? T : never;

let store: TempStore;
let ada: Seller;
beforeAll(async () => {
  store = await openTempStore();
  ada = await adaOf(store);
});
afterAll(() => store[Symbol.asyncDispose]());

const model = new DebtModel();

async function sell(trx: Db, { person, mode, kobo, daysAgo }: DebtStep): Promise<void> {
  const since = noon - daysAgo * 24 * 3_600_000;
  const sale = aPurchase({ state: "succeeded", mode, face_kobo: kobo, confirmed_at: since, card_message_id: null });
  await insertPurchase(trx, { ...sale, batch_id: null });
  model.sales.push({
    ...{ id: sale.id, person, mode, price: kobo, since, debtor: null },
    ...{ left: 0, paid: kobo, forgiven: 0, isStanding: true, isGivenBack: false, given: 0 },
  });
}

async function salePayment(trx: Db, sale: ModelSale, owed: number): Promise<void> {
  await paySale(trx, stamp, ada, { purchaseId: sale.id, personId: sale.person, owedKobo: toKobo(owed) });
  model.salePayment(sale, owed);
}

async function cover(trx: Db, { person, mode }: DebtStep, how: "paid" | "forgiven", kobo?: number): Promise<void> {
  const key = { accountId: "ada", mode, personId: person };
  await coverDebt(trx, stamp, ada, { key, how, ...(kobo !== undefined && { kobo: toKobo(kobo) }) });
  model.cover(person, mode, kobo ?? model.owed(person, mode), how);
}

/** The service takes the sale back, or says that it stands. The refund is exactly the payment. */
async function turn(trx: Db, sale: ModelSale): Promise<void> {
  const before = (await findPurchase(trx, sale.id)) as Purchase;
  const to: PurchaseState = sale.isStanding ? "failed" : "succeeded";
  const after = await updatePurchase(trx, before, { state: to });
  await followSale(trx, stamp, after, { journal: [{ from: before.state, to }] } as Partial<Step> as Step);
  if (sale.isStanding) model.takeBack(sale);
  else model.standAgain(sale);
  const asked = await findSalePayment(trx, sale.id);
  if (!sale.isStanding && !sale.isGivenBack) expect(asked).toMatchObject({ back_kobo: sale.paid, given_back_at: null });
}

async function does(trx: Db, step: DebtStep): Promise<void> {
  const { what, kobo, pick } = step;
  // Mostly one of the newest: what was owed long ago has been covered.
  const sale = model.sales.at(-1 - (pick % Math.max(1, Math.min(200, model.sales.length))));
  if (what === "sell" || !sale) return sell(trx, step);
  if (what === "owe") return salePayment(trx, sale, sale.price);
  if (what === "part") return salePayment(trx, sale, kobo % (sale.price + 1));
  if (what === "paid") return salePayment(trx, sale, 0);
  if (what === "pay") return cover(trx, step, "paid", kobo);
  if (what === "all") return cover(trx, step, "paid");
  if (what === "forgive") return cover(trx, step, "forgiven");
  if (what === "turn") return turn(trx, sale);
  await giveBack(trx, stamp, ada, sale.id);
  model.giveBack(sale);
}

/** What is kept, held against what is added up by hand: to the kobo. */
async function audit(): Promise<void> {
  const { db } = store;
  const lines = await db.selectFrom("debt_line").selectAll().execute();
  for (const mode of ["live", "sandbox"] as const) {
    let total = 0;
    for (const personId of people) {
      const owed = model.owed(personId, mode);
      const own = lines.filter((line) => line.person_id === personId && line.mode === mode);
      const debtor = await findDebtor(db, { accountId: "ada", mode, personId });
      expect(debtor?.owed_kobo ?? 0).toBe(owed);
      expect(own.reduce((sum, { owed_kobo }) => sum + owed_kobo, 0)).toBe(owed);
      expect(debtor?.oldest_at ?? null).toBe(model.open(personId, mode)[0]?.since ?? null);
      total += owed;
    }
    const listed = await listDebtors(db, { accountId: "ada", mode }, { offset: 0, limit: 99 });
    expect(listed.reduce((sum, { owed_kobo }) => sum + owed_kobo, 0)).toBe(total);
    expect(await sumDebts(db, { accountId: "ada", mode })).toEqual({
      ...{ owedKobo: total, people: listed.length, oldestAt: listed[0]?.oldest_at ?? null },
    });
  }
  for (const mode of ["live", "sandbox"] as const) {
    // Every line is of one day: what its own sales leave owing, and what was let go of them.
    const moves = await debtMoves(db, { accountId: "ada", mode }, { since: noon, until: noon + 1 });
    const own = model.sales.filter((sale) => sale.mode === mode && sale.since === noon);
    const left = own.reduce((sum, sale) => sum + (sale.isStanding ? sale.left : 0), 0);
    expect(moves.owed_kobo - moves.earlier_kobo - moves.forgiven_kobo).toBe(left);
    expect(moves.forgiven_kobo).toBe(
      own.reduce((sum, { forgiven, isStanding }) => sum + (isStanding ? forgiven : 0), 0),
    );
  }
  expect(await debtorsOff(db, "ada")).toEqual([]);
  expect(lines.reduce((sum, { back_kobo }) => sum + back_kobo, 0)).toBe(model.toGiveBack());
}

describe("I39, I46: 10,000 sales on credit, payments, reversals and write-offs of 50 people", () => {
  it("come to the same by their lines, their balances, the list and by hand, and give back just what was paid", async () => {
    const all = fc.sample(steps, { seed, numRuns: cases(10_000) });
    for (let at = 0; at < all.length; at += 500) {
      await store.transaction(async (trx) => {
        for (const step of all.slice(at, at + 500)) await does(trx, step);
      });
      await audit();
    }
    expect(model.sales.filter(({ forgiven }) => forgiven > 0).length).toBeGreaterThanOrEqual(
      Math.floor(all.length / 1000),
    );
  });
});
