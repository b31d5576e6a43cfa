import type { Dialog } from "../dialog.ts";

/** The facts about the user who logs in. Never the PIN: its keypad has a row of its own. */
export interface LoginAnswers {
  phone?: string;
  /** The number as it was typed, digits and + only; absent where nobody typed it. */
  typed?: string;
  /** A message beside the question, which goes when the login is over. */
  asideMessageId?: number;
}

/** Asks for the phone number, unless the login began with it. When it is over the PIN is waited for. */
export const loginDialog: Dialog<"phone", LoginAnswers> = async (ask, { phone }) => (phone ? {} : ask("phone"));
