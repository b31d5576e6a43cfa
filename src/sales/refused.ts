import type { Purchase } from "./purchases.queries.ts";

/**
 * Words of a refusal that may mean "I have this reference": the first of two equal requests may have been sold. A false
 * hit costs a check. Text about something that "does not exist" names no reference of ours.
 */
export const knownReference = new RegExp(
  [
    String.raw`duplicat|repeated|identical|idempot|re-?used|conflict|\balready\b|previously|must be unique|\bin use\b`,
    "being processed|in progress|(?:same|similar) (?:transaction|request|purchase|order)",
    String.raw`(?<!not |n't |never |longer )\bexists?\b|(?<!not )been (?:used|taken|processed)`,
    String.raw`\bref(?:erence)?\b(?!.{0,20}\bnot\b).{0,30}\b(?:taken|used|known|seen|received|processed)\b`,
  ].join("|"),
  "i",
);

/** Why a POST is unknown that the service refused for the `amount` of 0 in its body. */
export const amountRefused = "amount_refused";

const saysAmountMissing =
  /(?:missing|required|invalid|greater)\b.{0,120}\bamount\b|\bamount\b.{0,60}\b(?:missing|required|invalid|greater)\b/i;
/** A refusal for one of these may be about a purchase, or about the wallet, and is never answered with a second POST. */
const saysMore = /balance|insufficient|funds?\b|wallet|limit|minimum|maximum|exceed/i;

/** Whether the words of a refusal say that `amount` is missing, and neither they nor its `others` name another reason. */
export function isAboutAmount(words: string, others = ""): boolean {
  if (saysMore.test(others) || knownReference.test(others)) return false;
  return saysAmountMissing.test(words) && !saysMore.test(words) && !knownReference.test(words);
}

/** Why a succeeded sale is compared with the wallet: its POST was answered with an error, and may have been taken twice. */
export const compareWallet = "compare_wallet";

/** Whether an answer was an error of the service. */
export function isServerError(why: string | null): boolean {
  return why?.startsWith("http_5") ?? false;
}

export function isKeyRefused(why: string | null): boolean {
  return why === "http_401" || why === "http_403";
}

/**
 * Whether the POST was answered with a refusal that says nothing of a purchase: for the shop's key, or with reasons. No
 * purchase was made, unless a record says otherwise.
 */
export function isRefusedUnread(why: string | null): boolean {
  return isKeyRefused(why) || why === "http_400" || why === "http_422" || why === amountRefused;
}

/** Why a sale is unknown that the service refused after a tap had tried it again. */
export const refusedAgain = "refused_again";

/**
 * Whether the service has refused an unknown purchase in words: that is no silence, and the bot verifies it at once.
 */
export function isRefused(why: string | null): boolean {
  // The first two are not believed: they may be about an earlier request with this reference.
  return why === "known_reference" || why === refusedAgain || isRefusedUnread(why);
}

/** The `why` of a failure that only the POST's answer has reported. A record may correct it. */
export const refusedByAnswer = "refused";

export function isRefusedByAnswer({ state, why }: Pick<Purchase, "state" | "why">): boolean {
  return state === "failed" && why === refusedByAnswer;
}
