import { isDeepStrictEqual } from "node:util";
import type { Chat, StoredMessage } from "../chats.ts";
import type { Fields } from "../fields.ts";
import { readInlineMarkup, readReplyMarkup } from "../keyboards.ts";
import { badRequest } from "../refusal.ts";
import type { WireMessage } from "../wire.ts";
import type { Methods, World } from "../world.ts";
import { findMessage, findWritableChat, spendRate } from "./addressing.ts";
import { readCaption, readInputMedia, readMedia, readReply, readText } from "./content.ts";

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

const deletableForMs = 48 * 3600_000;

/** Methods that change or remove a message that is there. */
export function changingMethods(world: World): Methods {
  const edit = (fields: Fields, change: (before: WireMessage) => WireMessage): WireMessage => {
    const chat = findWritableChat(world, fields);
    const stored = findMessage(chat, fields, "edit");
    if (!canEdit(world, stored)) throw badRequest("message can't be edited");
    // An edit without reply_markup takes the keyboard away.
    const markup = readInlineMarkup(fields.object("reply_markup"));
    const current = without(stored.wire, "edit_date");
    const after = { ...change(without(current, "reply_markup")), ...(markup && { reply_markup: markup }) };
    if (isDeepStrictEqual(after, current)) {
      const words = "specified new message content and reply markup are exactly the same as a current content";
      throw badRequest(`message is not modified: ${words} and reply markup of the message`);
    }
    const wire = { ...after, edit_date: Math.floor(world.clock.now() / 1000) };
    return chat.replace(wire.message_id, wire).wire;
  };
  const canDelete = (chat: Chat, { wire }: StoredMessage): boolean =>
    world.clock.now() - wire.date * 1000 <= deletableForMs &&
    (chat.wire.type === "private" || wire.from.id === world.bot.id);

  return {
    editMessageText(fields) {
      const content = readText(fields);
      return edit(fields, (before) => {
        if (before.text === undefined) throw badRequest("there is no text in the message to edit");
        return { ...without(before, "entities"), ...content };
      });
    },
    editMessageMedia: (fields) =>
      edit(fields, ({ message_id, from, chat, date, reply_to_message, has_protected_content }) => ({
        ...{ message_id, from, chat, date },
        ...(reply_to_message && { reply_to_message }),
        ...(has_protected_content && { has_protected_content }),
        ...readInputMedia(fields, world.files),
      })),
    deleteMessage(fields) {
      const chat = findWritableChat(world, fields);
      const stored = findMessage(chat, fields, "delete");
      if (!canDelete(chat, stored)) throw badRequest("message can't be deleted for everyone");
      return chat.remove(stored.wire.message_id);
    },
  };
}

function without<T extends object, Key extends keyof T>(object: T, ...keys: Key[]): Omit<T, Key> {
  const copy = { ...object };
  for (const key of keys) delete copy[key];
  return copy;
}

// Telegram edits no message that brought a reply keyboard, and none of another sender.
function canEdit(world: World, { wire, markup }: StoredMessage): boolean {
  return wire.from.id === world.bot.id && !(markup && "keyboard" in markup);
}
