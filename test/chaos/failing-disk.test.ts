import { describe, expect, it } from "vitest";
import { seesOn } from "../support/chat.ts";
import { asksForAirtime, confirms, sellsAirtime } from "../support/selling.ts";
import { startShopProcess } from "../support/shop-process.ts";
import { until } from "../support/until.ts";

const imports = [new URL("failing-disk.ts", import.meta.url)];

describe("I9: a disk that did not take what was written", () => {
  it("ends the process before a tap is sold, and the next process sells it once", async () => {
    await using shop = await startShopProcess({ imports });
    const { ada } = shop;
    await shop.logIn();
    const card = await asksForAirtime(ada);
    await shop.tell("fail");
    const tap = confirms(ada, card);
    await shop.died();
    expect(shop.output()).toMatch(/store.disk_failed/);
    expect(shop.posts()).toBe(0);
    await shop.start();
    await tap;
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("ends the process before a webhook is answered 200, and the next process takes it", async () => {
    // The service tries again for as long as the next process takes to start.
    const webhookRetryDelaysMs = Array.from({ length: 100 }, () => 300);
    await using shop = await startShopProcess({ imports, webhookRetryDelaysMs });
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const card = await sellsAirtime(ada);
    await until([vending], () => vending.transactions().length === 1, "the sale is pending");
    await seesOn(ada, card, /Do not sell/);
    const before = vending.webhooks.log.filter(({ answered }) => answered === 200).length;
    await shop.tell("fail");
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await shop.died();
    await until([vending], () => vending.webhooks.log.length > before, "the webhook was sent");
    expect(vending.webhooks.log.filter(({ answered }) => answered === 200)).toHaveLength(before);
    await shop.start();
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });
});
