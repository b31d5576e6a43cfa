import type { Clock } from "../../src/core/clock.ts";
import { VendbotError } from "../../src/core/errors.ts";
import { createChanges } from "./changes.ts";
import type { ChatEvent, ChatMessage } from "./contract.ts";
import type { Files } from "./files.ts";
import type { ReplyButton, ReplyMarkup, WireChat, WireMessage, WireUser } from "./wire.ts";

/** A message as it is kept: what goes over the wire, and what only a screen shows. Replaced, never changed. */
export interface StoredMessage {
  readonly wire: WireMessage;
  /** The reply keyboard that it brought; an inline one is part of the wire message. */
  readonly markup?: ReplyMarkup;
}

/**
 * "stranger": never pressed Start. "met": neither, but the bot knows them from a group. "gone": blocked the bot, or
 * threw it out of the group.
 */
type ChatStanding = "stranger" | "met" | "member" | "gone";

interface MessageDraft {
  from: WireUser;
  content: Partial<WireMessage>;
  markup?: ReplyMarkup | undefined;
}

/** All chats of the bot. Message ids count up across them, as they do for private chats and basic groups. */
export function createChats(deps: { clock: Clock; files: Files; changed: () => void }) {
  const chats = new Map<number, Chat>();
  let lastMessageId = 0;
  const nextMessageId = () => ++lastMessageId;
  return {
    /** Throws for an id that is taken. */
    open(wire: WireChat, standing: ChatStanding): Chat {
      if (chats.has(wire.id)) throw new VendbotError("telegram.chat_exists", `There is a chat ${wire.id} already`);
      const chat = createChat(wire, standing, { ...deps, nextMessageId });
      chats.set(wire.id, chat);
      return chat;
    },
    get: (chatId: number) => chats.get(chatId),
  };
}

export type Chats = ReturnType<typeof createChats>;

interface ChatDeps {
  clock: Clock;
  files: Files;
  changed: () => void;
  nextMessageId: () => number;
}

function createChat(wire: WireChat, firstStanding: ChatStanding, deps: ChatDeps) {
  const { clock } = deps;
  const changes = createChanges();
  const messages = new Map<number, StoredMessage>();
  const history: ChatEvent[] = [];
  let standing = firstStanding;
  let replyKeyboard: readonly (readonly ReplyButton[])[] | null = null;
  let isOneTime = false;
  const looks = new WeakMap<StoredMessage, ChatMessage>();
  const look = (stored: StoredMessage): ChatMessage => {
    const seen = looks.get(stored) ?? toChatMessage(stored, deps.files);
    looks.set(stored, seen);
    return seen;
  };
  const changed = () => {
    changes.tell();
    deps.changed();
  };

  const turnKeyboard = (markup: ReplyMarkup | undefined, isFromBot: boolean) => {
    if (!isFromBot) {
      if (isOneTime) replyKeyboard = null;
    } else if (markup && "keyboard" in markup) {
      replyKeyboard = markup.keyboard;
      isOneTime = markup.one_time_keyboard === true;
    } else if (markup && "remove_keyboard" in markup) replyKeyboard = null;
  };

  return {
    id: wire.id,
    wire,
    chatInstance: String(Math.abs(wire.id) * 7919),
    messages,
    history,
    get replyKeyboard(): readonly (readonly ReplyButton[])[] | null {
      return replyKeyboard;
    },
    get standing(): ChatStanding {
      return standing;
    },
    set standing(next) {
      standing = next;
      changed();
    },
    append({ from, content, markup }: MessageDraft): StoredMessage {
      const id = deps.nextMessageId();
      const isInline = markup && "inline_keyboard" in markup;
      const base = { message_id: id, from, chat: wire, date: Math.floor(clock.now() / 1000) };
      const stored: StoredMessage = {
        wire: { ...base, ...content, ...(isInline && { reply_markup: markup }) },
        ...(markup && !isInline && { markup }),
      };
      messages.set(id, stored);
      history.push({ kind: "sent", at: clock.now(), message: look(stored) });
      turnKeyboard(markup, from.is_bot);
      changed();
      return stored;
    },
    replace(messageId: number, wire: WireMessage): StoredMessage {
      const before = messages.get(messageId);
      if (!before) throw new RangeError(`No message ${messageId}`);
      const after = { ...before, wire };
      messages.set(messageId, after);
      history.push({ kind: "edited", at: clock.now(), before: look(before), after: look(after) });
      changed();
      return after;
    },
    /** False when there is none. */
    remove(messageId: number): boolean {
      const stored = messages.get(messageId);
      if (!stored) return false;
      messages.delete(messageId);
      history.push({ kind: "deleted", at: clock.now(), message: look(stored) });
      changed();
      return true;
    },
    visible: () => [...messages.values()].map(look),
    /** Subscribes only to the events of this chat. Returns how to stop. */
    onChange: changes.listen,
  };
}

export type Chat = ReturnType<typeof createChat>;

function toChatMessage({ wire, markup }: StoredMessage, files: Files): ChatMessage {
  const photo = wire.photo?.at(-1);
  const photoInfo = photo && files.info(photo.file_id);
  const documentInfo = wire.document && files.info(wire.document.file_id);
  return {
    id: wire.message_id,
    from: wire.from.is_bot ? "bot" : "person",
    sender: wire.from,
    date: wire.date,
    text: wire.text ?? wire.caption ?? serviceText(wire),
    entities: wire.entities ?? wire.caption_entities ?? [],
    inlineKeyboard: wire.reply_markup?.inline_keyboard ?? [],
    ...(markup && "keyboard" in markup && { replyKeyboard: markup.keyboard }),
    ...(photoInfo && { photo: photoInfo }),
    ...(documentInfo && { document: documentInfo }),
    ...(wire.contact && { contact: wire.contact }),
    ...(wire.reply_to_message && { replyTo: wire.reply_to_message.message_id }),
    edited: wire.edit_date !== undefined,
    protectContent: wire.has_protected_content === true,
  };
}

function serviceText(wire: WireMessage): string {
  if (wire.new_chat_members) return `${wire.new_chat_members.map((user) => user.first_name).join(", ")} joined`;
  if (wire.left_chat_member) return `${wire.left_chat_member.first_name} left`;
  return "";
}
