import { knownReference } from "../../purchases/refused.ts";
import {
  NotAccepted,
  RateLimited,
  Refused,
  Unauthorized,
  Unavailable,
  type VendingError,
} from "../../vending/errors.ts";
import { type Html, lines, type Say } from "./text.ts";

/** Why the service said no, as far as its words tell. The spec has no list of its errors: they are matched loosely. */
export type Refusal =
  | "low-balance"
  | "doubled"
  | "account"
  | "bad-number"
  | "limits"
  | "not-offered"
  | "provider-down"
  | "unknown";

/** The first that matches wins: "invalid amount: wallet balance too low" is about the wallet. */
const signs: readonly (readonly [Refusal, RegExp])[] = [
  ["low-balance", /insufficient|not enough|(?:low|too low|exceeds?)\b.{0,20}\b(?:balance|funds)|balance\b.{0,25}\blow/],
  ["doubled", knownReference],
  ["account", /suspend|blocked|deactivated|inactive account|not a developer|permission|kyc|forbidden/],
  [
    "bad-number",
    /(?:invalid|incorrect|wrong|not valid|not found|unknown|does not exist|unregistered)\b.{0,30}\b(?:number|phone|meter|card|iuc|beneficiary|customer|recipient|msisdn)|(?:number|phone|meter|card|iuc|beneficiary|customer|recipient|msisdn)\b.{0,30}\b(?:invalid|incorrect|wrong|not valid|not found|unknown|does not exist|could not be)/,
  ],
  [
    "limits",
    /minimum|maximum|(?:below|above|under|exceeds?|over|between)\b.{0,30}\b(?:limit|amount|₦|\d)|amount\b.{0,40}\b(?:limit|at least|at most|low|high|between)/,
  ],
  [
    "not-offered",
    /not (?:available|offered|active|sold)|out of stock|disabled|discontinued|(?:plan|package|variation|network|service)(?:_id)?\b.{0,15}\bis not/,
  ],
  [
    "provider-down",
    /provider|network|operator|disco|biller|gateway|upstream|unavailable|time(?:d )?-?out|temporar|maintenance|try (?:again|later)|busy/,
  ],
];

/** Reads why from the service's own words. */
export function readRefusal(words: string | null): Refusal {
  const text = (words ?? "").toLowerCase();
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? "unknown";
}

/** What the reseller can do now about a sale that the service refused. */
export function adviseRefusal(say: Say, words: string | null): Html {
  return say.html(`advice-${readRefusal(words)}`);
}

/** A failure of any other call: what to do now, and the service's own words, marked as its words. */
export function renderProblem(say: Say, error: VendingError): Html {
  return lines(say.html(problemKey(error)), error.words !== null && say.html("card-words", { words: error.words }));
}

function problemKey(error: VendingError) {
  if (error instanceof RateLimited) return "problem-slow-down";
  if (error instanceof Unauthorized || error instanceof NotAccepted) return "problem-login";
  if (error instanceof Refused) return "problem-refused";
  return error instanceof Unavailable ? "problem-down" : "problem-unreadable";
}
