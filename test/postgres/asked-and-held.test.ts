import { describe, expect, it } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { openBook } from "../support/book.ts";
import { asks, now, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { startPostgresHere } from "../support/postgres-here.ts";
import { type Replicas, startReplicas } from "../support/replicas.ts";
import { asksForAirtime, buyLabel, confirms, sellsElectricity } from "../support/selling.ts";
import { waitFor } from "../support/until.ts";

const server = startPostgresHere();
const operatorIds = [4_400_001, 4_400_002];

/** Two processes, to which the proxy hands calls in turn. */
async function openReplicas(): Promise<Replicas> {
  const databaseUrl = await server.newMigratedDatabase();
  const environment = { ADMIN_IDS: operatorIds.join(",") };
  const shop = await startReplicas({ count: 2, databaseUrl, isPushed: true, environment });
  await shop.logIn();
  return shop;
}

async function wantsHold(operator: Person): Promise<ChatMessage> {
  const card = await asks(operator, "/ops", /Vendbot/);
  for (const [label, shows] of [
    [/Hold a company/, /Hold what\?/],
    [/Airtime/, /which company\?/],
    [/^MTN$/, /until when\?/],
    [/^1 hour$/, /why\?/],
  ] as const)
    await tapsCard(operator, card, label, shows);
  return asks(operator, "Network is down", /Hold it\?/);
}

describe("two replicas on one database", { timeout: 240_000 }, () => {
  it("I55: take one request of a customer who asks through both at once, and sell it once", async () => {
    await using shop = await openReplicas();
    const { ada, vending } = shop;
    const sold = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(ada, sold)).payload);
    await sees(ngozi, /Token for meter/);
    await Promise.all(Array.from({ length: 8 }, () => ngozi.says("3000 light")));
    const answers = () => said(ngozi, /knows that you want ₦3,000|You asked Ada Okafor for ₦3,000/).length;
    await waitFor(() => answers() === 8, "each line is answered");
    expect(said(ngozi, /knows that you want/)).toHaveLength(1);
    const card = await sees(ada, /A customer asks for ₦3,000/);
    const offer = await tapsAndSees(ada, /Sell ₦3,000/, /Sell electricity\?/, card);
    const first = ada.taps(buyLabel, { message: offer.id });
    await Promise.all([
      first,
      ...Array.from({ length: 7 }, () => ada.taps(buyLabel, { message: offer.id, sameTapAgain: true })),
    ]);
    await seesOn(ada, offer, /Token for meter/);
    await seesOn(ada, card, /Sold at/);
    await sees(ngozi, ({ text }) => /Token for meter/.test(text) && /₦3,000/.test(text));
    expect(vending.transactions()).toHaveLength(2);
    expect(shop.posts()).toBe(2);
    expect(said(ada, /A customer asks/)).toHaveLength(1);
  });

  it("I50: set one hold of two operators who are sure at once, and sell nothing through either", async () => {
    await using shop = await openReplicas();
    const operators = operatorIds.map((id) => shop.telegram.user({ firstName: "Ope", id }));
    for (const operator of operators) await asks(operator, "/start", /Log in/);
    const offer = await asksForAirtime(shop.ada);
    const asked = await Promise.all(operators.map(async (operator) => ({ operator, card: await wantsHold(operator) })));
    await Promise.all(asked.map(({ operator, card }) => operator.taps(/^⏸ Hold$/, { message: card.id })));
    const shown = await Promise.all(asked.map(({ operator, card }) => seesOn(operator, card, /Held\.|held already/)));
    expect(shown.map(({ text }) => /held already/.test(text)).sort()).toEqual([false, true]);
    await using book = openBook(shop.databaseUrl);
    expect(await book.count("hold")).toBe(1);
    const acts = await book.db.selectFrom("audit").select("act").where("act", "like", "hold%").execute();
    expect(acts).toEqual([{ act: "hold_set" }]);
    for (let taps = 0; taps < 4; taps++) {
      const tap = await confirms(shop.ada, offer);
      expect(await tap.answer).toMatchObject({ text: expect.stringMatching(/MTN is on hold/), showAlert: true });
    }
    expect(shop.posts()).toBe(0);
    expect(now(shop.ada, offer).text).toMatch(/Sell airtime\?/);
  });
});
