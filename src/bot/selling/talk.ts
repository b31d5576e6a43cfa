import type { Kobo } from "../../lib/money.ts";
import type { ServiceType } from "../../lib/service-types.ts";
import type { Ask, Talk } from "../talks/talk.ts";

/** What is asked before a quote is made. */
export type Asking = "beneficiary" | "provider" | "planType" | "product" | "amount";

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
  /** Where the person is in a long list: page, from 0, and what was typed to search it. */
  page?: number;
  query?: string;
}

type Given = Partial<SellAnswers>;
type AskSale = Ask<Asking, SellAnswers>;

/** The questions of each service, in order. Where the number tells the network, the number comes first. */
const talks: Readonly<Record<ServiceType, (ask: AskSale) => Promise<Given>>> = {
  async airtime(ask) {
    const to = await ask("beneficiary");
    const network = await ask("provider", to);
    const amount = await ask("amount", { ...to, ...network });
    return { ...to, ...network, ...amount };
  },
  async data(ask) {
    const to = await ask("beneficiary");
    const network = await ask("provider", to);
    const kind = await ask("planType", { ...to, ...network });
    const known = { ...to, ...network, ...kind };
    // "1gb weekly", typed where the kind is asked for, names a plan at once.
    return kind.product ? known : { ...known, ...(await ask("product", known)) };
  },
  async electricity(ask) {
    const sold = await productOf(ask);
    const to = await ask("beneficiary", sold);
    const amount = await ask("amount", { ...sold, ...to });
    return { ...sold, ...to, ...amount };
  },
  tv: productFor,
  internet: productFor,
  education: productFor,
};

export const sellTalk: Talk<Asking, SellAnswers> = (ask, { serviceType }) => talks[serviceType](ask);

async function productFor(ask: AskSale): Promise<Given> {
  const sold = await productOf(ask);
  return { ...sold, ...(await ask("beneficiary", sold)) };
}

async function productOf(ask: AskSale): Promise<Given> {
  const provider = await ask("provider");
  return { ...provider, ...(await ask("product", provider)) };
}
