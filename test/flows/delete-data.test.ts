import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { describe, expect } from "vitest";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { asksToDelete, deletesNow, deletesWithPin, findIn, type TableRow, valuesOf } from "../support/deleting.ts";
import { itWith } from "../support/it-with.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { airtimeList, pastes } from "../support/lists.ts";
import { buyLabel, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const it = itWith("shop", startShop);

function booksOf({ databasePath }: Shop) {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const columns = "id, account_id, mode, state, reference, provider_name, product_name, face_kobo, expected_kobo";
  const sales = database
    .prepare<[], TableRow>(`SELECT ${columns}, confirmed_at, settled_at FROM purchase WHERE confirmed_at IS NOT NULL`)
    .all();
  const all = (table: string) => database.prepare<[], TableRow>(`SELECT * FROM ${table}`).all();
  const [journal, debts, owed, counts] = (["journal", "debt_line", "debtor", "cash_count"] as const).map(all);
  database.close();
  return { sales, journal, debts, owed, counts };
}

/** A shop that has sold, with a customer who is linked. */
async function openShop() {
  const shop = await startShop();
  const { ada, vending } = shop;
  await shop.logIn();
  const card = await seesOn(ada, await sellsElectricity(ada, { meter: "4500 1234 567" }), /Token for meter/);
  const ngozi = aCustomer(shop);
  const { payload } = await givesLink(ada, card);
  await ngozi.says(`/start ${payload}`);
  await sees(ngozi, /1234|token/i);
  const airtime = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 9876" }), /Airtime sold/);
  await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it/, airtime);
  await asks(ada, "Mama Chioma", /Mama Chioma owes you ₦500\.00/);
  await ada.taps(/Count cash/, { message: (await asks(ada, "/close", /so far/)).id });
  await sees(ada, /How much money is in hand/);
  await asks(ada, "4,900", /counted/);
  await asks(ada, "/shopname Okafor Ventures", /Okafor Ventures/);
  await pastes(ada, airtimeList(2));
  await shop.idle();
  const personal = [
    ...["Okafor", "Ada", "Ngozi", "Chioma", "8031234567", "45001234567", "8035559876", "8091112222"],
    `=${ada.user.id}`,
    `service_user_id=${vending.accounts()[0]?.id}`,
  ];
  return { shop, ngozi, personal };
}

describe("I18: /deletedata of a reseller", () => {
  it("takes two taps and the PIN, leaves no name and no number, and keeps the books", async () => {
    const { shop: opened, ngozi, personal } = await openShop();
    await using shop = opened;
    const { ada } = shop;
    const before = booksOf(shop);
    expect(before.sales).toHaveLength(2);
    expect(before.debts).toHaveLength(1);
    expect(before.counts).toHaveLength(1);
    const card = await asksToDelete(ada, /Kept, because the books need it/);
    expect(findIn(shop, personal).length).toBeGreaterThan(20);
    await deletesWithPin(ada, card);
    await seesOn(ada, card, /Deleted\. You are logged out/);
    await shop.idle();
    // Ngozi has a chat with the bot, which is hers to delete.
    expect(findIn(shop, personal)).toEqual(["chat.first_name=Ngozi"]);
    expect(booksOf(shop)).toEqual(before);
    expect(
      valuesOf(shop).filter(
        (value) => /^purchase\.(token_sealed|service_words|receipt_file_id)=/.test(value) && !value.endsWith("=null"),
      ),
    ).toEqual([]);
    await asks(ada, "/balance", /Log in to your shop/);
    // The customer's own chat goes on, and shows nothing of the shop any more.
    await asks(ngozi, "/mytokens", /No shop sends you tokens/);
    await asks(ngozi, "/deletedata", /Delete your data/);
    // A user who comes back begins again.
    await shop.logIn();
    await asks(ada, "/history", /Nothing|No sales|no sale/i);
  });

  it("leaves none of it in the free space of the file either", async () => {
    const { shop: opened, personal } = await openShop();
    await using shop = opened;
    const card = await asksToDelete(shop.ada, /Delete your data/);
    await deletesWithPin(shop.ada, card);
    await seesOn(shop.ada, card, /Deleted\. You are logged out/);
    await shop.stop();
    const file = readFileSync(shop.databasePath, "latin1");
    expect(personal.filter((word) => /\d{8}|Okafor/.test(word) && file.includes(word))).toEqual([]);
  });

  it("waits for what is still open, whose card stays right, and then tells", async ({ shop, ada, vending }) => {
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const sale = await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    const card = await asksToDelete(ada, /1 sale is still open/);
    await deletesWithPin(ada, card);
    await seesOn(ada, card, /Not deleted yet/);
    expect(findIn(shop, ["8031234567"])).not.toEqual([]);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, sale, /Airtime sold/);
    await shop.restart();
    await sees(ada, /Your data is deleted, as you asked/);
    await shop.idle();
    expect(findIn(shop, ["Okafor", "8031234567", "8035551234"])).toEqual([]);
  });

  it("is called off by a login before that", async ({ shop, ada, vending }) => {
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const sale = await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    const card = await asksToDelete(ada, /still open/);
    await deletesWithPin(ada, card);
    await seesOn(ada, card, /Not deleted yet/);
    await shop.logIn();
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, sale, /Airtime sold/);
    await shop.restart();
    await sees(ada, /Your data was not deleted/);
    await asks(ada, "/history", /1 sale/);
  });

  it("is refused while somebody else is logged in", async ({ shop, ada, telegram }) => {
    const second = telegram.user({ firstName: "Second phone" });
    await shop.logIn();
    const card = await asksToDelete(ada, /Delete your data/);
    await shop.logIn(second);
    await deletesNow(ada, card);
    await seesOn(ada, card, /Nothing was deleted.*Somebody else is logged in/s);
    await asks(ada, "/deletedata", /Nothing was deleted/);
    await asks(ada, "/menu", /Today/);
    await asks(second, "/logout", /Logged out/);
    await asks(ada, "/deletedata", /Kept, because the books need it/);
  });

  it("is kept where the reseller says so, or waits too long", async ({ shop, ada }) => {
    await shop.logIn();
    const card = await asks(ada, "/deletedata", /Delete your data/);
    await tapsCard(ada, card, /Keep it/, /Nothing was deleted/);
    await asks(ada, "/menu", /Today/);
    expect(findIn(shop, ["8031234567"])).not.toEqual([]);
  });
});

