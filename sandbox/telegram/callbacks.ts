import { randomBytes } from "node:crypto";
import type { Clock } from "../../src/core/clock.ts";
import type { CallbackAnswer } from "./contract.ts";
import { badRequest } from "./refusal.ts";

/** Taps that wait for the bot's answer. */
export interface Callbacks {
  ask(): { queryId: string; answer: Promise<CallbackAnswer> };
  /** Throws Refusal for a query that is unknown, answered already, or older than 150 s. */
  answer(queryId: string, answer: CallbackAnswer): void;
}

const queryLifeMs = 150_000;

export function createCallbacks(clock: Clock): Callbacks {
  const open = new Map<string, { askedAt: number; resolve: (answer: CallbackAnswer) => void }>();
  return {
    ask() {
      const queryId = randomBytes(8).readBigUInt64BE().toString();
      const { promise, resolve } = Promise.withResolvers<CallbackAnswer>();
      open.set(queryId, { askedAt: clock.now(), resolve });
      return { queryId, answer: promise };
    },
    answer(queryId, answer) {
      const query = open.get(queryId);
      open.delete(queryId);
      if (!query || clock.now() - query.askedAt > queryLifeMs) {
        throw badRequest("query is too old and response timeout expired or query ID is invalid");
      }
      query.resolve(answer);
    },
  };
}
