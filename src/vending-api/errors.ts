import { VendbotError } from "../core/errors.ts";

/** The known facts about a failed call. Holds no header and no body, so no key, PIN or token. */
export interface CallFacts {
  /** HTTP status, null when no answer came. */
  status?: number | null;
  /** The service's words to a person, cleaned and with secrets taken out; null if it said nothing readable. */
  words?: string | null;
  /** The service's words to the credential that was tried before this one. */
  earlierWords?: string | null;
  /** How long the service asked to wait. */
  retryAfterMs?: number | null;
  /** A finer code than the class: `timeout`, `reset`, `bad_json`, … */
  why?: string | null;
}

/**
 * The base of every error of this module. It never has a `cause`: errors of the transport may hold the request, and a
 * logger walks causes.
 */
export abstract class VendingError extends VendbotError {
  readonly status: number | null;
  readonly words: string | null;
  readonly earlierWords: string | null;
  readonly retryAfterMs: number | null;
  readonly why: string | null;

  /** Code and message of the class. */
  static readonly says: readonly [code: `vending.${string}`, message: string];

  constructor(facts: CallFacts = {}) {
    super(...new.target.says);
    this.status = facts.status ?? null;
    this.words = facts.words ?? null;
    this.earlierWords = facts.earlierWords ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.why = facts.why ?? null;
  }
}

/**
 * Raised when `/login/` answers 4xx, or denies under 200: phone number and PIN were not accepted. Show `words`, ask again.
 * `why` is `page` if the answer was a web page, which says nothing about the number.
 */
export class NotAccepted extends VendingError {
  static override readonly says = ["vending.not_accepted", "The service did not accept the login"] as const;
}

/** Raised when `/login/` answers 202: it wants a second step, such as a code. Show `words`; each login sends another code. */
export class AnotherStep extends VendingError {
  static override readonly says = ["vending.another_step", "The service wants a second step to log in"] as const;
}

/** Raised when the service shows no profile to a user's token, because the user is no developer yet. */
export class NotDeveloper extends VendingError {
  static override readonly says = ["vending.not_developer", "The user is no developer at the service yet"] as const;
}

/** Raised when no credential at hand is accepted (401 or 403). Ask the reseller to log in again. */
export class Unauthorized extends VendingError {
  static override readonly says = ["vending.unauthorized", "The service did not accept the credentials"] as const;
}

/** Raised on 429. Wait `retryAfterMs` where it is given, and do less. */
export class RateLimited extends VendingError {
  static override readonly says = ["vending.rate_limited", "The service asks to slow down"] as const;
}

/** Raised when the service understood and said no (any other 4xx), as for an upgrade fee above the wallet balance. Show `words`. */
export class Refused extends VendingError {
  static override readonly says = ["vending.refused", "The service refused the request"] as const;
}

/** Raised when the service is down or out of reach: 5xx, network, timeout. After a POST or PATCH it may have been done. */
export class Unavailable extends VendingError {
  static override readonly says = ["vending.unavailable", "The service is not available"] as const;
}

/** Raised when an answer came that is not what the spec says. */
export class Malformed extends VendingError {
  static override readonly says = ["vending.malformed", "The service's answer cannot be read"] as const;
}

/** Whether the service is there and said something, which is not what was asked for: then nobody waits for it to come back. */
export function hasAnswered(error: VendingError): boolean {
  return !(error instanceof Unavailable || error instanceof RateLimited);
}

/** Why a call was not made: the service answers nobody. */
export const serviceDown = "service_down";

export function isServiceDown(error: unknown): boolean {
  return error instanceof Unavailable && error.why === serviceDown;
}
