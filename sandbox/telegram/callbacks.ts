import { randomBytes } from "node:crypto";
import type { Clock } from "../../src/core/clock.ts";
import type { CallbackAnswer } from "./contract.ts";
import { badRequest } from "./refusal.ts";

const queryLifeMs = 150_000;

/** Taps that wait for the bot's answer. */
export function createCallbacks(clock: Clock) {
  const open = new Map<string, { askedAt: number; resolve: (answer: CallbackAnswer) => void }>();
  return {
    ask(): { queryId: string; answer: Promise<CallbackAnswer> } {
      const queryId = randomBytes(8).readBigUInt64BE().toString();
      const { promise, resolve } = Promise.withResolvers<CallbackAnswer>();
      open.set(queryId, { askedAt: clock.now(), resolve });
      return { queryId, answer: promise };
    },
    /** Throws Refusal for a query that is unknown, answered already, or older than 150 s. */
    answer(queryId: string, answer: CallbackAnswer): void {
      const query = open.get(queryId);
      open.delete(queryId);
      if (!query || clock.now() - query.askedAt > queryLifeMs) {
        throw badRequest("query is too old and response timeout expired or query ID is invalid");
      }
      query.resolve(answer);
    },
  };
}

export type Callbacks = ReturnType<typeof createCallbacks>;
