import fc from "fast-check";
import { toKobo } from "../../src/core/money.ts";
import type { PurchaseEvent, Statement } from "../../src/sales/events.ts";
import { next } from "../../src/sales/next.ts";
import type { Purchase } from "../../src/sales/purchases.queries.ts";
import { amountRefused } from "../../src/sales/refused.ts";
import { mayBeResent, resentColumns } from "../../src/sales/resend.ts";
import { checkDelayMs } from "../../src/sales/schedule.ts";
import type { Step } from "../../src/sales/states.ts";
import { anElectricitySale, aPurchase, aStatement, noon } from "../support/builders.ts";

/** A row with its token in clear text, as the store keeps it sealed. */
export interface Sale {
  row: Purchase;
  token: string | null;
}

/** What the store makes of an event, without the store: the row changed, its version grown, the next look set. */
export function apply(sale: Sale, event: PurchaseEvent, now: number): { sale: Sale; step: Step } {
  const step = next(sale.row, event, now, sale.token);
  const { token, tokenUnread, ...changes } = step.changes;
  if (Object.keys(step.changes).length === 0 && !step.recheck) return { sale, step };
  const row: Purchase = { ...sale.row, ...changes, version: sale.row.version + 1 };
  if (token !== undefined) row.token_sealed = "sealed";
  if (tokenUnread !== undefined) row.token_unread_sealed = "sealed";
  const delay = step.recheck ? 2000 : checkDelayMs(row, now);
  row.next_check_at = delay === null ? null : now + delay;
  return { sale: { row, token: token ?? sale.token }, step };
}

/** The sender's claim: who finds an intent has it. */
export function claim(sale: Sale, now: number): Sale | null {
  if (sale.row.state !== "intent") return null;
  const row: Purchase = {
    ...sale.row,
    state: "sending",
    posts: sale.row.posts + 1,
    version: sale.row.version + 1,
    posted_amount_kobo: bodyAmount(sale.row),
    send_deadline_at: now + 20_000,
    next_check_at: now + 8000,
    checks: 0,
  };
  return { ...sale, row };
}

/** The amount in its POST at a service without learned traits. */
function bodyAmount({ service_type, face_kobo, expected_kobo, resends }: Purchase): Purchase["posted_amount_kobo"] {
  return service_type === "data" ? (resends > 0 ? expected_kobo : toKobo(0)) : face_kobo;
}

/** The resend of a plan that was refused for its amount; null where the row does not allow it. */
export function resend(sale: Sale, now: number): Sale | null {
  if (!mayBeResent(sale.row, now)) return null;
  return { ...sale, row: { ...sale.row, ...resentColumns, version: sale.row.version + 1 } };
}

export type Kind = "airtime" | "electricity" | "data";

const id = "01JCTEST000000000000000000";
const plan = { service_type: "data", product_id: 101, product_name: "1GB" } as const;
const rowsIn = (state: "intent" | "sending" | "unknown") => ({
  airtime: aPurchase({ id, state }),
  electricity: anElectricitySale({ id, state }),
  data: aPurchase({ id, state, ...plan, posted_amount_kobo: state === "intent" ? null : 0 }),
});
/** The rows that sales begin with, each made once. */
const firstRows = { intent: rowsIn("intent"), sending: rowsIn("sending"), unknown: rowsIn("unknown") };

export function aSale(kind: Kind, state: keyof typeof firstRows = "sending"): Sale {
  return { row: { ...firstRows[state][kind] }, token: null };
}

const say = (kind: "answer" | "webhook" | "verified", over: Partial<Statement>): PurchaseEvent => ({
  kind,
  statement: aStatement(over),
});

