import type { Chat } from "../chats.ts";
import type { Fields } from "../fields.ts";
import { readReplyMarkup } from "../keyboards.ts";
import type { WireMessage } from "../wire.ts";
import type { Methods, World } from "../world.ts";
import { findWritableChat, spendRate } from "./addressing.ts";
import { readCaption, readMedia, readReply, readText } from "./content.ts";

/** Methods that put a new message into a chat. */
export function sendingMethods(world: World): Methods {
  const send = (chat: Chat, fields: Fields, content: Partial<WireMessage>): WireMessage => {
    const markup = readReplyMarkup(fields.object("reply_markup"));
    const reply = readReply(chat, fields);
    spendRate(world, chat);
    const protection = fields.flag("protect_content") ? { has_protected_content: true as const } : {};
    return chat.append({ from: world.bot, content: { ...content, ...reply, ...protection }, markup }).wire;
  };
  return {
    sendMessage(fields) {
      const content = readText(fields);
      return send(findWritableChat(world, fields), fields, content);
    },
    sendPhoto(fields) {
      const chat = findWritableChat(world, fields);
      const caption = readCaption(fields);
      return send(chat, fields, { ...readMedia(fields, world.files, "photo"), ...caption });
    },
    sendDocument(fields) {
      const chat = findWritableChat(world, fields);
      const caption = readCaption(fields);
      return send(chat, fields, { ...readMedia(fields, world.files, "document"), ...caption });
    },
  };
}
