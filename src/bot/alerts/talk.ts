import type { AlertWish } from "../../alerts/choices.ts";
import type { AlertSubject } from "../../store/tables/alerts.ts";
import type { Talk } from "../talks/talk.ts";

export interface AlertAnswers {
  subject: AlertSubject;
  by?: NonNullable<AlertWish["by"]>;
}

/** Asks for the amount, or the number of sales, from which on an alert is told. */
export const alertTalk: Talk<"mark", AlertAnswers> = (ask) => ask("mark");
