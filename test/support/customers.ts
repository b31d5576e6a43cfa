import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { sees, tapsMore } from "./chat.ts";
import type { World } from "./world.ts";

/** Somebody who buys at the counter and has Telegram, but no shop. */
export function aCustomer({ telegram }: Pick<World, "telegram">, firstName = "Ngozi"): Person {
  return telegram.user({ firstName, phone: "2348091112222" });
}

/** "Customer link" on a sale's card: the picture with the link. */
export async function givesLink(seller: Person, card: Pick<ChatMessage, "id">) {
  const before = seller.chat.at(-1)?.id ?? 0;
  await tapsMore(seller, card, /Customer link/);
  const picture = await sees(seller, ({ id, photo }) => id > before && photo !== undefined);
  const link = /https:\/\/t\.me\/\S+\?start=(\S+)/.exec(picture.text);
  return { picture, link: link?.[0] ?? "", payload: link?.[1] ?? "" };
}

/** Twenty digits as they stand in a message. */
export function spoken(token: string): string {
  return token.replace(/\d{4}(?=\d)/g, "$& ");
}

/** The bot's messages in this chat that show the token now. */
export function showing(person: Person, token: string): ChatMessage[] {
  return person.chat.filter((message) => message.from === "bot" && message.text.includes(spoken(token)));
}

/** How often the token was put into this chat: messages that came with it, and edits that brought it. */
export function timesToken(person: Person, token: string): number {
  const shows = (message: ChatMessage) => message.text.includes(spoken(token));
  return person.history.filter(
    (event) =>
      (event.kind === "sent" && shows(event.message)) ||
      (event.kind === "edited" && shows(event.after) && !shows(event.before)),
  ).length;
}
