import type { Account } from "./accounts.queries.ts";

/** The act that the proof of a PIN for one sale is bound to. */
export function saleProof(purchaseId: string): string {
  return `sale:${purchaseId}`;
}

/** The act that the proof of a PIN for a sale and its resend is bound to. */
export function resendProof(purchaseId: string): string {
  return `resend:${purchaseId}`;
}

/** What the proof of a PIN for a list is bound to: its rows as they were shown. */
export function batchProof({ id, version }: { id: string; version: number }): string {
  return `batch:${id}:${version}`;
}

/** The act that the proof of an owner's PIN for a seat's offer, as shown, is bound to. */
export function allowProof({ id, version }: { id: string; version: number }): string {
  return `allow:${id}:${version}`;
}

/** The amount of a sale that the PIN's limit is compared with: the greater of face value and charge. */
export function pinWeightOf({ face_kobo, expected_kobo }: { face_kobo: number; expected_kobo: number | null }): number {
  return Math.max(face_kobo, expected_kobo ?? 0);
}

export function wantsPinFor(account: Account, kobo: number): boolean {
  return account.pin_above_kobo !== null && kobo > account.pin_above_kobo;
}
