import { type PurchaseState, type Review, type ReviewKind, type ReviewReason, reviewKinds } from "./purchases.table.ts";

/** Doubts about a sale that is under way: its end answers them. */
const whileOpen: readonly ReviewKind[] = ["overdue", "status", "vanished"];
/** Doubts that a sale's end answers, from any source. A failed one has no token that could be read. */
const answeredByEnd: Partial<Record<PurchaseState, readonly ReviewKind[]>> = {
  succeeded: [...whileOpen, "debited"],
  failed: [...whileOpen, "unread token", "few pins"],
  void: whileOpen,
};

/** The reasons to look at a sale, the strongest first. */
export function reasonsOf(review: Review | null): ReviewReason[] {
  return review === null ? [] : (review.split("\n") as ReviewReason[]);
}

/** The kind of a doubt, without the word that came with it. */
export function kindOf(reason: ReviewReason): ReviewKind {
  return isStatus(reason) ? "status" : reason;
}

const isStatus = (reason: ReviewReason): reason is `status: ${string}` => reason.startsWith("status: ");
const strengthOf = (reason: ReviewReason) => reviewKinds.indexOf(kindOf(reason));

export function hasReason(review: Review | null, kind: ReviewKind): boolean {
  return reasonsOf(review).some((reason) => kindOf(reason) === kind);
}

/** With one reason more. The same: there is one of its kind already. */
export function withReason(review: Review | null, reason: ReviewReason): Review | null {
  if (hasReason(review, kindOf(reason))) return review;
  const reasons = [...reasonsOf(review), reason].toSorted((one, other) => strengthOf(other) - strengthOf(one));
  return reasons.join("\n") as Review;
}

/** Without the reasons of these kinds: they are answered. */
export function withoutReasons(review: Review | null, kinds: readonly ReviewKind[]): Review | null {
  const left = reasonsOf(review).filter((reason) => !kinds.includes(kindOf(reason)));
  return left.length === 0 ? null : (left.join("\n") as Review);
}

/** The reasons that remain in this state. */
export function leftIn(review: Review | null, state: PurchaseState): Review | null {
  return withoutReasons(review, answeredByEnd[state] ?? []);
}

/** How a button names them. A button in a chat stays for years: a letter is never another's. */
const letters: Readonly<Record<ReviewKind, string>> = {
  adopted: "a",
  overdue: "o",
  status: "s",
  vanished: "v",
  debited: "d",
  amount: "m",
  doubled: "w",
  "unread token": "u",
  "few pins": "p",
  "second token": "t",
  stray: "y",
  corrected: "c",
  conflict: "f",
  contradiction: "x",
};

/** The reasons that a button shows to be dealt with. */
export function lettersOf(review: Review | null): string {
  return reasonsOf(review)
    .map((reason) => letters[kindOf(reason)])
    .join("");
}

export function kindsIn(shown: string): ReviewKind[] {
  return reviewKinds.filter((kind) => shown.includes(letters[kind]));
}
