import { knownReference } from "./refused.ts";

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
