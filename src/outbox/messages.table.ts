import type { Generated } from "kysely";
import * as z from "zod";
import { accountModes } from "../core/account-modes.ts";
import { storedKobo } from "../core/stored.ts";
import { serviceTypes } from "../services/services.ts";

/** Tables of the ways in and out: Telegram's updates, the service's webhooks, and what is owed to chats. */

export interface UpdateTable {
  update_id: number;
  /** The user it came from: updates of one sender are handled in order. */
  sender_id: number;
  /** The update's JSON, sealed (a PIN may stand in it); emptied when done. */
  raw_sealed: string;
  received_at: number;
  done_at: number | null;
  /** The message whose button was tapped; null for everything but taps. */
  tapped_message_id: number | null;
  /** null: handled. Else the code of what went wrong. */
  failure: string | null;
}

/** A half-filled form of one user. Its answers are sealed; it never holds a PIN. */
export interface FormTable {
  user_id: number;
  kind: string;
  step: string;
  answers_sealed: string;
  /** Counts the steps: a button of an earlier screen carries another number. */
  revision: number;
  card_message_id: number | null;
  /** Hash of the form's definition: a form of another version is dropped with a word. */
  version: string;
  updated_at: number;
  expires_at: number;
}

export interface WebhookEventTable {
  account_id: string;
  /** SHA-256 of the raw body. Never the reference: pending, success and the token share one. */
  body_sha256: string;
  raw_sealed: string;
  received_at: number;
  done_at: number | null;
  /** What came of it: applied, unchanged, orphan, malformed. */
  result: string | null;
  reference: string | null;
}

/** To the chat of a customer: the message that shows a sale, a word beside it, the greeting, what is still owed. */
export const customerKinds = ["customer_card", "customer_news", "customer_hello", "customer_reminder"] as const;
export type CustomerKind = (typeof customerKinds)[number];

export const noticeKinds = [
  ...(["card", "settled", "token", "correction", "review", "login", "desk"] as const),
  ...customerKinds,
  // To the reseller: a customer did not get it; an SMS did not go out, or nobody knows whether it did.
  "undelivered",
  // To the owners: a seat asks for a sale above its limits. To who asked: what an owner said.
  ...(["seat_asks", "seat_allowed", "seat_refused"] as const),
  // To the owners: a customer has opened a link.
  "link_opened",
  "sms",
  // Beside any sale: about the account, or to an operator.
  "account",
  // To operators: what is drawn from rows of src/operations/.
  "board",
  // To all sellers, from an operator.
  "announcement",
  // How far a list of sales is, drawn from its rows.
  "batch",
  // To the owners: what a day has come to.
  "close",
  // To the owners, unasked: drawn from rows of src/alerts/.
  "alert",
  // To the person who has set it: a sale is due again.
  "repeat",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that are drawn from rows as they are when delivered, edited in place, and may be delivered again. */
export const drawnKinds = [
  ...(["card", "customer_card", "board", "batch", "close", "alert", "repeat"] as const),
] as const satisfies readonly NoticeKind[];

/**
 * A message in the outbox, to one chat. Every kind that is not drawn is sent at most once; the message that a sale
 * failed is edited afterwards.
 */
export interface NoticeTable {
  id: string;
  user_id: number;
  purchase_id: string | null;
  kind: NoticeKind;
  /** With purchase_id: the same thing is owed once. */
  key: string;
  due_at: number;
  /** Grows each time a card is enqueued again while an earlier delivery may be under way. */
  version: number;
  attempts: number;
  done_at: number | null;
  failure: string | null;
  /** What a notice of kind `account` says: AccountFacts as JSON, with nothing secret in it. */
  facts: string | null;
  /** The message that says that a sale failed. */
  message_id: Generated<number | null>;
  created_at: number;
}

/** The change of a seat; `closed`: no owner is logged in any more. */
const seatNews = ["suspended", "resumed", "ended", "changed", "closed", ...accountModes] as const;
export type SeatNews = (typeof seatNews)[number];

const about = <Subject extends string, Shape extends z.core.$ZodLooseShape>(subject: Subject, shape: Shape) =>
  z.object({ about: z.literal(subject), ...shape });

/** News about an account, or to an operator, that nobody asked for. */
export const accountFacts = z.discriminatedUnion("about", [
  /** The service calls somebody else's URL: the reseller chooses. */
  about("webhook_other", { host: z.string() }),
  /** It called ours, and somebody has changed that. */
  about("webhook_lost", { host: z.string() }),
  /** The URL from before could not be put back at the logout. */
  about("webhook_stuck", { host: z.string() }),
  /** Somebody else of the account has switched the mode. */
  about("mode", { mode: z.enum(accountModes) }),
  /** Somebody of the account has stopped all selling, or let it go on. */
  about("frozen", {}),
  about("unfrozen", {}),
  /** To the owners: the operator has stopped the shop, or lets it sell again. */
  about("stopped", { reason: z.string() }),
  about("started", {}),
  /** To everybody who could not sell while the service answered nobody: it answers again. */
  about("service_back", {}),
  /** To the person who asked for it: sales of this company go as usual again. */
  about("company_back", { serviceType: z.enum(serviceTypes), name: z.string() }),
  /**
   * The book was restored: what was sold after `endAt` may be missing in it, and the bot asks the service about it
   * before it sells anything.
   */
  about("restored", { endAt: z.number() }),
  /**
   * All that can be known is known, and it sells again. `gap`: what left the wallet beyond what the book explains, in
   * kobo; below zero money was paid in; null if it is unknown.
   */
  about("restored_open", { endAt: z.number(), gap: z.object({ least: z.number(), most: z.number() }).nullable() }),
  /** To the user of a seat. */
  about("seat", { news: z.enum(seatNews), shop: z.string() }),
  /** To the owners: somebody has opened the link of a seat. */
  about("seat_claimed", { seat: z.string(), name: z.string(), who: z.string() }),
  /** The personal data is deleted, as requested. */
  about("erased", { sales: z.number() }),
  /** It is not, since somebody has logged in. */
  about("erasure_dropped", {}),
  /** Somebody has logged in to the account: in that chat, under that name. */
  about("logged_in", { user: z.number(), name: z.string() }),
  /** Somebody has given too many wrong PINs at the account's number: none is taken before. */
  about("pin_stop", { until: z.number() }),
  /** The service refuses the key, and shows no other: an owner can make a new one. */
  about("key_dead", { mode: z.enum(accountModes) }),
  /** The service has switched the account off, in its own words. */
  about("switched_off", { words: z.string() }),
  /** Another owner has logged this chat out. */
  about("logged_out", {}),
  /** The service reports a sale that nobody made here. */
  about("orphan", {
    reference: z.string(),
    status: z.enum(["success", "failed", "pending", "other"]),
    amountKobo: storedKobo.nullable(),
    serviceType: z.string().nullable(),
  }),
  /** For operators: a product was charged at something else than its listed price. */
  about("odd_charge", {
    product: z.string(),
    serviceType: z.enum(serviceTypes),
    expectedKobo: storedKobo,
    observedKobo: storedKobo,
  }),
  /** For operators: a day's close is not what was sealed. */
  about("close_changed", { number: z.number() }),
  /** For operators: discovery lists what this program does not know. */
  about("discovery", { category: z.string(), name: z.string(), endpoint: z.string() }),
]);
export type AccountFacts = z.infer<typeof accountFacts>;

declare module "../db/database.ts" {
  interface Tables {
    telegram_update: UpdateTable;
    form: FormTable;
    webhook_event: WebhookEventTable;
    notice: NoticeTable;
  }
}
