import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { authorizedUserIds } from "../../src/accounts/accounts.queries.ts";
import { seatOfUser } from "../../src/accounts/seats.queries.ts";
import { firstSaleAt, lateBehind, lateWorth } from "../../src/closes/closes.queries.ts";
import { countToLook, openWorth, sumParts, sumRows } from "../../src/closes/sale-sums.queries.ts";
import { toKobo } from "../../src/core/money.ts";
import { findCreditLimit, owedWithOpen } from "../../src/customers/credit.queries.ts";
import { numbersServedLately, recordServed, servedLately } from "../../src/customers/people.queries.ts";
import { numbersNamed, peopleNamedBy } from "../../src/customers/person-names.queries.ts";
import type { Db } from "../../src/db/database.ts";
import { countDebtors, listDebtors, oldestOpen, sumDebts } from "../../src/debts/debts.queries.ts";
import { findShops, readShop } from "../../src/operations/shops.ts";
import { dueNotices, nextNoticeTime } from "../../src/outbox/deliveries.queries.ts";
import { awaitingTokens, dueForCheck } from "../../src/sales/checks.queries.ts";
import { endsReference, findCandidates } from "../../src/sales/find-sales.queries.ts";
import { findLike, hasSoldTo, lastCompany, usualFace } from "../../src/sales/likeness.queries.ts";
import { cancelQuotesOn, isOffered, leaveCard } from "../../src/sales/purchases.queries.ts";
import { listSales, type SaleQuery } from "../../src/sales/sales.queries.ts";
import { readDoubts, salesMoving } from "../../src/wallet/snapshots.queries.ts";
import { anAccount, aPurchase, noon, openTempStore } from "../support/builders.ts";

afterEach(() => void vi.restoreAllMocks());

type Task = (db: Db) => Promise<unknown>;

const adas = { accountId: "ada", mode: "live" } as const;
const byNumber = "purchase_beneficiary (account_id=? AND beneficiary=?)";
const byService = "purchase_service (account_id=? AND service_type=? AND confirmed_at>?)";
const byReview = "purchase_review (account_id=? AND confirmed_at>?)";
const byCard = "purchase_card (card_message_id=? AND user_id=?)";
const nothing = { digits: [], amountKobo: null, reference: null, name: null, beneficiaries: [], customer: null };

/** How SQLite does what `task` asks for; `isWhole`: each step of it. */
async function plansOf(task: Task, isWhole = false): Promise<string[]> {
  await using store = await openTempStore();
  const plans: string[] = [];
  const own = SqliteDatabase.prototype.prepare;
  vi.spyOn(SqliteDatabase.prototype, "prepare").mockImplementation(function prepare(this: object, text: string) {
    const explained = own.call(this, `EXPLAIN ${isWhole ? "" : "QUERY PLAN"} ${text}`);
    const values = Array.from({ length: text.split("?").length - 1 }, () => "1");
    const steps = explained.all(values as never) as { detail: string; opcode: string }[];
    plans.push(...steps.map(({ detail, opcode }) => (isWhole ? opcode : detail)));
    return own.call(this, text);
  } as never);
  await task(store.db);
  if (isWhole) return plans;
  return plans.filter((plan) => /SCAN|SEARCH|TEMP/.test(plan) && plan !== "SCAN CONSTANT ROW");
}

const indexOf = (plan: string) => plan.replace(/^SEARCH \w+ USING (?:COVERING )?INDEX /, "");

