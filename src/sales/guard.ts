import type { Account } from "../accounts/accounts.queries.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { ServiceType } from "../services/services.ts";
import type { Purchase } from "./purchases.queries.ts";
import type { Limits } from "./quote.ts";

/** Why a sale is not placed now though its offer is good. Nothing was or will be sent by that tap. */
export type Refusal =
  /** The account sells nothing for now. */
  | { kind: "frozen" }
  /** The operator lets this account sell nothing; its owners read the reason. */
  | { kind: "stopped"; reason: string }
  /** No account sells for now. */
  | { kind: "maintenance" }
  /** The service answers nobody since then (epoch milliseconds). */
  | { kind: "service_down"; since: number }
  /** The operator lets nobody sell this for a while. */
  | { kind: "held"; hold: HeldSale }
  /** The book was restored, and what may be missing in it is still being looked up. */
  | { kind: "restoring" }
  /** The sale is above what is sold without the PIN. */
  | { kind: "pin_needed" }
  /** The provider takes no such face value. */
  | { kind: "face_limits"; limits: Limits }
  /** With this sale the customer would owe more than the owner lets them. */
  | ({ kind: "credit_limit" } & OverCredit)
  | SeatRefusal;

/** A customer's credit limit, and what they owe without the sale: also of sales on credit that are open. */
export interface OverCredit {
  limitKobo: Kobo;
  owedKobo: Kobo;
}

/** A service or company that is held, and the reason that sellers read. */
export interface HeldSale {
  service_type: ServiceType;
  /** Null: the whole service. */
  provider_name: string | null;
  reason: string;
  /** In epoch milliseconds. */
  until: number;
}

/** The reason against a sale from a seat. */
export type SeatRefusal =
  /** The seat has ended, or is not this user's. */
  | { kind: "seat_over" }
  | { kind: "seat_suspended" }
  /** A viewer sells nothing. */
  | { kind: "seat_viewer" }
  /** No owner is logged in. */
  | { kind: "seat_closed" }
  /** The operator has stopped the shop. */
  | { kind: "seat_stopped" }
  | { kind: "seat_service" }
  /** It may not say who owes. */
  | { kind: "seat_not_owing" }
  /** Its only price is its cost. */
  | { kind: "seat_unpriced" }
  | { kind: "seat_sale_limit"; worthKobo: Kobo; limitKobo: Kobo }
  | { kind: "seat_day_limit"; worthKobo: Kobo; leftKobo: Kobo };

/** A tap that would sell. */
export interface GuardedTap {
  userId: number;
  now: number;
  /** The account that sells, which nobody else changes until the transaction ends. */
  account: Account;
}

/**
 * Asked in the transaction that would place the sale, so that a limit holds however many taps come at once. A refused
 * offer stays an offer: it may be confirmed once the reason is gone. A guard may write what belongs to its consent;
 * it calls nothing outside.
 */
export type Guard = (trx: Db, offer: Purchase, tap: GuardedTap) => Promise<Refusal | null>;

export interface Guards {
  /** Whether anything is sold now, whatever it is. */
  accessGuards: readonly Guard[];
  /** Whether this is sold at this price: asked once the price is known. */
  limits: readonly Guard[];
}
