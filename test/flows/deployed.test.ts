import { describe, it } from "vitest";
import { deployedSwitches } from "../../src/sandbox/vending/deployed.ts";
import { expectAllWell, openShopAt } from "../support/odd-service.ts";
import { sell, walks } from "../support/walks.ts";

describe.each(["A", "B"] as const)("the service as it is deployed, in state %s", (state) => {
  it.each(walks.filter(({ service }) => service !== "electricity" && service !== "education"))(
    "sells $service",
    async (walk) => {
      await using shop = await openShopAt(deployedSwitches(state));
      await sell(shop, walk);
      await expectAllWell(shop);
    },
  );
});
