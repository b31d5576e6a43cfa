import type { Chat } from "../chats.ts";
import type { Fields } from "../fields.ts";
import { readReplyMarkup } from "../keyboards.ts";
import { badRequest } from "../refusal.ts";
import type { WireMessage } from "../wire.ts";
import type { Methods, World } from "../world.ts";
import { findChat, findMessage, findWritableChat, spendRate } from "./addressing.ts";
import { readCaption, readMedia, readReply, readText } from "./content.ts";

const chatActions = new Set([
  ...["typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document"],
  ...["choose_sticker", "find_location", "record_video_note", "upload_video_note"],
]);

/** Methods that put a new message into a chat. */
export function sendingMethods(world: World): Methods {
  const send = (chat: Chat, fields: Fields, content: Partial<WireMessage>): WireMessage => {
    const markup = readReplyMarkup(fields.object("reply_markup"));
    const reply = readReply(chat, fields);
    spendRate(world, chat);
    const protection = fields.flag("protect_content") ? { has_protected_content: true as const } : {};
    return chat.append({
      from: world.bot,
      content: { ...content, ...reply, ...protection },
      markup,
      isSilent: fields.flag("disable_notification"),
    }).wire;
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
    sendChatAction(fields) {
      const action = fields.text("action") ?? "";
      if (!chatActions.has(action)) throw badRequest("wrong parameter action in request");
      findWritableChat(world, fields).showTyping();
      return true;
    },
    copyMessage(fields) {
      const chat = findWritableChat(world, fields);
      const source = findMessage(findChat(world, fields, "from_chat_id"), fields, "copy").wire;
      if (source.has_protected_content) throw badRequest("message can't be copied");
      const content = { ...contentOf(source), ...(fields.has("caption") && readCaption(fields)) };
      return { message_id: send(chat, fields, content).message_id };
    },
    forwardMessage(fields) {
      const chat = findWritableChat(world, fields);
      const source = findMessage(findChat(world, fields, "from_chat_id"), fields, "forward").wire;
      if (source.has_protected_content) throw badRequest("message can't be forwarded");
      const origin = { type: "user", date: source.date, sender_user: source.from };
      return send(chat, fields, { ...contentOf(source), forward_origin: origin });
    },
  };
}

function contentOf(wire: WireMessage): Partial<WireMessage> {
  const { text, entities, caption, caption_entities, photo, document, contact } = wire;
  const content = { text, entities, caption, caption_entities, photo, document, contact };
  const present = Object.entries(content).filter(([, value]) => value !== undefined);
  if (present.length === 0) throw badRequest("message can't be copied");
  return Object.fromEntries(present);
}
