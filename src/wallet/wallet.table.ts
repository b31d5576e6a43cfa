import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
/** Tables of the wallet: what was seen of it, and its days. Money is integer kobo, times are epoch milliseconds. */

/**
 * A wallet's movements in a day, from the last look of an earlier day to its own last one. To the kobo:
 * `opening + paid_in + returned − charged − unnamed + unseen = closing`.
 */
export interface WalletDayTable {
  account_id: string;
  mode: AccountMode;
  day: number;
  opening_kobo: Kobo;
  /** When the balances were seen. */
  opening_at: number;
  closing_kobo: Kobo;
  closing_at: number;
  paid_in_kobo: Kobo;
  /** The charges of sales, as observed, or else as expected. */
  charged_kobo: Kobo;
  /** Given back for sales that failed after they were charged. */
  returned_kobo: Kobo;
  /** Always 0: what left the wallet without a sale is below zero in `unseen_kobo`. */
  unnamed_kobo: Kobo;
  /** How many sales of `charged_kobo` have no charge of their own that anything told. */
  unnamed_n: number;
  /** How often what was paid in is known but for the charge of sales beside it. */
  about_n: number;
  /**
   * Everything else, in kobo: falls without a sale (below zero), debits that the service seems to have lost, and what
   * moved before a first snapshot.
   */
  unseen_kobo: Kobo;
}

declare module "../db/database.ts" {
  interface Tables {
    wallet_day: WalletDayTable;
  }
}
