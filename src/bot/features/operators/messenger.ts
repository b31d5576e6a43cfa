import { readLiveMessageKey } from "../../../operations/alerts.ts";
import { findAlert, findAnnouncement } from "../../../operations/operations.queries.ts";
import { type LiveMessenger, nothing } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverInPlace } from "../../ui/deliver.ts";
import type { Content } from "../../ui/screen.ts";
import { renderAnnouncementCard } from "./announcement-card.ts";
import { renderAlert, renderStatus } from "./operations-card.ts";

/** Draws the messages to operators, from the rows as they are at that moment. */
export function createOperatorMessenger(deps: MessengerTools & Pick<Shop, "overview">): LiveMessenger<Notice> {
  const { api, sayTo, store } = deps;

  async function draw({ key, user_id }: Notice): Promise<Content | undefined> {
    const liveMessage = readLiveMessageKey(key);
    const say = await sayTo(user_id);
    const view = { say, times: deps.times };
    if (liveMessage?.about === "status") return renderStatus(view, await deps.overview());
    if (liveMessage?.about === "alert") {
      const alert = await findAlert(store.db, liveMessage.id);
      return alert && renderAlert(view, alert);
    }
    if (!liveMessage) return undefined;
    const announcement = await findAnnouncement(store.db, liveMessage.id);
    return announcement && renderAnnouncementCard(say, announcement);
  }

  return async (notice, messageId) => {
    // A status card is there for those who have asked for one.
    if (messageId === null && readLiveMessageKey(notice.key)?.about === "status") return nothing;
    const content = await draw(notice);
    return content ? deliverInPlace(api, notice.user_id, messageId, content) : nothing;
  };
}
