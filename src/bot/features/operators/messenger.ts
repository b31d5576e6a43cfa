import { readBoardKey } from "../../../operations/alerts.ts";
import { findAlert, findAnnouncement } from "../../../operations/operations.queries.ts";
import type { BoardMessenger } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import type { Content } from "../../ui/screen.ts";
import { renderAnnouncementCard } from "./announcement-card.ts";
import { renderAlert, renderStatus } from "./operations-card.ts";

/** Draws what operators are told, from the rows as they are at that moment. */
export function createBoardMessenger(deps: MessengerTools & Pick<Shop, "overview">): BoardMessenger<Notice> {
  const { api, sayTo, store } = deps;

  async function draw(notice: Notice): Promise<Content | undefined> {
    const board = readBoardKey(notice.key);
    const say = await sayTo(notice.user_id);
    const view = { say, times: deps.times };
    if (board?.about === "status") return renderStatus(view, await deps.overview());
    if (board?.about === "alert") {
      const alert = await findAlert(store.db, board.id);
      return alert && renderAlert(view, alert);
    }
    if (!board) return undefined;
    const announcement = await findAnnouncement(store.db, board.id);
    return announcement && renderAnnouncementCard(say, announcement);
  }

  return {
    async sendBoard(notice) {
      // A status card is there for those who have asked for one.
      const content = readBoardKey(notice.key)?.about === "status" ? undefined : await draw(notice);
      return content ? deliverNew(api, notice.user_id, content) : { kind: "done", messageId: null };
    },
    async editBoard(notice, messageId) {
      const content = await draw(notice);
      return content ? deliverEdit(api, notice.user_id, messageId, content) : { kind: "done", messageId: null };
    },
  };
}
