import type { AlertSubject } from "../../../alerts/alerts.table.ts";
import type { AlertChange } from "../../../alerts/choices.ts";
import type { Dialog } from "../dialog.ts";

export interface AlertAnswers {
  subject: AlertSubject;
  by?: NonNullable<AlertChange["by"]>;
}

/** Asks for the limit of an alert: an amount or a number of sales. */
export const alertDialog: Dialog<"mark", AlertAnswers> = (ask) => ask("mark");
