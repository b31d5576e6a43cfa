import type { AlertSubject } from "../../../alerts/alerts.table.ts";
import type { AlertWish } from "../../../alerts/choices.ts";
import type { Talk } from "../../dialogs/talk.ts";

export interface AlertAnswers {
  subject: AlertSubject;
  by?: NonNullable<AlertWish["by"]>;
}

/** Asks for the amount, or the number of sales, from which on an alert is told. */
export const alertTalk: Talk<"mark", AlertAnswers> = (ask) => ask("mark");
