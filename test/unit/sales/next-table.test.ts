import { describe, expect, it } from "vitest";
import type { PurchaseEvent, Statement } from "../../../src/sales/events.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import type { JournalNote, Step } from "../../../src/sales/states.ts";
import { anElectricitySale, aPurchase, noon, type Plain } from "../../support/builders.ts";
import { afterQuiet, answer, minute, soon, step, verified, webhook } from "./next-steps.ts";

const token = "1234 5678 9012 3456 7890";
const other = "9999 8888 7777 6666 5555";
const hour = 60 * minute;

type Moments = readonly (readonly [name: string, now: number])[];

interface Case {
  row: Purchase;
  /** The token that the row keeps, sealed. */
  tokenNow?: string;
  /** The time of the event; ten seconds after the confirmation by default. */
  at?: Moments;
}

const power = (over: Partial<Plain<Purchase>>) => anElectricitySale({ service_words: "Done", ...over });
const sold = { state: "succeeded", token_source: "webhook", delivery: "delivered", token_sealed: "sealed" } as const;
const hinted = { state: "succeeded", token_source: "words", delivery: "awaiting", token_sealed: "sealed" } as const;
const usually: Moments = [["10 s", soon]];
const late: Moments = [
  ["10 s", soon],
  ["11 min", afterQuiet + minute],
];