/** The POST's own refusal. */
export const refusal = say("answer", { status: "failed", words: "Refused" });
/** Looks that verify answered with nothing to go by. */
export const silent: readonly PurchaseEvent[] = [
  { kind: "unanswered", why: "http_500", retryAfterMs: null },
  { kind: "unanswered", why: "http_401", retryAfterMs: null },
  { kind: "unanswered", why: "http_429", retryAfterMs: 60_000 },
];
/** The event that ends the checks of a refusal that stands. */
export const spoken: readonly PurchaseEvent[] = [
  { kind: "missed", isDebited: null },
  say("verified", { status: "failed", words: "Refused" }),
];

/** Events that can happen while the service has not decided, for any later decision. */
const undecided: readonly PurchaseEvent[] = [
  { kind: "no_answer", why: "timeout", words: null },
  // Refusals that are not believed: about an earlier request with this reference, or about no purchase at all.
  { kind: "no_answer", why: "known_reference", words: "Duplicate reference" },
  { kind: "no_answer", why: "http_422", words: "The plan is not for sale" },
  { kind: "no_answer", why: "http_401", words: null },
  { kind: "no_answer", why: amountRefused, words: "Missing required fields: amount" },
  { kind: "interrupted" },
  { kind: "missed", isDebited: false },
  { kind: "missed", isDebited: null },
  { kind: "missed", isDebited: true },
  { kind: "missed", isDebited: "untold" },
  { kind: "unanswered", why: "http_500", retryAfterMs: null },
];
const accepted: readonly PurchaseEvent[] = [
  say("answer", { status: "pending", servicePurchaseId: 71, words: "Queued" }),
  say("webhook", { status: "pending" }),
  say("webhook", { status: "other", word: "processing" }),
  say("verified", { status: "pending" }),
  say("verified", { status: "other", word: "processing" }),
];

const vendedToken = "12345678901234567890";

/** Events that one true course of a sale brings, in any order and number: `decisive` ones settle it, one is enough. */
export interface Course {
  name: string;
  kind: Kind;
  decisive: readonly PurchaseEvent[];
  /** Comes by all means. */
  certain: readonly PurchaseEvent[];
  others: readonly PurchaseEvent[];
  outcome: Pick<Purchase, "state" | "delivery">;
  token: string | null;
}

const success: readonly PurchaseEvent[] = [
  say("answer", { status: "succeeded", servicePurchaseId: 71, words: "Done" }),
  say("webhook", { status: "succeeded", amountKobo: 50_000 as Statement["amountKobo"] }),
  say("verified", { status: "succeeded", words: "Delivered" }),
];
const failure: readonly PurchaseEvent[] = [
  say("webhook", { status: "failed" }),
  say("verified", { status: "failed", words: "Reversed" }),
];
const tokenBrought = say("webhook", { status: "succeeded", token: vendedToken });
const tokenEarly = say("webhook", { status: "pending", token: vendedToken });
const tokenRead = say("verified", { status: "succeeded", token: "1234 5678 9012 3456 7890", tokenSource: "words" });
const [, , ...lostAnswer] = accepted;

const planSold: readonly PurchaseEvent[] = [
  say("webhook", { status: "succeeded", serviceType: "data" }),
  say("verified", { status: "succeeded", serviceType: "data" }),
];

