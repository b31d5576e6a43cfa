import type { Account } from "./accounts.queries.ts";

/** What the proof of a PIN for one sale is bound to. */
export function saleProof(purchaseId: string): string {
  return `sale:${purchaseId}`;
}

/** What the proof of a PIN is bound to that was given for a sale, and is good for its resend too. */
export function resendProof(purchaseId: string): string {
  return `resend:${purchaseId}`;
}

/** What the proof of a PIN for a list is bound to: its rows as they were shown. */
export function batchProof({ id, version }: { id: string; version: number }): string {
  return `batch:${id}:${version}`;
}

/** What the proof of a PIN is bound to by which an owner allows a seat's offer, as it was shown. */
export function allowProof({ id, version }: { id: string; version: number }): string {
  return `allow:${id}:${version}`;
}

/** What a sale weighs where the PIN is asked for: the greater of face value and charge. Neither may pass by being small. */
export function pinWeightOf({ face_kobo, expected_kobo }: { face_kobo: number; expected_kobo: number | null }): number {
  return Math.max(face_kobo, expected_kobo ?? 0);
}

/** Whether so much is sold with the PIN alone. */
export function wantsPinFor(account: Account, kobo: number): boolean {
  return account.pin_above_kobo !== null && kobo > account.pin_above_kobo;
}
