import { describe, expect, it } from "vitest";
import { asks, sees, seesOn } from "../support/chat.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { type Replicas, startReplicas } from "../support/replicas.ts";
import { expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";

const earlier = Buffer.alloc(32, 7).toString("base64");
const newer = Buffer.alloc(32, 8).toString("base64");

const server = startPostgresHere();

/** Restarts the replicas one after the other with these keys, and sells through whichever is there after each. */
async function roll(shop: Replicas, keys: string): Promise<number> {
  shop.environment.ENCRYPTION_KEY = keys;
  let sold = 0;
  for (const index of [0, 1]) {
    expect(await shop.stop(index)).toBe(0);
    await shop.start(index);
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: `0803555${1000 + shop.posts()}` }), /Airtime sold/);
    sold++;
  }
  return sold;
}

describe("a new encryption key on two replicas", () => {
  it("takes over as the page about secrets says, and values of the earlier one open only with it", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    const environment = { ENCRYPTION_KEY: earlier, LOG_LEVEL: "info" };
    await using shop = await startReplicas({
      count: 2,
      databaseUrl,
      isPushed: true,
      environment,
      walletNaira: 100_000,
    });
    await shop.logIn();
    await seesOn(shop.ada, await sellsElectricity(shop.ada), /Token for meter/);
    const steps = [`${earlier},${newer}`, `${newer},${earlier}`, `${newer},${earlier}`, newer];
    let sold = 1;
    for (const keys of steps) sold += await roll(shop, keys);
    expectTruth(shop);
    const found = await asks(shop.ada, "/find 4500 1234 567", /Sales with/);
    await shop.ada.taps(/Ikeja/, { message: found.id });
    const record = await sees(shop.ada, ({ id, text }) => id > found.id && /Token for meter/.test(text));
    const [sale] = shop.vending.transactions();
    expect(record.text.replace(/\D/g, "")).toContain(sale?.token?.replace(/\D/g, ""));
    expect(shop.posts()).toBe(sold);
    expect(shop.output()).not.toMatch(/cipher\.(?:damaged|unknown_key)/);
  });
});
