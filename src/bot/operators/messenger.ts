import type { Api } from "grammy";
import type { BoardMessenger } from "../../lib/messenger.ts";
import { readBoardKey } from "../../operations/alerts.ts";
import type { Overview } from "../../operations/overview.ts";
import type { Store } from "../../store/engine/open.ts";
import type { Notice } from "../../store/queries/notices.ts";
import { findAlert, findAnnouncement } from "../../store/queries/operations.ts";
import { deliver } from "../ui/deliver.ts";
import type { Times } from "../ui/format.ts";
import { type Content, toEditOptions, toSendOptions } from "../ui/screen.ts";
import type { Say } from "../ui/text.ts";
import { renderAnnouncementCard } from "./announcement-card.ts";
import { renderAlert, renderStatus } from "./operations-card.ts";

export interface BoardMessengerDeps {
  api: Api;
  say: Say;
  times: Times;
  store: Pick<Store, "db">;
  overview(): Promise<Overview>;
}

/** Draws what operators are told, from the rows as they are at that moment. */
export function createBoardMessenger(deps: BoardMessengerDeps): BoardMessenger<Notice> {
  const { api, say, store } = deps;

  async function draw(notice: Notice): Promise<Content | undefined> {
    const board = readBoardKey(notice.key);
    if (board?.about === "status") return renderStatus(deps, await deps.overview());
    if (board?.about === "alert") {
      const alert = await findAlert(store.db, board.id);
      return alert && renderAlert(deps, alert);
    }
    if (!board) return undefined;
    const announcement = await findAnnouncement(store.db, board.id);
    return announcement && renderAnnouncementCard(say, announcement);
  }

  return {
    async sendBoard(notice) {
      // A status card is there for those who have asked for one.
      const content = readBoardKey(notice.key)?.about === "status" ? undefined : await draw(notice);
      if (!content) return { kind: "done", messageId: null };
      return deliver(
        async () => (await api.sendMessage(notice.user_id, content.html, toSendOptions(content))).message_id,
      );
    },
    async editBoard(notice, messageId) {
      const content = await draw(notice);
      if (!content) return { kind: "done", messageId: null };
      return deliver(async () => {
        await api.editMessageText(notice.user_id, messageId, content.html, toEditOptions(content));
        return messageId;
      });
    },
  };
}
