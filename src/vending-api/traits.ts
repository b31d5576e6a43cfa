import type { ObserveBeyondSpec } from "../core/metrics.ts";
import type { Listing } from "./catalogue-schemas.ts";
import { isBeyondSpec } from "./words.ts";

/**
 * What an answer can teach about this service, where the specification is silent or the service differs from it:
 *
 * - `plan_amount`: "price" if the service refuses a plan's `amount` of 0 and takes its price.
 * - `path:LISTING`: "id" or "slug", the part of a provider that stands in the paths of this listing.
 * - `login_phone`: the spelling of a phone number that `/login/` took last (`PhoneSpelling` of core/phone-spellings.ts).
 * - `token_record`: "purchase" if `GET /purchase/{id}/` has shown a token; a time in epoch milliseconds until which that
 *   path is not asked, because the service has no such route.
 * - `signature`: the header that carries a webhook's signature and the bytes it is over: "x-acme-signature compact".
 * - `record_amount`: "charge" if the `amount` of a record is what the wallet paid, also if it equals the face value; the
 *   number of sales that have said so until then.
 * - `status_words`: status words beyond the specification that this service uses, separated by commas.
 */
export type Trait =
  | "plan_amount"
  | `path:${Listing}`
  | "login_phone"
  | "token_record"
  | "signature"
  | "record_amount"
  | "status_words"
  /** Per account, mode and network: the discount that sales have shown, the listed one, and sales that agree: "3 2.5 2". */
  | `discount:${string}`
  /**
   * Per account, mode, service type and provider: what sales without a listed cost are charged, in hundredths of a
   * percent of the face value; empty while that is not learnt. Behind it what one sale has shown since: "9900 9850".
   */
  | `share:${string}`;

/**
 * The learned traits of one service, kept in memory, and in `save` where one is given, which resolves once a value is
 * stored. Everything starts unknown, and the specification holds until something is learnt. `stored`: what earlier
 * processes have learned.
 */
export function createServiceTraits({
  stored,
  save,
}: {
  stored?: ReadonlyMap<Trait, string>;
  save?(trait: Trait, value: string): Promise<void>;
} = {}) {
  const known = new Map<Trait, string>(stored);
  return {
    /** The learnt value; null while nothing was learnt. */
    get: (trait: Trait): string | null => known.get(trait) ?? null,
    /** Keeps a value over restarts, for this base address. Does nothing if it is known already. Never rejects. */
    async learn(trait: Trait, value: string): Promise<void> {
      if (known.get(trait) === value) return;
      known.set(trait, value);
      await save?.(trait, value);
    },
    known: (): ReadonlyMap<Trait, string> => known,
    /** Takes over a value that another process has learnt and stored. */
    adopt: (trait: Trait, value: string) => void known.set(trait, value),
  };
}

export type ServiceTraits = Omit<ReturnType<typeof createServiceTraits>, "adopt">;

/** Counts and learns the status word of a record or webhook, if the specification does not have it. Never rejects. */
export type NoteStatusWord = (word: string) => Promise<void>;

export function createStatusWordNoter(
  traits: Pick<ServiceTraits, "get" | "learn">,
  onBeyondSpec: ObserveBeyondSpec,
): NoteStatusWord {
  return async (said) => {
    if (!isBeyondSpec(said)) return;
    onBeyondSpec("status_word");
    const word = said.trim().toLowerCase();
    const known = traits.get("status_words")?.split(",") ?? [];
    if (!known.includes(word)) await traits.learn("status_words", [...known, word].toSorted().join(","));
  };
}
