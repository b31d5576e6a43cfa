import { describe, expect } from "vitest";
import type { PurchaseEvent, Statement } from "../../../src/sales/events.ts";
import { readJournal } from "../../../src/sales/purchases.queries.ts";
import { anElectricitySale, aPurchase, aStatement, noon, put } from "../../support/builders.ts";
import { it, openTill } from "./till.ts";

const token = "12345678901234567890";
const webhook = (over: Partial<Statement> = {}): PurchaseEvent => ({ kind: "webhook", statement: aStatement(over) });

describe("settling", () => {
  it("I3: writes the row, its journal and what is owed in one transaction", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "pending" }));
    const failing = till.store.transaction(async (trx) => {
      await till.settle.applyIn(trx, sale, webhook());
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await till.row(sale.id)).toEqual(sale);
    expect(await till.journalOf(sale.id)).toEqual([]);
    expect(await till.owed()).toEqual([]);
    await till.settle.apply(sale.id, webhook());
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", settled_at: noon, version: 2 });
    expect(await till.journalOf(sale.id)).toEqual(["state"]);
    expect(await till.owed()).toEqual(["card", "settled"]);
  });

  it("changes nothing when an event comes again, and tells nobody", async ({ till }) => {
    const sale = await put(till.store, anElectricitySale({ state: "pending" }));
    const once = await till.settle.apply(sale.id, webhook({ token }));
    const twice = await till.settle.apply(sale.id, webhook({ token }));
    expect(twice).toEqual(once);
    expect(till.moved).toHaveLength(1);
    expect(await till.owed()).toEqual(["card", "settled"]);
  });

  it("applies events that come at once one after the other", async ({ till }) => {
    const sale = await put(till.store, anElectricitySale({ state: "sending" }));
    const events: PurchaseEvent[] = [
      webhook({ status: "pending" }),
      { kind: "answer", statement: aStatement({ status: "pending" }) },
      webhook(),
      { kind: "no_answer", why: "timeout", words: null },
      webhook({ token }),
      { kind: "verified", statement: aStatement() },
    ];
    await Promise.all([...events, ...events].map((event) => till.settle.apply(sale.id, event)));
    const row = await till.row(sale.id);
    expect(row).toMatchObject({ state: "succeeded", delivery: "delivered", review: null });
    expect(till.settle.readToken(row)).toBe(token);
    // PostgreSQL takes them in any order: if the first one ended the sale, nobody had waited, and the card says it.
    const [first] = await readJournal(till.store.db, sale.id);
    const messages = (await till.owed()).filter((kind) => kind === "settled");
    expect(messages).toHaveLength(first?.to_state === "succeeded" ? 0 : 1);
  });

  it("keeps a token sealed, only for its own row", async ({ till }) => {
    const sale = await put(till.store, anElectricitySale({ state: "succeeded", delivery: "awaiting" }));
    const row = await till.settle.apply(sale.id, webhook({ token }));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(till.settle.readToken(row)).toBe(token);
    expect(() => till.settle.readToken({ ...row, id: aPurchase().id })).toThrow(/does not open/);
  });

  it("says nothing beside the card while the reseller looks at it, but for a correction", async ({ till }) => {
    const open = await put(till.store, aPurchase({ state: "pending" }));
    await till.settle.apply(open.id, webhook(), { isQuiet: true });
    expect(await till.owed()).toEqual(["card"]);
    const void_ = await put(till.store, aPurchase({ state: "void" }));
    await till.settle.apply(void_.id, webhook(), { isQuiet: true });
    expect(await till.owed()).toEqual(["card", "card", "correction"]);
  });

  it("asks again in two seconds when a final state is contradicted, then by the ladder until it is cleared up", async () => {
    await using till = await openTill();
    const sale = await put(till.store, aPurchase({ state: "succeeded" }));
    const odd = { status: "failed", amountKobo: 40_000 as Statement["amountKobo"] } as const;
    const doubted = await till.settle.apply(sale.id, webhook(odd));
    expect(doubted).toMatchObject({ state: "succeeded", review: "contradiction\namount", next_check_at: noon + 2000 });
    await till.clock.advance(2000);
    const silence = { kind: "unanswered", why: "timeout", retryAfterMs: null } as const;
    expect(await till.settle.apply(sale.id, silence)).toMatchObject({ next_check_at: noon + 7000 });
    const cleared = await till.settle.apply(sale.id, { kind: "verified", statement: aStatement() });
    expect(cleared).toMatchObject({ state: "succeeded", review: "amount", next_check_at: null });
  });

  it("has a next look for every sale that is not over", async ({ till }) => {
    const silent = { kind: "no_answer", why: "timeout", words: null } as const;
    const pending = { kind: "answer", statement: aStatement({ status: "pending" }) } as const;
    const unknownSale = await put(till.store, aPurchase({ state: "sending" }));
    expect(await till.settle.apply(unknownSale.id, silent)).toMatchObject({ next_check_at: noon + 2000 });
    const pendingSale = await put(till.store, aPurchase({ state: "sending" }));
    expect(await till.settle.apply(pendingSale.id, pending)).toMatchObject({ next_check_at: noon + 30_000 });
    const awaited = await put(till.store, anElectricitySale({ state: "sending" }));
    expect(await till.settle.apply(awaited.id, { kind: "answer", statement: aStatement() })).toMatchObject({
      delivery: "awaiting",
      next_check_at: noon + 5000,
    });
  });

  it("says that a sale is not there", async ({ till }) => {
    await expect(till.settle.apply("nothing", webhook())).rejects.toThrow("No purchase");
  });
});