/** The rows that a sale can have. The builder's columns are those of test/support/builders.ts. */
const cases: Readonly<Record<string, Case>> = {
  "an offer": { row: aPurchase({ state: "quoted" }) },
  "an intent": { row: aPurchase({ state: "intent" }), at: [...late, ["25 h", noon + 25 * hour]] },
  "being sent": {
    row: aPurchase({ state: "sending" }),
    at: [
      ["10 s", soon],
      ["1 min", noon + minute],
      ["110 s", noon + 110_000],
      ["110 s and 1 ms", noon + 110_001],
    ],
  },
  "being sent, third try": { row: aPurchase({ state: "sending", tries: 2 }) },
  "being sent again": { row: aPurchase({ state: "sending", earlier_posts: 1 }) },
  "being sent, without its times": { row: aPurchase({ state: "sending", send_deadline_at: null, confirmed_at: null }) },
  "unknown, missed twice": {
    row: aPurchase({ state: "unknown", misses: 2, why: "timeout" }),
    at: [...late, ["24 h", noon + 24 * hour], ["24 h and 1 ms", noon + 24 * hour + 1]],
  },
  "unknown for three days": {
    row: aPurchase({ state: "unknown", misses: 9, review: "overdue" }),
    at: [["73 h", noon + 73 * hour]],
  },
  "unknown, not asked about": {
    row: aPurchase({ state: "unknown", next_check_at: null, send_deadline_at: null, misses: 2 }),
  },
  "unknown, gone from the wallet": {
    row: aPurchase({ state: "unknown", misses: 2, observed_kobo: 48_750, observed_from: "wallet" }),
    at: late,
  },
  "unknown, in doubt": { row: aPurchase({ state: "unknown", misses: 2, review: "debited" }), at: late },
  "unknown, another's record seen": { row: aPurchase({ state: "unknown", review: "conflict" }) },
  "refused without a purchase": { row: aPurchase({ state: "unknown", why: "http_422", service_words: "No" }) },
  pending: {
    row: aPurchase({ state: "pending", service_words: "Queued", service_purchase_id: 7 }),
    at: [...late, ["25 h", noon + 25 * hour]],
  },
  "pending, contradicted": { row: aPurchase({ state: "pending", review: "contradiction" }) },
  "sold airtime": {
    row: aPurchase({
      state: "succeeded",
      service_words: "Done",
      observed_kobo: 48_750,
      observed_from: "record",
      service_purchase_id: 7,
    }),
  },
  "sold airtime, seen in the wallet": {
    row: aPurchase({ state: "succeeded", observed_kobo: 49_500, observed_from: "wallet" }),
  },
  "sold airtime, contradicted": {
    row: aPurchase({ state: "succeeded", review: "contradiction", next_check_at: soon }),
  },
  "sold airtime at another amount": { row: aPurchase({ state: "succeeded", stated_kobo: 60_000, review: "amount" }) },
  "sold, its token awaited": {
    row: power({ state: "succeeded", delivery: "awaiting", next_check_at: soon }),
    at: [["3 s", noon + 3000], ["6 s", noon + 6000], ["6 s and 1 ms", noon + 6001], ...late],
  },
  "sold, its token not read": {
    row: power({ state: "succeeded", delivery: "awaiting", token_unread_sealed: "sealed", review: "unread token" }),
    at: late,
  },
  "sold, its token awaited, in doubt": {
    row: power({ state: "succeeded", delivery: "awaiting", review: "amount" }),
  },
  "pending, its token not read": {
    row: power({ state: "pending", token_unread_sealed: "sealed", review: "unread token" }),
  },
  "failed, its token not read": {
    row: power({ state: "failed", token_unread_sealed: "sealed", review: "unread token" }),
  },
  "failed, digits in its words": { row: power({ ...hinted, state: "failed" }), tokenNow: token, at: late },
  "unknown, sent again before": { row: aPurchase({ state: "unknown", earlier_posts: 1 }) },
  "unknown, without the time of its tap": {
    row: aPurchase({ state: "unknown", misses: 2, confirmed_at: null }),
    at: [["11 min", afterQuiet]],
  },
  "sold airtime, another amount seen": {
    row: aPurchase({ state: "succeeded", observed_kobo: 60_000, observed_from: "wallet" }),
  },
  "sold, with its token": { row: power(sold), tokenNow: token, at: late },
  "sold, with two tokens": { row: power(sold), tokenNow: `${other}\n${token}` },
  "sold, digits in its words": {
    row: power(hinted),
    tokenNow: token,
    at: [
      ["10 s", soon],
      ["10 min", noon + 1000 + 10 * minute - 1],
      ["10 min and 1 ms", noon + 1000 + 10 * minute],
    ],
  },
  "sold, digits shown": { row: power({ ...hinted, delivery: "delivered" }), tokenNow: token, at: late },
  "sold, digits in its words, at no time": { row: power({ ...hinted, settled_at: null }), tokenNow: token, at: late },
  "unknown, with its token": {
    row: power({ state: "unknown", token_source: "webhook", token_sealed: "sealed" }),
    tokenNow: token,
  },
  "pending, digits in its words": {
    row: power({ state: "pending", token_source: "words", token_sealed: "sealed" }),
    tokenNow: token,
    at: late,
  },
  "pending, digits shown before": {
    row: power({ state: "pending", token_source: "words", token_sealed: "sealed", delivery: "delivered" }),
    tokenNow: token,
  },
  "refused by the answer": {
    row: aPurchase({ state: "failed", why: "refused", next_check_at: soon, service_words: "No" }),
  },
  "refused by the answer, looked up": {
    row: aPurchase({ state: "failed", why: "refused", next_check_at: null, checks: 5 }),
  },
  "refused by the answer, gone from the wallet": {
    row: aPurchase({
      state: "failed",
      why: "refused",
      next_check_at: soon,
      observed_kobo: 48_750,
      observed_from: "wallet",
    }),
  },
  failed: { row: aPurchase({ state: "failed" }) },
  "failed, corrected, contradicted": {
    row: aPurchase({ state: "failed", review: "contradiction\ncorrected", next_check_at: soon }),
  },
  "failed, contradicted": { row: aPurchase({ state: "failed", review: "contradiction", next_check_at: soon }) },
  "failed with a token": { row: power({ ...sold, state: "failed" }), tokenNow: token },
  "void without a record": { row: aPurchase({ state: "void", next_check_at: soon }) },
  "void, too late": { row: aPurchase({ state: "void", why: "too_late", posts: 0 }) },
  cancelled: { row: aPurchase({ state: "cancelled" }) },
};

