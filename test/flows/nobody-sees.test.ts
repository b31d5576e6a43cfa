import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { openBook } from "../support/book.ts";
import { asksEverything, buttonsShown } from "../support/everything-asked.ts";
import { type FullBook, type Mode, openFullBook } from "../support/full-book.ts";

/**
 * Facts that only some may see. Prices are whole naira in this shop: an amount with kobo is a cost, a profit or the
 * wallet.
 */
const secrets = {
  kobo: /\d\.(?!00)\d\d(?!\d)/,
  cost: /\bCost\b|\bcost (?:about )?₦|\d% off/,
  profit: /\bProfit\b|\b(?:profit|loss) (?:about )?−?₦|Loss /,
  wallet: /Wallet (?:after )?₦/,
  keys: /Live key|Providus/,
  debts: /Owed to you|owes you|\b1,190\b|\b2,330\b/,
  customers: /Chioma|9876|7654/,
  otherNames: /Sule|Tunde|Kemi|Musa|Bisi/,
  money: /₦|Okafor/,
};
type Secret = keyof typeof secrets;

const roles = [
  ["a seller", "tunde", ["kobo", "cost", "profit", "wallet", "keys", "debts", "customers"], ["money"]],
  ["a seller who may see costs", "kemi", ["wallet", "keys", "debts", "customers"], ["kobo", "cost", "profit"]],
  ["a viewer", "musa", ["kobo", "cost", "wallet", "keys"], ["debts", "customers", "money"]],
  ["a viewer who may see costs", "bisi", ["wallet", "keys"], ["kobo", "cost", "profit", "debts"]],
  [
    "a linked customer",
    "ngozi",
    ["kobo", "cost", "profit", "wallet", "keys", "debts", "customers", "otherNames"],
    ["money"],
  ],
  ["a stranger", "eve", Object.keys(secrets) as Secret[], []],
] as const satisfies [string, keyof FullBook, readonly Secret[], readonly Secret[]][];

/** The lines where something stands that should not. */
/** The digits of a token, which may hold any others by chance. */
const tokens = /\b(?:\d{4} ?){4}\d{4}\b/g;

const findIn = (told: readonly string[], secret: Secret) =>
  told.flatMap((one) => one.split("\n")).filter((line) => secrets[secret].test(line.replace(tokens, "")));

/** Everything that some sales of a mode can come to, and what is owed in it. */
async function sumsOf({ databaseUrl }: FullBook, mode: Mode) {
  await using book = openBook(databaseUrl);
  const sales = book.db.selectFrom("purchase").select(["price_kobo", "face_kobo"]).where("mode", "=", mode);
  let sold = new Set([0]);
  for (const { price_kobo, face_kobo } of await sales.where("state", "=", "succeeded").execute()) {
    sold = new Set([...sold, ...[...sold].map((sum) => sum + (price_kobo ?? face_kobo))]);
  }
  const owed = await book.db
    .selectFrom("debtor")
    .select((e) => e.fn.sum<number>("owed_kobo").as("kobo"))
    .where("mode", "=", mode)
    .groupBy("account_id")
    .execute();
  return {
    sold: new Set([...sold].map((kobo) => formatNaira(toKobo(kobo)))),
    owed: owed.map(({ kobo }) => formatNaira(toKobo(Number(kobo)))),
  };
}

async function expectSumsOf(shop: FullBook, mode: Mode, told: readonly string[]): Promise<void> {
  const { sold, owed } = await sumsOf(shop, mode);
  const all = told.join("\n");
  const amounts = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, amount = ""]) => amount))];
  expect(amounts(/sold (₦[\d,]+\.\d\d)/g).filter((amount) => !sold.has(amount))).toEqual([]);
  expect(amounts(/Owed to you (₦[\d,]+\.\d\d)/g).filter((amount) => !owed.includes(amount))).toEqual([]);
  const others = shop.vending.transactions().filter((sale) => sale.mode !== mode);
  const files = told.filter((one) => /^\S+\.csv\n/.test(one)).join("\n");
  expect(others.filter(({ reference }) => files.includes(reference))).toEqual([]);
}

describe("I29: of a shop's cost, profit, wallet, debts and customers", () => {
  let shop: FullBook;
  beforeAll(async () => {
    shop = await openFullBook();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  describe.each(["sandbox", "live"] as const)("in %s mode", (mode) => {
    let owners: readonly string[];
    beforeAll(async () => {
      await shop.turnsTo(mode);
      owners = await asksEverything(shop, shop.ada);
    });

    it("the owner sees all, only of this mode", async () => {
      for (const secret of Object.keys(secrets) as Secret[]) expect(findIn(owners, secret), secret).not.toEqual([]);
      expect(owners.join("\n")).toMatch(/\.csv\n.*Profit/);
      await expectSumsOf(shop, mode, owners);
    });

    it.each(roles)("%s sees what is theirs to see, whatever somebody types or taps", async (_, name, hidden, shown) => {
      const told = await asksEverything(shop, shop[name], buttonsShown(shop.ada));
      for (const secret of hidden) expect(findIn(told, secret), secret).toEqual([]);
      for (const secret of shown) expect(findIn(told, secret), secret).not.toEqual([]);
      await expectSumsOf(shop, mode, told);
    });
  });
});
