import type { Update } from "grammy/types";
import { within } from "../../core/clock.ts";
import { messageOf, VendbotError } from "../../core/errors.ts";
import { updateSchema } from "../../core/stored.ts";
import type { Db } from "../../db/database.ts";
import { type Lease, LeaseLost } from "../../db/leases.ts";
import { identityOf } from "../../db/sealed.ts";
import { ConnectionLost } from "../../db/store-error.ts";
import type { Tools } from "../../db/tools.ts";
import type { Leavable } from "./message-limiter.ts";
import { createTurns } from "./turns.ts";
import { finishUpdate, storeUpdates } from "./updates.queries.ts";

/** Raised when an update was handled already, took too long or is left: its late effects are rolled back. */
class UpdateIsDone extends VendbotError {}

/** The changes of the database that a handler makes for one update. */
export interface Work extends Leavable {
  readonly updateId: number;
  /**
   * Runs `effects` in a transaction of its own while the update is still being handled: for what must be on the disk
   * before it is shown, or before somebody is asked. After a crash the update is handled again, and they run again.
   */
  ahead<T>(effects: (trx: Db) => Promise<T>): Promise<T>;
  /**
   * Runs `effects` in a transaction that also marks the update as handled: both or neither. Once for an update, for
   * what must be on disk before anything else happens. Throws UpdateIsDone.
   */
  commit<T>(effects: (trx: Db) => Promise<T>): Promise<T>;
  /**
   * Adds to the transaction that ends the update when its handler is through. After a `commit` that is one of its own, which a
   * crash may lose.
   */
  later(effects: (trx: Db) => Promise<void>): void;
}

export interface InboxDeps<Context> extends Pick<Tools, "store" | "cipher" | "clock" | "log"> {
  /** The context that an update is handled in; null: nobody is behind it. */
  contextOf(update: Update, work: Work): Promise<Context | null>;
  /** Called with every update. */
  loadHandlers(): Promise<{ handle(context: Context): Promise<void> }>;
  /** An update's handler threw: the sender deserves a word. */
  onFailure(update: Update): Promise<void>;
  /** A handler that takes longer is given up, and its sender's next update goes on. */
  deadlineMs: number;
  /** Told of each update when it is over, with the time since it was stored. Must not throw. */
  onHandled?: ((kind: UpdateKind, outcome: "done" | "failed", ms: number) => void) | undefined;
  /** Told of the sender of each update when it is handled, given up or left. Must not throw. */
  onOver(senderId: number): void;
}

export type UpdateKind = "tap" | "message" | "edited_message" | "member" | "other";

/** Stands for the sender of updates that name none. */
const nobody = 0;
/** An update younger than that is handled again if the database was away. An older one may itself be the cause. */
const againWithinMs = 60_000;

