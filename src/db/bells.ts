import { EventEmitter } from "node:events";
import type { Db } from "./database.ts";
import type { Engine } from "./engine.ts";

/** A kind of change that a transaction has committed. Some carry the id of the changed row. */
export type Bell =
  /** Any transaction. */
  | "commits"
  /** Something is owed to a chat: `USER:NOTICE`, or to any. */
  | "notices"
  /** A sale, named, is to be sent. */
  | "intents"
  /** A look at a sale may be due earlier than was thought. */
  | "checks"
  /** A webhook event is to be applied. */
  | "webhooks"
  /** The bot is to ask about a reference that a restore may have lost. */
  | "orphans"
  /** Money of an account, named, may have moved. */
  | "money"
  /** A sale, named, was not charged what its listing says. */
  | "odd_charges"
  /** Something has changed in a list of sales, named. */
  | "batches"
  /** A statement, named, is wanted. */
  | "statements"
  /** An announcement is to be given out. */
  | "announcements"
  /** An SMS is to be sent, or was. */
  | "sms";

/** The listeners of each event. An event reaches only the listeners of this process. */
export interface Bells {
  /** `listener` gets the id of the event, or "". It returns at once and must not throw. */
  on(bell: Bell, listener: (of: string) => void): void;
}

type Ring = (bell: Bell, of: string) => void;
const rings = new WeakMap<Db, Ring>();

/**
 * Emits an event once what was written to `db` is committed: after the end of the transaction that `db` is, or, on the
 * database itself, now. However often a transaction emits the same event, listeners get it once; after a rollback they
 * get nothing.
 */
export function ring(db: Db, bell: Bell, of = ""): void {
  rings.get(db)?.(bell, of);
}

/** Gives a database its after-commit events, and transactions that emit them. */
export function hangBells({ db, transaction }: Pick<Engine, "db" | "transaction">) {
  const listeners = new EventEmitter<Record<Bell, [of: string]>>().setMaxListeners(0);
  const now: Ring = (bell, of) => void listeners.emit(bell, of);
  rings.set(db, now);
  const bells: Bells = { on: (bell, listener) => void listeners.on(bell, listener) };
  return {
    bells,
    async transaction<T>(work: (trx: Db) => Promise<T>): Promise<T> {
      const pending = new Map<string, () => void>();
      const result = await transaction((trx) => {
        // If a transaction runs again, only its last run is committed.
        pending.clear();
        rings.set(trx, (bell, of) => pending.set(`${bell}:${of}`, () => now(bell, of)));
        return work(trx);
      });
      now("commits", "");
      for (const ringNow of pending.values()) ringNow();
      return result;
    },
  };
}
