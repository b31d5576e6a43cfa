import type { Telegram, TelegramOptions } from "./contract.ts";

export type * from "./contract.ts";

/** Starts a Bot API server for one bot. */
export async function startTelegram(_options: TelegramOptions): Promise<Telegram> {
  throw new Error("Not built");
}
