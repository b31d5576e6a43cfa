import { describe, expect, it } from "vitest";
import { openBook } from "../support/book.ts";
import { asks } from "../support/chat.ts";
import { looksAtWallet, openShopAt, sellsIn } from "../support/closed-shop.ts";
import { asksForElectricity, confirms, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";

/** A quarter of an hour before midnight in Lagos. */
const late = Date.UTC(2026, 10, 14, 22, 45);

const openShop = () => openShopAt(late);

async function days({ databaseUrl }: Shop) {
  await using book = openBook(databaseUrl);
  const rows = await book.db.selectFrom("wallet_day").selectAll().orderBy("day").execute();
  for (const row of rows) {
    const { opening_kobo, paid_in_kobo, returned_kobo, charged_kobo, unnamed_kobo, unseen_kobo } = row;
    const closing = opening_kobo + paid_in_kobo + returned_kobo - charged_kobo - unnamed_kobo + unseen_kobo;
    expect(closing).toBe(row.closing_kobo);
  }
  for (const [index, row] of rows.slice(1).entries()) expect(row.opening_kobo).toBe(rows[index]?.closing_kobo);
  return rows;
}

const accountOf = ({ vending }: Shop) => vending.accounts()[0]?.id ?? 0;

describe("I41: what a day does to the wallet", () => {
  it("is its sales and what was paid in, to the kobo, and goes on with the next day", async () => {
    await using shop = await openShop();
    await sellsIn(shop);
    shop.vending.fund(accountOf(shop), 30_000);
    await shop.ada.says("/balance");
    await looksAtWallet(shop);
    const [first] = await days(shop);
    expect(first).toMatchObject({ opening_kobo: 1_245_000, closing_kobo: 4_196_250 });
    expect(first).toMatchObject({ charged_kobo: 48_750, paid_in_kobo: 3_000_000, unnamed_kobo: 0, about_n: 0 });
    await shop.clock.advance(15 * 60_000);
    await sellsIn(shop, "0803 555 9999");
    expect((await days(shop))[1]).toMatchObject({ opening_kobo: 4_196_250, charged_kobo: 48_750, paid_in_kobo: 0 });
  });

  it("books the electricity that a look shows, and counts the sales whose own charge none shows", async () => {
    await using shop = await openShop();
    await confirms(shop.ada, await asksForElectricity(shop.ada));
    await looksAtWallet(shop);
    expect(await days(shop)).toMatchObject([{ charged_kobo: 495_000, unnamed_kobo: 0, unnamed_n: 0 }]);
    await confirms(shop.ada, await asksForElectricity(shop.ada, { meter: "4500 1234 568" }));
    await sellsAirtime(shop.ada);
    // The record of the second is asked for before its charge is booked with the airtime's.
    for (const _ of [1, 2]) await looksAtWallet(shop);
    expect(await days(shop)).toMatchObject([{ charged_kobo: 2 * 495_000 + 48_750, unnamed_n: 1, unseen_kobo: 0 }]);
  });

  it("keeps a refund apart from the money that is paid in beside it", async () => {
    await using shop = await openShop();
    const { vending, ada } = shop;
    vending.switches.purchaseAnswer = "pending";
    await sellsAirtime(ada);
    await looksAtWallet(shop);
    // The wallet shows the pending sale's charge once, and the day has it.
    expect(await days(shop)).toMatchObject([{ charged_kobo: 48_750, closing_kobo: 1_196_250, unseen_kobo: 0 }]);
    vending.fund(accountOf(shop), 20_000);
    vending.settle(vending.transactions()[0]?.reference ?? "", "failed");
    await looksAtWallet(shop);
    const [day] = await days(shop);
    expect(day).toMatchObject({ paid_in_kobo: 2_000_000, returned_kobo: 48_750, charged_kobo: 48_750, unseen_kobo: 0 });
    const { text } = await asks(ada, "/close", /so far/);
    expect(text).toContain("12,450 → 32,450: +20,000 in");
    expect(text).not.toContain("other");
  });
});
