import type { Kobo } from "../../../core/money.ts";
import type { NumberKind } from "../../../services/services.ts";
import type { Dialog } from "../dialog.ts";

/** What a name is for: a number, and the sale on whose card it was asked; or somebody, who is called otherwise. */
export interface NameAnswers {
  accountId: string;
  number: { kind: NumberKind; number: string } | null;
  purchaseId: string | null;
  personId: string | null;
  name?: string;
  /** Somebody is called so already. */
  isShared?: boolean;
  /** Whose the number is; null: another customer's, of the same name. */
  whose?: string | null;
}

/** Asks what somebody is called, and where the name is known, whether they are one. */
export const nameDialog: Dialog<"name" | "whose", NameAnswers> = async (ask) => {
  const named = await ask("name");
  return named.isShared ? { ...named, ...(await ask("whose", named, "tap")) } : named;
};

export interface NumberAnswers {
  accountId: string;
  personId: string;
  kind?: NumberKind;
  number?: string;
}

export const numberDialog: Dialog<"kind" | "number", NumberAnswers> = async (ask) => {
  const kind = await ask("kind", {}, "tap");
  return { ...kind, ...(await ask("number", kind)) };
};

export const searchDialog: Dialog<"words", { words?: string }> = (ask) => ask("words");

/** A number for which a customer may ask the shop. */
export interface AskOption {
  /** Its link. */
  chat: string;
  label: string;
  /** The amount that a request repeats if the customer types none, in kobo; null: a plan, which has its own price. */
  lastKobo: number | null;
}

export interface AskAnswers {
  options: readonly AskOption[];
  /** The place of the chosen one. */
  place?: number;
  faceKobo?: number;
}

/** Asks a customer for which number, and how much. */
export const askShopDialog: Dialog<"which" | "amount", AskAnswers> = async (ask, start) => {
  const which = start.place === undefined ? await ask("which", {}, "tap") : {};
  const known = { ...start, ...which };
  const isByAmount = known.options[known.place ?? 0]?.lastKobo != null;
  return isByAmount && known.faceKobo === undefined ? { ...which, ...(await ask("amount", which)) } : which;
};

export interface CreditAnswers {
  personId: string;
  /** Null: no limit. */
  kobo?: Kobo | null;
}

export const creditDialog: Dialog<"kobo", CreditAnswers> = (ask) => ask("kobo");
