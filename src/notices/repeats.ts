import { isStillTheirs } from "../customers/repeats-due.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { BoardMessenger } from "../lib/messenger.ts";
import type { Store } from "../store/engine/open.ts";
import type { Notice } from "../store/queries/notices.ts";
import { type Boards, createBoards } from "./boards.ts";

/** Reminders to sell the same again, each in the chat of whoever it is for at that moment. */
export function createRepeatNotices(deps: {
  store: Store;
  clock: Clock;
  ids: Ids;
  messenger: BoardMessenger<Notice>;
}): Boards {
  const { store, clock, ids } = deps;
  const boards = createBoards(deps);
  return {
    async deliver(notice) {
      if (await isStillTheirs(store, { ids, now: clock.now() }, notice)) return boards.deliver(notice);
      return { kind: "done", messageId: null };
    },
  };
}
