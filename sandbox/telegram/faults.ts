import type { Clock } from "../../src/core/clock.ts";
import type { Fault, Faults, RateLimit } from "./contract.ts";

/** Trouble on demand: what was asked for, in the order of asking, each as many times as it was asked. */
export interface FaultScript extends Faults {
  /** The fault that strikes this call, if any; taking it uses it up. */
  take(method: string): Fault | undefined;
}

export function createFaultScript(): FaultScript {
  let script: (Fault & { left: number })[] = [];
  return {
    failNext(fault) {
      script.push({ ...fault, left: fault.times ?? 1 });
    },
    clear() {
      script = [];
    },
    take(method) {
      const isStruck = (fault: Fault) => (fault.method ? fault.method === method : method !== "getUpdates");
      const fault = script.find(isStruck);
      if (fault && --fault.left <= 0) script = script.filter((other) => other !== fault);
      return fault;
    },
  };
}

/** A token bucket per chat. */
export function createChatLimiter(clock: Clock) {
  const buckets = new Map<number, { tokens: number; at: number }>();
  return {
    /** 0 when a message may go out now (and counts it), else the whole seconds to wait. */
    secondsToWait(chatId: number, { burst, perSecond }: RateLimit): number {
      const now = clock.now();
      const before = buckets.get(chatId) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1000) * perSecond);
      const isFree = tokens >= 1;
      buckets.set(chatId, { tokens: isFree ? tokens - 1 : tokens, at: now });
      return isFree ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
    },
  };
}

export type ChatLimiter = ReturnType<typeof createChatLimiter>;
