import { readCloseKey } from "../../../closes/showing.ts";
import type { LiveMessenger } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverInPlace, deliverPicture } from "../../ui/deliver.ts";
import { pictureOf, viewOfDay } from "./close.ts";
import { renderClose } from "./close-card.ts";

/** Draws the close of a day for its owners as the day stands at that moment. */
export function createCloseMessenger(
  deps: MessengerTools & Pick<Shop, "calendar" | "clock" | "log" | "receipts">,
): LiveMessenger<Notice> {
  const { api, sayTo, times, calendar, clock, store } = deps;
  return async ({ key: written, user_id }, messageId) => {
    const key = readCloseKey(written);
    if (!key) return { kind: "refused", why: "no close" };
    const { day, ...books } = key;
    const say = await sayTo(user_id);
    const tools = { say, times, calendar, now: clock.now(), db: store.db, withWallet: true };
    const view = await viewOfDay(tools, books, day);
    const png = await pictureOf(deps, view);
    return png
      ? deliverPicture(api, user_id, messageId, png, renderClose(view))
      : deliverInPlace(api, user_id, messageId, renderClose(view));
  };
}
