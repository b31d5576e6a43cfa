import { type LastingReview, type Review, type ReviewKind, reviewKinds } from "../store/tables/purchases.ts";

/** A final answer is contradicted, and verify has not said yet which holds. */
type Contradiction = Extract<Review, `contradiction${string}`>;

/** Doubts about a sale that is under way: its end answers them. */
const whileOpen: readonly ReviewKind[] = ["overdue", "status", "vanished"];

/** What a sale is doubted for, without the word that came with it and without what comes behind a contradiction. */
export function kindOf(review: Review): ReviewKind {
  if (isContradicted(review)) return "contradiction";
  return isStatus(review) ? "status" : review;
}

const isStatus = (review: Review): review is `status: ${string}` => review.startsWith("status: ");
const strengthOf = (review: Review) => reviewKinds.indexOf(kindOf(review));

export function isContradicted(review: Review | null): review is Contradiction {
  return review?.startsWith("contradiction") ?? false;
}

const contradicted = (lasting: LastingReview | null): Review =>
  lasting === null ? "contradiction" : `contradiction: ${lasting}`;

/** What is left to look at once verify has answered a contradiction. */
export function lastingOf(review: Review | null): LastingReview | null {
  if (!isContradicted(review)) return review;
  return review === "contradiction" ? null : (review.slice("contradiction: ".length) as LastingReview);
}

/** What is shown from now on where there is one more reason. The same: a stronger one was told already. */
export function withReason(held: Review | null, reason: LastingReview | "contradiction"): Review | null {
  const lasting = lastingOf(held);
  if (reason === "contradiction") return contradicted(lasting);
  if (lasting !== null && strengthOf(reason) <= strengthOf(lasting)) return held;
  return isContradicted(held) ? contradicted(reason) : reason;
}

/** What is shown from now on where this reason is answered. */
export function withoutReason(held: Review | null, reason: LastingReview): Review | null {
  if (lastingOf(held) !== reason) return held;
  return isContradicted(held) ? "contradiction" : null;
}

/** What is left of it at the end of a sale, as the service states it. A wallet that fell asks for a sale. */
export function leftAtEnd(held: Review | null, state: "succeeded" | "failed"): Review | null {
  const lasting = lastingOf(held);
  if (lasting === null) return held;
  const isAnswered = whileOpen.includes(kindOf(lasting)) || (lasting === "debited" && state === "succeeded");
  return isAnswered ? withoutReason(held, lasting) : held;
}
