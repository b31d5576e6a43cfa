import type { ServiceType } from "../../vending/words.ts";
import type { Question, Talk } from "../talks/talk.ts";

/** What is asked before a quote is made. */
export type Asking = "beneficiary" | "provider" | "planType" | "product" | "amount";

/** What is known of a sale before its quote. */
export interface SellAnswers {
  serviceType: ServiceType;
  beneficiary?: string;
  provider?: { id: number; slug: string; name: string };
  /** The network was told by the number, not by the person. */
  isGuess?: boolean;
  /** null: of any kind, because it was searched for. */
  planType?: string | null;
  product?: { id: number; name: string };
  faceKobo?: number;
  quantity?: number;
  /** Where the person is in a long list: page, from 0, and what was typed to search it. */
  page?: number;
  query?: string;
}

type Given = Partial<SellAnswers>;

/** One question of a sale, with what was answered before it. */
interface SellQuestion extends Question {
  key: Asking;
  given: Given;
  answer?: Given;
}

type SellTalk = Talk<SellQuestion, Given>;
type Ask = Parameters<SellTalk>[0];

/** The questions of each service, in order. Where the number tells the network, the number comes first. */
export const sellTalks: Readonly<Record<ServiceType, SellTalk>> = {
  async airtime(ask) {
    const to = await answerTo(ask, "beneficiary");
    const network = await answerTo(ask, "provider", to);
    const amount = await answerTo(ask, "amount", { ...to, ...network });
    return { ...to, ...network, ...amount };
  },
  async data(ask) {
    const to = await answerTo(ask, "beneficiary");
    const network = await answerTo(ask, "provider", to);
    const kind = await answerTo(ask, "planType", { ...to, ...network });
    const known = { ...to, ...network, ...kind };
    // "1gb weekly", typed where the kind is asked for, names a plan at once.
    return kind.product ? known : { ...known, ...(await answerTo(ask, "product", known)) };
  },
  async electricity(ask) {
    const sold = await productOf(ask);
    const to = await answerTo(ask, "beneficiary", sold);
    const amount = await answerTo(ask, "amount", { ...sold, ...to });
    return { ...sold, ...to, ...amount };
  },
  tv: productFor,
  internet: productFor,
  education: productFor,
};

async function productFor(ask: Ask): Promise<Given> {
  const sold = await productOf(ask);
  return { ...sold, ...(await answerTo(ask, "beneficiary", sold)) };
}

async function productOf(ask: Ask): Promise<Given> {
  const provider = await answerTo(ask, "provider");
  return { ...provider, ...(await answerTo(ask, "product", provider)) };
}

async function answerTo(ask: Ask, key: Asking, given: Given = {}): Promise<Given> {
  return (await ask({ key, given })) ?? {};
}
