import type { AlertSubject } from "../../../alerts/alerts.table.ts";
import type { AlertChange } from "../../../alerts/choices.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import type { Kobo } from "../../../core/money.ts";
import type { LockSetting } from "../../../lock/lock.ts";
import type { Dialog } from "../dialog.ts";

/** The dialogs that ask one question. */

/** Asks what the shop is called. */
export const shopDialog: Dialog<"name", { name?: string }> = (ask) => ask("name");

export interface AlertAnswers {
  subject: AlertSubject;
  by?: NonNullable<AlertChange["by"]>;
}

/** Asks for the limit of an alert: an amount or a number of sales. */
export const alertDialog: Dialog<"mark", AlertAnswers> = (ask) => ask("mark");

/** The day whose money is counted. */
export interface CountAnswers {
  accountId: string;
  mode: AccountMode;
  day: number;
  kobo?: Kobo;
}

/** Asks what was counted. */
export const countDialog: Dialog<"kobo", CountAnswers> = (ask) => ask("kobo");

/** Asks for what is known of a sale. */
export const findDialog: Dialog<"words", { words?: string }> = (ask) => ask("words");

/** Which setting of the lock is asked about, and the place of the choice. Whether that takes the PIN is not asked here. */
export interface LockAnswers {
  what: LockSetting["what"];
  place?: number;
}

/** Asks after how long the counter locks, or above which amount a sale takes the PIN. */
export const lockDialog: Dialog<LockSetting["what"], LockAnswers> = (ask, { what }) => ask(what, {}, "tap");

/** A row of a list that is typed again, by its place. */
export interface EditAnswers {
  batchId: string;
  index: number;
  text?: string;
}

/** Asks for a row of a list. */
export const editDialog: Dialog<"text", EditAnswers> = (ask) => ask("text");

/** The sale to be reminded of. `repeatId`: the reminder that is changed; null for a new one. */
export interface RepeatAnswers {
  purchaseId: string;
  repeatId: string | null;
  /** Days between two reminders; null: each month; undefined: not answered yet. */
  everyDays?: number | null;
}

/** Asks how often. */
export const repeatDialog: Dialog<"everyDays", RepeatAnswers> = (ask) => ask("everyDays");

/** Asks for the first and the last day of a statement; `choice`: what else it is narrowed down to. */
export const datesDialog: Dialog<"dates", { choice: string; dates?: string }> = (ask) => ask("dates");
