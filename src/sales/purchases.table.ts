import type { Generated } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import type { PriceSource } from "../pricing/prices.table.ts";
import type { ServiceType } from "../services/services.ts";

/** Tables of src/sales/. Money is integer kobo, times are epoch milliseconds. */

export const purchaseStates = [
  "quoted",
  "cancelled",
  "expired",
  "intent",
  "sending",
  "unknown",
  "pending",
  "void",
  "failed",
  "succeeded",
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Whether what was bought reaches the buyer as a token, and whether it is here. */
const deliveries = ["none", "awaiting", "delivered"] as const;
type Delivery = (typeof deliveries)[number];

/** Stands where a Telegram user stood whose data was deleted. No user has this id. */
export const nobody = 0;

/** Who showed what a sale was charged at. */
type ChargeSource = "record" | "webhook" | "wallet";

/** Where a token was read: the service's words, its purchase record, or a webhook's `meta.token`, from weak to strong. */
export const tokenSources = ["words", "record", "webhook"] as const;
export type TokenSource = (typeof tokenSources)[number];

/** Why a person should look at a sale, from weak to strong. */
export const reviewKinds = [
  "adopted", // made after the backup from which the book was restored, and found again
  "overdue", // open for more than a day
  "status", // a status word that the spec does not know
  "vanished", // a pending sale whose record is gone
  "debited", // the wallet fell, and nothing says that it was sold
  "amount", // neither face value nor charge
  "doubled", // the wallet fell by more than this sale costs, after an answer that was an error
  "unread token", // a token that came and cannot be read
  "few pins", // fewer pins came than were paid for
  "second token",
  "stray", // about an offer that was never sent
  "corrected", // the service changed a final answer
  "conflict", // somebody else's purchase under our reference
  "contradiction", // a final answer is contradicted: verify is being asked
] as const;
export type ReviewKind = (typeof reviewKinds)[number];
/** A status is kept with its word. */
export type ReviewReason = Exclude<ReviewKind, "status"> | `status: ${string}`;
/** All reasons that nothing has answered yet, the strongest first, a line each. */
export type Review = ReviewReason | `${ReviewReason}\n${string}`;

export interface PurchaseTable {
  id: string;
  account_id: string;
  /** The Telegram user who sells; in a private chat also the chat's id. */
  user_id: number;
  /** The seat from which it is sold; null: an owner sells. */
  seat_id: string | null;
  mode: AccountMode;
  state: PurchaseState;
  delivery: Delivery;
  /** Why a person should look at it; null when nobody needs to. */
  review: Review | null;
  reference: string;
  service_type: ServiceType;
  provider_id: number;
  provider_slug: string;
  provider_name: string;
  /** Plan, package or variation; null for airtime. */
  product_id: number | null;
  product_name: string | null;
  beneficiary: string;
  quantity: number;
  face_kobo: Kobo;
  /** The expected charge; null if the service does not state one (electricity). */
  expected_kobo: Kobo | null;
  /**
   * The likely charge, by the share of the face value that this company's latest sales were charged; null if the cost
   * is listed, or no charge was seen. Only for cards and books: no rule of money reads it.
   */
  about_kobo: Kobo | null;
  /** The price of all pieces of a plan for the service's own customers; null if the service names none. */
  list_kobo: Kobo | null;
  discount_percent: number | null;
  /**
   * The customer's price for all pieces, as the tapped card showed it; null for a sale from before there were prices.
   */
  price_kobo: Kobo | null;
  price_from: PriceSource | null;
  /** 1 if the customer pays later: what is owed is written down once it is sold. */
  on_credit: Generated<number>;
  /** The day for which payment was promised, as its first moment. */
  promised_for: number | null;
  /** When the service said the price; null where that is not known. */
  price_said_at: number | null;
  /** Since when it has not answered the question for the price: the card offers to sell at what it charges. */
  price_unchecked_at: number | null;
  /** The charge that a record or the wallet showed; null while neither did. */
  observed_kobo: Kobo | null;
  /** Which of them; null where nobody did. */
  observed_from: ChargeSource | null;
  /** The newest amount of a record or webhook that is neither the charge nor the face value: what it means is not known. */
  stated_kobo: Kobo | null;
  /** When the look at the wallet was asked for that first showed this sale's charge. */
  charged_look_at: number | null;
  /** The balances before and after this sale, if nothing else was paid between the two. */
  wallet_from_kobo: Kobo | null;
  wallet_to_kobo: Kobo | null;
  /** The look at the wallet that stood to be compared with when the sale was confirmed; null where nobody had looked. */
  wallet_before_kobo: Kobo | null;
  wallet_before_asked_at: number | null;
  wallet_before_answered_at: number | null;
  /** SHA-256 of the single-use key on the confirm button. */
  confirm_key_hash: string;
  card_message_id: number | null;
  /** POST /purchase/ requests that may have left for this row since its newest tap or resend. Never more than 1. */
  posts: number;
  /** The `amount` in the body of the newest POST; null before the first. */
  posted_amount_kobo: Kobo | null;
  /** Resends after a refusal for the body's amount, without a tap. Never more than 1, whatever taps follow. */
  resends: Generated<number>;
  /** The replica that claimed it last; null where there is but one process. */
  sent_by: string | null;
  /** Earlier POSTs that may have left, and that the service says it never saw. */
  earlier_posts: number;
  /** Attempts that ended before the first byte left. */
  tries: number;
  send_deadline_at: number | null;
  /** Verify answers in a row that said "no such record". */
  misses: number;
  checks: number;
  next_check_at: number | null;
  /** When the service was last asked about it, whatever it said. */
  asked_at: number | null;
  service_purchase_id: number | null;
  /** The service's own reference for a sale in sandbox mode, if it answered with another one than ours. */
  service_reference: string | null;
  /** 1 if the service has no purchase record of this sale to read a token from. */
  has_no_record: Generated<number>;
  /** The service's own words about this purchase: its error, else its message. */
  service_words: string | null;
  /**
   * Why it stands as it does. Not sent, or unknown: a code of vending-api/outcome. Failed by the POST's answer, or a success
   * that is compared with the wallet: a code of sales/refused. Over as an offer: what took its place.
   */
  why: string | null;
  token_sealed: string | null;
  token_source: TokenSource | null;
  /** A token that came and cannot be read. */
  token_unread_sealed: string | null;
  /** Telegram's name for the receipt's picture: sent again without its bytes. */
  receipt_file_id: string | null;
  /** A hash of the picture's content: if the row has changed, the picture is redrawn. */
  receipt_digest: string | null;
  quoted_at: number;
  quote_expires_at: number;
  confirmed_at: number | null;
  settled_at: number | null;
  /** Counts every change of the row: a writer that lost a race sees another number. */
  version: number;
  /** The open or recent sale that this one repeats, once the reseller was asked "same again?". */
  repeats_id: string | null;
  /** The list that it is a row of; null: it was sold by itself. */
  batch_id: string | null;
}

const journalKinds = [
  "intent",
  "sending",
  "not_sent",
  "resend",
  "state",
  "correction",
  "token",
  "miss",
  "amount_anomaly",
  "charge",
  "conflict",
  "review",
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** Append-only: a trigger refuses UPDATE and DELETE. */
export interface JournalTable {
  id: string;
  purchase_id: string;
  at: number;
  kind: JournalKind;
  from_state: PurchaseState;
  to_state: PurchaseState;
  /** Who says so: tap, answer, webhook, verify, restart, clock. */
  source: string;
  evidence_sha256: string | null;
  kobo: Kobo | null;
  note: string | null;
}

declare module "../db/database.ts" {
  interface Tables {
    purchase: PurchaseTable;
    journal: JournalTable;
  }
}
