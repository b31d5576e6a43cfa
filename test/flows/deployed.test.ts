import { describe, expect, it } from "vitest";
import { deployedSwitches, deployedTraits } from "../../src/sandbox/vending/deployed.ts";
import { expectAllWell, openShopAt } from "../support/odd-service.ts";
import { sell, walks } from "../support/walks.ts";

describe.each(["A", "B"] as const)("the service as it is deployed, in state %s", (state) => {
  it.each(walks)("sells $service", async (walk) => {
    await using shop = await openShopAt(deployedSwitches(state));
    await sell(shop, walk);
    await expectAllWell(shop);
  });

  it("sells all six one after the other, and wastes no call on what it has learnt", async () => {
    await using shop = await openShopAt(deployedSwitches(state), { walletNaira: 500_000 });
    for (const walk of walks) await sell(shop, walk);
    await shop.idle();
    // The first plan is refused for its amount once, and everything after it carries its price.
    expect(shop.posts()).toBe(walks.length + 1);
    await shop.restart();
    const before = shop.vending.requests.length;
    for (const walk of walks) await sell(shop, walk);
    await expectAllWell(shop);
    const since = shop.vending.requests.slice(before);
    expect(since.filter(({ operation }) => operation === "purchase")).toHaveLength(walks.length);
    expect(since.filter(({ operation, answered }) => operation === "catalogue" && answered !== 200)).toEqual([]);
  });
});

describe.each(Object.entries(deployedTraits))("a service of the specification, but with %s", (_name, switches) => {
  it.each(walks)("sells $service, or says why not", async (walk) => {
    await using shop = await openShopAt(switches);
    await sell(shop, walk);
    await expectAllWell(shop);
  });
});
