import { type LiveMessenger, nothing } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import { findRepeat } from "../../../reminders/repeats.queries.ts";
import { isOwnRepeat, readRepeatKey } from "../../../reminders/repeats.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import type { MessengerTools } from "../../shop.ts";
import { deliverInPlace } from "../../ui/deliver.ts";
import { viewOfRepeat } from "../../ui/own-repeat.ts";
import { fitTo } from "../../ui/permissions.ts";
import { renderDue, renderRepeat } from "../../ui/repeat-card.ts";
import type { Content } from "../../ui/screen.ts";

/** Draws the reminder of a day as it stands at that moment: ready to be sold, or with when it comes next. */
export function createRepeatMessenger({ api, sayTo, times, store }: MessengerTools): LiveMessenger<Notice> {
  /** `isDue`: nobody has answered it. Null: there is nothing to say. */
  async function draw({ key, user_id }: Notice): Promise<{ content: Content; isDue: boolean } | null> {
    const of = readRepeatKey(key);
    const repeat = of ? await findRepeat(store.db, of.id) : undefined;
    const seller = await findSeller(store.db, user_id);
    if (!of || !repeat || !seller || !isOwnRepeat(seller, repeat)) return null;
    const say = await sayTo(user_id);
    const view = await viewOfRepeat(store.db, repeat, { say, times, seat: seller.seat });
    if (!view) return null;
    const isDue = repeat.asked_day === of.day;
    return { content: fitTo(seller.seat, isDue ? renderDue(view, of.day) : renderRepeat(view)), isDue };
  }

  return async (notice, messageId) => {
    const drawn = await draw(notice);
    // Sold or stopped before its delivery.
    if (!drawn || (messageId === null && !drawn.isDue)) return nothing;
    return deliverInPlace(api, notice.user_id, messageId, drawn.content);
  };
}
