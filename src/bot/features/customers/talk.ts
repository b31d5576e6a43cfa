import type { Kobo } from "../../../core/money.ts";
import type { NumberKind } from "../../../services/services.ts";
import type { Talk } from "../../dialogs/talk.ts";

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
export const nameTalk: Talk<"name" | "whose", NameAnswers> = async (ask) => {
  const named = await ask("name");
  return named.isShared ? { ...named, ...(await ask("whose", named, "tap")) } : named;
};

export interface NumberAnswers {
  accountId: string;
  personId: string;
  kind?: NumberKind;
  number?: string;
}

/** Asks for one more number of a customer. */
export const numberTalk: Talk<"kind" | "number", NumberAnswers> = async (ask) => {
  const kind = await ask("kind", {}, "tap");
  return { ...kind, ...(await ask("number", kind)) };
};

/** Asks which customer. */
export const seekTalk: Talk<"words", { words?: string }> = (ask) => ask("words");

export interface CreditAnswers {
  personId: string;
  /** Null: no limit. */
  kobo?: Kobo | null;
}

/** Asks how much a customer may owe. */
export const creditTalk: Talk<"kobo", CreditAnswers> = (ask) => ask("kobo");
