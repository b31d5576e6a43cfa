import type { Dialog } from "../dialog.ts";

/** The sale to be reminded of. `repeatId`: the reminder that is changed; null for a new one. */
export interface RepeatAnswers {
  purchaseId: string;
  repeatId: string | null;
  /** Days between two reminders; null: each month; undefined: not answered yet. */
  everyDays?: number | null;
}

/** Asks how often. */
export const repeatDialog: Dialog<"everyDays", RepeatAnswers> = (ask) => ask("everyDays");
