import type { Store } from "../db/open.ts";
import { findLiveMessage, putLiveMessage } from "./live-messages.queries.ts";
import type { Delivered, LiveMessenger } from "./messenger.ts";
import type { Notice } from "./notices.queries.ts";

const nothing: Delivered = { kind: "done", messageId: null };

/**
 * A board is sent once and then edited in place. Only a crash between Telegram's taking it and the storing of its id
 * has it sent again: an operator is better served by two messages than by none.
 */
export function createLiveMessages(deps: { store: Store; messenger: LiveMessenger<Notice> }) {
  const { store, messenger } = deps;
  return {
    async deliver(notice: Notice): Promise<Delivered> {
      const messageId = await findLiveMessage(store.db, notice.key);
      if (messageId !== undefined) {
        const edited = await messenger.editLiveMessage(notice, messageId);
        // An operator who deletes it has seen it.
        return edited.kind === "gone" ? nothing : edited;
      }
      const sent = await messenger.sendLiveMessage(notice);
      if (sent.kind === "done" && sent.messageId !== null) await putLiveMessage(store.db, notice.key, sent.messageId);
      return sent;
    },
  };
}

/** Messages to operators that are drawn from rows. */
export type LiveMessages = ReturnType<typeof createLiveMessages>;
