import type { Api } from "grammy";
import { readCloseKey } from "../../books/showing.ts";
import type { Calendar } from "../../lib/calendar.ts";
import type { Clock } from "../../lib/clock.ts";
import type { BoardMessenger, Delivered } from "../../lib/messenger.ts";
import type { Store } from "../../store/engine/open.ts";
import type { Notice } from "../../store/queries/notices.ts";
import { deliverEdit, deliverNew } from "../ui/deliver.ts";
import type { Times } from "../ui/format.ts";
import type { Content } from "../ui/screen.ts";
import type { Say } from "../ui/text.ts";
import { viewOfDay } from "./close.ts";
import { renderClose } from "./close-card.ts";

export interface CloseMessengerDeps {
  api: Api;
  say: Say;
  times: Times;
  calendar: Calendar;
  clock: Clock;
  store: Pick<Store, "db">;
}

/** Draws the close of a day for its owners as the day stands at that moment. */
export function createCloseMessenger(deps: CloseMessengerDeps): BoardMessenger<Notice> {
  const { api, say, times, calendar, clock, store } = deps;

  async function draw(notice: Notice): Promise<Content | null> {
    const key = readCloseKey(notice.key);
    if (!key) return null;
    const { day, ...books } = key;
    return renderClose(await viewOfDay({ say, times, calendar, now: clock.now(), db: store.db }, books, day));
  }

  async function deliver(notice: Notice, send: (content: Content) => Promise<Delivered>): Promise<Delivered> {
    const content = await draw(notice);
    return content ? send(content) : { kind: "refused", why: "no close" };
  }

  return {
    sendBoard: (notice) => deliver(notice, (content) => deliverNew(api, notice.user_id, content)),
    editBoard: (notice, messageId) =>
      deliver(notice, (content) => deliverEdit(api, notice.user_id, messageId, content)),
  };
}
