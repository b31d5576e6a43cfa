import { describe, expect, it } from "vitest";
import { asks, tapsCard } from "../support/chat.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { startReplicas } from "../support/replicas.ts";
import { asksForAirtime, confirms } from "../support/selling.ts";

const server = startPostgresHere();
const operatorId = 4_400_001;

describe("I54: a shop that an operator stops through one of two replicas", () => {
  it("sells nothing new through either, on the card that was offered before", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    await using shop = await startReplicas({
      ...{ count: 2, databaseUrl, isPushed: true, environment: { ADMIN_IDS: String(operatorId) } },
    });
    await shop.logIn();
    const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    const offer = await asksForAirtime(shop.ada);
    const card = await asks(operator, "/ops Ada", /🏪/);
    await tapsCard(operator, card, /Stop this shop/, /why\?/);
    const asked = await asks(operator, "Fee not paid", /Stop Ada/);
    await tapsCard(operator, asked, /Stop this shop/, /Stopped since/);
    // The proxy hands calls to one and the other.
    for (let taps = 0; taps < 4; taps++) {
      const tap = await confirms(shop.ada, offer);
      expect(await tap.answer).toMatchObject({ text: expect.stringMatching(/has stopped.*Fee not paid/) });
    }
    expect(shop.posts()).toBe(0);
  });
});
