import type { Cipher } from "../core/cipher.ts";
import type { Clock } from "../core/clock.ts";
import type { Ids } from "../core/ids.ts";
import type { Log } from "../core/log.ts";
import type { Store } from "./open.ts";

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
