import { hourMs } from "../core/calendar.ts";
import type { Clock } from "../core/clock.ts";

/** The calls and bytes that one account may store within an hour, per process. */
export interface WebhookBudget {
  /** Calls, and bytes of their bodies, whatever they say. */
  maxRows: number;
  maxBytes: number;
  /** Further calls per sale of the account that they name, and bytes of their bodies. */
  maxForSale: number;
  maxBytesForSale: number;
}

export interface WebhookBudgetDeps {
  clock: Pick<Clock, "monotonic">;
  /** The reference of the account's sale that a signed body names; null if it names none. */
  saleOf(accountId: string, body: Buffer): Promise<string | null>;
  /** An account is over its budget: told once an hour. Must not throw. */
  onOverBudget(accountId: string): void;
}

interface Stored {
  rows: number;
  bytes: number;
}

interface Spent extends Stored {
  since: number;
  forSale: Map<string, Stored>;
  isTold: boolean;
}

/**
 * Bounds the calls that an account can store with the secret of its own webhook, which it may know. Beyond the budget a
 * call that names one of its sales still passes, a few short ones per sale.
 */
export function createWebhookBudget({ clock, saleOf, onOverBudget }: WebhookBudgetDeps, budget: WebhookBudget) {
  const spentBy = new Map<string, Spent>();

  function spentOf(accountId: string): Spent {
    const now = clock.monotonic();
    const known = spentBy.get(accountId);
    if (known && now - known.since < hourMs) return known;
    const fresh = { since: now, rows: 0, bytes: 0, forSale: new Map(), isTold: false };
    spentBy.set(accountId, fresh);
    return fresh;
  }

  async function take(accountId: string, body: Buffer): Promise<boolean> {
    const spent = spentOf(accountId);
    if (takeFrom(spent, body.length, budget.maxRows, budget.maxBytes)) return true;
    if (!spent.isTold) onOverBudget(accountId);
    spent.isTold = true;
    const reference = await saleOf(accountId, body);
    if (reference === null) return false;
    const forSale = spent.forSale.get(reference) ?? { rows: 0, bytes: 0 };
    spent.forSale.set(reference, forSale);
    return takeFrom(forSale, body.length, budget.maxForSale, budget.maxBytesForSale);
  }

  return {
    /** Whether a call may be stored. */
    take,
    /** Whether the account has met its budget. */
    isOver: (accountId: string) => spentBy.has(accountId) && spentOf(accountId).isTold,
  };
}

/** Counts one more call with this many bytes. False, and nothing counted: it would be beyond a bound. */
function takeFrom(stored: Stored, bytes: number, maxRows: number, maxBytes: number): boolean {
  if (stored.rows >= maxRows || stored.bytes + bytes > maxBytes) return false;
  stored.rows++;
  stored.bytes += bytes;
  return true;
}
