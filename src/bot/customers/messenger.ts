import type { Api } from "grammy";
import type { CustomerView } from "../../customers/follow.ts";
import type { CustomerMessenger } from "../../lib/messenger.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import { deliver } from "../ui/deliver.ts";
import type { Times } from "../ui/format.ts";
import { toEditOptions, toSendOptions } from "../ui/screen.ts";
import type { Say } from "../ui/text.ts";
import { renderCustomerSale, renderHello, renderNews, renderWait } from "./customer-card.ts";

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
    place(view) {
      const content = renderWait(say, view);
      return deliver(async () => {
        const message = await api.sendMessage(view.chat.user_id, content.html, toSendOptions(content));
        return message.message_id;
      });
    },
    draw(view, messageId) {
      const { purchase, shopName, chat } = view;
      const sale = { say, times, purchase, shopName, token: deps.readToken(purchase) };
      const content = renderCustomerSale(sale, chat);
      return deliver(async () => {
        await api.editMessageText(chat.user_id, messageId, content.html, toEditOptions(content));
        return messageId;
      });
    },
    tellNews(view, messageId) {
      return deliver(async () => {
        const message = await api.sendMessage(view.chat.user_id, renderNews(say, view), {
          ...toSendOptions({ html: renderNews(say, view) }),
          reply_parameters: { message_id: messageId, allow_sending_without_reply: true },
        });
        return message.message_id;
      });
    },
    greet(view) {
      const html = renderHello(say, view);
      return deliver(
        async () =>
          (await api.sendMessage(view.chat.user_id, html, toSendOptions({ html, removeKeyboard: true }))).message_id,
      );
    },
  };
}
