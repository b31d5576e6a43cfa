import { describe, expect, it } from "vitest";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { endRuleOf, holdPricing, insertRule, liveRules, type PriceRule } from "../../../src/pricing/prices.queries.ts";
import { noon } from "../../support/builders.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

let made = 0;
const aRule = (over: Partial<PriceRule> = {}): PriceRule => ({
  ...{ id: `rule${++made}`, account_id: "ada", service_type: "data", provider_id: null, provider_slug: null },
  ...{ provider_name: null, product_id: null, product_name: null, how: "add", kobo: 5000 as PriceRule["kobo"] },
  ...{ basis_points: null, step_kobo: null, made_at: noon, ended_at: null },
  ...over,
});

/** The contract of every engine about the rules for customers' prices. */
export function describePrices(name: string, engine: Engine): void {
  describe(`rules of prices in ${name}`, () => {
    const book = openBook(engine);
    const put = (over: Partial<PriceRule> = {}) => insertRule(book.store.db, aRule(over));

    it("are one per scope, until it has ended", async () => {
      await put();
      await put({ provider_id: 1 });
      await put({ provider_id: 1, product_id: 11 });
      await put({ service_type: "tv" });
      await put({ account_id: "bola" });
      await expect(put()).rejects.toThrow();
      await expect(put({ provider_id: 1 })).rejects.toThrow();
      await expect(put({ provider_id: 1, product_id: 11 })).rejects.toThrow();
      expect(await endRuleOf(book.store.db, aRule({ provider_id: 1 }), noon + 1)).toBe(true);
      expect(await endRuleOf(book.store.db, aRule({ provider_id: 1 }), noon + 2)).toBe(false);
      expect((await liveRules(book.store.db, "ada")).map(({ provider_id }) => provider_id)).toEqual([null, 1, null]);
      await put({ provider_id: 1 });
      expect(await liveRules(book.store.db, "bola")).toHaveLength(1);
    });

    it("come with the account that is held for a quote, as far as they may price it", async () => {
      const item = { accountId: "ada", serviceType: "data", providerId: 1, productId: 11 } as const;
      const held = (of: object = {}) => book.store.transaction((trx) => holdPricing(trx, { ...item, ...of }));
      expect(await held()).toEqual({ mode: "live", rules: [] });
      await put({ kobo: 1 as PriceRule["kobo"] });
      await put({ kobo: 2 as PriceRule["kobo"], provider_id: 1 });
      await put({ kobo: 3 as PriceRule["kobo"], provider_id: 1, product_id: 11 });
      await put({ kobo: 4 as PriceRule["kobo"], provider_id: 2, product_id: 11 });
      await put({ kobo: 5 as PriceRule["kobo"], ended_at: noon, provider_id: 1, product_id: 12 });
      await put({ kobo: 6 as PriceRule["kobo"], account_id: "bola" });
      const amounts = async (of: object = {}) => (await held(of))?.rules.map(({ kobo }) => kobo).toSorted();
      expect(await amounts()).toEqual([1, 2, 3]);
      expect(await amounts({ productId: 12 })).toEqual([1, 2]);
      expect(await amounts({ productId: null })).toEqual([1, 2]);
      expect(await amounts({ providerId: 2 })).toEqual([1, 4]);
      expect(await amounts({ serviceType: "airtime" })).toEqual([]);
      expect(await held({ accountId: "nobody" })).toBeUndefined();
    });

    it("price what the service numbers beyond four thousand million, as it may", async () => {
      const item = {
        accountId: "ada",
        serviceType: "data",
        providerId: 5_000_000_001,
        productId: 5_000_000_011,
      } as const;
      const held = () => book.store.transaction((trx) => holdPricing(trx, item));
      expect(await held()).toEqual({ mode: "live", rules: [] });
      await put({ provider_id: item.providerId, product_id: item.productId });
      expect((await held())?.rules).toHaveLength(1);
    });

    it("go with the data of their shop", async () => {
      await put();
      await put({ account_id: "bola" });
      await book.store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await liveRules(book.store.db, "ada")).toEqual([]);
      expect(await liveRules(book.store.db, "bola")).toHaveLength(1);
    });
  });
}
