import { afterAll, beforeAll, describe, expect } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { buysElsewhere, labels, openShop, rows, sellsFour, turns } from "../support/histories.ts";
import { itWith } from "../support/it-with.ts";
import { expectTruth, hires, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";

const it = itWith("shop", openShop);

describe("finding a sale", () => {
  // These cases only read, so they share a shop.
  let sold: Shop;
  beforeAll(async () => {
    sold = await openShop();
    await sellsFour(sold);
  });
  afterAll(() => sold[Symbol.asyncDispose]());

  it.each([
    ["0803 555 1111", ["0803 555 1111"]],
    ["+234 803 555 1111", ["0803 555 1111"]],
    ["5552222", ["0802 555 2222"]],
    ["0802-555", ["0802 555 2222"]],
    ["1k", ["0802 555 2222"]],
    ["₦500", ["0803 555 1111"]],
    ["487.50", ["0803 555 1111"]],
    ["airtel", ["0802 555 2222"]],
    ["mtn 700", ["…3333"]],
    ["MTN", ["…3333", "0803 555 1111"]],
    ["prepaid", ["4500 1234 567"]],
    ["electricity 5000", ["4500 1234 567"]],
    ["45001234", ["4500 1234 567"]],
  ])("finds %s, with /find and with just the word", async (text, found) => {
    const shop = sold;
    for (const typed of [`/find ${text}`, `find ${text}`]) {
      const list = await asks(shop.ada, typed, /Sales with|No sale|did not get/);
      expect(rows(list), typed).toEqual(found.map((beneficiary) => expect.stringContaining(beneficiary)));
    }
  });

  it.each([
    ["0803 555 1111", ["0803 555 1111"]],
    ["5552222", ["0802 555 2222"]],
    ["1k", ["0802 555 2222"]],
    ["45001234", ["4500 1234 567"]],
    ["history today airtel", ["0802 555 2222"]],
    ["history yesterday airtel", []],
    ["sales mtn 500", ["0803 555 1111"]],
    ["sales 0803 555 1111 500", ["0803 555 1111"]],
    ["sales electricity", ["4500 1234 567"]],
  ])("finds %s, where it says nothing of a sale to be made", async (text, found) => {
    const list = await asks(sold.ada, text, /Sales with|No sale|Electricity/);
    expect(rows(list)).toEqual(found.map((beneficiary) => expect.stringContaining(beneficiary)));
  });

  it("finds the sales to a customer whose name has a number in it", async ({ ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /sold/);
    await tapsMore(ada, card, /Name/);
    await sees(ada, /What do you call/);
    await asks(ada, "Musa 2", /Saved: Musa 2/);
    for (const typed of ["musa 2", "sales for musa 2", "/find musa 2"]) {
      expect(rows(await asks(ada, typed, /Sales with|No sale|did not get|understand/)), typed).toHaveLength(1);
    }
    await asks(ada, "/find musa 3", /No sale with/);
  });

  it("finds a part of a reference, and what a customer is called", async ({ ada, vending }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /sold/);
    const reference = vending.transactions()[0]?.reference ?? "";
    for (const text of [reference, reference.slice(-8).toLowerCase()]) {
      expect(rows(await asks(ada, text, /Sales with/))).toHaveLength(1);
    }
    await tapsMore(ada, card, /Name/);
    await sees(ada, /name|called/i);
    await asks(ada, "Mama Tolú", /Mama Tolú/);
    const list = await asks(ada, "mama tolu", /Sales with/);
    expect(rows(list)).toEqual([expect.stringContaining("Mama Tolú")]);
  });

  it.for(["6RHFDY08", "M048758N", "Y0G5V0NR"])(
    "finds the sale whose reference ends in %s, which also reads like something to sell",
    async (end, { shop, ada }) => {
      await seesOn(ada, await sellsAirtime(ada), /sold/);
      await shop.stop();
      const reference = `VB-01M8BR84K1DF3Y09VX${end}`;
      {
        await using store = await openStore(shop.databaseUrl);
        await store.db.updateTable("purchase").set({ reference }).execute();
      }
      await shop.start();
      for (const text of [reference, reference.toLowerCase(), end, `…${end.slice(-6)}`, end.slice(-6).toLowerCase()]) {
        expect(rows(await asks(ada, text, /Sales with/)), text).toHaveLength(1);
      }
    },
  );

  it("says so when nothing fits, without taking a greeting for a search", async () => {
    const shop = sold;
    expect((await asks(shop.ada, "/find zebra", /No sale with “zebra”/)).text).not.toMatch(/did not get/);
    const lost = await asks(shop.ada, "good gracious", /do not understand/);
    expect(labels(lost)).toContain("📱 Airtime");
    await asks(shop.ada, "/find", /what you know/);
    await asks(shop.ada, `/find ${"<b>😀".repeat(60)}`, /No sale with “<b>😀/);
    await asks(shop.ada, "/find %", /No sale with “%”/);
  });

  it("asks for something known after a bare /find, and finds by the next typed text", async () => {
    const { ada } = sold;
    const question = await asks(ada, "/find", /what you know about the sale/);
    await ada.sendsPhoto();
    await sees(ada, /Type the answer/);
    expect(rows(await asks(ada, "1111", /Sales with “1111”/))).toHaveLength(1);
    expect((await asks(ada, "good gracious", /do not understand/)).text).not.toMatch(/what you know/);
    expect(ada.chat.map(({ id }) => id)).not.toContain(question.id);
    const again = await asks(ada, "/find", /what you know about the sale/);
    expect((await asks(ada, "zebra", /No sale with “zebra”/)).text).not.toMatch(/did not get/);
    const last = await asks(ada, "/find", /what you know about the sale/);
    await tapsCard(ada, last, /Cancel/, /Cancelled/);
    await asks(ada, "zebra", /do not understand/);
    expect(ada.chat.map(({ id }) => id)).not.toContain(again.id);
  });

  it("turns what was found in place, with the text on the button", async ({ shop, ada }) => {
    for (let last = 0; last < 9; last++) {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${last}`, amount: "100" }), /sold/);
    }
    const list = await asks(ada, "find mtn 100", /Sales with “mtn 100”/);
    const older = await turns(shop, list, /Older/);
    expect(rows(older)).toEqual([expect.stringContaining("0803 555 0000")]);
    expect(rows(await turns(shop, older, /Newer/))).toHaveLength(8);
  });
});

describe("a reference that is not ours", () => {
  it("is asked of the service and shown, read-only", async ({ shop, ada, vending }) => {
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    const posts = shop.posts();
    const reference = vending.transactions()[0]?.reference ?? "";
    await asks(ada, "/verify", /Type \/verify and a reference/);
    await asks(ada, "/verify not a reference!", /Type \/verify and a reference/);
    // A sale of this shop is its own card.
    await asks(ada, `/verify ${reference.toLowerCase()}`, /Airtime sold/);
    await asks(ada, "/verify OTHER-4711", /no record of OTHER-4711/);
    const found = await asks(ada, "WEB-2026-0001", /No sale with/);
    await tapsCard(ada, found, /Ask the service/, /no record of WEB-2026-0001/);
    expect(shop.posts()).toBe(posts);
  });

  it("shows the service's record of a sale that was made elsewhere", async ({ shop, ada }) => {
    const reference = "WEB-2026-0002";
    await buysElsewhere(shop, reference);
    const record = await asks(ada, `/verify ${reference}`, /The service has this record/);
    expect(record.text).toMatch(/Status success/);
    expect(record.text).toMatch(/0803 ?555 ?9999/);
    expect(record.text).toMatch(/not made in this bot/);
    expect(rows(await asks(ada, "/history", /No sales yet/))).toEqual([]);
  });

  it("I29: tells a viewer who sees no costs nothing of what such a sale took, and one who does the amount", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const reference = "WEB-2026-0004";
    await buysElsewhere(shop, reference);
    const money = /Amount|₦|The service says/;
    expect((await asks(ada, `/verify ${reference}`, /The service has this record/)).text).toMatch(money);
    const { helper, seat } = await hires(shop, { name: "Musa", role: "viewer" });
    const record = await asks(helper, `/verify ${reference}`, /The service has this record/);
    expect(record.text).toMatch(/Status success/);
    expect(record.text).not.toMatch(money);
    await tapsAndSees(ada, /Show costs/, /Sees what sales cost you/, seat);
    expect((await asks(helper, `/verify ${reference}`, /The service has this record.*₦/s)).text).toMatch(/₦/);
  });

  it("says that the service is not answering, and tries again", async ({ shop, ada, vending }) => {
    vending.outage = true;
    const down = await asks(ada, "/verify WEB-2026-0003", /is not answering/);
    vending.outage = false;
    await tapsCard(ada, down, /Try again/, /no record of/);
    expectTruth(shop);
    expect(said(ada, /no record of/)).toHaveLength(1);
  });
});
