import type { Kobo } from "../../../core/money.ts";
import type { TypedSale } from "../../../parser/reading.ts";
import type { Step } from "../../../services/service.ts";
import { type ServiceType, services } from "../../../services/services.ts";
import type { Dialog } from "../dialog.ts";

export type Asking = Step;

/** What a typed line has said already: each answers its question when that is asked. */
export interface TypedAnswers {
  beneficiary?: string;
  /** A name that the listing is looked through for, and words of a plan that narrow it down. */
  provider?: string;
  words?: readonly string[];
  /** Two providers were named: the number's is not taken for either. */
  isProviderOpen?: true;
  /** What a plan is searched by: "1gb 7 days". */
  plan?: string;
  meterKind?: "prepaid" | "postpaid";
  faceKobo?: Kobo;
}

/** The known facts of a sale before its quote. */
export interface SellAnswers {
  serviceType: ServiceType;
  beneficiary?: string;
  provider?: { id: number; slug: string; name: string };
  /** The network was told by the number, not by the person. */
  isGuess?: boolean;
  /** A prepaid meter was taken for granted, as nearly all are. */
  isUsualMeter?: boolean;
  /** null: of any kind, because it was searched for. */
  planType?: string | null;
  product?: { id: number; name: string };
  faceKobo?: Kobo;
  quantity?: number;
  /** The customer's price for only this sale, if somebody has set one. */
  priceKobo?: Kobo;
  /** The customer pays later; `promisedFor` a day, as its first moment, or none that was named. */
  credit?: { promisedFor: number | null };
  /** That is being asked for, on the card of the offer. */
  isPricing?: true;
  /** Where the person is in a long list: page, from 0, and what was typed to search it. */
  page?: number;
  /** "": all of them, whatever was typed. */
  query?: string;
  said?: TypedAnswers;
}

type Given = Partial<SellAnswers>;

/**
 * The things that a line may leave open, or state differently than ever, before the offer. `unread`: whether it is a
 * sale at all.
 */
export type Choosing = "service" | "number" | "again" | "company" | "amount" | "unread";

/** A request whose one open thing is chosen with a button. */
export interface ChoiceAnswers {
  request: TypedSale;
  of: Choosing;
  options: readonly { label: string; value: string }[];
  /** The earlier choices, which are not asked for again. */
  sure?: readonly Choosing[];
  /** The text above the question: words that are not understood, or the usual value. */
  seen?: string;
  /** The key of the search for an old sale. */
  searchText?: string;
  value?: string;
}

export const choiceDialog: Dialog<Choosing, ChoiceAnswers> = (ask, { of }) => ask(of);

/** The questions of each service, in order. */
export const sellDialog: Dialog<Asking, SellAnswers> = async (ask, { serviceType }) => {
  let known: Given = {};
  for (const step of services[serviceType].steps) {
    // "1gb weekly", typed where the kind is asked for, names a plan at once.
    if (step !== "product" || !known.product) known = { ...known, ...(await ask(step, known)) };
  }
  return known;
};