const say: readonly (readonly [string, Partial<Statement>])[] = [
  ["succeeded", { servicePurchaseId: 8, words: "Sold", amountKobo: 48_750 as Statement["amountKobo"] }],
  ["succeeded with a token", { token }],
  ["succeeded with another token", { token: other }],
  ["succeeded with digits in words", { token, tokenSource: "words", words: "Done" }],
  ["succeeded with a token that is not read", { tokenUnread: "{}" }],
  ["succeeded at another amount", { amountKobo: 60_000 as Statement["amountKobo"] }],
  ["succeeded for somebody else", { beneficiary: "08035559999" }],
  ["pending", { status: "pending", words: "Queued" }],
  ["pending with a token", { status: "pending", token }],
  ["failed", { status: "failed", words: "Refused", amountKobo: 48_750 as Statement["amountKobo"] }],
  ["another word", { status: "other", word: "processing" }],
];

const events: readonly (readonly [string, PurchaseEvent])[] = [
  ...say.map(([name, over]) => [`answer: ${name}`, answer(over)] as const),
  ...say.map(([name, over]) => [`webhook: ${name}`, webhook(over)] as const),
  ...say.map(([name, over]) => [`verified: ${name}`, verified(over)] as const),
  ["no answer", { kind: "no_answer", why: "timeout", words: "Gateway" }],
  ["interrupted", { kind: "interrupted" }],
  ["not sent", { kind: "not_sent", why: "refused_connection", tries: 0, earlierPosts: 0 }],
  ["not sent, third try", { kind: "not_sent", why: "refused_connection", tries: 2, earlierPosts: 0 }],
  ["abandoned", { kind: "abandoned", why: "too_late" }],
  ...([null, false, true, "untold"] as const).map(
    (isDebited) => [`missed, debited ${isDebited}`, { kind: "missed", isDebited }] as const,
  ),
  ["unanswered", { kind: "unanswered", why: "http_500", retryAfterMs: null }],
];

const time = (value: unknown, now: number) => (value === now ? "now" : String(value));

/** One line of all that a step does, or "-". `(e)`: with the evidence; `it`: who the event is from. */
function tell({ changes, journal, announcements, recheck }: Step, from: string, now: number): string {
  const told = [
    ...Object.entries(changes).map(([column, value]) => `${column}=${time(value, now).replaceAll("\n", "+")}`),
    ...journal.map(({ kind, to, source, evidence, kobo, note }: JournalNote) => {
      const who = `${source === from ? "it" : source}${evidence === null ? "" : "(e)"}`;
      return `[${[kind, to, who, kobo, note].filter((part) => part !== null).join(" ")}]`;
    }),
    ...announcements.map((word) => `"${word}"`),
    ...(recheck ? ["asked soon"] : []),
  ];
  return told.join(" ") || "-";
}

type Told = ReadonlyMap<string, string>;

/** The effect of each event on a row at one moment. "Not sent" is about the POST of the newest tap. */
function describeAll({ row, tokenNow }: Case, now: number): Told {
  const meant = (event: PurchaseEvent) =>
    event.kind === "not_sent" ? { ...event, earlierPosts: row.earlier_posts } : event;
  return new Map(
    events.map(([name, event]) => [name, tell(step(row, meant(event), now, tokenNow ?? null), event.kind, now)]),
  );
}

/** Events that do the same stand in one line; those that do what they did at the moment before are left out. */
function lines(told: Told, before: Told): string[] {
  const changed = [...told].filter(([name, does]) => before.get(name) !== does);
  const same = Map.groupBy(changed, ([, does]) => does);
  return [...same].flatMap(([does, which]) => {
    const bySaid = Map.groupBy(
      which.map(([name]) => name.split(": ")),
      ([who, said]) => said ?? who,
    );
    const names = [...bySaid].map(([said, all]) =>
      all[0]?.[1] ? `${all.map(([who]) => who).join("/")}: ${said}` : said,
    );
    return [`  ${names.join("; ")}`, `    ${does}`];
  });
}

describe("next, in full", () => {
  it("does with each event to each sale what the table says", async () => {
    const table = Object.entries(cases).flatMap(([name, sale]) => {
      let before: Told = new Map();
      return (sale.at ?? usually).flatMap(([when, now]) => {
        const told = describeAll(sale, now);
        const shown = [`${name}, ${when} after its confirmation`, ...lines(told, before), ""];
        before = told;
        return shown;
      });
    });
    await expect(table.join("\n")).toMatchFileSnapshot("golden/next.txt");
  });
});
