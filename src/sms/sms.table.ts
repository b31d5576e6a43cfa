import type { Selectable } from "kysely";
import type { Kobo } from "../core/money.ts";

/** Tables of src/sms/. Money is integer kobo, times are epoch milliseconds. */

export const smsStates = ["waiting", "sending", "unknown", "sent", "delivered", "failed"] as const;
export type SmsState = (typeof smsStates)[number];

/** Why an SMS did not go out, or did not arrive. */
export const smsWhys = [
  "number", // the gateway or network does not take this number
  "dnd", // the network blocks it: the number refuses such messages
  "night", // the network takes none at night from this sender
  "sender", // the sender's name is not accepted
  "balance", // the operator's account at the gateway is empty
  "account", // the gateway does not accept the operator's account
  "gateway", // the gateway cannot be reached, or takes no more
  "off", // the phone was off for too long
  "late", // it has waited for too long to be of use
  "token", // the sale has no token any more
  "limit", // no more go out that day
  "other",
] as const;
export type SmsWhy = (typeof smsWhys)[number];

/** One decision to send a sale's token by SMS: at most one POST that may have left. The text is stored nowhere. */
interface SmsTable {
  id: string;
  account_id: string;
  purchase_id: string;
  /** 1 for the first SMS of a sale, 2 for the next: two taps on one button are one decision. */
  turn: number;
  state: SmsState;
  /** Set with `failed` and `unknown` alone. */
  why: SmsWhy | null;
  number_sealed: string;
  gateway: string;
  /** The gateway's own id, as text: it may exceed what a number holds. */
  message_id: string | null;
  pages: number | null;
  /** The price that the gateway names; null if it names none. */
  cost_kobo: Kobo | null;
  /** The replica that claimed it; null where there is but one process. */
  sent_by: string | null;
  /** Attempts without a byte on the wire, or that the gateway put off. */
  tries: number;
  /** `waiting`: not before then. `unknown`: when the gateway is asked about it next. null: nothing is due. */
  next_at: number | null;
  looks: number;
  created_at: number;
  claimed_at: number | null;
  changed_at: number;
}

export type Sms = Selectable<SmsTable>;

/** A delivery report whose message id nobody knew when it came: its POST was still waiting for the answer. */
export interface SmsReportTable {
  message_id: string;
  state: "sent" | "delivered" | "failed";
  why: SmsWhy | null;
  cost_kobo: Kobo | null;
  received_at: number;
}

/** So many of one sale: a person may send again, and again, and then gives it another way. */
export const maxOfSale = 3;

/** Who of a shop sends tokens by SMS. */
export const smsUses = ["all", "owners", "none"] as const;
export type SmsUse = (typeof smsUses)[number];

interface SmsShopTable {
  account_id: string;
  use: SmsUse;
}

declare module "../db/database.ts" {
  interface Tables {
    sms: SmsTable;
    sms_report: SmsReportTable;
    sms_shop: SmsShopTable;
  }
}