describe("I18: /deletedata of a customer", () => {
  it("takes away what was linked, and leaves the shop its own book", async () => {
    const { shop: opened, ngozi } = await openShop();
    await using shop = opened;
    const { ada } = shop;
    const card = await asksToDelete(ngozi, /which shops send you what/);
    await deletesNow(ngozi, card);
    await seesOn(ngozi, card, /I know nothing about you/);
    await shop.idle();
    expect(findIn(shop, ["Ngozi", `=${ngozi.user.id}`])).toEqual([]);
    await asks(ada, "/history", /2 sales/);
    await seesOn(ada, await sellsElectricity(ada, { meter: "4500 1234 567", amount: "700" }), /Token for meter/);
    await shop.idle();
    expect(said(ngozi, /Token for meter/).filter(({ id }) => id > card.id)).toEqual([]);
  });

  it("of somebody who only looked in forgets the name", async ({ shop }) => {
    const visitor = shop.telegram.user({ firstName: "Passerby" });
    await asks(visitor, "/start", /Log in to your shop/);
    await shop.idle();
    expect(findIn(shop, ["Passerby"])).not.toEqual([]);
    const card = await asksToDelete(visitor, /name that Telegram gave me/);
    await deletesNow(visitor, card);
    await seesOn(visitor, card, /I know nothing about you/);
    await shop.idle();
    expect(findIn(shop, ["Passerby", `=${visitor.user.id}`])).toEqual([]);
  });
});

describe("I18: /logout", () => {
  it("leaves no key, secret or form behind once the open sale has settled, and its card right", async ({ shop }) => {
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const sale = await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    await ada.says("/sell");
    await asks(ada, "/logout", /Log out\?/);
    await tapsAndSees(ada, /Log out/, /Logged out/);
    await shop.idle();
    const secretsIn = () =>
      valuesOf(shop).filter((value) =>
        /^(account\.(live|sandbox|access)|webhook_secret\.secret|form\.).*_sealed=(?!null)/.test(value),
      );
    expect(secretsIn()).not.toEqual([]);
    await ada.taps(buyLabel, { message: sale.id, timeoutMs: 500 }).catch(() => undefined);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await seesOn(ada, sale, /Airtime sold/);
    expect(shop.posts()).toBe(1);
    // Changes that only time brings about are found at the start.
    await shop.restart();
    await shop.idle();
    expect(secretsIn()).toEqual([]);
    expect(valuesOf(shop).filter((value) => /^account\.(wallet|bank)_\w+=(?!null)/.test(value))).toEqual([]);
  });
});
