import type { Clock } from "../../src/core/clock.ts";
import type { Fields } from "./fields.ts";
import { Refusal } from "./refusal.ts";
import type { Updates } from "./updates.ts";
import type { WireUpdate } from "./wire.ts";

const maxPollSeconds = 50;

/** Long polling for one bot. A second poller ends the first one's wait with 409, as Telegram does. */
export function createPolling(deps: { clock: Clock; updates: Updates; hasWebhook: () => boolean }) {
  const { clock, updates } = deps;
  let interrupt: ((reason: string) => void) | null = null;
  let last = { offset: 0, at: Number.NEGATIVE_INFINITY };

  const take = (offset: number, limit: number): WireUpdate[] => {
    if (offset < 0) {
      const newest = updates.waiting().slice(offset);
      updates.confirmBefore(newest[0]?.update.update_id ?? 0);
    } else updates.confirmBefore(offset);
    const batch = updates.waiting().slice(0, limit);
    for (const { update, isRepeated } of batch) if (isRepeated) updates.confirm(update.update_id);
    return batch.map(({ update }) => update);
  };

  const wait = (offset: number, limit: number, timeoutMs: number, signal: AbortSignal): Promise<WireUpdate[]> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        if (interrupt === end) interrupt = null;
        cancelTimer();
        stopListening();
        signal.removeEventListener("abort", hangUp);
        settle();
      };
      const end = (reason: string) => finish(() => reject(new Refusal(409, `Conflict: ${reason}`)));
      const hangUp = () => finish(() => resolve([]));
      const cancelTimer = clock.after(timeoutMs, hangUp);
      let isWoken = false;
      const stopListening = updates.onPush(() => {
        if (isWoken) return;
        isWoken = true;
        // Updates of the same moment go out in the same batch.
        setImmediate(() => {
          if (interrupt === end) finish(() => resolve(take(offset, limit)));
        });
      });
      signal.addEventListener("abort", hangUp);
      interrupt = end;
    });

  return {
    /** getUpdates. `signal` aborts when the caller hangs up. Throws Refusal. */
    async poll(fields: Fields, signal: AbortSignal): Promise<WireUpdate[]> {
      if (deps.hasWebhook()) {
        const remedy = "use deleteWebhook to delete the webhook first";
        throw new Refusal(409, `Conflict: can't use getUpdates method while webhook is active; ${remedy}`);
      }
      const kinds = fields.list("allowed_updates");
      if (kinds) updates.allowedKinds = kinds.map(String);
      const offset = fields.integer("offset") ?? 0;
      const timeoutSeconds = clamp(fields.integer("timeout") ?? 0, 0, maxPollSeconds);
      interrupt?.("terminated by other getUpdates request; make sure that only one bot instance is running");
      // The same question again at once is taken for a client in trouble, and gets one update at a time.
      const isHasty = offset === last.offset && clock.now() < last.at + 500;
      const limit = isHasty ? 1 : clamp(fields.integer("limit") ?? 100, 1, 100);
      last = { offset, at: clock.now() };
      const ready = take(offset, limit);
      if (ready.length > 0 || timeoutSeconds === 0 || signal.aborted) return ready;
      return await wait(offset, limit, timeoutSeconds * 1000, signal);
    },
    /** Ends a waiting poll with 409. */
    interrupt(reason: string): void {
      interrupt?.(reason);
    },
  };
}

export type Polling = ReturnType<typeof createPolling>;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
