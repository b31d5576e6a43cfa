import type { AccountMode } from "../../../core/account-modes.ts";
import type { Kobo } from "../../../core/money.ts";
import type { Dialog } from "../dialog.ts";

/** The sale on credit, and the debtor. */
export interface OweAnswers {
  accountId: string;
  purchaseId: string;
  /** A part was paid at the counter: it is asked how much. */
  isPart: boolean;
  /** The customer with the number is known. */
  isKnown: boolean;
  paidKobo?: Kobo;
  /** null: only the number. */
  name?: string | null;
  /** Somebody is called so already. */
  isShared?: boolean;
  /** Whose the number is; null: another customer's, of the same name. */
  whose?: string | null;
}

/** Asks what was paid, and who owes the rest, where these are not known. */
export const debtDialog: Dialog<"paid" | "name" | "whose", OweAnswers> = async (ask, { isPart, isKnown }) => {
  const paid = isPart ? await ask("paid") : {};
  if (isKnown) return paid;
  const named = { ...paid, ...(await ask("name", paid)) };
  return named.isShared ? { ...named, ...(await ask("whose", named, "tap")) } : named;
};

/** Whose debt is paid; in full words if the amount was typed before. */
export interface RepayAnswers {
  accountId: string;
  mode: AccountMode;
  personId: string;
  kobo?: Kobo;
  isSure?: boolean;
}

/** Asks how much somebody has paid, or whether they have paid the typed amount. */
export const repayDialog: Dialog<"kobo" | "sure", RepayAnswers> = (ask, { kobo }) =>
  kobo === undefined ? ask("kobo") : ask("sure", {}, "tap");
