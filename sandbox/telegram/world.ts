import type { Clock } from "../../src/core/clock.ts";
import type { Callbacks } from "./callbacks.ts";
import type { Chats } from "./chats.ts";
import type { RateLimit } from "./contract.ts";
import type { ChatLimiter } from "./faults.ts";
import type { Fields } from "./fields.ts";
import type { Files } from "./files.ts";
import type { Polling } from "./polling.ts";
import type { Profile } from "./profile.ts";
import type { Updates } from "./updates.ts";
import type { Webhook } from "./webhook.ts";
import type { WireUser } from "./wire.ts";

/** Everything that methods and people act on. */
export interface World {
  readonly clock: Clock;
  readonly bot: WireUser;
  readonly chats: Chats;
  readonly files: Files;
  readonly updates: Updates;
  readonly polling: Polling;
  readonly webhook: Webhook;
  readonly callbacks: Callbacks;
  readonly profile: Profile;
  readonly limiter: ChatLimiter;
  rateLimit: RateLimit | null;
}

/** One Bot API method: its result, or a Refusal thrown. `signal` aborts when the caller hangs up. */
export type Method = (fields: Fields, signal: AbortSignal) => unknown;

/** Methods under their Bot API names. */
export type Methods = Readonly<Record<string, Method>>;
