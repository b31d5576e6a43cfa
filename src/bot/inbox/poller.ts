import type { Update } from "grammy/types";
import { sleep } from "../../core/clock.ts";
import { messageOf } from "../../core/errors.ts";
import { afterFailureMs } from "../../core/loop.ts";
import { ConnectionLost } from "../../db/store-error.ts";
import type { Tools } from "../../db/tools.ts";
import { type Api, GrammyError } from "../ui/grammy.ts";

/** The kinds of updates that the bot asks Telegram for. */
export const allowedUpdates = ["message", "edited_message", "callback_query", "my_chat_member"] as const;

/** Whether updates reach this process, or one for which it stands by. The bot writes it, operators see it. */
export interface TelegramLine {
  isUp: boolean;
}

export interface PollerDeps extends Pick<Tools, "clock" | "log"> {
  api: Api;
  /** Stores a batch. Only when it has resolved is the batch confirmed to Telegram, with the next offset. */
  accept(updates: readonly Update[]): Promise<void>;
  /** Whether it is this process's turn: of several that share a database, one polls. */
  mayPoll(): Promise<boolean>;
  line: TelegramLine;
  /** Another process polls with this token, and goes on doing so. */
  onConflict(): void;
  /** How many seconds Telegram holds a question open. */
  timeoutSeconds: number;
}

const pauseMs = 1000;
/** How long one that stands by waits before it looks whether it is its turn. */
const standByMs = 1000;
const maxPauseMs = 15_000;
const maxConflicts = 8;

/** Fetches updates from Telegram until it is disposed of. */
export function startPoller(deps: PollerDeps): AsyncDisposable {
  const { api, clock, log, line } = deps;
  const stop = new AbortController();
  let offset = 0;
  let failures = 0;
  let conflicts = 0;
  let isConnected = false;
  let isStandingBy = false;

  async function round(): Promise<void> {
    if (!(await deps.mayPoll())) {
      isConnected = false;
      isStandingBy = line.isUp = true;
      return sleep(clock, standByMs, stop.signal);
    }
    isStandingBy = false;
    line.isUp = isConnected;
    // The first answer comes at once: until then nobody knows whether Telegram takes this token.
    const timeout = isConnected ? deps.timeoutSeconds : 0;
    const updates = await api.getUpdates(
      { offset, limit: 100, timeout, allowed_updates: [...allowedUpdates] },
      stop.signal as never,
    );
    if (!isConnected) log.info("telegram.connected");
    isConnected = line.isUp = true;
    failures = 0;
    conflicts = 0;
    if (updates.length === 0) return;
    await deps.accept(updates);
    offset = Math.max(...updates.map((update) => update.update_id)) + 1;
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await round();
      } catch (error) {
        if (stop.signal.aborted) return;
        isConnected = false;
        line.isUp = isStandingBy;
        const isConflict = error instanceof GrammyError && error.error_code === 409;
        if (isConflict && ++conflicts >= maxConflicts) return deps.onConflict();
        log.warn("telegram.poll_failed", {
          error: error instanceof GrammyError ? error.description : messageOf(error),
        });
        const restMs = error instanceof ConnectionLost ? afterFailureMs(failures) : pauseMs * 2 ** failures;
        failures++;
        await sleep(clock, Math.min(restMs, maxPauseMs), stop.signal);
      }
    }
  }

  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
    },
  };
}
