import type { Month, Weekday } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import type { NumberKind, ServiceType } from "../services/services.ts";

/** A customer who may be meant: what they have, as it is sold to. */
export interface KnownCustomer {
  id: string;
  name: string;
  numbers: readonly { kind: NumberKind; number: string }[];
}

/** The providers and people that the shop knows. The parser reads all other names as words. */
export interface Known {
  providers: Readonly<Partial<Record<ServiceType, readonly { slug: string; name: string }[]>>>;
  customers: readonly KnownCustomer[];
}

export type PlanKind = "sme" | "gifting" | "corporate";

/** The traits of a plan; its price is the wish's amount. */
export interface PlanTraits {
  /** In megabytes; a gigabyte is 1024 of them. */
  sizeMb?: number;
  days?: number;
  kind?: PlanKind;
  /** Lower case: parts of its name ("compact", "plus"). */
  words: readonly string[];
}

/** Parts that a line leaves open because it states them twice. The bot asks for them and never guesses. */
export type Unsure = "amount" | "number" | "provider";

/** When a customer has promised to pay: a day of this week or the next, in a week, or when the month ends. */
export type PromisedDay = "today" | "tomorrow" | "overmorrow" | "week" | "month" | Weekday;

/** How a sale is paid for, where a line says so. */
export interface Terms {
  /** The customer pays later. */
  owed?: { by?: PromisedDay };
  /** The customer's price for this sale. */
  pays?: Kobo;
}

/** A sale as far as a line states it. The bot asks for what is missing. */
export interface TypedSale extends Terms {
  /** One when it is certain; of several, one is asked for. */
  services: readonly ServiceType[];
  /** "mtn", "ikeja", "dstv": a name that `called` finds in a listing. */
  provider?: string;
  /** The face value, or the price of what is sold as a plan. */
  amount?: Kobo;
  /** "0", "-500": no amount, as it was typed. */
  badAmount?: string;
  plan?: PlanTraits;
  meterKind?: "prepaid" | "postpaid";
  /** As the shop writes it: 0803…, or a device's digits. Every digit of it was typed. */
  number?: string;
  /**
   * Digits that are none of these numbers: the number of digits too few (below 0) or too many. 0: they look like
   * something else.
   */
  badNumber?: { digits: string; of: NumberKind; off: number };
  /** A customer's name as it was typed. */
  name?: string;
  /** The ids of those who may be meant by it. */
  customers?: readonly string[];
  quantity?: number;
  /** The same as before. */
  again?: true;
  unsure?: readonly Unsure[];
}

export type ShopWord =
  | "menu"
  | "help"
  | "money"
  | "more"
  | "cancel"
  | "sell"
  | "balance"
  | "fund"
  | "history"
  | "find"
  | "customers"
  | "books"
  | "owing"
  | "paid"
  | "staff"
  | "language"
  | "many"
  | "reminders"
  | "prices"
  | "statement"
  | "account"
  | "lock"
  | "freeze"
  | "close"
  | "logout";

export type Day = "today" | "yesterday" | "week" | Weekday | AskedMonth;

/** The newest month of this name, the one of now, or the one before it. */
export type AskedMonth = Month | "thismonth" | "lastmonth";

/** One of the shop's own words, with what narrows it down. */
export interface WordReading {
  kind: "word";
  word: ShopWord;
  day?: Day;
  services?: readonly ServiceType[];
  provider?: string;
  number?: string;
  /** The amount of the sales that are asked for, as it was typed. */
  amount?: string;
  name?: string;
  /** The text to search for, as it was typed. */
  rest?: string;
}

/** Words beside a number that have no place in a sale: what they are about is no wish. */
export interface Unread {
  /** As they stand in the line, without accents. */
  words: string;
  /** The rest of the line. */
  request: TypedSale;
  /** They tell of a sale that was or must not be, or they ask. */
  isComplaint: boolean;
}

export type LineReading = WordReading | { kind: "sale"; request: TypedSale } | { kind: "nothing" };

/** The subject of a line that asks for no sale and is none of the shop's words. */
export type Aside = ({ kind: "unread" } & Unread) | { kind: "prices"; request: TypedSale };
