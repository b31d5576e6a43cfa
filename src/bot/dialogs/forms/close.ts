import type { AccountMode } from "../../../core/account-modes.ts";
import type { Kobo } from "../../../core/money.ts";
import type { Dialog } from "../dialog.ts";

/** The day whose money is counted. */
export interface CountAnswers {
  accountId: string;
  mode: AccountMode;
  day: number;
  kobo?: Kobo;
}

/** Asks what was counted. */
export const countDialog: Dialog<"kobo", CountAnswers> = (ask) => ask("kobo");
