import { sha256 } from "../core/ids.ts";
import type { Kobo } from "../core/money.ts";
import type { PurchaseOutcome } from "../vending-api/outcome.ts";
import type { TransactionRecord } from "../vending-api/verify-outcome.ts";
import type { PurchaseEvent, SaidStatus, Statement } from "./events.ts";
import type { Purchase } from "./purchases.queries.ts";
import { amountRefused, isAboutAmount, isRefusedUnread, isServerError, knownReference } from "./refused.ts";

/** The status that a word of the wire stands for. */
export const saidStatusOf = {
  success: "succeeded",
  pending: "pending",
  failed: "failed",
  other: "other",
} as const satisfies Record<string, SaidStatus>;

/** A statement that says nothing beside its status. */
export const nothingStated: Omit<Statement, "status" | "word"> = {
  amountKobo: null,
  beneficiary: null,
  serviceType: null,
  token: null,
  tokenSource: "words",
  tokenUnread: null,
  words: null,
  servicePurchaseId: null,
  evidence: null,
};

/** Turns the outcome of POST /purchase/ into an event of its purchase, as the claim left it. */
export function readOutcome(
  outcome: PurchaseOutcome,
  posted: Pick<Purchase, "tries" | "posted_amount_kobo" | "resends" | "earlier_posts">,
): PurchaseEvent {
  switch (outcome.kind) {
    case "not_sent":
      return { kind: "not_sent", why: outcome.why, tries: posted.tries, earlierPosts: posted.earlier_posts };
    case "unknown":
      return refusesAmount(outcome, posted) ? doubtOfAmount(outcome) : readDoubt(outcome);
    case "failed":
      if (refusesAmount(outcome, posted)) return doubtOfAmount(outcome);
      return mayKnowReference(outcome)
        ? { kind: "no_answer", why: "known_reference", words: wordsOf(outcome) }
        : readAnswer(outcome);
    default:
      return readAnswer(outcome);
  }
}

/**
 * Whether the service refused the row's first POST for its `amount` of 0, with a readable 400 or 422 that holds no
 * purchase. Such a sale stays open until the wallet and verify have shown that nothing was taken.
 */
function refusesAmount(
  outcome: Extract<PurchaseOutcome, { kind: "unknown" | "failed" }>,
  { posted_amount_kobo, resends, earlier_posts }: Pick<Purchase, "posted_amount_kobo" | "resends" | "earlier_posts">,
): boolean {
  const isRefusal = outcome.kind === "failed" || outcome.why === "http_400" || outcome.why === "http_422";
  const isFirst = posted_amount_kobo === 0 && resends === 0 && earlier_posts === 0;
  return isRefusal && isFirst && isAboutAmount([outcome.error, outcome.message].join(" "), outcome.otherTexts);
}

function doubtOfAmount({ error, message }: { error: string | null; message: string | null }): PurchaseEvent {
  return { kind: "no_answer", why: amountRefused, words: wordsOf({ error, message }) };
}

/** The words of a refusal, or of an error under any HTTP status; other words may be about anything. */
function readDoubt(outcome: Extract<PurchaseOutcome, { kind: "unknown" }>): PurchaseEvent {
  const words = wordsOf(outcome);
  const isConflict = outcome.why === "http_409" || isRefusedUnread(outcome.why);
  if (isConflict && mayKnowReference(outcome)) return { kind: "no_answer", why: "known_reference", words };
  return {
    kind: "no_answer",
    why: outcome.why,
    words: isRefusedUnread(outcome.why) || isServerError(outcome.why) ? words : errorUnder(outcome),
  };
}

function errorUnder({ why, error }: Extract<PurchaseOutcome, { kind: "unknown" }>): string | null {
  return why.startsWith("http_") ? error : null;
}

function mayKnowReference({ error, message }: { error: string | null; message: string | null }): boolean {
  return knownReference.test(`${error} ${message}`);
}

type Answered = Extract<PurchaseOutcome, { kind: SaidStatus }>;

function readAnswer(outcome: Answered): PurchaseEvent {
  return {
    kind: "answer",
    statement: {
      ...nothingStated,
      status: outcome.kind,
      word: outcome.kind,
      words: wordsOf(outcome),
      servicePurchaseId: outcome.kind === "failed" ? null : outcome.purchaseId,
      ...(outcome.kind === "succeeded" && {
        ...{ token: outcome.tokenHint, vended: outcome.vended ?? [] },
        ...(outcome.serviceReference !== undefined && { serviceReference: outcome.serviceReference }),
      }),
      evidence: sha256(JSON.stringify(outcome)),
    },
  };
}

function wordsOf({ error, message }: { error: string | null; message: string | null }): string | null {
  return error ?? message;
}

/** Nothing is sold for nothing: an amount of 0 is one that the service does not say. */
export function amountSaid(kobo: Kobo | null): Kobo | null {
  return kobo === 0 ? null : kobo;
}

/** Turns a verify record into a statement about its purchase. */
export function readRecord(record: TransactionRecord): PurchaseEvent {
  return {
    kind: "verified",
    statement: {
      ...nothingStated,
      status: saidStatusOf[record.status],
      word: record.statusWord,
      amountKobo: amountSaid(record.amountKobo),
      beneficiary: record.beneficiary,
      serviceType: record.type,
      words: record.remarks,
      ...(record.status === "success" && { token: record.tokenHint, vended: record.vended ?? [] }),
      evidence: sha256(JSON.stringify(record)),
    },
  };
}
