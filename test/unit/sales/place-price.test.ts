import { describe, expect } from "vitest";
import type { Kobo } from "../../../src/core/money.ts";
import type { Guard } from "../../../src/sales/guard.ts";
import { updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { priceAirtime } from "../../../src/sales/quote.ts";
import { noon } from "../../support/builders.ts";
import { listedAt, quote, request, stored, tap } from "./taps.ts";
import { it, openTill } from "./till.ts";

describe("a tap on a confirm button, by the service's later answers", () => {
  it("never charges a price that was not shown: it makes a new offer at the new one", async ({ till }) => {
    const offer = await quote(till);
    const said = () => listedAt(priceAirtime(50_000 as Kobo, 1));
    const placed = await tap(till, offer, { said });
    if (placed.kind !== "repriced") throw new Error(placed.kind);
    expect(await stored(till, offer)).toMatchObject({ state: "expired", why: "repriced" });
    expect(await stored(till, placed.quote)).toMatchObject({
      ...{ state: "quoted", expected_kobo: 49_500, face_kobo: 50_000, card_message_id: 55, beneficiary: "08035551234" },
    });
    expect(placed.quote.purchase.reference).not.toBe(offer.purchase.reference);
    expect((await tap(till, placed.quote, { said })).kind).toBe("placed");
    expect((await tap(till, offer)).kind).toBe("expired");
  });

  it("makes a new offer that says so where the price could not be asked for, and sells on a tap that has read it", async () => {
    await using till = await openTill();
    const offer = await quote(till);
    const asked = await tap(till, offer, { said: () => null });
    if (asked.kind !== "unchecked") throw new Error(asked.kind);
    expect(await stored(till, offer)).toMatchObject({ state: "expired", why: "unchecked", card_message_id: null });
    expect(await stored(till, asked.quote)).toMatchObject({
      ...{ state: "quoted", expected_kobo: 48_750, price_said_at: noon, price_unchecked_at: till.clock.now() },
    });
    expect((await tap(till, offer, { said: () => null })).kind).toBe("expired");
    expect((await tap(till, asked.quote, { said: () => null })).kind).toBe("placed");
    expect(await stored(till, asked.quote)).toMatchObject({ state: "intent", price_unchecked_at: null });
  });

  it("on an offer that could not be checked is evaluated by the service's later answers", async ({ till }) => {
    const unchecked = async () => {
      const asked = await tap(till, await quote(till), { said: () => null });
      if (asked.kind !== "unchecked") throw new Error(asked.kind);
      return asked.quote;
    };
    const moved = () => listedAt(priceAirtime(50_000 as Kobo, 1));
    expect((await tap(till, await unchecked(), { said: moved })).kind).toBe("repriced");
    expect((await tap(till, await unchecked(), { said: () => "gone" })).kind).toBe("withdrawn");
    const offer = await unchecked();
    expect((await tap(till, offer)).kind).toBe("placed");
    expect(await stored(till, offer)).toMatchObject({ price_said_at: noon + 1000, price_unchecked_at: null });
  });

  it("of a thing that has another name by now makes a new offer under that name", async ({ till }) => {
    const said = () => listedAt(request.price, { providerName: "MTN Nigeria" });
    const placed = await tap(till, await quote(till), { said });
    expect(placed).toMatchObject({ kind: "repriced", quote: { purchase: { provider_name: "MTN Nigeria" } } });
  });

  it("is refused outside the provider's limits of now, and at its ends it is not", async ({ till }) => {
    const within = (minKobo: number, maxKobo: number) => {
      const limits = { minKobo: minKobo as Kobo, maxKobo: maxKobo as Kobo };
      return { said: () => listedAt(request.price, { limits }) };
    };
    const offer = await quote(till);
    for (const refused of [within(50_001, 90_000), within(100, 49_999)]) {
      expect(await tap(till, offer, refused)).toMatchObject({ kind: "refused", refusal: { kind: "face_limits" } });
    }
    expect((await tap(till, offer, within(50_000, 50_000))).kind).toBe("placed");
  });

  it("asks limits once the price is known, and what shuts the whole shop before it", async ({ till }) => {
    const asked: string[] = [];
    const guard =
      (name: string): Guard =>
      async (_trx, { expected_kobo }) => {
        asked.push(`${name} ${expected_kobo}`);
        return null;
      };
    const over = {
      accessGuards: [guard("door")],
      guards: [guard("limit")],
      said: () => listedAt(priceAirtime(50_000 as Kobo, 1)),
    };
    const placed = await tap(till, await quote(till), over);
    if (placed.kind !== "repriced") throw new Error(placed.kind);
    await tap(till, placed.quote, over);
    expect(asked).toEqual(["door 48750", "door 49500", "limit 49500"]);
  });

  it("sells nothing that is no longer listed", async ({ till }) => {
    const offer = await quote(till);
    const withdrawn = await tap(till, offer, { said: () => "gone" });
    expect(withdrawn).toMatchObject({ kind: "withdrawn", purchase: { state: "expired", why: "withdrawn" } });
  });

  it("sells on the first tap where the offer has named the same sale, which is still open", async ({ till }) => {
    const first = await quote(till);
    await tap(till, first);
    const second = await quote(till);
    expect(second.purchase.repeats_id).toBe(first.purchase.id);
    expect((await tap(till, second)).kind).toBe("placed");
    expect(await stored(till, second)).toMatchObject({ state: "intent", repeats_id: first.purchase.id });
  });

  it("asks first where the same sale was made after the offer, and sells on a tap that has seen that", async () => {
    await using till = await openTill();
    const second = await quote(till);
    const first = await quote(till, { userId: 8 });
    await tap(till, first, { userId: 8 });
    const asked = await tap(till, second);
    if (asked.kind !== "same_again") throw new Error(asked.kind);
    expect(await stored(till, second)).toMatchObject({ state: "expired", why: "same_again" });
    expect((await tap(till, second)).kind).toBe("expired");
    expect((await tap(till, asked.quote)).kind).toBe("placed");
    expect(await stored(till, asked.quote)).toMatchObject({ state: "intent", repeats_id: first.purchase.id });
  });

  it("asks first where the same sale was made and settled at any time since the offer, also where the price moved", async () => {
    await using till = await openTill();
    const [second, third] = [await quote(till), await quote(till, { userId: 9 })];
    const first = await quote(till, { userId: 8 });
    await tap(till, first, { userId: 8 });
    const settled_at = till.clock.now();
    await updatePurchase(till.store.db, await stored(till, first), { state: "succeeded", settled_at });
    await till.clock.advance(4 * 60_000);
    const asked = await tap(till, second);
    expect(asked).toMatchObject({ kind: "same_again", quote: { purchase: { repeats_id: first.purchase.id } } });
    const said = () => listedAt(priceAirtime(50_000 as Kobo, 1));
    const moved = await tap(till, third, { userId: 9, said });
    expect(moved).toMatchObject({ kind: "repriced", quote: { purchase: { repeats_id: first.purchase.id } } });
  });

  it("makes one sale of two cards for the same thing that are tapped at once", async ({ till }) => {
    const [hers, his] = [await quote(till), await quote(till, { userId: 8 })];
    const kinds = (await Promise.all([tap(till, hers), tap(till, his, { userId: 8 })])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["placed", "same_again"]);
  });

  it("does not ask where the same sale was settled a while ago", async ({ till }) => {
    const first = await quote(till);
    await tap(till, first);
    const settled_at = till.clock.now() - 600_000;
    await updatePurchase(till.store.db, await stored(till, first), { state: "succeeded", settled_at });
    expect((await tap(till, await quote(till))).kind).toBe("placed");
  });
});