describe("what is looked for with every sale, on SQLite", () => {
  it.each<[what: string, task: Task, plans: string[]]>([
    [
      "sales that may have moved a wallet",
      (db) => salesMoving(db, "ada", "live", noon),
      ["purchase_under_way (account_id=?)", "purchase_account_settled (account_id=? AND settled_at>?)"],
    ],
    [
      "sales whose token has not come, at a start",
      (db) => awaitingTokens(db, { now: noon, since: noon }),
      ["purchase_next_check (next_check_at>?)"],
    ],
    [
      "the first sale of a sandbox, if there is none",
      (db) => firstSaleAt(db, { accountId: "ada", mode: "sandbox" }),
      ["purchase_sandbox (account_id=? AND confirmed_at>?)"],
    ],
    ["the first sale of a wallet", (db) => firstSaleAt(db, adas), ["purchase_sales (account_id=? AND confirmed_at>?)"]],
    [
      "strangers and contradictions",
      (db) => readDoubts(db, adas, { strangersSince: noon, contradictedSince: noon }),
      [
        byReview,
        "SEARCH journal USING PRIMARY KEY (purchase_id=?)",
        "account_change_state (account_id=?)",
        "webhook_event_orphan (account_id=? AND received_at>?)",
        "SCAN stranger",
      ],
    ],
    ["a sale like it", (db) => findLike(db, aPurchase(), noon, true), [byNumber]],
    ["an earlier sale to a meter", (db) => hasSoldTo(db, aPurchase()), [byNumber]],
    [
      "whose meter it is",
      (db) => lastCompany(db, { accountId: "ada", serviceType: "electricity", beneficiary: "45011122233" }),
      [byNumber],
    ],
    [
      "what a number is sold usually",
      (db) => usualFace(db, { ...adas, serviceType: "airtime", beneficiary: "08031234567" }, undefined),
      [byNumber],
    ],
    [
      "the numbers served lately",
      (db) => numbersServedLately(db, "ada", "phone"),
      ["person_served (account_id=?)", "person_thing_person (person_id=?)"],
    ],
    ["an offer on a message", (db) => isOffered(db, 7, 100), [byCard]],
    ["offers to cancel", (db) => cancelQuotesOn(db, 7, 100), [byCard]],
    ["a card to leave", (db) => leaveCard(db, 7, 100), [byCard]],
    ["what is due", (db) => dueNotices(db, noon, 200), ["notice_owed (due_at<?)"]],
    [
      "checks of sales that are due",
      (db) => dueForCheck(db, { now: noon, limit: 20, longest: { watched: 1, later: 2, watchMs: 3 } }),
      ["purchase_next_check (next_check_at>?)"],
    ],
    ["what is due next", (db) => nextNoticeTime(db, noon), ["notice_owed (due_at>?)"]],
    [
      "who was served last",
      (db) => servedLately(db, "ada", "live"),
      [
        "person_served (account_id=?)",
        "sqlite_autoindex_purchase_1 (id=?) LEFT-JOIN",
        "sqlite_autoindex_debtor_1 (account_id=? AND mode=? AND person_id=?) LEFT-JOIN",
      ],
    ],
    [
      "how much a customer may owe",
      (db) => findCreditLimit(db, aPurchase()),
      ["sqlite_autoindex_person_thing_2 (account_id=? AND number=?)", "sqlite_autoindex_person_1 (id=?)"],
    ],
    [
      "what a customer owes with open sales",
      (db) => owedWithOpen(db, "mama", aPurchase()),
      [
        "sqlite_autoindex_debtor_1 (account_id=? AND mode=? AND person_id=?)",
        "person_thing_person (person_id=?)",
        byNumber,
      ],
    ],
    [
      "whose a number is",
      (db) => recordServed(db, aPurchase()),
      ["sqlite_autoindex_person_thing_2 (account_id=? AND number=?)"],
    ],
    ["whom a word of a line means", (db) => peopleNamedBy(db, "ada", ["sola"]), ["person_served (account_id=?)"]],
    [
      "the numbers that have a name",
      (db) => numbersNamed(db, "ada", "sola"),
      ["person_name (account_id=? AND name_folded>?)", "person_thing_person (person_id=?)"],
    ],
    ["how much is owed in all, and since when", (db) => sumDebts(db, adas), ["debtor_owing (account_id=? AND mode=?)"]],
    [
      "how many sales need a look",
      (db) => countToLook(db, "ada", { mode: "live", seatId: "one" }),
      ["purchase_under_way (account_id=? AND confirmed_at>?)", byReview],
    ],
    [
      "how much is owed for longer",
      (db) => sumDebts(db, { ...adas, before: noon }),
      ["debtor_owing (account_id=? AND mode=? AND oldest_at<?)"],
    ],
    [
      "how many owe for longer",
      (db) => countDebtors(db, { ...adas, before: noon }, 100),
      ["debtor_owing (account_id=? AND mode=? AND oldest_at<?)", "SCAN counted"],
    ],
    [
      "those who have owed longest",
      (db) => listDebtors(db, adas, { offset: 0, limit: 8 }),
      ["debtor_owing (account_id=? AND mode=?)", "sqlite_autoindex_person_1 (id=?) LEFT-JOIN"],
    ],
    [
      "the oldest sale that somebody owes",
      (db) => oldestOpen(db, { ...adas, personId: "p" }),
      ["tender_open (account_id=? AND mode=? AND person_id=?)"],
    ],
    ["a taken seat", (db) => seatOfUser(db, 7), ["seat_taken (user_id=?)"]],
    [
      "who is let in",
      (db) => authorizedUserIds(db, [7]),
      ["SEARCH chat USING INTEGER PRIMARY KEY (rowid=?)", "customer_chat_user (user_id=?)", "seat_taken (user_id=?)"],
    ],
  ])("finds %s by an index, and sorts nothing", async (_, task, plans) => {
    expect((await plansOf(task)).map(indexOf)).toEqual(plans);
  });
});

