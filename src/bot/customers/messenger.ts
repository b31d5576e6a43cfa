import type { Api } from "grammy";
import type { CustomerView } from "../../customers/follow.ts";
import type { CustomerMessenger } from "../../lib/messenger.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { deliverEdit, deliverNew } from "../ui/deliver.ts";
import type { Times } from "../ui/format.ts";
import type { Say } from "../ui/text.ts";
import { renderCustomerSale, renderHello, renderNews, renderReminder, renderWait } from "./customer-card.ts";

export interface CustomerMessengerDeps {
  api: Api;
  say: Say;
  times: Times;
  readToken(purchase: Purchase): string | null;
}

/** Puts what is owed to a customer into words and hands it to Telegram. */
export function createCustomerMessenger(deps: CustomerMessengerDeps): CustomerMessenger<CustomerView> {
  const { api, say, times } = deps;
  return {
    place: (view) => deliverNew(api, view.chat.user_id, renderWait(say, view)),
    draw(view, messageId) {
      const { purchase, shopName, chat } = view;
      const sale = { say, times, purchase, shopName, token: deps.readToken(purchase) };
      return deliverEdit(api, chat.user_id, messageId, renderCustomerSale(sale, chat));
    },
    tellNews: (view, messageId) => deliverNew(api, view.chat.user_id, { html: renderNews(say, view) }, messageId),
    remind: (view, owed) => deliverNew(api, view.chat.user_id, { html: renderReminder({ say, times }, view, owed) }),
    greet: (view) => deliverNew(api, view.chat.user_id, { html: renderHello(say, view), removeKeyboard: true }),
  };
}