/** Stores updates before it confirms them to Telegram, and handles each once, in order per sender. */
export function createInbox<Context>(deps: InboxDeps<Context>) {
  const { store, cipher, clock, log } = deps;
  const storedAt = new WeakMap<Update, number>();
  const stop = new AbortController();

  async function run(update: Update, lease: Lease | null): Promise<void> {
    const work = createWork(update.update_id, lease);
    const tell = (outcome: "done" | "failed") => {
      deps.onHandled?.(kindOf(update), outcome, Math.max(0, clock.now() - (storedAt.get(update) ?? clock.now())));
    };
    try {
      await within(clock, deps.deadlineMs, handle(update, work));
      await work.finish();
      tell("done");
    } catch (error) {
      if (error instanceof UpdateIsDone || work.isLeft) return;
      // This replica was taken for dead: nothing of it was written, and the replica that has the sender now handles it.
      if (error instanceof LeaseLost) throw error;
      // As after a crash: the next look finds the update again, unless it is done.
      if (error instanceof ConnectionLost && clock.now() - (storedAt.get(update) ?? 0) < againWithinMs) throw error;
      tell("failed");
      const code = error instanceof VendbotError ? error.code : "bug";
      log.error("update.failed", { update: update.update_id, code, error: messageOf(error), stack: stackOf(error) });
      const isOurs = await finishUpdate(store.db, update.update_id, clock.now(), code);
      // What was committed stands, and its card says so: "no sale was made" would be a lie then.
      if (!isOurs) return;
      await deps.onFailure(update).catch((cause: unknown) => log.warn("update.no_word", { error: messageOf(cause) }));
    } finally {
      deps.onOver(senderOf(update) ?? nobody);
    }
  }

  async function handle(update: Update, work: Work): Promise<void> {
    const context = await deps.contextOf(update, work);
    if (context) await (await deps.loadHandlers()).handle(context);
  }

  function createWork(updateId: number, lease: Lease | null) {
    const effects: ((trx: Db) => Promise<void>)[] = [];
    let isCommitted = false;
    /** `left`: the process stops while a call to Telegram waits (see `fetch.ts`). The next start handles the update. */
    let fate: "open" | "kept" | "left" = "open";
    const keep = () => {
      if (fate === "left") throw new UpdateIsDone("bot.update_is_left", "The update is left to the next start");
      fate = "kept";
    };
    const commit = async <T>(work: (trx: Db) => Promise<T>): Promise<T> => {
      keep();
      const result = await store.transaction(async (trx) => {
        const isMine = await finishUpdate(trx, updateId, clock.now(), null);
        if (!isMine) throw new UpdateIsDone("bot.update_is_done", "The update was handled before");
        if (lease) await store.leases.prove(trx, lease);
        return work(trx);
      });
      isCommitted = true;
      return result;
    };
    return {
      updateId,
      stop: stop.signal,
      leave() {
        if (fate === "open") fate = "left";
        return fate === "left";
      },
      keep,
      get isLeft() {
        return fate === "left";
      },
      async ahead<T>(work: (trx: Db) => Promise<T>) {
        // Somebody is asked next, a PIN's login for example: asked again, it would count twice.
        keep();
        return store.transaction(work);
      },
      commit,
      later: (effect: (trx: Db) => Promise<void>) => void effects.push(effect),
      async finish() {
        const runAll = async (trx: Db) => {
          if (lease && isCommitted) await store.leases.prove(trx, lease);
          for (const effect of effects) await effect(trx);
        };
        if (!isCommitted) await commit(runAll);
        else if (effects.length > 0) await store.transaction(runAll);
      },
    };
  }

  const turns = createTurns({
    ...{ store, clock, log, run },
    open(row) {
      const update = updateSchema.parse(JSON.parse(cipher.open(row.raw_sealed, updateIdentity(row.update_id))));
      storedAt.set(update, row.received_at);
      return update;
    },
  });

  return {
    /** Stores updates durably; those that were not there before are handled. */
    async accept(updates: readonly Update[]): Promise<void> {
      // Sealed: a PIN may stand in the text until the update is done and its text forgotten.
      const rows = updates.map((update) => ({
        update_id: update.update_id,
        sender_id: senderOf(update) ?? nobody,
        tapped_message_id: tappedIn(update) ?? null,
        raw_sealed: cipher.seal(JSON.stringify(update), updateIdentity(update.update_id)),
      }));
      const now = clock.now();
      const isNew = await storeUpdates(store.db, rows, now);
      for (const update of updates) storedAt.set(update, now);
      turns.add(
        updates
          .filter((update) => isNew.has(update.update_id))
          .map((update) => ({ senderId: senderOf(update) ?? nobody, update })),
      );
    },
    /** Handles what an earlier process stored and did not finish. */
    recover: turns.recover,
    get size(): number {
      return turns.size;
    },
    idle: turns.idle,
    async [Symbol.asyncDispose]() {
      const ended = turns[Symbol.asyncDispose]();
      // No update begins any more, so that none overtakes one of its sender that is left.
      stop.abort();
      await ended;
    },
  };
}

function updateIdentity(updateId: number): string {
  return identityOf("telegram_update", updateId);
}

/** The user behind an update, so that a text and a tap of one person keep their order. Undefined where nobody is named. */
export function senderOf(update: Update): number | undefined {
  const { message, edited_message, callback_query, my_chat_member } = update;
  const id: unknown = (message ?? edited_message ?? callback_query ?? my_chat_member)?.from?.id;
  return typeof id === "number" && Number.isSafeInteger(id) ? id : undefined;
}

function kindOf(update: Update): UpdateKind {
  if (update.callback_query) return "tap";
  if (update.message) return "message";
  if (update.edited_message) return "edited_message";
  return update.my_chat_member ? "member" : "other";
}

/** The message whose button was tapped. Undefined for all that is no tap, or not well-formed. */
function tappedIn(update: Update): number | undefined {
  const id: unknown = update.callback_query?.message?.message_id;
  return typeof id === "number" && Number.isSafeInteger(id) ? id : undefined;
}

function stackOf(error: unknown): string | undefined {
  // Only the frames: the first line repeats the message.
  return error instanceof Error ? error.stack?.split("\n").slice(1, 6).join("\n") : undefined;
}
