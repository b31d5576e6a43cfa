import type { Claim } from "./events.ts";
import type { PurchaseState } from "./purchases.table.ts";

/** The effect of a statement on a purchase in some state. */
const effects = [
  "keep", // nothing new, or older news than what is known
  "move", // the next state of an open purchase
  "correct", // a final state was wrong, and the service's evidence says so: said loudly
  "doubt", // contradicts a final state without being enough to change it: ask verify, show it to a person
  "stray", // about a purchase that was never sent
] as const;
type Effect = (typeof effects)[number];

export type Source = "answer" | "webhook" | "verified";

/** A sale that failed only by the POST's refusal is a case of its own: any record says more than that. */
export type SaleStanding = PurchaseState | "refused";

type EffectRow = Readonly<Record<SaleStanding, Effect>>;

/** One line of the table, in the order of a sale's life. Unsent sales ignore external events. */
function row(
  ...[intent, sending, unknown, pending, none, refused, failed, succeeded]: readonly [
    intent: Effect,
    sending: Effect,
    unknown: Effect,
    pending: Effect,
    none: Effect,
    refused: Effect,
    failed: Effect,
    succeeded: Effect,
  ]
): EffectRow {
  const neverSent = { quoted: "stray", cancelled: "stray", expired: "stray" } as const;
  return { ...neverSent, intent, sending, unknown, pending, void: none, refused, failed, succeeded };
}

/**
 * The effect of every source in every state. Verify outranks a signed webhook, which outranks the answer to the POST.
 * States, and what each waits for:
 *
 * - quoted: the confirm tap · intent: the sender · sending: the POST's answer
 * - unknown: the POST may have left, its answer is missing; verify or a webhook · pending: the provider
 * - void: after many readable "no such record" answers, or one after a refusal, presumed never to have been a sale; still
 *   watched
 * - failed only by the POST's refusal (`refused` below): one readable answer of verify; what stands there corrects it
 * - failed, succeeded: nothing, unless the service itself corrects it
 * - cancelled, expired: nothing; never sent
 */
export const effectOf: Readonly<Record<Source, Readonly<Record<Claim, EffectRow>>>> = {
  //               intent  sending unknown pending void       refused    failed     succeeded
  answer: {
    succeeded: row("move", "move", "move", "move", "correct", "doubt", "doubt", "keep"),
    pending: row("move", "move", "move", "keep", "correct", "doubt", "keep", "keep"),
    failed: row("move", "move", "move", "doubt", "move", "keep", "keep", "doubt"),
    other: row("move", "move", "keep", "keep", "keep", "keep", "keep", "keep"),
  },
  webhook: {
    succeeded: row("move", "move", "move", "move", "correct", "doubt", "doubt", "keep"),
    pending: row("move", "move", "move", "keep", "correct", "doubt", "keep", "keep"),
    failed: row("move", "move", "move", "move", "move", "keep", "keep", "doubt"),
    other: row("move", "move", "move", "keep", "doubt", "doubt", "doubt", "doubt"),
  },
  verified: {
    succeeded: row("move", "move", "move", "move", "correct", "correct", "correct", "keep"),
    pending: row("move", "move", "move", "keep", "correct", "correct", "keep", "keep"),
    failed: row("move", "move", "move", "move", "move", "keep", "keep", "correct"),
    other: row("move", "move", "move", "keep", "keep", "correct", "keep", "keep"),
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

/** It has ended, and nothing was sold. */
export function isOverUnsold(state: PurchaseState): boolean {
  return state === "failed" || state === "void";
}
