import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPastClock } from "../../sandbox/seed/past-clock.ts";
import { seedShop } from "../../sandbox/seed/seed.ts";
import { findBrokenClose } from "../../src/closes/close.ts";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { auditBooks, confirmedIn, unnamedIn } from "../chaos/soak-audit.ts";
import { type Book, openBook } from "../support/book.ts";
import { noon } from "../support/builders.ts";
import { asks, sees, seesOn } from "../support/chat.ts";
import { labels } from "../support/histories.ts";
import { auditPaid } from "../support/paid.ts";
import { createShiftedClock, type Shop, startShop } from "../support/shop.ts";

const lagosMs = 3_600_000;
const stateOf = { success: "succeeded", failed: "failed", pending: "pending" } as const;

/** A shop in whose book months of sales stand before it is started. */
async function openOldShop(): Promise<Shop> {
  // The same moment each time: the same deals.
  const clock = createShiftedClock();
  clock.shift(noon - clock.now());
  const worldClock = createPastClock(clock);
  const shop = await startShop({ clock, worldClock });
  await shop.stop();
  const [owner] = shop.vending.accounts();
  if (!owner) throw new Error("Nobody has an account");
  const { ENCRYPTION_KEY = "" } = shop.environment;
  const settings = { DATABASE_URL: shop.databaseUrl, ENCRYPTION_KEY, TIME_ZONE: "Africa/Lagos" };
  await seedShop({ clock: worldClock, vending: shop.vending, owner, userId: shop.ada.id, settings, randomBytes });
  await shop.start();
  return shop;
}

describe("months of sales, booked before the shop is opened", () => {
  let shop: Shop;
  let book: Book;
  beforeAll(async () => {
    shop = await openOldShop();
    book = openBook(shop.databaseUrl);
  });
  afterAll(async () => {
    await book?.[Symbol.asyncDispose]();
    await shop?.[Symbol.asyncDispose]();
  });

  it("is the same in both books: each sale in its state, and at what the service took for it", async () => {
    const rows = await confirmedIn(book);
    const ledger = shop.vending.transactions();
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.map(({ reference }) => reference).sort()).toEqual(ledger.map(({ reference }) => reference).sort());
    const sales = new Map(ledger.map((sale) => [sale.reference, sale]));
    const wrong = rows.flatMap((row) => {
      const sale = sales.get(row.reference);
      const isSame = sale && stateOf[sale.status] === row.state && sale.createdAt === row.confirmed_at;
      return isSame && auditPaid(row, "Cost about ₦", sale) === null ? [] : [row.reference];
    });
    expect(wrong).toEqual([]);
  });

  it("holds what any book holds: totals, closes in a chain, and no charge without a name", async () => {
    const [account] = await book.db.selectFrom("account").select("id").execute();
    const books = { accountId: account?.id ?? "", mode: "live" } as const;
    expect(await book.count("book_close")).toBeGreaterThan(110);
    expect(await findBrokenClose(book.db, books)).toBeNull();
    expect(await auditBooks(book)).toEqual([]);
    expect(await unnamedIn(book)).toEqual([]);
  });

  it("has a journal per sale, debts that are open, and nothing left to deliver", async () => {
    const begun = await book.db.selectFrom("journal").select("purchase_id").where("kind", "=", "intent").execute();
    expect(begun.length).toBe((await confirmedIn(book)).length);
    const owed = await book.db
      .selectFrom("debtor")
      .select("owed_kobo")
      .where("owed_kobo", ">", 0 as never)
      .execute();
    expect(owed.length).toBeGreaterThan(0);
    expect(await book.owed()).toBe(0);
  });

  it("is there for its owner: months of history, debts, a close, and a statement that agrees with the service", async () => {
    const { ada, vending } = shop;
    await shop.logIn();
    await shop.idle();
    const history = await asks(ada, "/history", /Latest sales/);
    expect(labels(history).filter((label) => /₦/.test(label)).length).toBeGreaterThan(4);
    expect(labels(history)).toContain("Older ▶");
    await asks(ada, "/owing", /Owed to you/);
    await asks(ada, "again", /Sell (?:airtime|data|electricity)/i);
    const week = await asks(ada, "/chart", /Profit/);
    expect(week.photo).toBeDefined();
    await ada.taps(/30 days/, { message: week.id });
    const chart = await sees(
      ada,
      ({ text, photo }) => photo !== undefined && text !== week.text && /sales · sold/.test(text),
    );
    expect(chart.text).toMatch(/Profit ₦\d/);
    const card = await asks(ada, "/statement", /Statement/);
    await ada.taps(/^Last month$/, { message: card.id });
    const { text } = await seesOn(ada, card, /1 – 31 Oct 2026/);
    const [since, until] = [Date.UTC(2026, 9, 1) - lagosMs, Date.UTC(2026, 10, 1) - lagosMs] as const;
    const sold = vending
      .transactions()
      .filter(({ createdAt, status }) => createdAt >= since && createdAt < until && status === "success");
    const cost = toKobo(sold.reduce((sum, { chargeKobo }) => sum + chargeKobo, 0));
    expect(text).toContain(`${sold.length} sales`);
    expect(text).toContain(`cost ${formatNaira(cost)}`);
  });
});
