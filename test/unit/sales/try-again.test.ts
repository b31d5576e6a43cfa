import { describe, expect } from "vitest";
import type { Kobo } from "../../../src/core/money.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Guard } from "../../../src/sales/guard.ts";
import type { RecallListing } from "../../../src/sales/place.ts";
import { claimIntent, insertPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { type AgainTap, canTryAgain, tryAgain } from "../../../src/sales/try-again.ts";
import { aPurchase, aStatement, noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { openTill, type Till } from "./till.ts";

const it = itWith("till", openWith, "sale");

const later = noon + 3_600_000;

async function openWith(over: Partial<Purchase> = {}): Promise<Till & { sale: Purchase }> {
  const till = await openTill();
  const sale = aPurchase({ state: "void", misses: 3, account_id: "ada", user_id: 7, ...over });
  await insertPurchase(till.store.db, sale);
  return Object.assign(till, { sale });
}

function tap(
  till: Till,
  sale: Purchase,
  over: Partial<AgainTap> & { guards?: readonly Guard[]; charge?: number; said?: RecallListing } = {},
) {
  const { guards = [], charge = sale.expected_kobo, ...rest } = over;
  const price = { chargeKobo: charge as Kobo | null, discountPercent: null, listKobo: null };
  const said = over.said ?? (() => ({ price, saidAt: later, providerName: null, productName: null, limits: null }));
  return till.store.transaction((trx) =>
    tryAgain(
      trx,
      till.ids,
      {
        ...{
          purchaseId: sale.id,
          version: sale.version,
          userId: 7,
          accountId: "ada",
          messageId: 60,
          now: till.clock.now(),
        },
        ...rest,
      },
      { said, guards: { accessGuards: [], limits: guards } },
    ),
  );
}

describe("a sale that the service never saw", () => {
  it("becomes an intent again by a tap: same row, same reference, counted apart", async ({ till, sale }) => {
    expect((await tap(till, sale)).kind).toBe("placed");
    expect(await till.row(sale.id)).toMatchObject({
      ...{ state: "intent", reference: sale.reference, posts: 0, earlier_posts: 1, misses: 0, tries: 0, why: null },
      ...{ confirmed_at: till.clock.now(), settled_at: null, card_message_id: 60 },
    });
    expect(await till.journalOf(sale.id)).toEqual(["intent"]);
    expect(await till.owed()).toContain("card");
    expect(
      await claimIntent(till.store.db, sale.id, {
        postedAmountKobo: toKobo(0),
        sendDeadlineAt: later + 20_000,
        nextCheckAt: later,
        by: null,
      }),
    ).toMatchObject({ posts: 1 });
  });

  it("is tried again once for twenty taps on one question", async ({ till, sale }) => {
    const kinds = await Promise.all(Array.from({ length: 20 }, async () => (await tap(till, sale)).kind));
    expect(kinds.filter((kind) => kind === "placed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "already")).toHaveLength(19);
  });

  it("is ended by what its first request comes to, as long as the second has not left", async ({ till, sale }) => {
    await tap(till, sale);
    await till.settle.apply(sale.id, { kind: "webhook", statement: aStatement() });
    expect(await till.row(sale.id)).toMatchObject({ state: "succeeded", posts: 0 });
    expect(
      await claimIntent(till.store.db, sale.id, {
        postedAmountKobo: toKobo(0),
        sendDeadlineAt: later,
        nextCheckAt: later,
        by: null,
      }),
    ).toBeUndefined();
  });

  it("I2: keeps its hourly look if the second request does not leave: the first may still turn up", async () => {
    for (const event of [
      { kind: "abandoned", why: "too_late" },
      { kind: "not_sent", why: "no_key", tries: 2, earlierPosts: 1 },
    ] as const) {
      await using till = await openWith();
      const { sale } = till;
      await tap(till, sale);
      if (event.kind === "not_sent") {
        const again = await till.row(sale.id);
        await updatePurchase(till.store.db, again, { state: "sending", posts: 1, tries: 2 });
      }
      const over = await till.settle.apply(sale.id, event);
      expect(over).toMatchObject({ state: "void", why: event.why, posts: 0 });
      expect(over.next_check_at).toBe(till.clock.now() + 3_600_000);
      await till.settle.apply(sale.id, { kind: "verified", statement: aStatement() });
      expect((await till.row(sale.id)).state).toBe("succeeded");
      expect(await till.journalOf(sale.id)).toContain("correction");
    }
  });

  it("is not sent when the same was sold by hand meanwhile: only a new offer can say so", async ({ till, sale }) => {
    const byHand = aPurchase({ state: "succeeded", account_id: "ada", user_id: 7, settled_at: later });
    await insertPurchase(till.store.db, byHand);
    expect(await tap(till, sale)).toMatchObject({ kind: "offer_again", other: { id: byHand.id } });
    // It is also remembered if the price has moved.
    expect(await tap(till, sale, { charge: 1 })).toMatchObject({ kind: "offer_again", other: { id: byHand.id } });
    expect(await till.row(sale.id)).toEqual(sale);
  });

  it("is sent when the like sale is the one that it knowingly repeats", async () => {
    const first = aPurchase({ state: "pending", account_id: "ada", user_id: 7 });
    await using till = await openTill();
    await insertPurchase(till.store.db, first);
    const sale = aPurchase({ state: "void", misses: 3, account_id: "ada", user_id: 7, repeats_id: first.id });
    await insertPurchase(till.store.db, sale);
    expect((await tap(till, sale)).kind).toBe("placed");
  });

  it("is not tried at another price, by another user, or against a guard", async ({ till, sale }) => {
    expect((await tap(till, sale, { charge: 1 })).kind).toBe("offer_again");
    expect((await tap(till, sale, { userId: 8 })).kind).toBe("no_sale");
    expect((await tap(till, sale, { accountId: "bola" })).kind).toBe("no_sale");
    const refusal = { kind: "frozen" } as Awaited<ReturnType<Guard>>;
    expect((await tap(till, sale, { guards: [async () => refusal] })).kind).toBe("refused");
    expect(await till.row(sale.id)).toEqual(sale);
  });

  it("is asked about once more where its price could not be checked, and sent by a tap that has read so", async () => {
    await using till = await openWith();
    const { sale } = till;
    const said = () => null;
    const asked = await tap(till, sale, { said });
    if (asked.kind !== "unchecked") throw new Error(asked.kind);
    expect(asked.purchase).toMatchObject({ state: "void", price_unchecked_at: till.clock.now() });
    expect((await tap(till, sale, { said })).kind).toBe("already");
    expect((await tap(till, asked.purchase, { said })).kind).toBe("placed");
  });

  it("I35: is evaluated by the provider's present limits, and offered again if it is not sold", async ({ till }) => {
    const { sale } = till;
    const limits = { minKobo: 100 as Kobo, maxKobo: 49_999 as Kobo };
    const price = { chargeKobo: sale.expected_kobo as Kobo, discountPercent: null, listKobo: null };
    const said = () => ({ price, saidAt: later, providerName: null, productName: null, limits });
    expect(await tap(till, sale, { said })).toMatchObject({ kind: "refused", refusal: { kind: "face_limits" } });
    expect((await tap(till, sale, { said: () => "gone" })).kind).toBe("offer_again");
    expect(await till.row(sale.id)).toEqual(sale);
  });

  it.each([
    ["is still asked about", { state: "unknown" }],
    ["was never sent", { why: "refused" }],
    ["was confirmed more than a day ago", { confirmed_at: later - 25 * 3_600_000 }],
    ["needs a look", { review: "contradiction" }],
    ["failed", { state: "failed" }],
  ] as const)("is offered, and one that %s is not", (_name, over) => {
    expect(canTryAgain(aPurchase({ state: "void" }), later)).toBe(true);
    expect(canTryAgain(aPurchase({ state: "void", ...over }), later)).toBe(false);
  });
});