export const courses: readonly Course[] = [
  {
    ...{
      name: "airtime that succeeds",
      kind: "airtime",
      decisive: success,
      certain: [],
      others: accepted,
      token: null,
    },
    outcome: { state: "succeeded", delivery: "none" },
  },
  {
    ...{ name: "a token that is awaited", kind: "electricity", decisive: success, certain: [], token: null },
    ...{ others: accepted, outcome: { state: "succeeded", delivery: "awaiting" } },
  },
  {
    ...{ name: "a token that comes", kind: "electricity", decisive: success, certain: [tokenBrought] },
    ...{
      others: [...accepted, tokenEarly, tokenRead],
      outcome: { state: "succeeded", delivery: "delivered" },
      token: vendedToken,
    },
  },
  {
    ...{ name: "a failure after the acceptance", kind: "airtime", decisive: failure, certain: [], others: accepted },
    ...{ outcome: { state: "failed", delivery: "none" }, token: null },
  },
  {
    ...{ name: "a repeated request, refused where the first was sold", kind: "airtime", certain: [refusal] },
    ...{ decisive: [say("verified", { status: "succeeded" })], others: [...success.slice(1), ...lostAnswer] },
    ...{ outcome: { state: "succeeded", delivery: "none" }, token: null },
  },
  {
    ...{ name: "a plan that is refused for its amount, and known to the service all the same", kind: "data" },
    ...{ certain: [{ kind: "no_answer", why: amountRefused, words: "Missing required fields: amount" }], token: null },
    ...{ decisive: planSold, others: [], outcome: { state: "succeeded", delivery: "none" } },
  },
  {
    ...{ name: "a refusal at once", kind: "airtime", decisive: [refusal], certain: [] },
    ...{ others: [], outcome: { state: "failed", delivery: "none" }, token: null },
  },
  {
    ...{
      name: "a success whose answer is lost",
      kind: "airtime",
      certain: [{ kind: "no_answer", why: "reset", words: null }],
    },
    ...{
      decisive: success.slice(1),
      others: lostAnswer,
      outcome: { state: "succeeded", delivery: "none" },
      token: null,
    },
  },
];

/** Any order and any duplication of a course's events, among them all that is certain and something decisive. */
export function historyOf(course: Course): fc.Arbitrary<PurchaseEvent[]> {
  const anything = fc.constantFrom(...course.decisive, ...course.certain, ...course.others, ...undecided);
  return fc
    .tuple(fc.constantFrom(...course.decisive), fc.array(anything, { maxLength: 9 }))
    .chain(([decisive, rest]) => {
      const events = [decisive, ...course.certain, ...rest];
      return fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length });
    });
}

/** When an event comes: at once, once it is quiet, or days later. */
export const moments = fc.constantFrom(noon + 3000, noon + 700_000, noon + 26 * 3_600_000, noon + 80 * 3_600_000);

const statements = fc.record({
  status: fc.constantFrom("succeeded", "pending", "failed", "other"),
  word: fc.constantFrom("success", "held", "reversed"),
  amountKobo: fc.constantFrom(null, 50_000, 48_750, 40_000, 500_000) as fc.Arbitrary<Statement["amountKobo"]>,
  beneficiary: fc.constantFrom(null, "08035551234", "45001234567", "08099999999"),
  serviceType: fc.constantFrom(null, "airtime", "electricity", "tv"),
  token: fc.constantFrom(null, vendedToken, "1234 5678 9012 3456 7890", "99999999999999999999"),
  tokenSource: fc.constantFrom("webhook", "words"),
  tokenUnread: fc.constantFrom(null, null, '{"value":"1234"}'),
  words: fc.constantFrom(null, "Done", "Try later"),
  servicePurchaseId: fc.constantFrom(null, 71),
  evidence: fc.constant("e".repeat(64)),
}) satisfies fc.Arbitrary<Statement>;

/** Anything at all, also what contradicts itself. */
export const anyEvent: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  { weight: 3, arbitrary: statements.map((statement): PurchaseEvent => ({ kind: "answer", statement })) },
  { weight: 3, arbitrary: statements.map((statement): PurchaseEvent => ({ kind: "webhook", statement })) },
  { weight: 3, arbitrary: statements.map((statement): PurchaseEvent => ({ kind: "verified", statement })) },
  { weight: 3, arbitrary: fc.constantFrom(...undecided) },
  {
    weight: 1,
    arbitrary: fc.nat(3).map((tries): PurchaseEvent => ({ kind: "not_sent", why: "refused", tries, earlierPosts: 0 })),
  },
  { weight: 1, arbitrary: fc.constant<PurchaseEvent>({ kind: "abandoned", why: "too_late" }) },
);
