import type { Clock } from "../core/clock.ts";

/** Something that fails, as far as this process has seen. */
interface Trouble {
  since: number;
  /** How often in a row. */
  failures: number;
}

/** The calls of this process to one outside system, as they work or fail. */
interface Signal {
  note(isGood: boolean): void;
  /** Null while the last call was good. */
  readonly trouble: Trouble | null;
  /** When it was last called; null before the first call. */
  readonly lastAt: number | null;
}

function createLine(clock: Clock): Signal {
  let trouble: Trouble | null = null;
  let lastAt: number | null = null;
  return {
    note(isGood) {
      lastAt = clock.now();
      trouble = isGood ? null : { since: trouble?.since ?? lastAt, failures: (trouble?.failures ?? 0) + 1 };
    },
    get trouble() {
      return trouble;
    },
    get lastAt() {
      return lastAt;
    },
  };
}

/** Why the bot's token does not serve: Telegram does not take it, another process polls with it, or no answer comes. */
export const tokenTroubles = ["refused", "conflict", "unreachable"] as const;
type TokenTrouble = (typeof tokenTroubles)[number];

/** Told like a call: whether Telegram calls our address still (200) or another (409). */
export const movedWebhook = { method: "webhook address" } as const;

/** The state of the token by the calls of the Bot API. */
export function createTelegramSignal(clock: Clock) {
  const lines: Readonly<Record<TokenTrouble, Signal>> = {
    refused: createLine(clock),
    conflict: createLine(clock),
    unreachable: createLine(clock),
  };
  return {
    note({ method, code }: { method: string; code: number }): void {
      const isAnswered = code !== 0 && code < 500;
      lines.unreachable.note(isAnswered);
      if (!isAnswered) return;
      // 404 is what Telegram answers to a token that never was one.
      lines.refused.note(code !== 401 && code !== 404);
      if (method === "getUpdates" || method === movedWebhook.method) lines.conflict.note(code !== 409);
    },
    /** The first of `tokenTroubles` that is there. */
    get trouble(): (Trouble & { why: TokenTrouble }) | null {
      const why = tokenTroubles.find((one) => lines[one].trouble !== null);
      const trouble = why && lines[why].trouble;
      return why && trouble ? { ...trouble, why } : null;
    },
    get lastAt(): number | null {
      return lines.unreachable.lastAt;
    },
  };
}

export type TelegramSignal = ReturnType<typeof createTelegramSignal>;

export const peers = ["service", "telegram"] as const;
type Peer = (typeof peers)[number];

const staleSkewMs = 10 * 60_000;

/** How far our clock is from the peers', as their answers say. */
export function createSkewSignal(clock: Clock) {
  const heard = new Map<Peer, { skewMs: number; at: number }>();
  return {
    /** `serverTime` is exact to the second, and from a moment ago; null if the answer named none. */
    note(peer: Peer, serverTime: number | null): void {
      if (serverTime === null) return;
      const at = clock.now();
      // The header cuts the second off: half a second later is the best guess.
      heard.set(peer, { skewMs: at - (serverTime + 500), at });
    },
    /** Ours minus the peer's, in milliseconds; null when nothing was heard for a while. */
    read(peer: Peer): number | null {
      const last = heard.get(peer);
      return last && Math.abs(clock.now() - last.at) <= staleSkewMs ? last.skewMs : null;
    },
  };
}

export type SkewSignal = ReturnType<typeof createSkewSignal>;
