import type { Clock } from "../../src/core/clock.ts";
import type { Kobo } from "../../src/core/money.ts";
import type { Mode } from "./accounts.ts";
import type { ServiceType } from "./catalogue.ts";
import type { Changes } from "./changes.ts";
import { SandboxError } from "./sandbox-error.ts";

export type Status = "success" | "pending" | "failed";

/** One sale as the service knows it, with the hidden truth. */
export interface Transaction {
  /** `purchase_id` on the wire. */
  id: number;
  accountId: number;
  mode: Mode;
  reference: string;
  serviceType: ServiceType;
  status: Status;
  beneficiary: string;
  /** The provider and the plan, in words. */
  item: string;
  quantity: number;
  faceKobo: Kobo;
  /** The service's charge; still there after a refund, which the history shows. */
  chargeKobo: Kobo;
  /** What truly left the wallet for it by now: without a debit that was lost, a refund, cashback. */
  netKobo: Kobo;
  /** Failed, and the money is back in the wallet. */
  isRefunded: boolean;
  /** False: verify and lists do not return it. Only this hidden row shows its debit. */
  isRecorded: boolean;
  /** The electricity token or the exam pins, once made. */
  token: string | null;
  /** Whether this kind of sale ends in a token. */
  wantsToken: boolean;
  error: string | null;
  createdAt: number;
  history: HistoryEntry[];
}

interface HistoryEntry {
  at: number;
  status: Status;
  /** "placed", "settled by hand", "refunded ₦487.50", "token made". */
  note: string;
}

/** What a caller looks a transaction up by: references of two accounts or two modes have nothing to do with each other. */
interface Owner {
  accountId: number;
  mode: Mode;
}

/** The sale as it was known at a moment: null before it was placed. */
export function asOf(transaction: Transaction, at: number): Transaction | null {
  const then = transaction.history.findLast((entry) => entry.at <= at);
  if (!then) return null;
  if (then === transaction.history.at(-1)) return transaction;
  return {
    ...transaction,
    status: then.status,
    token: null,
    error: then.status === "failed" ? transaction.error : null,
  };
}

const isOf = (transaction: Transaction, { accountId, mode }: Owner) =>
  transaction.accountId === accountId && transaction.mode === mode;

export function createTransactions(deps: { clock: Clock; changes: Changes }) {
  const { clock, changes } = deps;
  const transactions: Transaction[] = [];
  const byReference = new Map<string, Transaction[]>();
  const named = (reference: string) => byReference.get(reference) ?? [];
  return {
    add(fields: Omit<Transaction, "id" | "createdAt" | "history">, note: string): Transaction {
      const at = clock.now();
      const history = [{ at, status: fields.status, note }];
      const transaction: Transaction = { ...fields, id: 50_001 + transactions.length, createdAt: at, history };
      transactions.push(transaction);
      byReference.set(fields.reference, [...named(fields.reference), transaction]);
      changes.fire("transaction");
      return transaction;
    },
    /** Moves to `status`, which may be the one it has, and notes why. */
    note(transaction: Transaction, status: Status, note: string): void {
      transaction.status = status;
      transaction.history.push({ at: clock.now(), status, note });
      changes.fire("transaction");
    },
    all: () => transactions,
    /** The newest recorded one of this owner with this reference. */
    find: (owner: Owner, reference: string) => named(reference).findLast((t) => t.isRecorded && isOf(t, owner)) ?? null,
    /** The recorded ones of this owner, newest first. */
    of: (owner: Owner) => transactions.filter((t) => t.isRecorded && isOf(t, owner)).reverse(),
    /** Whether any account has a record with this reference. */
    isUsed: (reference: string) => named(reference).some((t) => t.isRecorded),
    /**
     * The newest recorded one in `status`, or that `isMeant`, with this reference, of any owner. Throws SandboxError when
     * there is none.
     */
    expect(reference: string, status: Status, isMeant = (_: Transaction) => false): Transaction {
      const found = named(reference).findLast((t) => t.isRecorded && (t.status === status || isMeant(t)));
      if (!found) throw new SandboxError("sandbox.no_transaction", `No ${status} transaction ${reference}`);
      return found;
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
