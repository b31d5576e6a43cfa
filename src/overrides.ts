import type { PaceLimits } from "./bot/inbox/pace.ts";
import type { Random } from "./core/backoff.ts";
import type { Cipher } from "./core/cipher.ts";
import type { Clock } from "./core/clock.ts";
import type { RandomBytes } from "./core/ids.ts";
import type { StoreFigures } from "./db/engine.ts";
import type { ReceiptPrinter } from "./pictures/receipt.ts";

/** Parts that a test, or the process, puts in place of the ordinary ones. */
export interface Overrides {
  clock?: Clock;
  randomBytes?: RandomBytes;
  /** Stands before the app's own. */
  cipher?(own: Cipher): Cipher;
  random?: Random;
  /** How long each getUpdates is held open. */
  pollSeconds?: number;
  /** How fast each user's updates are read, and how many messages a second go out. */
  pace?: PaceLimits;
  catalogueTtlMs?: number;
  /** After how long without a tap a counter locks whose owner has not chosen; 0: never. */
  idleLockMs?: number;
  /** Draws the pictures, in place of a process of this app's own. */
  receipts?: ReceiptPrinter;
  locales?: URL;
  /** Reports the space on the disk, instead of a measurement. */
  disk?: () => StoreFigures["disk"];
  drainMs?: number;
  /** Another process polls with this token. */
  onConflict?(): void;
  /** The disk has failed: nothing is acknowledged any more. */
  onDiskLost?(): void;
}
