import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openBook } from "../support/book.ts";
import { asks, seesOn } from "../support/chat.ts";
import { asksToDelete, deletesWithPin, findIn, type TableRow } from "../support/deleting.ts";
import { saysIn, tapsOn } from "../support/languages.ts";
import { createShiftedClock, openCounter, type Shop, untilSealedMs } from "../support/shop.ts";
import { waitFor } from "../support/until.ts";

/** What the sums stand in: nothing of it changes when somebody is deleted. */
const books = ["book_close", "book_late", "cash_count", "debt_line", "journal", "wallet_day"];
/** A shop's settings and requests, and its customers. */
const own = ["price_rule", "alert_choice", "shop_alert", "repeat_sale", "statement", "person", "person_thing"];
const sells = ["/sell", /^sell:(?:new:)?airtime$/, "0803 555 9876", /^₦500$/, /^buy:/] as const;

function rowsOf({ databasePath }: Shop, tables: readonly string[]): Record<string, TableRow[]> {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const all = tables.map((name) => [name, database.prepare<[], TableRow>(`SELECT * FROM ${name}`).all()]);
  database.close();
  return Object.fromEntries(all);
}

const trailOf = (shop: Shop) => JSON.stringify(rowsOf(shop, ["audit"]));
const filled = (rows: Record<string, TableRow[]>) => Object.keys(rows).filter((name) => rows[name]?.length !== 0);

/** A shop whose best customer stands in a sealed day, owes, is to be reminded of, and has a statement. */
async function openBooks(): Promise<Shop> {
  const clock = createShiftedClock();
  const shop = await openCounter({ clock });
  const does = async (...steps: readonly (RegExp | string)[]) => {
    for (const step of steps)
      await (typeof step === "string" ? saysIn(shop, shop.ada, step) : tapsOn(shop, shop.ada, step));
  };
  await does("/menu", /^money$/, /^prices$/, /^pr:airtime$/, /^\+₦50$/);
  await does(...sells, /^payment:owes:/, "Mama Chioma");
  await does(...sells, /^open:/, /^repeat:new:/, /Every 28 days/);
  await does("/close", /^count:/, "4,900");
  await does("/customers", /Mama Chioma/, /^st:of:/, /^st:m:csv:/);
  await using book = openBook(shop.databaseUrl);
  const unseen = book.db.selectFrom("purchase").select("id").where("observed_kobo", "is", null);
  // One that the wallet shows after its day is sealed is a change of that day.
  await waitFor(
    async () => (await unseen.where("state", "=", "succeeded").execute()).length === 0,
    "the wallet has shown what each sale was charged",
  );
  clock.shift(untilSealedMs);
  await shop.restart();
  await waitFor(async () => (await book.count("book_close")) > 0, "the day is closed");
  await does("/alerts", /^al:float$/, /^al:float:type$/, "1,000,000", "/balance");
  await waitFor(async () => (await book.count("shop_alert")) > 0, "the owners are told");
  await shop.idle();
  return shop;
}

describe("I18: what is deleted from a full book", () => {
  it("with the shop's data leaves no name and no number, and no sum is another", async () => {
    await using shop = await openBooks();
    const before = rowsOf(shop, books);
    const [person] = rowsOf(shop, ["person"]).person ?? [];
    expect(before.book_close?.map(({ parts }) => parts)).toContainEqual(expect.stringContaining(String(person?.id)));
    expect(filled(before)).toEqual(books.filter((name) => name !== "book_late"));
    expect(filled(rowsOf(shop, own))).toEqual(own);
    const card = await asksToDelete(shop.ada, /Delete your data/);
    await deletesWithPin(shop.ada, card);
    await seesOn(shop.ada, card, /Deleted\. You are logged out/);
    await shop.idle();
    expect(findIn(shop, ["Okafor", "Ada", "Chioma", "8035559876", "8031234567", `=${shop.ada.user.id}`])).toEqual([]);
    expect(trailOf(shop)).not.toMatch(/Okafor|Chioma|8035559876|8031234567/);
    expect(filled(rowsOf(shop, own))).toEqual([]);
    expect(rowsOf(shop, books)).toEqual(before);
  });

  it("with a customer leaves the name nowhere, the number only on the sales, and changes no sum", async () => {
    await using shop = await openBooks();
    const { ada } = shop;
    const before = rowsOf(shop, books);
    const dayBefore = async () => {
      await asks(ada, "/close", /so far/);
      await tapsOn(shop, ada, /^close:\d+$/);
      return (await tapsOn(shop, ada, /^close:more:/)).text;
    };
    expect(await dayBefore()).toMatch(/Close 1 .*Mama Chioma ₦1,100/s);
    await saysIn(shop, ada, "/customers");
    for (const button of [/Mama Chioma/, /Remove/, /Delete Mama Chioma/, /:keep$/]) await tapsOn(shop, ada, button);
    await shop.idle();
    expect(findIn(shop, ["Chioma"])).toEqual([]);
    expect(trailOf(shop)).not.toMatch(/Chioma|8035559876/);
    const columns = findIn(shop, ["8035559876"]).map((value) => value.split("=", 1)[0]);
    expect([...new Set(columns)].sort()).toEqual([
      ...["beneficiary_part.beneficiary", "beneficiary_part.part", "purchase.beneficiary"],
    ]);
    expect(rowsOf(shop, books)).toEqual(before);
    expect(rowsOf(shop, ["repeat_sale"]).repeat_sale).toEqual([]);
    expect(await dayBefore()).not.toMatch(/Chioma/);
    expect((await asks(ada, "/owing", /Owed to you ₦550\.00/)).text).not.toMatch(/Chioma/);
  });
});
