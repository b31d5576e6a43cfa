import type { Message } from "grammy/types";
import type { Html, Say } from "./text.ts";

/** What people send that is not read, by the field that tells it: an animation comes as a document, too. */
const kinds = [
  ["voice", "voice"],
  ["photo", "picture"],
  ["sticker", "sticker"],
  ["animation", "sticker"],
  ["dice", "sticker"],
  ["video", "video"],
  ["video_note", "video"],
  ["audio", "file"],
  ["document", "file"],
  ["location", "place"],
  ["poll", "poll"],
] as const satisfies readonly [keyof Message, string][];

/** Telegram's own notes in a chat: nobody has said them. */
const notes = ["pinned_message", "message_auto_delete_timer_changed", "chat_background_set"] as const;

/** Says what of a message is not read; null where it is text, or a contact. */
export function sayUnread(say: Say, message: Message): Html | null {
  if (message.text !== undefined || message.contact) return null;
  const kind = kinds.find(([field]) => field in message)?.[1] ?? "other";
  return say.html("unread", { kind });
}

/** Whether a message is a note that wants no answer. */
export function isNote(message: Message | undefined): boolean {
  return message !== undefined && notes.some((field) => field in message);
}
