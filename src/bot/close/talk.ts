import type { Kobo } from "../../lib/money.ts";
import type { AccountMode } from "../../store/tables/accounts.ts";
import type { Talk } from "../talks/talk.ts";

/** Of which day the money is counted. */
export interface CountAnswers {
  accountId: string;
  mode: AccountMode;
  day: number;
  kobo?: Kobo;
}

/** Asks what was counted. */
export const countTalk: Talk<"kobo", CountAnswers> = (ask) => ask("kobo");
