import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import type { Store } from "./engine/open.ts";

/** What a room that keeps things works with. */
export interface Tools {
  store: Store;
  cipher: Cipher;
  clock: Clock;
  ids: Ids;
  log: Log;
}

/** What is written in one transaction takes its ids from here, and its time: `now`, in epoch milliseconds. */
export interface Stamp {
  ids: Ids;
  now: number;
}
