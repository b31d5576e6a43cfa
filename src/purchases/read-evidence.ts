import { sha256 } from "../lib/ids.ts";
import type { PurchaseOutcome } from "../vending/outcome.ts";
import type { TransactionRecord } from "../vending/verify-outcome.ts";
import type { WebhookEvent } from "../vending/webhook.ts";
import type { Claim, PurchaseEvent, Statement } from "./events.ts";

const claimOf = {
  success: "succeeded",
  pending: "pending",
  failed: "failed",
  other: "other",
} as const satisfies Record<string, Claim>;

const nothing: Omit<Statement, "claim" | "word"> = {
  amountKobo: null,
  beneficiary: null,
  serviceType: null,
  token: null,
  tokenSource: "words",
  words: null,
  servicePurchaseId: null,
  evidence: null,
};

/** What the outcome of POST /purchase/ means for its purchase, which had `tries` when it was claimed. */
export function readOutcome(outcome: PurchaseOutcome, tries: number): PurchaseEvent {
  switch (outcome.kind) {
    case "not_sent":
      return { kind: "not_sent", why: outcome.why, tries };
    case "unknown":
      return { kind: "no_answer", why: outcome.why };
    default:
      return {
        kind: "answer",
        statement: {
          ...nothing,
          claim: outcome.kind,
          word: outcome.kind,
          words: outcome.error ?? outcome.message,
          servicePurchaseId: outcome.kind === "failed" ? null : outcome.purchaseId,
          token: outcome.kind === "succeeded" ? outcome.tokenHint : null,
          evidence: sha256(JSON.stringify(outcome)),
        },
      };
  }
}

/** What a verify record means for its purchase. */
export function readRecord(record: TransactionRecord): PurchaseEvent {
  return {
    kind: "verified",
    statement: {
      ...nothing,
      claim: claimOf[record.status],
      word: record.statusWord,
      amountKobo: record.amountKobo,
      beneficiary: record.beneficiary,
      serviceType: record.type,
      words: record.remarks,
      token: record.status === "success" ? record.tokenHint : null,
      evidence: sha256(JSON.stringify(record)),
    },
  };
}

/** What a signed webhook means for its purchase. `bodySha256` is of the raw body. */
export function readWebhook(event: WebhookEvent, bodySha256: string): PurchaseEvent {
  return {
    kind: "webhook",
    statement: {
      ...nothing,
      claim: claimOf[event.status],
      word: event.statusWord,
      amountKobo: event.amountKobo,
      beneficiary: event.beneficiary,
      serviceType: event.serviceType,
      token: event.token,
      tokenSource: "webhook",
      evidence: bodySha256,
    },
  };
}
