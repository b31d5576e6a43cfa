import { readAlert } from "../../../alerts/read.ts";
import type { Delivered, LiveMessenger } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import type { Content } from "../../ui/screen.ts";
import { renderAlert } from "./alert-card.ts";

/** Reports an observation to owners, in its state at delivery. */
export function createAlertMessenger(deps: MessengerTools & Pick<Shop, "calendar" | "clock">): LiveMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;

  async function deliver(notice: Notice, send: (content: Content) => Promise<Delivered>): Promise<Delivered> {
    const now = clock.now();
    const view = await readAlert(store.db, notice, now);
    if (!view) return { kind: "done", messageId: null };
    return send(renderAlert({ say: await sayTo(notice.user_id), times, calendar, now }, view));
  }

  return {
    sendLiveMessage: (notice) => deliver(notice, (content) => deliverNew(api, notice.user_id, content)),
    editLiveMessage: (notice, messageId) =>
      deliver(notice, (content) => deliverEdit(api, notice.user_id, messageId, content)),
  };
}