describe("a page of the book, on SQLite", () => {
  it.each<[what: string, query: SaleQuery, plan: string]>([
    ["all sales", {}, "purchase_sales (account_id=? AND confirmed_at>?)"],
    ["a span", { since: 1, until: 5 }, "purchase_sales (account_id=? AND confirmed_at>? AND confirmed_at<?)"],
    ["a service's in a span", { serviceType: "tv", since: 1 }, byService],
    ["a seat's", { seatId: "one" }, "purchase_seat (account_id=? AND seat_id=? AND confirmed_at>?)"],
    ["the owners'", { seatId: null }, "purchase_seat (account_id=? AND seat_id=? AND confirmed_at>?)"],
    ["the failed ones", { stage: "failed" }, "purchase_failed (account_id=? AND confirmed_at>?)"],
    ["the open ones", { stage: "open", since: 1 }, "purchase_under_way (account_id=? AND confirmed_at>?)"],
    ["a service's by their rare stage", { stage: "doubtful", serviceType: "tv", by: "stage" }, byReview],
    ["a seat's by their rare service", { seatId: "one", serviceType: "tv", by: "serviceType" }, byService],
  ])("holds %s in the order of an index", async (_, query, plan) => {
    const plans = await plansOf((db) => listSales(db, "ada", { mode: "live", ...query }, { size: 8, start: null }));
    expect(plans).toEqual([`SEARCH purchase USING INDEX ${plan}`]);
  });

  it.each<[what: string, query: SaleQuery]>([
    ["of any day", {}],
    ["of some days", { since: 1, until: 2 }],
    ["of a seat and a service", { mode: "live", seatId: "one", serviceType: "tv", since: 1 }],
  ])("reads sales to numbers %s by the index of the numbers", async (_, query) => {
    const plans = await plansOf(async (db) => {
      const among = { ...query, beneficiaries: ["0803", "0805"] };
      await listSales(db, "ada", among, { size: 8, start: null });
      await sumRows(db, "ada", among);
    });
    const read = "SEARCH purchase USING INDEX purchase_beneficiary (account_id=? AND beneficiary=?)";
    expect(plans.filter((plan) => plan.includes("purchase"))).toEqual([read, read]);
  });

  it.each<[what: string, task: Task, plans: string[]]>([
    [
      "of a day by its rows",
      (db) => sumRows(db, "ada", { mode: "live", since: 1, until: 2 }),
      ["purchase_sales (account_id=? AND confirmed_at>? AND confirmed_at<?)"],
    ],
    [
      "that are open by the index of open sales",
      (db) => openWorth(db, "ada", { mode: "live", seatId: "one" }),
      ["purchase_under_way (account_id=? AND confirmed_at>?)"],
    ],
    [
      "that need a look by the index of reviews",
      (db) => sumParts(db, "ada", { mode: "live", serviceType: "tv", stage: "doubtful" }),
      [byReview],
    ],
    [
      "of sealed days by what changed since",
      (db) => lateBehind(db, adas, noon),
      ["book_late_after (account_id=? AND mode=? AND after_ms>?)"],
    ],
    [
      "of a span by what changed of it since, and in it of days before",
      (db) => lateWorth(db, adas, { since: noon, until: noon + 1 }),
      [
        "book_late_sold (account_id=? AND mode=? AND sold_at>? AND sold_at<?)",
        "book_late_after (account_id=? AND mode=? AND after_ms>? AND after_ms<?)",
      ],
    ],
  ])("adds up sales %s", async (_, task, plans) => {
    const found = (await plansOf(task)).filter((plan) => plan.startsWith("SEARCH"));
    expect(found.map(indexOf)).toEqual(plans);
  });

  it.each([{}, { serviceType: "tv" }, { seatId: "one" }] as const)(
    "adds up a span from its first sale on: %j",
    async (by) => {
      const steps = await plansOf((db) => sumRows(db, "ada", { mode: "live", since: 1, until: 2, ...by }), true);
      // SeekGT: from the first sale of the book on.
      expect(steps.filter((step) => step.startsWith("Seek"))).toEqual(["SeekGE"]);
    },
  );

  it("looks for what was searched by the index of each part", async () => {
    const plans = await plansOf((db) => findCandidates(db, "ada", [{ ...nothing, amountKobo: toKobo(5) }]));
    expect(plans).toEqual(
      ["purchase_expected (account_id=? AND expected_kobo=?)", "purchase_observed (account_id=? AND observed_kobo=?)"]
        .concat("purchase_price (account_id=? AND price_kobo=?)", "purchase_face (account_id=? AND face_kobo=?)")
        .map((index) => `SEARCH purchase USING INDEX ${index}`),
    );
  });
});

