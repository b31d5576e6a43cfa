import type { Dialog } from "../../dialogs/dialog.ts";

/** What somebody is to be reminded of: a sale; `repeatId`: by a reminder that is there already. */
export interface RepeatAnswers {
  purchaseId: string;
  repeatId: string | null;
  /** null: each month. */
  everyDays?: number | null;
}

/** Asks how often. */
export const repeatDialog: Dialog<"everyDays", RepeatAnswers> = (ask) => ask("everyDays");
