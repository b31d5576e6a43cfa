import type { Kobo } from "../core/money.ts";

export type Delivered =
  | { kind: "done"; messageId: number | null }
  /** The message to edit is gone, or too old to be edited. */
  | { kind: "gone" }
  /** The user blocked the bot or deleted the account. */
  | { kind: "unreachable" }
  /** Refused for good: trying again will not help. */
  | { kind: "refused"; why: string }
  /**
   * Not delivered, or not known to be: worth another attempt where that does no harm. `isUnsent`: it is certain that
   * the chat has not got it.
   */
  | { kind: "failed"; why: string; retryAfterMs: number | null; isUnsent?: true };

/** The code of an error that says: nothing of the message can have been received. */
export const neverSentCode = "telegram.never_sent";

/** A chat as the notices need it: what to say is decided by the other side, from the row as it is at that moment. */
export interface Messenger<Sale, Notice> {
  editCard(sale: Sale, messageId: number): Promise<Delivered>;
  sendCard(sale: Sale): Promise<Delivered>;
  /** Says one thing beside the card, as a reply to it. */
  say(notice: Notice, sale: Sale | null): Promise<Delivered>;
}

/** A customer's chat as the notices need it. A `View` is one sale as this customer may see it. */
export interface CustomerMessenger<View> {
  /** Sends the message that is going to show the sale. It holds no token: it may turn out to have been sent twice. */
  place(view: View): Promise<Delivered>;
  /** Draws the sale into that message. Safe to repeat. */
  draw(view: View, messageId: number): Promise<Delivered>;
  /** Says beside that message that there is something new in it. */
  sendNews(view: View, messageId: number): Promise<Delivered>;
  greet(view: View): Promise<Delivered>;
  /** Says what is still owed of the sales that this customer may see. */
  remind(view: View, owed: OwedInView): Promise<Delivered>;
}

/** Since when so much is owed, in epoch milliseconds. */
export interface OwedInView {
  owedKobo: Kobo;
  since: number;
}

/** A notice that had nothing to show. */
export const nothing: Delivered = { kind: "done", messageId: null };

/** Draws a message from rows as they are at that moment: in place of an earlier one, or as a new one if there is none. */
export type LiveMessenger<Notice> = (notice: Notice, messageId: number | null) => Promise<Delivered>;
