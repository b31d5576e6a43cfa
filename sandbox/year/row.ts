import type { WalletLook } from "../../src/accounts/accounts.queries.ts";
import type { Cipher } from "../../src/core/cipher.ts";
import { type Ids, sha256 } from "../../src/core/ids.ts";
import type { Kobo } from "../../src/core/money.ts";
import type { Claim, PurchaseEvent } from "../../src/sales/events.ts";
import { next } from "../../src/sales/next.ts";
import type { JournalEntry, Purchase } from "../../src/sales/purchases.queries.ts";
import { tokenIdentity } from "../../src/sales/settle.ts";
import type { Transaction } from "../vending/transactions.ts";

/** A sale in the book: its row as it came to rest, and its journal. */
export interface BookedSale {
  readonly row: Purchase;
  readonly journal: readonly JournalEntry[];
}

interface Tools {
  cipher: Cipher;
  ids: Ids;
}

const answerMs = 900;
const webhookMs = 1400;
const recordMs = 2600;
const sendWithinMs = 20_000;

/**
 * What became of an offer that was confirmed: sent, and settled by the shop's own rule with what the service has said, as
 * its ledger knows it. `look` is the look at the wallet before.
 */
export function bookSale(
  { cipher, ids }: Tools,
  offer: Purchase,
  sold: Transaction,
  look: WalletLook | undefined,
): BookedSale {
  const at = sold.createdAt;
  const journal: JournalEntry[] = [];
  const write = (entry: Omit<JournalEntry, "id" | "purchase_id">) =>
    journal.push({ id: ids.ulid(), purchase_id: offer.id, ...entry });
  const begun = { evidence_sha256: null, kobo: offer.expected_kobo, note: null };
  write({ at, kind: "intent", from_state: "quoted", to_state: "intent", source: "tap", ...begun });
  write({ at, kind: "sending", from_state: "intent", to_state: "sending", source: "sender", ...begun });
  let row: Purchase = {
    ...{ ...offer, state: "sending", confirmed_at: at, posts: 1, send_deadline_at: at + sendWithinMs, version: 3 },
    ...{ wallet_before_kobo: look?.kobo ?? null, wallet_before_asked_at: look?.asked_at ?? null },
    wallet_before_answered_at: look?.answered_at ?? null,
  };
  let known: string | null = null;
  for (const { event, heardAt } of saidOf(sold)) {
    const step = next(row, event, heardAt, known);
    const { token, tokenUnread: _, ...changes } = step.changes;
    known = token ?? known;
    const sealed = token === undefined ? {} : { token_sealed: cipher.seal(token, tokenIdentity(row.id)) };
    row = { ...row, ...changes, ...sealed, asked_at: heardAt, version: row.version + 1 };
    for (const { kind, from, to, source, evidence, kobo, note } of step.journal) {
      const states = { from_state: from, to_state: to };
      write({ at: heardAt, kind, ...states, source, evidence_sha256: evidence, kobo, note });
    }
  }
  // Nothing is left to ask about it.
  return { row: { ...row, next_check_at: null }, journal };
}

/** What the service has said of a sale, and when: by its answer, by webhook, and by its record, which names the charge. */
function saidOf(sold: Transaction): { event: PurchaseEvent; heardAt: number }[] {
  const { createdAt, status, token, chargeKobo, faceKobo } = sold;
  const settledAt = sold.history.find((entry) => entry.status !== "pending")?.at ?? createdAt;
  const first = settledAt === createdAt ? status : "pending";
  const claim = claimOf[status];
  const webhook = statementOf(sold, { claim, amountKobo: faceKobo, token });
  const record = { ...webhook, amountKobo: chargeKobo, token: null };
  const answer = { ...record, claim: claimOf[first], amountKobo: null };
  const isTold = first === "pending" || token !== null;
  return [
    { event: { kind: "answer", statement: answer }, heardAt: createdAt + answerMs },
    ...(isTold ? [{ event: { kind: "webhook", statement: webhook } as const, heardAt: settledAt + webhookMs }] : []),
    { event: { kind: "verified", statement: record }, heardAt: settledAt + recordMs },
  ];
}

const claimOf = { success: "succeeded", pending: "pending", failed: "failed" } as const;

export function statementOf(
  { reference, beneficiary, serviceType, id, error }: Transaction,
  { claim, amountKobo, token }: { claim: Claim; amountKobo: Kobo | null; token: string | null },
) {
  return {
    ...{ claim, word: claim, amountKobo, beneficiary, serviceType, token, tokenSource: "webhook" as const },
    ...{ tokenUnread: null, words: error, servicePurchaseId: id, evidence: sha256(`${reference} ${claim}`) },
  };
}
