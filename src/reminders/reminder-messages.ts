import type { Clock } from "../core/clock.ts";
import type { Ids } from "../core/ids.ts";
import type { Store } from "../db/open.ts";
import { createLiveMessages, type LiveMessages } from "../outbox/live-messages.ts";
import type { LiveMessenger } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { isStillTheirs } from "./repeats-due.ts";

/** Reminders to sell the same again, each in the chat of the user it is for at that moment. */
export function createRepeatNotices(deps: {
  store: Store;
  clock: Clock;
  ids: Ids;
  messenger: LiveMessenger<Notice>;
}): LiveMessages {
  const { store, clock, ids } = deps;
  const liveMessages = createLiveMessages(deps);
  return {
    async deliver(notice) {
      if (await isStillTheirs(store, { ids, now: clock.now() }, notice)) return liveMessages.deliver(notice);
      return { kind: "done", messageId: null };
    },
  };
}
