import { findRequest } from "../../../customers/requests.queries.ts";
import { readRequestKey } from "../../../customers/requests.ts";
import { type LiveMessenger, nothing } from "../../../outbox/messenger.ts";
import type { Notice } from "../../../outbox/notices.queries.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import type { MessengerTools, Shop } from "../../shop.ts";
import { deliverInPlace } from "../../ui/deliver.ts";
import { fitTo } from "../../ui/permissions.ts";
import { drawTold, renderRequest, renderRequestOver, viewOfRequest } from "../../ui/request-card.ts";
import type { Content } from "../../ui/screen.ts";

/** Draws what a customer asks for as it stands at that moment: at the shop, and to the customer where nothing is sold. */
export function createRequestMessenger(deps: MessengerTools & Pick<Shop, "clock">): LiveMessenger<Notice> {
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

  return async (notice, messageId) => {
    const drawn = await draw(notice);
    if (!drawn || (messageId === null && !drawn.isNews)) return nothing;
    return deliverInPlace(api, notice.user_id, messageId, drawn.content);
  };
}
