import type { PurchaseState } from "../store/tables/purchases.ts";
import type { Claim } from "./events.ts";

/** What a statement does to a purchase in some state. */
const effects = [
  "keep", // nothing new, or older news than what is known
  "move", // the next state of an open purchase
  "correct", // a final state was wrong, and the service's evidence says so: said loudly
  "doubt", // contradicts a final state without being enough to change it: ask verify, show it to a person
  "stray", // about a purchase that was never sent
] as const;
export type Effect = (typeof effects)[number];

export type Source = "answer" | "webhook" | "verified";

const neverSent = { quoted: "stray", cancelled: "stray", expired: "stray" } as const;

/**
 * Who may say what in which state. Verify outranks a signed webhook, which outranks the answer to the POST.
 * States, and what each waits for:
 *
 * - quoted: the confirm tap · intent: the sender · sending: the POST's answer
 * - unknown: the POST may have left, its answer is missing; verify or a webhook · pending: the provider
 * - void: after many readable "no such record" answers, presumed never to have reached the service; still watched
 * - failed, succeeded: nothing, unless the service itself corrects it
 * - cancelled, expired: nothing; never sent
 */
export const effectOf: Readonly<Record<Source, Readonly<Record<Claim, Readonly<Record<PurchaseState, Effect>>>>>> = {
  answer: {
    succeeded: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "move" },
      ...{ void: "correct", failed: "doubt", succeeded: "keep" },
    },
    failed: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "doubt" },
      ...{ void: "move", failed: "keep", succeeded: "doubt" },
    },
    pending: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "keep" },
      ...{ void: "correct", failed: "keep", succeeded: "keep" },
    },
    other: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "keep", pending: "keep" },
      ...{ void: "keep", failed: "keep", succeeded: "keep" },
    },
  },
  webhook: {
    succeeded: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "move" },
      ...{ void: "correct", failed: "doubt", succeeded: "keep" },
    },
    failed: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "move" },
      ...{ void: "move", failed: "keep", succeeded: "doubt" },
    },
    pending: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "keep" },
      ...{ void: "correct", failed: "keep", succeeded: "keep" },
    },
    other: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "keep" },
      ...{ void: "doubt", failed: "doubt", succeeded: "doubt" },
    },
  },
  verified: {
    succeeded: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "move" },
      ...{ void: "correct", failed: "correct", succeeded: "keep" },
    },
    failed: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "move" },
      ...{ void: "move", failed: "keep", succeeded: "correct" },
    },
    pending: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "keep" },
      ...{ void: "correct", failed: "keep", succeeded: "keep" },
    },
    other: {
      ...neverSent,
      ...{ intent: "move", sending: "move", unknown: "move", pending: "keep" },
      ...{ void: "keep", failed: "keep", succeeded: "keep" },
    },
  },
};

/** The state that a claim leads to. A status word that the spec does not know is no outcome: the purchase stays open. */
export const stateOf = {
  succeeded: "succeeded",
  failed: "failed",
  pending: "pending",
  other: "pending",
} as const satisfies Record<Claim, PurchaseState>;

/** True while money may have moved and nobody knows: such a sale must not be repeated. */
export function isOpen(state: PurchaseState): boolean {
  return state === "intent" || state === "sending" || state === "unknown" || state === "pending";
}