describe("a look at a shop, on SQLite", () => {
  const byEnd = "purchase_reference_end (account_id=? AND <expr>=?)";
  it.each<[what: string, task: Task, plans: string[]]>([
    ["whose reference it is", (db) => findShops(db, "ABC4567"), [byEnd]],
    ["whether it is a reference of this shop", (db) => endsReference(db, "ada", "ABC4567"), [byEnd]],
    [
      "how it runs",
      (db) => readShop(db, anAccount(), noon),
      [
        "purchase_sales (account_id=? AND confirmed_at>?)",
        "purchase_under_way (account_id=? AND confirmed_at>?)",
        "purchase_failed (account_id=? AND confirmed_at>?)",
        byReview,
      ],
    ],
  ])("goes through no book: %s", async (_, task, plans) => {
    const found = (await plansOf(task)).filter((plan) => plan.includes("purchase"));
    expect(found.map(indexOf).toSorted()).toEqual(plans.toSorted());
  });
});

describe("a deleted offer, on SQLite", () => {
  it("is looked for by an index in every table that may refer to it", async () => {
    await using store = await openTempStore();
    const { rows: references } = await sql<{ table: string; column: string }>`
      SELECT sqlite_master.name AS "table", reference."from" AS "column"
      FROM sqlite_master, pragma_foreign_key_list(sqlite_master.name) AS reference
      WHERE sqlite_master.type = 'table' AND reference."table" = 'purchase'`.execute(store.db);
    expect(references.length).toBeGreaterThan(10);
    for (const { table, column } of references) {
      const look = sql<{ detail: string }>`
        EXPLAIN QUERY PLAN SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = 'x'`;
      expect((await look.execute(store.db)).rows[0]?.detail).toMatch(/^SEARCH/);
    }
  });
});
