import { type Review, type ReviewKind, reviewKinds } from "../store/tables/purchases.ts";

/** Doubts about a sale that is under way: its end answers them. */
const whileOpen: readonly ReviewKind[] = ["overdue", "status", "vanished"];

/** What a sale is doubted for, without the word that came with it. */
export function kindOf(review: Review): ReviewKind {
  return isStatus(review) ? "status" : review;
}

const isStatus = (review: Review): review is `status: ${string}` => review.startsWith("status: ");
const strengthOf = (review: Review) => reviewKinds.indexOf(kindOf(review));

/** Whether `reason` is told to a person and shown from now on, where `held` is shown so far. */
export function isStronger(reason: Review, held: Review | null): boolean {
  return held === null || strengthOf(reason) > strengthOf(held);
}

/** Whether the end of a sale, as the service states it, leaves nothing to look at. A wallet that fell asks for a sale. */
export function endsWithSale(held: Review, state: "succeeded" | "failed"): boolean {
  return whileOpen.includes(kindOf(held)) || (held === "debited" && state === "succeeded");
}
