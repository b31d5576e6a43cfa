import type { Update } from "grammy/types";
import { sleep } from "../../core/clock.ts";
import { messageOf } from "../../core/errors.ts";
import { createKeyedQueue } from "../../core/keyed-queue.ts";
import { afterFailureMs, createWakeableLoop } from "../../core/loop.ts";
import type { Lease } from "../../db/leases.ts";
import type { Tools } from "../../db/tools.ts";
import { type StoredUpdate, sendersWaiting, undoneUpdates, undoneUpdatesOf } from "./updates.queries.ts";

/** An update with the user that it came from. */
interface SentUpdate {
  senderId: number;
  update: Update;
}

/** Hands stored updates on, in order per sender, side by side across senders. */
export interface Turns extends AsyncDisposable {
  /** Updates that were stored a moment ago. */
  add(updates: readonly SentUpdate[]): void;
  /**
   * Takes up the updates that dead processes have stored and not finished. If other replicas may die, it searches again
   * from then on.
   */
  recover(): Promise<void>;
  readonly size: number;
  idle(): Promise<void>;
}

export interface TurnsDeps extends Pick<Tools, "store" | "clock" | "log"> {
  open(row: StoredUpdate): Update;
  /** Resolves when the update is done. `lease`: the sender's, if there are other replicas. */
  run(update: Update, lease: Lease | null): Promise<void>;
}

const lookMs = 500;
const batch = 20;

export function createTurns(deps: TurnsDeps): Turns {
  return deps.store.leases.isShared ? createSharedTurns(deps) : createOwnTurns(deps);
}

/** One process has all updates: what it stored it also remembers. */
function createOwnTurns({ store, log, open, run }: TurnsDeps): Turns {
  const senders = createKeyedQueue<number>();
  let isStopped = false;
  const enqueue = (senderId: number, updateId: number, read: () => Update) => {
    void senders
      // What waits is left to the next start: a flood must not hold up the end.
      .run(senderId, async () => isStopped || run(read(), null))
      .catch((error: unknown) => {
        log.error("update.unfinished", { update: updateId, error: messageOf(error) });
      });
  };
  return {
    add(updates) {
      for (const { senderId, update } of updates) enqueue(senderId, update.update_id, () => update);
    },
    async recover() {
      // One that cannot be opened keeps nobody from being served.
      for (const row of await undoneUpdates(store.db)) enqueue(row.sender_id, row.update_id, () => open(row));
    },
    get size() {
      return senders.size;
    },
    idle: senders.idle,
    async [Symbol.asyncDispose]() {
      isStopped = true;
      await senders.idle();
    },
  };
}

/**
 * Any replica may have stored a sender's next update, so the order is the table's: who has the sender's lease works
 * through what is stored, and nobody else touches it.
 */
function createSharedTurns({ store, clock, log, open, run }: TurnsDeps): Turns {
  const { db, leases } = store;
  const draining = new Map<number, { isAskedAgain: boolean; task: Promise<void> }>();
  const stop = new AbortController();
  /** By sender, those in a row. */
  const failures = new Map<number, number>();
  /** The ids of updates that this process cannot open. They wait for one that can, and keep nobody from being served. */
  const unopened = new Set<number>();

  function drain(senderId: number): void {
    const already = draining.get(senderId);
    if (already) {
      already.isAskedAgain = true;
      return;
    }
    const state = { isAskedAgain: false, task: Promise.resolve() };
    draining.set(senderId, state);
    state.task = workOrPause(senderId, state).finally(() => {
      draining.delete(senderId);
      if (failures.has(senderId)) looking.wake();
    });
  }

  async function workOrPause(senderId: number, state: { isAskedAgain: boolean }): Promise<void> {
    try {
      await workThrough(senderId, state);
      failures.delete(senderId);
    } catch (error) {
      // The database is away, or an update cannot be finished: the next look finds it again.
      log.error("updates.unfinished", { error: messageOf(error) });
      const before = failures.get(senderId) ?? 0;
      failures.set(senderId, before + 1);
      await sleep(clock, afterFailureMs(before), stop.signal);
    }
  }

  async function workThrough(senderId: number, state: { isAskedAgain: boolean }): Promise<void> {
    do {
      state.isAskedAgain = false;
      const held = await leases.hold(`inbox:${senderId}`, (lease) => runAll(senderId, lease));
      // Who has it looks once more after giving it back, so what was stored meanwhile is not forgotten.
      if (held === "busy") return;
      if ((await undone(senderId, 1)).length > 0) state.isAskedAgain = true;
    } while (state.isAskedAgain && !stop.signal.aborted);
  }

  async function runAll(senderId: number, lease: Lease): Promise<void> {
    for (;;) {
      const rows = await undone(senderId, batch);
      if (rows.length === 0) return;
      for (const row of rows) {
        if (stop.signal.aborted) return;
        const update = openOrSkip(row);
        if (update) await run(update, lease);
      }
    }
  }

  const undone = (senderId: number, limit: number) => undoneUpdatesOf(db, senderId, { limit, except: unopened });

  function openOrSkip(row: StoredUpdate): Update | null {
    try {
      return open(row);
    } catch (error) {
      unopened.add(row.update_id);
      log.error("update.unfinished", { update: row.update_id, error: messageOf(error) });
      return null;
    }
  }

  const looking = createWakeableLoop({
    name: "inbox",
    clock,
    log,
    async round() {
      for (const senderId of await sendersWaiting(db, unopened)) drain(senderId);
      return lookMs;
    },
  });

  const idle = async () => {
    while (draining.size > 0) await Promise.all([...draining.values()].map(({ task }) => task));
  };
  return {
    add(updates) {
      for (const { senderId } of updates) drain(senderId);
    },
    async recover() {
      looking.start();
    },
    get size() {
      return draining.size;
    },
    idle,
    async [Symbol.asyncDispose]() {
      // Finishes the updates that are under way and leaves the waiting ones to others.
      stop.abort();
      await looking[Symbol.asyncDispose]();
      await idle();
    },
  };
}
