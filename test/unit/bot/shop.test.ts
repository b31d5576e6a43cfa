import { describe, expectTypeOf, it } from "vitest";
import type { SellerContext } from "../../../src/bot/shop.ts";

describe("the shop that a handler is given", () => {
  it("has no way to the purchase operation: only the sender does", () => {
    // @ts-expect-error: a handler commits an intent, and the sender sends it
    const buyHere = ({ shop }: SellerContext) => shop.client.purchase;
    expectTypeOf<SellerContext["shop"]["client"]>().toHaveProperty("verify");
    expectTypeOf<SellerContext["shop"]>().not.toHaveProperty("sender");
    void buyHere;
  });
});
