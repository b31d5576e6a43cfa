import type { AccountMode } from "../../../core/account-modes.ts";
import type { Kobo } from "../../../core/money.ts";
import type { Talk } from "../../dialogs/talk.ts";

/** Of which day the money is counted. */
export interface CountAnswers {
  accountId: string;
  mode: AccountMode;
  day: number;
  kobo?: Kobo;
}

/** Asks what was counted. */
export const countTalk: Talk<"kobo", CountAnswers> = (ask) => ask("kobo");
