import { readCloseKey } from "../../../closes/showing.ts";
import type { Delivered, LiveMessenger } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverEdit, deliverNew, deliverOtherPicture, deliverPicture } from "../../ui/deliver.ts";
import type { Content } from "../../ui/screen.ts";
import { pictureOf, viewOfDay } from "./close.ts";
import { renderClose } from "./close-card.ts";

/** Draws the close of a day for its owners as the day stands at that moment. */
export function createCloseMessenger(
  deps: MessengerTools & Pick<Shop, "calendar" | "clock" | "log" | "receipts">,
): LiveMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;

  async function deliver(
    notice: Notice,
    send: (content: Content, png: Uint8Array | null) => Promise<Delivered>,
  ): Promise<Delivered> {
    const key = readCloseKey(notice.key);
    if (!key) return { kind: "refused", why: "no close" };
    const { day, ...books } = key;
    const say = await sayTo(notice.user_id);
    const view = await viewOfDay(
      { say, times, calendar, now: clock.now(), db: store.db, withWallet: true },
      books,
      day,
    );
    return send(renderClose(view), await pictureOf(deps, view));
  }

  return {
    sendLiveMessage: (notice) =>
      deliver(notice, (content, png) =>
        png ? deliverPicture(api, notice.user_id, png, content) : deliverNew(api, notice.user_id, content),
      ),
    editLiveMessage: (notice, messageId) =>
      deliver(notice, (content, png) =>
        png
          ? deliverOtherPicture(api, notice.user_id, messageId, png, content)
          : deliverEdit(api, notice.user_id, messageId, content),
      ),
  };
}
