import type { Chat } from "../../../accounts/accounts.queries.ts";
import { lockButtons } from "../../callbacks/lock.ts";
import type { Times } from "../../ui/format.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** Who is logged in to the account, and a button that logs each other chat out. */
export function renderChats(view: { say: Say; times: Times; chats: readonly Chat[]; userId: number }): Content {
  const { say, times, chats, userId } = view;
  const nameOf = (chat: Chat) => chat.first_name || say.plain("customer-someone");
  const others = chats.filter((chat) => chat.user_id !== userId);
  return {
    html: paragraphs(
      say.html("chats-title"),
      lines(
        ...chats.map((chat) =>
          say.html(chat.user_id === userId ? "chats-this" : "chats-other", {
            name: nameOf(chat),
            time: times.moment(chat.logged_in_at ?? chat.created_at),
          }),
        ),
      ),
      say.html(others.length === 0 ? "chats-alone" : "chats-lost"),
    ),
    buttons: [
      ...others.map((chat) => [
        {
          text: say.plain("button-log-out-chat", { name: nameOf(chat) }),
          data: lockButtons.logOutChat({ user: chat.user_id }),
          style: "danger" as const,
        },
      ]),
      [button(say, "button-back", lockButtons.show())],
    ],
  };
}
