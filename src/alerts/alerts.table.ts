import type { Kobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";

/** Tables of src/alerts/. Money is integer kobo, times are epoch milliseconds. */

/** The subjects of alerts to owners; each can be turned off. */
export const alertSubjects = ["float", "paid_in", "price", "gone", "profit"] as const;
export type AlertSubject = (typeof alertSubjects)[number];
/** Those that are set by an amount. */
export const amountSubjects = ["float", "paid_in", "profit"] as const satisfies AlertSubject[];

/** The choice of an account's owners about a subject. Without a row it has its default. */
export interface AlertChoiceTable {
  account_id: string;
  subject: AlertSubject;
  is_on: number;
  /** The amount that it is set by; null: as usual. */
  kobo: Kobo | null;
  /** Only `float`: its threshold as a number of sales. */
  sales: number | null;
  /** Only `float`: the wallet is low, and its alert was sent. */
  is_low: number;
}

/** An alert, from its cause on. Of one account and subject no two are due within an hour. */
export interface ShopAlertTable {
  account_id: string;
  subject: AlertSubject;
  /** When it is sent. Causes until then, or until Telegram takes it, join it. */
  due_at: number;
  /** When the newest of that was seen. */
  seen_at: number;
  /** Its facts, as JSON. */
  facts: string;
}

/** A plan that was sold for real, and what the service's listing said of it last. */
export interface PlanSoldTable {
  account_id: string;
  service_type: ServiceType;
  provider_id: number;
  product_id: number;
  provider_name: string;
  product_name: string;
  sold_at: number;
  /** The price of one piece for the shop, and for the service's own customers; null if not stated. */
  cost_kobo: Kobo | null;
  list_kobo: Kobo | null;
  /** When the listing was asked for that said so; null: it is what the sale was expected to cost. */
  said_at: number | null;
  /** 1: it is not listed, or cannot be sold. */
  is_gone: number;
}

declare module "../db/database.ts" {
  interface Tables {
    alert_choice: AlertChoiceTable;
    shop_alert: ShopAlertTable;
    plan_sold: PlanSoldTable;
  }
}
