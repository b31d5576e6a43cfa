import { describe, expect } from "vitest";
import { findAccount, insertAccount, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { sha256 } from "../../../src/core/ids.ts";
import { toKobo } from "../../../src/core/money.ts";
import { createWebhookApplier, type WebhookApplierDeps, webhookIdentity } from "../../../src/sales/apply-webhooks.ts";
import { storeWebhookEvents, undoneWebhookEvents } from "../../../src/sales/webhook-events.queries.ts";
import { anAccount, anElectricitySale, aPurchase, noon, put } from "../../support/builders.ts";
import { sumSales } from "../../support/sums.ts";
import { it, openTill, recorderOf, type Till } from "./till.ts";

interface Body {
  reference: string;
  status?: string;
  amount?: number;
  meta?: { token: string };
}

async function receive(till: Till, body: Body | string, accountId = "ada"): Promise<string> {
  const raw = typeof body === "string" ? body : JSON.stringify({ event: "transaction.update", ...body });
  const hash = sha256(raw);
  const raw_sealed = till.cipher.seal(Buffer.from(raw).toString("base64"), webhookIdentity(accountId, hash));
  await storeWebhookEvents(till.store.db, [
    {
      ...{ account_id: accountId, body_sha256: hash, raw_sealed, received_at: noon },
      ...{ done_at: null, result: null, reference: null },
    },
  ]);
  return hash;
}

async function applyAll(till: Till, over: Partial<WebhookApplierDeps> = {}): Promise<void> {
  const applier = createWebhookApplier({ ...till, ...over });
  applier.start();
  await till.clock.advance(10);
  await applier[Symbol.asyncDispose]();
}

async function resultOf(till: Till, hash: string) {
  const row = till.store.db.selectFrom("webhook_event").select(["result", "reference"]).where("body_sha256", "=", hash);
  return row.executeTakeFirst();
}

/**
 * The books after this number of repeats: in two halves, each at once, in one of two wordings, and applied by two at
 * once.
 */
async function standsAfter(times: number) {
  await using till = await openTill();
  const { store, clock } = till;
  const note = recorderOf(till);
  const looks = (kobo: number) =>
    note({ accountId: "ada", mode: "live", kobo: toKobo(kobo), askedAt: clock.now(), answeredAt: clock.now() });
  await looks(1_000_000);
  const { id, reference } = await put(store, anElectricitySale({ id: "told", state: "unknown" }));
  const body = { reference, status: "success", amount: 4950, meta: { token: "12345678901234567890" } };
  const calls = Array.from({ length: times }, (_, attempt) => ({ ...body, attempt: attempt % 2 }));
  const half = Math.ceil(times / 2);
  for (const some of [calls.slice(0, half), calls.slice(half)]) {
    await Promise.all(some.map((call) => receive(till, call)));
    await Promise.all([applyAll(till), applyAll(till)]);
  }
  await clock.advance(60_000);
  await looks(505_000);
  const { db } = store;
  const results = await db.selectFrom("webhook_event").select("result").orderBy("result").execute();
  const { token_sealed, ...row } = await till.row(id);
  return {
    results: results.map(({ result }) => result),
    books: {
      ...{ row, token: till.settle.readToken({ ...row, token_sealed }), journal: await till.journalOf(id) },
      sums: await sumSales(db, "ada", { mode: "live" }),
      walletDays: await db.selectFrom("wallet_day").selectAll().execute(),
      notices: await db.selectFrom("notice").select(["kind", "key"]).orderBy("key").execute(),
      ...{ moved: [...till.moved], complaints: [...till.complaints] },
    },
  };
}

describe("webhooks", () => {
  it("settle their sale, and are done in the same transaction", async ({ till }) => {
    const sale = await put(till.store, anElectricitySale({ state: "unknown" }));
    const { reference } = sale;
    const first = await receive(till, { reference, status: "pending" });
    const second = await receive(till, { reference, status: "success" });
    const third = await receive(till, { reference, status: "success", meta: { token: "12345678901234567890" } });
    await applyAll(till);
    const row = await till.row(sale.id);
    expect(row).toMatchObject({ state: "succeeded", delivery: "delivered" });
    expect(till.settle.readToken(row)).toBe("12345678901234567890");
    for (const hash of [first, second, third])
      expect(await resultOf(till, hash)).toEqual({ result: "applied", reference });
    expect(await undoneWebhookEvents(till.store.db, 10)).toEqual([]);
  });

  it("change nothing the second time", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "succeeded" }));
    const hash = await receive(till, { reference: sale.reference, status: "success" });
    await applyAll(till);
    expect(await resultOf(till, hash)).toMatchObject({ result: "unchanged" });
    expect(await till.row(sale.id)).toEqual(sale);
    expect(till.moved).toEqual([]);
  });

  it("I8: post once, however often and at once they arrive", async () => {
    const once = await standsAfter(1);
    expect(once.results).toEqual(["applied"]);
    const { row, sums, walletDays } = once.books;
    expect(row).toMatchObject({ state: "succeeded", observed_kobo: 495_000 });
    expect(sums).toMatchObject([{ sold: 1, costKobo: 495_000 }]);
    expect(walletDays).toMatchObject([{ charged_kobo: 495_000, unnamed_kobo: 0, closing_kobo: 505_000 }]);
    const often = await standsAfter(10);
    expect(often.results).toEqual(["applied", "unchanged"]);
    expect(often.books).toEqual(once.books);
  });

  it("hand on their status words, and nothing of what is no event", async ({ till }) => {
    const { reference } = await put(till.store, aPurchase({ state: "unknown" }));
    const words: string[] = [];
    await receive(till, { reference, status: "Refunded" });
    await receive(till, "[]");
    await applyAll(till, { recordStatusWord: async (word) => void words.push(word) });
    expect(words).toEqual(["Refunded"]);
  });

  it("I14: of one account never touch another's sale", async ({ till }) => {
    await insertAccount(till.store.db, anAccount({ id: "bola" }));
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    const hash = await receive(till, { reference: sale.reference, status: "failed" }, "bola");
    await applyAll(till);
    expect(await resultOf(till, hash)).toEqual({ result: "orphan", reference: sale.reference });
    expect(await till.row(sale.id)).toEqual(sale);
  });

  it.each<[string, Body | string]>([
    ["settles its sale", { reference: "VB-01ARZ3NDEKTSV4RRFFQ69G5FAV", status: "success" }],
    ["names a sale that nobody knows", { reference: "theirs/1", status: "success" }],
    ["is no event", "token=1234&x"],
  ])("are a sign that the service calls this account: one that %s", async (_name, body) => {
    await using till = await openTill();
    await insertAccount(till.store.db, anAccount({ id: "bola" }));
    await put(till.store, aPurchase({ state: "unknown", reference: "VB-01ARZ3NDEKTSV4RRFFQ69G5FAV" }));
    const heard = async (id: string) => (await findAccount(till.store.db, id))?.webhook_heard_at;
    await receive(till, body);
    expect(await heard("ada")).toBeNull();
    await applyAll(till);
    expect([await heard("ada"), await heard("bola")]).toEqual([noon, null]);
    await updateAccount(till.store.db, "ada", { webhook_registered_at: noon + 1, webhook_heard_at: null });
    await receive(till, { reference: "theirs/2" });
    await applyAll(till);
    expect(await heard("ada")).toBeNull();
  });

  it("that are no event are kept and reported", async ({ till }) => {
    const hash = await receive(till, "[]");
    await applyAll(till);
    expect(await resultOf(till, hash)).toEqual({ result: "malformed", reference: null });
    expect(till.complaints).toEqual(["webhook.malformed"]);
  });

  it("that cannot be applied are set aside with their body, and hold up no other", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    await storeWebhookEvents(till.store.db, [
      {
        ...{ account_id: "ada", body_sha256: "damaged", raw_sealed: "damaged", received_at: noon - 1 },
        ...{ done_at: null, result: null, reference: null },
      },
    ]);
    await receive(till, { reference: sale.reference, status: "success" });
    await applyAll(till);
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded" });
    expect(await resultOf(till, "damaged")).toMatchObject({ result: "failed" });
    expect(till.complaints).toEqual(Array(3).fill("webhook.apply_failed"));
  });

  it("that the database refuses three times are applied a while later, without a new start", async ({ till }) => {
    const sale = await put(till.store, anElectricitySale({ state: "unknown" }));
    const { reference } = sale;
    const hash = await receive(till, { reference, status: "success", meta: { token: "12345678901234567890" } });
    let refusals = 3;
    const applyIn: typeof till.settle.applyIn = async (...given) => {
      if (refusals-- > 0) throw new Error("canceling statement due to lock timeout");
      return till.settle.applyIn(...given);
    };
    const applier = createWebhookApplier({ ...till, settle: { ...till.settle, applyIn } });
    applier.start();
    await applier.idle();
    expect(await resultOf(till, hash)).toMatchObject({ result: "failed" });
    await till.clock.advance(60_000);
    await applier.idle();
    // If processes share the work, a round begins each second: the first may not have seen that minute pass.
    await till.clock.advance(1000);
    await applier.idle();
    expect(await resultOf(till, hash)).toEqual({ result: "applied", reference });
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", delivery: "delivered" });
    await applier[Symbol.asyncDispose]();
  });

  it("are taken up again when the process died before their effect", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "unknown" }));
    await receive(till, { reference: sale.reference, status: "success" });
    await applyAll(till);
    await applyAll(till);
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", version: 2 });
  });
});
