import type { Kobo } from "../core/money.ts";
import type { SaidStatus } from "./events.ts";
import type { Purchase } from "./purchases.queries.ts";
import type { JournalKind, PurchaseState, Review, ReviewReason } from "./purchases.table.ts";
import { leftIn, withReason } from "./reviews.ts";

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
export const effectOf: Readonly<Record<Source, Readonly<Record<SaidStatus, EffectRow>>>> = {
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

/** The state that a said status leads to. A status word that the spec does not know is no outcome: the purchase stays open. */
export const stateOf = {
  succeeded: "succeeded",
  failed: "failed",
  pending: "pending",
  other: "pending",
} as const satisfies Record<SaidStatus, PurchaseState>;

/** True while money may have moved and nobody knows: such a sale must not be repeated. */
export function isOpen(state: PurchaseState): boolean {
  return state === "intent" || state === "sending" || state === "unknown" || state === "pending";
}

/** It has ended, and nothing was sold. */
export function isOverUnsold(state: PurchaseState): boolean {
  return state === "failed" || state === "void";
}

export interface JournalNote {
  kind: JournalKind;
  from: PurchaseState;
  to: PurchaseState;
  source: string;
  evidence: string | null;
  kobo: Kobo | null;
  note: string | null;
}

/** A message to the reseller beside the card, sent once. */
export type Announcement = "settled" | "token" | "correction" | "review";

/** The effect of one event. Nothing happened when `changes`, `journal` and `announcements` are empty. */
export interface Step {
  changes: Partial<Purchase> & { token?: string; tokenUnread?: string };
  journal: JournalNote[];
  announcements: Announcement[];
  /** Ask verify soon, whatever the schedule says. */
  recheck: boolean;
}

/** A step in the making: the row as it was, and what happens to it. */
export class Draft implements Step {
  readonly row: Purchase;
  readonly changes: Step["changes"] = {};
  readonly journal: JournalNote[] = [];
  readonly announcements: Announcement[] = [];
  recheck = false;

  constructor(row: Purchase) {
    this.row = row;
  }

  get state(): PurchaseState {
    return this.changes.state ?? this.row.state;
  }

  get review(): Review | null {
    return this.changes.review === undefined ? this.row.review : this.changes.review;
  }

  set review(review: Review | null) {
    if (review !== this.review) this.changes.review = review;
  }

  write(kind: JournalKind, source: string, extra: Partial<JournalNote> = {}): void {
    this.journal.push({
      kind,
      from: this.row.state,
      to: this.state,
      source,
      evidence: null,
      kobo: null,
      note: null,
      ...extra,
    });
  }

  move(to: PurchaseState, source: string, extra: Partial<Purchase> = {}, evidence: string | null = null): void {
    Object.assign(this.changes, extra, { state: to, checks: 0, misses: 0 });
    if (isOpen(to) && this.row.settled_at !== null) this.changes.settled_at = null;
    this.write("state", source, { evidence, note: extra.why ?? null });
  }

  settle(
    to: PurchaseState,
    source: string,
    now: number,
    extra: Partial<Purchase> = {},
    evidence: string | null = null,
  ): void {
    this.move(to, source, { ...extra, settled_at: now }, evidence);
    this.review = leftIn(this.review, to);
    // A sale that settles while the reseller looks at it changes only its card; a later one is announced.
    if (this.row.state === "unknown" || this.row.state === "pending") this.announcements.push("settled");
  }

  /** Flags the sale for a person with the reason, unless it has that reason. */
  doubt(reason: ReviewReason, source: string, evidence: string | null = null): void {
    const review = withReason(this.review, reason);
    if (review === this.review) return;
    this.review = review;
    this.write("review", source, { evidence, note: reason });
    // A correction has its own message, and its card shows the rest.
    if (!this.announcements.includes("correction")) this.announcements.push("review");
  }
}
