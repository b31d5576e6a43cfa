import type { CustomerView } from "../../../customers/follow.ts";
import type { CustomerMessenger } from "../../../outbox/messenger.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import type { MessengerTools } from "../../shop.ts";
import { deliverEdit, deliverNew } from "../../ui/deliver.ts";
import { renderCustomerSale, renderHello, renderNews, renderReminder, renderWait } from "./customer-card.ts";

export interface CustomerMessengerDeps extends Pick<MessengerTools, "api" | "sayTo" | "times"> {
  readToken(purchase: Purchase): string | null;
}

/** Puts what is owed to a customer into words and hands it to Telegram. */
export function createCustomerMessenger(deps: CustomerMessengerDeps): CustomerMessenger<CustomerView> {
  const { api, sayTo, times } = deps;
  return {
    async place(view) {
      return deliverNew(api, view.chat.user_id, renderWait(await sayTo(view.chat.user_id), view));
    },
    async draw(view, messageId) {
      const { purchase, shopName, chat } = view;
      const say = await sayTo(chat.user_id);
      const sale = { say, times, purchase, shopName, token: deps.readToken(purchase) };
      return deliverEdit(api, chat.user_id, messageId, renderCustomerSale(sale, view));
    },
    async sendNews(view, messageId) {
      const html = renderNews(await sayTo(view.chat.user_id), view);
      return deliverNew(api, view.chat.user_id, { html }, messageId);
    },
    async remind(view, owed) {
      const say = await sayTo(view.chat.user_id);
      return deliverNew(api, view.chat.user_id, { html: renderReminder({ say, times }, view, owed) });
    },
    async greet(view) {
      const html = renderHello(await sayTo(view.chat.user_id), view);
      return deliverNew(api, view.chat.user_id, { html, removeKeyboard: true });
    },
  };
}
