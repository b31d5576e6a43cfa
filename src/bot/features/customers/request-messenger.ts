import type { Api } from "grammy";
import type { Clock } from "../../../core/clock.ts";
import { findRequest } from "../../../customers/requests.queries.ts";
import { readRequestKey } from "../../../customers/requests.ts";
import type { Store } from "../../../db/open.ts";
import type { LiveMessenger } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import type { Times } from "../../ui/format.ts";
import { fitTo } from "../../ui/permissions.ts";
import { drawTold, renderRequest, renderRequestOver, viewOfRequest } from "../../ui/request-card.ts";
import type { Content } from "../../ui/screen.ts";
import type { Say } from "../../ui/text.ts";

export interface RequestMessengerDeps {
  api: Api;
  /** The language of a chat. */
  sayTo(userId: number): Promise<Say>;
  times: Times;
  store: Pick<Store, "db">;
  clock: Pick<Clock, "now">;
}

/** Draws what a customer asks for as it stands at that moment: at the shop, and to the customer where nothing is sold. */
export function createRequestMessenger(deps: RequestMessengerDeps): LiveMessenger<Notice> {
  const { api, sayTo, times, store, clock } = deps;

  /** `isNews`: it is worth a message of its own. Null: there is nothing to say to this chat. */
  async function draw({ key, user_id }: Notice): Promise<{ content: Content; isNews: boolean } | null> {
    const of = readRequestKey(key);
    if (!of) return null;
    const say = await sayTo(user_id);
    if (of.isTold) {
      const content = await drawTold(store.db, say, of.id);
      return content && { content, isNews: true };
    }
    const seller = await findSeller(store.db, user_id);
    if (!seller) return null;
    const view = await viewOfRequest(store.db, of.id, seller, { say, times, now: clock.now() });
    if (view) return { content: fitTo(seller.seat, renderRequest(view)), isNews: view.request.state === "asked" };
    return (await findRequest(store.db, of.id)) ? null : { content: renderRequestOver(say), isNews: false };
  }

  return {
    async sendLiveMessage(notice) {
      const drawn = await draw(notice);
      if (!drawn?.isNews) return { kind: "done", messageId: null };
      return deliverNew(api, notice.user_id, drawn.content);
    },
    async editLiveMessage(notice, messageId) {
      const drawn = await draw(notice);
      return drawn ? deliverEdit(api, notice.user_id, messageId, drawn.content) : { kind: "done", messageId };
    },
  };
}
