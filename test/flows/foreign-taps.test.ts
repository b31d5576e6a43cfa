import { describe, expect } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { claimButtons } from "../../src/bot/callbacks/claims.ts";
import { customerButtons, ownSalesButtons, requestButtons } from "../../src/bot/callbacks/customers.ts";
import { historyButtons } from "../../src/bot/callbacks/history.ts";
import { keepsMoney, looksAtWallet } from "../support/alerted-shop.ts";
import { openBook } from "../support/book.ts";
import { asks, sees, switchesMode, tapsForged } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, openLinked } from "../support/linked-customers.ts";
import { hires } from "../support/selling.ts";
import { comesIn, type Shop, seatBola } from "../support/shop.ts";

const it = itWith("shop", openTroubledShop, "ngozi");

/** A shop with a customer's open request, a claim on the service and a customer in its book. */
async function openTroubledShop() {
  const clock = createFakeClock();
  const shop = Object.assign(await openLinked({ clock }), { clock });
  const { ada, vending, ngozi } = shop;
  await looksAtWallet(shop);
  await keepsMoney(shop);
  Object.assign(vending.switches, { purchaseAnswer: "by-service", providerFailure: "refunded" });
  await asks(ngozi, "3000 light", /knows that you want ₦3,000/);
  await sees(ada, /A customer asks for ₦3,000/);
  return shop;
}

/** All that a tap on one of these buttons may change. */
async function stateOf({ databaseUrl }: Shop): Promise<string> {
  await using book = openBook(databaseUrl);
  const tables = ["customer_request", "claim", "complaint", "person", "customer_chat", "customer_link"] as const;
  const rows = await Promise.all(tables.map((table) => book.db.selectFrom(table).selectAll().execute()));
  const accounts = await book.db.selectFrom("account").select(["id", "takes_requests"]).execute();
  const sold = await book.db
    .selectFrom("purchase")
    .select(["id", "state"])
    .where("confirmed_at", "is not", null)
    .execute();
  return JSON.stringify([rows, accounts, sold], null, 1);
}

async function idsIn({ databaseUrl }: Shop) {
  await using book = openBook(databaseUrl);
  const { purchase_id: claimed } = await book.db.selectFrom("claim").select("purchase_id").executeTakeFirstOrThrow();
  const request = await book.db.selectFrom("customer_request").selectAll().executeTakeFirstOrThrow();
  const { id: person } = await book.db.selectFrom("person").select("id").executeTakeFirstOrThrow();
  const { id: chat } = await book.db.selectFrom("customer_chat").select("id").executeTakeFirstOrThrow();
  return { claimed, request: request.id, bought: request.sale_id, person, chat };
}

const seller = ({ claimed, request, bought, person, chat }: Awaited<ReturnType<typeof idsIn>>) => [
  requestButtons.sell({ request }),
  requestButtons.later({ request }),
  customerButtons.requests({ turn: "off" }),
  customerButtons.credit({ person }),
  customerButtons.unlink({ chat }),
  claimButtons.list(),
  claimButtons.show({ sale: claimed }),
  claimButtons.ask({ sale: claimed }),
  claimButtons.end({ as: "dropped", sale: claimed }),
  claimButtons.file(),
  historyButtons.complain({ sale: claimed, what: "owed" }),
  historyButtons.complain({ sale: bought, what: "token" }),
  historyButtons.complain({ sale: bought, what: "closed" }),
];
const customer = ({ bought, chat }: Awaited<ReturnType<typeof idsIn>>) => [
  ownSalesButtons.ask({ chat }),
  ownSalesButtons.complain({ sale: bought, reason: "token" }),
  ownSalesButtons.complain({ sale: bought, reason: "nothing" }),
  ownSalesButtons.show({ sale: bought }),
  ownSalesButtons.stop({ chat }),
  ownSalesButtons.stopUnder({ chat, sale: bought }),
];

/** Texts for Ada's people and her customer. */
const theirs = /4500 ?1234|Ngozi|487\.50|₦3,000|₦5,000/;

async function tapsAll(shop: Shop, person: Person, buttons: readonly string[]): Promise<void> {
  const before = await stateOf(shop);
  const since = person.history.length;
  for (const data of buttons) expect(await tapsForged(shop.telegram, person, data), data).not.toMatch(theirs);
  await shop.idle();
  expect(JSON.stringify(person.history.slice(since))).not.toMatch(theirs);
  expect(await stateOf(shop)).toBe(before);
}

describe("I17: a button of a request, a claim, a credit limit or a complaint", () => {
  it("does nothing for the owner of another shop, a stranger, or the customer whose request it is", async ({
    shop,
  }) => {
    const ids = await idsIn(shop);
    const bola = seatBola(shop);
    await comesIn(bola);
    // What is Bola's own stays in reach: no button here names only the account of who taps.
    const named = [...seller(ids), ...customer(ids)].filter(
      (data) => data !== customerButtons.requests({ turn: "off" }),
    );
    await tapsAll(shop, bola, named);
    const bisi = aCustomer(shop, "Bisi");
    await asks(bisi, "/start", /Log in/);
    await tapsAll(shop, bisi, [...seller(ids), ...customer(ids)]);
    const before = await stateOf(shop);
    for (const data of seller(ids)) await tapsForged(shop.telegram, shop.ngozi, data);
    expect(await stateOf(shop)).toBe(before);
    expect(shop.posts()).toBe(2);
  });

  it("does nothing for a viewer or for a seat that gets no requests", async ({ shop }) => {
    const ids = await idsIn(shop);
    const { helper } = await hires(shop);
    await tapsAll(shop, helper, [...seller(ids), ...customer(ids)]);
    const viewer = await hires(shop, { name: "Musa", role: "viewer" });
    const before = await stateOf(shop);
    const complains = (data: string) => data.startsWith("pack:");
    for (const data of seller(ids)) if (!complains(data)) await tapsForged(shop.telegram, viewer.helper, data);
    expect(await stateOf(shop)).toBe(before);
    expect(shop.posts()).toBe(2);
  });

  it("answers or sells no request of the mode that the shop has left", async ({ shop, ada }) => {
    const { request } = await idsIn(shop);
    await switchesMode(ada, "sandbox");
    const before = await stateOf(shop);
    for (const data of [requestButtons.sell({ request }), requestButtons.later({ request })]) {
      expect(await tapsForged(shop.telegram, ada, data)).toMatch(/no longer works|other/);
    }
    expect(await stateOf(shop)).toBe(before);
    await switchesMode(ada, "live");
    expect(await tapsForged(shop.telegram, ada, requestButtons.later({ request }))).not.toBe("");
    await sees(shop.ngozi, /cannot sell you ₦3,000/);
  });
});
