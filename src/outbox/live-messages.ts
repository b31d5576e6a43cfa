import type { Store } from "../db/open.ts";
import { findLiveMessage, putLiveMessage } from "./live-messages.queries.ts";
import { type Delivered, type LiveMessenger, nothing } from "./messenger.ts";
import type { Notice } from "./notices.queries.ts";

/** How a notice that is drawn from rows is delivered. */
export type DeliverNotice = (notice: Notice) => Promise<Delivered>;

/**
 * A board is sent once and then edited in place. Only a crash between Telegram's taking it and the storing of its id
 * has it sent again: an operator is better served by two messages than by none.
 */
export function createLiveMessages({ db }: Pick<Store, "db">, messenger: LiveMessenger<Notice>): DeliverNotice {
  return async (notice) => {
    const messageId = await findLiveMessage(db, notice.key);
    const delivered = await messenger(notice, messageId);
    // An operator who deletes it has seen it.
    if (messageId !== null) return delivered.kind === "gone" ? nothing : delivered;
    if (delivered.kind === "done" && delivered.messageId !== null) {
      await putLiveMessage(db, notice.key, delivered.messageId);
    }
    return delivered;
  };
}
