import { readAlert } from "../../../alerts/read.ts";
import { type LiveMessenger, nothing } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverInPlace } from "../../ui/deliver.ts";
import { renderAlert } from "./alert-card.ts";

/** Reports an observation to owners, in its state at delivery. */
export function createAlertMessenger(deps: MessengerTools & Pick<Shop, "calendar" | "clock">): LiveMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;
  return async (notice, messageId) => {
    const now = clock.now();
    const view = await readAlert(store.db, notice, now);
    if (!view) return nothing;
    const content = renderAlert({ say: await sayTo(notice.user_id), times, calendar, now }, view);
    return deliverInPlace(api, notice.user_id, messageId, content);
  };
}
