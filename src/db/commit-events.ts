import { EventEmitter } from "node:events";
import type { Db } from "./database.ts";
import type { Engine } from "./engine.ts";

/** A kind of change that a transaction has committed. Some carry the id of the changed row. */
export type CommitEvent =
  /** Any transaction. */
  | "commits"
  /** Something is owed to a chat: `USER:NOTICE`, or to any. */
  | "notices"
  /** A sale, named, is to be sent. */
  | "intents"
  /** A check of a sale may be due earlier than was thought: at this time, or by now. */
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
  | "sms";

/** The listeners of each event. An event reaches only the listeners of this process. */
export interface CommitEvents {
  /** `listener` gets the id of the event, or "". It returns at once and must not throw. */
  on(event: CommitEvent, listener: (of: string) => void): void;
}

type Emit = (event: CommitEvent, of: string) => void;
const emitters = new WeakMap<Db, Emit>();

/**
 * Emits an event once what was written to `db` is committed: after the end of the transaction that `db` is, or, on the
 * database itself, now. However often a transaction emits the same event, listeners get it once; after a rollback they
 * get nothing.
 */
export function emitAfterCommit(db: Db, event: CommitEvent, of = ""): void {
  emitters.get(db)?.(event, of);
}

/** Gives a database its after-commit events, and transactions that emit them. */
export function createCommitEvents({ db, transaction, begin }: Pick<Engine, "db" | "transaction" | "begin">) {
  const listeners = new EventEmitter<Record<CommitEvent, [of: string]>>().setMaxListeners(0);
  const now: Emit = (event, of) => void listeners.emit(event, of);
  emitters.set(db, now);
  const commitEvents: CommitEvents = { on: (event, listener) => void listeners.on(event, listener) };
  return {
    commitEvents,
    async transaction<T>(work: (trx: Db) => Promise<T>): Promise<T> {
      const pending = new Map<string, () => void>();
      const result = await transaction((trx) => {
        // If a transaction runs again, only its last run is committed.
        pending.clear();
        begin?.(trx);
        emitters.set(trx, (event, of) => pending.set(`${event}:${of}`, () => now(event, of)));
        return work(trx);
      });
      now("commits", "");
      for (const emitNow of pending.values()) emitNow();
      return result;
    },
  };
}
