import type { Clock } from "../core/clock.ts";
import type { Ids } from "../core/ids.ts";
import type { Store } from "../db/open.ts";
import { type Boards, createBoards } from "../outbox/boards.ts";
import type { BoardMessenger } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { isStillTheirs } from "./repeats-due.ts";

/** Reminders to sell the same again, each in the chat of the user it is for at that moment. */
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
