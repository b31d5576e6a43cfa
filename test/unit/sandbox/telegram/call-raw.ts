import type { Telegram, TelegramOptions } from "../../../../sandbox/telegram/server.ts";
import { startTelegram } from "../../../../sandbox/telegram/server.ts";

export const token = "7000000001:AAsandboxsandboxsandboxsandboxsandb";

export function startSandboxTelegram(options: Partial<TelegramOptions> = {}): Promise<Telegram> {
  return startTelegram({ token, ...options });
}

/** The fields of every answer. The test names the type of the result: by default a message. */
export interface RawAnswer<Result = { message_id: number; reply_markup?: object }> {
  ok: boolean;
  result: Result;
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number };
}

/** One Bot API call as bytes on the wire, without a client's own checks. */
export async function callRaw<Result = RawAnswer["result"]>(
  telegram: Telegram,
  method: string,
  params: object = {},
): Promise<RawAnswer<Result>> {
  const response = await fetch(`${telegram.apiRoot}/bot${token}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  return (await response.json()) as RawAnswer<Result>;
}
