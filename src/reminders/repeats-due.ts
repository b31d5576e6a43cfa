import type { Calendar } from "../core/calendar.ts";
import type { Store } from "../db/open.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { createLiveMessages, type DeliverNotice } from "../outbox/live-messages.ts";
import { type LiveMessenger, nothing } from "../outbox/messenger.ts";
import type { Notice } from "../outbox/notices.queries.ts";
import { changeRepeat, dueRepeats, findRepeat, type Repeat } from "./repeats.queries.ts";
import { enqueueReminders, nextMoment, readRepeatKey, remindedBy } from "./repeats.ts";

export interface RepeatReminderDeps extends Pick<Tools, "store" | "ids"> {
  calendar: Calendar;
}

/** The reminders per round: a sale waits for one round at most. */
const atOnce = 50;

/**
 * Owes the reminders that are due, some with each call. One that was missed, however often, is owed once: its next time
 * lies behind now, by a compare-and-set in the transaction that owes it.
 */
export function createRepeatReminder({ store, ids, calendar }: RepeatReminderDeps) {
  async function remind(due: Repeat, now: number): Promise<void> {
    const asked_day = calendar.dayOf(due.next_at);
    const next_at = nextMoment({ calendar, now }, due);
    await store.transaction(async (trx) => {
      const asked = await changeRepeat(trx, due.id, { asked_day, next_at }, { next_at: due.next_at });
      if (asked) await enqueueReminders(trx, { ids, now }, asked, asked_day);
    });
  }

  return async (now: number): Promise<void> => {
    for (const due of await dueRepeats(store.db, now, atOnce)) await remind(due, now);
  };
}

/** Reminders to sell the same again, each in the chat of the user it is for at that moment. */
export function createRepeatNotices(
  { store, clock, ids }: Pick<Tools, "store" | "clock" | "ids">,
  messenger: LiveMessenger<Notice>,
): DeliverNotice {
  const deliver = createLiveMessages(store, messenger);
  return async (notice) =>
    (await isStillTheirs(store, { ids, now: clock.now() }, notice)) ? deliver(notice) : nothing;
}

/**
 * Whether a chat may still get a reminder. A user who left the shop after it was stored gets nothing: the users who
 * replace that user get it.
 */
export async function isStillTheirs(
  store: Store,
  stamp: Stamp,
  { key, user_id }: { key: string; user_id: number },
): Promise<boolean> {
  const of = readRepeatKey(key);
  const repeat = of ? await findRepeat(store.db, of.id) : undefined;
  if (!of || !repeat) return true;
  if ((await remindedBy(store.db, repeat, stamp.now)).includes(user_id)) return true;
  if (repeat.asked_day === of.day) await store.transaction((trx) => enqueueReminders(trx, stamp, repeat, of.day));
  return false;
}
