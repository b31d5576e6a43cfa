import type { Store } from "../db/open.ts";
import { findBoard, putBoard } from "./boards.queries.ts";
import type { BoardMessenger, Delivered } from "./messenger.ts";
import type { Notice } from "./notices.queries.ts";

/** Messages to operators that are drawn from rows. */
export interface Boards {
  deliver(notice: Notice): Promise<Delivered>;
}

const nothing: Delivered = { kind: "done", messageId: null };

/**
 * A board is sent once and then edited in place. Only a crash between Telegram's taking it and the storing of its id
 * has it sent again: an operator is better served by two messages than by none.
 */
export function createBoards(deps: { store: Store; messenger: BoardMessenger<Notice> }): Boards {
  const { store, messenger } = deps;
  return {
    async deliver(notice) {
      const messageId = await findBoard(store.db, notice.key);
      if (messageId !== undefined) {
        const edited = await messenger.editBoard(notice, messageId);
        // An operator who deletes it has seen it.
        return edited.kind === "gone" ? nothing : edited;
      }
      const sent = await messenger.sendBoard(notice);
      if (sent.kind === "done" && sent.messageId !== null) await putBoard(store.db, notice.key, sent.messageId);
      return sent;
    },
  };
}
