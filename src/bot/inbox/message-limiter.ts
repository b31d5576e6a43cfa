import type { Clock } from "../../core/clock.ts";

/**
 * Which message goes first when many wait: those about a sale, then those to people whom a shop has let in, then those
 * to strangers and announcements.
 */
const priorities = ["sale", "seller", "bulk"] as const;

export type Priority = (typeof priorities)[number];

/** An update whose messages are called off at a stop while they wait for their turn: the next start handles it. */
export interface Leavable {
  /** Aborts when the process stops. */
  stop: AbortSignal;
  /** Leaves it to the next start. False: something of it is done, and it ends here. */
  leave(): boolean;
  /** It can no longer be left: a message of it goes out. */
  keep(): void;
}

/** Messages a second that only sales may use, so that a card does not wait behind a second of other messages. */
const maxKeptForSales = 3;
const secondMs = 1000;

/**
 * Holds messages so that Telegram handles no more than `perSecond()` in any second, however long each is on its way: a
 * message counts from its sending until a second after its answer. Bulk goes one by one, evenly. Some of each second are
 * kept for sales: a third of it from sellers' messages, and three, at most a quarter, from all.
 */
export function createMessageLimiter(clock: Pick<Clock, "after">, perSecond: () => number) {
  const queues = { sale: new Set<() => void>(), seller: new Set<() => void>(), bulk: new Set<() => void>() };
  const counted = { sale: 0, seller: 0, bulk: 0 };
  let isBulkResting = false;

  const forOthers = () => perSecond() - Math.min(maxKeptForSales, Math.floor(perSecond() / 4));
  /** Many of them come in one moment, and a sale is three messages. */
  const forSellers = () => Math.ceil((perSecond() * 2) / 3);

  function hasSpace(name: Priority): boolean {
    if (name === "seller" && counted.seller >= forSellers()) return false;
    if (name === "bulk" && isBulkResting) return false;
    return counted.sale + counted.seller + counted.bulk < (name === "sale" ? perSecond() : forOthers());
  }

  function admit(): void {
    while (true) {
      const first = priorities.find((name) => queues[name].size > 0);
      if (first === undefined || !hasSpace(first)) return;
      if (first === "bulk") restBulk();
      const [go] = queues[first];
      if (!go) return;
      queues[first].delete(go);
      counted[first]++;
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

  function release(name: Priority): void {
    clock.after(secondMs, () => {
      counted[name]--;
      admit();
    });
  }

  return {
    /**
     * Resolves when a message may be sent, or when `signal` aborts. Call the result once the message is answered. Null:
     * the process stops, and leaves the message's update.
     */
    acquire(priority: Priority, signal?: AbortSignal, update?: Leavable): Promise<(() => void) | null> {
      return new Promise((resolve) => {
        const end = (result: (() => void) | null) => {
          queues[priority].delete(go);
          signal?.removeEventListener("abort", giveUp);
          update?.stop.removeEventListener("abort", leave);
          resolve(result);
        };
        const go = () => end(() => release(priority));
        const giveUp = () => end(() => {});
        const leave = () => update?.leave() && end(null);
        if (update?.stop.aborted && leave()) return;
        if (signal?.aborted) return giveUp();
        signal?.addEventListener("abort", giveUp);
        update?.stop.addEventListener("abort", leave);
        queues[priority].add(go);
        admit();
      });
    },
    /** How many messages wait. */
    get waiting(): number {
      return queues.sale.size + queues.seller.size + queues.bulk.size;
    },
  };
}
