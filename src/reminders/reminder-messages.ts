import type { Tools } from "../db/tools.ts";
import { createLiveMessages, type DeliverNotice } from "../outbox/live-messages.ts";
import { type LiveMessenger, nothing } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { isStillTheirs } from "./repeats-due.ts";

/** Reminders to sell the same again, each in the chat of the user it is for at that moment. */
export function createRepeatNotices(
  { store, clock, ids }: Pick<Tools, "store" | "clock" | "ids">,
  messenger: LiveMessenger<Notice>,
): DeliverNotice {
  const deliver = createLiveMessages(store, messenger);
  return async (notice) =>
    (await isStillTheirs(store, { ids, now: clock.now() }, notice)) ? deliver(notice) : nothing;
}
