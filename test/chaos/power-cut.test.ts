import { describe, expect, it } from "vitest";
import { seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { until } from "../support/until.ts";
import { compileShim, startOnWeakPower } from "./power-cut.ts";

const shim = compileShim();
if (shim === null) console.warn("NO POWER CUTS TRIED: they take Linux and a C compiler (cc).");

describe.skipIf(shim === null)("a power cut that loses all that was not fsynced", { timeout: 60_000 }, () => {
  it("loses no webhook that was answered 200", async () => {
    await using power = await startOnWeakPower(shim ?? "");
    const { shop } = power;
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const card = await sellsAirtime(ada);
    await until([vending], () => vending.transactions().length === 1, "the sale is pending", 30_000);
    await seesOn(ada, card, /Do not sell/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await until([vending], () => vending.webhooks.log.some(({ answered }) => answered === 200), "a 200", 30_000);
    await power.cut();
    expect(power.broken()).toEqual([]);
    await shop.start();
    await seesOn(ada, card, /sold/);
    expect(shop.posts()).toBe(1);
  });

  it("loses no intent whose POST has left, and posts none twice", async () => {
    await using power = await startOnWeakPower(shim ?? "");
    const { shop } = power;
    const { ada, vending } = shop;
    await shop.logIn();
    vending.faults.add({ operation: "purchase", kind: "hang-after" });
    const card = await sellsAirtime(ada);
    await until([vending], () => shop.posts() === 1, "the POST arrives", 30_000);
    await power.cut();
    expect(power.broken()).toEqual([]);
    // A hanging line is never answered; its sale was made all the same.
    await shop.start();
    await seesOn(ada, card, /sold/);
    expect(shop.posts()).toBe(1);
  });

  it("is caught where commits return before they are on the disk", async () => {
    await using power = await startOnWeakPower(shim ?? "", [new URL("unsafe-disk.ts", import.meta.url)]);
    const { shop } = power;
    await shop.logIn();
    const card = await sellsAirtime(shop.ada);
    await seesOn(shop.ada, card, /sold/);
    await shop.vending.webhooks.idle();
    await power.cut();
    expect(power.broken()).toEqual([
      expect.stringMatching(/^webhook success of VB-/),
      expect.stringMatching(/^intent of VB-/),
    ]);
  });
});
