import type { Clock } from "../../core/clock.ts";

/**
 * Which message goes first when many wait: those about a sale, then those to people whom a shop has let in, then those
 * to strangers and announcements.
 */
const priorities = ["sale", "seller", "bulk"] as const;

export type Priority = (typeof priorities)[number];

/** Messages a second that only sales may use, so that a card does not wait behind a second of other messages. */
const maxKeptForSales = 3;
const secondMs = 1000;

export interface MessageLimiter {
  /** Resolves when a message may be sent, or when `signal` aborts. Call the result once the message is answered. */
  acquire(priority: Priority, signal?: AbortSignal): Promise<() => void>;
  /** How many messages wait. */
  readonly waiting: number;
}

/**
 * Holds messages so that Telegram handles no more than `perSecond()` in any second, however long each is on its way: a
 * message counts from its sending until a second after its answer. Bulk goes one by one, evenly. Some of each second are
 * kept for sales, at most a quarter of it.
 */
export function createMessageLimiter(clock: Pick<Clock, "after">, perSecond: () => number): MessageLimiter {
  const queues = { sale: new Set<() => void>(), seller: new Set<() => void>(), bulk: new Set<() => void>() };
  let counted = 0;
  let isBulkResting = false;

  const forOthers = () => perSecond() - Math.min(maxKeptForSales, Math.floor(perSecond() / 4));
  const hasSpace = (name: Priority) => counted < (name === "sale" ? perSecond() : forOthers());

  function admit(): void {
    while (true) {
      const first = priorities.find(
        (name) => queues[name].size > 0 && hasSpace(name) && !(name === "bulk" && isBulkResting),
      );
      if (first === undefined) return;
      if (first === "bulk") restBulk();
      const [go] = queues[first];
      if (!go) return;
      queues[first].delete(go);
      counted++;
      go();
    }
  }

  function restBulk(): void {
    isBulkResting = true;
    clock.after(Math.ceil(secondMs / forOthers()), () => {
      isBulkResting = false;
      admit();
    });
  }

  function release(): void {
    clock.after(secondMs, () => {
      counted--;
      admit();
    });
  }

  return {
    acquire(priority, signal) {
      return new Promise((resolve) => {
        const leave = () => {
          queues[priority].delete(go);
          resolve(() => {});
        };
        const go = () => {
          signal?.removeEventListener("abort", leave);
          resolve(release);
        };
        if (signal?.aborted) return leave();
        signal?.addEventListener("abort", leave, { once: true });
        queues[priority].add(go);
        admit();
      });
    },
    get waiting() {
      return queues.sale.size + queues.seller.size + queues.bulk.size;
    },
  };
}
