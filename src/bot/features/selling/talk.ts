import type { Kobo } from "../../../core/money.ts";
import type { Wish } from "../../../parser/reading.ts";
import type { Step } from "../../../services/service.ts";
import { type ServiceType, services } from "../../../services/services.ts";
import type { Talk } from "../../dialogs/talk.ts";

/** What is asked before a quote is made. */
export type Asking = Step;

/** What a typed line has said already: each answers its question when that is asked. */
export interface Said {
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

/** What is known of a sale before its quote. */
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
  /** What the customer pays for this sale alone, where somebody has said so. */
  priceKobo?: Kobo;
  /** The customer pays later; `promisedFor` a day, as its first moment, or none that was said. */
  credit?: { promisedFor: number | null };
  /** That is being asked for, on the card of the offer. */
  isPricing?: true;
  /** Where the person is in a long list: page, from 0, and what was typed to search it. */
  page?: number;
  /** "": all of them, whatever was said. */
  query?: string;
  said?: Said;
}

type Given = Partial<SellAnswers>;

/** What a line may leave open, or say otherwise than ever, before it is offered. `unread`: whether it is a sale at all. */
export type Choosing = "service" | "number" | "again" | "company" | "amount" | "unread";

/** A wish of which one thing is chosen with a button. */
export interface ChoiceAnswers {
  wish: Wish;
  of: Choosing;
  options: readonly { label: string; value: string }[];
  /** What was chosen before, and is asked no more. */
  sure?: readonly Choosing[];
  /** What is told above the question: words that are not understood, or what is usual. */
  seen?: string;
  /** What an old sale is looked for with. */
  seek?: string;
  value?: string;
}

export const choiceTalk: Talk<Choosing, ChoiceAnswers> = (ask, { of }) => ask(of);

/** The questions of each service, in order. */
export const sellTalk: Talk<Asking, SellAnswers> = async (ask, { serviceType }) => {
  let known: Given = {};
  for (const step of services[serviceType].steps) {
    // "1gb weekly", typed where the kind is asked for, names a plan at once.
    if (step !== "product" || !known.product) known = { ...known, ...(await ask(step, known)) };
  }
  return known;
};
