import { randomInt } from "node:crypto";
import type { Clock } from "../../src/core/clock.ts";
import { VendbotError } from "../../src/core/errors.ts";
import type { UpdateContent, WireUpdate } from "./wire.ts";

export interface QueuedUpdate {
  readonly update: WireUpdate;
  /** Updates of one queue are delivered one after the other to a webhook. */
  readonly queue: string;
  /** Clock milliseconds after which nobody gets it any more. */
  readonly expiresAt: number;
  /** A second delivery: handed out once, whatever offset is asked for. */
  readonly isRepeated: boolean;
}

const messageLifeMs = 24 * 3600_000;
const callbackLifeMs = 150_000;
const kindsOnDemand = new Set(["chat_member", "message_reaction", "message_reaction_count"]);

/** Updates that the bot has not confirmed, in order, whichever way they go out. */
export function createUpdates(clock: Clock) {
  // From 100 million, so that nobody takes an update id for a small number.
  let nextId = randomInt(100_000_000, 900_000_000);
  let waiting = new Map<number, QueuedUpdate>();
  let allowedKinds: readonly string[] = [];
  const past = new Map<number, WireUpdate>();
  const listeners = new Set<() => void>();
  const enqueue = (update: WireUpdate, isRepeated: boolean) => {
    const lifeMs = update.callback_query ? callbackLifeMs : messageLifeMs;
    const queued = { update, queue: queueOf(update), expiresAt: clock.now() + lifeMs, isRepeated };
    waiting.set(update.update_id, queued);
    for (const listener of listeners) listener();
  };
  return {
    push(content: UpdateContent): number {
      const update = { update_id: nextId++, ...content };
      past.set(update.update_id, update);
      const kind = Object.keys(content)[0] ?? "";
      const isWanted = allowedKinds.length > 0 ? allowedKinds.includes(kind) : !kindsOnDemand.has(kind);
      if (isWanted) enqueue(update, false);
      return update.update_id;
    },
    /** Throws for an id that never was. */
    redeliver(updateId: number): void {
      const update = past.get(updateId);
      if (!update) throw new VendbotError("telegram.no_such_update", `No update ${updateId} was ever made`);
      enqueue(update, true);
    },
    /** Unconfirmed and not expired, in the order of their ids. */
    waiting(): QueuedUpdate[] {
      const now = clock.now();
      for (const [id, queued] of waiting) if (queued.expiresAt <= now) waiting.delete(id);
      return [...waiting.values()].sort((a, b) => a.update.update_id - b.update.update_id);
    },
    confirm(updateId: number): void {
      waiting.delete(updateId);
    },
    /** Forgets what came before `updateId`, as a getUpdates with that offset does. */
    confirmBefore(updateId: number): void {
      for (const [id, queued] of waiting) {
        if (id < updateId && !queued.isRepeated) waiting.delete(id);
      }
    },
    dropAll(): void {
      waiting = new Map();
    },
    /** Empty, as at the start, is every kind but chat_member and reactions. */
    get allowedKinds(): readonly string[] {
      return allowedKinds;
    },
    set allowedKinds(kinds) {
      allowedKinds = kinds;
    },
    /** Called after each update that comes in. */
    onPush(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;

// As Telegram has it: a text and a tap of the same person are in different queues and may run side by side. A test may
// push an update that lacks what every update has.
function queueOf(update: WireUpdate): string {
  const { callback_query: query, my_chat_member: member } = update;
  const message = update.message ?? update.edited_message;
  if (query) return `callback ${JSON.stringify(query.from?.id)}`;
  if (member) return `member ${JSON.stringify(member.chat?.id)}`;
  return message ? `chat ${JSON.stringify(message.chat?.id)}` : `update ${update.update_id}`;
}
