import type { Kobo } from "../core/money.ts";
import type { Purchase } from "./purchases.queries.ts";
import type { JournalKind, PurchaseState, Review, ReviewReason } from "./purchases.table.ts";
import { leftIn, withReason } from "./reviews.ts";
import { isOpen } from "./states.ts";

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
