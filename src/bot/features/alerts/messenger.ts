import { readAlert } from "../../../alerts/read.ts";
import type { BoardMessenger, Delivered } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import type { Content } from "../../ui/screen.ts";
import { renderAlert } from "./alert-card.ts";

/** Tells owners what was seen, as it stands when it is told. */
export function createAlertMessenger(deps: MessengerTools & Pick<Shop, "calendar" | "clock">): BoardMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;

  async function deliver(notice: Notice, send: (content: Content) => Promise<Delivered>): Promise<Delivered> {
    const now = clock.now();
    const view = await readAlert(store.db, notice, now);
    if (!view) return { kind: "done", messageId: null };
    return send(renderAlert({ say: await sayTo(notice.user_id), times, calendar, now }, view));
  }

  return {
    sendBoard: (notice) => deliver(notice, (content) => deliverNew(api, notice.user_id, content)),
    editBoard: (notice, messageId) =>
      deliver(notice, (content) => deliverEdit(api, notice.user_id, messageId, content)),
  };
}
