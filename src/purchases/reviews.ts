/**
 * Why a person should look at a sale, from weak to strong. A stronger reason takes the place of a weaker one and never
 * the other way round: two reasons that take turns would be told anew at every look at the service.
 */
const reasons: readonly string[] = [
  "adopted", // made after the backup from which the book was restored, and found again
  "overdue", // open for more than a day
  "status", // a status word that the spec does not know; the word stands behind a colon
  "vanished", // a pending sale whose record is gone
  "debited", // no record, but the wallet fell
  "amount", // neither face value nor charge
  "unread token", // a token that came and cannot be read
  "second token",
  "stray", // about an offer that was never sent
  "corrected", // the service changed a final answer
  "conflict", // somebody else's purchase under our reference
  "contradiction", // a final answer is contradicted: verify is being asked
];

/** Doubts about a sale that is under way: its end answers them. */
const whileOpen: readonly string[] = ["overdue", "status", "vanished"];

const kindOf = (review: string) => review.split(":")[0] ?? "";
const strengthOf = (review: string) => reasons.indexOf(kindOf(review));

/** Whether `reason` is told to a person and shown from now on, where `held` is shown so far. */
export function isStronger(reason: string, held: string | null): boolean {
  return held === null || strengthOf(reason) > strengthOf(held);
}

/** Whether the end of a sale, as the service states it, leaves nothing to look at. A wallet that fell asks for a sale. */
export function endsWithSale(held: string, state: "succeeded" | "failed"): boolean {
  return whileOpen.includes(kindOf(held)) || (held === "debited" && state === "succeeded");
}
