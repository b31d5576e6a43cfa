import { describe, expect } from "vitest";
import { updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { aPurchase, noon, put } from "../../support/builders.ts";
import { afterQuiet, aReconciler, miss } from "./reconciler.ts";
import { it, openTill } from "./till.ts";

describe("a sale that the service has no record of", () => {
  it("looks at the wallet before it calls a sale void, and only then", async ({ till }) => {
    const early = await put(till.store, aPurchase({ state: "unknown", misses: 2 }));
    let looks = 0;
    const isDebited = async () => {
      looks++;
      return false;
    };
    const { reconciler } = aReconciler(till, { verify: async () => miss, isDebited });
    expect(await reconciler.checkNow(early.id)).toMatchObject({ state: "unknown", misses: 3 });
    expect(looks).toBe(0);
    till.clock.setNow(afterQuiet);
    expect(await reconciler.checkNow(early.id)).toMatchObject({ state: "void", why: "no_record" });
    expect(looks).toBe(1);
  });

  it("I10: does not call a sale void whose wallet fell, or cannot be seen", async () => {
    for (const [answer, review] of [
      [true, "debited"],
      [null, null],
    ] as const) {
      await using till = await openTill();
      till.clock.setNow(afterQuiet);
      const sale = await put(till.store, aPurchase({ state: "unknown", misses: 2 }));
      const { reconciler } = aReconciler(till, { verify: async () => miss, isDebited: async () => answer });
      expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "unknown", review });
    }
  });

  it("does not call a sale void that became quiet while it was asked about", async ({ till }) => {
    till.clock.setNow(afterQuiet - 1);
    const sale = await put(till.store, aPurchase({ state: "unknown", misses: 2 }));
    let looks = 0;
    const now = till.clock.now;
    // The clock moves between the answer and its effect.
    const clock = { ...till.clock, now: () => now() - 1 };
    const { reconciler } = aReconciler(till, {
      clock,
      verify: async () => {
        till.clock.setNow(afterQuiet);
        return miss;
      },
      isDebited: async () => {
        looks++;
        return false;
      },
    });
    expect(await reconciler.checkNow(sale.id)).toMatchObject({ state: "unknown", misses: 3 });
    expect(looks).toBe(0);
  });

  it.each(["amount_refused", "http_400", "http_401", "http_403", "http_422"])(
    "takes no answer for the end of a sale that was refused (%s) only after the question",
    async (why) => {
      await using till = await openTill();
      const sale = await put(till.store, aPurchase({ state: "sending", service_type: "data", next_check_at: noon }));
      const { reconciler, asked } = aReconciler(till, {
        async verify(purchase) {
          if (asked.length === 1) await updatePurchase(till.store.db, purchase, { state: "unknown", why });
          return miss;
        },
      });
      await reconciler.checkNow(sale.id);
      expect(await till.row(sale.id)).toMatchObject({ state: "unknown", why, misses: 0 });
      await till.clock.advance(10_000);
      await reconciler.checkNow(sale.id);
      expect(await till.row(sale.id)).toMatchObject({ state: "void", why });
    },
  );

  it("takes no answer about an earlier try for the end of one that was refused meanwhile", async ({ till }) => {
    const sale = await put(till.store, aPurchase({ state: "void", next_check_at: noon }));
    const { reconciler, asked } = aReconciler(till, {
      async verify(purchase) {
        const again = { state: "unknown", why: "http_401", earlier_posts: 1 } as const;
        if (asked.length === 1) await updatePurchase(till.store.db, purchase, again);
        return miss;
      },
    });
    await reconciler.checkNow(sale.id);
    expect(await till.row(sale.id)).toMatchObject({ state: "unknown", why: "http_401", misses: 0 });
  });
});
