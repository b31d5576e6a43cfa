import type { LockSetting } from "../../../lock/lock.ts";
import type { Dialog } from "../dialog.ts";

/** Which setting of the lock is asked about, and the place of the choice. Whether that takes the PIN is not asked here. */
export interface LockAnswers {
  what: LockSetting["what"];
  place?: number;
}

/** Asks after how long the counter locks, or above which amount a sale takes the PIN. */
export const lockDialog: Dialog<LockSetting["what"], LockAnswers> = (ask, { what }) => ask(what, {}, "tap");
