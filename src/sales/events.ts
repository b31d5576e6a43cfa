import type { Kobo } from "../core/money.ts";
import type { Vended } from "../vending-api/vended.ts";
import type { TokenSource } from "./purchases.table.ts";

/** A purchase's status as the service says it: its three words, or another one (`other`). */
export const saidStatuses = ["succeeded", "pending", "failed", "other"] as const;
export type SaidStatus = (typeof saidStatuses)[number];

/** A statement of the answer to POST /purchase/, a webhook or a verify record about one purchase. */
export interface Statement {
  status: SaidStatus;
  /** The service's own word for the status, for a person to read. */
  word: string;
  amountKobo: Kobo | null;
  /** The amount is the charge, whatever else it equals: this service was learnt to mean it so. */
  isCharge?: boolean;
  /** null where the answer does not repeat it. */
  beneficiary: string | null;
  serviceType: string | null;
  token: string | null;
  /** `webhook` for `meta.token`, `record` for the service's purchase record, `words` for digits found in a free text. */
  tokenSource: TokenSource;
  /** Values of a free text that stand directly behind their label. */
  vended?: readonly Vended[];
  /** `meta.token` as it came, if nobody can read it. */
  tokenUnread: string | null;
  /** The service's error or message. */
  words: string | null;
  servicePurchaseId: number | null;
  /** The service's own reference for a sandbox sale, in place of ours. */
  serviceReference?: string;
  /** Lowercase hexadecimal SHA-256 of what was received. */
  evidence: string | null;
}

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

/**
 * The service's own record of a purchase, with the text in its `token`. `isOfAnother`: the same token stands on another
 * sale.
 */
export interface TokenRecord extends Statement {
  token: string;
  isOfAnother: boolean;
}

/** Whether the wallet paid for a sale; null: ask again, a later look may tell; "untold": none will. */
export type Debited = boolean | "untold" | null;

/** Everything that can happen to a purchase after its confirm tap. Order and repetition do not matter. */
export type PurchaseEvent =
  | { kind: "answer"; statement: Statement }
  /** The POST left, or may have, and its answer cannot be trusted. `words`: the service's own, where it refused. */
  | { kind: "no_answer"; why: string; words: string | null }
  /** The POST certainly did not leave. The two counts are the row's at the claim: they name the attempt that is meant. */
  | { kind: "not_sent"; why: string; tries: number; earlierPosts: number }
  /** The process that was sending is gone. */
  | { kind: "interrupted" }
  /** A confirmed sale that waited too long to be sent at all. */
  | { kind: "abandoned"; why: string }
  | { kind: "webhook"; statement: Statement }
  | { kind: "verified"; statement: Statement }
  /**
   * Verify said, readably, that there is no such record. `isDebited`: the wallet fell by more than other sales explain;
   * null also when nobody looked.
   */
  | { kind: "missed"; isDebited: Debited }
  /** The purchase record shows what was vended; only asked for while a succeeded sale awaits its token. */
  | { kind: "token_record"; record: TokenRecord }
  /**
   * The wallet was read some time after a success that an error had answered. `isDoubled`: it fell by more than the
   * sale costs; null means unclear.
   */
  | { kind: "compared"; isDoubled: boolean | null }
  /** The service keeps no purchase record of this sale. `evidence`: of another sale's record that stands under its id. */
  | { kind: "no_token_record"; evidence: string | null }
  /** Verify gave nothing to go by. */
  | { kind: "unanswered"; why: string; retryAfterMs: number | null };
