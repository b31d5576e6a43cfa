import { readRefusal } from "../../sales/read-refusal.ts";
import {
  NotAccepted,
  RateLimited,
  Refused,
  Unauthorized,
  Unavailable,
  type VendingError,
} from "../../vending-api/errors.ts";
import type { ShopContext } from "../shop.ts";
import { type Html, lines, type Say } from "./text.ts";

/** Who reads what the service says. What the wallet holds is the owners' alone: not for seats, viewers and customers. */
export interface WordsReader {
  say: Say;
  isForSeat: boolean;
}

/** Numbers that words may hold in any case. */
interface About {
  beneficiary?: string | null;
  reference?: string;
}

export function readerOf({ say, seller }: Pick<ShopContext, "say" | "seller">): WordsReader {
  return { say, isForSeat: seller?.seat !== null };
}

const moneyWords =
  /\p{N}|\p{Sc}|\b(?:ngn|naira|kobo|wallet\w*|balance\w*|fund\w*|credit\w*|debit\w*|money|cash|float|purse|amount\w*|cost\w*|price\w*|fee|fees|charge\w*|pay|paid|payment\w*|deposit\w*|left|remain\w*|afford|worth|accounts?|acct|bal|insufficient\w*|enough|short|small|low|empty|overdr\w+|ow(?:e[ds]?|ing)|debts?|top[ -]?up|exhausted|nil|nothing|zero|one|two|three|four|five|six|seven|eight|nine|\w+teen|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred\w*|thousand\w*|million\w*)\b/iu;

/**
 * The one rule of what the service says, as far as this reader may see it: all for an owner; for anybody else only what
 * speaks of no money and holds no digit but the number sold to and the reference. Null: hidden.
 */
export function readableWords(reader: Pick<WordsReader, "isForSeat">, words: string | null, about: About = {}) {
  if (words === null || !reader.isForSeat) return words;
  const known = [about.reference, about.beneficiary].filter(
    (part) => part !== undefined && part !== null && part !== "",
  );
  const rest = known.reduce<string>((text, part) => text.replaceAll(part ?? "", " "), words);
  // Wide letters and marks that nobody sees would hide a word from the rule, and not from the reader.
  const plain = rest.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return moneyWords.test(rest) || moneyWords.test(plain) ? null : words;
}

/** The service's words, marked as its own, as far as this reader may see them. */
export function formatWords(reader: WordsReader, words: string | null, about?: About): Html | null {
  const readable = readableWords(reader, words, about);
  return readable === null ? null : reader.say.html("card-words", { words: readable });
}

/** Advice to the reader about a sale that the service refused. Only owners can pay in, or talk to the service. */
export function adviseRefusal({ say, isForSeat }: WordsReader, words: string | null): Html {
  const refusal = readRefusal(words);
  if (isForSeat && (refusal === "low-balance" || refusal === "account")) return say.html(`advice-${refusal}-seat`);
  return say.html(`advice-${refusal}`);
}

/** A failure of any other call: what to do now, and the service's own words, marked as its words. */
export function renderProblem(reader: WordsReader, error: VendingError): Html {
  return lines(reader.say.html(problemKey(reader, error)), formatWords(reader, error.words));
}

function problemKey({ isForSeat }: WordsReader, error: VendingError) {
  if (error instanceof RateLimited) return "problem-slow-down";
  if (error instanceof Unauthorized || error instanceof NotAccepted)
    return isForSeat ? "problem-login-seat" : "problem-login";
  if (error instanceof Refused) return "problem-refused";
  return error instanceof Unavailable ? "problem-down" : "problem-unreadable";
}
