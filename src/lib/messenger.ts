/** How an attempt to reach a chat ended. */
export type Delivered =
  | { kind: "done"; messageId: number | null }
  /** The message to edit is gone, or too old to be edited. */
  | { kind: "gone" }
  /** The user blocked the bot or deleted the account. */
  | { kind: "unreachable" }
  /** Refused for good: trying again will not help. */
  | { kind: "refused"; why: string }
  /** Not delivered, or not known to be: worth another attempt where that does no harm. */
  | { kind: "failed"; why: string; retryAfterMs: number | null };

/** A chat as the notices need it: what to say is decided by the other side, from the row as it is at that moment. */
export interface Messenger<Sale, Notice> {
  editCard(sale: Sale, messageId: number): Promise<Delivered>;
  sendCard(sale: Sale): Promise<Delivered>;
  /** Says one thing beside the card, as a reply to it. */
  say(notice: Notice, sale: Sale | null): Promise<Delivered>;
}
