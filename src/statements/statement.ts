import type { LateChanges } from "../closes/late-changes.ts";
import type { Sums } from "../closes/sale-totals.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";

/** A spreadsheet for people, pages to print and show, a table for other programs. */
export const statementFormats = ["xlsx", "pdf", "csv"] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** The most lines of a file: Telegram takes 50 MB from a bot. */
export const maxLines = 500_000;
/** With more lines than these, pages show only the sums and the days. */
export const maxPrinted = 5000;

export type LineState = "sold" | "awaiting" | "open" | "failed";

/**
 * One sale of a statement. Amounts are those that count in its sums, each null where nobody knows it or the sale did not
 * succeed: what is added up comes to the totals.
 */
export interface StatementLine {
  /** When it was confirmed, in epoch milliseconds. */
  at: number;
  reference: string;
  service: ServiceType;
  provider: string;
  /** Null for airtime. */
  product: string | null;
  pieces: number;
  beneficiary: string;
  /** The shop's name for the customer. */
  customer: string | null;
  faceKobo: Kobo | null;
  costKobo: Kobo | null;
  /** Whether somebody has shown the charge, or it is what the listing says. */
  isCostSeen: boolean;
  /** The customer's price, and the profit. */
  priceKobo: Kobo | null;
  profitKobo: Kobo | null;
  payment: "paid" | "owed" | "part" | "forgiven" | null;
  /** The seat from which it was sold; null: an owner sold. */
  seat: string | null;
  state: LineState;
  /** What an open sale may still take from the wallet, or was not sold: it stands in words, and in no sum. */
  unsoldKobo: Kobo | null;
  note: string | null;
  /** Only where the owner has asked for tokens. */
  token: string | null;
}

/** An amount that was seen at some time. */
export interface Seen {
  kobo: Kobo;
  at: number;
}

/** The wallet in a period: `opening + paidIn − charged − notNamed = closing`. */
export interface WalletFigures {
  opening: Seen;
  paidIn: Kobo;
  /** For sales, less what was given back for those that failed. */
  charged: Kobo;
  /** The money that left the wallet without a known charge, less rises without a snapshot or after lost debits. */
  notNamed: Kobo;
  closing: Seen;
}

/** The debts of customers from the first to the last moment of a period. */
export interface DebtFigures {
  opening: Kobo;
  owed: Kobo;
  paid: Kobo;
  forgiven: Kobo;
  closing: Kobo;
}

/** The totals of sales, and their profit as far as costs are known. */
export interface StatementSums extends Sums {
  profitKobo: Kobo;
}

/** The head of a statement in any form. All of it is from one reading of its lines. */
export interface Statement {
  shop: string;
  mode: AccountMode;
  /** From then on, and before `until`; epoch milliseconds. */
  since: number;
  until: number;
  madeAt: number;
  /** Whether it holds the shop's costs: only for its owners. */
  withCost: boolean;
  lines: number;
  /** Null if it has only some sales, or without a snapshot of the wallet. */
  wallet: WalletFigures | null;
  /** Null if it has only some sales. */
  debts: DebtFigures | null;
  /** The difference between its sums and the closes of its days. Null if it has only some sales. */
  late: LateChanges | null;
  sums: StatementSums;
  byService: readonly { service: ServiceType; sums: StatementSums }[];
  /** `seat` null: the owners. */
  bySeat: readonly { seat: string | null; sums: StatementSums }[];
  /** `day`: its first moment in the shop's time zone. */
  byDay: readonly { day: number; sums: StatementSums }[];
}
