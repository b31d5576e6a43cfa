import type { Dialog } from "../dialog.ts";

/** The sale and its SMS that a number is asked for. */
export interface SmsAnswers {
  purchaseId: string;
  turn: number;
  /** 08031234567. */
  number?: string;
  /** Whether it is saved with the customer. */
  isKept?: boolean;
}

/** Asks for the number that a token goes to, and whether it is the customer's from now on: the number is seen once more before anything goes out. */
export const smsDialog: Dialog<"number" | "keep", SmsAnswers> = async (ask) => {
  const number = await ask("number");
  return { ...number, ...(await ask("keep", number, "tap")) };
};
