/** Tables of src/operations/. Times are epoch milliseconds. */

export const alertKinds = [
  "service_down",
  "bot_token",
  "stuck_sale",
  "disk_low",
  "clock_skew",
  "catalogue_surprise",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** One trouble from its first sign to its end. Of each kind one at most is not over: an index sees to it. */
export interface AlertTable {
  id: string;
  kind: AlertKind;
  /** The first sign. */
  bad_since: number;
  /** The first sign that it is over; null while it is not. */
  good_since: number | null;
  /** When it had lasted long enough to be raised; null before. */
  raised_at: number | null;
  /** When it had been good for long enough; null before. */
  over_at: number | null;
  /** What there is to say about it, as JSON: numbers and words of this program. */
  facts: string;
}

/** A message to an operator that is drawn from rows and edited in place. */
interface LiveMessageTable {
  /** The key of the notice that owes it. */
  key: string;
  message_id: number;
}

const announcementStates = ["draft", "sending", "done", "stopped"] as const;
type AnnouncementState = (typeof announcementStates)[number];

/** An operator's message to all resellers. */
export interface AnnouncementTable {
  id: string;
  user_id: number;
  state: AnnouncementState;
  text: string;
  /** Sellers' chats up to this user id have been given it, in ascending order. */
  cursor: number;
  /** How many have been given it, and how many there were to give it to when it was confirmed. */
  given: number;
  total: number;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

declare module "../db/database.ts" {
  interface Tables {
    alert: AlertTable;
    board: LiveMessageTable;
    announcement: AnnouncementTable;
  }
}
