import { describe, expect, it } from "vitest";
import { tapsAndSees, tapsCard } from "../support/chat.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { startReplicas } from "../support/replicas.ts";
import { buyLabel, walksTo } from "../support/selling.ts";

const server = startPostgresHere();

describe("I34: a card that another replica has drawn", () => {
  it("sells at no price that the one which takes the tap has not heard: it asks", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    await using shop = await startReplicas({ count: 2, started: 1, databaseUrl, isPushed: false });
    const { ada, vending } = shop;
    await shop.logIn();
    const card = await walksTo(ada, [/Data/, "0803 555 1234", /^SME$/, /^2GB/]);
    vending.setCatalogue(({ data }) => {
      const plan = data[0]?.plans.find(({ name }) => name === "2GB (30 days)");
      Object.assign(plan ?? {}, { apiSellerPrice: 5058 });
    });
    await shop.start(1);
    await shop.kill(0);
    await tapsCard(ada, card, buyLabel, /₦1,150\.00 to ₦5,058\.00/);
    expect(shop.posts()).toBe(0);
    await tapsAndSees(ada, /Sell at ₦1,240/, /Data sold/, card);
    expect(shop.posts()).toBe(1);
  });
});
