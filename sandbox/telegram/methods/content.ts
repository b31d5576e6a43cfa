import type { Chat } from "../chats.ts";
import { cleanFormattedText } from "../entities.ts";
import { createFields, type Fields } from "../fields.ts";
import type { Files } from "../files.ts";
import { type FormattedText, parseHtml } from "../html.ts";
import { badRequest } from "../refusal.ts";
import type { WireMessage } from "../wire.ts";

const maxTextLength = 4096;
const maxCaptionLength = 1024;

/** The text of a message, formatted as it asks. Throws Refusal. */
export function readText(fields: Fields): Pick<WireMessage, "text" | "entities"> {
  if (!fields.text("text")) throw badRequest("message text is empty");
  const { text, entities } = readFormatted(fields, "text");
  if (text === "") throw badRequest("text must be non-empty");
  if (characters(text) > maxTextLength) throw badRequest("message is too long");
  return { text, ...(entities.length > 0 && { entities }) };
}

/** The caption, or nothing. Throws Refusal. */
export function readCaption(fields: Fields): Pick<WireMessage, "caption" | "caption_entities"> {
  const { text, entities } = readFormatted(fields, "caption");
  if (characters(text) > maxCaptionLength) throw badRequest("message caption is too long");
  if (text === "") return {};
  return { caption: text, ...(entities.length > 0 && { caption_entities: entities }) };
}

function readFormatted(fields: Fields, name: string): FormattedText {
  const text = fields.text(name) ?? "";
  const mode = (fields.text("parse_mode") ?? "").toLowerCase();
  if (mode === "html") return cleanFormattedText(parseHtml(text));
  // Markdown is not read here; refusing it is better than sending asterisks.
  if (mode !== "") throw badRequest("unsupported parse_mode");
  return cleanFormattedText({ text, entities: [] });
}

function characters(text: string): number {
  return [...text].length;
}

/** A photo or a document: uploaded, or one of before by its file_id. Throws Refusal. */
export function readMedia(fields: Fields, files: Files, kind: "photo" | "document"): Partial<WireMessage> {
  return toMedia(fields.file(kind), files, kind);
}

/** An InputMedia object with its caption. Throws Refusal. */
export function readInputMedia(fields: Fields, files: Files): Partial<WireMessage> {
  const media = fields.object("media");
  if (!media) throw badRequest("input media is not specified");
  const { type, media: reference } = media;
  if (type !== "photo" && type !== "document") throw badRequest(`type "${String(type)}" of the media is unsupported`);
  if (typeof reference !== "string" || reference === "") throw badRequest("media not found");
  const file = reference.startsWith("attach://") ? fields.file(reference) : reference;
  return { ...toMedia(file, files, type), ...readCaption(createFields(media, {})) };
}

function toMedia(file: ReturnType<Fields["file"]>, files: Files, kind: "photo" | "document"): Partial<WireMessage> {
  if (file === undefined || file === "") throw badRequest(`there is no ${kind} in the request`);
  if (kind === "photo") return { photo: typeof file === "string" ? files.reusePhoto(file) : files.addPhoto(file) };
  return { document: typeof file === "string" ? files.reuseDocument(file) : files.addDocument(file) };
}

/** The message that is replied to, if any. Throws Refusal. */
export function readReply(chat: Chat, fields: Fields): Pick<WireMessage, "reply_to_message"> {
  const reply = fields.object("reply_parameters");
  const messageId = Number(reply?.message_id ?? fields.integer("reply_to_message_id") ?? 0);
  if (messageId === 0) return {};
  const target = chat.messages.get(messageId);
  if (target) {
    const { reply_to_message: _, ...flat } = target.wire;
    return { reply_to_message: flat };
  }
  if (reply?.allow_sending_without_reply || fields.flag("allow_sending_without_reply")) return {};
  throw badRequest("message to be replied not found");
}
