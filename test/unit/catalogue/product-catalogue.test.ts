import { expect, it } from "vitest";
import { createProductCatalogue } from "../../../src/catalogue/product-catalogue.ts";
import { toKobo } from "../../../src/core/money.ts";
import { learnShare } from "../../../src/sales/learn-charges.ts";
import type { Catalogue, CatalogueScope } from "../../../src/vending-api/catalogue.ts";
import { createServiceTraits } from "../../../src/vending-api/traits.ts";
import { aPurchase } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const scope: CatalogueScope = { accountId: "ada", mode: "live", credentials: {} };

/** A catalog with one network and this listed discount. */
function catalogueWith(traits: ReturnType<typeof createServiceTraits>, apiSellerDiscountPercent: number | null) {
  const limits = { minAmountKobo: toKobo(5000), maxAmountKobo: toKobo(5_000_000) };
  const network = { id: 1, slug: "mtn", name: "MTN", ...limits, apiSellerDiscountPercent };
  const catalogue = { peek: () => ({ entries: [network], ageMs: 0, askedAt: 0 }) } as unknown as Catalogue;
  return createProductCatalogue(catalogue, createFakeClock(), traits);
}

it("offers airtime without a listed discount at what the network's sales before make likely", async () => {
  const traits = createServiceTraits();
  const wanted = aPurchase({ face_kobo: 100_000 });
  const about = (discount: number | null) => catalogueWith(traits, discount).recall(scope, wanted);
  expect(about(null)).toMatchObject({ price: { chargeKobo: null, aboutKobo: null } });
  const charged = { expected_kobo: null, observed_kobo: 48_750, observed_from: "record" } as const;
  await learnShare(traits, aPurchase({ state: "succeeded", ...charged }));
  expect(about(null)).toMatchObject({ price: { chargeKobo: null, aboutKobo: 97_500 } });
  expect(about(2)).toMatchObject({ price: { chargeKobo: 98_000, discountPercent: 2 } });
});
