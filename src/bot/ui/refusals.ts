import { readRefusal } from "../../purchases/read-refusal.ts";
import {
  NotAccepted,
  RateLimited,
  Refused,
  Unauthorized,
  Unavailable,
  type VendingError,
} from "../../vending/errors.ts";
import { type Html, lines, type Say } from "./text.ts";

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
